// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/fortresses.h"
#include "support/moves.h"

#include <gtest/gtest.h>

#include <vallum/field/procedures/combat/melee.h>
#include <vallum/field/procedures/morale/flight.h>
#include <vallum/field/procedures/morale/morale.h>
#include <vallum/field/rules/combat/melee.h>
#include <vallum/field/rules/fortress/overlapping.h>
#include <vallum/field/rules/morale/flight.h>
#include <vallum/field/rules/morale/morale.h>
#include <vallum/field/situation/fortress/structures.h>
#include <vallum/field/situation/fortress/walls.h>

namespace vallum::field {
namespace {

// ----------------------------------------------------------------- overlapping

Battle inYard(const TestUnit& mover, const TestUnit& friendly) { return atStronghold({mover, friendly}); }

TEST(FOR08, FriendsMayBeCrossedAndCovered) {
    const TestUnit mover = infantry(red).at(10_du, 6_du).active();
    const auto onto = [&](const TestUnit& friendly) {
        return refusalOf(inYard(mover, friendly), moving(a, {Advance{2_du}}));
    };
    EXPECT_EQ(onto(infantry(red).at(10.8_du, 8_du)), "");
    EXPECT_EQ(onto(infantry(red).at(10.8_du, 8_du).in(Formation::phalanx)), "MOV-05");
    const Battle outside =
        atStronghold({infantry(red).at(10_du, 12_du).active(), infantry(red).at(10.8_du, 14_du)});
    EXPECT_EQ(refusalOf(outside, moving(a, {Advance{2_du}})), "MOV-09");
    const auto broken =
        moved(inYard(TestUnit(mover).broken(), infantry(red).at(10_du, 7_du)), moving(a, {Advance{2.5_du}}));
    EXPECT_FALSE(broken.battle.unit(b).has(Marker::broken));
    const auto steady =
        moved(inYard(mover, infantry(red).at(10_du, 7_du).broken()), moving(a, {Advance{2.5_du}}));
    EXPECT_FALSE(steady.battle.unit(a).has(Marker::broken));
}

TEST(FOR08, AlsoByAStepThatBeginsOutside) {
    const Battle gap = atStronghold({infantry(red).at(10_du, 10.6_du).facing(180_deg).active(),
                                     infantry(red).at(10_du, 7.2_du).facing(180_deg).broken()},
                                    collapsed(middleWall));
    const auto played = moved(gap, moving(a, {Advance{2_du}}));
    EXPECT_FALSE(played.battle.unit(a).has(Marker::broken));
}

TEST(FOR10, ShiftedUntilTheSectionsMatch) {
    const Battle battle = inYard(infantry(red).at(10_du, 6_du).active(), infantry(red).at(11_du, 7.9_du));
    const auto played = moved(battle, moving(a, {Advance{2_du}}));
    EXPECT_EQ(played.battle.unit(a).pose, (Pose{{9.8_du, 7.9_du}, north}))
        << "1 DU aside is two and a half sections";
    const Battle wall =
        atStronghold({infantry(red).at(10.1_du, 8_du).active(), onWall(infantry(red), 1.2_du)});
    const auto lined = moved(wall, arriving(a, {Advance{1.2_du}}, middleWall, Arrival::lineUp));
    EXPECT_EQ(lined.battle.unit(a).pose.center, (geometry::Point{10_du, 9.2_du}));
    EXPECT_EQ(lined.battle.overlaps, (std::vector<Overlap>{{a, b}}));
}

TEST(FOR10, AlmostBesideItIsShiftedOffTheOther) {
    const auto endsAt = [](Du aside) {
        const Battle battle =
            inYard(infantry(red).at(10_du, 6_du).active(), infantry(red).at(10_du + aside, 8_du));
        return moved(battle, moving(a, {Advance{2_du}})).battle.unit(a).pose.center;
    };
    EXPECT_EQ(endsAt(1.5_du), (geometry::Point{9.9_du, 8_du}));
    EXPECT_EQ(endsAt(-1.5_du), (geometry::Point{10.1_du, 8_du}));
}

TEST(WAL06, JoinsTheSectionsOfAFriendThatStandsBetweenThoseOfTheWall) {
    const Battle wall =
        atStronghold({infantry(red).at(10.1_du, 8_du).active(), onWall(infantry(red), 1.3_du)});
    const auto played = moved(wall, arriving(a, {Advance{1.2_du}}, middleWall, Arrival::lineUp));
    EXPECT_EQ(played.battle.unit(a).pose.center, (geometry::Point{10.1_du, 9.2_du}));
    EXPECT_EQ(played.battle.overlaps, (std::vector<Overlap>{{a, b}}));
}

TEST(FOR10, WithEachOfThoseBelow) {
    const Battle yard = atStronghold({infantry(red).at(10_du, 6_du).active(),
                                      infantry(red).at(8.8_du, 7.9_du), infantry(red).at(11_du, 7.9_du)});
    EXPECT_EQ(refusalOf(yard, moving(a, {Advance{1.9_du}})), "FOR-10") << "half a section off the second";
    const auto atTheWall = [](Degrees heading) {
        return refusalOf(atStronghold({infantry(red).at(10_du, 8_du).active(),
                                       infantry(red).at(11.2_du, 8.9_du).facing(heading)}),
                         arriving(a, {Advance{1.2_du}}, middleWall, Arrival::lineUp));
    };
    EXPECT_EQ(atTheWall(20_deg), "FOR-10") << "it stands askew";
    EXPECT_EQ(atTheWall(0_deg), "FOR-10") << "its front is not at the wall";
}

TEST(FOR11, ItsOwnerChoosesWhoIsOnTop) {
    const Battle wall = atStronghold({infantry(red).at(10_du, 8_du).active(), onWall(infantry(red), 1.2_du)});
    Move move = arriving(a, {Advance{1.2_du}}, middleWall, Arrival::lineUp);
    EXPECT_EQ(moved(wall, move).battle.overlaps, (std::vector<Overlap>{{a, b}}));
    move.under = true;
    const auto under = moved(wall, move);
    EXPECT_EQ(under.battle.overlaps, (std::vector<Overlap>{{b, a}}));
    Battle again = under.battle;
    again.units.at(0).turn = {};
    const auto off = moved(again, moving(a, {Slide{south, 1.5_du}}));
    EXPECT_TRUE(off.battle.overlaps.empty());
}

TEST(FOR11, InTheYardToo) {
    const Battle yard = inYard(infantry(red).at(10_du, 6_du).active(), infantry(red).at(10_du, 7.9_du));
    Move move = moving(a, {Advance{1.9_du}});
    EXPECT_EQ(moved(yard, move).battle.overlaps, (std::vector<Overlap>{{a, b}}));
    move.under = true;
    EXPECT_EQ(moved(yard, move).battle.overlaps, (std::vector<Overlap>{{b, a}}));
}

TEST(FOR12, TwoLayersAtMost) {
    const TestUnit below = onWall(infantry(red));
    const auto third = [&](Du aside) {
        Battle battle = atStronghold(
            {infantry(red).at(10_du + aside, 8_du).active(), below, onWall(infantry(red), 0.8_du)});
        battle.overlaps = {{c, b}};
        return refusalOf(battle, arriving(a, {Advance{1.2_du}}, middleWall, Arrival::lineUp));
    };
    EXPECT_EQ(third(-0.8_du), "") << "on the other two sections";
    EXPECT_EQ(third(-0.4_du), "FOR-12");
}

TEST(FOR12, AnExtensionMarkerIsALayer) {
    const auto third = [](const TestUnit& top) {
        Battle battle = atStronghold({infantry(red).at(9.2_du, 8_du).active(), onWall(infantry(red)), top});
        battle.overlaps = {{c, b}};
        return refusalOf(battle, arriving(a, {Advance{1.2_du}}, middleWall, Arrival::lineUp));
    };
    const TestUnit top = onWall(infantry(red), 0.8_du);
    EXPECT_EQ(third(top), "");
    EXPECT_EQ(third(TestUnit(top).extendedLeft()), "FOR-12");
}

// ---------------------------------------------------------- hidden and fleeing

TEST(FOR06, WhoeverIsInAFightIsSeen) {
    TestUnit behindTheGap = onWall(infantry(red));
    behindTheGap.unit.faceDown = true;
    const Battle battle = inPhase(
        Phase::melee,
        turnOf(blue, atStronghold({beforeWall(infantry(blue)), behindTheGap}, collapsed(middleWall))));
    const auto played = play(battle, {.answers = {Surrender{}}}, [](Game& game) { meleeStep(game); });
    EXPECT_EQ(played.count<Revealed>(), 1);
}

TEST(FOR06, ATooLongWayShowsThem) {
    const auto isHidden = [](TestUnit unit, const Move& move) {
        unit.unit.faceDown = true;
        return moved(atStronghold({unit.active()}), move).battle.unit(a).faceDown;
    };
    for (const Du way : {0.9_du, 1_du})
        EXPECT_TRUE(isHidden(infantry(red).at(10_du, 6_du), moving(a, {Advance{way}})));
    EXPECT_FALSE(isHidden(infantry(red).at(10_du, 6_du), moving(a, {Advance{1.1_du}})));
    EXPECT_FALSE(
        isHidden(infantry(red).at(10_du, 9_du), arriving(a, {Advance{0.2_du}}, middleWall, Arrival::lineUp)));
    EXPECT_FALSE(isHidden(infantry(red).at(7.2_du, 8.8_du), arriving(a, {}, westTower, Arrival::occupy)));
}

TEST(SIE18, HiddenAsLongAsItStaysInTheYard) {
    const auto isHidden = [](TestUnit unit, const Move& move) {
        unit.unit.faceDown = true;
        return moved(atStronghold({unit.active()}), move).battle.unit(a).faceDown;
    };
    EXPECT_TRUE(isHidden(infantry(red).at(10_du, 6_du), moving(a, {Advance{0.9_du}})));
    EXPECT_FALSE(isHidden(infantry(red).at(10_du, 8.3_du),
                          arriving(a, {Advance{0.9_du}}, middleWall, Arrival::lineUp)));
    const TestUnit atGate = infantry(red).at(13.2_du, 9.6_du);
    EXPECT_FALSE(isHidden(atGate, moving(a, {Advance{0.8_du}}))) << "outside it is seen";
}

Played flees(const Battle& battle) {
    return play(battle, {}, [](Game& game) { makeFlightMove(game, a); });
}
TestUnit routed(TestUnit unit) { return unit.fleeing().did(TurnFlag::startedToFlee); }

TEST(FOR24, ToTheNearestOtherWall) {
    const auto played = flees(atStronghold({routed(onWall(infantry(red))), climbed(infantry(blue))}));
    const Unit& unit = played.battle.unit(a);
    EXPECT_EQ(unit.pose, (Pose{{11.6_du, 9.2_du}, north}));
    EXPECT_TRUE(unit.did(TurnFlag::fled));
    EXPECT_TRUE(placesDefended(played.battle, a).empty());
    const auto later = flees(atStronghold({onWall(infantry(red)).fleeing()}));
    EXPECT_EQ(later.battle.unit(a).pose, (Pose{{10_du, 9.2_du}, north})) << "it stays there";
}

TEST(FOR24, NotToAWallBeforeWhichASiegeTowerStands) {
    TestTable table = stronghold();
    table.structures.push_back(built(StructureKind::siegeTower, 11.6_du, 10.4_du, 180_deg));
    table.structures.back().owner = blue;
    TestUnit crew = infantry(blue).at(11.6_du, 10.4_du).facing(180_deg);
    crew.unit.inside = StructureId(5);
    const auto played =
        flees(atStronghold({routed(onWall(infantry(red))), climbed(infantry(blue)), crew}, table));
    EXPECT_EQ(played.battle.unit(a).pose, (Pose{{8.4_du, 9.2_du}, north}));
}

TEST(FOR24, NowhereToGo) {
    TestTable table = stronghold();
    for (const StructureId id : {eastWall, westWall, eastGate}) table = collapsed(id, table);
    const auto blocked = flees(atStronghold({routed(onWall(infantry(red))), climbed(infantry(blue))}, table));
    EXPECT_EQ(blocked.count<FlightBlocked>(), 1);
    EXPECT_EQ(blocked.battle.unit(a).pose, (Pose{{10_du, 9.2_du}, north}));
    const auto open =
        flees(atStronghold({routed(infantry(red).at(10_du, 6_du))}, collapsed(middleWall, table)));
    EXPECT_LT(open.battle.unit(a).pose.center.y, 6_du) << "toward its own table edge";
}

TEST(FOR25, ArtilleryDoesNotFlee) {
    const Battle battle = atStronghold({inTower(infantry(red).of(UnitClass::artillery).broken())});
    const auto played = play(battle, {.rolls = {{6}}}, [](Game& game) {
        Sum morale;
        morale.add("UNIT-05"_rule, 3);
        checkMorale(game, a, morale, "MOR-01"_rule);
    });
    EXPECT_FALSE(played.battle.onTable(a));
    EXPECT_EQ(holderOf(played.battle, westTower), std::nullopt);
}

TEST(FOR26, FriendsOnTheWayBreak) {
    const TestUnit runner = routed(infantry(red).at(10_du, 6_du));
    const auto played = flees(atStronghold({runner, infantry(red).at(10_du, 7.4_du)}));
    EXPECT_TRUE(played.battle.unit(b).has(Marker::broken));
    const auto before = flees(atStronghold({runner, infantry(red).at(10_du, 7.4_du).broken()}));
    EXPECT_EQ(before.count<Broke>(), 0);
}

}  // namespace
}  // namespace vallum::field
