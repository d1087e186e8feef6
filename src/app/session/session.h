// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <vector>

#include <QObject>
#include <QTimer>

#include <vallum/core/referee.h>
#include <vallum/field/files/save_file.h>
#include <vallum/field/queries/dice_wanted.h>
#include <vallum/field/queries/timeline.h>
#include <vallum/field/system.h>

namespace vallum::app {

class Sketchbook;

using Referee = vallum::Referee<field::System>;
using Record = vallum::Record<field::System>;
using Asked = vallum::Asked<field::System>;

/// Who answers for a side.
enum class Who { person, random, greedy };

struct Seating {
    std::map<Seat, Who> players;
    std::uint64_t seed = 1;
    bool realDice = false;  // thrown before the screen and typed in

    [[nodiscard]] bool isPerson(Seat seat) const {
        const auto found = players.find(seat);
        return found != players.end() && found->second == Who::person;
    }
    bool operator==(const Seating&) const = default;
};

using field::Happening;

/// The battle that is being fought in the window. It holds the referee; everything else asks it, answers
/// through it, and hears from it. It never decides what a rule allows.
class Session final : public QObject {
    Q_OBJECT

public:
    explicit Session(QObject* parent = nullptr);
    ~Session() override;

    void start(field::Scenario, Seating);
    /// The branch that the battle is, if it is one.
    void resume(Referee, Seating, std::optional<field::Branch> = {}, field::Annotations = {});
    /// From now on somebody else answers for a side.
    void seat(Seat seat, Who who);
    /// The open question is for whoever sits there now.
    void seat(std::map<Seat, Who> players);

    [[nodiscard]] bool hasBattle() const { return referee_.has_value(); }
    /// As the viewer may see it (CARD-13, SET-21).
    [[nodiscard]] const field::Battle& battle() const { return shown_; }
    /// As everybody may see it, whoever sits at the screen.
    [[nodiscard]] field::Battle battleForAll() const;
    /// So many answers have led to what is shown.
    [[nodiscard]] std::size_t answersShown() const { return past_ ? pastAnswers_ : record().tape.size(); }
    [[nodiscard]] const Record& record() const { return referee_->record(); }
    /// For a save.
    [[nodiscard]] field::Snapshots snapshots() const { return referee_->snapshots(); }
    [[nodiscard]] const Seating& seating() const { return seating_; }
    [[nodiscard]] const std::optional<field::Branch>& branch() const { return branch_; }
    [[nodiscard]] std::string title() const { return field::nameOf(record(), branch_); }
    /// The open question, if a person is asked.
    [[nodiscard]] const Asked* question() const;
    /// Whoever is asked, person or not.
    [[nodiscard]] std::optional<Seat> askedSeat() const;
    /// All that happened; `seenBy` tells what the viewer may know of it.
    [[nodiscard]] const std::vector<Happening>& history() const { return history_; }
    /// What is drawn over the battle and kept with it.
    [[nodiscard]] Sketchbook& sketches() { return *sketches_; }
    /// As far as it belongs to what is on the tape.
    [[nodiscard]] field::Annotations annotations() const;

    /// Who sits before the screen; nobody while the curtain is down, while nobody knows who does, or where
    /// only computers play.
    [[nodiscard]] std::optional<Seat> viewer() const { return viewer_; }
    /// For whose eyes everything is shown and told: without a viewer those of an empty seat, which sees what
    /// everybody sees.
    [[nodiscard]] Seat eyes() const;
    /// The person who has to come to the screen before anything secret is shown.
    [[nodiscard]] std::optional<Seat> curtainFor() const { return curtain_; }
    /// What that person will be asked: of that, only what everybody may know is told.
    [[nodiscard]] const field::Question* behindCurtain() const;
    /// SET-21: while cards are laid down in turn the table stays in sight, with their backs only.
    [[nodiscard]] bool isTableCovered() const;
    void liftCurtain();
    /// Without curtains both hands lie open: for one who plays alone, and for teaching.
    void setCurtains(bool);
    [[nodiscard]] bool hasCurtains() const { return curtains_; }

    /// What is secret behind a curtain is so in its past, too.
    [[nodiscard]] bool canLookBack() const { return hasBattle() && !curtain_; }
    /// Shows the battle as it once stood, after so many answers, and how it came to that from what was shown
    /// before; without facts at once. Nobody is asked meanwhile.
    void lookBack(field::Battle past, std::size_t answers, const std::vector<field::Fact>& facts);
    [[nodiscard]] bool isLookingBack() const { return past_.has_value(); }
    /// The battle goes on from where it stands.
    void comeBack();

