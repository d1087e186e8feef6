// SPDX-License-Identifier: GPL-3.0-or-later
#include "export/cutouts.h"

#include "export/cutting.h"
#include "language/numbers.h"

#include <algorithm>
#include <cmath>

#include <QCoreApplication>

namespace vallum::app {

namespace {

class CutoutsTexts {
    Q_DECLARE_TR_FUNCTIONS(Cutouts)
};

constexpr double dotsPerMillimeter = printDots / millimetersPerInch;
constexpr double markLength = 4;

QString lengthText(double millimeters) {
    const bool isWhole = std::abs(millimeters - std::round(millimeters)) < 0.05;
    return steadyNumeral(millimeters, isWhole ? 0 : 1);
}

/// The rows and columns of pieces on a sheet.
struct Grid {
    QRectF room;
    QSizeF piece;
    double gap;
    int columns;
    int rows;

    Grid(const QRectF& printable, QSizeF size, double between)
        : room(printable.adjusted(0, 0, 0, -heightOfFooter)),
          piece(size),
          gap(between),
          columns(countIn(room.width(), size.width(), gap)),
          rows(countIn(room.height(), size.height(), gap)) {}

    [[nodiscard]] static int countIn(double room, double length, double gap) {
        return std::max(1, static_cast<int>(std::floor((room + gap) / (length + gap) + 1e-6)));
    }
    [[nodiscard]] int perSheet() const { return columns * rows; }
    [[nodiscard]] QRectF place(int index) const {
        const int column = index % columns;
        const int row = index / columns;
        return {room.topLeft() + QPointF(column * (piece.width() + gap), row * (piece.height() + gap)),
                piece};
    }
};

void across(QPainter& painter, double from, double to, double y) {
    painter.drawLine(QPointF(from, y), QPointF(to, y));
}
void down(QPainter& painter, double x, double from, double to) {
    painter.drawLine(QPointF(x, from), QPointF(x, to));
}

/// At the corners, outside the piece, reaching no further than the middle of the gap.
void paintMarks(QPainter& painter, const QRectF& place, double gap) {
    const double reach = gap / 2 - 0.2;
    for (const double x : {place.left(), place.right()}) {
        down(painter, x, place.top() - reach, place.top() - 0.4);
        down(painter, x, place.bottom() + 0.4, place.bottom() + reach);
    }
    for (const double y : {place.top(), place.bottom()}) {
        across(painter, place.left() - reach, place.left() - 0.4, y);
        across(painter, place.right() + 0.4, place.right() + reach, y);
    }
}

/// Around a block of pieces that share their cuts.
void paintMarksAround(QPainter& painter, const Grid& grid, int count) {
    QRectF all;
    for (int i = 0; i != count; ++i) all |= grid.place(i);
    for (int i = 0; i != count; ++i) {
        const QRectF place = grid.place(i);
        for (const double x : {place.left(), place.right()}) {
            down(painter, x, all.top() - markLength, all.top() - 0.5);
            down(painter, x, all.bottom() + 0.5, all.bottom() + markLength);
        }
        for (const double y : {place.top(), place.bottom()}) {
            across(painter, all.left() - markLength, all.left() - 0.5, y);
            across(painter, all.right() + 0.5, all.right() + markLength, y);
        }
    }
}

void addFront(Sheets& sheets, const QRectF& place, const CutoutFront& front) {
    sheets.add([place, front](QPainter& painter) {
        painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
        painter.setClipRect(place);
        painter.scale(1 / dotsPerMillimeter, 1 / dotsPerMillimeter);
        front(painter, {place.topLeft() * dotsPerMillimeter, place.size() * dotsPerMillimeter});
    });
}

/// The same place on the back of the paper after flipping it along its long edge.
QRectF turnedOver(QSizeF paper, QRectF place) {
    if (paper.height() >= paper.width()) {
        place.moveLeft(paper.width() - place.right());
    } else {
        place.moveTop(paper.height() - place.bottom());
    }
    return place;
}

void addMarks(Sheets& sheets, const Grid& grid, int count) {
    sheets.add([grid, count](QPainter& painter) {
        painter.setPen(QPen(Qt::black, 0.15));
        if (grid.gap == 0) return paintMarksAround(painter, grid, count);
        for (int i = 0; i != count; ++i) paintMarks(painter, grid.place(i), grid.gap);
    });
}

}  // namespace

void addCutouts(Sheets& sheets,
                QSizeF millimeters,
                double gap,
                const std::vector<CutoutFront>& fronts,
                const CutoutFooter& footer,
                const CutoutFront& back) {
    const Grid grid(sheets.paper().printable(), millimeters, gap);
    const int all = static_cast<int>(fronts.size());
    for (int first = 0; first < all; first += grid.perSheet()) {
        const int count = std::min(grid.perSheet(), all - first);
        sheets.newSheet();
        for (int i = 0; i != count; ++i)
            addFront(sheets, grid.place(i), fronts.at(static_cast<std::size_t>(first + i)));
        addMarks(sheets, grid, count);
        addFooter(sheets, footer.left, footer.right);
        if (!back) continue;
        sheets.newSheet();
        for (int i = 0; i != count; ++i)
            addFront(sheets, turnedOver(sheets.paper().whole(), grid.place(i)), back);
    }
}

Sheets cutoutSheets(const CutoutSet& set,
                    const Paper& paper,
                    const QString& title,
                    double millimetersPerUnit) {
    const QSizeF size = set.size * (set.isToScale ? millimetersPerUnit : 1);
    Sheets sheets(paper);
    addCutouts(sheets, size, set.gap, set.fronts,
               {QStringLiteral("%1 · %2").arg(title, set.name),
                CutoutsTexts::tr("%1 by %2 mm", "size of a card or piece")
                    .arg(lengthText(size.width()), lengthText(size.height()))},
               set.back);
    return sheets;
}

}  // namespace vallum::app
