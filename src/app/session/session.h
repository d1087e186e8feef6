// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include <QObject>
#include <QTimer>

#include <vallum/core/chance.h>
#include <vallum/core/rule_system.h>
#include <vallum/core/saved_seats.h>

namespace vallum::app {

class Sketchbook;

/// Who plays a side: a person, or a computer player, from the weakest to the strongest.
enum class PlayerKind { person, random, recruit, greedy, centurion, legate };
/// These think too long to run on the window's thread.
[[nodiscard]] constexpr bool thinksLong(PlayerKind kind) {
    return kind == PlayerKind::centurion || kind == PlayerKind::legate;
}

struct Seating {
    std::map<Seat, PlayerKind> players;
    std::uint64_t seed = 1;
    bool realDice = false;  // thrown on a real table and typed in

    [[nodiscard]] bool isPerson(Seat seat) const {
        const auto found = players.find(seat);
        return found != players.end() && found->second == PlayerKind::person;
    }
    bool operator==(const Seating&) const = default;
};

[[nodiscard]] SavedSeats savedSeats(const Seating& seating);
/// Seats that are not mentioned belong to persons.
[[nodiscard]] Seating seatingFrom(const SavedSeats& saved, const std::vector<Seat>& seats);

/// How a question reaches a person who may not be the one at the screen.
enum class Handover {
    open,      // needs no secret: anybody may answer, and the viewer is unknown afterward
    curtain,   // needs a secret that only its player may see
    once,      // the same, but the last player to lift it needs no other this turn
    straight,  // its player has no secrets yet, and takes the screen without a curtain
};

/// A battle of any system in progress in the window: who plays which side, who
/// may see what, who is at the screen, what can be undone, and the pacing of
/// computer players. SessionOf holds the battle itself; all other parts query it,
/// answer through it, and listen to it. It never decides what the rules allow.
class Session : public QObject {
    Q_OBJECT

public:
    /// Assigns a side to another player.
    void seat(Seat seat, PlayerKind kind);
    /// The new players also take over the open question.
    void seat(std::map<Seat, PlayerKind> players);
    [[nodiscard]] const Seating& seating() const { return seating_; }
    /// Empty before there is a battle.
    [[nodiscard]] virtual std::vector<NamedSide> sides() const = 0;
    [[nodiscard]] virtual Text nameOf(Seat seat) const = 0;
    /// The computer players for this system.
    [[nodiscard]] virtual std::vector<PlayerKind> computers() const = 0;

    [[nodiscard]] virtual bool hasBattle() const = 0;
    [[nodiscard]] virtual bool isOver() const = 0;
    [[nodiscard]] virtual std::string title() const = 0;
    /// The branch that the battle belongs to, if any.
    [[nodiscard]] const std::optional<Branch>& branch() const { return branch_; }
    /// The number of answers on the tape.
    [[nodiscard]] virtual std::size_t answersGiven() const = 0;
    /// The number of answers up to the state shown.
    [[nodiscard]] std::size_t answersShown() const { return past_.value_or(answersGiven()); }
    /// The battle as the text of a save file.
    [[nodiscard]] virtual std::string saved() const = 0;
    /// The same, cut off where the branch begins.
    [[nodiscard]] virtual std::string savedBranch(const Branch& branch,
                                                  const std::map<Seat, PlayerKind>& players) const = 0;
    /// The drawings over the battle, saved with it.
    [[nodiscard]] virtual Sketchbook& sketches() = 0;

    /// The seat that is asked, person or computer.
    [[nodiscard]] virtual std::optional<Seat> askedSeat() const = 0;
    /// Whether a person at the screen has to answer.
    [[nodiscard]] bool isAsking() const;
    /// The question in public words; empty if there is none.
    [[nodiscard]] virtual Text questionText() const = 0;

    /// The person at the screen; none while the curtain is down, while it is unknown who sits there, or when
    /// only computers play.
    [[nodiscard]] std::optional<Seat> viewer() const { return viewer_; }
    /// The seat whose view is shown; without a viewer an
    /// empty seat, which sees only what everybody sees.
    [[nodiscard]] Seat eyes() const;
    /// The person who must come to the screen before anything secret is shown.
    [[nodiscard]] std::optional<Seat> curtainFor() const { return curtain_; }
    /// Some curtains leave the table visible.
    [[nodiscard]] bool isTableCovered() const { return curtain_ && coversTable(); }
    void liftCurtain();
    /// Without curtains all hands are visible, for solo play and teaching.
    void setCurtains(bool on);
    [[nodiscard]] bool hasCurtains() const { return curtains_; }

    /// Secrets behind the curtain are in the past as well.
    [[nodiscard]] bool canLookBack() const { return hasBattle() && !curtain_; }
    [[nodiscard]] bool isLookingBack() const { return past_.has_value(); }
    /// Returns to the present.
    void comeBack();

