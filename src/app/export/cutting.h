// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "export/sheets.h"

#include <QRectF>
#include <QString>

namespace vallum::app {

/// Millimeters for the last line of a sheet.
constexpr double heightOfFooter = 6;

/// How a table or board is cut into sheets, counted from its upper left corner. Neighbors overlap and are cut
/// in the middle of that.
struct Cutting {
    QRectF room;   // of a sheet, without its last line
    QSizeF table;  // in millimeters
    double perUnit;
    int columns;
    int rows;

    Cutting(const QRectF& printable, QSizeF areaInUnits, double millimetersPerUnit);

    /// In millimeters of the table.
    [[nodiscard]] QRectF sheet(int column, int row) const;
    /// "B3"
    static QString name(int column, int row);
};

/// Where two sheets meet, outside the picture.
void paintCutMarks(QPainter& painter, const Cutting& cutting, int column, int row);
/// Which sheet lies where, over a picture of the whole that is so much smaller.
void paintPlan(QPainter& painter, const Cutting& cutting, QPointF corner, double scale);
void addFooter(Sheets& sheets, const QString& left, const QString& right);

}  // namespace vallum::app
