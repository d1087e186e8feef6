// SPDX-License-Identifier: GPL-3.0-or-later
#include "field/table/unit_cards.h"

#include "support/battles.h"

#include <QGraphicsScene>
#include <QSignalSpy>
#include <gtest/gtest.h>

namespace vallum::app {
namespace {

using namespace field;  // NOLINT: the words of positions

/// Red's units a and b behind it, and blue's c in front.
Battle threeUnits() {
    return battleOf({infantry(red).at(10_du, 6_du), infantry(red).at(10_du, 4_du),
                     infantry(blue).at(10_du, 10_du).facing(180_deg)});
}

struct Cards {
    explicit Cards(const Battle& battle) { show(battle); }
    void show(const Battle& battle) { cards.show(battle, Coordinates(battle.setting->table)); }
    [[nodiscard]] bool isFramed(UnitId unit) const { return cards.item(unit)->look().selected; }
    [[nodiscard]] bool isHovered(UnitId unit) const { return cards.item(unit)->look().hovered; }
    [[nodiscard]] bool isDimmed(UnitId unit) const { return cards.item(unit)->opacity() < 1; }

    QGraphicsScene scene;
    art::CardPainter painter{art::lightPalette()};
    UnitCards cards{scene, painter};
};

TEST(UnitCards, ShowsTheUnitsOfTheBattleAndNoOthers) {
    Battle battle = threeUnits();
    Cards shown(battle);
    EXPECT_EQ(shown.scene.items().size(), 3);
    shown.cards.select(c);
    shown.cards.hover(c);
    const QSignalSpy selections(&shown.cards, &UnitCards::selectionMoved);
    battle.units.at(2).place = field::Place::eliminated;
    shown.show(battle);
    EXPECT_EQ(shown.scene.items().size(), 2);
    EXPECT_EQ(shown.cards.item(c), nullptr);
    EXPECT_FALSE(shown.cards.selected() || shown.cards.hovered());
    EXPECT_EQ(selections.count(), 1);
}

TEST(UnitCards, FramesTheSelectedAndTheHighlighted) {
    Cards shown(threeUnits());
    const QSignalSpy changes(&shown.cards, &UnitCards::emphasisChanged);
    shown.cards.select(a);
    shown.cards.highlight({b});
    EXPECT_TRUE(shown.isFramed(a) && shown.isFramed(b));
    EXPECT_FALSE(shown.isFramed(c));
    EXPECT_EQ(shown.cards.picked(), (std::set<UnitId>{a, b}));
    EXPECT_EQ(changes.count(), 2);
    shown.cards.select(a);
    EXPECT_EQ(changes.count(), 2) << "nothing has changed";
    shown.show(threeUnits());
    EXPECT_TRUE(shown.isFramed(a)) << "also after the battle went on";
}

TEST(UnitCards, OnlyLooksAtTheSelectedUnitWhileOthersAreChosen) {
    Cards shown(threeUnits());
    shown.cards.select(a);
    shown.cards.setChoosing(true);
    EXPECT_FALSE(shown.isFramed(a));
    EXPECT_TRUE(shown.isHovered(a));
    shown.cards.setChoosing(false);
    EXPECT_TRUE(shown.isFramed(a));
}

TEST(UnitCards, DimsWhatIsNotOnOfferUnlessItIsSelected) {
    Cards shown(threeUnits());
    EXPECT_EQ(shown.cards.onOffer(), (std::vector<UnitId>{a, b, c}));
    shown.cards.offer({a});
    shown.cards.select(b);
    EXPECT_EQ(shown.cards.onOffer(), std::vector<UnitId>{a});
    EXPECT_FALSE(shown.isDimmed(a) || shown.isDimmed(b));
    EXPECT_TRUE(shown.isDimmed(c));
    shown.cards.offer({});
    EXPECT_FALSE(shown.isDimmed(c));
}

TEST(UnitCards, LieInStacks) {
    Battle battle = battleOf({infantry(red).at(10_du, 6_du), infantry(red).at(10_du, 6.4_du)});
    battle.overlaps = {{.top = b, .under = a}};
    Cards shown(battle);
    EXPECT_LT(shown.cards.item(a)->zValue(), shown.cards.item(b)->zValue());
    EXPECT_TRUE(shown.cards.covered().contains(a));
    shown.cards.select(a);
    EXPECT_LT(shown.cards.item(a)->zValue(), shown.cards.item(b)->zValue())
        << "its outline is marked instead";
    battle.overlaps.clear();
    shown.show(battle);
    EXPECT_GT(shown.cards.item(a)->zValue(), shown.cards.item(b)->zValue());
}

}  // namespace
}  // namespace vallum::app
