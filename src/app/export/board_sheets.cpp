// SPDX-License-Identifier: GPL-3.0-or-later
#include "export/board_sheets.h"

#include "export/cutting.h"
#include "language/numbers.h"

#include <algorithm>
#include <cmath>

#include <QCoreApplication>

namespace vallum::app {

namespace {

class BoardSheetsTexts {
    Q_DECLARE_TR_FUNCTIONS(BoardSheets)
};

constexpr double dotsPerMillimeter = printDots / millimetersPerInch;

/// Paints the board at `place` on the sheet, clipped to `seen`.
void addBoard(Sheets& sheets, const Depiction& depiction, const QRectF& place, const QRectF& seen) {
    sheets.add([&depiction, place, seen](QPainter& painter) {
        painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
        painter.setClipRect(seen);
        painter.scale(1 / dotsPerMillimeter, 1 / dotsPerMillimeter);
        depiction.paintNow(painter, {place.topLeft() * dotsPerMillimeter, place.size() * dotsPerMillimeter},
                           art::lightPalette());
    });
}

/// The largest rectangle that fits, centered at the top.
QRectF placeIn(const QRectF& room, double proportion) {
    const double width = std::min(room.width(), room.height() * proportion);
    return {room.center().x() - width / 2, room.top(), width, width / proportion};
}

QString scaleWords(double millimeters) {
    return BoardSheetsTexts::tr("A hex is %1 mm wide").arg(steadyNumeral(millimeters, 1));
}

void addOverview(Sheets& sheets, const Depiction& depiction, const QString& title, const Cutting& cutting) {
    sheets.newSheet();
    const QRectF place = placeIn(cutting.room, depiction.proportion());
    addBoard(sheets, depiction, place, place);
    sheets.add([cutting, corner = place.topLeft(), scale = place.width() / cutting.table.width()](
                   QPainter& painter) { paintPlan(painter, cutting, corner, scale); });
    addFooter(sheets, title,
              BoardSheetsTexts::tr("Overview: %1. Cut along the marks and join edge to edge.")
                  .arg(scaleWords(cutting.perUnit)));
}

}  // namespace

Sheets boardOnOneSheet(const Depiction& depiction, const Paper& paper, const QString& title) {
    Sheets sheets(paper);
    sheets.newSheet();
    const QRectF place =
        placeIn(paper.printable().adjusted(0, 0, 0, -heightOfFooter), depiction.proportion());
    addBoard(sheets, depiction, place, place);
    addFooter(sheets, title, scaleWords(place.width() / depiction.widthInUnits()));
    return sheets;
}

Sheets boardToScale(const Depiction& depiction,
                    const Paper& paper,
                    const QString& title,
                    double millimetersPerUnit) {
    const double width = depiction.widthInUnits();
    const Cutting cutting(paper.printable(), {width, width / depiction.proportion()}, millimetersPerUnit);
    Sheets sheets(paper);
    addOverview(sheets, depiction, title, cutting);
    for (int row = 0; row != cutting.rows; ++row) {
        for (int column = 0; column != cutting.columns; ++column) {
            const QRectF part = cutting.sheet(column, row);
            const QPointF corner = cutting.room.topLeft();
            sheets.newSheet();
            addBoard(sheets, depiction, {corner - part.topLeft(), cutting.table}, {corner, part.size()});
            sheets.add([=](QPainter& painter) { paintCutMarks(painter, cutting, column, row); });
            addFooter(sheets, title,
                      BoardSheetsTexts::tr("%1 (%2)", "sheet, scale")
                          .arg(Cutting::name(column, row), scaleWords(millimetersPerUnit)));
        }
    }
    return sheets;
}

}  // namespace vallum::app
