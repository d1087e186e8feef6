// SPDX-License-Identifier: GPL-3.0-or-later
#include "hex/hex_cutouts.h"

#include "art/text.h"
#include "hex/command_card.h"
#include "hex/hex_texts.h"
#include "hex/piece_painter.h"
#include "language/texts.h"

#include <numbers>

#include <QPainter>

namespace vallum::app {

namespace {

constexpr QSizeF cardMillimeters{63, 88};  // fits standard card sleeves
constexpr double tile = 0.96;              // size of a unit, in widths of its counter
constexpr double tileInHexes = tile * counterPart;
constexpr QSizeF leaderTile{0.62, 0.72};
constexpr double gapMillimeters = 3;

CutoutSet commandCards(const hex::Setting& setting) {
    CutoutSet set{.name = inQt(phrase("Hex print", "Command cards")()), .size = cardMillimeters};
    set.back = [](QPainter& painter, const QRectF& card) {
        paintCommandCardFace(painter, card, {.isFaceDown = true}, art::lightPalette());
    };
    for (const int place : setting.deck) {
        const CommandCardLook look = lookOf(setting.cards.at(static_cast<std::size_t>(place)));
        set.fronts.emplace_back([look](QPainter& painter, const QRectF& card) {
            paintCommandCardFace(painter, card, look, art::lightPalette());
            // Separates neighbors of the same color.
            painter.setPen(QPen(QColor(0x4a3418), 1));
            painter.setBrush(Qt::NoBrush);
            painter.drawRect(card);
        });
    }
    return set;
}

/// One tile per number of blocks; a unit's tile is replaced when it loses a block.
CutoutSet units(const hex::Battle& battle) {
    CutoutSet set{.name = inQt(phrase("Hex print", "Units, with each number of blocks")()),
                  .size = {tile, tile * 2 * std::numbers::inv_sqrt3},
                  .isToScale = true,
                  .gap = gapMillimeters};
    for (const hex::Side& side : battle.setting->sides) {
        for (const UnitId id : battle.unitsOf(side.seat)) {
            BlocksLook look = lookOf(battle, id);
            look.facesDown = false;
            look.isOrdered = false;
            for (look.blocks = look.full; look.blocks != 0; --look.blocks) {
                set.fronts.emplace_back([look](QPainter& painter, const QRectF& place) {
                    paintBlocks(painter, place.center(), place.width() / tileInHexes, look,
                                art::lightPalette());
                });
            }
        }
    }
    return set;
}

void paintLeader(QPainter& painter, const QRectF& place, const art::Side& side, const QString& name) {
    constexpr double letters = 0.19;  // as a fraction of the height
    const art::Palette palette = art::lightPalette();
    painter.fillRect(place, QColor(0xf6edd6));
    const double high = place.height() * (0.94 - letters);
    const QRectF standard(place.center().x() - high * 0.32, place.top() + place.height() * 0.04, high * 0.7,
                          high);
    paintStandard(painter, standard, side, false, palette);
    const double beside = place.width() * 0.04;
    const QRectF line(place.left() + beside, place.bottom() - place.height() * letters,
                      place.width() - 2 * beside, place.height() * letters * 0.8);
    art::paintLine(painter, {name, line, 1, Qt::AlignHCenter}, art::labelFont(), palette.ink);
}

CutoutSet leaders(const hex::Battle& battle) {
    CutoutSet set{.name = inQt(phrase("Hex print", "Leaders")()),
                  .size = leaderTile,
                  .isToScale = true,
                  .gap = gapMillimeters};
    for (const hex::Side& side : battle.setting->sides) {
        const art::Side look = sideOf(*battle.setting, side.seat);
        for (const hex::LeaderId id : battle.leadersOf(side.seat)) {
            set.fronts.emplace_back(
                [look, name = nameIn(battle, id)](QPainter& painter, const QRectF& place) {
                    paintLeader(painter, place, look, name);
                });
        }
    }
    return set;
}

}  // namespace

std::vector<CutoutSet> cutoutsOf(const hex::Battle& begin) {
    return {commandCards(*begin.setting), units(begin), leaders(begin)};
}

}  // namespace vallum::app
