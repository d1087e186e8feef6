// SPDX-License-Identifier: GPL-3.0-or-later
#include "replay/time_line.h"

#include "art/icons.h"
#include "kits/stage.h"
#include "language/texts.h"
#include "replay/replay.h"
#include "room/house_style.h"
#include "session/session.h"
#include "widgets/plain_text.h"

#include <algorithm>
#include <cmath>

#include <QHelpEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>

namespace vallum::app {

namespace {

constexpr double edge = 8;

art::Icon iconFor(Memorable what) {
    switch (what) {
        case Memorable::broke: return art::Icon::broken;
        case Memorable::fled: return art::Icon::fleeing;
        case Memorable::eliminated: return art::Icon::sword;
        case Memorable::generalLost: return art::Icon::general;
        case Memorable::collapsed: return art::Icon::square;
        case Memorable::ended: return art::Icon::endOfTurn;
    }
    return art::Icon::endOfTurn;
}

/// Breaks are frequent, so other marks are drawn larger.
bool isBig(Memorable what) { return what != Memorable::broke; }

}  // namespace

TimeLine::TimeLine(const Chronicle& chronicle, const Stage& stage, Replay& replay, QWidget* parent)
    : QWidget(parent),
      chronicle_(chronicle),
      stage_(stage),
      replay_(replay),
      palette_(art::lightPalette()) {
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setMouseTracking(true);
    setFocusPolicy(Qt::StrongFocus);
    setAccessibleName(tr("Time line of the battle"));
    connect(&replay_, &Replay::opened, this, [this] { landmarks_ = replay_.past().landmarks(); });
    connect(&replay_, &Replay::moved, this, [this] {
        setAccessibleDescription(about(xOf(replay_.now())));
        update();
    });
}

void TimeLine::setArtPalette(const art::Palette& palette) {
    palette_ = palette;
    update();
}

QColor TimeLine::colorOf(Seat seat) const { return palette_.shadesOf(stage_.lookOf(seat).color).base; }
QColor TimeLine::inkOf(Seat seat) const {
    const art::SideShades shades = palette_.shadesOf(stage_.lookOf(seat).color);
    return roomColors().dark ? shades.light : shades.base;
}

double TimeLine::markSize() const { return fontMetrics().height(); }

QSize TimeLine::sizeHint() const { return {600, 2 * fontMetrics().height() + 8}; }
QSize TimeLine::minimumSizeHint() const { return {160, sizeHint().height()}; }

QRectF TimeLine::track() const {
    const double top = markSize() + 4;
    return {edge, top, width() - 2 * edge, height() - top - 3};
}

double TimeLine::xOf(std::size_t moment) const {
    const auto last = static_cast<double>(std::max<std::size_t>(replay_.past().last(), 1));
    return track().left() + track().width() * static_cast<double>(moment) / last;
}

std::size_t TimeLine::momentAt(double x) const {
    const double part = std::clamp((x - track().left()) / track().width(), 0.0, 1.0);
    return static_cast<std::size_t>(std::lround(part * static_cast<double>(replay_.past().last())));
}

std::vector<TimeLine::Stretch> TimeLine::stretches() const {
    std::vector<Stretch> list;
    const auto& moments = replay_.past().moments();
    for (std::size_t at = 0; at != moments.size(); ++at) {
        const PastMoment& moment = moments[at];
        const bool goesOn = !list.empty() && list.back().turn == moment.turn;
        if (!goesOn) list.push_back({at, at, moment.turn, moment.active});
        list.back().end = at;
    }
    return list;
}

void TimeLine::paintStretches(QPainter& painter) const {
    const QRectF all = track();
    for (const Stretch& it : stretches()) {
        const double left = xOf(it.begin);
        const QRectF part(left, all.top(), std::max(xOf(it.end + 1) - left, 1.0), all.height());
        const QRectF seen = part.intersected(all);
        const QColor color = it.turn == 0 ? palette().color(QPalette::Mid) : colorOf(it.active);
        painter.fillRect(seen, color);
        painter.fillRect(QRectF(seen.topLeft(), QSizeF(1, seen.height())), QColor(255, 255, 255, 160));
        const QString number = it.turn == 0 ? QString() : QString::number(it.turn);
        if (fontMetrics().horizontalAdvance(number) + 6 > seen.width()) continue;
        painter.setPen(art::inkOn(color));
        painter.drawText(seen, Qt::AlignCenter, number);
    }
}

void TimeLine::paintLandmarks(QPainter& painter) const {
    const double size = markSize();
    for (const bool big : {false, true}) {
        for (const PastLandmark& it : landmarks_) {
            if (isBig(it.what) != big) continue;
            const QColor color = it.seat ? inkOf(*it.seat) : palette().color(QPalette::WindowText);
            const double x = xOf(it.moment);
            const double side = big ? size : size * 0.7;
            painter.fillRect(QRectF(x - 0.5, size, 1, track().top() - size + 2), color);
            art::paintIcon(painter, QRectF(x - side / 2, size - side, side, side), iconFor(it.what), color);
        }
    }
}

void TimeLine::paintNow(QPainter& painter) const {
    const QRectF all = track();
    const double x = xOf(replay_.now());
    QColor veil = palette().color(QPalette::Window);
    veil.setAlpha(150);
    painter.fillRect(QRectF(x, all.top(), all.right() - x, all.height()), veil);
    const QColor ink = palette().color(QPalette::WindowText);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(palette().color(QPalette::Base), 1.5));
    painter.setBrush(ink);
    painter.drawRoundedRect(QRectF(x - 3, all.top() - 3, 6, all.height() + 5), 2, 2);
}

