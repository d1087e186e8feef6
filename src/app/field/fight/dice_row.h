// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "art/dice.h"

#include <vector>

#include <QTimer>
#include <QWidget>

namespace vallum::app {

/// Dice that tumble before they show the result.
class DiceRow final : public QWidget {
    Q_OBJECT

public:
    DiceRow(const art::Palette& palette, QWidget* parent = nullptr);

    void setArtPalette(const art::Palette& palette) {
        palette_ = palette;
        update();
    }

    /// Shows the result immediately if `milliseconds` is 0.
    void roll(std::vector<art::DieLook> dice, int milliseconds);
    void clear() { roll({}, 0); }
    [[nodiscard]] bool isEmpty() const { return dice_.empty(); }
    [[nodiscard]] bool isRolling() const { return tumbles_ != 0; }
    void stop();
    [[nodiscard]] QSize sizeHint() const override;
    /// Many dice are smaller.
    [[nodiscard]] QSize minimumSizeHint() const override;
    /// The tooltip there: what the badge of a die that was rolled again means.
    [[nodiscard]] QString aboutAt(QPoint point) const;

Q_SIGNALS:
    void rolled();

protected:
    void paintEvent(QPaintEvent*) override;
    bool event(QEvent*) override;

private:
    void tumble();
    [[nodiscard]] QRectF placeOf(std::size_t die) const;

    art::Palette palette_;
    std::vector<art::DieLook> dice_;
    int tumbles_ = 0;
    QTimer clock_;
};

}  // namespace vallum::app
