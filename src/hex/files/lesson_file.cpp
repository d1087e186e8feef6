// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include <vallum/core/overloaded.h>
#include <vallum/core/readers/lesson_file.h>
#include <vallum/core/text.h>
#include <vallum/hex/files/lesson_file.h>

namespace vallum::hex {

namespace {

using lesson::Finding;

/// Checks that everything a step refers to is on the board or in the deck.
class Known {
public:
    explicit Known(const Scenario& scenario) : scenario_(scenario) {}

    [[nodiscard]] Finding fault(const LessonStep& step, const std::string& place) const {
        if (auto finding = faultIn(step.aim, place + "/aim")) return finding;
        if (step.onlyAfter) {
            if (auto finding = faultIn(*step.onlyAfter, place + "/onlyAfter")) return finding;
        }
        for (std::size_t i = 0; i != step.points.size(); ++i) {
            if (auto finding = faultIn(step.points[i], place + "/points/" + std::to_string(i)))
                return finding;
        }
        return std::nullopt;
    }

private:
    [[nodiscard]] Finding missing(UnitId unit, const std::string& place) const {
        return lesson::missing(unit, scenario_.units.size(), place);
    }
    [[nodiscard]] Finding unknown(const std::string& card, const std::string& place) const {
        const auto& cards = scenario_.setting->cards;
        if (std::ranges::count(cards, card, &CommandCard::id) != 0) return std::nullopt;
        return lesson::wrong(place, '"' + card + '"',
                             phrase("Files", "the id of a command card, such as two-orders-center").pattern);
    }
    /// The first unknown reference in an aim, a pointer or a premise.
    [[nodiscard]] Finding faultIn(const auto& variant, const std::string& place) const {
        return std::visit([&](const auto& it) { return faultOf(it, place); }, variant);
    }
    template <class T> [[nodiscard]] Finding faultOf(const T& it, const std::string& place) const {
        Finding finding;
        if constexpr (requires { it.units; }) {
            for (const UnitId unit : it.units) {
                if (!finding) finding = missing(unit, place);
            }
        }
        if constexpr (requires { it.unit; }) finding = missing(it.unit, place);
        if constexpr (requires { it.target; }) {
            if (!finding && it.target) finding = missing(*it.target, place);
        }
        if constexpr (requires { it.card; }) finding = unknown(it.card, place);
        if constexpr (requires { it.at; }) {
            if (!finding && !isOnBoard(it.at))
                finding = lesson::wrong(place, toText(it.at), phrase("Files", "a hex").pattern);
        }
        return finding;
    }

    const Scenario& scenario_;
};

const FileFormat format{lessonFormat};

}  // namespace

Expected<LoadedLesson, FileError> loadLesson(const std::filesystem::path& path, const Library& library) {
    const auto open = [&](const std::filesystem::path& file) {
        return loadScenario(file, library).map([](ScenarioFile it) { return std::move(it.scenario); });
    };
    return lesson::load<Lesson, Scenario>(
        format, path, open,
        [](const Scenario& scenario, std::string_view name) {
            return std::ranges::count(scenario.setting->sides, name, &Side::key) == 1;
        },
        [](const Scenario& scenario, const LessonStep& step, const std::string& place) {
            return Known(scenario).fault(step, place);
        });
}

}  // namespace vallum::hex
