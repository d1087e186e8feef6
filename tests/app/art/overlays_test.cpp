// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/art/pictures.h"
#include "art/chalk.h"
#include "art/structure_painter.h"
#include "art/table_painter.h"

#include <functional>

#include <gtest/gtest.h>

namespace vallum::art {
namespace {

using Overlay = std::function<void(QPainter&, const Ink&)>;

const std::vector<std::pair<const char*, Overlay>> overlays{
    {"envelop marker",
     [](QPainter& p, const Ink& ink) { paintEnvelopMarker(p, ink, sideOfSeat(0), {0, 0}, 90); }},
    {"engaged line", [](QPainter& p, const Ink& ink) { paintEngagedLine(p, ink, {-0.8, 0}, {0.8, 0}); }},
    {"charge arrow",
     [](QPainter& p, const Ink& ink) {
         paintChargeArrow(p, ink, {0, 1}, {0, -1}, SideColor::azure, Mood::plain);
     }},
    {"path",
     [](QPainter& p, const Ink& ink) { paintPath(p, ink, {{0, 1}, {0, -0.2}, {0.8, -0.6}}, Mood::allowed); }},
    {"field of fire",
     [](QPainter& p, const Ink& ink) {
         paintFieldOfFire(p, ink, {{0, 0.6}, 0, 0.6, 1.2, SideColor::crimson});
     }},
    {"sight line", [](QPainter& p, const Ink& ink) { paintSightLine(p, ink, {-1, 0}, {1, 0.4}); }},
    {"blocked sight line",
     [](QPainter& p, const Ink& ink) { paintBlockedSightLine(p, ink, {-1, 0}, {0, 0.2}, {1, 0.4}); }},
    {"bubble",
     [](QPainter& p, const Ink& ink) {
         paintBubble(p, ink, {0, 0}, QStringLiteral("2.0 of 2 DU"), Mood::plain);
     }},
    {"reach",
     [](QPainter& p, const Ink& ink) {
         paintReach(p, ink, {QPolygonF(QRectF(-1, -1, 1.4, 1)), QPolygonF(QRectF(0, -0.5, 1, 1))},
                    sideOfSeat(1));
     }},
    {"contact section",
     [](QPainter& p, const Ink& ink) { paintContactSection(p, ink, {-0.2, 0}, {0.2, 0}); }},
    {"influence",
     [](QPainter& p, const Ink& ink) { paintInfluence(p, ink, QRectF(-1, -1, 2, 2), SideColor::green); }},
    {"chalk arrow",
     [](QPainter& p, const Ink& ink) {
         paintChalkArrow(p, ink, {{-1, 1}, {0, 0.6}, {0.8, -0.8}}, SideColor::azure);
     }},
    {"chalk area",
     [](QPainter& p, const Ink& ink) {
         QPainterPath area;
         area.addEllipse(-1, -0.6, 2, 1.2);
         paintChalkArea(p, ink, area, SideColor::ochre);
     }},
    {"chalk text",
     [](QPainter& p, const Ink& ink) {
         paintChalkText(p, ink, {0, 0}, QStringLiteral("Here"), SideColor::silver);
     }},
    {"ruler",
     [](QPainter& p, const Ink& ink) { paintRuler(p, ink, {-1, 0}, {1, 0}, QStringLiteral("2 DU")); }},
};

TEST(ArtOverlays, EveryOverlayLeavesInkAtEveryZoomAndThePainterAsItWas) {
    const Palette palette = lightPalette();
    for (const auto& [name, paint] : overlays) {
        for (const double scale : {16.0, 64.0, 256.0}) {
            const Ink ink{palette, scale};
            const QImage image = picture(scale, [&](QPainter& painter) {
                const QTransform before = painter.worldTransform();
                paint(painter, ink);
                EXPECT_EQ(painter.worldTransform(), before) << name;
            });
            EXPECT_GT(inkedPixels(image), 10) << name << " at " << scale;
        }
    }
}

TEST(ArtOverlays, LinesKeepTheirWidthOnTheScreen) {
    const Palette palette = lightPalette();
    const auto rowsOfLine = [&](double scale) {
        const Ink ink{palette, scale};
        const QImage image =
            picture(scale, [&](QPainter& painter) { paintSightLine(painter, ink, {-1.2, 0}, {1.2, 0}); });
        int rows = 0;
        for (int y = 0; y < image.height(); ++y)
            rows += qAlpha(image.pixel(image.width() / 2, y)) > 40 ? 1 : 0;
        return rows;
    };
    EXPECT_EQ(rowsOfLine(32), rowsOfLine(256));
}

TEST(ArtOverlays, ARefusalLooksUnlikeAPermission) {
    const Palette palette = lightPalette();
    const Ink ink{palette, 64};
    const auto bubble = [&](Mood mood) {
        return picture(
            64, [&](QPainter& painter) { paintBubble(painter, ink, {0, 0}, QStringLiteral("3 DU"), mood); });
    };
    EXPECT_GT(differingPixels(bubble(Mood::allowed), bubble(Mood::refused)), 100);
    EXPECT_GT(differingPixels(bubble(Mood::plain), bubble(Mood::allowed)), 20);
}

/// A tower of 0.8 DU centered on the origin, and a unit approaching from the south.
TEST(ArtOverlays, DamageHidesLittleOfALadderThatLeansThere) {
    StructureLook tower;
    tower.shape = StructureShape::tower;
    tower.size = {0.8, 0.8};
    tower.durability = 8;
    tower.damage = 4;
    for (const double scale : {40.0, 64.0, 110.0}) {
        const Palette palette = lightPalette();
        const Ink ink{palette, scale};
        const auto ladder = [&](QPainter& p) { paintClimbing(p, ink, {0, 0.4}, 0, 1, 2); };
        const QImage alone = picture(scale, ladder);
        const QImage damage = picture(scale, [&](QPainter& p) { paintStructureState(p, ink, tower); });
        const QImage both = picture(scale, [&](QPainter& p) {
            ladder(p);
            paintStructureState(p, ink, tower);
        });
        const int hidden = inkedPixels(alone) + inkedPixels(damage) - inkedPixels(both);
        EXPECT_LT(hidden, inkedPixels(alone) / 4) << scale;
    }
}

TEST(ArtOverlays, ALabelAtTheEdgeIsReadWhole) {
    const Palette palette = lightPalette();
    const Ink ink{palette, 64};
    const auto inkedAt = [&](double x) {
        return inkedPixels(picture(64, [&](QPainter& painter) {
            paintBubble(painter, ink, {x, 0}, QStringLiteral("3 DU"), Mood::plain);
        }));
    };
    EXPECT_GT(inkedAt(1.2), inkedAt(0) * 9 / 10);
    EXPECT_GT(inkedAt(-1.2), inkedAt(0) * 9 / 10);
}

/// Where a label of 1 by 0.5 DU at the origin goes in a picture of 2.6 DU.
QRectF placeOf(const std::vector<QRectF>& covered, const std::vector<QRectF>& cards) {
    const Palette palette = lightPalette();
    QRectF place;
    picture(64, [&](QPainter& painter) {
        place = keptInSight(painter, {palette, 64, covered}, {-0.5, -0.25, 1, 0.5}, cards);
    });
    return place;
}

TEST(ArtOverlays, ALabelMovesAsideForPanelsAndCardsButOnlyAsFarAsNeeded) {
    const QRectF usual(-0.5, -0.25, 1, 0.5);
    EXPECT_EQ(placeOf({}, {}), usual);
    const QRectF panel(0.2, -1.3, 1.1, 2.6);
    EXPECT_EQ(placeOf({panel}, {}), usual.translated(-0.3, 0));
    const QRectF card(-0.8, -0.4, 1.6, 0.8);
    const QRectF besideBoth = placeOf({panel}, {card});
    EXPECT_FALSE(besideBoth.intersects(panel));
    EXPECT_FALSE(besideBoth.intersects(card));
}

TEST(ArtOverlays, WhereBothCannotBeKeptClearALabelLiesRatherOnACardThanUnderAPanel) {
    const QRectF panel(-1.3, 0, 2.6, 1.3);
    const QRectF place = placeOf({panel}, {QRectF(-1.3, -1.3, 2.6, 1.3)});
    EXPECT_FALSE(place.intersects(panel));
}

TEST(ArtTable, ShowsTableZonesAndOutside) {
    const Palette palette = lightPalette();
    const Ink ink{palette, 64};
    TableLook table;
    table.rect = QRectF(-0.9, -0.9, 1.8, 1.8);
    const auto paint = [&](QPainter& painter) {
        paintTable(painter, ink, table, QRectF(-1.3, -1.3, 2.6, 2.6));
    };
    const QImage bare = picture(64, paint);
    EXPECT_EQ(bare.pixelColor(1, 1), palette.outside);
    EXPECT_NE(bare.pixelColor(bare.width() / 2, bare.height() / 2), palette.outside);
    EXPECT_EQ(differingPixels(bare, picture(64, paint)), 0);
    table.zones = {{QRectF(-0.9, 0.3, 1.8, 0.6), sideOfSeat(0), QStringLiteral("Rome")}};
    const QImage zoned = picture(64, paint);
    EXPECT_GT(differingPixels(bare, zoned), 1000);
    table.gridOfDu = true;
    EXPECT_GT(differingPixels(picture(64, paint), zoned), 50);
}

TEST(ArtTable, RulerLabelsNeverRunIntoEachOther) {
    for (double scale = 4; scale <= 300; scale += 2) {
        const RulerSteps steps = rulerSteps(scale);
        EXPECT_GE(steps.label * scale, 40) << scale;
        EXPECT_GE(steps.tick * scale, 8) << scale;
        EXPECT_NEAR(std::remainder(steps.label, steps.tick), 0, 1e-9) << scale;
    }
}

}  // namespace
}  // namespace vallum::art
