// SPDX-License-Identifier: GPL-3.0-or-later
#include "hex_greedy.h"
#include "looking_back.h"

#include <vallum/hex/queries/luck.h>
#include <vallum/players/hex_analysis.h>
#include <vallum/players/hex_players.h>

namespace vallum::players {

namespace {

/// What hex battles have for whoever looks back on them.
struct HexAnalyst {
    using System = hex::System;
    using Greedy = HexGreedyPlayer;
    using Plan = HexPlan;
    using Search = HexSearchTerms;
    using Analysis = HexAnalysis;
    using Explained = HexExplained;

    static bool isFighting(const hex::Battle& battle) { return battle.phase != hex::Phase::dealing; }
    static bool isTriable(const hex::Battle& /*battle*/, const hex::Question& question) {
        return players::isTriable(question);
    }
    static std::vector<SideLuck> lucks(const Record<System>& record,
                                       const std::vector<Happening<System>>& happenings) {
        return hex::luckIn(System::begin(record.scenario), happenings).sides;
    }
    static bool isDecision(const hex::Answer& answer) {
        return std::holds_alternative<hex::CardChosen>(answer) ||
               std::holds_alternative<hex::OrdersChosen>(answer) ||
               std::holds_alternative<hex::MoveUnit>(answer) ||
               std::holds_alternative<hex::MoveLeader>(answer) || std::holds_alternative<hex::Fire>(answer) ||
               std::holds_alternative<hex::CloseCombat>(answer);
    }
    static bool weighsCards(const hex::Question& question) {
        return std::holds_alternative<hex::ChooseCard>(question);
    }
};

}  // namespace

HexAnalysis analyzed(const Record<hex::System>& record,
                     const HexAnalysisTerms& terms,
                     HexAnalysisWatch* watch) {
    return lookedBack<HexAnalyst>(record, terms, watch);
}

std::optional<std::size_t> lastDecision(const std::vector<TapeEntry<hex::System>>& tape,
                                        std::size_t answers,
                                        const std::vector<Seat>& seats) {
    return lastDecisionIn<HexAnalyst>(tape, answers, seats);
}

std::optional<HexExplained> explained(const Record<hex::System>& record,
                                      std::size_t place,
                                      Seat eyes,
                                      const HexSearchTerms& terms,
                                      Thinking* thinking) {
    return explainedBy<HexAnalyst>(record, place, eyes, terms, thinking);
}

}  // namespace vallum::players
