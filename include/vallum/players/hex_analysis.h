// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

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

/// The last card, order, move or attack that one of these chose among the first answers of a tape: its place.
std::optional<std::size_t> lastDecision(const std::vector<TapeEntry<hex::System>>&,
                                        std::size_t answers,
                                        const std::vector<Seat>&);

using HexExplained = ExplainedOf<hex::System, HexAdvice>;
/// As it looked to a seat: where that is another one than has decided, nothing of what that knew is told.
/// With the terms of the player who decided, and its own eyes, these are the numbers that it has decided by.
std::optional<HexExplained> explained(
    const Record<hex::System>&, std::size_t place, Seat eyes, const HexSearchTerms&, Thinking* = nullptr);

}  // namespace vallum::players
