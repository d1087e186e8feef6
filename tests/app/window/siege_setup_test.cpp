// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/desk.h"
#include "app/window/shipped.h"
#include "field/tools/setup_tools.h"

#include <vallum/geometry/relation.h>

/// Deployment in a siege by turns: first the defender, then the attacker with siege engines (SIE-06).
namespace vallum::app {
namespace {

constexpr Seat attacker(1);
constexpr Seat defender(2);
constexpr UnitId carrier(0);

const std::string armies = R"("sides": [
    {"seat": "red", "name": "Rome", "general": "standard-general", "army": "romans-republic", "home": "south",
     "pointLimit": 2000, "units": [{"id": "hastati"}, {"id": "hastati"}]},
    {"seat": "blue", "name": "Carthage", "general": "standard-general", "army": "carthaginians", "home": "north",
     "pointLimit": 2000, "units": [{"id": "libyes"}]}])";

/// The small fortress centered there, with its gate facing south.
std::string hold(const std::string& x, const std::string& y) {
    return R"("fortresses": [{"layout": "small", "at": {"x": )" + x + R"(, "y": )" + y +
           R"(, "heading": 180}, "owner": "blue", "material": "wood", "name": "hold"}], )";
}

QString withEngines(const QTemporaryDir& files) {
    return battleWith(files,
                      hold("11", "16") +
                          R"("structures": [{"kind": "siege-tower", "owner": "red", "name": "roller"}],
                      "rams": [{}], "siege": {"defender": "blue", "attacker": "red"}, )" +
                          armies,
                      "by-turns");
}

const PlaceTool& placing(const Desk& desk) { return *toolIn<PlaceTool>(*desk.window); }

void placeDefender(Desk& desk) {
    ASSERT_EQ(desk.battle().active, defender);
    desk.click(desk.at(11_du, 16_du));
    ASSERT_EQ(desk.battle().active, attacker);
}

TEST(SiegeSetup, EnginesWaitBehindTheCardsAndAreLaidDownWithTheMouse) {
    const QTemporaryDir files;
    Desk desk(withEngines(files));
    placeDefender(desk);
    ASSERT_EQ(placing(desk).waiting().size(), 4U);
    desk.press(QStringLiteral("The siege tower"));
    ASSERT_TRUE(std::holds_alternative<field::StructureId>(placing(desk).piece()));
    desk.click(desk.at(6_du, 3_du));
    EXPECT_EQ(placing(desk).waiting().size(), 3U);
    const field::Structure& tower = desk.battle().structure(field::StructureId(0));
    ASSERT_TRUE(tower.placed);
    EXPECT_TRUE(geometry::isWithin(0.1_du, tower.pose.center, geometry::Point{6_du, 3_du}));
}

TEST(SiegeSetup, ATowerTurnsWithTheKeysAndIsRefusedBeforeTheWalls) {
    const QTemporaryDir files;
    Desk desk(withEngines(files));
    placeDefender(desk);
    desk.press(QStringLiteral("The siege tower"));
    QTest::mouseMove(desk.view().viewport(), desk.at(6_du, 3_du));
    for (int turn = 0; turn != 3; ++turn) desk.key(Qt::Key_R);
    desk.click(desk.at(11_du, 12_du));
    EXPECT_FALSE(desk.refusals().empty());
    EXPECT_FALSE(desk.battle().structure(field::StructureId(0)).placed);
    desk.click(desk.at(6_du, 3_du));
    ASSERT_TRUE(desk.battle().structure(field::StructureId(0)).placed)
        << desk.refusals().back() << " " << desk.told().toStdString();
    EXPECT_EQ(desk.battle().structure(field::StructureId(0)).pose.heading, Heading(45_deg));
}

TEST(SiegeSetup, ARamIsGivenToAUnitThatLiesThere) {
    const QTemporaryDir files;
    Desk desk(withEngines(files));
    placeDefender(desk);
    desk.click(desk.at(8_du, 3_du));
    ASSERT_EQ(placing(desk).waiting().size(), 3U);
    desk.press(QStringLiteral("Ram, for"));
    desk.click(desk.at(14_du, 3_du));
    EXPECT_FALSE(desk.battle().rams.front().placed) << "nobody lies there";
    desk.click(desk.at(8_du, 3_du));
    EXPECT_EQ(desk.battle().rams.front().carrier, carrier);
}

TEST(SiegeSetup, TheKeyboardPlacesEverything) {
    const QTemporaryDir files;
    Desk desk(withEngines(files));
    placeDefender(desk);
    desk.key(Qt::Key_Left, Qt::ShiftModifier);
    desk.key(Qt::Key_Left, Qt::ShiftModifier);
    desk.key(Qt::Key_Return);
    ASSERT_EQ(placing(desk).waiting().size(), 3U);
    desk.key(Qt::Key_Right, Qt::ShiftModifier);
    desk.key(Qt::Key_Tab);
    desk.key(Qt::Key_Tab);
    ASSERT_TRUE(std::holds_alternative<int>(placing(desk).piece()));
}

/// On a table long enough for a fortress in the middle, the attacker chooses an edge (SIE-15).
QString inTheMiddle(const QTemporaryDir& files) {
    return battleWith(
        files,
        hold("15", "9") +
            R"("siege": {"defender": "blue", "attacker": "red", "attackerChoosesEdge": true}, )" + armies,
        "by-turns", {30, 18});
}

void placeDefenderInTheMiddle(Desk& desk) {
    desk.click(desk.at(15_du, 9_du));
    ASSERT_TRUE(desk.isAsked<field::ChooseHome>());
}

TEST(SiegeSetup, TheAttackerClicksTheEdgeItComesFrom) {
    const QTemporaryDir files;
    Desk desk(inTheMiddle(files));
    placeDefenderInTheMiddle(desk);
    desk.click(desk.at(15_du, 0.5_du));
    EXPECT_TRUE(desk.isAsked<field::ChooseHome>()) << "too near to the walls";
    desk.click(desk.at(29.5_du, 9_du));
    EXPECT_EQ(desk.battle().player(attacker).home, field::Home::east);
    EXPECT_TRUE(desk.isAsked<field::PlaceUnit>());
}

TEST(SiegeSetup, TheEdgesAreInTheListToo) {
    const QTemporaryDir files;
    Desk desk(inTheMiddle(files));
    placeDefenderInTheMiddle(desk);
    EXPECT_TRUE(desk.offers(QStringLiteral("East")));
    EXPECT_FALSE(desk.offers(QStringLiteral("South")));
    desk.press(QStringLiteral("West"));
    EXPECT_EQ(desk.battle().player(attacker).home, field::Home::west);
}

}  // namespace
}  // namespace vallum::app
