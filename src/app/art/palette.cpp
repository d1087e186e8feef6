// SPDX-License-Identifier: GPL-3.0-or-later
#include "art/palette.h"

#include "art/room_colors.h"

#include <algorithm>

namespace vallum::art {

namespace {

using Family = std::array<SideShades, allSideColors.size()>;

constexpr std::size_t placeOf(SideColor color) { return static_cast<std::size_t>(color); }

const Family& familyFor(Eyes eyes) {
    static const Family all{{{0x4f120f, 0x9c2a24, 0xd2655a, 0xb04238},
                             {0x10274f, 0x244f96, 0x6d97d6, 0x3a69b3},
                             {0x16412c, 0x3a9a6a, 0x93d3af, 0x4ea579},
                             {0x47254a, 0xa2609a, 0xdeb2d8, 0xa96fad},
                             {0x58390a, 0xc8921e, 0xf0cc78, 0xcf9a30},
                             {0x3d4349, 0xc4cad0, 0xf4f6f8, 0xd3d8dd}}};
    static const Family protan{{{0x4d1e0c, 0xb8471d, 0xe39a7d, 0xc25e39},
                                {0x0f2352, 0x2453c4, 0x8fa8e2, 0x4470cd},
                                {0x14443a, 0x63d1b4, 0xb1e8da, 0x79d8be},
                                {0x24112b, 0x43204f, 0x9f8da6, 0x5d3f68},
                                {0x4c3a08, 0xe8be3a, 0xf4df9d, 0xebc755},
                                {0x3b3448, 0xd9cdf0, 0xf3eefb, 0xdfd4f2}}};
    static const Family deutan{{{0x4d180c, 0xb8391d, 0xe3937d, 0xc25339},
                                {0x0f2352, 0x2453c4, 0x8fa8e2, 0x4470cd},
                                {0x123f34, 0x45a88c, 0xa2d4c6, 0x5fb49c},
                                {0x191420, 0x2e2433, 0x958f98, 0x4a424f},
                                {0x4a4008, 0xecd24a, 0xf6e9a4, 0xefd963},
                                {0x47384a, 0xf7e6f2, 0xfcf7fb, 0xf8ebf5}}};
    static const Family tritan{{{0x521012, 0xc8262a, 0xe38f91, 0xd04548},
                                {0x0e1a2b, 0x1d3350, 0x8a97a6, 0x3a4f6a},
                                {0x123f29, 0x4fc98a, 0xa8e4c5, 0x68d09a},
                                {0x3f1446, 0xb43bc4, 0xdaa0e2, 0xbf57cd},
                                {0x3a3110, 0x8f7a2a, 0xc7bd95, 0x9f8c47},
                                {0x3a4238, 0xdfe6dc, 0xf6f8f5, 0xe4eae1}}};
    switch (eyes) {
        case Eyes::all: return all;
        case Eyes::protan: return protan;
        case Eyes::deutan: return deutan;
        case Eyes::tritan: return tritan;
    }
    return all;
}

}  // namespace

SideShades shadesOf(SideColor color, Eyes eyes) { return familyFor(eyes).at(placeOf(color)); }

QColor inkOn(const QColor& ground) {
    constexpr double enough = 4.5;
    const QColor dark(0x06, 0x04, 0x03);
    const double onWhite = contrast(Qt::white, ground);
    return onWhite >= enough || onWhite >= contrast(dark, ground) ? QColor(Qt::white) : dark;
}

QColor Palette::veil(QColor color, double opacity) const {
    color.setAlphaF(static_cast<float>(std::clamp(opacity * overlayStrength, 0.0, 1.0)));
    return color;
}

Palette lightPalette() {
    Palette palette;
    palette.ground = 0xd6cda4;
    palette.groundGrain = 0x8d8452;
    palette.groundPatch = 0xa9ab74;
    palette.tableEdge = 0x6b4f2e;
    palette.outside = 0xb9b3a3;
    palette.ruler = 0xe9dfc2;
    palette.rulerInk = 0x4a3c28;
    palette.parchment = 0xf6ecd6;
    palette.parchmentShade = 0xd9c49a;
    palette.ink = 0x2c2218;
    palette.rimText = 0xfff8e8;
    palette.gold = 0xe3b13c;
    palette.formation = 0x2d6fb4;
    palette.allowed = 0x2f7d4f;
    palette.refused = 0xb3261e;
    palette.bubble = 0x2c261e;
    palette.bubbleInk = 0xfdf6e3;
    return palette;
}

Palette darkPalette() {
    Palette palette = lightPalette();
    palette.dark = true;
    palette.ground = 0x8f8a68;
    palette.groundGrain = 0x4d4a2e;
    palette.groundPatch = 0x6c7450;
    palette.tableEdge = 0x3c2b18;
    palette.outside = 0x24231f;
    palette.ruler = 0x3a362c;
    palette.rulerInk = 0xd8ccb0;
    palette.parchment = 0xe4d9bf;
    palette.parchmentShade = 0xbfa97c;
    palette.bubble = 0x15130f;
    return palette;
}

Palette forEyes(Palette palette, Eyes eyes) {
    palette.eyes = eyes;
    // Green and red look alike to protan and deutan eyes.
    if (eyes == Eyes::protan || eyes == Eyes::deutan) {
        palette.allowed = 0x1f66b0;
        palette.refused = 0xa83c0c;
    }
    return palette;
}

}  // namespace vallum::art
