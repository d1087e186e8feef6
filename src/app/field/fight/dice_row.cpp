// SPDX-License-Identifier: GPL-3.0-or-later
#include "field/fight/dice_row.h"

#include "art/faces.h"

#include <algorithm>

#include <QHelpEvent>
#include <QPainter>
#include <QToolTip>

namespace vallum::app {

namespace {

constexpr int tumbleMilliseconds = 60;
constexpr int gap = 6;

int sideOfDie() { return QFontMetrics(art::font(art::Face::sans, art::Type::display)).height() * 9 / 8; }

/// Any sequence will do, as long as no face seems to stand still.
int tumblingFace(int tumbles, std::size_t die) {
    return static_cast<int>((static_cast<std::size_t>(tumbles) * 5 + die * 7) % 6) + 1;
}

}  // namespace

DiceRow::DiceRow(const art::Palette& palette, QWidget* parent) : QWidget(parent), palette_(palette) {
    setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Fixed);
    clock_.setInterval(tumbleMilliseconds);
    connect(&clock_, &QTimer::timeout, this, &DiceRow::tumble);
}

void DiceRow::roll(std::vector<art::DieLook> dice, int milliseconds) {
    dice_ = std::move(dice);
    tumbles_ = dice_.empty() ? 0 : milliseconds / tumbleMilliseconds;
    if (tumbles_ == 0) {
        clock_.stop();
    } else {
        clock_.start();
    }
    updateGeometry();
    update();
}

void DiceRow::stop() {
    if (!isRolling()) return;
    tumbles_ = 1;
    tumble();
}

void DiceRow::tumble() {
    update();
    if (--tumbles_ > 0) return;
    clock_.stop();
    Q_EMIT rolled();
}

QSize DiceRow::sizeHint() const {
    return {static_cast<int>(dice_.size()) * (sideOfDie() + gap), sideOfDie()};
}

QSize DiceRow::minimumSizeHint() const {
    return {static_cast<int>(dice_.size()) * (sideOfDie() / 2 + gap), sideOfDie()};
}

QRectF DiceRow::placeOf(std::size_t die) const {
    const double side = std::min<double>(height(), width() / static_cast<double>(dice_.size()) - gap);
    return {static_cast<double>(die) * (side + gap), (height() - side) / 2, side, side};
}

QString DiceRow::aboutAt(QPoint point) const {
    for (std::size_t i = 0; i != dice_.size(); ++i) {
        if (placeOf(i).contains(point) && dice_[i].rolledAgainFrom > 0 && !isRolling())
            return tr("This die showed a %1 and was rolled again").arg(dice_[i].rolledAgainFrom);
    }
    return {};
}

bool DiceRow::event(QEvent* event) {
    if (event->type() == QEvent::ToolTip) {
        const auto* help = static_cast<QHelpEvent*>(event);
        if (const QString about = aboutAt(help->pos()); !about.isEmpty()) {
            QToolTip::showText(help->globalPos(), about, this);
            return true;
        }
    }
    return QWidget::event(event);
}

void DiceRow::paintEvent(QPaintEvent* /*event*/) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    for (std::size_t i = 0; i != dice_.size(); ++i) {
        const art::DieLook tumbling{tumblingFace(tumbles_, i), art::DieResult::plain, 0};
        art::paintDie(painter, placeOf(i), isRolling() ? tumbling : dice_[i], palette_);
    }
}

}  // namespace vallum::app
