// SPDX-License-Identifier: GPL-3.0-or-later
#include "art/palette.h"

#include <algorithm>

namespace vallum::art {

SideShades shadesOf(SideColor color) {
    switch (color) {
        case SideColor::crimson: return {0x4f120f, 0x9c2a24, 0xd2655a, 0xb04238};
        case SideColor::azure: return {0x10274f, 0x244f96, 0x6d97d6, 0x3a69b3};
        case SideColor::green: return {0x16412c, 0x3a9a6a, 0x93d3af, 0x4ea579};
        case SideColor::purple: return {0x47254a, 0xa2609a, 0xdeb2d8, 0xa96fad};
        case SideColor::ochre: return {0x58390a, 0xc8921e, 0xf0cc78, 0xcf9a30};
        case SideColor::silver: return {0x3d4349, 0xc4cad0, 0xf4f6f8, 0xd3d8dd};
    }
    return {};
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

}  // namespace vallum::art
