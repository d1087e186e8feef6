// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/desk.h"

#include <vallum/field/situation/turn/deployment_zones.h>

namespace vallum::app {
namespace {

constexpr Seat red(1);
constexpr Seat blue(2);

const std::string armies = R"("sides": [
    {"seat": "red", "name": "Rome", "general": "standard-general", "army": "romans-republic", "home": "south",
     "units": [{"id": "hastati"}, {"id": "principes"}, {"id": "triarii"}]},
    {"seat": "blue", "name": "Carthage", "general": "standard-general", "army": "carthaginians", "home": "north",
     "units": [{"id": "libyes"}, {"id": "libyes"}]}])";

/// Two people at one screen deploy in turns.
class Deployment {
public:
    Deployment() : desk(battleWith(folder, armies, "by-turns")) {
        desk.session().screen().setCurtains(true);
        QApplication::processEvents();
    }
    [[nodiscard]] bool isSeen(int unit) const {
        return desk.battle().unit(UnitId(unit)).type != field::hiddenType;
    }

    QTemporaryDir folder;
    Desk desk;
};

TEST(Deployment, TheRestIsPlacedWhereTheComputerWouldPlaceIt) {
    Deployment deployment;
    deployment.desk.session().assign(blue, PlayerKind::greedy);
    deployment.desk.click(deployment.desk.at(8_du, 3_du));
    const auto isAskedAgain = [&] { return deployment.desk.isAsked<field::PlaceUnit>(); };
    ASSERT_TRUE(QTest::qWaitFor(isAskedAgain, 20000));
    deployment.desk.press(QStringLiteral("Place the rest for me"));
    const auto isPlaced = [&] { return deployment.desk.battle().stage != field::Stage::deployment; };
    EXPECT_TRUE(QTest::qWaitFor(isPlaced, 20000));
    for (const int unit : {0, 1, 2}) {
        EXPECT_EQ(deployment.desk.battle().unit(UnitId(unit)).place, field::Place::table) << unit;
    }
}

TEST(Deployment, ACardThatJustDoesNotFitGoesToTheNearestPlaceWhereItDoes) {
    Deployment deployment;
    Desk& desk = deployment.desk;
    const auto placed = [&](UnitId unit) { return desk.battle().unit(unit).place == field::Place::table; };
    const field::Zone zone = field::deploymentZone(desk.battle(), red);
    const Du half = field::cardSize.depth / 2;
    desk.click(desk.at(8_du, zone.north - half + 0.7_du));
    EXPECT_FALSE(placed(UnitId(0))) << "that is too far away to be meant";
    const auto refused = desk.refusals().size();
    desk.click(desk.at(8_du, zone.north - half + 0.2_du));
    ASSERT_TRUE(placed(UnitId(0))) << desk.told().toStdString();
    EXPECT_EQ(desk.refusals().size(), refused);
    EXPECT_LE(desk.battle().unit(UnitId(0)).pose.center.y, zone.north - half);
}

TEST(Deployment, BothPlayersCanHaveTheRestPlacedForThem) {
    Deployment deployment;
    Desk& desk = deployment.desk;
    desk.session().screen().setCurtains(false);
    for (const Seat seat : {red, blue}) {
        ASSERT_TRUE(desk.isAsked<field::PlaceUnit>());
        ASSERT_EQ(desk.session().question()->seat, seat);
        desk.press(QStringLiteral("Place the rest for me"));
    }
    EXPECT_EQ(desk.battle().unitsOnTable().size(), 5U);
}

TEST(Deployment, TheUnitsThatAGeneralMayJoinAreInSightAndFramed) {
    Deployment deployment;
    Desk& desk = deployment.desk;
    desk.session().assign(blue, PlayerKind::greedy);
    ASSERT_TRUE(QTest::qWaitFor([&] { return desk.isAsked<field::PlaceUnit>(); }, 20000));
    desk.press(QStringLiteral("Place the rest for me"));
    const auto isAskedForGeneral = [&] {
        if (desk.isAsked<field::ArrangeUnits>()) {
            desk.view().camera().showPlace(desk.view().mapToScene(desk.at(11_du, 17_du)));
            desk.press(QStringLiteral("Done"));
        }
        return desk.isAsked<field::PlaceGeneral>();
    };
    ASSERT_TRUE(QTest::qWaitFor(isAskedForGeneral, 20000)) << desk.told().toStdString();
    EXPECT_EQ(fieldDeskOf(*desk.window).table().scene().units().picked(),
              (std::set<UnitId>{UnitId(0), UnitId(1), UnitId(2)}));
    const auto areSeen = [&] {
        return std::ranges::all_of(std::array{UnitId(0), UnitId(1), UnitId(2)}, [&](UnitId unit) {
            return desk.view().viewport()->rect().contains(desk.at(unit));
        });
    };
    EXPECT_TRUE(QTest::qWaitFor(areSeen, 3000));
}

