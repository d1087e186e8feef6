// SPDX-License-Identifier: GPL-3.0-or-later
#include "art/forecast.h"

#include "art/shapes.h"
#include "art/text.h"

#include <algorithm>

#include <QPainter>

namespace vallum::art {

namespace {

/// One slip of paper, in units of its text rows.
class Slip {
public:
    Slip(QPainter& painter, const Ink& ink, const Forecast& forecast)
        : painter_(painter),
          ink_(ink),
          forecast_(forecast),
          row_(ink.pixels(18 * ink.palette.textScale)),
          plain_(labelFont()) {
        plain_.setBold(false);
    }

    void paint(QPointF at, bool isBelow) {
        const double width = std::max({row_ * 13, firstWidth(), legendWidth(), remarksWidth()}) + row_;
        const double rows = 3 + static_cast<double>(forecast_.remarks.size());
        const double height = row_ * (rows + 0.9);
        const double top = isBelow ? at.y() : at.y() - height - ink_.pixels(8);
        sheet_ = keptInSight(painter_, {at.x() - width / 2, top, width, height});
        const QPainterPath shape = box(sheet_.x(), sheet_.y(), width, height, ink_.pixels(8));
        painter_.fillPath(shape.translated(0, ink_.pixels(3)), QColor(0, 0, 0, 70));
        painter_.fillPath(shape, ink_.palette.parchment);
        painter_.strokePath(shape, QPen(ink_.palette.gold, ink_.pixels(2)));
        QRectF place(sheet_.left() + row_ / 2, sheet_.top() + row_ * 0.3, width - row_, row_);
        say(place, forecast_.what, Qt::AlignLeft, labelFont(), ink_.palette.ink);
        say(place, forecast_.cost, Qt::AlignRight, plain_, ink_.palette.ink);
        place.translate(0, row_ * 1.15);
        paintBar(place.adjusted(0, row_ * 0.1, 0, -row_ * 0.1));
        place.translate(0, row_ * 1.1);
        say(place, forecast_.wonWords, Qt::AlignLeft, labelFont(), ink_.palette.allowed);
        say(place, forecast_.toll, Qt::AlignHCenter, plain_, ink_.palette.ink);
        say(place, forecast_.lostWords, Qt::AlignRight, labelFont(), ink_.palette.refused);
        for (const QString& remark : forecast_.remarks) {
            place.translate(0, row_);
            say(place, remark, Qt::AlignLeft, plain_, ink_.palette.ink);
        }
    }

private:
    static constexpr double letters = 0.66;  // of a row

    [[nodiscard]] double widthOf(const QString& words, const QFont& font) const {
        return lineWidth(words, font, row_ * letters);
    }
    [[nodiscard]] double firstWidth() const {
        return widthOf(forecast_.what, labelFont()) + widthOf(forecast_.cost, plain_) + row_;
    }
    /// The toll stands in the middle, so both ends have the room of the longer one.
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
        if (words.isEmpty()) return;
        paintLine(painter_, {words, place, ink_.pixelsPerDu, alignment, false, letters, 0.6}, font, color);
    }
    /// What is neither is left as pale as an untouched shield.
    void paintBar(const QRectF& bar) {
        const double both = std::max(1.0, forecast_.won + forecast_.lost);
        const double won = bar.width() * forecast_.won / both;
        const double lost = bar.width() * forecast_.lost / both;
        painter_.save();
        painter_.setClipPath(box(bar.x(), bar.y(), bar.width(), bar.height(), bar.height() / 2.5),
                             Qt::IntersectClip);
        painter_.fillRect(bar, ink_.palette.parchmentShade.darker(112));
        painter_.fillRect(QRectF(bar.left(), bar.top(), won, bar.height()), ink_.palette.allowed);
        painter_.fillRect(QRectF(bar.right() - lost, bar.top(), lost, bar.height()), ink_.palette.refused);
        painter_.restore();
    }

    QPainter& painter_;
    const Ink& ink_;
    const Forecast& forecast_;
    double row_;
    QFont plain_;
    QRectF sheet_;
};

}  // namespace

void paintForecast(QPainter& painter, const Ink& ink, QPointF at, bool isBelow, const Forecast& forecast) {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    Slip(painter, ink, forecast).paint(at, isBelow);
    painter.restore();
}

}  // namespace vallum::art