    /// Takes effect from now on. Cards come from the seed even with real dice.
    void setRealDice(bool on);
    void setSeed(std::uint64_t seed);
    /// The real dice that have to be rolled now; null if none.
    [[nodiscard]] const RollDice* diceWanted() const { return past_ ? nullptr : openRoll(); }
    /// Who rolls them and what they need; valid only while there are such dice.
    [[nodiscard]] virtual Text whoseDice() const = 0;
    virtual Verdict throwDice(const std::vector<int>& faces) = 0;

    [[nodiscard]] bool canUndo() const { return answerToTakeBack().has_value(); }
    [[nodiscard]] bool canRedo() const { return hasBattle() && !past_ && isRedoKept(); }
    void undo();
    virtual void redo() = 0;

    /// The delay between two answers of a computer player, so that people can follow.
    void setPace(int milliseconds);
    /// If off, a person's only possible answer is given automatically, and undone with the answer before it.
    void setAsksAnyway(bool on) { asksAnyway_ = on; }
    /// The seat passes whenever it can, until the turn ends or something is undone.
    void passFromNowOn(Seat seat) { passing_.insert(seat); }
    /// Computer players wait while the table is not visible.
    void setHalted(bool halted);
    [[nodiscard]] bool isHalted() const { return halted_; }
    /// Computer players wait while this returns true, until their actions have been shown.
    void setIsShowing(std::function<bool()> isShowing) { isShowing_ = std::move(isShowing); }

Q_SIGNALS:
    /// Emitted after an answer, when the battle is already in its new state; `SessionOf::news` has the facts
    /// that the viewer may know.
    void happened();
    /// The open question has changed; there may be none.
    void asked();
    /// The battle shown was replaced: begun, opened, undone, or seen by a different viewer.
    void replaced();
    void haltedChanged();
    void refused(const Refusal& refusal);
    /// A computer player gave an illegal answer and has to give another one.
    void computerRefused(Seat seat, const Refusal& refusal);
    /// Emitted after each answer and each drawing, for the autosave.
    void settled();

protected:
    /// The result of asking a computer player.
    enum class Attempt { answered, thinking, atALoss };

    explicit Session(QObject* parent);

    /// Starts over with another battle.
    void begin(Seating seating, std::optional<Branch> branch);
    /// Call this after answers, before their facts are told.
    void settle();
    /// Shows the state after this many answers.
    void stopAt(std::size_t answers);
    [[nodiscard]] bool asksAnyway() const { return asksAnyway_; }
    /// Makes undo take back the answers from `begin` to before `end`, by tape position, as one.
    void giveTogether(std::size_t begin, std::size_t end);
    [[nodiscard]] bool isPassing(Seat seat) const { return passing_.contains(seat); }
    void forgetPasses() { passing_.clear(); }
    /// Records that this answer was given automatically.
    void giveUnasked(std::size_t answer) { unasked_.insert(answer); }
    /// Drops groups and automatic answers from this tape position on.
    void forgetTogether(std::size_t begin);
    /// Whether an undone answer belongs together with the one at `begin`.
    [[nodiscard]] bool goesWith(std::size_t begin, std::size_t answer) const;

private:
    /// Provided by the battle of each system.
    [[nodiscard]] virtual Handover handover() const = 0;
    [[nodiscard]] virtual int turn() const = 0;
    [[nodiscard]] virtual bool coversTable() const = 0;
    [[nodiscard]] virtual bool isSamePerson(Seat one, Seat other) const = 0;
    [[nodiscard]] virtual const RollDice* openRoll() const = 0;
    [[nodiscard]] virtual Seat answeredBy(std::size_t answer) const = 0;
    /// Whether an answer revealed something, which makes undoing it impossible.
    [[nodiscard]] virtual bool isKnown(std::size_t answer) const = 0;
    [[nodiscard]] virtual bool isRedoKept() const = 0;
    virtual void takeBackTo(std::size_t answers) = 0;
    virtual void forgetWaiting() = 0;
    /// Asks the computer player, or checks whether one that is thinking has finished.
    virtual Attempt letAnswer(PlayerKind kind) = 0;
    virtual void reseatChance() = 0;
    /// Updates the state shown to what the viewer may see.
    virtual void show() = 0;

    void showAnew();
    void findViewer();
    void drawCurtain();
    void changeChance();
    void letComputerAnswer();
    [[nodiscard]] std::optional<std::size_t> answerToTakeBack() const;
    [[nodiscard]] std::size_t beginOfAllWith(std::size_t answer) const;

    struct AnswerGroup {
        std::size_t begin;
        std::size_t end;
    };

    Seating seating_;
    std::optional<Branch> branch_;
    std::optional<std::size_t> past_;  // answers up to the moment shown
    std::vector<AnswerGroup> together_;
    std::set<std::size_t> unasked_;  // tape positions of answers given automatically
    bool asksAnyway_ = false;
    std::set<Seat> passing_;
    std::optional<Seat> viewer_;
    std::optional<Seat> curtain_;
    std::optional<std::pair<Seat, int>> came_;  // who lifted the last curtain, and in which turn
    bool curtains_ = true;
    QTimer pace_;
    QTimer thinking_;
    bool halted_ = false;
    std::function<bool()> isShowing_;
};

}  // namespace vallum::app
