// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "annotations/sketchbook.h"
#include "session/seated.h"

#include <algorithm>
#include <chrono>
#include <future>
#include <iterator>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include <vallum/core/accepted_answer.h>
#include <vallum/core/check.h>
#include <vallum/core/real_dice.h>
#include <vallum/core/timeline.h>

namespace vallum::app {

/// The battle in the window with everything specific to its system. It owns the referee.
template <SeatedSystem System> class SessionOf : public Session {
public:
    using Scenario = typename System::Scenario;
    using Battle = typename System::Battle;
    using Question = typename System::Question;
    using Answer = typename System::Answer;
    using Fact = typename System::Fact;
    using OpenQuestion = vallum::OpenQuestion<System>;
    using Referee = vallum::Referee<System>;
    using Record = vallum::Record<System>;
    using Happening = vallum::Happening<System>;
    using Book = SketchbookOf<typename FilesOf<System>::Point>;
    using Drawn = typename SavedBattle<System>::Drawn;

    explicit SessionOf(QObject* parent = nullptr) : Session(parent) {
        connect(&sketches_, &Sketchbook::changed, this, &Session::settled);
    }

    void start(Scenario scenario, Seating seating) {
        auto computers = std::make_shared<Computers>(seating);
        Drawn drawn = BattleFile<System>::annotationsOf(scenario);
        Referee referee(std::move(scenario), computers->onlyChance());
        auto told = happenings<System>(referee.news(), referee.newsAfter());
        computers_ = std::move(computers);
        sketches_.open(std::move(drawn));
        take(std::move(referee), std::move(told));
        begin(std::move(seating), std::nullopt);
    }
    /// `branch` is the branch that the battle belongs to, if any.
    void resume(Referee referee, Seating seating, std::optional<Branch> branch = {}, Drawn drawn = {}) {
        auto computers = std::make_shared<Computers>(seating);
        // Collects the facts of the replayed save before
        // reseating, so that each is told only once.
        auto told = happenings<System>(referee.news(), referee.newsAfter());
        referee.reseat(computers->onlyChance());
        std::ranges::move(happenings<System>(referee.news(), referee.newsAfter()), std::back_inserter(told));
        computers_ = std::move(computers);
        sketches_.open(std::move(drawn));
        take(std::move(referee), std::move(told));
        begin(std::move(seating), std::move(branch));
    }

    [[nodiscard]] bool hasBattle() const final { return referee_.has_value(); }
    [[nodiscard]] bool isOver() const final { return referee_ && System::isOver(referee_->battle()); }
    [[nodiscard]] std::vector<NamedSide> sides() const final {
        return referee_ ? Telling<System>::sides(referee_->battle()) : std::vector<NamedSide>();
    }
    [[nodiscard]] Text nameOf(Seat seat) const final {
        return Telling<System>::nameOf(referee_->battle(), seat);
    }
    [[nodiscard]] std::vector<PlayerKind> computers() const final { return Seated<System>::computers(); }
    [[nodiscard]] std::string title() const final { return vallum::nameOf(record(), branch()); }

    /// As the viewer may see it.
    [[nodiscard]] const Battle& battle() const { return shown_; }
    /// The current state, even while looking back.
    [[nodiscard]] Battle present() const { return System::seenBy(referee_->battle(), eyes()); }
    /// The public view of the state shown, whoever is at the screen.
    [[nodiscard]] Battle battleForAll() const {
        const Seat nobody;
        return System::seenBy(whole(), nobody);
    }
    [[nodiscard]] const Record& record() const { return referee_->record(); }
    /// For saving.
    [[nodiscard]] std::vector<Snapshot<System>> snapshots() const { return referee_->snapshots(); }
    [[nodiscard]] std::size_t answersGiven() const final { return referee_ ? record().tape.size() : 0; }
    /// All facts; `toldTo` reduces one to what the viewer may know.
    [[nodiscard]] const std::vector<Happening>& history() const { return history_; }
    /// The latest facts, as the viewer may know them; valid during `happened`.
    [[nodiscard]] const std::vector<Fact>& news() const { return news_; }
    [[nodiscard]] Book& sketches() final { return sketches_; }
    /// The drawings that belong to answers on the tape.
    [[nodiscard]] Drawn annotations() const { return begunBy(sketches_.all(), record().tape.size()); }
    [[nodiscard]] std::string saved() const final {
        return BattleFile<System>::textOf(
            {record(), snapshots(), savedSeats(seating()), branch(), annotations()});
    }
    [[nodiscard]] std::string savedBranch(const Branch& branch,
                                          const std::map<Seat, PlayerKind>& players) const final {
        const Record record = until(this->record(), static_cast<std::size_t>(branch.answers));
        Seating seating = this->seating();
        seating.players = players;
        return BattleFile<System>::textOf({record, until(snapshots(), record), savedSeats(seating), branch,
                                           begunBy(annotations(), record.tape.size())});
    }

    /// The open question, if a person is asked.
    [[nodiscard]] const OpenQuestion* question() const { return isAsking() ? &*referee_->open() : nullptr; }
    [[nodiscard]] std::optional<Seat> askedSeat() const final {
        if (!referee_ || !referee_->open()) return std::nullopt;
        return referee_->open()->seat;
    }
    [[nodiscard]] Text questionText() const final {
        return askedSeat() ? Telling<System>::sentence(shown_, referee_->open()->question) : Text();
    }
    /// The question waiting for a person who must
    /// come to the screen; show only its public part.
    [[nodiscard]] const Question* behindCurtain() const {
        return curtainFor() && referee_->open() ? &referee_->open()->question : nullptr;
    }

    /// Shows a past state after this many answers: by playing the facts, or at once if there are none. Nobody
    /// is asked meanwhile.
    void lookBack(Battle past, std::size_t answers, const std::vector<Fact>& facts) {
        stopAt(answers);
        past_ = std::move(past);
        show();
        if (facts.empty()) {
            Q_EMIT replaced();
        } else {
            tell(facts);
        }
        Q_EMIT asked();
    }

    Verdict answer(const Answer& answer) { return answerAll({answer}); }
    /// Gives answers of one kind to consecutive questions, shown and
    /// undone as one. Stops at the first refusal. If a different question
    /// comes in between, the rest wait until it has been answered.
    Verdict answerAll(const std::vector<Answer>& answers) {
        if (question() == nullptr) return refuse("ASK-01"_rule);
        const std::size_t begin = record().tape.size();
        forgetTogether(begin);
        std::vector<Fact> facts;
        Verdict verdict = give({*question(), answers, begin, turn()}, facts);
        if (verdict) verdict = goOnWithWaiting(facts);
        if (verdict) giveUnaskedAnswers(facts);
        if (record().tape.size() != begin) {
            sketches_.forgetAfter(begin);
            publish(facts);
        }
        if (!verdict) Q_EMIT refused(verdict.error());
        return verdict;
    }
    /// Whether an answer would be accepted; the error says why not.
    [[nodiscard]] Verdict wouldAccept(const Answer& answer) const {
        const OpenQuestion* open = question();
        if (open == nullptr) return refuse("ASK-01"_rule);
        return System::accepts(referee_->battle(), open->question, answer);
    }

    [[nodiscard]] Text whoseDice() const final { return Seated<System>::whoseDice(*referee_, shown_); }
    Verdict throwDice(const std::vector<int>& faces) final {
        if (diceWanted() == nullptr) return refuse("ASK-01"_rule);
        const Verdict verdict = referee_->answer(DiceShown{faces});
        if (verdict) {
            tellWhatFollows();
        } else {
            Q_EMIT refused(verdict.error());
        }
        return verdict;
    }

    void redo() final {
        if (!canRedo()) return;
        std::vector<Fact> facts;
        const std::size_t begin = record().tape.size();
        do {
            referee_->redo();
            remember(facts);
        } while (canRedo() && goesWith(begin, record().tape.size()));
        publish(facts);
    }

private:
    /// The dice and computer players of a battle. Only dice answer immediately; a timer asks the players, so
    /// that people can follow.
    class Computers {
    public:
        explicit Computers(const Seating& seating) : dice_(seating.seed) {
            dice_.letPeopleThrow(seating.realDice);
            for (const PlayerKind kind : Seated<System>::computers())
                players_.emplace(kind, Seated<System>::computer(kind, seating.seed + 1));
        }

        Seats<System> onlyChance() {
            Seats<System> seats;
            seats.put(chance, dice_);
            return seats;
        }
        AcceptedAnswer<System> answer(PlayerKind kind, const Battle& battle, const OpenQuestion& asked) {
            const auto player = players_.find(kind);
            if (player == players_.end()) return {};
            Seats<System> seats;
            seats.put(asked.seat, *player->second);
            return acceptedAnswer<System>(seats, battle, asked);
        }

    private:
        RealDice<System> dice_;
        std::map<PlayerKind, std::unique_ptr<Asker<System>>> players_;
    };

    /// A computer player thinking in the background, on its own copy of the battle.
    class Thought {
    public:
        Thought(std::shared_ptr<Computers> computers, PlayerKind kind, Battle battle, OpenQuestion asked)
            : kind_(kind),
              battle_(std::move(battle)),
              asked_(std::move(asked)),
              answer_(std::async(std::launch::async, [this, computers = std::move(computers)] {
                  return computers->answer(kind_, battle_, asked_);
              })) {}

        [[nodiscard]] bool isReady() const {
            return answer_.wait_for(std::chrono::seconds(0)) == std::future_status::ready;
        }
        [[nodiscard]] bool isAbout(PlayerKind kind, const Battle& battle, const OpenQuestion& asked) const {
            return kind_ == kind && asked_.seat == asked.seat &&
                   asked_.question.index() == asked.question.index() && battle_ == battle;
        }
        [[nodiscard]] AcceptedAnswer<System> take() const { return answer_.get(); }

    private:
        PlayerKind kind_;
        Battle battle_;
        OpenQuestion asked_;
        mutable std::future<AcceptedAnswer<System>> answer_;
    };

    /// Answers to be given when their question is open again.
    struct PendingAnswers {
        OpenQuestion question;
        std::vector<Answer> answers;
        std::size_t begin = 0;  // tape position of the group's first answer
        int turn = 0;           // dropped in another turn, whose questions are its own
    };

    void take(Referee referee, std::vector<Happening> told) {
        referee_ = std::move(referee);
        history_ = std::move(told);
        news_.clear();
        waiting_.reset();
    }
    [[nodiscard]] const Battle& whole() const { return isLookingBack() ? past_ : referee_->battle(); }
    [[nodiscard]] int turn() const final { return Telling<System>::when(referee_->battle()).turn; }

    [[nodiscard]] bool isOpenAgain(const OpenQuestion& question) const {
        const auto& open = referee_->open();
        return open && open->seat == question.seat && open->question.index() == question.question.index();
    }
    /// Gives them in order until a different question comes up.
    Verdict give(PendingAnswers all, std::vector<Fact>& facts) {
        const bool isGroup = all.answers.size() > 1 || all.begin != record().tape.size();
        std::size_t given = 0;
        Verdict verdict;
        while (given != all.answers.size() && isOpenAgain(all.question)) {
            verdict = referee_->answer(all.answers[given]);
            if (!verdict) break;
            ++given;
            remember(facts);
        }
        const std::size_t end = record().tape.size();
        if (isGroup && end != all.begin) giveTogether(all.begin, end);
        all.answers.erase(all.answers.begin(), all.answers.begin() + static_cast<std::ptrdiff_t>(given));
        if (verdict && !all.answers.empty() && referee_->open()) waiting_ = std::move(all);
        return verdict;
    }
    Verdict goOnWithWaiting(std::vector<Fact>& facts) {
        if (waiting_ && waiting_->turn != turn()) waiting_.reset();
        if (!waiting_ || !isOpenAgain(waiting_->question)) return {};
        return give(*std::exchange(waiting_, std::nullopt), facts);
    }
    [[nodiscard]] std::optional<Answer> answerUnasked(const OpenQuestion& open) const {
        if (isPassing(open.seat)) {
            if (auto pass = Seated<System>::passing(open.question)) return pass;
        }
        if (asksAnyway()) return std::nullopt;
        return Seated<System>::onlyAnswer(referee_->battle(), open.question);
    }
    void giveUnaskedAnswers(std::vector<Fact>& facts) {
        while (!isLookingBack() && referee_->open() && seating().isPerson(referee_->open()->seat)) {
            if (std::exchange(turnOfPasses_, turn()) != turn()) forgetPasses();
            const auto answer = answerUnasked(*referee_->open());
            const std::size_t at = record().tape.size();
            if (!answer || !referee_->answer(*answer)) return;
            giveUnasked(at);
            remember(facts);
        }
    }

    /// Records the facts of the last answer.
    void remember(std::vector<Fact>& facts) {
        std::ranges::move(happenings<System>(referee_->news(), referee_->newsAfter()),
                          std::back_inserter(history_));
        facts.insert(facts.end(), referee_->news().begin(), referee_->news().end());
    }
    void tellWhatFollows() {
        std::vector<Fact> facts;
        remember(facts);
        const Verdict rest = goOnWithWaiting(facts);
        if (rest) giveUnaskedAnswers(facts);
        publish(facts);
        if (!rest) Q_EMIT refused(rest.error());
    }
    void publish(const std::vector<Fact>& facts) {
        settle();
        tell(facts);
        Q_EMIT asked();
    }
    void tell(const std::vector<Fact>& facts) {
        news_.clear();
        for (const Fact& fact : facts) {
            if (auto told = Telling<System>::toldTo(eyes(), fact, shown_)) news_.push_back(*std::move(told));
        }
        Q_EMIT happened();
    }

    [[nodiscard]] Handover handover() const final {
        const OpenQuestion& open = *referee_->open();
        return Seated<System>::handover(referee_->battle(), open.question, open.seat);
    }
    [[nodiscard]] bool coversTable() const final {
        const Question* question = behindCurtain();
        return question != nullptr && Seated<System>::coversTable(*question);
    }
    [[nodiscard]] bool isSamePerson(Seat one, Seat other) const final {
        return one == other || Seated<System>::isSamePerson(referee_->battle(), one, other);
    }
    [[nodiscard]] const RollDice* openRoll() const final {
        if (!referee_ || !referee_->open()) return nullptr;
        return std::get_if<RollDice>(&referee_->open()->question);
    }
    [[nodiscard]] Seat answeredBy(std::size_t answer) const final { return record().tape[answer].seat; }
    /// Dice and cards (Chance) are seen by all.
    [[nodiscard]] bool isKnown(std::size_t answer) const final {
        const TapeEntry<System>& given = record().tape[answer];
        if (given.seat == chance || Seated<System>::staysKnown(given.answer)) return true;
        return std::ranges::any_of(history_, [&](const Happening& it) {
            return it.answers > answer && Seated<System>::isRevealed(it.fact);
        });
    }
    [[nodiscard]] bool isRedoKept() const final { return referee_->canRedo(); }
    void takeBackTo(std::size_t answers) final {
        while (record().tape.size() > answers) referee_->undo();
        std::erase_if(history_, [&](const Happening& it) { return it.answers > answers; });
    }
    void forgetWaiting() final { waiting_.reset(); }

    Attempt letAnswer(PlayerKind kind) final {
        const OpenQuestion open = *referee_->open();
        AcceptedAnswer<System> given;
        if (thinksLong(kind)) {
            auto thought = thoughtOf(kind, open);
            if (!thought) return Attempt::thinking;
            given = *std::move(thought);
        } else {
            given = computers_->answer(kind, referee_->battle(), open);
        }
        sketches_.forgetAfter(record().tape.size());
        for (const auto& it : given.refused) Q_EMIT computerRefused(open.seat, it.why);
        if (!given.answer || !referee_->answer(*given.answer)) return Attempt::atALoss;
        tellWhatFollows();
        return Attempt::answered;
    }
    /// None while still thinking. A result for another
    /// state, such as one that was undone, is discarded.
    std::optional<AcceptedAnswer<System>> thoughtOf(PlayerKind kind, const OpenQuestion& open) {
        if (!thought_) thought_ = std::make_unique<Thought>(computers_, kind, referee_->battle(), open);
        if (!thought_->isReady()) return std::nullopt;
        const std::unique_ptr<Thought> ready = std::move(thought_);
        if (!ready->isAbout(kind, referee_->battle(), open)) return std::nullopt;
        return ready->take();
    }
    void reseatChance() final {
        auto computers = std::make_shared<Computers>(seating());
        referee_->reseat(computers->onlyChance());
        computers_ = std::move(computers);
        tellWhatFollows();
    }
    void show() final { shown_ = System::seenBy(whole(), eyes()); }

    std::shared_ptr<Computers> computers_;
    std::unique_ptr<Thought> thought_;
    std::optional<Referee> referee_;
    Battle shown_;
    Battle past_;  // while looking back
    std::vector<Happening> history_;
    std::vector<Fact> news_;
    Book sketches_;
    std::optional<PendingAnswers> waiting_;
    int turnOfPasses_ = 0;
};

}  // namespace vallum::app