/// The whole table is in view while units are placed on it.
TEST(Deployment, TheBattleBeginsWithTheUnitsNotTheWholeTable) {
    Deployment deployment;
    Desk& desk = deployment.desk;
    desk.session().screen().setCurtains(false);
    desk.window->resize(1024, 768);
    QApplication::processEvents();
    const double before = desk.view().transform().m11();
    for (int i = 0; i != 2; ++i) desk.press(QStringLiteral("Place the rest for me"));
    const auto isBegun = [&] {
        if (desk.isAsked<field::ArrangeUnits>()) desk.press(QStringLiteral("Done"));
        if (desk.isAsked<field::PlaceGeneral>())
            desk.session().answer(
                field::UnitChosen{*fieldDeskOf(*desk.window).table().scene().units().picked().begin()});
        return desk.isAsked<field::ChooseOrder>();
    };
    ASSERT_TRUE(QTest::qWaitFor(isBegun, 20000)) << desk.told().toStdString();
    EXPECT_TRUE(QTest::qWaitFor([&] { return desk.view().transform().m11() > before; }, 3000));
}

TEST(Deployment, NobodyHasToLeaveWhileNothingIsHiddenOnTheTable) {
    Deployment deployment;
    EXPECT_EQ(deployment.desk.session().screen().curtainFor(), std::nullopt);
    deployment.desk.click(deployment.desk.at(8_du, 3_du));
    EXPECT_TRUE(deployment.desk.isAsked<field::PlaceUnit>());
    EXPECT_EQ(deployment.desk.session().screen().viewer(), blue);
    EXPECT_FALSE(deployment.isSeen(0));
}

TEST(Deployment, TheTableStaysInSightWithBacksWhileTheScreenIsHandedOver) {
    Deployment deployment;
    deployment.desk.click(deployment.desk.at(8_du, 3_du));
    deployment.desk.click(deployment.desk.at(8_du, 15_du));
    ASSERT_EQ(deployment.desk.session().screen().curtainFor(), red);
    EXPECT_FALSE(deployment.desk.session().screen().isTableCovered());
    EXPECT_FALSE(deployment.isSeen(0) || deployment.isSeen(3));
    auto* lift = qobject_cast<QPushButton*>(deployment.desk.window->focusWidget());
    ASSERT_NE(lift, nullptr);
    deployment.desk.click(deployment.desk.at(12_du, 3_du));  // too early
    EXPECT_EQ(deployment.desk.session().screen().curtainFor(), red);
    QTest::keyClick(lift, Qt::Key_Return);
    QApplication::processEvents();
    EXPECT_EQ(deployment.desk.session().screen().viewer(), red);
    EXPECT_TRUE(deployment.isSeen(0));
    EXPECT_FALSE(deployment.isSeen(3));
    deployment.desk.click(deployment.desk.at(12_du, 3_du));
    EXPECT_EQ(deployment.desk.session().screen().curtainFor(), blue);
}

TEST(Deployment, WhoIsAloneAtTheScreenIsNeverAskedToHandItOver) {
    Deployment deployment;
    deployment.desk.session().assign(blue, PlayerKind::greedy);
    for (const Du x : {6_du, 8_du, 10_du}) {
        EXPECT_TRUE(QTest::qWaitFor([&] { return deployment.desk.isAsked<field::PlaceUnit>(); }, 3000));
        deployment.desk.click(deployment.desk.at(x, 3_du));
        EXPECT_EQ(deployment.desk.session().screen().curtainFor(), std::nullopt);
    }
}

TEST(Deployment, ACardOutsideItsZoneIsRefused) {
    Deployment deployment;
    deployment.desk.click(deployment.desk.at(8_du, 9_du));
    EXPECT_FALSE(deployment.desk.battle().onTable(UnitId(0)));
    ASSERT_FALSE(deployment.desk.refusals().empty());
    EXPECT_EQ(deployment.desk.refusals().back(), "SET-18");
}

}  // namespace
}  // namespace vallum::app
