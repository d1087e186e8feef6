// SPDX-License-Identifier: GPL-3.0-or-later
#include "export/table_sheets.h"

#include "export/table_painting.h"
#include "numbers.h"
#include "table/table_scene.h"

#include <algorithm>
#include <cmath>
#include <memory>

#include <QCoreApplication>

namespace vallum::app {

namespace {

class TableSheetsTexts {
    Q_DECLARE_TR_FUNCTIONS(TableSheets)
};

constexpr double overlap = 10;  // of neighbors, cut in its middle
constexpr double footer = 6;
constexpr double markLength = 4;
constexpr double rim = 0.4;  // of the rulers, in DU

constexpr double dotsPerMillimeter = printDots / millimetersPerInch;

/// A part of the table, so that its upper left corner comes to a place on the sheet.
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

/// How a table is cut into sheets, counted from its upper left corner.
struct Cutting {
    QRectF room;  // of a sheet, without its last line
    QSizeF table;
    double perDu;
    int columns;
    int rows;

    Cutting(const QRectF& printable, QSizeF areaInDu, double millimetersPerDu)
        : room(printable.adjusted(0, 0, 0, -footer)),
          table(areaInDu * millimetersPerDu),
          perDu(millimetersPerDu),
          columns(countFor(table.width(), room.width())),
          rows(countFor(table.height(), room.height())) {}

    static int countFor(double length, double room) {
        return std::max(1, static_cast<int>(std::ceil((length - overlap) / (room - overlap) - 1e-6)));
    }
    /// In millimeters of the table.
    [[nodiscard]] QRectF sheet(int column, int row) const {
        const QRectF all(QPointF(0, 0), table);
        return QRectF(QPointF(column * (room.width() - overlap), row * (room.height() - overlap)),
                      room.size()) &
               all;
    }
    static QString name(int column, int row) {
        return QChar(QLatin1Char(static_cast<char>('A' + row % 26))) + QString::number(column + 1);
    }
};

/// Where two sheets meet, outside the picture.
void paintCutMarks(QPainter& painter, const Cutting& cutting, int column, int row) {
    const QRectF drawn({cutting.room.topLeft()}, cutting.sheet(column, row).size());
    painter.setPen(QPen(Qt::black, 0.2));
    const auto across = [&](double y) {
        painter.drawLine(QPointF(drawn.left() - markLength, y), QPointF(drawn.left() - 0.5, y));
        painter.drawLine(QPointF(drawn.right() + 0.5, y), QPointF(drawn.right() + markLength, y));
    };
    const auto down = [&](double x) {
        painter.drawLine(QPointF(x, drawn.top() - markLength), QPointF(x, drawn.top() - 0.5));
        painter.drawLine(QPointF(x, drawn.bottom() + 0.5), QPointF(x, drawn.bottom() + markLength));
    };
    if (column != 0) down(drawn.left() + overlap / 2);
    if (column + 1 != cutting.columns) down(drawn.right() - overlap / 2);
    if (row != 0) across(drawn.top() + overlap / 2);
    if (row + 1 != cutting.rows) across(drawn.bottom() - overlap / 2);
}

/// As large as fits, in the middle of the upper edge; where the table itself begins and what it was scaled by
/// are given back.
std::pair<QPointF, double> addWholeTable(Sheets& sheets, TableScene& scene, const QRectF& room) {
    const Detail whole = tableWithin(scene, rim, room.size() * dotsPerMillimeter);
    const double perDu = whole.pixelsPerDu / dotsPerMillimeter;
    const QPointF corner(room.center().x() - whole.area.width() * perDu / 2, room.top());
    addTable(sheets, scene, whole.area, corner, perDu);
    return {corner + (scene.coordinates().table().topLeft() - whole.area.topLeft()) * perDu, perDu};
}

void paintPlan(QPainter& painter, const Cutting& cutting, QPointF corner, double scale) {
    painter.translate(corner);
    painter.scale(scale, scale);
    painter.setPen(QPen(Qt::black, 0.5 / scale));
    for (int row = 0; row != cutting.rows; ++row) {
        for (int column = 0; column != cutting.columns; ++column) {
            const QRectF sheet = cutting.sheet(column, row);
            painter.setBrush(QColor(255, 255, 255, (row + column) % 2 == 0 ? 30 : 90));
            painter.drawRect(sheet);
            const double high = 9 / scale;
            paintWords(painter, Cutting::name(column, row),
                       {sheet.center() - QPointF(2 * high, high / 2), QSizeF(4 * high, high)},
                       Qt::AlignHCenter);
        }
    }
}

QString scaleWords(double millimetersPerDu) {
    return TableSheetsTexts::tr("1 DU = %1 mm").arg(steadyNumeral(millimetersPerDu, 1));
}

void addFooter(Sheets& sheets, const QString& left, const QString& right) {
    const QRectF printable = sheets.paper().printable();
    const QRectF line(printable.left(), printable.bottom() - 4, printable.width(), 4);
    sheets.add([=](QPainter& painter) {
        paintWords(painter, left, line);
        paintWords(painter, right, line, Qt::AlignRight);
    });
}

void addOverview(Sheets& sheets, TableScene& scene, const QString& title, const Cutting& cutting) {
    sheets.newSheet();
    const auto [table, perDu] = addWholeTable(sheets, scene, cutting.room);
    const QSizeF rims = cutting.table / cutting.perDu - scene.coordinates().table().size();
    const QPointF corner = table - QPointF(rims.width(), rims.height()) / 2 * perDu;
    sheets.add([=, scale = perDu / cutting.perDu](QPainter& painter) {
        paintPlan(painter, cutting, corner, scale);
    });
    addFooter(sheets, title,
              TableSheetsTexts::tr("Overview: %1. Cut at the marks and put edge to edge.")
                  .arg(scaleWords(cutting.perDu)));
}

}  // namespace

Sheets tableOnOneSheet(TableScene& scene, const Paper& paper, const QString& title) {
    Sheets sheets(paper);
    sheets.newSheet();
    const double perDu = addWholeTable(sheets, scene, paper.printable().adjusted(0, 0, 0, -footer)).second;
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