    Verdict answer(const field::Answer&);
    /// Answers of one kind to the questions that follow each other, shown as one and taken back as one. The
    /// first that is refused ends them. Where somebody is asked something else in between, they wait for
    /// that.
    Verdict answerAll(const std::vector<field::Answer>&);
    /// Whether an answer would be taken, and why not.
    [[nodiscard]] Verdict wouldAccept(const field::Answer&) const;

    /// From now on. Cards come from the seed even where the dice are real.
    void setRealDice(bool);
    void setSeed(std::uint64_t);
    /// The dice that somebody at the screen has to throw now.
    [[nodiscard]] const RollDice* diceWanted() const;
    /// Whose they are, and what they have to show; only while there are such dice.
    [[nodiscard]] field::DiceWanted whoseDice() const { return field::diceWanted(*referee_); }
    Verdict throwDice(const std::vector<int>& faces);

    [[nodiscard]] bool canUndo() const;
    [[nodiscard]] bool canRedo() const;
    void undo();
    void redo();

    /// Between two answers of a computer player, so that a person can follow.
    void setPace(int milliseconds);
    /// Otherwise who has only one answer is not asked: it is given, and undone with the answer before it.
    void setAsksAnyway(bool on);
    /// Computer players wait while nobody looks at the table.
    void setHalted(bool halted);
    [[nodiscard]] bool isHalted() const { return halted_; }
    /// Computer players wait while this is so: until what they did has been shown.
    void setIsShowing(std::function<bool()> isShowing) { isShowing_ = std::move(isShowing); }

Q_SIGNALS:
    /// After an answer: what came of it, as far as the viewer may know. The battle is already as it stands
    /// afterward.
    void happened(const std::vector<field::Fact>& facts);
    /// Another question is open, or none.
    void asked(const Asked* question);
    /// The battle is another one than before: begun, opened, taken back, or seen by somebody else.
    void replaced();
    void haltedChanged();
    void refused(const Refusal& refusal);
    /// A computer player gave an answer that the rules do not take, and has to give another one.
    void computerRefused(Seat seat, const Refusal& refusal);
    /// After each answer and each drawing, for keeping it on disk.
    void settled();

private:
    class Computers;
    /// Answers from one to before the other, by their places on the tape.
    struct Together {
        std::size_t begin;
        std::size_t end;
    };

    /// Answers that have still to be given, as soon as their question is open again.
    struct Waiting {
        Asked question;
        std::vector<field::Answer> answers;
        std::size_t begin = 0;  // on the tape, where the first of all was given
        int turn = 0;           // another one has questions of its own
    };

    void begin(Referee, Seating, std::vector<Happening> told);
    [[nodiscard]] bool isOpenAgain(const Asked& question) const;
    Verdict give(Waiting all, std::vector<field::Fact>& facts);
    Verdict goOnWithWaiting(std::vector<field::Fact>& facts);
    void giveOnlyAnswers(std::vector<field::Fact>& facts);
    void findViewer();
    void remember();
    void reseatChance();
    void tellWhatFollows();
    void publish(const std::vector<field::Fact>& facts);
    void show();
    void drawCurtain();
    [[nodiscard]] bool isSamePerson(Seat, Seat) const;
    void letComputerAnswer();
    [[nodiscard]] std::optional<std::size_t> answerToTakeBack() const;
    [[nodiscard]] std::size_t beginOfAllWith(std::size_t answer) const;
    [[nodiscard]] bool hasRevealed(std::size_t answers) const;

    std::unique_ptr<Computers> computers_;
    std::optional<Referee> referee_;
    Seating seating_;
    std::optional<field::Branch> branch_;
    field::Battle shown_;
    std::optional<field::Battle> past_;
    std::size_t pastAnswers_ = 0;
    std::vector<Happening> history_;
    std::unique_ptr<Sketchbook> sketches_;
    std::vector<Together> together_;
    std::set<std::size_t> unasked_;  // answers on the tape for which nobody was asked
    bool asksAnyway_ = false;
    std::optional<Waiting> waiting_;
    std::optional<Seat> viewer_;
    std::optional<Seat> curtain_;
    bool curtains_ = true;
    QTimer pace_;
    bool halted_ = false;
    std::function<bool()> isShowing_;
};

}  // namespace vallum::app
