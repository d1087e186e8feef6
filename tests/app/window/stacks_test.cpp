// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/desk.h"
#include "app/window/shipped.h"

#include <QLineF>

#include <vallum/field/situation/fortress/structures.h>
#include <vallum/field/situation/fortress/walls.h>

/// Stacked cards, and markers wrapped round a tower. The small fortress is centered on (11, 12), with its
/// gate to the south and its tower at (12.2, 10.8).
namespace vallum::app {
namespace {

constexpr field::StructureId tower(0);

QString hold(const QTemporaryDir& files,
             const std::string& owner,
             const std::string& romans,
             const std::string& carthaginians) {
    return battleWith(files, R"("deck": [{"card": "foot--throw-javelins", "count": 40}],
        "fortresses": [{"layout": "small", "at": {"x": 11, "y": 12, "heading": 180}, "owner": ")" +
                                 owner + R"(", "material": "wood", "name": "hold"}],
        "sides": [{"seat": "red", "name": "Rome", "general": "standard-general", "army": "romans-republic",
         "home": "south", "units": [)" +
                                 romans +
                                 R"(]}, {"seat": "blue", "name": "Carthage", "general": "standard-general",
         "army": "carthaginians", "home": "north", "units": [)" +
                                 carthaginians + "]}]");
}

void beginToMove(Desk& desk) {
    desk.takeCard(0);
    desk.key(Qt::Key_A);
    desk.key(Qt::Key_Return);
    desk.endPhase();
    ASSERT_TRUE(desk.isAsked<field::ChooseMove>());
}

void point(Desk& desk, QPoint at) {
    QTest::mouseMove(desk.view().viewport(), at);
    QApplication::processEvents();
}

// --------------------------------------------------------------------- stacks

constexpr UnitId before(0);
constexpr UnitId behind(1);

QString crowded(const QTemporaryDir& files) {
    return hold(files, "red", unitAt("hastati", "11", "11.2", led) + ", " + unitAt("principes", "11", "12.4"),
                unitAt("libyes", "18", "15", led));
}

/// The rear unit has been moved onto the front one.
void stack(Desk& desk) {
    beginToMove(desk);
    desk.drag(desk.at(behind), desk.at(11_du, 10.6_du));
    ASSERT_TRUE(desk.offers(QStringLiteral("Go under the friends")));
    desk.key(Qt::Key_Return);
    ASSERT_EQ(desk.battle().overlaps, (std::vector<field::Overlap>{{behind, before}}));
}

/// The rear unit has slipped underneath instead.
void slipUnder(Desk& desk) {
    beginToMove(desk);
    desk.drag(desk.at(behind), desk.at(11_du, 10.6_du));
    desk.key(Qt::Key_I);
    desk.key(Qt::Key_Return);
}

TEST(Stacks, CardsSlideApartUnderTheMouseAndTogetherAgain) {
    const QTemporaryDir files;
    Desk desk(crowded(files));
    stack(desk);
    const UnitItem* under = fieldDeskOf(*desk.window).table().scene().units().item(before);
    const QPointF home = under->pos();
    point(desk, desk.at(behind));
    EXPECT_GT(QLineF(home, under->pos()).length(), 0.5);
    point(desk, desk.at(3_du, 3_du));
    EXPECT_EQ(under->pos(), home);
}

TEST(Stacks, TheCardThatHasSlidOutIsPickedWithAClick) {
    const QTemporaryDir files;
    Desk desk(crowded(files));
    stack(desk);
    point(desk, desk.at(behind));
    const QPoint out = desk.at(fieldDeskOf(*desk.window).table().scene().units().item(before)->pos());
    point(desk, out);
    desk.click(out);
    EXPECT_EQ(fieldDeskOf(*desk.window).table().scene().selected(), before);
}

TEST(Stacks, TheKeyPutsACardUnderItsFriends) {
    const QTemporaryDir files;
    Desk desk(crowded(files));
    slipUnder(desk);
    EXPECT_EQ(desk.battle().overlaps, (std::vector<field::Overlap>{{before, behind}}));
}

TEST(Stacks, WhoLiesUnderAFriendStaysThereWhenPickedAndItsEdgeIsSeen) {
    const QTemporaryDir files;
    Desk desk(crowded(files));
    slipUnder(desk);
    TableScene& scene = fieldDeskOf(*desk.window).table().scene();
    scene.select(std::nullopt);
    const QImage unpicked = desk.view().grab().toImage();
    scene.select(behind);
    EXPECT_LT(scene.units().item(behind)->zValue(), scene.units().item(before)->zValue());
    EXPECT_NE(desk.view().grab().toImage(), unpicked) << "its edge is gold now";
}

TEST(Stacks, TheLabelSaysOnWhomAndUnderWhomACardWillLie) {
    const QTemporaryDir files;
    Desk desk(crowded(files));
    beginToMove(desk);
    desk.drag(desk.at(behind), desk.at(11_du, 10.6_du));
    const auto label = [&] { return desk.drawn().label().words().join(QLatin1Char(' ')); };
    EXPECT_TRUE(label().contains(QStringLiteral("on Hastati (FOR-11)"))) << label().toStdString();
    desk.key(Qt::Key_I);
    EXPECT_TRUE(label().contains(QStringLiteral("under Hastati (FOR-11)"))) << label().toStdString();
}

/// WAL-09: the unit touches the wall behind it and faces the yard.
TEST(Stacks, ADragIntoTheYardIsNoWayDownAWall) {
    const QTemporaryDir files;
    Desk desk(hold(files, "red", unitLooking("180", "hastati", "11", "12.8", led),
                   unitAt("libyes", "18", "15", led)));
    beginToMove(desk);
    ASSERT_TRUE(field::standsOnWall(desk.battle(), before));
    desk.drag(desk.at(before), desk.at(11_du, 11.8_du));
    const field::MoveDraft& draft = desk.drawn().draft();
    EXPECT_FALSE(draft.move().out);
    EXPECT_TRUE(draft.plan());
    EXPECT_EQ(draft.move().path.size(), 1U);
}

// --------------------------------------------------------------------- towers

QString atTheCorner(const QTemporaryDir& files) {
    return hold(files, "blue", unitAt("hastati", "12.6", "8.8", led), unitAt("libyes", "18", "15", led));
}

/// Two sections in front of the tower, two beyond its corner.
void approach(Desk& desk) {
    beginToMove(desk);
    desk.drag(desk.at(UnitId(0)), desk.at(12.5_du, 10.5_du));
    ASSERT_TRUE(desk.drawn().draft().plan()) << desk.drawn().draft().plan().error().rule.text();
    ASSERT_TRUE(desk.drawn().draft().plan()->arrival);
    ASSERT_EQ(desk.drawn().draft().plan()->arrival->structure, tower);
}

TEST(Wraps, AKeyWrapsTheSectionsBeyondTheCorner) {
    const QTemporaryDir files;
    Desk desk(atTheCorner(files));
    approach(desk);
    desk.key(Qt::Key_BracketRight);
    desk.key(Qt::Key_BracketRight);
    desk.key(Qt::Key_Return);
    EXPECT_EQ(desk.battle().unit(UnitId(0)).wraps.size(), 2U);
}

TEST(Wraps, OneMoreThanThereIsRoomForTakesThemOffAgain) {
    const QTemporaryDir files;
    Desk desk(atTheCorner(files));
    approach(desk);
    for (int wrap = 0; wrap != 3; ++wrap) desk.key(Qt::Key_BracketRight);
    desk.key(Qt::Key_Return);
    EXPECT_TRUE(desk.battle().unit(UnitId(0)).wraps.empty());
}

/// ASL-08: before the climb.
TEST(Wraps, AreSeenBeforeTheMoveIsMadeAndKeptForTheClimb) {
    const QTemporaryDir files;
    Desk desk(atTheCorner(files));
    approach(desk);
    const QImage without = desk.view().grab().toImage();
    desk.press(QStringLiteral("Envelop right"));
    EXPECT_NE(desk.view().grab().toImage(), without);
    desk.key(Qt::Key_U);
    desk.key(Qt::Key_Return);
    EXPECT_EQ(desk.battle().unit(UnitId(0)).wraps.size(), 1U);
    EXPECT_TRUE(desk.battle().unit(UnitId(0)).climb);
}

// --------------------------------------------------------------- siege towers

/// SGT-12: nobody can leave the tower.
TEST(SiegeTower, ItsGhostBeforeAWallIsNoWiderThanTheTower) {
    const QTemporaryDir files;
    Desk desk(battleWith(files, R"("deck": [{"card": "foot--throw-javelins", "count": 40}],
        "structures": [{"kind": "siege-tower", "owner": "red", "name": "roller",
                        "at": {"x": 11, "y": 8.8, "heading": 0}}],
        "fortresses": [{"layout": "small", "at": {"x": 11, "y": 12, "heading": 180}, "owner": "blue",
                        "material": "wood", "name": "hold"}],
        "sides": [{"seat": "red", "name": "Rome", "general": "standard-general", "army": "romans-republic",
         "home": "south", "units": [{"id": "hastati", "inside": "roller", "general": true}]},
        {"seat": "blue", "name": "Carthage", "general": "standard-general", "army": "carthaginians",
         "home": "north", "units": [)" +
                                    unitAt("libyes", "18", "15", led) + "]}]"));
    beginToMove(desk);
    const auto beside = [&] {
        const QRect place(desk.at(10.3_du, 10.25_du), desk.at(10.45_du, 10_du));
        return desk.view().viewport()->grab(place).toImage();
    };
    const QImage empty = beside();
    desk.drag(desk.at(UnitId(0)), desk.at(11_du, 10.6_du));
    ASSERT_TRUE(desk.drawn().draft().plan() && desk.drawn().draft().plan()->arrival);
    EXPECT_EQ(desk.drawn().draft().plan()->arrival->what, field::Arrival::lineUp);
    EXPECT_EQ(beside(), empty);
}

TEST(SiegeTower, ItsHandlesStandAtItsOwnCorners) {
    const QTemporaryDir files;
    Desk desk(battleWith(files, R"("deck": [{"card": "foot--throw-javelins", "count": 40}],
        "structures": [{"kind": "siege-tower", "owner": "red", "name": "roller",
                        "at": {"x": 11, "y": 6, "heading": 0}}],
        "sides": [{"seat": "red", "name": "Rome", "general": "standard-general", "army": "romans-republic",
         "home": "south", "units": [{"id": "hastati", "inside": "roller", "general": true}]},
        {"seat": "blue", "name": "Carthage", "general": "standard-general", "army": "carthaginians",
         "home": "north", "units": [)" +
                                    unitAt("libyes", "18", "15", led) + "]}]"));
    beginToMove(desk);
    desk.click(desk.at(UnitId(0)));
    desk.drag(desk.at(11.4_du, 6.4_du), desk.at(11.33_du, 6.7_du));
    const auto& path = desk.drawn().draft().move().path;
    ASSERT_EQ(path.size(), 1U);
    EXPECT_TRUE(std::holds_alternative<geometry::Pivot>(path.front()));
}

}  // namespace
}  // namespace vallum::app
