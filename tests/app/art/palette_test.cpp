// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/art/pictures.h"
#include "art/emblems.h"

#include <array>
#include <set>

#include <gtest/gtest.h>

namespace vallum::art {
namespace {

using Triple = std::array<double, 3>;
using Eye = std::array<Triple, 3>;

/// Linear light as seen by full color vision and by severe protan, deutan and tritan eyes (Machado and
/// others, 2009).
constexpr std::array<Eye, 4> eyes{{
    {{{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}},
    {{{0.152286, 1.052583, -0.204868}, {0.114503, 0.786281, 0.099216}, {-0.003882, -0.048116, 1.051998}}},
    {{{0.367322, 0.860646, -0.227968}, {0.280085, 0.672501, 0.047413}, {-0.011820, 0.042940, 0.968881}}},
    {{{1.255528, -0.076749, -0.178779}, {-0.078411, 0.930809, 0.147602}, {0.004733, 0.691367, 0.303900}}},
}};

double linear(double channel) {
    return channel <= 0.04045 ? channel / 12.92 : std::pow((channel + 0.055) / 1.055, 2.4);
}

Triple labOf(const QColor& color, const Eye& eye) {
    const Triple light{linear(color.redF()), linear(color.greenF()), linear(color.blueF())};
    Triple seen{};
    for (std::size_t i = 0; i < 3; ++i)
        seen[i] = std::clamp(eye[i][0] * light[0] + eye[i][1] * light[1] + eye[i][2] * light[2], 0.0, 1.0);
    const auto bent = [](double t) { return t > 0.008856 ? std::cbrt(t) : 7.787 * t + 16.0 / 116; };
    const double x = bent((0.4124 * seen[0] + 0.3576 * seen[1] + 0.1805 * seen[2]) / 0.95047);
    const double y = bent(0.2126 * seen[0] + 0.7152 * seen[1] + 0.0722 * seen[2]);
    const double z = bent((0.0193 * seen[0] + 0.1192 * seen[1] + 0.9505 * seen[2]) / 1.08883);
    return {116 * y - 16, 500 * (x - y), 200 * (y - z)};
}

double farness(const QColor& one, const QColor& other, std::size_t eye) {
    const Triple a = labOf(one, eyes[eye]);
    const Triple b = labOf(other, eyes[eye]);
    return std::hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}

TEST(ArtPalette, SidesStayApartForEveryEye) {
    for (std::size_t eye = 0; eye < eyes.size(); ++eye) {
        for (const SideColor one : allSideColors) {
            for (const SideColor other : allSideColors) {
                if (one >= other) continue;
                EXPECT_GT(farness(shadesOf(one, Eyes::all).base, shadesOf(other, Eyes::all).base, eye), 18)
                    << "eye " << eye << ": " << static_cast<int>(one) << " and " << static_cast<int>(other);
            }
        }
    }
}

/// The required distance between any two of this many sides, in Lab units (CIE76).
double demanded(std::size_t sides) { return sides <= 2 ? 60 : sides <= 4 ? 35 : 22; }

TEST(ArtPalette, SidesForCertainEyesAreFartherApartForThem) {
    for (const Eyes eyesFor : {Eyes::protan, Eyes::deutan, Eyes::tritan}) {
        for (const std::size_t eye : {std::size_t{0}, static_cast<std::size_t>(eyesFor)}) {
            for (std::size_t one = 0; one != allSideColors.size(); ++one) {
                for (std::size_t other = 0; other != one; ++other) {
                    const QColor a = shadesOf(allSideColors.at(one), eyesFor).base;
                    const QColor b = shadesOf(allSideColors.at(other), eyesFor).base;
                    EXPECT_GT(farness(a, b, eye), demanded(one + 1))
                        << "for " << static_cast<int>(eyesFor) << ", seen by " << eye << ": " << other
                        << " and " << one;
                }
            }
        }
    }
}

TEST(ArtPalette, WhatIsAllowedAndRefusedStaysApart) {
    for (const Eyes eyesFor : allEyes) {
        if (eyesFor == Eyes::all) continue;
        const Palette palette = forEyes(lightPalette(), eyesFor);
        EXPECT_GT(farness(palette.allowed, palette.refused, static_cast<std::size_t>(eyesFor)), 35);
    }
}

/// The mean color of the rim at the flanks as painted, with pattern, light and shadow.
QColor rimOf(const Side& side, Eyes eyesFor) {
    CardLook look = hastati();
    look.side = side;
    const Palette palette = forEyes(lightPalette(), eyesFor);
    const QImage card = picture(128, [&](QPainter& painter) { paintCard(painter, look, 128, 0, palette); });
    const int middle = card.width() / 2;
    double red = 0;
    double green = 0;
    double blue = 0;
    int count = 0;
    for (int y = middle - 34; y < middle + 24; ++y) {
        for (int x = middle - 100; x < middle - 95; ++x, ++count) {
            red += card.pixelColor(x, y).redF();
            green += card.pixelColor(x, y).greenF();
            blue += card.pixelColor(x, y).blueF();
        }
    }
    return QColor::fromRgbF(static_cast<float>(red / count), static_cast<float>(green / count),
                            static_cast<float>(blue / count));
}

TEST(ArtPalette, CardsAreToldApartAsTheyArePainted) {
    for (const Eyes eyesFor : {Eyes::protan, Eyes::deutan, Eyes::tritan}) {
        for (int one = 0; one != 4; ++one) {
            for (int other = 0; other != one; ++other) {
                const QColor a = rimOf(sideOfSeat(one), eyesFor);
                const QColor b = rimOf(sideOfSeat(other), eyesFor);
                EXPECT_GT(farness(a, b, static_cast<std::size_t>(eyesFor)), one == 1 ? 40 : 20)
                    << "for " << static_cast<int>(eyesFor) << ": " << other << " and " << one;
            }
        }
    }
}

/// The left flank of the rim in gray minus its mean, so that only the pattern remains.
std::vector<double> grayPattern(const Side& side) {
    CardLook look = hastati();
    look.side = side;
    const QImage picture = cardPicture(look, 128, 0);
    const int middle = picture.width() / 2;
    std::vector<double> grays;
    for (int y = middle - 34; y < middle + 24; ++y) {
        for (int x = middle - 100; x < middle - 95; ++x) grays.push_back(qGray(picture.pixel(x, y)));
    }
    double mean = 0;
    for (const double gray : grays) mean += gray / static_cast<double>(grays.size());
    for (double& gray : grays) gray -= mean;
    return grays;
}

double unlikeness(const std::vector<double>& a, const std::vector<double>& b) {
    double sum = 0;
    for (std::size_t i = 0; i < a.size(); ++i) sum += std::abs(a[i] - b[i]);
    return sum / static_cast<double>(a.size());
}

TEST(ArtPalette, SidesHaveDifferentPatternsInGray) {
    for (int one = 0; one < 6; ++one) {
        for (int other = 0; other < one; ++other) {
            Side repainted = sideOfSeat(other);
            repainted.color = sideOfSeat(one).color;
            EXPECT_GT(unlikeness(grayPattern(sideOfSeat(one)), grayPattern(repainted)), 8)
                << one << " and " << other;
        }
    }
}

TEST(ArtPalette, EverySeatHasItsOwnColorPatternAndEmblem) {
    std::set<int> colors;
    std::set<int> patterns;
    std::set<int> emblems;
    for (int seat = 0; seat < 6; ++seat) {
        colors.insert(static_cast<int>(sideOfSeat(seat).color));
        patterns.insert(static_cast<int>(sideOfSeat(seat).pattern));
        emblems.insert(static_cast<int>(sideOfSeat(seat).emblem));
    }
    EXPECT_EQ(colors.size(), 6U);
    EXPECT_EQ(patterns.size(), 6U);
    EXPECT_EQ(emblems.size(), 6U);
    EXPECT_EQ(sideOfSeat(6), sideOfSeat(0));
}

double contrast(const QColor& a, const QColor& b) {
    const auto luminance = [](const QColor& color) {
        return 0.2126 * linear(color.redF()) + 0.7152 * linear(color.greenF()) +
               0.0722 * linear(color.blueF()) + 0.05;
    };
    return std::max(luminance(a), luminance(b)) / std::min(luminance(a), luminance(b));
}

TEST(ArtPalette, NamesAndNumbersContrastWithWhatIsBehindThem) {
    std::vector<Palette> palettes;
    for (const Eyes each : allEyes) {
        palettes.push_back(forEyes(lightPalette(), each));
        palettes.push_back(forEyes(darkPalette(), each));
    }
    for (const Palette& palette : palettes) {
        for (const SideColor color : allSideColors)
            EXPECT_GT(contrast(palette.rimText, palette.shadesOf(color).deep), 7);
        for (const SideColor color : allSideColors) {
            const QColor base = palette.shadesOf(color).base;
            EXPECT_GT(contrast(inkOn(base), base), 3) << "the phase, and the turns of a replay";
        }
        EXPECT_GT(contrast(palette.bubbleInk, palette.bubble), 7);
        EXPECT_GT(contrast(palette.bubbleInk, palette.refused), 4.5);
        EXPECT_GT(contrast(palette.rulerInk, palette.ruler), 4.5);
        EXPECT_GT(contrast(palette.ink, palette.parchment), 7);
    }
}

TEST(ArtPalette, OverlaysFollowTheirStrength) {
    Palette palette = lightPalette();
    EXPECT_NEAR(palette.veil(palette.gold, 0.4).alphaF(), 0.4, 0.005);
    palette.overlayStrength = 1.5;
    EXPECT_NEAR(palette.veil(palette.gold, 0.4).alphaF(), 0.6, 0.005);
    EXPECT_NEAR(palette.veil(palette.gold, 0.9).alphaF(), 1.0, 0.005);
}

}  // namespace
}  // namespace vallum::art
