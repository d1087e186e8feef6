// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/seating.h"
#include "session/undo_steps.h"

#include <cstddef>
#include <optional>
#include <vector>

#include <vallum/core/chance.h>
#include <vallum/core/rule_system.h>

namespace vallum::app {

class AutoAnswers;

/// How a question reaches a person who may not be the one at the screen.
enum class Handover {
    open,            // needs no secret: anybody may answer, and the viewer is unknown afterward
    curtain,         // needs a secret that only its player may see
    oncePerTurn,     // the same, but the last player to lift it needs no other this turn
    withoutCurtain,  // its player has no secrets yet, and takes the screen without a curtain
};

/// What a player has seen that cannot be unseen.
enum class Seen { nothing, dice, cards, range, unit };

/// The result of asking a computer player.
struct Attempt {
    enum class Outcome { answered, thinking, hasNoAnswer };
    Outcome outcome = Outcome::answered;
    std::vector<Refusal> refused = {};  // why its first answers were illegal
};

/// The battle of a session with everything that does not depend on the system's types, and with all secrets:
/// whoever shows something of it asks the session first who may see it. Only a session changes it.
class LiveBattle {
public:
    LiveBattle() = default;
    LiveBattle(const LiveBattle&) = delete;
    LiveBattle& operator=(const LiveBattle&) = delete;
    virtual ~LiveBattle() = default;

    /// False: there is no battle yet, and only `computers` and `sides` may be asked for.
    [[nodiscard]] virtual bool hasBegun() const = 0;
    [[nodiscard]] virtual bool isOver() const = 0;
    [[nodiscard]] virtual int turn() const = 0;
    /// Empty before there is a battle.
    [[nodiscard]] virtual std::vector<NamedSide> sides() const = 0;
    [[nodiscard]] virtual Text nameOf(Seat seat) const = 0;
    [[nodiscard]] virtual bool isSamePerson(Seat one, Seat other) const = 0;
    [[nodiscard]] virtual Text sentence(const Refusal& refusal) const = 0;
    /// The computer players for this system.
    [[nodiscard]] virtual std::vector<PlayerKind> computers() const = 0;

    /// The seat that is asked: a person's, a computer's, or Chance.
    [[nodiscard]] virtual std::optional<Seat> askedSeat() const = 0;
    [[nodiscard]] virtual Handover handover() const = 0;
    [[nodiscard]] virtual bool coversTable() const = 0;
    /// The dice that Chance is asked for; null if none.
    [[nodiscard]] virtual const RollDice* openRoll() const = 0;

    /// The number of answers on the tape.
    [[nodiscard]] virtual std::size_t answersGiven() const = 0;
    [[nodiscard]] virtual Seat answeredBy(std::size_t answer) const = 0;
    /// What an answer revealed, which makes undoing it impossible.
    [[nodiscard]] virtual Seen seenAt(std::size_t answer) const = 0;
    [[nodiscard]] bool isKnown(std::size_t answer) const { return seenAt(answer) != Seen::nothing; }
    [[nodiscard]] const UndoSteps& steps() const { return steps_; }
    [[nodiscard]] virtual bool canRedo() const = 0;

    virtual void redo() = 0;
    virtual void takeBackTo(std::size_t answers) = 0;
    /// Gives the answers that had to wait until their question is open again.
    virtual Verdict goOn() = 0;
    /// Forgets them.
    virtual void dropPending() = 0;
    /// Answers a person's question that needs no asking. False: it has to be asked.
    virtual bool answerUnasked(const AutoAnswers& automatic) = 0;
    virtual Verdict throwDice(const std::vector<int>& faces) = 0;
    /// Asks the computer player, or checks whether one that is thinking has finished.
    virtual Attempt letAnswer(PlayerKind kind) = 0;
    /// One that is thinking answers soon, with the best that it has found.
    virtual void stopThinking() = 0;
    /// Other dice from now on. Rolls pending dice at once if they are no longer real.
    virtual void reseat(const Seating& seating) = 0;

protected:
    UndoSteps steps_;
};

}  // namespace vallum::app
