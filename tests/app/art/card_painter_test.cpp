// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/art/pictures.h"
#include "art/card_face.h"
#include "art/text.h"

#include <functional>
#include <set>

#include <gtest/gtest.h>

namespace vallum::art {
namespace {

using Change = std::function<void(CardLook&)>;

const std::vector<std::pair<const char*, Change>> changes{
    {"active", [](CardLook& look) { look.active = true; }},
    {"broken", [](CardLook& look) { look.broken = true; }},
    {"fleeing", [](CardLook& look) { look.fleeing = true; }},
    {"marching", [](CardLook& look) { look.marching = true; }},
    {"hero", [](CardLook& look) { look.hero = true; }},
    {"no officer", [](CardLook& look) { look.noOfficer = true; }},
    {"general", [](CardLook& look) { look.general = true; }},
    {"engaged", [](CardLook& look) { look.engaged = true; }},
    {"extended left", [](CardLook& look) { look.extendedLeft = true; }},
    {"extended right", [](CardLook& look) { look.extendedRight = true; }},
    {"cannot shoot", [](CardLook& look) { look.cannotShoot = true; }},
    {"shot", [](CardLook& look) { look.shot = true; }},
    {"done", [](CardLook& look) { look.done = true; }},
    {"face down", [](CardLook& look) { look.faceDown = true; }},
    {"selected", [](CardLook& look) { look.selected = true; }},
    {"hovered", [](CardLook& look) { look.hovered = true; }},
    {"ghost allowed", [](CardLook& look) { look.ghost = Ghost::allowed; }},
    {"ghost refused", [](CardLook& look) { look.ghost = Ghost::refused; }},
    {"points left", [](CardLook& look) { look.pointsLeft = QStringLiteral("1.4"); }},
    {"veteran", [](CardLook& look) { look.experience = Experience::veteran; }},
    {"elite", [](CardLook& look) { look.experience = Experience::elite; }},
    {"wounded", [](CardLook& look) { look.wounds = 1; }},
    {"newly wounded", [](CardLook& look) { look.wounds = look.newWounds = 1; }},
    {"healthier", [](CardLook& look) { look.health = 7; }},
    {"another name", [](CardLook& look) { look.name = QStringLiteral("Triarii"); }},
    {"phalanx", [](CardLook& look) { look.formation = Formation::phalanx; }},
    {"square", [](CardLook& look) { look.formation = Formation::square; }},
    {"wall of shields", [](CardLook& look) { look.formation = Formation::wallOfShields; }},
    {"arrowhead", [](CardLook& look) { look.formation = Formation::arrowhead; }},
    {"diamond", [](CardLook& look) { look.formation = Formation::diamond; }},
    {"bravery", [](CardLook& look) { look.formation = Formation::bravery; }},
};

TEST(ArtCard, EveryStateShowsAndNoTwoStatesLookAlike) {
    std::vector<std::pair<const char*, QImage>> pictures{{"plain", cardPicture(hastati(), 64, 0)}};
    for (const auto& [name, change] : changes) {
        CardLook look = hastati();
        change(look);
        const QImage picture = cardPicture(look, 64, 0);
        for (const auto& [other, seen] : pictures)
            EXPECT_GT(differingPixels(picture, seen), 12) << name << " and " << other;
        pictures.emplace_back(name, picture);
    }
}

TEST(ArtCard, EveryStateIsPartOfTheKeyOfTheCache) {
    std::set<std::size_t> hashes{qHash(hastati())};
    for (const auto& [name, change] : changes) {
        CardLook look = hastati();
        change(look);
        EXPECT_FALSE(look == hastati()) << name;
        EXPECT_TRUE(hashes.insert(qHash(look)).second) << name;
    }
}

TEST(ArtCard, EveryFigureIsDrawnDifferently) {
    std::vector<QImage> pictures;
    for (const FigureKind kind : allFigureKinds) {
        CardLook look = hastati();
        look.figure = kind;
        pictures.push_back(cardPicture(look, 64, 0));
    }
    for (std::size_t i = 0; i < pictures.size(); ++i) {
        for (std::size_t j = 0; j < i; ++j)
            EXPECT_GT(differingPixels(pictures[i], pictures[j]), 300) << i << " and " << j;
    }
}

/// The rows of the name as seen on the screen, whatever the card's heading.
QImage nameOnScreen(const CardLook& look, double heading) {
    const CardSheet sheet{look, lightPalette(), lightPalette().shadesOf(look.side.color), 64, false};
    const QImage picture = cardPicture(look, 64, heading);
    const double depth = sheet.nameBand().height() * 64;
    const double middle = picture.height() / 2.0;
    const double top = readsUpsideDown(heading) ? middle - 0.4 * 64 : middle + 0.4 * 64 - depth;
    return picture.copy(static_cast<int>(middle - 0.62 * 64), static_cast<int>(std::ceil(top)) + 2, 60,
                        static_cast<int>(depth) - 4);
}

int brightPixels(const QImage& image, int fromX, int toX) {
    int bright = 0;
    for (int y = 0; y < image.height(); ++y) {
        for (int x = fromX; x < toX; ++x) bright += qGray(image.pixel(x, y)) > 170 ? 1 : 0;
    }
    return bright;
}

TEST(ArtCard, TheNameIsUprightAndAtTheLeftWhenTheCardFacesSouth) {
    CardLook look = hastati();
    look.name = QStringLiteral("LLLL");
    const QImage north = nameOnScreen(look, 0);
    const QImage south = nameOnScreen(look, 180);
    EXPECT_GT(brightPixels(north, 0, 24), 30);
    EXPECT_GT(brightPixels(south, 0, 24), 30);
    int bestUpright = north.width() * north.height();
    int bestTurned = bestUpright;
    const QImage mirrored = south.mirrored(true, true);
    for (int dy = -2; dy <= 2; ++dy) {
        for (int dx = -2; dx <= 2; ++dx) {
            const auto against = [&](const QImage& other) {
                int differing = 0;
                for (int y = 2; y < north.height() - 2; ++y) {
                    for (int x = 2; x < north.width() - 2; ++x) {
                        differing +=
                            std::abs(qGray(north.pixel(x, y)) - qGray(other.pixel(x + dx, y + dy))) > 60 ? 1
                                                                                                         : 0;
                    }
                }
                return differing;
            };
            bestUpright = std::min(bestUpright, against(south));
            bestTurned = std::min(bestTurned, against(mirrored));
        }
    }
    EXPECT_LT(bestUpright * 2, bestTurned);
}

TEST(ArtCard, NamesTurnAtEastAndWest) {
    EXPECT_FALSE(readsUpsideDown(0));
    EXPECT_FALSE(readsUpsideDown(90));
    EXPECT_TRUE(readsUpsideDown(91));
    EXPECT_TRUE(readsUpsideDown(180));
    EXPECT_TRUE(readsUpsideDown(270));
    EXPECT_FALSE(readsUpsideDown(271));
    EXPECT_FALSE(readsUpsideDown(360));
    EXPECT_TRUE(readsUpsideDown(-150));
}

TEST(ArtCard, TheNameBandStaysTallEnoughToReadDownToTheNearView) {
    const CardLook look = hastati();
    const Palette palette = lightPalette();
    for (const double pixelsPerDu : {nearView, 32.0, 64.0, 256.0}) {
        const CardSheet sheet{look, palette, palette.shadesOf(look.side.color), pixelsPerDu, false};
        EXPECT_GE(sheet.nameBand().height() * pixelsPerDu, 7) << pixelsPerDu;
        EXPECT_LE(sheet.nameBand().height(), 0.31) << pixelsPerDu;
    }
}

TEST(ArtCard, FarAwayCardsShowHealthAndState) {
    CardLook wounded = hastati();
    wounded.wounds = 3;
    CardLook broken = hastati();
    broken.broken = true;
    const QImage whole = cardPicture(hastati(), 16, 0);
    EXPECT_GT(differingPixels(whole, cardPicture(wounded, 16, 0)), 8);
    EXPECT_GT(differingPixels(whole, cardPicture(broken, 16, 0)), 8);
}

/// A gradient may differ by rounding at another position of the device, by one level of 255.
TEST(ArtCard, TheCacheGivesTheSamePixelsAsPaintingAnew) {
    for (const double scale : {16.0, 64.0, 150.0}) {
        for (const double heading : {0.0, 33.3, 180.0, 271.0}) {
            CardPainter painter(lightPalette());
            const auto cached = [&](QPainter& on) { painter.paint(on, hastati(), {0.07, -0.113}, heading); };
            const QImage first = picture(scale, cached);
            const QImage anew = picture(
                scale, [&](QPainter& on) { painter.paintUncached(on, hastati(), {0.07, -0.113}, heading); });
            EXPECT_LE(largestDifference(first, anew), 1) << scale << ", " << heading;
            EXPECT_EQ(differingPixels(first, picture(scale, cached)), 0) << scale << ", " << heading;
            EXPECT_EQ(painter.cachedCards(), 1);
        }
    }
}

TEST(ArtCard, TheCacheIsEmptiedWithThePalette) {
    CardPainter painter(lightPalette());
    const auto paint = [&](QPainter& on) { painter.paint(on, hastati(), {0, 0}, 0); };
    const QImage day = picture(64, paint);
    painter.setPalette(darkPalette());
    EXPECT_EQ(painter.cachedCards(), 0);
    EXPECT_GT(differingPixels(day, picture(64, paint)), 500);
}

TEST(ArtCard, InAHurryANewSizeIsScaledFromTheLastOneUntilThereIsTime) {
    using std::chrono_literals::operator""ms;
    CardPainter painter(lightPalette());
    bool isBehind = false;
    const auto hurried = [&](std::chrono::milliseconds atMost) {
        return [&painter, &isBehind, atMost](QPainter& on) {
            isBehind = painter.hurry(atMost, [&] { painter.paint(on, hastati(), {0, 0}, 0); });
        };
    };
    const QImage sharp = cardPicture(hastati(), 72, 0);

    EXPECT_EQ(differingPixels(picture(60, hurried(0ms)), cardPicture(hastati(), 60, 0)), 0);
    EXPECT_FALSE(isBehind) << "there was no size to scale";
    const QImage scaled = picture(72, hurried(0ms));
    EXPECT_TRUE(isBehind);
    EXPECT_GT(differingPixels(scaled, sharp), 500);
    EXPECT_LT(differingPixels(scaled, sharp), differingPixels(picture(72, [](QPainter&) {}), sharp));
    EXPECT_EQ(differingPixels(picture(72, hurried(1000ms)), sharp), 0);
    EXPECT_FALSE(isBehind);
}

TEST(ArtCard, ADenseScreenGetsItsOwnPixels) {
    CardPainter painter(lightPalette());
    const auto paint = [&](QPainter& on) { painter.paint(on, hastati(), {0.1, 0.2}, 20); };
    const QImage plain = picture(128, paint);
    QImage dense(plain.size(), QImage::Format_ARGB32_Premultiplied);
    dense.setDevicePixelRatio(2);
    dense.fill(Qt::transparent);
    QPainter on(&dense);
    on.translate(plain.width() / 4.0, plain.height() / 4.0);
    on.scale(64, 64);
    paint(on);
    on.end();
    EXPECT_EQ(differingPixels(plain, dense), 0);
}

TEST(ArtCard, ATurnedViewTurnsTheNameOnly) {
    CardPainter painter(lightPalette());
    const QImage turnedView = picture(64, [&](QPainter& on) {
        on.rotate(180);
        painter.paint(on, hastati(), {0, 0}, 0);
    });
    const QImage turnedCard = picture(64, [&](QPainter& on) { painter.paint(on, hastati(), {0, 0}, 180); });
    EXPECT_EQ(differingPixels(turnedView, turnedCard), 0);
}

}  // namespace
}  // namespace vallum::art
