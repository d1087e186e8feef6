// SPDX-License-Identifier: GPL-3.0-or-later
#include "candidates.h"

#include <algorithm>
#include <cstdlib>
#include <functional>
#include <numeric>
#include <utility>

#include <vallum/players/advice_words.h>
#include <vallum/players/battle_analysis.h>
#include <vallum/players/field_players.h>

namespace vallum::players {

namespace {

/// Whoever wants to know of each answer before it is given.
class Reader {
public:
    virtual ~Reader() = default;
    virtual void read(const Battle&, const Asked<System>&, const Answer&, std::size_t place) = 0;
};

/// Plays a tape. The step in which it ends is played on by the greedy player, because no step can be left.
class TapeInOrder final : public Asker<System> {
public:
    TapeInOrder(const std::vector<Given<System>>& tape, Reader& reader) : tape_(tape), reader_(reader) {}

    Answer answer(const Battle& battle, const Asked<System>& asked) override {
        if (isAtEnd()) return somehow(battle, asked);
        const Answer& answer = tape_[next_].answer;
        reader_.read(battle, asked, answer, next_);
        ++next_;
        return answer;
    }
    [[nodiscard]] bool isAtEnd() const { return next_ == tape_.size(); }
    [[nodiscard]] std::size_t answersGiven() const { return next_; }

private:
    Answer somehow(const Battle& battle, const Asked<System>& asked) {
        if (asked.seat == chance) return dice_.answer(battle, asked);
        return greedy_.answer(battle, asked);
    }

    const std::vector<Given<System>>& tape_;
    Reader& reader_;
    std::size_t next_ = 0;
    DiceBox<System> dice_{1};
    GreedyPlayer greedy_;
};

/// What a walk through a record meets besides its answers.
struct Walk {
    std::vector<ChanceThen> course;
    std::vector<field::Happening> happenings;
};

/// Stands still after each complete step that the tape has.
Walk walked(const Record<System>& record, Reader& reader) {
    TapeInOrder tape(record.tape, reader);
    vallum::Game<System> game(System::begin(record.scenario), tape, 0);
    const Seat side = game.battle().setting->sides.front().seat;
    Walk walk;
    int steps = 0;
    int turn = -1;
    const auto stand = [&] {
        const Battle& now = game.battle();
        return ChanceThen{tape.answersGiven(), now.turn, now.active, chanceFor(now, side)};
    };
    ChanceThen last = stand();
    while (steps < std::ssize(record.marks)) {
        if (game.battle().stage == Stage::fighting && game.battle().turn != turn) {
            turn = game.battle().turn;
            walk.course.push_back(stand());
        }
        const auto restart = std::ranges::find(record.restarts, steps, &Restart<System>::steps);
        if (restart != record.restarts.end()) {
            game.restart(restart->position);
        } else {
            game.step();
        }
        ++steps;
        last = stand();
        for (Fact& fact : game.takeFacts()) walk.happenings.push_back({std::move(fact), tape.answersGiven()});
    }
    walk.course.push_back(last);
    return walk;
}

/// Decisions of these seats that a search can judge.
class Counting final : public Reader {
public:
    explicit Counting(const std::vector<Seat>& seats) : seats_(seats) {}

    void read(const Battle& battle, const Asked<System>& asked, const Answer&, std::size_t) override {
        if (concerns(battle, asked)) ++count_;
    }
    [[nodiscard]] bool concerns(const Battle& battle, const Asked<System>& asked) const {
        return std::ranges::find(seats_, asked.seat) != seats_.end() && isTriable(battle, asked.question);
    }
    [[nodiscard]] int count() const { return count_; }

private:
    const std::vector<Seat>& seats_;
    int count_ = 0;
};

class Judging final : public Reader {
public:
    Judging(const Counting& counted, SearchTerms terms) : counted_(counted), terms_(terms) {}

