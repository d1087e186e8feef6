// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "export/sheets.h"

#include <functional>
#include <vector>

#include <QRectF>
#include <QString>

namespace vallum::app {

/// Paints the front of a cut-out into a rectangle, in dots of paper (`printDots`).
using CutoutFront = std::function<void(QPainter&, const QRectF& place)>;

/// Cards or pieces to cut out, all the same size.
struct CutoutSet {
    QString name;  // "Command cards"
    QSizeF size;   // in millimeters, or in board units
    bool isToScale = false;
    double gap = 0;  // between neighbors, in millimeters; at 0 they share their cuts
    std::vector<CutoutFront> fronts;
    CutoutFront back = {};  // painted on the back of each, for printing on both sides
};

/// The text of the bottom line on each sheet.
struct CutoutFooter {
    QString left;
    QString right;
};

/// Adds sheets of cut-outs with cut marks. A piece larger than a sheet
/// gets a sheet to itself. If there is a back, every second sheet holds
/// backs, for a printer that flips the paper along its long edge.
void addCutouts(Sheets& sheets,
                QSizeF millimeters,
                double gap,
                const std::vector<CutoutFront>& fronts,
                const CutoutFooter& footer,
                const CutoutFront& back = {});
/// Includes the backs if there are any.
[[nodiscard]] Sheets cutoutSheets(const CutoutSet& set,
                                  const Paper& paper,
                                  const QString& title,
                                  double millimetersPerUnit);

}  // namespace vallum::app
