// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "thinking/chance_curve.h"

#include <vector>

#include <vallum/players/battle_analysis.h>

namespace vallum::app {

/// A side as presented in an analysis.
struct AnalyzedSide {
    Seat seat;
    QString name;
    QColor color;
};
/// The sides shown at the bottom and at the top: the first side, and the first that is not its ally.
[[nodiscard]] std::pair<AnalyzedSide, AnalyzedSide> opponentsOf(const field::Battle&,
                                                                const std::vector<AnalyzedSide>&);

/// The analysis as HTML for a report: the curve as an
/// embedded picture, each side, and the costly decisions.
[[nodiscard]] QString analysisText(const players::BattleAnalysis&,
                                   const field::Battle& end,
                                   const std::vector<AnalyzedSide>&);

/// For example "Turn 5, Rome: Hastati 1 charges Celts 2".
[[nodiscard]] QString titleOf(const players::JudgedDecision&, const QString& side);
/// The better alternative and its advantage; empty if there was none.
[[nodiscard]] QString betterThan(const players::JudgedDecision&);
/// One side's dice compared with the expected values.
[[nodiscard]] QString luckOf(const players::SeatReport&);

}  // namespace vallum::app
