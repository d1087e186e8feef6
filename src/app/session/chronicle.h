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
#include <vallum/core/rule.h>
#include <vallum/core/text.h>

namespace vallum::app {

class Session;

/// A point in time within a battle.
struct TimeOfBattle {
    int turn = 0;  // 0 before the first turn
    Seat active;
    Text phase;
};

/// An answer with consequences, and the time just after it.
struct PastMoment : TimeOfBattle {
    std::size_t answers = 0;
    std::size_t begin = 0;  // range of its events, by history index
    std::size_t end = 0;
    EnumSet<Beginning> begins;
};

struct PastLandmark {
    Memorable what = Memorable::broke;
    std::size_t moment = 0;
    int turn = 0;
    std::optional<Seat> seat;  // the side that suffered the loss
    Text words;
};

/// A line of the story. A single answer may end one turn and begin the next.
struct PastLine {
    Text words;
    int turn = 0;
    std::optional<Beginning> begins = {};
    bool isTrifle = false;            // appears only in the log
    bool isMemorable = false;         // worth looking for later
    std::optional<RuleId> rule = {};  // behind the event, if its words do not name one
};

/// The history of a session's battle up to the start of looking back, with every state in between.
class Past {
public:
    virtual ~Past() = default;

    /// Never empty: the first moment is the beginning.
    [[nodiscard]] const std::vector<PastMoment>& moments() const { return moments_; }
    [[nodiscard]] std::size_t last() const { return moments_.size() - 1; }
    /// The last moment after this many answers.
    [[nodiscard]] std::size_t momentOf(std::size_t answers) const;
    /// The moment of an event, by history index.
    [[nodiscard]] std::size_t momentWith(std::size_t happening) const;
    [[nodiscard]] std::optional<std::size_t> next(std::size_t moment, Beginning what) const;
    [[nodiscard]] std::optional<std::size_t> previous(std::size_t moment, Beginning what) const;
    /// The memorable events, as far as the player at the screen may know them.
    [[nodiscard]] virtual std::vector<PastLandmark> landmarks() const = 0;
    /// The last line about this moment; may be empty.
    [[nodiscard]] virtual Text newsOf(std::size_t moment) const = 0;
    /// All lines except the start of a turn.
    [[nodiscard]] virtual std::vector<PastLine> linesOf(std::size_t moment) const = 0;
    /// Who was ahead at the end of a turn; empty if no number tells.
    [[nodiscard]] virtual Text standingAfter(int turn) const = 0;
    /// Makes the session show a moment, either at once or by playing its facts.
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

/// What happened to somebody while a player was away.
struct Recalled {
    Text words;
    std::size_t answers = 0;  // number of answers before the first of these events
};

/// The story of a session's battle, in words and numbers that are independent of the rule system.
class Chronicle {
public:
    virtual ~Chronicle() = default;

    [[nodiscard]] virtual Session& session() const = 0;
    /// For example "A Duel", whatever the name of the branch.
    [[nodiscard]] virtual std::string scenarioTitle() const = 0;
    /// The time of the state shown.
    [[nodiscard]] virtual TimeOfBattle now() const = 0;
    [[nodiscard]] virtual bool isOverNow() const = 0;
    /// The last public line up to the state shown; may be empty.
    [[nodiscard]] virtual Text news() const = 0;
    [[nodiscard]] virtual std::vector<Seat> opponentsOf(Seat seat) const = 0;
    /// What a returning player should know.
    /// `Stage::pointAt` takes an index into these lines.
    [[nodiscard]] virtual std::vector<Recalled> sinceLastTurnOf(Seat seat) const = 0;
    /// A side's starting forces, one sentence each; none if they are secret or unknown.
    [[nodiscard]] virtual std::vector<Text> forcesOf(Seat /*seat*/) const { return {}; }
    /// From the first events or from all of them, limited to what the player at the screen may know.
    [[nodiscard]] virtual BattleLuck luck(std::optional<std::size_t> happenings) const = 0;
    /// Requires that the session can look back.
    [[nodiscard]] virtual std::unique_ptr<Past> past() const = 0;

protected:
    Chronicle() = default;
    Chronicle(const Chronicle&) = default;
    Chronicle(Chronicle&&) = default;
    Chronicle& operator=(const Chronicle&) = default;
    Chronicle& operator=(Chronicle&&) = default;
};

}  // namespace vallum::app
