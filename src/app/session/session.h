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

/// Who answers for a side: a person, or a computer player, from the weakest to the strongest.
enum class PlayerKind { person, random, recruit, greedy, centurion, legate };
/// These take longer over a decision than a window may stand still.
[[nodiscard]] constexpr bool thinksLong(PlayerKind kind) {
    return kind == PlayerKind::centurion || kind == PlayerKind::legate;
}

struct Seating {
    std::map<Seat, PlayerKind> players;
    std::uint64_t seed = 1;
    bool realDice = false;  // thrown before the screen and typed in

    [[nodiscard]] bool isPerson(Seat seat) const {
        const auto found = players.find(seat);
        return found != players.end() && found->second == PlayerKind::person;
    }
    bool operator==(const Seating&) const = default;
};

[[nodiscard]] SavedSeats savedSeats(const Seating& seating);
/// Seats of which nothing is said are for persons.
[[nodiscard]] Seating seatingFrom(const SavedSeats& saved, const std::vector<Seat>& seats);

/// How a question comes to a person who may not be the one before the screen.
enum class Handover {
    open,      // it needs no secret: anybody may answer, and nobody knows who sits there
    curtain,   // it needs a secret, which only its player may see
    once,      // the same, but whoever has come behind it once stays at hand until the turn is over
    straight,  // its player has no secret yet, and is seen to be there
};

/// A battle that is being fought in the window, of whatever system: who sits where and who may see what,
/// whose turn it is at the screen, what can be taken back, and the clock of computer players. What it holds
/// is the business of SessionOf; everything else asks it, answers through it, and hears from it. It never
/// decides what a rule allows.
class Session : public QObject {
    Q_OBJECT

public:
    /// From now on somebody else answers for a side.
    void seat(Seat seat, PlayerKind kind);
    /// The open question is for whoever sits there now.
    void seat(std::map<Seat, PlayerKind> players);
    [[nodiscard]] const Seating& seating() const { return seating_; }
    /// None before there is a battle.
    [[nodiscard]] virtual std::vector<NamedSide> sides() const = 0;
    [[nodiscard]] virtual Text nameOf(Seat seat) const = 0;
    /// Those that play battles of this system.
    [[nodiscard]] virtual std::vector<PlayerKind> computers() const = 0;

    [[nodiscard]] virtual bool hasBattle() const = 0;
    [[nodiscard]] virtual bool isOver() const = 0;
    [[nodiscard]] virtual std::string title() const = 0;
    /// The branch that the battle is, if it is one.
    [[nodiscard]] const std::optional<Branch>& branch() const { return branch_; }
    /// So many answers are on the tape.
    [[nodiscard]] virtual std::size_t answersGiven() const = 0;
    /// So many have led to what is shown.
    [[nodiscard]] std::size_t answersShown() const { return past_.value_or(answersGiven()); }
    /// As a file.
    [[nodiscard]] virtual std::string saved() const = 0;
    /// Up to where the branch begins.
    [[nodiscard]] virtual std::string savedBranch(const Branch& branch,
                                                  const std::map<Seat, PlayerKind>& players) const = 0;
    /// What is drawn over the battle and kept with it.
    [[nodiscard]] virtual Sketchbook& sketches() = 0;

    /// Whoever is asked, person or not.
    [[nodiscard]] virtual std::optional<Seat> askedSeat() const = 0;
    /// Whether a person at the screen has to answer.
    [[nodiscard]] bool isAsking() const;
    /// What is asked, as everybody may know it; empty where nothing is.
    [[nodiscard]] virtual Text questionText() const = 0;

    /// Who sits before the screen; nobody while the curtain is down, while nobody knows who does, or where
    /// only computers play.
    [[nodiscard]] std::optional<Seat> viewer() const { return viewer_; }
    /// For whose eyes everything is shown and told: without a viewer those of an empty seat, which sees what
    /// everybody sees.
    [[nodiscard]] Seat eyes() const;
    /// The person who has to come to the screen before anything secret is shown.
    [[nodiscard]] std::optional<Seat> curtainFor() const { return curtain_; }
    /// Not every curtain hides the table.
    [[nodiscard]] bool isTableCovered() const { return curtain_ && coversTable(); }
    void liftCurtain();
    /// Without curtains both hands lie open: for one who plays alone, and for teaching.
    void setCurtains(bool on);
    [[nodiscard]] bool hasCurtains() const { return curtains_; }

