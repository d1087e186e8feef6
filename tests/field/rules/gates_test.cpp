// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/fortresses.h"
#include "support/moves.h"

#include <gtest/gtest.h>

namespace vallum::field {
namespace {

TEST(WAL13, ThroughAnOpening) {
    const auto through = [](Du way, const TestTable& table) {
        return refusalOf(
            turnOf(blue,
                   atStronghold({infantry(blue).at(10_du, 10.4_du).facing(180_deg).active().moves(2_mp)},
                                table)),
            moving(a, {Advance{way}}));
    };
    EXPECT_EQ(through(1_du, collapsed(middleWall)), "");
    EXPECT_EQ(through(1.1_du, collapsed(middleWall)), "HGT-15");
    EXPECT_EQ(through(1_du, stronghold()), "WAL-13");
    const auto gate = [](int damage) {
        return refusalOf(
            turnOf(blue,
                   atStronghold({infantry(blue).at(13.2_du, 10.4_du).facing(180_deg).active().moves(2_mp)},
                                damaged(eastGate, damage))),
            moving(a, {Advance{1_du}}));
    };
    EXPECT_EQ(gate(5), "");
    EXPECT_EQ(gate(4), "GAT-09");
}

TEST(GAT09, DefendersUseTheirGate) {
    const auto pass = [](const TestUnit& unit, Du way) {
        return refusalOf(
            turnOf(unit.unit.owner,
                   atStronghold({TestUnit(unit).at(13.2_du, 9.2_du).facing(0_deg).active().moves(2_mp)})),
            moving(a, {Advance{way}}));
    };
    EXPECT_EQ(pass(infantry(red), 1_du), "");
    EXPECT_EQ(pass(infantry(red), 1.1_du), "HGT-15");
    EXPECT_EQ(pass(infantry(blue), 1_du), "GAT-09") << "only for the side that holds the fortress";
    const Battle battle =
        atStronghold({infantry(red).at(13.2_du, 9.2_du).facing(0_deg).active().moves(2_mp)});
    EXPECT_EQ(planOf(battle, moving(a, {Advance{1_du}})).allowanceTerms.terms().back().rule, "GAT-09"_rule);
}

TEST(GAT09, ItStopsInTheDoorOrClearOfTheWalls) {
    const auto aside = [](Du x, Du y, Du way, Degrees facing) {
        const Battle battle = atStronghold({cavalry(red).at(x, y).facing(facing).active().moves(8_mp)});
        return refusalOf(battle, moving(a, {geometry::Slide{Heading(0_deg), way}}));
    };
    EXPECT_EQ(aside(13.2_du, 8_du, 1.8_du, 90_deg), "") << "its middle is in the door";
    EXPECT_EQ(aside(13.2_du, 8_du, 3_du, 90_deg), "") << "past it";
    const auto askew = [](Du way) {
        const Battle battle =
            atStronghold({cavalry(red).at(13.2_du, 8_du).facing(90_deg).active().moves(8_mp)});
        return refusalOf(battle, moving(a, {geometry::Slide{Heading(0_deg), 1_du},
                                            geometry::Slide{Heading(300_deg), way}}));
    };
    EXPECT_EQ(askew(1_du), "WAL-13") << "beside the door, with a wing over the wall";
    const auto extended = [](Du way) {
        return refusalOf(
            atStronghold({infantry(red).at(13.2_du, 9.2_du).extendedLeft().active().moves(4_mp)}),
            moving(a, {Advance{way}}));
    };
    EXPECT_EQ(extended(0.6_du), "") << "on its way through";
    EXPECT_EQ(extended(1.2_du), "");
}

TEST(GAT10, ABlockedGate) {
    const TestUnit leaving = infantry(red).at(13.2_du, 9.2_du).active().moves(2_mp);
    const auto pass = [&](Du x) {
        return refusalOf(atStronghold({leaving, infantry(blue).at(x, 10.4_du).facing(180_deg)}),
                         moving(a, {Advance{0.3_du}}));
    };
    EXPECT_EQ(pass(13.2_du), "GAT-10");
    EXPECT_EQ(pass(11.9_du), "") << "it touches only the wall beside the door";
    EXPECT_EQ(pass(12_du), "") << "its card ends where the door begins";
    EXPECT_EQ(pass(12.4_du), "GAT-10") << "one of its sections lies before the door";
    EXPECT_EQ(pass(14.4_du), "") << "the same on the other side";
    EXPECT_EQ(pass(14_du), "GAT-10");
}

TEST(GAT10, AtAnAngleAnyContactBlocks) {
    const auto pass = [](const TestUnit& enemy) {
        const TestUnit leaving = infantry(red).at(13.2_du, 9.2_du).active().moves(2_mp);
        return refusalOf(atStronghold({leaving, enemy}), moving(a, {Advance{0.3_du}}));
    };
    // At this place the front-right corner of a card facing
    // south-west touches the outer side of the gate.
    const auto touching = [](Du x) {
        TestUnit enemy = infantry(blue).at(0_du, 0_du).facing(225_deg);
        const auto card = geometry::outline(enemy.unit.pose, cardSize);
        const auto lowest = *std::ranges::min_element(card, {}, &geometry::Point::y);
        return enemy.at(x - lowest.x, 10_du - lowest.y);
    };
    EXPECT_EQ(pass(touching(13.2_du)), "GAT-10") << "one corner against the middle of the door";
    EXPECT_EQ(pass(touching(12.8_du)), "") << "on the corner of the door";
    EXPECT_EQ(pass(touching(12.6_du)), "") << "beside it";
}

TEST(GAT10, AFlankAndAMarkerBlockToo) {
    const auto pass = [](const TestUnit& enemy) {
        const TestUnit leaving = infantry(red).at(13.2_du, 9.2_du).active().moves(2_mp);
        return refusalOf(atStronghold({leaving, enemy}), moving(a, {Advance{0.3_du}}));
    };
    const auto besideWall = [](Du x) { return infantry(blue).at(x, 10.8_du).facing(90_deg); };
    EXPECT_EQ(pass(besideWall(12.6_du)), "GAT-10") << "half a section of its flank";
    EXPECT_EQ(pass(besideWall(12.5_du)), "") << "less than half of one";
    const TestUnit beside = infantry(blue).at(12_du, 10.4_du).facing(180_deg);
    EXPECT_EQ(pass(TestUnit(beside).extendedLeft()), "GAT-10") << "its extension lies before the door";
    EXPECT_EQ(pass(TestUnit(beside).extendedRight()), "");
}

TEST(MOV20, NoForcedMarchIntoAFightAcrossAStructure) {
    const auto marched = [](Move move, Gait gait, const std::vector<TestUnit>& units,
                            const TestTable& table) {
        move.gait = gait;
        return refusalOf(turnOf(blue, atStronghold(units, table)), move);
    };
    const std::vector<TestUnit> atTower{infantry(blue).at(7.2_du, 8_du).facing(0_deg).active(),
                                        inTower(infantry(red))};
    const Move tower = arriving(a, {Advance{0.8_du}}, westTower, Arrival::lineUp);
    EXPECT_EQ(marched(tower, Gait::regular, atTower, stronghold()), "") << "ASL-16";
    EXPECT_EQ(marched(tower, Gait::forcedMarch, atTower, stronghold()), "MOV-20");
    const std::vector<TestUnit> atGap{infantry(blue).at(10_du, 11.4_du).facing(180_deg).active(),
                                      onWall(infantry(red))};
    const Move gap = moving(a, {Advance{1_du}});
    EXPECT_EQ(marched(gap, Gait::forcedMarch, atGap, stronghold()), "") << "the wall is between them";
    EXPECT_EQ(marched(gap, Gait::forcedMarch, atGap, collapsed(middleWall)), "MOV-20");
    EXPECT_EQ(marched(gap, Gait::regular, atGap, collapsed(middleWall)), "") << "HGT-06";
}

TEST(GAT10, ASiegeTowerBlocksToo) {
    const auto pass = [](Du x) {
        TestUnit crew = infantry(blue).at(x, 10.4_du).facing(180_deg);
        crew.unit.inside = StructureId(5);
        TestTable table = stronghold();
        table.structures.push_back(built(StructureKind::siegeTower, x, 10.4_du, 180_deg));
        table.structures.back().owner = blue;
        const TestUnit leaving = infantry(red).at(13.2_du, 9_du).active().moves(2_mp);
        return refusalOf(atStronghold({leaving, crew}, table), moving(a, {Advance{0.5_du}}));
    };
    EXPECT_EQ(pass(13.2_du), "GAT-10");
    EXPECT_EQ(pass(13.6_du), "GAT-10") << "before one section of the door";
    EXPECT_EQ(pass(12.4_du), "") << "before the wall beside it";
}

}  // namespace
}  // namespace vallum::field
