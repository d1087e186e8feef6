// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include <vallum/core/overloaded.h>
#include <vallum/core/readers/lesson_file.h>
#include <vallum/field/files/lesson_file.h>
#include <vallum/field/files/scenario_file.h>

namespace vallum::field {

namespace {

using lesson::Finding;

std::vector<UnitId> unitsOf(const Aim& aim) {
    return std::visit(Overloaded{[](const aim::Activate& it) { return it.units; },
                                 [](const aim::Charge& it) { return std::vector{it.unit, it.target}; },
                                 [](const aim::Shoot& it) { return std::vector{it.unit, it.target}; },
                                 []<class A>(const A& it) {
                                     if constexpr (requires { it.unit; }) {
                                         return std::vector{it.unit};
                                     } else {
                                         return std::vector<UnitId>{};
                                     }
                                 }},
                      aim);
}

std::optional<geometry::Point> placeOf(const Aim& aim) {
    const auto* move = std::get_if<aim::MoveTo>(&aim);
    return move == nullptr ? std::nullopt : std::optional(move->at);
}

/// Checks that everything a step refers to is on the table.
class Table {
public:
    explicit Table(const Scenario& scenario) : scenario_(scenario) {}

    [[nodiscard]] Finding missing(UnitId unit, const std::string& place) const {
        return lesson::missing(unit, scenario_.units.size(), place);
    }
    [[nodiscard]] Finding beyond(geometry::Point at, const std::string& place) const {
        const geometry::Size& table = scenario_.setting->table;
        if (at.x >= Du() && at.x <= table.width && at.y >= Du() && at.y <= table.depth) return std::nullopt;
        return lesson::wrong(place, "a place beside the table", "one on the table of the scenario");
    }

    [[nodiscard]] Finding fault(const Aim& aim, const std::string& place) const {
        for (const UnitId unit : unitsOf(aim)) {
            if (auto finding = missing(unit, place)) return finding;
        }
        const auto at = placeOf(aim);
        return at ? beyond(*at, place) : std::nullopt;
    }
    [[nodiscard]] Finding fault(const Pointer& pointer, const std::string& place) const {
        return std::visit(Overloaded{[&](const pointer::Unit& it) { return missing(it.unit, place); },
                                     [&](const pointer::Place& it) { return beyond(it.at, place); },
                                     [](const pointer::WindowPart&) { return Finding(); }},
                          pointer);
    }
    [[nodiscard]] Finding fault(const LessonStep& step, const std::string& place) const {
        if (auto finding = fault(step.aim, place + "/aim")) return finding;
        for (std::size_t i = 0; i != step.points.size(); ++i) {
            if (auto finding = fault(step.points[i], place + "/points/" + std::to_string(i))) return finding;
        }
        return std::nullopt;
    }
    [[nodiscard]] bool hasSide(std::string_view name) const {
        const auto seat = seatNamed(name);
        return seat && std::ranges::count(scenario_.setting->sides, *seat, &Side::seat) == 1;
    }

private:
    const Scenario& scenario_;
};

const FileFormat format{lessonFormat};

}  // namespace

Expected<LoadedLesson, FileError> loadLesson(const std::filesystem::path& path, const Library& library) {
    return lesson::load<Lesson, Scenario>(
        format, path, [&](const std::filesystem::path& it) { return loadScenario(it, library); },
        [](const Scenario& scenario, std::string_view name) { return Table(scenario).hasSide(name); },
        [](const Scenario& scenario, const LessonStep& step, const std::string& place) {
            return Table(scenario).fault(step, place);
        });
}

}  // namespace vallum::field