    /// What is secret behind a curtain is so in its past, too.
    [[nodiscard]] bool canLookBack() const { return hasBattle() && !curtain_; }
    [[nodiscard]] bool isLookingBack() const { return past_.has_value(); }
    /// The battle goes on from where it stands.
    void comeBack();

    /// From now on. Cards come from the seed even where the dice are real.
    void setRealDice(bool on);
    void setSeed(std::uint64_t seed);
    /// The dice that somebody at the screen has to throw now.
    [[nodiscard]] const RollDice* diceWanted() const { return past_ ? nullptr : openRoll(); }
    /// Whose they are, and what they have to show; only while there are such dice.
    [[nodiscard]] virtual Text whoseDice() const = 0;
    virtual Verdict throwDice(const std::vector<int>& faces) = 0;

    [[nodiscard]] bool canUndo() const { return answerToTakeBack().has_value(); }
    [[nodiscard]] bool canRedo() const { return hasBattle() && !past_ && isRedoKept(); }
    void undo();
    virtual void redo() = 0;

    /// Between two answers of a computer player, so that a person can follow.
    void setPace(int milliseconds);
    /// Otherwise who has only one answer is not asked: it is given, and undone with the answer before it.
    void setAsksAnyway(bool on) { asksAnyway_ = on; }
    /// Until the turn ends, or something is taken back, the seat is asked nothing that it can pass on.
    void passFromNowOn(Seat seat) { passing_.insert(seat); }
    /// Computer players wait while nobody looks at the table.
    void setHalted(bool halted);
    [[nodiscard]] bool isHalted() const { return halted_; }
    /// Computer players wait while this is so: until what they did has been shown.
    void setIsShowing(std::function<bool()> isShowing) { isShowing_ = std::move(isShowing); }

Q_SIGNALS:
    /// After an answer; `SessionOf::news` is what came of it, as far as the viewer may know. The battle is
    /// already as it stands afterward.
    void happened();
    /// Another question is open, or none.
    void asked();
    /// The battle is another one than before: begun, opened, taken back, or seen by somebody else.
    void replaced();
    void haltedChanged();
    void refused(const Refusal& refusal);
    /// A computer player gave an answer that the rules do not take, and has to give another one.
    void computerRefused(Seat seat, const Refusal& refusal);
    /// After each answer and each drawing, for keeping it on disk.
    void settled();

protected:
    /// What has come of asking a computer player.
    enum class Attempt { answered, thinking, atALoss };

    explicit Session(QObject* parent);

    /// Another battle is there.
    void begin(Seating seating, std::optional<Branch> branch);
    /// After answers, before what came of them is told.
    void settle();
    /// The battle is shown as it was after so many answers.
    void stopAt(std::size_t answers);
    [[nodiscard]] bool asksAnyway() const { return asksAnyway_; }
    /// Answers from one to before the other, by their places on the tape, are taken back as one.
    void giveTogether(std::size_t begin, std::size_t end);
    [[nodiscard]] bool isPassing(Seat seat) const { return passing_.contains(seat); }
    void forgetPasses() { passing_.clear(); }
    /// Nobody was asked for it.
    void giveUnasked(std::size_t answer) { unasked_.insert(answer); }
    /// From this place on the tape the battle goes another way.
    void forgetTogether(std::size_t begin);
    /// Whether an answer that was taken back belongs to the one that was at `begin`.
    [[nodiscard]] bool goesWith(std::size_t begin, std::size_t answer) const;

private:
    /// What only a battle of one system can say and do.
    [[nodiscard]] virtual Handover handover() const = 0;
    [[nodiscard]] virtual int turn() const = 0;
    [[nodiscard]] virtual bool coversTable() const = 0;
    [[nodiscard]] virtual bool isSamePerson(Seat one, Seat other) const = 0;
    [[nodiscard]] virtual const RollDice* openRoll() const = 0;
    [[nodiscard]] virtual Seat answeredBy(std::size_t answer) const = 0;
    /// Whether something has come of an answer that cannot be unseen.
    [[nodiscard]] virtual bool isKnown(std::size_t answer) const = 0;
    [[nodiscard]] virtual bool isRedoKept() const = 0;
    virtual void takeBackTo(std::size_t answers) = 0;
    virtual void forgetWaiting() = 0;
    /// Asks the computer, or looks whether one that thinks has come to an answer.
    virtual Attempt letAnswer(PlayerKind kind) = 0;
    virtual void reseatChance() = 0;
    /// What the viewer may see of it.
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
    std::optional<std::size_t> past_;  // after so many answers
    std::vector<AnswerGroup> together_;
    std::set<std::size_t> unasked_;  // answers on the tape for which nobody was asked
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
