// SPDX-License-Identifier: GPL-3.0-or-later
#include "field/fight/structure_card.h"

#include "art/faces.h"
#include "language/texts.h"
#include "room/house_style.h"

#include <algorithm>

#include <QPainter>
#include <QStringList>

namespace vallum::app {

namespace {

constexpr double room = 0.3;  // DU around the tile, for its flames

QFont nameFont() { return art::font(art::Face::serif, art::Type::heading); }

}  // namespace

void StructureCard::show(const QString& name, const art::StructureLook& look, int damageBefore) {
    name_ = name;
    look_ = look;
    look_.center = {};
    look_.headingDegrees = 0;
    before_ = damageBefore;
    setAccessibleName(name_);
    setAccessibleDescription(state(QStringLiteral("%1")));
    update();
}

QString StructureCard::state(const QString& emphasis) const {
    QStringList parts;
    if (look_.collapsed) {
        parts << tr("collapsed");
    } else if (look_.durability > 0) {
        const QString now = look_.damage == before_
                                ? QString::number(look_.damage)
                                : emphasis.arg(QStringLiteral("%1 → %2").arg(before_).arg(look_.damage));
        parts << tr("damage %1 of %2").arg(now).arg(look_.durability);
    }
    if (look_.fire > 0 && !look_.collapsed) parts << tr("fire %1").arg(look_.fire);
    return parts.join(QStringLiteral(" · "));
}

void StructureCard::paintEvent(QPaintEvent* /*event*/) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setFont(nameFont());
    painter.setPen(roomColors().ink);
    const int top = painter.fontMetrics().height();
    painter.drawText(QRect(0, 0, width(), top), Qt::AlignCenter,
                     painter.fontMetrics().elidedText(name_, Qt::ElideRight, width()));

    const QRectF place(0, top, width(), height() - top - wordsHeight());
    const double perDu = std::min(place.width() / (look_.size.width() + 2 * room),
                                  place.height() / (look_.size.height() + 2 * room));
    painter.save();
    painter.translate(place.center());
    painter.scale(perDu, perDu);
    const art::Ink ink{artPalette(), perDu};
    art::paintStructure(painter, ink, look_);
    art::paintStructureState(painter, ink, look_);
    painter.restore();

    drawWords(painter, state(asBadNews()), height() - wordsHeight());
}

}  // namespace vallum::app
