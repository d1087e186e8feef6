// SPDX-License-Identifier: GPL-3.0-or-later
#include "field/table/attack_arrow.h"

#include "field/table/overlay.h"

#include <QPainter>

namespace vallum::app {

void addAttackArrow(Overlay& overlay, QPointF from, QPointF to, art::SideColor color, art::Mood mood) {
    overlay.add(QRectF(from, to).normalized(),
                [from, to, color, mood](QPainter& painter, const art::Ink& ink) {
                    art::paintChargeArrow(painter, ink, from, to, color, mood);
                });
}

}  // namespace vallum::app