void TimeLine::paintEvent(QPaintEvent* /*event*/) {
    if (!replay_.isOpen()) return;
    QPainter painter(this);
    paintStretches(painter);
    painter.setRenderHint(QPainter::Antialiasing);
    paintLandmarks(painter);
    paintNow(painter);
    if (!hasFocus()) return;
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(palette().color(QPalette::Highlight), 2));
    painter.drawRect(QRectF(rect()).adjusted(1, 1, -1, -1));
}

void TimeLine::mousePressEvent(QMouseEvent* event) {
    if (event->button() != Qt::LeftButton || !replay_.isOpen()) return;
    replay_.pause();
    const PastLandmark* known =
        event->position().y() < track().top() ? landmarkAt(event->position().x()) : nullptr;
    replay_.seek(known != nullptr ? known->moment : momentAt(event->position().x()));
}

void TimeLine::mouseMoveEvent(QMouseEvent* event) {
    if ((event->buttons() & Qt::LeftButton) == 0 || !replay_.isOpen()) return;
    const std::size_t moment = momentAt(event->position().x());
    if (moment != replay_.now()) replay_.seek(moment);
}

const PastLandmark* TimeLine::landmarkAt(double x) const {
    const PastLandmark* nearest = nullptr;
    for (const PastLandmark& it : landmarks_) {
        const double way = std::abs(xOf(it.moment) - x);
        if (way > markSize() / 2) continue;
        if (nearest == nullptr || way < std::abs(xOf(nearest->moment) - x)) nearest = &it;
    }
    return nearest;
}

QString TimeLine::about(double x) const {
    if (!replay_.isOpen()) return {};
    const PastMoment& moment = replay_.past().moments()[momentAt(x)];
    QString words = tr("Setting up");
    if (moment.turn != 0) {
        words = tr("Turn %1, %2: %3")
                    .arg(moment.turn)
                    .arg(inQt(chronicle_.session().live().nameOf(moment.active)),
                         capitalized(inQt(moment.phase)));
    }
    const PastLandmark* known = landmarkAt(x);
    return known == nullptr ? words : words + QLatin1Char('\n') + inQt(known->words);
}

bool TimeLine::event(QEvent* event) {
    if (event->type() != QEvent::ToolTip) return QWidget::event(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    QToolTip::showText(help->globalPos(), verbatim(about(help->pos().x())), this);
    return true;
}

}  // namespace vallum::app
