// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vallum/core/luck.h>
#include <vallum/core/record.h>
#include <vallum/players/analysis.h>
#include <vallum/players/hex_searching_player.h>

/// Looking back on a hex battle.
namespace vallum::players {

using HexAnalysis = AnalysisOf<SideLuck>;
using HexAnalysisTerms = AnalysisTermsOf<HexSearchTerms>;
using HexAnalysisWatch = AnalysisWatchOf<HexAnalysis>;

/// Of a battle that plays, up to where its tape ends. Where it is stopped, later decisions are not judged.
HexAnalysis analyzed(const Record<hex::System>&, const HexAnalysisTerms&, HexAnalysisWatch* = nullptr);

}  // namespace vallum::players
