// SPDX-License-Identifier: GPL-3.0-or-later
#include "panels/phase_strip.h"

#include "art/faces.h"
#include "art/icons.h"
#include "art/palette.h"
#include "room/house_style.h"

#include <algorithm>

#include <QEvent>
#include <QHelpEvent>
#include <QPainter>
#include <QStringList>
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

void PhaseStrip::rename(int phase, const QString& name, const QString& purpose) {
    Phase& it = phases_.at(static_cast<std::size_t>(phase));
    it.name = name;
    it.purpose = purpose;
    update();
}

void PhaseStrip::show(std::optional<int> phase, const QColor& color, const QString& remark) {
    phase_ = phase;
    color_ = color;
    remark_ = remark;
    QStringList spoken;
    if (phase) spoken << wordsOf(*phase) << phases_.at(static_cast<std::size_t>(*phase)).purpose;
    spoken.removeAll(QString());
    setAccessibleDescription(spoken.join(QStringLiteral(". ")));
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
    for (const Naming it : {Naming::wordsAndSigns, Naming::words}) {
        if (roomForAll(it) <= width()) return it;
    }
    return Naming::signs;
}

/// With room for a remark if there are signs; without them, a remark is told elsewhere if need be.
double PhaseStrip::roomForAll(Naming naming) const {
    double needed = 0;
    if (naming == Naming::wordsAndSigns)
        needed = roomFor(tr("%1 left").arg(88), true, naming) - roomFor({}, true, naming);
    double bolder = 0;
    for (int phase = 0; phase != count(); ++phase) {
        const double plain = roomFor(nameOf(phase), false, naming);
        bolder = std::max(bolder, roomFor(nameOf(phase), true, naming) - plain);
        needed += plain;
    }
    return needed + bolder;
}

double PhaseStrip::tip(Naming naming) const {
    return naming == Naming::words ? height() / 8.0 : height() / 4.0;
}

QFont PhaseStrip::fontOf(Naming naming, bool isBold) const {
    QFont letters = naming == Naming::words ? art::font(art::Face::sans, art::Type::note) : font();
    letters.setBold(isBold);
    return letters;
}

/// The width of a phase with its text, and its icon if it has one.
double PhaseStrip::roomFor(const QString& words, bool isBold, Naming naming) const {
    const double letters = QFontMetricsF(fontOf(naming, isBold)).horizontalAdvance(words);
    if (naming == Naming::words) return letters + height() / 4.0 + 1;
    const double sign = height() - 18.0;
    return sign + 6 + letters + height() / 2.0 + 10;
}

bool PhaseStrip::showsRemark() const {
    return !phase_ || remark_.isEmpty() || writtenOn(*phase_, row()) == wordsOf(*phase_);
}

int PhaseStrip::widthToNameOne() const {
    double longest = 0;
    for (const Phase& it : phases_)
        longest = std::max(longest, roomFor(QStringLiteral("%1 · %2").arg(it.name, tr("%1 left").arg(88)),
                                            true, Naming::signs));
    return static_cast<int>(longest + (count() - 1) * roomForSign()) + 1;
}

QSize PhaseStrip::sizeHint() const { return {minimumSizeHint().width() * 2, fontMetrics().height() + 18}; }
QSize PhaseStrip::minimumSizeHint() const {
    return {(count() + 1) * (fontMetrics().height() + 5), fontMetrics().height() + 18};
}

/// Each phase gets the width of its text and an equal share of the rest.
std::vector<double> PhaseStrip::widths(Naming named) const {
    const double full = width();
    std::vector<double> wide(phases_.size(), full / count());
    if (!phase_) return wide;
    double needed = 0;
    for (int phase = 0; phase != count(); ++phase) {
        double& room = wide[static_cast<std::size_t>(phase)];
        room = named == Naming::signs && phase != *phase_
                   ? roomForSign()
                   : roomFor(labelOf(phase, named), phase == *phase_, named);
        needed += room;
    }
    // Where the remark has no room, the names keep theirs.
    if (named == Naming::words && needed > full) {
        double& room = wide[static_cast<std::size_t>(*phase_)];
        const double bare = roomFor(nameOf(*phase_), true, named);
        needed += bare - room;
        room = bare;
    }
    for (double& room : wide) room = needed <= full ? room + (full - needed) / count() : full / count();
    return wide;
}

