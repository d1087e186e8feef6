// SPDX-License-Identifier: GPL-3.0-or-later
#include "thinking/chance_curve.h"

#include "art/faces.h"
#include "art/palette.h"
#include "room/house_style.h"
#include "thinking/chances.h"
#include "widgets/plain_text.h"

#include <algorithm>
#include <cmath>

#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QPainterPath>
#include <QToolTip>

namespace vallum::app {

namespace {

using players::Grade;

QFont noteFont() { return art::font(art::Face::sans, art::Type::note); }

/// Translucent, so that the paper shows through.
QColor faded(QColor color, double opacity) {
    color.setAlphaF(static_cast<float>(opacity));
    return color;
}

}  // namespace

ChanceCurve::ChanceCurve(QWidget* parent) : QWidget(parent) {
    setMouseTracking(true);
    setFocusPolicy(Qt::StrongFocus);
    setAccessibleName(tr("Chance to win, turn by turn"));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
}

void ChanceCurve::setSides(Side below, Side above) {
    below_ = std::move(below);
    above_ = std::move(above);
    update();
}

void ChanceCurve::show(const ToldAnalysis& analysis) {
    analysis_ = analysis;
    if (picked_ && *picked_ >= analysis_.course.size()) picked_.reset();
    update();
}

QSize ChanceCurve::sizeHint() const { return {560, 13 * QFontMetrics(noteFont()).height()}; }
QSize ChanceCurve::minimumSizeHint() const { return {240, 9 * QFontMetrics(noteFont()).height()}; }

/// The area without the labels on the left and at the bottom.
QRectF ChanceCurve::plot(const QRectF& room) const {
    const QFontMetricsF letters(noteFont());
    return room.adjusted(letters.horizontalAdvance(QStringLiteral("100")) + 8, letters.height() / 2, -8,
                         -letters.height() - 6);
}

/// Points are evenly spaced, whatever the length of a turn.
QPointF ChanceCurve::pointIn(const QRectF& plot, std::size_t place) const {
    const auto& course = analysis_.course;
    const double last = std::max<double>(1, static_cast<double>(course.size()) - 1);
    const double chance = 1.0 * course.at(place).chance / players::certain;
    return {plot.left() + plot.width() * static_cast<double>(place) / last,
            plot.bottom() - plot.height() * chance};
}

QPointF ChanceCurve::pointOf(std::size_t place) const { return pointIn(plot(rect()), place); }

std::optional<std::size_t> ChanceCurve::placeAt(double x) const {
    if (analysis_.course.empty()) return std::nullopt;
    const QRectF all = plot(rect());
    const double last = static_cast<double>(analysis_.course.size()) - 1;
    const double place = std::clamp((x - all.left()) / std::max(1.0, all.width()), 0.0, 1.0) * last;
    return static_cast<std::size_t>(std::lround(place));
}

QString ChanceCurve::about(std::size_t place) const {
    const auto& course = analysis_.course;
    if (place >= course.size()) return {};
    const players::ChanceThen& then = course[place];
    const QString first = hundredths(then.chance);
    const QString second = hundredths(players::certain - then.chance);
    const bool isEnd = place + 1 == course.size();
    QString words =
        isEnd ? tr("At the end, turn %1: %2 %3, %4 %5 of 100") : tr("Turn %1 begins: %2 %3, %4 %5 of 100");
    words = words.arg(then.turn).arg(below_.name, first, above_.name, second);
    if (std::ranges::find(analysis_.turningPoints, place) != analysis_.turningPoints.end())
        words += QLatin1Char('\n') + tr("A turning point");
    return words;
}

void ChanceCurve::paintScale(QPainter& painter, const QRectF& plot) const {
    const art::RoomColors& colors = roomColors();
    painter.setFont(noteFont());
    const QFontMetricsF letters(noteFont());
    for (const int hundredth : {0, 25, 50, 75, 100}) {
        const double y = plot.bottom() - plot.height() * hundredth / 100;
        painter.setPen(QPen(faded(colors.ink, hundredth == 50 ? 0.55 : 0.2), 1,
                            hundredth == 50 ? Qt::SolidLine : Qt::DotLine));
        painter.drawLine(QPointF(plot.left(), y), QPointF(plot.right(), y));
        painter.setPen(colors.quiet);
        painter.drawText(QRectF(plot.left() - 60, y - letters.height() / 2, 54, letters.height()),
                         Qt::AlignRight | Qt::AlignVCenter, QString::number(hundredth));
    }
    // As many turn numbers as there is room for.
    double free = plot.left() - 1;
    const auto& course = analysis_.course;
    for (std::size_t i = 0; i + 1 < course.size(); ++i) {
        const double x = pointIn(plot, i).x();
        const QString words = i == 0 ? tr("Turn %1").arg(course[i].turn) : QString::number(course[i].turn);
        const double wide = letters.horizontalAdvance(words);
        const double left = i == 0 ? x : x - wide / 2;
        if (left < free || left + wide > plot.right()) continue;
        free = left + wide + 10;
        painter.drawText(QPointF(left, plot.bottom() + letters.ascent() + 5), words);
    }
}

void ChanceCurve::paintAreas(QPainter& painter, const QRectF& plot) const {
    QPolygonF line;
    for (std::size_t i = 0; i != analysis_.course.size(); ++i) line << pointIn(plot, i);
    if (line.size() == 1) line << QPointF(plot.right(), line.front().y());
    QPolygonF low = line;
    low << plot.bottomRight() << plot.bottomLeft();
    QPolygonF high = line;
    high << plot.topRight() << plot.topLeft();
    painter.setPen(Qt::NoPen);
    painter.setBrush(faded(below_.color, 0.55));
    painter.drawPolygon(low);
    painter.setBrush(faded(above_.color, 0.55));
    painter.drawPolygon(high);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(roomColors().ink, 2.5, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPolyline(line);
}

/// From the turn in which the chances changed to the next.
void ChanceCurve::paintTurningPoints(QPainter& painter, const QRectF& plot) const {
    for (const std::size_t place : analysis_.turningPoints) {
        if (place + 1 >= analysis_.course.size()) continue;
        const QPointF from = pointIn(plot, place);
        const QPointF to = pointIn(plot, place + 1);
        painter.setPen(QPen(roomColors().brass, 4, Qt::SolidLine, Qt::RoundCap));
        painter.drawLine(from, to);
        painter.setPen(QPen(roomColors().ink, 1.5));
        painter.setBrush(roomColors().brass);
        painter.drawEllipse(from, 5.5, 5.5);
    }
}

/// On the curve, between the turn of the decision and the next.
void ChanceCurve::paintDecisions(QPainter& painter, const QRectF& plot) const {
    const auto& course = analysis_.course;
    for (const players::JudgedDecision& it : analysis_.decisions) {
        if (!isPoor(it.grade)) continue;
        const auto after = std::ranges::upper_bound(course, it.answer, {}, &players::ChanceThen::answers);
        if (after == course.begin() || after == course.end()) continue;
        const auto place = static_cast<std::size_t>(after - course.begin());
        const double span = static_cast<double>(course[place].answers - course[place - 1].answers);
        const double part = static_cast<double>(it.answer - course[place - 1].answers) / std::max(1.0, span);
        const QPointF from = pointIn(plot, place - 1);
        const QPointF at = from + (pointIn(plot, place) - from) * part;
        // A blunder differs from a doubtful decision in shape as well as color.
        painter.setPen(QPen(roomColors().paper, 1.5));
        painter.setBrush(colorOf(it.grade));
        const double size = it.grade == Grade::blunder ? 6 : 4;
        const QPolygonF sign{at + QPointF(0, -size), at + QPointF(size, 0), at + QPointF(0, size),
                             at + QPointF(-size, 0)};
        it.grade == Grade::blunder ? painter.drawPolygon(sign) : painter.drawEllipse(at, size, size);
    }
}

void ChanceCurve::paintPicked(QPainter& painter, const QRectF& plot) const {
    if (!picked_ || *picked_ >= analysis_.course.size()) return;
    const QPointF at = pointIn(plot, *picked_);
    painter.setPen(QPen(roomColors().ink, 1, Qt::DashLine));
    painter.drawLine(QPointF(at.x(), plot.top()), QPointF(at.x(), plot.bottom()));
    painter.setPen(QPen(roomColors().ink, 1.5));
    painter.setBrush(roomColors().paper);
    painter.drawEllipse(at, 4, 4);
}

void ChanceCurve::paint(QPainter& painter, const QRectF& room) const {
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF all = plot(room);
    if (analysis_.course.empty()) return;
    paintAreas(painter, all);
    paintScale(painter, all);
    paintTurningPoints(painter, all);
    paintDecisions(painter, all);
    // The name of each side in its area.
    const QFontMetricsF letters(noteFont());
    const QRectF within = all.adjusted(6, 4, -6, -4);
    const auto name = [&](const Side& side, Qt::Alignment where) {
        const double wide = letters.horizontalAdvance(side.name) + 10;
        QRectF plate(0, 0, wide, letters.height() + 2);
        plate.moveTopLeft(where.testFlag(Qt::AlignTop)
                              ? within.topLeft()
                              : QPointF(within.left(), within.bottom() - plate.height()));
        painter.setPen(Qt::NoPen);
        painter.setBrush(side.color);
        painter.drawRoundedRect(plate, 3, 3);
        painter.setPen(art::inkOn(side.color));
        painter.drawText(plate, Qt::AlignCenter, side.name);
    };
    name(below_, Qt::AlignBottom);
    name(above_, Qt::AlignTop);
}

void ChanceCurve::paintEvent(QPaintEvent* /*event*/) {
    QPainter painter(this);
    paint(painter, rect());
    painter.setRenderHint(QPainter::Antialiasing);
    paintPicked(painter, plot(rect()));
    if (!hasFocus()) return;
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(roomColors().brass, 2));
    painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), 3, 3);
}

