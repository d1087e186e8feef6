// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/desk.h"
#include "app/window/shipped.h"
#include "field/tools/ruler_tool.h"
#include "field/tools/tool_box.h"

/// A ruler on the table, whatever the open question.
namespace vallum::app {
namespace {

constexpr UnitId archers(0);
constexpr UnitId enemy(1);

QString facing(const QTemporaryDir& files, const std::string& more = {}, const std::string& enemyAt = "12") {
    return battleWith(files, more + R"("sides": [
        {"seat": "red", "name": "Rome", "general": "standard-general", "army": "romans-republic",
         "home": "south", "units": [)" +
                                 unitAt("velites", "11", "8", led) + R"(]},
        {"seat": "blue", "name": "Carthage", "general": "standard-general", "army": "carthaginians",
         "home": "north", "units": [)" +
                                 unitAt("libyes", "11", enemyAt, led) + "]}]");
}

QStringList measured(Desk& desk, QPoint from, QPoint to) {
    if (!fieldDeskOf(*desk.window).table().tools().isMeasuring()) desk.key(Qt::Key_M, Qt::ControlModifier);
    desk.drag(from, to);
    return fieldDeskOf(*desk.window).table().tools().ruler().told();
}

TEST(Ruler, MeasuresFromAnyPlaceToAnyOther) {
    const QTemporaryDir files;
    Desk desk(facing(files));
    const QStringList told = measured(desk, desk.at(5_du, 5_du), desk.at(8_du, 9_du));
    ASSERT_EQ(told.size(), 1);
    const QStringList words = told.front().split(QLatin1Char(' '));
    ASSERT_EQ(words.size(), 4) << told.front().toStdString();
    EXPECT_NEAR(words[0].toDouble(), 5, 0.1) << "as exact as the pixels of the mouse";
    EXPECT_NEAR(words[2].toDouble(), 5 * words[0].toDouble(), 0.1) << "in centimeters (UNIT-07)";
}

TEST(Ruler, BetweenCardsItTellsHowFarApartTheyAreAndWhetherAShotWouldReach) {
    const QTemporaryDir files;
    Desk desk(facing(files, R"("rangesShown": true, )"));
    const QString told = measured(desk, desk.at(archers), desk.at(enemy)).join(QStringLiteral(" · "));
    EXPECT_TRUE(told.contains(QStringLiteral("cards 3.20 DU apart"))) << told.toStdString();
    EXPECT_TRUE(told.contains(QStringLiteral("RNG-1"))) << told.toStdString();
}

TEST(Ruler, FromAShooterItTellsTheRangeBandOfAnyPlace) {
    const QTemporaryDir files;
    Desk desk(facing(files, R"("rangesShown": true, )"));
    const auto at = [&](Du x, Du y) {
        return measured(desk, desk.at(archers), desk.at(x, y)).join(QStringLiteral(" · "));
    };
    EXPECT_TRUE(at(11_du, 8.8_du).contains(QStringLiteral("short"))) << at(11_du, 8.8_du).toStdString();
    EXPECT_TRUE(at(11_du, 17_du).contains(QStringLiteral("farther"))) << at(11_du, 17_du).toStdString();
}

TEST(Ruler, ShowsTheRangeBandsOfAShooterAlongItself) {
    const QTemporaryDir files;
    Desk desk(facing(files, R"("rangesShown": true, )"));
    const auto bands = [&](QPoint from, QPoint to) {
        measured(desk, from, to);
        return fieldDeskOf(*desk.window).table().tools().ruler().bands();
    };
    const auto found = bands(desk.at(archers), desk.at(11_du, 17_du));
    ASSERT_EQ(found.size(), 2);
    EXPECT_TRUE(found[0].isShort);
    EXPECT_FALSE(found[1].isShort);
    EXPECT_NEAR(found[0].to, found[1].from, 0.06) << "one follows the other";
    EXPECT_LT(found[1].to, 9) << "beyond the reach there is no band";
    EXPECT_TRUE(bands(desk.at(5_du, 5_du), desk.at(8_du, 9_du)).empty()) << "nobody shoots from there";
}

TEST(Ruler, MeasuresNoShotBeforeItsTargetIsNamed) {
    const QTemporaryDir files;
    Desk desk(facing(files, {}, "11"));
    const QString told = measured(desk, desk.at(archers), desk.at(enemy)).join(QString());
    EXPECT_FALSE(told.contains(QStringLiteral("RNG-"))) << told.toStdString();
    desk.key(Qt::Key_Escape);
    desk.activate(archers);
    desk.goOnUntil<field::ChooseShot>();
    EXPECT_TRUE(measured(desk, desk.at(archers), desk.at(enemy)).isEmpty());
    EXPECT_TRUE(fieldDeskOf(*desk.window).table().tools().hint().contains(QStringLiteral("RNG-11")));
}

TEST(Ruler, LeavesWhatWasBegunAsItWas) {
    const QTemporaryDir files;
    Desk desk(facing(files));
    desk.activate(archers);
    desk.goOnUntil<field::ChooseMove>();
    Tool* begun = fieldDeskOf(*desk.window).table().tools().tool();
    measured(desk, desk.at(archers), desk.at(5_du, 5_du));
    EXPECT_EQ(desk.battle().unit(archers).pose.center, (geometry::Point{11_du, 8_du}));
    desk.key(Qt::Key_Escape);
    EXPECT_FALSE(fieldDeskOf(*desk.window).table().tools().isMeasuring());
    EXPECT_EQ(fieldDeskOf(*desk.window).table().tools().tool(), begun);
    EXPECT_TRUE(fieldDeskOf(*desk.window).table().tools().ruler().told().isEmpty());
}

}  // namespace
}  // namespace vallum::app
