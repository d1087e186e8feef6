// SPDX-License-Identifier: GPL-3.0-or-later
#include "field/fight/dice_row.h"

#include "art/faces.h"

#include <QPainter>

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

void DiceRow::paintEvent(QPaintEvent* /*event*/) {
    if (dice_.empty()) return;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const auto count = static_cast<double>(dice_.size());
    const double side = std::min<double>(height(), width() / count - gap);
    for (std::size_t i = 0; i != dice_.size(); ++i) {
        const art::DieLook tumbling{tumblingFace(tumbles_, i), art::DieResult::plain, 0};
        const QRectF place(static_cast<double>(i) * (side + gap), (height() - side) / 2, side, side);
        art::paintDie(painter, place, isRolling() ? tumbling : dice_[i], palette_);
    }
}

}  // namespace vallum::app
