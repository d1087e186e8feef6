// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/auto_answers.h"
#include "session/computer_players.h"
#include "session/live_battle.h"
#include "session/screen.h"
#include "session/session_file.h"
#include "session/undo_stack.h"

#include <cstddef>
#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <vector>

#include <QObject>

namespace vallum::app {

class Sketchbook;

/// A battle of any system in progress in the window: the battle with the people and computers that play it.
/// All other parts query it, answer through it, and listen to it. It never decides what the rules allow.
class Session : public QObject {
    Q_OBJECT

public:
    [[nodiscard]] const LiveBattle& live() const { return *live_; }
    [[nodiscard]] bool hasBattle() const { return live_->hasBegun(); }
    [[nodiscard]] Screen& screen() const { return *screen_; }
    [[nodiscard]] ComputerPlayers& computers() const { return *computers_; }
    [[nodiscard]] UndoStack& undoStack() const { return *undoStack_; }
    [[nodiscard]] AutoAnswers& autoAnswers() { return autoAnswers_; }
    [[nodiscard]] virtual const SessionFile& file() const = 0;
    /// The drawings over the battle, saved with it.
    [[nodiscard]] virtual Sketchbook& sketches() = 0;

    /// Assigns a side to another player.
    void assign(Seat seat, PlayerKind kind);
    /// The new players also take over the open question.
    void assign(std::map<Seat, PlayerKind> players);
    [[nodiscard]] const Seating& seating() const { return seating_; }

    /// Whether a person at the screen has to answer.
    [[nodiscard]] bool isAsking() const;
    /// The question in public words; empty if there is none.
    [[nodiscard]] virtual Text questionText() const = 0;

    /// What came of an answer, as the log tells the viewer; empty if nothing is told.
    [[nodiscard]] virtual Text toldOf(std::size_t answer) const = 0;
    /// The first answer of the current phase, by tape position.
    [[nodiscard]] virtual std::size_t phaseBegan() const = 0;

    /// Secrets behind the curtain are in the past as well.
    [[nodiscard]] bool canLookBack() const { return hasBattle() && !screen_->curtainFor(); }
    [[nodiscard]] bool isLookingBack() const { return past_.has_value(); }
    /// The number of answers up to the state shown.
    [[nodiscard]] std::size_t answersShown() const { return past_.value_or(live_->answersGiven()); }
    /// Returns to the present.
    void comeBack();

    /// Takes effect from now on. Cards come from the seed even with real dice.
    void setDice(std::uint64_t seed, bool real);
    /// The real dice that have to be rolled now; null if none.
    [[nodiscard]] const RollDice* diceWanted() const { return past_ ? nullptr : live_->openRoll(); }
    /// Who rolls them and what they need; valid only while there are such dice.
    [[nodiscard]] virtual Text whoseDice() const = 0;
    Verdict throwDice(const std::vector<int>& faces);

Q_SIGNALS:
    /// Emitted after an answer, when the battle is already in its new state; `SessionOf::news` has the facts
    /// that the viewer may know.
    void happened();
    /// The open question has changed; there may be none.
    void asked();
    /// The battle shown was replaced: begun, opened, undone, or seen by a different viewer.
    void replaced();
    void refused(const Refusal& refusal);
    /// Emitted after each answer and each drawing, for the autosave.
    void settled();

protected:
    Session(std::shared_ptr<LiveBattle> live, QObject* parent);

    /// Starts over with the battle that has just begun.
    void begin(Seating seating);
    /// Shows the state after this many answers.
    void stopAt(std::size_t answers);
    /// Shows and tells what the latest answers led to.
    void publish();

private:
    /// Updates the state shown to what the viewer may see.
    virtual void show() = 0;
    /// Tells the latest facts as far as the viewer may know them.
    virtual void tell() = 0;

    void followQuestion();
    void goOn();
    void showAnew();

    std::shared_ptr<LiveBattle> live_;
    Seating seating_;
    AutoAnswers autoAnswers_;
    std::optional<std::size_t> past_;  // answers up to the moment shown
    Screen* screen_;
    ComputerPlayers* computers_;
    UndoStack* undoStack_;
};

}  // namespace vallum::app