void ChanceCurve::pick(std::optional<std::size_t> place) {
    if (picked_ == place) return;
    picked_ = place;
    setAccessibleDescription(place ? about(*place) : QString());
    update();
}

void ChanceCurve::wantPicked() {
    if (picked_ && *picked_ < analysis_.course.size())
        Q_EMIT momentWanted(analysis_.course[*picked_].answers);
}

void ChanceCurve::mousePressEvent(QMouseEvent* event) {
    if (event->button() != Qt::LeftButton) return;
    pick(placeAt(event->position().x()));
    wantPicked();
}

void ChanceCurve::mouseMoveEvent(QMouseEvent* event) { pick(placeAt(event->position().x())); }

void ChanceCurve::leaveEvent(QEvent* /*event*/) { pick(std::nullopt); }

void ChanceCurve::keyPressEvent(QKeyEvent* event) {
    if (analysis_.course.empty()) return QWidget::keyPressEvent(event);
    const std::size_t last = analysis_.course.size() - 1;
    switch (event->key()) {
        case Qt::Key_Left: return pick(picked_ ? (*picked_ == 0 ? 0 : *picked_ - 1) : last);
        case Qt::Key_Right: return pick(picked_ ? std::min(*picked_ + 1, last) : 0);
        case Qt::Key_Return:
        case Qt::Key_Enter: return wantPicked();
        default: QWidget::keyPressEvent(event);
    }
}

bool ChanceCurve::event(QEvent* event) {
    if (event->type() != QEvent::ToolTip) return QWidget::event(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    const auto place = placeAt(help->pos().x());
    if (place) QToolTip::showText(help->globalPos(), verbatim(about(*place)), this);
    return true;
}

}  // namespace vallum::app
