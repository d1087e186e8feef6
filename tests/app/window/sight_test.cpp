// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/desk.h"
#include "tools/sight_lens.h"

/// Lines of sight in a fortress: the walls of the small one stand from (9.4, 10.4) to (12.6, 13.6).
namespace vallum::app {
namespace {

constexpr UnitId archers(0);
constexpr UnitId inside(2);

QString besieged(const QTemporaryDir& files) {
    return battleWith(files, R"("fortresses": [{"layout": "small", "at": {"x": 11, "y": 12, "heading": 180},
                        "owner": "blue", "material": "wood", "name": "hold"}],
        "sides": [{"seat": "red", "name": "Rome", "general": "standard-general", "army": "romans-republic",
         "home": "south", "units": [)" +
                                 unitAt("velites", "11", "8", led) + ", " + unitAt("hastati", "18", "8") +
                                 R"(]}, {"seat": "blue", "name": "Carthage", "general": "standard-general",
         "army": "carthaginians", "home": "north", "units": [)" +
                                 unitAt("libyes", "11", "16", led) + "]}]");
}

geometry::Point place(Du x, Du y) { return {x, y}; }

TEST(Sight, TheShadeOfAPickedUnitEndsAtTheWalls) {
    const QTemporaryDir files;
    Desk desk(besieged(files));
    desk.window->scene().select(archers);
    desk.key(Qt::Key_L, Qt::ControlModifier);
    SightLens& lens = desk.window->sight();
    ASSERT_EQ(lens.way(), SightLens::Way::fromUnit);
    lens.raster().finish();
    EXPECT_EQ(lens.raster().at(place(11_du, 9.5_du)), SightRaster::Shade::seen);
    EXPECT_EQ(lens.raster().at(place(11_du, 4_du)), SightRaster::Shade::hidden);
    EXPECT_NE(lens.raster().at(place(11_du, 15_du)), SightRaster::Shade::seen);
}

TEST(Sight, IsWorkedOutBesideEverythingElse) {
    const QTemporaryDir files;
    Desk desk(besieged(files));
    desk.window->scene().select(archers);
    desk.window->sight().setWay(SightLens::Way::fromUnit);
    EXPECT_FALSE(desk.window->sight().raster().isComplete());
    EXPECT_TRUE(QTest::qWaitFor([&] { return desk.window->sight().raster().isComplete(); }));
}

TEST(Sight, TheLineToAUnitTellsWhatHidesIt) {
    const QTemporaryDir files;
    Desk desk(besieged(files));
    desk.window->scene().select(archers);
    desk.window->sight().setWay(SightLens::Way::fromUnit);
    QTest::mouseMove(desk.view().viewport(), desk.at(inside));
    QApplication::processEvents();
    EXPECT_TRUE(desk.window->sight().told().contains(QStringLiteral("behind")))
        << desk.window->sight().told().toStdString();
}

TEST(Sight, AClickedPlaceIsSeenFromWhereNoWallStandsBetween) {
    const QTemporaryDir files;
    Desk desk(besieged(files));
    SightLens& lens = desk.window->sight();
    lens.setWay(SightLens::Way::toPlace);
    desk.click(desk.at(11_du, 15_du));
    lens.raster().finish();
    EXPECT_EQ(lens.raster().at(place(6_du, 15_du)), SightRaster::Shade::seen);
    EXPECT_NE(lens.raster().at(place(11_du, 9_du)), SightRaster::Shade::seen);
}

}  // namespace
}  // namespace vallum::app
