// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/desk.h"
#include "app/window/shipped.h"
#include "field/tools/sight_lens.h"

/// Lines of sight in a fortress: the walls of the small one reach from (9.4, 10.4) to (12.6, 13.6).
namespace vallum::app {
namespace {

constexpr UnitId archers(0);
constexpr UnitId inside(2);

const std::string ranges = R"("rangesShown": true, )";

QString besieged(const QTemporaryDir& files, const std::string& more = {}) {
    return battleWith(files,
                      more + R"("fortresses": [{"layout": "small", "at": {"x": 11, "y": 12, "heading": 180},
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
    fieldDeskOf(*desk.window).table().scene().select(archers);
    desk.key(Qt::Key_L, Qt::ControlModifier);
    SightLens& lens = fieldDeskOf(*desk.window).table().sight();
    ASSERT_EQ(lens.mode(), SightLens::Mode::fromUnit);
    lens.raster().finish();
    EXPECT_EQ(lens.raster().at(place(11_du, 9.5_du)), SightRaster::Shade::seen);
    EXPECT_EQ(lens.raster().at(place(11_du, 4_du)), SightRaster::Shade::hidden);
    EXPECT_NE(lens.raster().at(place(11_du, 15_du)), SightRaster::Shade::seen);
}

TEST(Sight, IsWorkedOutBesideEverythingElse) {
    const QTemporaryDir files;
    Desk desk(besieged(files));
    fieldDeskOf(*desk.window).table().scene().select(archers);
    fieldDeskOf(*desk.window).table().sight().setMode(SightLens::Mode::fromUnit);
    EXPECT_FALSE(fieldDeskOf(*desk.window).table().sight().raster().isComplete());
    EXPECT_TRUE(
        QTest::qWaitFor([&] { return fieldDeskOf(*desk.window).table().sight().raster().isComplete(); }));
}

TEST(Sight, TheLineToAUnitTellsWhatHidesIt) {
    const QTemporaryDir files;
    Desk desk(besieged(files));
    fieldDeskOf(*desk.window).table().scene().select(archers);
    fieldDeskOf(*desk.window).table().sight().setMode(SightLens::Mode::fromUnit);
    QTest::mouseMove(desk.view().viewport(), desk.at(inside));
    QApplication::processEvents();
    EXPECT_TRUE(fieldDeskOf(*desk.window).table().sight().told().contains(QStringLiteral("behind")))
        << fieldDeskOf(*desk.window).table().sight().told().toStdString();
}

void hoverOver(Desk& desk, UnitId unit) {
    // From elsewhere, because a mouse already there would not move.
    QTest::mouseMove(desk.view().viewport(), desk.at(unit) + QPoint(60, 60));
    QTest::mouseMove(desk.view().viewport(), desk.at(unit));
    QApplication::processEvents();
}

TEST(Sight, TheLineTellsHowFarItIsWhereThePlayersMayKnow) {
    const QTemporaryDir files;
    Desk desk(besieged(files, ranges));
    fieldDeskOf(*desk.window).table().scene().select(archers);
    fieldDeskOf(*desk.window).table().sight().setMode(SightLens::Mode::fromUnit);
    hoverOver(desk, inside);
    EXPECT_TRUE(
        fieldDeskOf(*desk.window).table().sight().told().contains(QStringLiteral("7.20 DU, farther than")))
        << fieldDeskOf(*desk.window).table().sight().told().toStdString();
    EXPECT_TRUE(fieldDeskOf(*desk.window).table().sight().told().contains(QStringLiteral("RNG-12")));
}

TEST(Sight, NothingIsMeasuredWhereTheyHaveNotAgreedToSeeIt) {
    const QTemporaryDir files;
    Desk desk(besieged(files));
    fieldDeskOf(*desk.window).table().scene().select(archers);
    fieldDeskOf(*desk.window).table().sight().setMode(SightLens::Mode::fromUnit);
    hoverOver(desk, inside);
    EXPECT_TRUE(fieldDeskOf(*desk.window).table().sight().told().contains(QStringLiteral("RNG-11")));
    EXPECT_FALSE(fieldDeskOf(*desk.window).table().sight().told().contains(QStringLiteral(" DU")));
}

TEST(Sight, AClickedPlaceTellsWhoCanHitIt) {
    const QTemporaryDir files;
    Desk desk(besieged(files, ranges));
    SightLens& lens = fieldDeskOf(*desk.window).table().sight();
    lens.setMode(SightLens::Mode::toPlace);
    desk.view().camera().fit();
    desk.click(desk.at(11_du, 9.2_du));
    EXPECT_TRUE(lens.told().contains(QStringLiteral("hit by 1 unit · Velites"))) << lens.told().toStdString();
    desk.click(desk.at(3_du, 15_du));
    EXPECT_TRUE(lens.told().contains(QStringLiteral("nobody")));
    hoverOver(desk, archers);
    EXPECT_TRUE(lens.told().contains(QStringLiteral("RNG-12"))) << lens.told().toStdString();
}

TEST(Sight, AClickedPlaceIsSeenFromWhereNoWallStandsBetween) {
    const QTemporaryDir files;
    Desk desk(besieged(files));
    SightLens& lens = fieldDeskOf(*desk.window).table().sight();
    lens.setMode(SightLens::Mode::toPlace);
    desk.click(desk.at(11_du, 15_du));
    lens.raster().finish();
    EXPECT_EQ(lens.raster().at(place(6_du, 15_du)), SightRaster::Shade::seen);
    EXPECT_NE(lens.raster().at(place(11_du, 9_du)), SightRaster::Shade::seen);
}

}  // namespace
}  // namespace vallum::app
