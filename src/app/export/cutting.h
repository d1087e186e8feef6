// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "export/sheets.h"

#include <QRectF>
#include <QString>

namespace vallum::app {

/// The height of a sheet's bottom line, in millimeters.
constexpr double heightOfFooter = 6;

/// How a table or board is divided into sheets, counted from the upper left corner. Adjacent sheets overlap
/// and are cut along the middle of the overlap.
struct Cutting {
    QRectF room;   // area of a sheet without its bottom line
    QSizeF table;  // in millimeters
    double perUnit;
    int columns;
    int rows;

    Cutting(const QRectF& printable, QSizeF areaInUnits, double millimetersPerUnit);

    /// The area that a sheet covers, in millimeters of the table.
    [[nodiscard]] QRectF sheet(int column, int row) const;
    /// Column and row, such as "B3".
    static QString name(int column, int row);
};

/// Marks where the sheet meets its neighbors, outside the picture.
void paintCutMarks(QPainter& painter, const Cutting& cutting, int column, int row);
/// Draws the sheet layout over a picture of the whole, at this scale.
void paintPlan(QPainter& painter, const Cutting& cutting, QPointF corner, double scale);
void addFooter(Sheets& sheets, const QString& left, const QString& right);

}  // namespace vallum::app
