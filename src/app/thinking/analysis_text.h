// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "thinking/chance_curve.h"

#include <vector>

namespace vallum::app {

/// A side as presented in an analysis.
struct AnalyzedSide {
    Seat seat;
    QString name;
    QColor color;
};
/// The sides of an analysis, and those shown at the bottom and at the top of its curve.
struct AnalyzedSides {
    std::vector<AnalyzedSide> all;
    AnalyzedSide below;  // whose chances the analysis gives
    AnalyzedSide above;  // the first that is not its ally
};

/// The analysis as HTML for a report: the curve as an
/// embedded picture, each side, and the costly decisions.
[[nodiscard]] QString analysisText(const ToldAnalysis& analysis, const AnalyzedSides& sides);

/// For example "Turn 5, Rome: Hastati 1 charges Celts 2".
[[nodiscard]] QString titleOf(const players::JudgedDecision&, const QString& side);
/// The better alternative and its advantage; empty if there was none.
[[nodiscard]] QString betterThan(const players::JudgedDecision&);
/// One side's dice compared with the expected values.
[[nodiscard]] QString luckOf(const SideReport&);

}  // namespace vallum::app
