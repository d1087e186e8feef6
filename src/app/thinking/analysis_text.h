// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "thinking/chance_curve.h"

#include <vector>

#include <vallum/players/battle_analysis.h>

namespace vallum::app {

/// A side as an analysis tells of it.
struct AnalyzedSide {
    Seat seat;
    QString name;
    QColor color;
};
/// Whose chances are told from below, and whose from above: the first side, and the first that is no ally.
[[nodiscard]] std::pair<AnalyzedSide, AnalyzedSide> opponentsOf(const field::Battle&,
                                                                const std::vector<AnalyzedSide>&);

/// The analysis as a part of a report, in HTML: the curve as a picture in it, each side, and the decisions
/// that cost something.
[[nodiscard]] QString analysisText(const players::BattleAnalysis&,
                                   const field::Battle& end,
                                   const std::vector<AnalyzedSide>&);

/// "Turn 5, Rome: Hastati 1 charges Celts 2"
[[nodiscard]] QString titleOf(const players::JudgedDecision&, const QString& side);
/// What would have been better, and by how much; empty where nothing was.
[[nodiscard]] QString betterThan(const players::JudgedDecision&);
/// The dice of one side against what was to be expected.
[[nodiscard]] QString luckOf(const players::SeatReport&);

}  // namespace vallum::app
