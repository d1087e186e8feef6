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

    static bool isFighting(const hex::Battle& battle) { return battle.phase != hex::Phase::dealing; }
    static bool isTriable(const hex::Battle& /*battle*/, const hex::Question& question) {
        return players::isTriable(question);
    }
    static std::vector<SideLuck> lucks(const Record<System>& record,
                                       const std::vector<Happening<System>>& happenings) {
        return hex::luckIn(System::begin(record.scenario), happenings).sides;
    }
};

}  // namespace

HexAnalysis analyzed(const Record<hex::System>& record,
                     const HexAnalysisTerms& terms,
                     HexAnalysisWatch* watch) {
    return lookedBack<HexAnalyst>(record, terms, watch);
}

}  // namespace vallum::players