    void read(const Battle& battle,
              const Asked<System>& asked,
              const Answer& answer,
              std::size_t place) override {
        if (!counted_.concerns(battle, asked)) return;
        const Advice advice = advise(System::seenBy(battle, asked.seat), asked, terms_, {&answer, 1});
        answers_ += advice.answers;
        if (advice.isSearched()) judge(battle, asked.seat, advice, answer, place);
    }
    [[nodiscard]] std::vector<JudgedDecision> take() { return std::move(decisions_); }
    [[nodiscard]] int answers() const { return answers_; }

private:
    void judge(
        const Battle& battle, Seat seat, const Advice& advice, const Answer& answer, std::size_t place) {
        const auto played = std::ranges::find(advice.plans, answer, &Plan::answer);
        if (played == advice.plans.end()) return;
        const Plan& best = advice.plans.front();
        const bool isBetter = best.chance > played->chance;
        const Plan& better = isBetter ? best : *played;
        JudgedDecision it;
        it.answer = place;
        it.turn = battle.turn;
        it.seat = seat;
        it.grade = gradeOf(better.chance - played->chance, played->error);
        it.played = titleOf(battle, played->answer);
        it.better = titleOf(battle, better.answer);
        it.chance = played->chance;
        it.chanceBetter = better.chance;
        constexpr std::size_t few = 3;
        if (isBetter) it.reasons = reasonsFor(better, *played, few);
        decisions_.push_back(std::move(it));
    }

    const Counting& counted_;
    SearchTerms terms_;
    std::vector<JudgedDecision> decisions_;
    int answers_ = 0;
};

std::vector<std::size_t> largestSwings(const std::vector<ChanceThen>& course, std::size_t most) {
    if (course.size() < 2) return {};
    std::vector<std::size_t> turns(course.size() - 1);
    std::iota(turns.begin(), turns.end(), std::size_t{0});
    const auto swing = [&](std::size_t it) { return std::abs(course[it + 1].chance - course[it].chance); };
    std::ranges::stable_sort(turns, std::greater(), swing);
    std::erase_if(turns, [&](std::size_t it) { return swing(it) == 0; });
    if (turns.size() > most) turns.resize(most);
    std::ranges::sort(turns);
    return turns;
}

std::vector<SeatReport> reportsOf(const std::vector<JudgedDecision>& decisions,
                                  std::vector<PlayerLuck> lucks) {
    std::vector<SeatReport> reports;
    for (PlayerLuck& luck : lucks) {
        SeatReport report;
        report.seat = luck.seat;
        report.luck = std::move(luck);
        for (const JudgedDecision& it : decisions) {
            if (it.seat != report.seat) continue;
            ++report.decisions.at(static_cast<std::size_t>(it.grade));
            report.givenAway += it.givenAway();
        }
        reports.push_back(std::move(report));
    }
    return reports;
}

}  // namespace

Grade gradeOf(int givenAway, int error) {
    constexpr int point = certain / 100;
    if (givenAway < point) return Grade::best;
    if (givenAway < 3 * point || givenAway <= 2 * error) return Grade::good;
    return givenAway < 8 * point ? Grade::doubtful : Grade::blunder;
}

BattleAnalysis analyzed(const Record<System>& record, const AnalysisTerms& terms) {
    Counting counting(terms.seats);
    Walk walk = walked(record, counting);
    BattleAnalysis analysis;
    if (counting.count() > 0) {
        constexpr std::size_t few = 4;
        SearchTerms search = terms.search;
        search.plans = std::min(search.plans, few);
        search.answers = std::min(search.answers, terms.answers / counting.count());
        Judging judging(counting, search);
        walked(record, judging);
        analysis.answers = judging.answers();
        analysis.decisions = judging.take();
    }
    analysis.turningPoints = largestSwings(walk.course, terms.turningPoints);
    analysis.seats = reportsOf(analysis.decisions, luckIn(System::begin(record.scenario), walk.happenings));
    analysis.course = std::move(walk.course);
    return analysis;
}

}  // namespace vallum::players
