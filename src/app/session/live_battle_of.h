// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/auto_answers.h"
#include "session/computers_of.h"
#include "session/live_battle.h"

#include <algorithm>
#include <iterator>
#include <map>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include <vallum/core/timeline.h>

namespace vallum::app {

/// Owns the referee and the computer players, and keeps all facts.
template <SeatedSystem System> class LiveBattleOf final : public LiveBattle {
public:
    using Answer = typename System::Answer;
    using Fact = typename System::Fact;
    using Happening = vallum::Happening<System>;
    using OpenQuestion = vallum::OpenQuestion<System>;
    using Referee = vallum::Referee<System>;

    void start(typename System::Scenario scenario, const Seating& seating) {
        auto computers = std::make_shared<Computers>(seating);
        Referee referee(std::move(scenario), computers->onlyChance());
        auto told = happenings<System>(referee.news(), referee.newsAfter());
        begin(std::move(referee), std::move(told), std::move(computers));
    }
    void resume(Referee referee, const Seating& seating) {
        auto computers = std::make_shared<Computers>(seating);
        // Collects the facts of the replayed save before
        // reseating, so that each is told only once.
        auto told = happenings<System>(referee.news(), referee.newsAfter());
        referee.reseat(computers->onlyChance());
        std::ranges::move(happenings<System>(referee.news(), referee.newsAfter()), std::back_inserter(told));
        begin(std::move(referee), std::move(told), std::move(computers));
    }

    /// Requires that the battle has begun.
    [[nodiscard]] const Referee& referee() const { return *referee_; }
    [[nodiscard]] const std::vector<Happening>& history() const { return history_; }
    /// The facts since they were last taken.
    [[nodiscard]] std::vector<Fact> takeNews() { return std::exchange(news_, {}); }

    /// Gives answers of one kind to consecutive questions, as one step. Stops at the first refusal. If a
    /// different question comes in between, the rest wait until it has been answered.
    Verdict answerAll(const std::vector<Answer>& answers) {
        const std::size_t begin = answersGiven();
        steps_.forgetFrom(begin);
        const Verdict verdict = give({*referee_->open(), answers, begin, turn()});
        return verdict ? goOn() : verdict;
    }

    [[nodiscard]] bool hasBegun() const override { return referee_.has_value(); }
    [[nodiscard]] bool isOver() const override { return referee_ && System::isOver(referee_->battle()); }
    [[nodiscard]] int turn() const override { return Telling<System>::when(referee_->battle()).turn; }
    [[nodiscard]] std::vector<NamedSide> sides() const override {
        return referee_ ? Telling<System>::sides(referee_->battle()) : std::vector<NamedSide>();
    }
    [[nodiscard]] Text nameOf(Seat seat) const override {
        return Telling<System>::nameOf(referee_->battle(), seat);
    }
    [[nodiscard]] bool isSamePerson(Seat one, Seat other) const override {
        return one == other || Seated<System>::isSamePerson(referee_->battle(), one, other);
    }
    [[nodiscard]] Text sentence(const Refusal& refusal) const override {
        return Telling<System>::sentence(refusal);
    }
    [[nodiscard]] std::vector<PlayerKind> computers() const override { return Seated<System>::computers(); }

    [[nodiscard]] std::optional<Seat> askedSeat() const override {
        if (!referee_ || !referee_->open()) return std::nullopt;
        return referee_->open()->seat;
    }
    [[nodiscard]] Handover handover() const override {
        const OpenQuestion& open = *referee_->open();
        return Seated<System>::handover(referee_->battle(), open.question, open.seat);
    }
    [[nodiscard]] bool coversTable() const override {
        return askedSeat() && Seated<System>::coversTable(referee_->open()->question);
    }
    [[nodiscard]] const RollDice* openRoll() const override {
        return askedSeat() ? std::get_if<RollDice>(&referee_->open()->question) : nullptr;
    }

    [[nodiscard]] std::size_t answersGiven() const override {
        return referee_ ? referee_->record().tape.size() : 0;
    }
    [[nodiscard]] Seat answeredBy(std::size_t answer) const override {
        return referee_->record().tape[answer].seat;
    }
    /// Dice and cards (Chance) are seen by all.
    [[nodiscard]] Seen seenAt(std::size_t answer) const override {
        const TapeEntry<System>& given = referee_->record().tape[answer];
        if (given.seat == chance)
            return std::holds_alternative<DiceShown>(given.answer) ? Seen::dice : Seen::cards;
        if (Seated<System>::staysKnown(given.answer)) return Seen::range;
        const bool isUnmasked = std::ranges::any_of(history_, [&](const Happening& it) {
            return it.answers > answer && Seated<System>::isRevealed(it.fact);
        });
        return isUnmasked ? Seen::unit : Seen::nothing;
    }
    [[nodiscard]] bool canRedo() const override { return referee_->canRedo(); }

    void redo() override {
        referee_->redo();
        remember();
    }
    void takeBackTo(std::size_t answers) override {
        while (answersGiven() > answers) referee_->undo();
        std::erase_if(history_, [&](const Happening& it) { return it.answers > answers; });
    }
    Verdict goOn() override {
        std::erase_if(pending_, [this](const auto& it) { return it.second.turn != turn(); });
        while (const auto seat = askedSeat()) {
            const auto found = pending_.find(*seat);
            if (found == pending_.end() || !isOpenAgain(found->second.question)) break;
            if (Verdict verdict = give(std::move(pending_.extract(found).mapped())); !verdict) return verdict;
        }
        return {};
    }
    void dropPending() override { pending_.clear(); }
    bool answerUnasked(const AutoAnswers& automatic) override {
        const OpenQuestion& open = *referee_->open();
        std::optional<Answer> answer;
        if (automatic.isPassing(open.seat, turn())) answer = Seated<System>::passing(open.question);
        const bool isHeld = automatic.holdsActs() && !Seated<System>::isWithinAct(open.question);
        if (!answer && !automatic.asksAnyway() && !isHeld)
            answer = Seated<System>::onlyAnswer(referee_->battle(), open.question);
        const std::size_t at = answersGiven();
        if (!answer || !referee_->answer(*answer)) return false;
        steps_.addAutomatic(at);
        remember();
        return true;
    }
    Verdict throwDice(const std::vector<int>& faces) override {
        Verdict verdict = referee_->answer(DiceShown{faces});
        if (verdict) remember();
        return verdict;
    }
    Attempt letAnswer(PlayerKind kind) override {
        const OpenQuestion open = *referee_->open();
        AcceptedAnswer<System> given;
        if (thinksLong(kind)) {
            auto thought = thoughtOf(kind, open);
            if (!thought) return {Attempt::Outcome::thinking};
            given = *std::move(thought);
        } else {
            given = computers_->answer(kind, referee_->battle(), open);
        }
        Attempt attempt;
        for (const auto& it : given.refused) attempt.refused.push_back(it.why);
        if (given.answer && referee_->answer(*given.answer)) {
            remember();
        } else {
            attempt.outcome = Attempt::Outcome::hasNoAnswer;
        }
        return attempt;
    }
    void stopThinking() override {
        if (thought_) thought_->stop();
    }
    void reseat(const Seating& seating) override {
        auto computers = std::make_shared<Computers>(seating);
        referee_->reseat(computers->onlyChance());
        computers_ = std::move(computers);
        remember();
    }

private:
    using Computers = ComputersOf<System>;
    using Thought = ThoughtOf<System>;

    /// Answers to be given when their question is open again, one list for each seat at most.
    struct PendingAnswers {
        OpenQuestion question;
        std::vector<Answer> answers;
        std::size_t begin = 0;  // tape position of the step's first answer
        int turn = 0;           // dropped in another turn, whose questions are its own
    };

    void begin(Referee referee, std::vector<Happening> told, std::shared_ptr<Computers> computers) {
        referee_ = std::move(referee);
        history_ = std::move(told);
        computers_ = std::move(computers);
        news_.clear();
        pending_.clear();
        steps_.clear();
    }
    [[nodiscard]] bool isOpenAgain(const OpenQuestion& question) const {
        const auto& open = referee_->open();
        return open && open->seat == question.seat && open->question.index() == question.question.index();
    }
    /// Gives them in order until a different question comes up.
    Verdict give(PendingAnswers all) {
        const bool isStep = all.answers.size() > 1 || all.begin != answersGiven();
        std::size_t given = 0;
        Verdict verdict;
        while (given != all.answers.size() && isOpenAgain(all.question)) {
            verdict = referee_->answer(all.answers[given]);
            if (!verdict) break;
            ++given;
            remember();
        }
        const std::size_t end = answersGiven();
        if (isStep && end != all.begin) steps_.join(all.begin, end);
        all.answers.erase(all.answers.begin(), all.answers.begin() + static_cast<std::ptrdiff_t>(given));
        const Seat seat = all.question.seat;
        if (verdict && !all.answers.empty() && referee_->open()) pending_[seat] = std::move(all);
        return verdict;
    }
    /// Records the facts of the last answer.
    void remember() {
        std::ranges::move(happenings<System>(referee_->news(), referee_->newsAfter()),
                          std::back_inserter(history_));
        news_.insert(news_.end(), referee_->news().begin(), referee_->news().end());
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

    std::shared_ptr<Computers> computers_;
    std::unique_ptr<Thought> thought_;
    std::optional<Referee> referee_;
    std::vector<Happening> history_;
    std::vector<Fact> news_;
    std::map<Seat, PendingAnswers> pending_;
};

}  // namespace vallum::app
