// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "art/action_card.h"

#include <QPixmap>
#include <QWidget>

namespace vallum::app {

/// A card of the hand under the mouse that drags it, over everything else in the window.
class DraggedCard final : public QWidget {
    Q_OBJECT

public:
    DraggedCard(QWidget& window, const art::ActionCardLook& look, QSize size, const art::Palette& palette);

    /// Below the pointer, so that what the card may be dropped on can be seen.
    void follow(QPoint global);

protected:
    void paintEvent(QPaintEvent*) override;

private:
    QPixmap picture_;
};

}  // namespace vallum::app
