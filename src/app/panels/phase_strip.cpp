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

PhaseStrip::PhaseStrip(std::vector<Phase> phases, QWidget* parent)
    : QWidget(parent),
      phases_(std::move(phases)) {
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setAccessibleName(tr("Phases of the turn"));
}

const QString& PhaseStrip::nameOf(int phase) const {
    return phases_.at(static_cast<std::size_t>(phase)).name;
}

void PhaseStrip::rename(int phase, const QString& name) {
    phases_.at(static_cast<std::size_t>(phase)).name = name;
    update();
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

QString PhaseStrip::labelOf(int phase, Naming naming) const {
    return naming == Naming::signs && phase_ != phase ? QString() : wordsOf(phase);
}

/// Depends only on the width, not on the phase: labels that come and go would make the bar jump.
PhaseStrip::Naming PhaseStrip::naming() const {
    double needed = roomFor(tr("%1 left").arg(88), true) - roomFor({}, true);
    for (int phase = 0; phase != count(); ++phase) needed += roomFor(nameOf(phase), true);
    return needed <= width() ? Naming::words : Naming::signs;
}

int PhaseStrip::tip() const { return height() / 4; }

/// The width of a phase with its icon and text.
double PhaseStrip::roomFor(const QString& words, bool isBold) const {
    QFont bold = font();
    bold.setBold(isBold);
    const double sign = height() - 18.0;
    return sign + 6 + QFontMetricsF(bold).horizontalAdvance(words) + 2.0 * tip() + 10;
}

int PhaseStrip::widthToNameOne() const {
    double longest = 0;
    for (const Phase& it : phases_)
        longest =
            std::max(longest, roomFor(QStringLiteral("%1 · %2").arg(it.name, tr("%1 left").arg(88)), true));
    return static_cast<int>(longest + (count() - 1) * roomForSign()) + 1;
}

QSize PhaseStrip::sizeHint() const { return {minimumSizeHint().width() * 2, fontMetrics().height() + 18}; }
QSize PhaseStrip::minimumSizeHint() const {
    return {(count() + 1) * (fontMetrics().height() + 5), fontMetrics().height() + 18};
}

/// Each phase gets the width of its text and an equal share of the rest.
std::vector<double> PhaseStrip::widths() const {
    const double full = width();
    std::vector<double> wide(phases_.size(), full / count());
    if (!phase_) return wide;
    const Naming named = naming();
    double needed = 0;
    for (int phase = 0; phase != count(); ++phase) {
        double& room = wide[static_cast<std::size_t>(phase)];
        room = named == Naming::signs && phase != *phase_ ? roomForSign()
                                                          : roomFor(labelOf(phase, named), phase == *phase_);
        needed += room;
    }
    for (double& room : wide) room = needed <= full ? room + (full - needed) / count() : full / count();
    return wide;
}

QRectF PhaseStrip::cell(int phase) const {
    const std::vector<double> wide = widths();
    double left = 0;
    for (int before = 0; before != phase; ++before) left += wide[static_cast<std::size_t>(before)];
    return {left, 0, wide[static_cast<std::size_t>(phase)], static_cast<double>(height())};
}

std::optional<int> PhaseStrip::phaseAt(QPoint point) const {
    for (int phase = 0; phase != count(); ++phase) {
        if (cell(phase).contains(point)) return phase;
    }
    return std::nullopt;
}

/// Finished phases are paler than those to come.
QColor PhaseStrip::inkOf(int phase) const {
    if (phase_ == phase) return art::inkOn(color_);
    return phase_ && phase < *phase_ ? roomColors().barQuiet : roomColors().barInk;
}

/// An arrow toward the next phase, notched by the one before.
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
    for (int phase = 0; phase != count(); ++phase) {
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
    QString word = labelOf(phase, naming());
    const auto fits = [&](const QString& words) {
        return roomFor(words, phase_ == phase) <= area.width() + 0.5;
    };
    if (!fits(word)) word = nameOf(phase);
    if (!fits(word)) word.clear();
    const double words = word.isEmpty() ? 0 : painter.fontMetrics().horizontalAdvance(word) + 6;
    const double left = area.center().x() + tip() / 2.0 - (side + words) / 2;
    art::paintIcon(painter, QRectF(left, area.center().y() - side / 2, side, side),
                   phases_.at(static_cast<std::size_t>(phase)).icon, ink);
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
