// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include <vallum/core/enum_set.h>
#include <vallum/core/landmarks.h>
#include <vallum/core/luck.h>
#include <vallum/core/text.h>

namespace vallum::app {

class Session;

/// When it is in a battle.
struct TimeOfBattle {
    int turn = 0;  // 0 before the first
    Seat active;
    Text phase;
};

/// One answer that something came of, and when it was after that.
struct PastMoment : TimeOfBattle {
    std::size_t answers = 0;
    std::size_t begin = 0;  // of what happened then, by its place among all that happened
    std::size_t end = 0;
    EnumSet<Beginning> begins;
};

struct PastLandmark {
    Memorable what = Memorable::broke;
    std::size_t moment = 0;
    int turn = 0;
    std::optional<Seat> seat;  // whose loss it is
    Text words;
};

/// Something that is told. With one answer a turn may end and the next one begin.
struct PastLine {
    Text words;
    int turn = 0;
    std::optional<Beginning> begins = {};
    bool isTrifle = false;     // only the log tells it
    bool isMemorable = false;  // one looks for it later
};

/// All that happened in the battle of a session until one began to look back, and how it stood in between.
class Past {
public:
    virtual ~Past() = default;

    /// At least the beginning.
    [[nodiscard]] const std::vector<PastMoment>& moments() const { return moments_; }
    [[nodiscard]] std::size_t last() const { return moments_.size() - 1; }
    /// The last moment of so many answers.
    [[nodiscard]] std::size_t momentOf(std::size_t answers) const;
    /// The one in which a thing happened, by its place among all.
    [[nodiscard]] std::size_t momentWith(std::size_t happening) const;
    [[nodiscard]] std::optional<std::size_t> next(std::size_t moment, Beginning what) const;
    [[nodiscard]] std::optional<std::size_t> previous(std::size_t moment, Beginning what) const;
    /// What one remembers, as far as the one at the screen may know of it.
    [[nodiscard]] virtual std::vector<PastLandmark> landmarks() const = 0;
    /// The last that is told of what happened then; may be empty.
    [[nodiscard]] virtual Text newsOf(std::size_t moment) const = 0;
    /// All of it, but for the turn that began.
    [[nodiscard]] virtual std::vector<PastLine> linesOf(std::size_t moment) const = 0;
    /// Who was ahead when a turn was over; empty where no numbers tell it.
    [[nodiscard]] virtual Text standingAfter(int turn) const = 0;
    /// The session shows how it stood then: at once, or with what happened.
    virtual void show(std::size_t moment, bool withFacts) = 0;

protected:
    Past() = default;
    Past(const Past&) = default;
    Past(Past&&) = default;
    Past& operator=(const Past&) = default;
    Past& operator=(Past&&) = default;

    void add(PastMoment moment) { moments_.push_back(std::move(moment)); }

private:
    std::vector<PastMoment> moments_;
};

/// What became of somebody while a player was away.
struct Recalled {
    Text words;
    std::size_t answers = 0;  // after so many the first of it happened
};

/// What is told of the battle in a session, in words and numbers that know no system.
class Chronicle {
public:
    virtual ~Chronicle() = default;

    [[nodiscard]] virtual Session& session() const = 0;
    /// "A Duel", whatever the branch is called.
    [[nodiscard]] virtual std::string scenarioTitle() const = 0;
    /// Of the battle as it is shown.
    [[nodiscard]] virtual TimeOfBattle now() const = 0;
    [[nodiscard]] virtual bool isOverNow() const = 0;
    /// The last that everybody may know of what happened until what is shown; may be empty.
    [[nodiscard]] virtual Text news() const = 0;
    [[nodiscard]] virtual std::vector<Seat> opponentsOf(Seat seat) const = 0;
    /// What a player should know who comes back to the screen. The place of a line is what `Stage::pointAt`
    /// takes.
    [[nodiscard]] virtual std::vector<Recalled> sinceLastTurnOf(Seat seat) const = 0;
    /// With what a side began, a sentence each; none where nothing is told of it.
    [[nodiscard]] virtual std::vector<Text> forcesOf(Seat /*seat*/) const { return {}; }
    /// From the first so many things that happened, or from all; as far as the one at the screen knows.
    [[nodiscard]] virtual BattleLuck luck(std::optional<std::size_t> happenings) const = 0;
    /// While the session can look back.
    [[nodiscard]] virtual std::unique_ptr<Past> past() const = 0;

protected:
    Chronicle() = default;
    Chronicle(const Chronicle&) = default;
    Chronicle(Chronicle&&) = default;
    Chronicle& operator=(const Chronicle&) = default;
    Chronicle& operator=(Chronicle&&) = default;
};

}  // namespace vallum::app
