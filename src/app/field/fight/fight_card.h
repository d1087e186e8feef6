// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "art/card_look.h"
#include "field/fight/contender_card.h"

#include <QPixmap>

namespace vallum::app {

/// The card of a fighting unit, upright and large, with its wounds in words below.
class FightCard final : public ContenderCard {
    Q_OBJECT

public:
    using ContenderCard::ContenderCard;

    void setArtPalette(const art::Palette& palette) override;
    /// The wounds before the fight and now; a unit that is destroyed may have more than it can bear.
    void show(const art::CardLook& look, int woundsBefore, int woundsNow);

protected:
    void paintEvent(QPaintEvent*) override;

private:
    [[nodiscard]] QString wounds(const QString& emphasis) const;
    [[nodiscard]] double pixelsPerDu() const;
    [[nodiscard]] QSize pictureSize(double perDu) const;  // in device pixels
    void paintPicture(double perDu);

    art::CardLook look_;
    QPixmap picture_;      // painted once: every step of the fight paints the sheet again
    double pictured_ = 0;  // pixels per DU of the picture
    int before_ = 0;
    int now_ = 0;
};

}  // namespace vallum::app
