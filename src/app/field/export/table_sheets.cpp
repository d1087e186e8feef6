// SPDX-License-Identifier: GPL-3.0-or-later
#include "field/export/table_sheets.h"

#include "export/cutting.h"
#include "field/export/table_painting.h"
#include "field/table/table_scene.h"
#include "language/numbers.h"

#include <algorithm>
#include <cmath>
#include <memory>

#include <QCoreApplication>

namespace vallum::app {

namespace {

class TableSheetsTexts {
    Q_DECLARE_TR_FUNCTIONS(TableSheets)
};

constexpr double rim = 0.4;  // margin for the rulers, in DU

constexpr double dotsPerMillimeter = printDots / millimetersPerInch;

/// Paints a part of the table with its upper left corner at `corner`.
void addTable(
    Sheets& sheets, TableScene& scene, const QRectF& area, QPointF corner, double millimetersPerDu) {
    const Detail detail{area, millimetersPerDu * dotsPerMillimeter};
    const auto place = [corner](QPainter& painter) {
        painter.translate(corner);
        painter.scale(1 / dotsPerMillimeter, 1 / dotsPerMillimeter);
    };
    const auto painting = std::make_shared<TablePainting>(scene, detail);
    painting->keepGroundInOnePiece();
    for (std::size_t step = 0; step != painting->steps(); ++step) {
        sheets.add([=](QPainter& painter) {
            place(painter);
            painting->paint(painter, step);
        });
    }
}

/// As large as fits, centered at the top. Returns the position of the table's upper left corner and the scale
/// in millimeters per DU.
std::pair<QPointF, double> addWholeTable(Sheets& sheets, TableScene& scene, const QRectF& room) {
    const Detail whole = tableWithin(scene, rim, room.size() * dotsPerMillimeter);
    const double perDu = whole.pixelsPerDu / dotsPerMillimeter;
    const QPointF corner(room.center().x() - whole.area.width() * perDu / 2, room.top());
    addTable(sheets, scene, whole.area, corner, perDu);
    return {corner + (scene.coordinates().table().topLeft() - whole.area.topLeft()) * perDu, perDu};
}

QString scaleWords(double millimetersPerDu) {
    return TableSheetsTexts::tr("1 DU = %1 mm").arg(steadyNumeral(millimetersPerDu, 1));
}

void addOverview(Sheets& sheets, TableScene& scene, const QString& title, const Cutting& cutting) {
    sheets.newSheet();
    const auto [table, perDu] = addWholeTable(sheets, scene, cutting.room);
    const QSizeF rims = cutting.table / cutting.perUnit - scene.coordinates().table().size();
    const QPointF corner = table - QPointF(rims.width(), rims.height()) / 2 * perDu;
    sheets.add([=, scale = perDu / cutting.perUnit](QPainter& painter) {
        paintPlan(painter, cutting, corner, scale);
    });
    addFooter(sheets, title,
              TableSheetsTexts::tr("Overview: %1. Cut along the marks and join edge to edge.")
                  .arg(scaleWords(cutting.perUnit)));
}

}  // namespace

Sheets tableOnOneSheet(TableScene& scene, const Paper& paper, const QString& title) {
    Sheets sheets(paper);
    sheets.newSheet();
    const double perDu =
        addWholeTable(sheets, scene, paper.printable().adjusted(0, 0, 0, -heightOfFooter)).second;
    addFooter(sheets, title, scaleWords(perDu));
    return sheets;
}

Sheets tableToScale(TableScene& scene, const Paper& paper, const QString& title, double millimetersPerDu) {
    const QRectF area = tableWithin(scene, rim, millimetersPerDu * dotsPerMillimeter);
    const Cutting cutting(paper.printable(), area.size(), millimetersPerDu);
    Sheets sheets(paper);
    addOverview(sheets, scene, title, cutting);
    for (int row = 0; row != cutting.rows; ++row) {
        for (int column = 0; column != cutting.columns; ++column) {
            const QRectF part = cutting.sheet(column, row);
            sheets.newSheet();
            addTable(sheets, scene,
                     {area.topLeft() + part.topLeft() / millimetersPerDu, part.size() / millimetersPerDu},
                     cutting.room.topLeft(), millimetersPerDu);
            sheets.add([=](QPainter& painter) { paintCutMarks(painter, cutting, column, row); });
            addFooter(sheets, title,
                      TableSheetsTexts::tr("%1 (%2)", "sheet, scale")
                          .arg(Cutting::name(column, row), scaleWords(millimetersPerDu)));
        }
    }
    return sheets;
}

}  // namespace vallum::app
