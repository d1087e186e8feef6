// SPDX-License-Identifier: GPL-3.0-or-later
#include "panels/phase_strip.h"

#include "art/icons.h"
#include "art/palette.h"

#include <QEvent>
#include <QHelpEvent>
#include <QPainter>
#include <QToolTip>

namespace vallum::app {

namespace {

constexpr int phases = 7;
constexpr int widthForWords = 760;

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

void PhaseStrip::show(std::optional<int> phase, const QColor& color) {
    phase_ = phase;
    color_ = color;
    setAccessibleDescription(phase ? nameOf(*phase) : QString());
    update();
}

QSize PhaseStrip::sizeHint() const { return {widthForWords, fontMetrics().height() + 16}; }
QSize PhaseStrip::minimumSizeHint() const {
    return {phases * (fontMetrics().height() + 12), fontMetrics().height() + 16};
}

bool PhaseStrip::hasWords() const {
    return width() >= fontMetrics().horizontalAdvance(QLatin1Char('n')) * 95;
}

QRectF PhaseStrip::cell(int phase) const {
    const double full = width();
    if (!phase_) return {phase * full / phases, 0, full / phases, static_cast<double>(height())};
    // The present phase takes what its word needs, which may be more than its share, or does without it.
    const double needed = fontMetrics().horizontalAdvance(nameOf(*phase_)) * 1.15 + height() + 14.0;
    const double signsOfOthers = (phases - 1) * (height() - 6.0);
    const bool fits = needed <= full - signsOfOthers;
    const double wide = fits ? std::max(needed, full / phases) : full / phases;
    const double each = (full - wide) / (phases - 1);
    const double left = phase * each + (phase > *phase_ ? wide - each : 0);
    return {left, 0, phase == *phase_ ? wide : each, static_cast<double>(height())};
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
    QColor ink = palette().color(QPalette::WindowText);
    ink.setAlphaF(phase_ && phase < *phase_ ? 0.4F : 0.75F);
    return ink;
}

void PhaseStrip::paintEvent(QPaintEvent* /*event*/) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    for (int phase = 0; phase != phases; ++phase) {
        const QRectF area = cell(phase).adjusted(2, 3, -2, -3);
        if (phase_ == phase) {
            painter.setPen(Qt::NoPen);
            painter.setBrush(color_);
            painter.drawRoundedRect(area, 5, 5);
        }
        paintSign(painter, area, phase);
    }
}

void PhaseStrip::paintSign(QPainter& painter, const QRectF& area, int phase) const {
    const bool now = phase_ == phase;
    const QColor ink = inkOf(phase);
    const double side = area.height() - 8;
    QFont font = painter.font();
    font.setBold(now);
    painter.setFont(font);
    const QString word = hasWords() || now ? nameOf(phase) : QString();
    const double words = word.isEmpty() ? 0 : painter.fontMetrics().horizontalAdvance(word) + 6;
    const bool fits = side + words <= area.width();
    const double left = area.center().x() - (side + (fits ? words : 0)) / 2;
    art::paintIcon(painter, QRectF(left, area.center().y() - side / 2, side, side), art::phaseIcon(phase),
                   ink);
    if (!fits) return;
    painter.setPen(ink);
    painter.drawText(QRectF(left + side + 6, area.top(), area.right() - left, area.height()),
                     Qt::AlignVCenter, word);
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
