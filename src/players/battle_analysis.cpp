// SPDX-License-Identifier: GPL-3.0-or-later
#include "candidates.h"
#include "looking_back.h"

#include <algorithm>
#include <utility>

#include <vallum/players/battle_analysis.h>
#include <vallum/players/field_players.h>

namespace vallum::players {

namespace {

/// What field battles have for whoever looks back on them.
struct FieldAnalyst {
    using System = field::System;
    using Greedy = GreedyPlayer;
    using Plan = players::Plan;
    using Search = SearchTerms;
    using Analysis = BattleAnalysis;

    static bool isFighting(const Battle& battle) { return battle.stage == Stage::fighting; }
    static bool isTriable(const Battle& battle, const Question& question) {
        return players::isTriable(battle, question);
    }
    static std::vector<PlayerLuck> lucks(const Record<System>& record,
                                         const std::vector<field::Happening>& happenings) {
        return luckIn(System::begin(record.scenario), happenings);
    }
};

/// Looks into one of them.
class Explaining final : public TapeReader<System> {
public:
    Explaining(std::size_t place, Seat eyes, const SearchTerms& terms, Thinking* thinking)
        : place_(place),
          eyes_(eyes),
          terms_(terms),
          thinking_(thinking) {}

    void read(const Battle& battle,
              const OpenQuestion<System>& asked,
              const Answer& answer,
              std::size_t place) override {
        if (place != place_) return;
        Explained it{System::seenBy(battle, eyes_), asked.seat, answer, {}};
        // Which cards were weighed only their owner knows.
        const bool isKnown = eyes_ == asked.seat || !std::holds_alternative<ChooseOrder>(asked.question);
        if (isKnown && isTriable(battle, asked.question))
            it.advice = advise(it.seen, asked, terms_, {&answer, 1}, thinking_);
        found_ = std::move(it);
    }
    [[nodiscard]] std::optional<Explained> take() { return std::move(found_); }

private:
    std::size_t place_;
    Seat eyes_;
    const SearchTerms& terms_;
    Thinking* thinking_;
    std::optional<Explained> found_;
};

bool isDecision(const Answer& answer) {
    return std::holds_alternative<OrderToPlay>(answer) || std::holds_alternative<LineOrder>(answer) ||
           std::holds_alternative<Move>(answer) || std::holds_alternative<ShotToMake>(answer) ||
           std::holds_alternative<ShotAtStructure>(answer) || std::holds_alternative<CombatToFight>(answer) ||
           std::holds_alternative<AttackStructure>(answer);
}

}  // namespace

SeatReport reportOf(Seat seat, const std::vector<JudgedDecision>& decisions) {
    return {decisionsOf(seat, decisions), {}};
}

BattleAnalysis analyzed(const Record<System>& record, const AnalysisTerms& terms, AnalysisWatch* watch) {
    return lookedBack<FieldAnalyst>(record, terms, watch);
}

std::optional<std::size_t> lastDecision(const std::vector<TapeEntry<System>>& tape,
                                        std::size_t answers,
                                        const std::vector<Seat>& seats) {
    for (std::size_t at = std::min(answers, tape.size()); at-- != 0;) {
        const bool isOne = std::ranges::find(seats, tape[at].seat) != seats.end();
        if (isOne && isDecision(tape[at].answer)) return at;
    }
    return std::nullopt;
}

const Plan* Explained::plan() const {
    const auto found = std::ranges::find(advice.plans, played, &Plan::answer);
    return found == advice.plans.end() || found->trials == 0 ? nullptr : &*found;
}

std::optional<Explained> explained(const Record<System>& record,
                                   std::size_t place,
                                   Seat eyes,
                                   const SearchTerms& terms,
                                   Thinking* thinking) {
    if (place >= record.tape.size()) return std::nullopt;
    Explaining reader(place, eyes, terms, thinking);
    TapeInOrder<System, GreedyPlayer> tape(record.tape, reader);
    vallum::Game<System> game(System::begin(record.scenario), tape, 0);
    for (int steps = 0; tape.answersGiven() <= place && !System::isOver(game.battle()); ++steps)
        stepOn(game, record, steps);
    return reader.take();
}

}  // namespace vallum::players
