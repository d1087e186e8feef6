// SPDX-License-Identifier: GPL-3.0-or-later
#include "panels/phase_strip.h"

#include "art/icons.h"
#include "art/palette.h"
#include "room/house_style.h"

#include <algorithm>

#include <QEvent>
#include <QHelpEvent>
#include <QPainter>
#include <QToolTip>

namespace vallum::app {

namespace {

constexpr int phases = 7;

}  // namespace

PhaseStrip::PhaseStrip(QWidget* parent) : QWidget(parent) {
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setAccessibleName(tr("Phases of the turn"));
}

QString PhaseStrip::nameOf(int phase) {
    switch (phase) {
        case 0: return tr("Activation");
        case 1: return tr("Movement");
        case 2: return tr("Ranged attack");
        case 3: return tr("Skirmishers");
        case 4: return tr("Melee");
        case 5: return tr("Flight");
        default: return tr("End of turn");
    }
}

void PhaseStrip::show(std::optional<int> phase, const QColor& color, const QString& remark) {
    phase_ = phase;
    color_ = color;
    remark_ = remark;
    setAccessibleDescription(phase ? wordsOf(*phase) : QString());
    update();
}

QString PhaseStrip::wordsOf(int phase) const {
    const QString name = nameOf(phase);
    return phase_ == phase && !remark_.isEmpty() ? QStringLiteral("%1 · %2").arg(name, remark_) : name;
}

int PhaseStrip::tip() const { return height() / 4; }

/// What a phase needs for its sign and its words.
double PhaseStrip::roomFor(const QString& words, bool isBold) const {
    QFont bold = font();
    bold.setBold(isBold);
    const double sign = height() - 18.0;
    return sign + 6 + QFontMetricsF(bold).horizontalAdvance(words) + 2.0 * tip() + 10;
}

QSize PhaseStrip::sizeHint() const { return {minimumSizeHint().width() * 2, fontMetrics().height() + 18}; }
QSize PhaseStrip::minimumSizeHint() const {
    return {(phases + 1) * (fontMetrics().height() + 5), fontMetrics().height() + 18};
}

/// The present phase takes what its words need, with as many names of the others as there is room for.
std::vector<double> PhaseStrip::widths() const {
    const double full = width();
    std::vector<double> wide(phases, full / phases);
    if (!phase_) return wide;
    double named = 0;
    for (int phase = 0; phase != phases; ++phase)
        named += roomFor(phase == *phase_ ? wordsOf(phase) : nameOf(phase), phase == *phase_);
    if (named <= full) {
        const double more = (full - named) / phases;
        for (int phase = 0; phase != phases; ++phase)
            wide[static_cast<std::size_t>(phase)] =
                more + roomFor(phase == *phase_ ? wordsOf(phase) : nameOf(phase), phase == *phase_);
        return wide;
    }
    const double sign = height() + tip() - 12.0;
    for (const QString& words : {wordsOf(*phase_), nameOf(*phase_)}) {
        const double needed = roomFor(words, true);
        if (needed + (phases - 1) * sign > full) continue;
        const double each = (full - needed) / (phases - 1);
        std::ranges::fill(wide, each);
        wide[static_cast<std::size_t>(*phase_)] = needed;
        return wide;
    }
    return wide;
}

QRectF PhaseStrip::cell(int phase) const {
    const std::vector<double> wide = widths();
    double left = 0;
    for (int before = 0; before != phase; ++before) left += wide[static_cast<std::size_t>(before)];
    return {left, 0, wide[static_cast<std::size_t>(phase)], static_cast<double>(height())};
}

std::optional<int> PhaseStrip::phaseAt(QPoint point) const {
    for (int phase = 0; phase != phases; ++phase) {
        if (cell(phase).contains(point)) return phase;
    }
    return std::nullopt;
}

/// What is over is paler than what is still to come.
QColor PhaseStrip::inkOf(int phase) const {
    if (phase_ == phase) return art::inkOn(color_);
    return phase_ && phase < *phase_ ? roomColors().barQuiet : roomColors().barInk;
}

/// An arrow to the next phase, cut into by that of the one before.
QPainterPath PhaseStrip::chevron(int phase) const {
    const QRectF area = cell(phase).adjusted(1, 2, 0, -2);
    const double in = phase == 0 ? 0 : tip();
    const double out = std::min<double>(tip(), area.width() / 3);
    QPainterPath path(area.topLeft());
    path.lineTo(area.right() - 1, area.top());
    path.lineTo(area.right() + out - 1, area.center().y());
    path.lineTo(area.right() - 1, area.bottom());
    path.lineTo(area.left(), area.bottom());
    path.lineTo(area.left() + std::min(in, out), area.center().y());
    path.closeSubpath();
    return path;
}

void PhaseStrip::paintEvent(QPaintEvent* /*event*/) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    for (int phase = 0; phase != phases; ++phase) {
        QColor ground = roomColors().barButton;
        if (phase_ == phase)
            ground = color_;
        else
            ground.setAlphaF(phase_ && phase < *phase_ ? 0.35F : 0.7F);
        painter.fillPath(chevron(phase), ground);
        paintSign(painter, cell(phase), phase);
    }
}

void PhaseStrip::paintSign(QPainter& painter, const QRectF& area, int phase) const {
    const QColor ink = inkOf(phase);
    const double side = std::min(area.height() - 18, area.width() - 6);
    QFont font = painter.font();
    font.setBold(phase_ == phase);
    painter.setFont(font);
    QString word = wordsOf(phase);
    const auto fits = [&](const QString& words) {
        return roomFor(words, phase_ == phase) <= area.width() + 0.5;
    };
    if (!fits(word)) word = nameOf(phase);
    // Names of some of the others would only look as if they mattered more.
    const auto isCramped = [this](int it) { return roomFor(nameOf(it), false) > cell(it).width() + 0.5; };
    bool areAllNamed = true;
    for (int it = 0; it != phases; ++it) areAllNamed = areAllNamed && (it == phase_ || !isCramped(it));
    if (!fits(word) || (phase_ != phase && !areAllNamed)) word.clear();
    const double words = word.isEmpty() ? 0 : painter.fontMetrics().horizontalAdvance(word) + 6;
    const double left = area.center().x() + tip() / 2.0 - (side + words) / 2;
    art::paintIcon(painter, QRectF(left, area.center().y() - side / 2, side, side), art::phaseIcon(phase),
                   ink);
    if (word.isEmpty()) return;
    painter.setPen(ink);
    painter.drawText(QRectF(left + side + 6, area.top(), area.width(), area.height()), Qt::AlignVCenter,
                     word);
}

bool PhaseStrip::event(QEvent* event) {
    if (event->type() == QEvent::ToolTip) {
        const auto* help = static_cast<QHelpEvent*>(event);
        if (const auto phase = phaseAt(help->pos()))
            QToolTip::showText(help->globalPos(), nameOf(*phase), this);
        return true;
    }
    return QWidget::event(event);
}

}  // namespace vallum::app
