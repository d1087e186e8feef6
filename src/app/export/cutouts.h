// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "export/sheets.h"

#include <functional>
#include <vector>

#include <QRectF>
#include <QString>

namespace vallum::app {

/// The face of something that is cut out of paper, into a place in the dots of paper (`printDots`).
using CutoutFront = std::function<void(QPainter&, const QRectF& place)>;

/// Cards or pieces to cut out, all of one size.
struct CutoutSet {
    QString name;  // "Command cards"
    QSizeF size;   // in millimeters, or in units of the board
    bool isToScale = false;
    double gap = 0;  // between neighbors, in millimeters; without one they share their cuts
    std::vector<CutoutFront> fronts;
    CutoutFront back = {};  // of each of them, where both sides of the paper are printed
};

/// What stands in the last line of their sheets.
struct CutoutFooter {
    QString left;
    QString right;
};

/// On sheets of their own, as many as they take, with marks to cut along. A piece larger than a sheet has one
/// to itself. With a back every second sheet is one of backs, for a printer that turns the paper over its
/// long edge.
void addCutouts(Sheets& sheets,
                QSizeF millimeters,
                double gap,
                const std::vector<CutoutFront>& fronts,
                const CutoutFooter& footer,
                const CutoutFront& back = {});
/// With their backs if they have any.
[[nodiscard]] Sheets cutoutSheets(const CutoutSet& set,
                                  const Paper& paper,
                                  const QString& title,
                                  double millimetersPerUnit);

}  // namespace vallum::app
