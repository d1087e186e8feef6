// SPDX-License-Identifier: GPL-3.0-or-later
#include "field/fight/structure_card.h"

#include "art/card_painter.h"
#include "art/faces.h"
#include "language/texts.h"
#include "room/house_style.h"

#include <algorithm>

#include <QPainter>
#include <QStaticText>
#include <QStringList>
#include <QTextOption>

namespace vallum::app {

namespace {

constexpr double room = 0.3;  // DU around the tile, for its flames

QFont wordsFont() { return art::font(art::Face::sans, art::Type::lead); }
QFont nameFont() { return art::font(art::Face::serif, art::Type::heading); }
int heightOf(const QFont& font) { return QFontMetrics(font).height(); }

}  // namespace

StructureCard::StructureCard(const art::Palette& palette, QWidget* parent)
    : QWidget(parent),
      palette_(palette) {
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

void StructureCard::setArtPalette(const art::Palette& palette) {
    palette_ = palette;
    update();
}

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

int StructureCard::heightForWidth(int width) const {
    return static_cast<int>(width * art::cardRect.height() / art::cardRect.width()) +
           2 * heightOf(wordsFont());
}

QSize StructureCard::sizeHint() const {
    const int width = 16 * heightOf(wordsFont());
    return {width, heightForWidth(width)};
}

void StructureCard::paintEvent(QPaintEvent* /*event*/) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setFont(nameFont());
    painter.setPen(roomColors().ink);
    const int top = heightOf(nameFont());
    painter.drawText(QRect(0, 0, width(), top), Qt::AlignCenter,
                     painter.fontMetrics().elidedText(name_, Qt::ElideRight, width()));

    const double below = 1.6 * heightOf(wordsFont());
    const QRectF place(0, top, width(), height() - top - below);
    const double perDu = std::min(place.width() / (look_.size.width() + 2 * room),
                                  place.height() / (look_.size.height() + 2 * room));
    painter.save();
    painter.translate(place.center());
    painter.scale(perDu, perDu);
    const art::Ink ink{palette_, perDu};
    art::paintStructure(painter, ink, look_);
    art::paintStructureState(painter, ink, look_);
    painter.restore();

    painter.setFont(wordsFont());
    QStaticText words(state(
        QStringLiteral("<b style='color:%1'>%2</b>").arg(roomColors().bad.name(), QStringLiteral("%1"))));
    words.setTextFormat(Qt::RichText);
    words.setTextOption(QTextOption(Qt::AlignHCenter));
    words.setTextWidth(width());
    words.prepare({}, painter.font());
    painter.setPen(roomColors().ink);
    painter.drawStaticText(QPointF(0, height() - below + 2), words);
}

}  // namespace vallum::app