PhaseStrip::Row PhaseStrip::row() const {
    Row row{naming(), {}};
    double left = 0;
    for (const double wide : widths(row.naming)) {
        row.cells.emplace_back(left, 0, wide, height());
        left += wide;
    }
    return row;
}

std::optional<int> PhaseStrip::phaseAt(QPoint point) const {
    const Row row = this->row();
    for (int phase = 0; phase != count(); ++phase) {
        if (row.cell(phase).contains(point)) return phase;
    }
    return std::nullopt;
}

/// Finished phases are paler than those to come.
QColor PhaseStrip::inkOf(int phase) const {
    if (phase_ == phase) return art::inkOn(color_);
    return phase_ && phase < *phase_ ? roomColors().barQuiet : roomColors().barInk;
}

/// An arrow toward the next phase, notched by the one before.
QPainterPath PhaseStrip::chevron(const Row& row, int phase) const {
    const QRectF area = row.cell(phase).adjusted(1, 2, 0, -2);
    const double in = phase == 0 ? 0 : tip(row.naming);
    const double out = std::min(tip(row.naming), area.width() / 3);
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
    const Row row = this->row();
    for (int phase = 0; phase != count(); ++phase) {
        QColor ground = roomColors().barButton;
        if (phase_ == phase)
            ground = color_;
        else
            ground.setAlphaF(phase_ && phase < *phase_ ? 0.35F : 0.7F);
        painter.fillPath(chevron(row, phase), ground);
        paintPhase(painter, row, phase);
    }
}

QString PhaseStrip::writtenOn(int phase, const Row& row) const {
    const double wide = row.cell(phase).width();
    for (const QString& words : {labelOf(phase, row.naming), phase_ == phase ? nameOf(phase) : QString()}) {
        if (!words.isEmpty() && roomFor(words, phase_ == phase, row.naming) <= wide + 0.5) return words;
    }
    return {};
}

void PhaseStrip::paintPhase(QPainter& painter, const Row& row, int phase) const {
    const QRectF& area = row.cell(phase);
    const QColor ink = inkOf(phase);
    const QString word = writtenOn(phase, row);
    const bool hasSign = row.naming != Naming::words;
    const double side = hasSign ? std::min(area.height() - 18, area.width() - 6) : 0;
    const double gap = hasSign && !word.isEmpty() ? 6 : 0;
    painter.setFont(fontOf(row.naming, phase_ == phase));
    const double words = painter.fontMetrics().horizontalAdvance(word);
    const double left = area.center().x() + tip(row.naming) / 2.0 - (side + gap + words) / 2;
    if (hasSign) {
        art::paintIcon(painter, QRectF(left, area.center().y() - side / 2, side, side),
                       phases_.at(static_cast<std::size_t>(phase)).icon, ink);
    }
    painter.setPen(ink);
    painter.drawText(QRectF(left + side + gap, area.top(), area.width(), area.height()), Qt::AlignVCenter,
                     word);
}

bool PhaseStrip::event(QEvent* event) {
    if (event->type() == QEvent::ToolTip) {
        const auto* help = static_cast<QHelpEvent*>(event);
        if (const auto phase = phaseAt(help->pos())) {
            const Phase& it = phases_.at(static_cast<std::size_t>(*phase));
            const QString more = it.purpose.isEmpty() ? QString() : u'\n' + it.purpose;
            QToolTip::showText(help->globalPos(), it.name + more, this);
        }
        return true;
    }
    return QWidget::event(event);
}

}  // namespace vallum::app
