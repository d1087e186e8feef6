// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include <vallum/core/record.h>
#include <vallum/field/queries/luck.h>
#include <vallum/players/analysis.h>
#include <vallum/players/searching_player.h>

/// Looking back on a field battle.
namespace vallum::players {

using SeatReport = SeatReportOf<field::PlayerLuck>;

struct BattleAnalysis : AnalysisOf<field::PlayerLuck> {};
using AnalysisTerms = AnalysisTermsOf<SearchTerms>;
using AnalysisWatch = AnalysisWatchOf<BattleAnalysis>;

/// Of a battle that plays, up to where its tape ends. Where it is stopped, later decisions are not judged.
BattleAnalysis analyzed(const Record<field::System>&, const AnalysisTerms&, AnalysisWatch* = nullptr);

/// The last order, move, shot or fight that one of these chose among the first answers of a tape: its place.
std::optional<std::size_t> lastDecision(const std::vector<TapeEntry<field::System>>&,
                                        std::size_t answers,
                                        const std::vector<Seat>&);

using Explained = ExplainedOf<field::System, Advice>;
/// As it looked to a seat: where that is another one than has decided, nothing of what that knew is told.
/// With the terms of the player who decided, and its own eyes, these are the numbers that it has decided by.
std::optional<Explained> explained(
    const Record<field::System>&, std::size_t place, Seat eyes, const SearchTerms&, Thinking* = nullptr);

}  // namespace vallum::players
