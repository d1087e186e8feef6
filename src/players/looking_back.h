// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cstddef>
#include <optional>
#include <utility>
#include <vector>

#include <vallum/core/askers.h>
#include <vallum/core/chance.h>
#include <vallum/core/game.h>
#include <vallum/core/record.h>
#include <vallum/core/timeline.h>
#include <vallum/players/advice_words.h>
#include <vallum/players/analysis.h>
#include <vallum/players/hex_advice_words.h>

/// How battles of any system are looked back on. `Analyst` says what a `System` has: its `Greedy` player, its
/// `Plan`, its `Search` terms, its `Analysis` and what it has `Explained`; whether a battle `isFighting` and
/// a question `isTriable`; which answers are decisions, and in which questions cards are weighed that only
/// their owner knows; and the `lucks` of all sides.
namespace vallum::players {

/// Whoever wants to know of each answer before it is given.
template <class System> class TapeReader {
public:
    virtual ~TapeReader() = default;
    virtual void read(const typename System::Battle&,
                      const OpenQuestion<System>&,
                      const typename System::Answer&,
                      std::size_t place) = 0;
};

/// Plays a tape. The step in which it ends is played on by the greedy player, because no step can be left.
template <class System, class Greedy> class TapeInOrder final : public Asker<System> {
public:
    using Battle = typename System::Battle;
    using Answer = typename System::Answer;

    TapeInOrder(const std::vector<TapeEntry<System>>& tape, TapeReader<System>& reader)
        : tape_(tape),
          reader_(reader) {}

    Answer answer(const Battle& battle, const OpenQuestion<System>& asked) override {
        if (isAtEnd()) return somehow(battle, asked);
        const Answer& answer = tape_[next_].answer;
        reader_.read(battle, asked, answer, next_);
        ++next_;
        return answer;
    }
    [[nodiscard]] bool isAtEnd() const { return next_ == tape_.size(); }
    [[nodiscard]] std::size_t answersGiven() const { return next_; }

private:
    Answer somehow(const Battle& battle, const OpenQuestion<System>& asked) {
        if (asked.seat == chance) return dice_.answer(battle, asked);
        return greedy_.answer(battle, asked);
    }

    const std::vector<TapeEntry<System>>& tape_;
    TapeReader<System>& reader_;
    std::size_t next_ = 0;
    DiceBox<System> dice_{1};
    Greedy greedy_;
};

/// Goes on by one of the steps that the record has.
template <class System> void stepOn(vallum::Game<System>& game, const Record<System>& record, int steps) {
    const auto restart = std::ranges::find(record.restarts, steps, &Restart<System>::steps);
    if (restart != record.restarts.end()) {
        game.restart(restart->position);
    } else {
        game.step();
    }
}

/// What a walk through a record meets besides its answers.
template <class System> struct Walk {
    std::vector<ChanceThen> course;
    std::vector<vallum::Happening<System>> happenings;
};

/// Stands still after each complete step that the tape has.
template <class Analyst>
auto walked(const Record<typename Analyst::System>& record, TapeReader<typename Analyst::System>& reader) {
    using System = typename Analyst::System;
    TapeInOrder<System, typename Analyst::Greedy> tape(record.tape, reader);
    vallum::Game<System> game(System::begin(record.scenario), tape, 0);
    const Seat side = game.battle().setting->sides.front().seat;
    Walk<System> walk;
    int steps = 0;
    int turn = -1;
    const auto stand = [&] {
        const auto& now = game.battle();
        return ChanceThen{tape.answersGiven(), now.turn, now.active, chanceFor(now, side)};
    };
    ChanceThen last = stand();
    while (steps < std::ssize(record.marks)) {
        if (Analyst::isFighting(game.battle()) && game.battle().turn != turn) {
            turn = game.battle().turn;
            walk.course.push_back(stand());
        }
        stepOn(game, record, steps++);
        last = stand();
        for (auto& fact : game.takeFacts()) walk.happenings.push_back({std::move(fact), tape.answersGiven()});
    }
    walk.course.push_back(last);
    return walk;
}

/// Decisions of these seats that a search can judge.
template <class Analyst> class Counting final : public TapeReader<typename Analyst::System> {
public:
    using System = typename Analyst::System;
    using Battle = typename System::Battle;
    using Answer = typename System::Answer;

    explicit Counting(const std::vector<Seat>& seats) : seats_(seats) {}

    void read(const Battle& battle, const OpenQuestion<System>& asked, const Answer&, std::size_t) override {
        if (concerns(battle, asked)) ++count_;
    }
    [[nodiscard]] bool concerns(const Battle& battle, const OpenQuestion<System>& asked) const {
        return std::ranges::find(seats_, asked.seat) != seats_.end() &&
               Analyst::isTriable(battle, asked.question);
    }
    [[nodiscard]] int count() const { return count_; }

private:
    const std::vector<Seat>& seats_;
    int count_ = 0;
};

/// Those decisions one after the other, until somebody stops it.
template <class Analyst> class Judging final : public TapeReader<typename Analyst::System> {
public:
    using System = typename Analyst::System;
    using Battle = typename System::Battle;
    using Answer = typename System::Answer;
    using Plan = typename Analyst::Plan;
    using Search = typename Analyst::Search;
    using Analysis = typename Analyst::Analysis;
    using Watch = AnalysisWatchOf<Analysis>;

    Judging(const Counting<Analyst>& counted, const Search& terms, Analysis& analysis, Watch* watch)
        : counted_(counted),
          terms_(terms),
          analysis_(analysis),
          watch_(watch),
          search_(watch) {}

    void read(const Battle& battle,
              const OpenQuestion<System>& asked,
              const Answer& answer,
              std::size_t place) override {
        if (search_.isStopped() || !counted_.concerns(battle, asked)) return;
        const Battle seen = System::seenBy(battle, asked.seat);
        const auto advice = advise(seen, asked, terms_, {&answer, 1}, &search_);
        analysis_.answers += advice.answers;
        const auto played = std::ranges::find(advice.plans, answer, &Plan::answer);
        if (advice.isSearched() && played != advice.plans.end()) {
            JudgedDecision it;
            it.answer = place;
            it.turn = battle.turn;
            it.seat = asked.seat;
            judge(seen, asked, advice.plans.front(), *played, it);
            // What was stopped in the middle of it has not been judged.
            if (!search_.isStopped()) analysis_.decisions.push_back(std::move(it));
        } else if (advice.isOnlyPlan()) {
            ++analysis_.single;
        }
        tellHowFar();
    }

private:
    void judge(const Battle& seen,
               const OpenQuestion<System>& asked,
               const Plan& best,
               const Plan& played,
               JudgedDecision& it) {
        it.played = titleOf(seen, played.answer);
        it.better = it.played;
        it.chance = it.chanceBetter = played.chance;
        if (best.answer == played.answer || best.chance <= played.chance) {
            if (played.trials < enoughTrials) it.grade = Grade::untried;
            return;
        }
        const Comparison fair = compared(seen, asked, best, played, terms_, &search_);
        if (!fair.isEnough()) {
            it.grade = Grade::untried;
            return;
        }
        it.behind = fair.difference();
        it.error = fair.error;
        it.grade = gradeOf(it.behind, it.error);
        if (it.behind <= 0) return;
        it.better = titleOf(seen, best.answer);
        it.chance = fair.second;
        it.chanceBetter = fair.first;
        Plan first = best;
        Plan second = played;
        first.chance = fair.first;
        second.chance = fair.second;
        constexpr std::size_t few = 3;
        it.reasons = reasonsFor(first, second, few);
    }
    void tellHowFar() {
        ++looked_;
        if (watch_ == nullptr) return;
        watch_->setPart(1.0 * looked_ / counted_.count());
        watch_->tell(analysis_);
    }

    const Counting<Analyst>& counted_;
    const Search& terms_;
    Analysis& analysis_;
    Watch* watch_;
    WithinThinking search_;
    int looked_ = 0;
};

template <class Analyst>
std::optional<std::size_t> lastDecisionIn(const std::vector<TapeEntry<typename Analyst::System>>& tape,
                                          std::size_t answers,
                                          const std::vector<Seat>& seats) {
    for (std::size_t at = std::min(answers, tape.size()); at-- != 0;) {
        const bool isOne = std::ranges::find(seats, tape[at].seat) != seats.end();
        if (isOne && Analyst::isDecision(tape[at].answer)) return at;
    }
    return std::nullopt;
}

/// Looks into one decision.
template <class Analyst> class Explaining final : public TapeReader<typename Analyst::System> {
public:
    using System = typename Analyst::System;
    using Found = typename Analyst::Explained;

    Explaining(std::size_t place, Seat eyes, const typename Analyst::Search& terms, Thinking* thinking)
        : place_(place),
          eyes_(eyes),
          terms_(terms),
          thinking_(thinking) {}

    void read(const typename System::Battle& battle,
              const OpenQuestion<System>& asked,
              const typename System::Answer& answer,
              std::size_t place) override {
        if (place != place_) return;
        Found it{System::seenBy(battle, eyes_), asked.seat, answer, {}};
        const bool isKnown = eyes_ == asked.seat || !Analyst::weighsCards(asked.question);
        if (isKnown && Analyst::isTriable(battle, asked.question))
            it.advice = advise(it.seen, asked, terms_, {&answer, 1}, thinking_);
        found_ = std::move(it);
    }
    [[nodiscard]] std::optional<Found> take() { return std::move(found_); }

private:
    std::size_t place_;
    Seat eyes_;
    const typename Analyst::Search& terms_;
    Thinking* thinking_;
    std::optional<Found> found_;
};

template <class Analyst>
std::optional<typename Analyst::Explained> explainedBy(const Record<typename Analyst::System>& record,
                                                       std::size_t place,
                                                       Seat eyes,
                                                       const typename Analyst::Search& terms,
                                                       Thinking* thinking) {
    using System = typename Analyst::System;
    if (place >= record.tape.size()) return std::nullopt;
    Explaining<Analyst> reader(place, eyes, terms, thinking);
    TapeInOrder<System, typename Analyst::Greedy> tape(record.tape, reader);
    vallum::Game<System> game(System::begin(record.scenario), tape, 0);
    for (int steps = 0; tape.answersGiven() <= place && !System::isOver(game.battle()); ++steps)
        stepOn(game, record, steps);
    return reader.take();
}

/// Turns of the course after which the chances had changed most, at most so many, in their order.
std::vector<std::size_t> largestSwings(const std::vector<ChanceThen>& course, std::size_t most);

template <class Analysis> void addReports(Analysis& analysis, const auto& lucks) {
    analysis.seats.clear();
    for (const auto& luck : lucks)
        analysis.seats.push_back({decisionsOf(luck.seat, analysis.decisions), luck});
}

template <class Analyst>
typename Analyst::Analysis lookedBack(const Record<typename Analyst::System>& record,
                                      const AnalysisTermsOf<typename Analyst::Search>& terms,
                                      AnalysisWatchOf<typename Analyst::Analysis>* watch) {
    Counting<Analyst> counting(terms.seats);
    auto walk = walked<Analyst>(record, counting);
    const auto lucks = Analyst::lucks(record, walk.happenings);
    typename Analyst::Analysis analysis;
    analysis.asked = counting.count();
    analysis.turningPoints = largestSwings(walk.course, terms.turningPoints);
    analysis.course = std::move(walk.course);
    addReports(analysis, lucks);
    if (watch != nullptr) watch->tell(analysis);
    if (counting.count() > 0) {
        constexpr std::size_t few = 4;
        auto search = terms.search;
        search.plans = std::min(search.plans, few);
        search.leastTrials = terms.leastTrials;
        // What is found better is tried once more, for as long.
        search.answers = std::min(search.answers, terms.answers / counting.count() * 2 / 3);
        Judging<Analyst> judging(counting, search, analysis, watch);
        walked<Analyst>(record, judging);
        addReports(analysis, lucks);
    }
    return analysis;
}

}  // namespace vallum::players
