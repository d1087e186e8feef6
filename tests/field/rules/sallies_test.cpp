// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/fortresses.h"
#include "support/moves.h"

#include <gtest/gtest.h>

#include <vallum/field/rules/contact.h>

namespace vallum::field {
namespace {

/// Blue stands in the fortress, its left flank so far from the eastern side of the tower; a friend of red
/// lies to the south and leaves so much room below the wall.
Battle beside(Du away, Du room, Degrees facing = 0_deg) {
    const bool isAcross = facing == 0_deg || facing == 180_deg;
    return battleOf({inTower(infantry(red)).active(),
                     infantry(blue).at(7.6_du + away + (isAcross ? 0.8_du : 0.4_du), 9.2_du).facing(facing),
                     infantry(red).at(8.4_du, 9.6_du - room - 0.4_du)},
                    stronghold());
}
/// Out on the eastern side, looking east, the middle of its front there.
Move sally(Du y, int wrapLeft = 0, int wrapRight = 0) {
    Move out = charging(a, {Advance{0.5_du}}, b);
    out.out = Pose{{8_du, y}, east};
    out.charge->wrapLeft = wrapLeft;
    out.charge->wrapRight = wrapRight;
    return out;
}

TEST(FOR23, AsManySectionsAsFindRoom) {
    const Battle battle = beside(0.8_du, 1.2_du);
    const auto played = made(battle, sally(9_du));
    ASSERT_TRUE(played.battle.unit(a).passage);
    EXPECT_EQ(played.battle.unit(a).passage->sections, 3);
    EXPECT_EQ(played.all<PassageChanged>().front().why, "FOR-23"_rule);
    EXPECT_EQ(sectionsInContact(played.battle, a, b), 2) << "so long is the flank";
    EXPECT_TRUE(strikes(played.battle, a, b, geometry::Edge::left));
}

TEST(FOR23, TheRestGoRoundTheCornerFourInAll) {
    for (const int asked : {2, 5}) {
        const auto played = made(beside(0.8_du, 1.2_du), sally(9_du, 0, asked));
        EXPECT_EQ(sectionsInContact(played.battle, a, b), 4);
        EXPECT_EQ(played.battle.unit(a).envelops.size(), 2U);
        EXPECT_EQ(meleeDice(played.battle, a, b).total(), 4);
    }
}

TEST(FOR23, ItComesAwayAgain) {
    Battle battle = made(beside(0.8_du, 1.2_du), sally(9_du)).battle;
    battle.units.at(1).place = Place::eliminated;
    battle.units.at(2).place = Place::eliminated;
    battle.units.at(0).turn = {};
    const auto away = made(battle, moving(a, {Slide{south, 1_du}}));
    EXPECT_FALSE(away.battle.unit(a).passage);
}

TEST(FOR23, TheWholeCardWhereThereIsRoomForIt) {
    const auto played = made(beside(0.8_du, 2_du), sally(8.8_du));
    EXPECT_FALSE(played.battle.unit(a).passage);
    EXPECT_EQ(refusalOf(beside(0.8_du, 0_du), sally(8.8_du)), "FOR-19") << "no room at all";
}

TEST(FOR23, ThePlainWayOutNeedsRoomForTheCard) {
    Move plain = sally(9_du);
    plain.charge.reset();
    plain.path.clear();
    EXPECT_EQ(refusalOf(beside(0.8_du, 1.2_du), plain), "FOR-19");
}

}  // namespace
}  // namespace vallum::field
