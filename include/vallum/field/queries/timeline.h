// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <string_view>
#include <vector>

#include <vallum/core/enum_set.h>
#include <vallum/field/facts.h>
#include <vallum/field/model/battle.h>

namespace vallum::field {

/// Something that happened, and after how many answers.
struct Happening {
    Fact fact;
    std::size_t answers = 0;
};
/// What a referee has told (`news` and `newsAfter`).
std::vector<Happening> happenings(const std::vector<Fact>& news, const std::vector<std::size_t>& newsAfter);

/// What begins at a moment: where one may want to go.
enum class Beginning { turn, phase, combat };
constexpr auto names(Beginning) { return std::array<std::string_view, 3>{"turn", "phase", "combat"}; }

/// What one answer brought about, and how things stood after it. Answers of which nothing came are no
/// moments of their own.
struct Moment {
    std::size_t answers = 0;
    std::size_t begin = 0;  // of what happened then, by its place among all that happened
    std::size_t end = 0;
    Stage stage = Stage::deployment;
    int turn = 0;
    Phase phase = Phase::activation;
    Seat active;
    EnumSet<Beginning> begins;
};

/// What one remembers of a battle.
enum class Memorable { broke, fled, eliminated, generalLost, collapsed, ended };
constexpr auto names(Memorable) {
    return std::array<std::string_view, 6>{"broke",        "fled",      "eliminated",
                                           "general-lost", "collapsed", "ended"};
}
struct Landmark {
    Memorable what = Memorable::broke;
    std::size_t moment = 0;
    std::size_t happening = 0;
    std::optional<Seat> seat;  // whose loss it is
};

/// A battle's past. Because facts are complete, any moment of it is an earlier one and what happened since:
/// no rule is asked again.
class Timeline {
public:
    /// The battle as it began, and all that happened in it.
    Timeline(Battle begin, std::vector<Happening> happenings);

    /// At least the beginning, of which all that happened before the first answer is a part.
    [[nodiscard]] const std::vector<Moment>& moments() const { return moments_; }
    [[nodiscard]] std::size_t last() const { return moments_.size() - 1; }
    [[nodiscard]] const std::vector<Happening>& happenings() const { return happenings_; }
    [[nodiscard]] const std::vector<Landmark>& landmarks() const { return landmarks_; }

    /// As it stood after the moment; all cards lie open.
    [[nodiscard]] Battle at(std::size_t moment) const;
    [[nodiscard]] std::vector<Fact> factsOf(std::size_t moment) const;
    /// The last moment of so many answers.
    [[nodiscard]] std::size_t momentOf(std::size_t answers) const;
    [[nodiscard]] std::optional<std::size_t> next(std::size_t moment, Beginning) const;
    [[nodiscard]] std::optional<std::size_t> previous(std::size_t moment, Beginning) const;

private:
    void remember(const Battle& battle, std::size_t happening);

    std::vector<Happening> happenings_;
    std::vector<Moment> moments_;
    std::vector<Landmark> landmarks_;
    std::vector<Battle> kept_;  // as it stood after every so many moments
};

}  // namespace vallum::field
