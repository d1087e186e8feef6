// SPDX-License-Identifier: GPL-3.0-or-later
#include "art/overlays.h"

#include "art/emblems.h"
#include "art/shapes.h"
#include "art/text.h"

#include <algorithm>
#include <optional>

#include <QLineF>
#include <QPainter>
#include <QRadialGradient>

namespace vallum::art {
namespace {

QColor moodColor(const Palette& palette, Mood mood) {
    switch (mood) {
        case Mood::plain: return palette.ink;
        case Mood::allowed: return palette.allowed;
        case Mood::refused: return palette.refused;
    }
    return palette.ink;
}

class Saved {
public:
    explicit Saved(QPainter& painter) : painter_(painter) {
        painter_.save();
        painter_.setRenderHint(QPainter::Antialiasing);
    }
    ~Saved() { painter_.restore(); }
    Saved(const Saved&) = delete;
    Saved& operator=(const Saved&) = delete;

private:
    QPainter& painter_;
};

/// A dark or colored stroke on a light one, visible on grass, parchment and water alike.
void strokeTwice(QPainter& painter,
                 const Ink& ink,
                 const QPainterPath& path,
                 const QColor& color,
                 double width,
                 Qt::PenStyle style) {
    painter.strokePath(path, QPen(ink.palette.veil(ink.palette.rimText, 0.75), ink.pixels(width + 2),
                                  Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.strokePath(path, QPen(color, ink.pixels(width), style,
                                  style == Qt::SolidLine ? Qt::RoundCap : Qt::FlatCap, Qt::RoundJoin));
}

QPointF direction(QPointF from, QPointF to) {
    const QLineF span(from, to);
    return span.length() > 0 ? (to - from) / span.length() : QPointF(0, -1);
}
QPointF sideways(QPointF along) { return {-along.y(), along.x()}; }

void paintTick(QPainterPath& ticks, QPointF at, QPointF along, double half) {
    ticks.moveTo(at - sideways(along) * half);
    ticks.lineTo(at + sideways(along) * half);
}

QPainterPath halfDisc(double radius) {
    QPainterPath path(QPointF(-radius, 0));
    path.arcTo(QRectF(-radius, -radius, 2 * radius, 2 * radius), 180, -180);
    path.closeSubpath();
    return path;
}
QPainterPath halfRing(double radius) {
    QPainterPath path(QPointF(-radius, 0));
    path.arcTo(QRectF(-radius, -radius, 2 * radius, 2 * radius), 180, -180);
    return path;
}

}  // namespace

void paintEnvelopMarker(
    QPainter& painter, const Ink& ink, const Side& side, QPointF center, double headingDegrees) {
    const Saved saved(painter);
    const SideShades shades = ink.palette.shadesOf(side.color);
    painter.translate(center);
    painter.rotate(headingDegrees);
    const QPainterPath square = box(-0.19, -0.19, 0.38, 0.38, 0.04);
    painter.fillPath(moved(square, 0, 0.02), QColor(30, 20, 5, 70));
    painter.fillPath(square, shades.base);
    paintPattern(painter, square.boundingRect(), {}, side, {shades.light, 0.09, 0.45});
    painter.strokePath(square, QPen(shades.deep, std::max(0.018, ink.pixels(1))));
    painter.fillPath(polygon({{0, -0.16},
                              {0.1, -0.02},
                              {0.04, -0.02},
                              {0.04, 0.13},
                              {-0.04, 0.13},
                              {-0.04, -0.02},
                              {-0.1, -0.02}}),
                     ink.palette.rimText);
}

void paintEngagedLine(QPainter& painter, const Ink& ink, QPointF from, QPointF to) {
    const Saved saved(painter);
    const QPainterPath path = line({from, to});
    painter.strokePath(path, QPen(ink.palette.veil(ink.palette.gold, 0.55), std::max(0.1, ink.pixels(6)),
                                  Qt::SolidLine, Qt::RoundCap));
    painter.strokePath(path,
                       QPen(ink.palette.refused, std::max(0.05, ink.pixels(3)), Qt::SolidLine, Qt::RoundCap));
    QPainterPath ticks;
    const QPointF along = direction(from, to);
    const int sections = std::max(1, static_cast<int>(std::lround(QLineF(from, to).length() / 0.4)));
    for (int i = 0; i <= sections; ++i) {
        paintTick(ticks, from + (to - from) * (static_cast<double>(i) / sections), along,
                  std::max(0.06, ink.pixels(4)));
    }
    painter.strokePath(ticks, QPen(ink.palette.rimText, std::max(0.016, ink.pixels(1.2))));
}

/// A broad arrow that widens toward its head, as on old battle plans.
void paintChargeArrow(
    QPainter& painter, const Ink& ink, QPointF from, QPointF to, SideColor color, Mood mood) {
    const Saved saved(painter);
    const QPointF along = direction(from, to);
    const QPointF aside = sideways(along);
    const double length = QLineF(from, to).length();
    const double width = std::clamp(length * 0.18, ink.pixels(5), 0.3);
    const double head = std::min(length * 0.45, width * 2.1);
    const QPointF neck = to - along * head;
    QPainterPath arrow(from - aside * width * 0.45);
    arrow.quadTo(from + (neck - from) * 0.6 - aside * width * 0.35, neck - aside * width * 0.55);
    arrow.lineTo(neck - aside * width * 1.15);
    arrow.lineTo(to);
    arrow.lineTo(neck + aside * width * 1.15);
    arrow.lineTo(neck + aside * width * 0.55);
    arrow.quadTo(from + (neck - from) * 0.6 + aside * width * 0.35, from + aside * width * 0.45);
    arrow.quadTo(from + along * width * 0.6, from - aside * width * 0.45);
    const SideShades shades = ink.palette.shadesOf(color);
    painter.fillPath(arrow,
                     ink.palette.veil(mood == Mood::refused ? ink.palette.refused : shades.base, 0.72));
    painter.strokePath(arrow,
                       QPen(ink.palette.rimText, ink.pixels(3), Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.strokePath(
        arrow, QPen(shades.deep, ink.pixels(1.4), mood == Mood::refused ? Qt::DashLine : Qt::SolidLine,
                    Qt::RoundCap, Qt::RoundJoin));
}

void paintPath(QPainter& painter, const Ink& ink, const QPolygonF& path, Mood mood) {
    if (path.size() < 2) return;
    const Saved saved(painter);
    QPainterPath route;
    route.addPolygon(path);
    const QColor color = moodColor(ink.palette, mood);
    strokeTwice(painter, ink, route, color, 2.2, Qt::DotLine);
    QPainterPath ticks;
    double walked = 0;
    int next = 1;
    for (qsizetype i = 1; i < path.size(); ++i) {
        const double leg = QLineF(path[i - 1], path[i]).length();
        const QPointF along = direction(path[i - 1], path[i]);
        for (; next <= walked + leg + 1e-9; ++next)
            paintTick(ticks, path[i - 1] + along * (next - walked), along, ink.pixels(next % 5 == 0 ? 8 : 5));
        walked += leg;
    }
    strokeTwice(painter, ink, ticks, color, 2, Qt::SolidLine);
    painter.fillPath(disc(path.first().x(), path.first().y(), ink.pixels(4)), color);
    const QPointF along = direction(path[path.size() - 2], path.last());
    const QPointF back = path.last() - along * ink.pixels(11);
    QPolygonF head{path.last(), back + sideways(along) * ink.pixels(6),
                   back - sideways(along) * ink.pixels(6)};
    painter.setPen(QPen(ink.palette.rimText, ink.pixels(1)));
    painter.setBrush(color);
    painter.drawPolygon(head);
}

void paintFieldOfFire(QPainter& painter, const Ink& ink, const FieldOfFire& fire) {
    const Saved saved(painter);
    const SideShades shades = ink.palette.shadesOf(fire.color);
    painter.translate(fire.rangePoint);
    painter.rotate(fire.headingDegrees);
    QRadialGradient far(QPointF(0, 0), std::max(0.1, fire.longRange));
    far.setColorAt(0, ink.palette.veil(shades.base, 0.1));
    far.setColorAt(1, ink.palette.veil(shades.base, 0.22));
    painter.fillPath(halfDisc(fire.longRange), far);
    if (fire.shortRange > 0) {
        painter.fillPath(halfDisc(fire.shortRange), ink.palette.veil(shades.base, 0.16));
        painter.strokePath(halfRing(fire.shortRange), QPen(shades.base, ink.pixels(1.8)));
    }
    painter.strokePath(line({{-fire.longRange, 0}, {fire.longRange, 0}}),
                       QPen(ink.palette.veil(shades.base, 0.6), ink.pixels(1.2)));
    painter.strokePath(halfRing(fire.longRange), QPen(shades.base, ink.pixels(2.2), Qt::DashLine));
}

void paintSightLine(QPainter& painter, const Ink& ink, QPointF from, QPointF to) {
    const Saved saved(painter);
    strokeTwice(painter, ink, line({from, to}), ink.palette.allowed, 1.8, Qt::SolidLine);
    painter.fillPath(disc(from.x(), from.y(), ink.pixels(3.5)), ink.palette.allowed);
    painter.fillPath(inked(disc(to.x(), to.y(), ink.pixels(5)), ink.pixels(2)), ink.palette.allowed);
}

void paintBlockedSightLine(QPainter& painter, const Ink& ink, QPointF from, QPointF blocked, QPointF to) {
    const Saved saved(painter);
    strokeTwice(painter, ink, line({from, blocked}), ink.palette.refused, 1.8, Qt::SolidLine);
    painter.strokePath(line({blocked, to}),
                       QPen(ink.palette.veil(ink.palette.refused, 0.6), ink.pixels(1.4), Qt::DotLine));
    QPainterPath bar;
    paintTick(bar, blocked, direction(from, to), ink.pixels(8));
    strokeTwice(painter, ink, bar, ink.palette.refused, 4, Qt::SolidLine);
    painter.fillPath(disc(from.x(), from.y(), ink.pixels(3.5)), ink.palette.refused);
}

namespace {

bool meetsAny(const QRectF& words, const std::vector<QRectF>& obstacles) {
    return std::ranges::any_of(obstacles, [&](const QRectF& it) { return it.intersects(words); });
}

/// The nearest place within `seen` that meets no obstacle: there, both edges touch something or stay as they
/// are.
std::optional<QRectF> nearestFree(const QRectF& words,
                                  const QRectF& seen,
                                  const std::vector<QRectF>& obstacles) {
    std::vector<double> lefts{words.left()};
    std::vector<double> tops{words.top()};
    for (const QRectF& it : obstacles) {
        lefts.insert(lefts.end(), {it.left() - words.width(), it.right()});
        tops.insert(tops.end(), {it.top() - words.height(), it.bottom()});
    }
    std::optional<QRectF> best;
    double least = 0;
    for (const double left : lefts) {
        for (const double top : tops) {
            const QRectF place(QPointF(left, top), words.size());
            const double away = QLineF(place.topLeft(), words.topLeft()).length();
            if ((best && away >= least) || meetsAny(place, obstacles)) continue;
            if (left < seen.left() || top < seen.top() || place.right() > seen.right() ||
                place.bottom() > seen.bottom())
                continue;
            best = place;
            least = away;
        }
    }
    return best;
}

}  // namespace

QRectF keptInSight(const QPainter& painter,
                   const Ink& ink,
                   const QRectF& words,
                   const std::vector<QRectF>& keptClear) {
    const QRectF seen = painter.worldTransform().inverted().mapRect(QRectF(painter.viewport()));
    const auto within = [](double from, double length, double low, double high) {
        return std::clamp(from, low, std::max(low, high - length));
    };
    const QRectF wanted({within(words.left(), words.width(), seen.left(), seen.right()),
                         within(words.top(), words.height(), seen.top(), seen.bottom())},
                        words.size());
    std::vector<QRectF> obstacles = ink.covered;
    obstacles.insert(obstacles.end(), keptClear.begin(), keptClear.end());
    if (!meetsAny(wanted, obstacles)) return wanted;
    if (const auto free = nearestFree(wanted, seen, obstacles)) return *free;
    return nearestFree(wanted, seen, ink.covered).value_or(wanted);
}

void paintBubble(QPainter& painter, const Ink& ink, QPointF at, const QString& text, Mood mood) {
    paintBubble(painter, ink, at, text, mood, {});
}

void paintBubble(QPainter& painter,
                 const Ink& ink,
                 QPointF at,
                 const QString& text,
                 Mood mood,
                 const std::vector<QRectF>& cards) {
    const Saved saved(painter);
    const double height = ink.pixels(20 * ink.palette.textScale);
    const double width = lineWidth(text, labelFont(), height * 0.62) + height * 0.9;
    const QRectF bubble = keptInSight(
        painter, ink, {at.x() - width / 2, at.y() - height - ink.pixels(7), width, height}, cards);
    QPainterPath shape = box(bubble.x(), bubble.y(), width, height, height / 2);
    const double tip = ink.pixels(5);
    const bool isAbove = bubble.bottom() < at.y() && bubble.bottom() > at.y() - ink.pixels(30) &&
                         bubble.left() < at.x() - tip && bubble.right() > at.x() + tip;
    if (isAbove) {
        shape.addPath(polygon({{at.x() - tip, bubble.bottom() - ink.pixels(1)},
                               at,
                               {at.x() + tip, bubble.bottom() - ink.pixels(1)}}));
    }
    shape.setFillRule(Qt::WindingFill);
    painter.fillPath(shape, mood == Mood::refused ? ink.palette.refused : ink.palette.bubble);
    if (mood == Mood::allowed) {
        painter.strokePath(box(bubble.x(), bubble.y(), width, height, height / 2),
                           QPen(ink.palette.allowed.lighter(150), ink.pixels(1.4)));
    }
    paintLine(painter, {text, bubble, ink.pixelsPerDu, Qt::AlignHCenter, false, 0.62, 0.9}, labelFont(),
              ink.palette.bubbleInk);
}

void paintPill(QPainter& painter, const Ink& ink, QPointF at, const QString& text) {
    const Saved saved(painter);
    const double height = ink.pixels(22 * ink.palette.textScale);
    const double width = lineWidth(text, labelFont(), height * 0.62) + height * 0.9;
    const QRectF pill =
        keptInSight(painter, ink, {at.x() - width / 2, at.y() - height / 2, width, height}, {});
    painter.fillPath(box(pill.x(), pill.y(), width, height, height / 2), ink.palette.bubble);
    paintLine(painter, {text, pill, ink.pixelsPerDu, Qt::AlignHCenter, false, 0.62, 0.9}, labelFont(),
              ink.palette.bubbleInk);
}

void paintNote(QPainter& painter,
               const Ink& ink,
               QPointF at,
               const QStringList& lines,
               Mood mood,
               const std::vector<QRectF>& cards) {
    const Saved saved(painter);
    const double row = ink.pixels(17 * ink.palette.textScale);
    QFont plain = labelFont();
    plain.setBold(false);
    double width = 0;
    for (const QString& it : lines) width = std::max(width, lineWidth(it, labelFont(), row * 0.66));
    width += row;
    QRectF note(at.x() - width / 2, at.y() - row * static_cast<double>(lines.size()) - ink.pixels(14), width,
                row * static_cast<double>(lines.size()) + ink.pixels(8));
    note = keptInSight(painter, ink, note, cards);
    const QColor frame = mood == Mood::refused   ? ink.palette.refused.lighter(130)
                         : mood == Mood::allowed ? ink.palette.allowed.lighter(150)
                                                 : ink.palette.gold;
    const QPainterPath shape = box(note.x(), note.y(), note.width(), note.height(), ink.pixels(7));
    painter.fillPath(shape, ink.palette.bubble);
    painter.strokePath(shape, QPen(frame, ink.pixels(2)));
    QRectF place(note.left() + row / 2, note.top() + ink.pixels(4), note.width() - row, row);
    for (const QString& it : lines) {
        const bool isFirst = place.top() < note.top() + row;
        paintLine(painter, {it, place, ink.pixelsPerDu, Qt::AlignLeft, false, 0.66, 0.6},
                  isFirst ? labelFont() : plain, ink.palette.bubbleInk);
        place.translate(0, row);
    }
}

void paintReach(QPainter& painter, const Ink& ink, const std::vector<QPolygonF>& areas, const Side& side) {
    const Saved saved(painter);
    QPainterPath all;
    all.setFillRule(Qt::WindingFill);
    for (const QPolygonF& area : areas) {
        QPainterPath one;
        one.addPolygon(area);
        one.closeSubpath();
        all = all.isEmpty() ? one : all.united(one);
    }
    const SideShades shades = ink.palette.shadesOf(side.color);
    painter.fillPath(all, ink.palette.veil(shades.light, 0.26));
    painter.save();
    painter.setOpacity(std::min(1.0, 0.35 * ink.palette.overlayStrength));
    paintPattern(painter, all, side, {shades.light, std::max(0.28, ink.pixels(9)), 0.5});
    painter.restore();
    painter.strokePath(all, QPen(ink.palette.veil(ink.palette.rimText, 0.8), ink.pixels(3.4), Qt::SolidLine,
                                 Qt::RoundCap, Qt::RoundJoin));
    painter.strokePath(all, QPen(shades.base, ink.pixels(1.6), Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
}

void paintContactSection(QPainter& painter, const Ink& ink, QPointF from, QPointF to) {
    const Saved saved(painter);
    const QPointF along = direction(from, to);
    const QPointF inset = along * std::min(0.03, QLineF(from, to).length() / 4);
    const QPainterPath path = line({from + inset, to - inset});
    painter.strokePath(path,
                       QPen(ink.palette.ink, std::max(0.11, ink.pixels(6)), Qt::SolidLine, Qt::RoundCap));
    painter.strokePath(path,
                       QPen(ink.palette.gold, std::max(0.07, ink.pixels(3.6)), Qt::SolidLine, Qt::RoundCap));
}

void paintInfluence(QPainter& painter, const Ink& ink, const QPolygonF& outline, SideColor color) {
    const Saved saved(painter);
    QPainterPath path;
    path.addPolygon(outline);
    path.closeSubpath();
    painter.fillPath(path, ink.palette.veil(ink.palette.gold, 0.14));
    painter.strokePath(path, QPen(ink.palette.shadesOf(color).deep, ink.pixels(2.6)));
    QPen dashes(ink.palette.gold, ink.pixels(1.6), Qt::CustomDashLine);
    dashes.setDashPattern({6, 3});
    painter.strokePath(path, dashes);
}

void paintRuler(QPainter& painter,
                const Ink& ink,
                QPointF from,
                QPointF to,
                const QString& text,
                const std::vector<RulerBand>& bands) {
    const Saved saved(painter);
    const QPainterPath span = line({from, to});
    const QPointF way = direction(from, to);
    for (const RulerBand& it : bands) {
        const QPen pen(ink.palette.veil(ink.palette.gold, it.isShort ? 0.85 : 0.4),
                       ink.pixels(it.isShort ? 16 : 10), Qt::SolidLine, Qt::FlatCap);
        painter.strokePath(line({from + way * it.from, from + way * it.to}), pen);
    }
    strokeTwice(painter, ink, span, ink.palette.ink, 1.8, Qt::SolidLine);
    const double length = QLineF(from, to).length();
    QPainterPath ticks;
    for (int tenth = 0; tenth <= static_cast<int>(length * 10 + 1e-9); ++tenth) {
        if (tenth % 10 != 0 && ink.pixelsPerDu < 60 && tenth % 5 != 0) continue;
        paintTick(ticks, from + way * (tenth / 10.0), way,
                  ink.pixels(tenth % 10 == 0  ? 7
                             : tenth % 5 == 0 ? 4.5
                                              : 2.5));
    }
    paintTick(ticks, to, way, ink.pixels(9));
    strokeTwice(painter, ink, ticks, ink.palette.ink, 1.2, Qt::SolidLine);
    const QPointF below = ink.pixels(24) * QPointF(-std::abs(way.y()), std::abs(way.x()));
    for (const RulerBand& it : bands)
        paintPill(painter, ink, from + way * ((it.from + it.to) / 2) + below, it.name);
    paintBubble(painter, ink, (from + to) / 2 - QPointF(0, ink.pixels(5)), text, Mood::plain);
}

}  // namespace vallum::art
