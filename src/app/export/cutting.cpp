// SPDX-License-Identifier: GPL-3.0-or-later
#include "export/cutting.h"

#include <algorithm>
#include <cmath>

namespace vallum::app {

namespace {

constexpr double overlap = 10;  // of adjacent sheets, cut along its middle
constexpr double markLength = 4;

int countFor(double length, double room) {
    return std::max(1, static_cast<int>(std::ceil((length - overlap) / (room - overlap) - 1e-6)));
}

}  // namespace

Cutting::Cutting(const QRectF& printable, QSizeF areaInUnits, double millimetersPerUnit)
    : room(printable.adjusted(0, 0, 0, -heightOfFooter)),
      table(areaInUnits * millimetersPerUnit),
      perUnit(millimetersPerUnit),
      columns(countFor(table.width(), room.width())),
      rows(countFor(table.height(), room.height())) {}

QRectF Cutting::sheet(int column, int row) const {
    const QRectF all(QPointF(0, 0), table);
    return QRectF(QPointF(column * (room.width() - overlap), row * (room.height() - overlap)), room.size()) &
           all;
}

QString Cutting::name(int column, int row) {
    return QChar(QLatin1Char(static_cast<char>('A' + row % 26))) + QString::number(column + 1);
}

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

void addFooter(Sheets& sheets, const QString& left, const QString& right) {
    const QRectF printable = sheets.paper().printable();
    const QRectF line(printable.left(), printable.bottom() - 4, printable.width(), 4);
    sheets.add([=](QPainter& painter) {
        paintWords(painter, left, line);
        paintWords(painter, right, line, Qt::AlignRight);
    });
}

}  // namespace vallum::app
