// SPDX-License-Identifier: GPL-3.0-or-later
#include "art/forecast.h"

#include "art/card_painter.h"
#include "art/shapes.h"
#include "art/text.h"

#include <algorithm>

#include <QPainter>

namespace vallum::art {

namespace {

constexpr double letters = 0.66;  // as a fraction of a row

/// Darker than the bar, to be read on a slip that is gray in a dark room.
QColor green(const Palette& palette) { return palette.allowed.darker(130); }

void say(QPainter& painter,
         const Ink& ink,
         const QRectF& place,
         const QString& words,
         Qt::Alignment alignment,
         const QFont& font,
         const QColor& color) {
    if (words.isEmpty()) return;
    paintLine(painter, {words, place, ink.pixelsPerDu, alignment, false, letters, 0.6}, font, color);
}

/// The remainder, where neither gives way, stays pale like an untouched shield.
void paintBar(QPainter& painter, const Ink& ink, const QRectF& bar, const Forecast& forecast) {
    const double both = std::max(1.0, forecast.won + forecast.lost);
    const double won = bar.width() * forecast.won / both;
    const double lost = bar.width() * forecast.lost / both;
    painter.save();
    painter.setClipPath(box(bar.x(), bar.y(), bar.width(), bar.height(), bar.height() / 2.5),
                        Qt::IntersectClip);
    painter.fillRect(bar, ink.palette.parchmentShade.darker(112));
    painter.fillRect(QRectF(bar.left(), bar.top(), won, bar.height()), ink.palette.allowed);
    painter.fillRect(QRectF(bar.right() - lost, bar.top(), lost, bar.height()), ink.palette.refused);
    painter.restore();
}

void paintPaper(QPainter& painter, const Ink& ink, const QRectF& sheet) {
    const QPainterPath shape = box(sheet.x(), sheet.y(), sheet.width(), sheet.height(), ink.pixels(8));
    painter.fillPath(shape.translated(0, ink.pixels(3)), QColor(0, 0, 0, 70));
    painter.fillPath(shape, ink.palette.parchment);
    painter.strokePath(shape, QPen(ink.palette.gold, ink.pixels(2)));
}

double rowOf(const Ink& ink) { return ink.pixels(18 * ink.palette.textScale); }

/// The slip of paper, measured in text rows.
class Slip {
public:
    Slip(QPainter& painter, const Ink& ink, const Forecast& forecast)
        : painter_(painter),
          ink_(ink),
          forecast_(forecast),
          row_(rowOf(ink)),
          plain_(labelFont()) {
        plain_.setBold(false);
    }

    void paint(QPointF at, bool isBelow, const std::vector<QRectF>& cards) {
        const double width = std::max({row_ * 13, firstWidth(), legendWidth(), remarksWidth()}) + row_;
        const double rows = 3 + static_cast<double>(forecast_.remarks.size());
        const double height = row_ * (rows + 0.9);
        const double top = isBelow ? at.y() : at.y() - height - ink_.pixels(8);
        sheet_ = keptInSight(painter_, ink_, {at.x() - width / 2, top, width, height}, cards);
        paintPaper(painter_, ink_, sheet_);
        QRectF place(sheet_.left() + row_ / 2, sheet_.top() + row_ * 0.3, width - row_, row_);
        say(place, forecast_.what, Qt::AlignLeft, labelFont(), ink_.palette.ink);
        say(place, forecast_.cost, Qt::AlignRight, plain_, ink_.palette.ink);
        place.translate(0, row_ * 1.15);
        paintBar(painter_, ink_, place.adjusted(0, row_ * 0.1, 0, -row_ * 0.1), forecast_);
        place.translate(0, row_ * 1.1);
        say(place, forecast_.wonWords, Qt::AlignLeft, labelFont(), green(ink_.palette));
        say(place, forecast_.toll, Qt::AlignHCenter, plain_, ink_.palette.ink);
        say(place, forecast_.lostWords, Qt::AlignRight, labelFont(), ink_.palette.refused);
        for (const QString& remark : forecast_.remarks) {
            place.translate(0, row_);
            say(place, remark, Qt::AlignLeft, plain_, ink_.palette.ink);
        }
    }

private:
    [[nodiscard]] double widthOf(const QString& words, const QFont& font) const {
        return lineWidth(words, font, row_ * letters);
    }
    [[nodiscard]] double firstWidth() const {
        return widthOf(forecast_.what, labelFont()) + widthOf(forecast_.cost, plain_) + row_;
    }
    /// The toll is centered, so both ends reserve the width of the longer text.
    [[nodiscard]] double legendWidth() const {
        const double end =
            std::max(widthOf(forecast_.wonWords, labelFont()), widthOf(forecast_.lostWords, labelFont()));
        return 2 * (end + row_ / 2) + widthOf(forecast_.toll, plain_);
    }
    [[nodiscard]] double remarksWidth() const {
        double widest = 0;
        for (const QString& remark : forecast_.remarks) widest = std::max(widest, widthOf(remark, plain_));
        return widest;
    }
    void say(const QRectF& place,
             const QString& words,
             Qt::Alignment alignment,
             const QFont& font,
             const QColor& color) {
        art::say(painter_, ink_, place, words, alignment, font, color);
    }

    QPainter& painter_;
    const Ink& ink_;
    const Forecast& forecast_;
    double row_;
    QFont plain_;
    QRectF sheet_;
};

}  // namespace

void paintForecast(QPainter& painter,
                   const Ink& ink,
                   QPointF at,
                   bool isBelow,
                   const Forecast& forecast,
                   const std::vector<QRectF>& cards) {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    Slip(painter, ink, forecast).paint(at, isBelow, cards);
    painter.restore();
}

void paintChances(QPainter& painter, const Ink& ink, QPointF at, const Forecast& forecast) {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    const double row = rowOf(ink);
    const double words = row * 1.9;
    // Units of a line stand card by card: what is wider covers the neighbor's chances.
    const double room = cardRect.width();
    const bool hasBar = 2 * words + row * 2.4 <= room;
    const bool hasBoth = 2 * words + row * 0.6 <= room;
    const double width = hasBar ? 2 * words + row * 2.4 : (hasBoth ? 2 : 1) * words + row * 0.6;
    const QRectF sheet = keptInSight(painter, ink, {at.x() - width / 2, at.y(), width, row * 1.2}, {});
    paintPaper(painter, ink, sheet);
    const QRectF place = sheet.adjusted(row * 0.3, row * 0.1, -row * 0.3, -row * 0.1);
    say(painter, ink, place, forecast.wonWords, Qt::AlignLeft, labelFont(), green(ink.palette));
    if (hasBoth)
        say(painter, ink, place, forecast.lostWords, Qt::AlignRight, labelFont(), ink.palette.refused);
    if (hasBar)
        paintBar(painter, ink, place.adjusted(words - row * 0.2, row * 0.2, row * 0.2 - words, -row * 0.2),
                 forecast);
    painter.restore();
}

}  // namespace vallum::art
