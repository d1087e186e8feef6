// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>

#include <QColor>

namespace vallum::art {

enum class SideColor { crimson, azure, green, purple, ochre, silver };
inline constexpr std::array allSideColors{SideColor::crimson, SideColor::azure, SideColor::green,
                                          SideColor::purple,  SideColor::ochre, SideColor::silver};

/// The kind of color vision that colors are chosen for: full, or weak in red, green or blue.
enum class Eyes { all, protan, deutan, tritan };
inline constexpr std::array allEyes{Eyes::all, Eyes::protan, Eyes::deutan, Eyes::tritan};

/// The shades of one side. The six bases are distinguishable for protan, deutan and tritan eyes, and more
/// clearly so when chosen for them.
struct SideShades {
    QColor deep;   // outlines, the plate behind a name
    QColor base;   // rims, shields, overlays
    QColor light;  // the pattern on the rim
    QColor cloth;  // tunics, saddle cloths
};
[[nodiscard]] SideShades shadesOf(SideColor color, Eyes eyes);

/// For bold text on a side's color: white, or a dark ink where white is illegible.
[[nodiscard]] QColor inkOn(const QColor& ground);

/// The colors of everything except the sides. The table looks the same by day and by night, only dimmer, so
/// that a battle looks alike on light and dark desktops.
struct Palette {
    bool dark = false;
    Eyes eyes = Eyes::all;
    double textScale = 1;        // for labels on the table
    bool forAudience = false;    // unit names and signs can be read from the back of a room
    double overlayStrength = 1;  // 0.5 to 1.5; projectors need more
    QColor ground;
    QColor groundGrain;
    QColor groundPatch;
    QColor tableEdge;
    QColor outside;
    QColor ruler;
    QColor rulerInk;
    QColor parchment;
    QColor parchmentShade;
    QColor ink;
    QColor rimText;
    QColor gold;
    QColor formation;  // the blue marker of FRM-01
    QColor allowed;
    QColor refused;
    QColor bubble;
    QColor bubbleInk;

    /// A translucent color that follows the overlay strength.
    [[nodiscard]] QColor veil(QColor color, double opacity) const;
    [[nodiscard]] SideShades shadesOf(SideColor color) const { return art::shadesOf(color, eyes); }
};
[[nodiscard]] Palette lightPalette();
[[nodiscard]] Palette darkPalette();
/// The same palette with sides, and allowed and refused, in colors that these eyes can tell apart.
[[nodiscard]] Palette forEyes(Palette palette, Eyes eyes);

}  // namespace vallum::art
