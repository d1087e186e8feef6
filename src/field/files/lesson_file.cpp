// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include <vallum/core/file_format.h>
#include <vallum/core/overloaded.h>
#include <vallum/core/text_file.h>
#include <vallum/field/files/lesson_file.h>
#include <vallum/field/files/scenario_file.h>

namespace vallum::field {

namespace {

using Finding = std::optional<FileError>;

FileError wrong(const std::string& place, std::string found, std::string expected) {
    return {{}, place, std::move(found), std::move(expected)};
}

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

/// What a step speaks of has to be on the table.
class Table {
public:
    explicit Table(const Scenario& scenario) : scenario_(scenario) {}

    [[nodiscard]] Finding missing(UnitId unit, const std::string& place) const {
        if (unit.raw() >= 0 && unit.raw() < std::ssize(scenario_.units)) return std::nullopt;
        return wrong(place, std::to_string(unit.raw()),
                     "a unit of the scenario, from 0 to " + std::to_string(scenario_.units.size() - 1));
    }
    [[nodiscard]] Finding beyond(geometry::Point at, const std::string& place) const {
        const geometry::Size& table = scenario_.setting->table;
        if (at.x >= Du() && at.x <= table.width && at.y >= Du() && at.y <= table.depth) return std::nullopt;
        return wrong(place, "a place beside the table", "one on the table of the scenario");
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
                                     [](const pointer::Part&) { return Finding(); }},
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

Finding faultOf(const Lesson& lesson, const Scenario& scenario) {
    const Table table(scenario);
    if (!table.hasSide(lesson.learner))
        return wrong("/learner", lesson.learner, "the color of a side of the scenario");
    for (std::size_t i = 0; i != lesson.steps.size(); ++i) {
        if (auto finding = table.fault(lesson.steps[i], "/steps/" + std::to_string(i))) return finding;
    }
    return std::nullopt;
}

Finding faultOf(const Lesson& lesson, const std::filesystem::path& file) {
    if (file.stem() != lesson.id) return wrong("/id", lesson.id, "the name of the file");
    return std::nullopt;
}

Finding faultOf(const Lesson& lesson) {
    if (lesson.minutes < 1) return wrong("/minutes", std::to_string(lesson.minutes), "a number from 1");
    if (lesson.seed < 1) return wrong("/seed", std::to_string(lesson.seed), "a number from 1");
    if (lesson.steps.empty()) return wrong("/steps", "an empty list", "at least one step");
    return std::nullopt;
}

tl::unexpected<FileError> in(const std::string& file, FileError error) {
    error.file = file;
    return tl::unexpected<FileError>(std::move(error));
}

}  // namespace

Expected<Lesson, FileError> lessonFrom(std::string_view text, const std::string& file) {
    auto lesson = readDocument<Lesson>({"vallum-lesson"}, text, file);
    if (!lesson) return lesson;
    if (auto finding = faultOf(*lesson)) return in(file, *std::move(finding));
    return lesson;
}

Expected<LoadedLesson, FileError> loadLesson(const std::filesystem::path& path, const Library& library) {
    const std::string file = path.string();
    auto lesson = readFile(path).and_then([&](const std::string& text) { return lessonFrom(text, file); });
    if (!lesson) return tl::unexpected<FileError>(lesson.error());
    if (auto finding = faultOf(*lesson, path)) return in(file, *std::move(finding));
    auto scenario = loadScenario(path.parent_path() / lesson->scenario, library);
    if (!scenario) return tl::unexpected<FileError>(scenario.error());
    if (auto finding = faultOf(*lesson, *scenario)) return in(file, *std::move(finding));
    return LoadedLesson{*std::move(lesson), *std::move(scenario)};
}

}  // namespace vallum::field
