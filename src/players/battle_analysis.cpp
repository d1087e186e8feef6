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
    using Explained = players::Explained;

    static bool isFighting(const Battle& battle) { return battle.stage == Stage::fighting; }
    static bool isTriable(const Battle& battle, const Question& question) {
        return players::isTriable(battle, question);
    }
    static std::vector<PlayerLuck> lucks(const Record<System>& record,
                                         const std::vector<field::Happening>& happenings) {
        return luckIn(System::begin(record.scenario), happenings);
    }
    static bool isDecision(const Answer& answer) {
        return std::holds_alternative<OrderToPlay>(answer) || std::holds_alternative<LineOrder>(answer) ||
               std::holds_alternative<Move>(answer) || std::holds_alternative<ShotToMake>(answer) ||
               std::holds_alternative<ShotAtStructure>(answer) ||
               std::holds_alternative<CombatToFight>(answer) ||
               std::holds_alternative<AttackStructure>(answer);
    }
    static bool weighsCards(const Question& question) {
        return std::holds_alternative<ChooseOrder>(question);
    }
};

}  // namespace

BattleAnalysis analyzed(const Record<System>& record, const AnalysisTerms& terms, AnalysisWatch* watch) {
    return lookedBack<FieldAnalyst>(record, terms, watch);
}

std::optional<std::size_t> lastDecision(const std::vector<TapeEntry<System>>& tape,
                                        std::size_t answers,
                                        const std::vector<Seat>& seats) {
    return lastDecisionIn<FieldAnalyst>(tape, answers, seats);
}

std::optional<Explained> explained(const Record<System>& record,
                                   std::size_t place,
                                   Seat eyes,
                                   const SearchTerms& terms,
                                   Thinking* thinking) {
    return explainedBy<FieldAnalyst>(record, place, eyes, terms, thinking);
}

}  // namespace vallum::players
