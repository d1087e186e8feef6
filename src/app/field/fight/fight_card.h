// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "art/card_look.h"
#include "art/palette.h"

#include <QPixmap>
#include <QWidget>

namespace vallum::app {

/// The card of a fighting unit, upright and large, with its wounds in words below.
class FightCard final : public QWidget {
    Q_OBJECT

public:
    FightCard(const art::Palette& palette, QWidget* parent = nullptr);

    void setArtPalette(const art::Palette& palette) {
        palette_ = palette;
        picture_ = {};
        update();
    }

    /// The wounds before the fight and now; a unit that is destroyed may have more than it can bear.
    void show(const art::CardLook& look, int woundsBefore, int woundsNow);
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint() * 0.6; }

protected:
    void paintEvent(QPaintEvent*) override;

private:
    [[nodiscard]] QString wounds(const QString& emphasis) const;
    [[nodiscard]] double pixelsPerDu() const;
    [[nodiscard]] QSize pictureSize(double perDu) const;  // in device pixels
    void paintPicture(double perDu);

    art::Palette palette_;
    art::CardLook look_;
    QPixmap picture_;      // painted once: every step of the fight paints the sheet again
    double pictured_ = 0;  // pixels per DU of the picture
    int before_ = 0;
    int now_ = 0;
};

}  // namespace vallum::app
