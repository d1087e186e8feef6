// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>

#include <QColor>

namespace vallum::art {

enum class SideColor { crimson, azure, green, purple, ochre, silver };
inline constexpr std::array allSideColors{SideColor::crimson, SideColor::azure, SideColor::green,
                                          SideColor::purple,  SideColor::ochre, SideColor::silver};

/// For whose eyes colors are chosen: those that see all of them, or miss red, green or blue.
enum class Eyes { all, protan, deutan, tritan };
inline constexpr std::array allEyes{Eyes::all, Eyes::protan, Eyes::deutan, Eyes::tritan};

/// The family of one side. The six bases stay apart for protan, deutan and tritan eyes, and farther still
/// where they are chosen for those eyes.
struct SideShades {
    QColor deep;   // outlines, the plate behind a name
    QColor base;   // rims, shields, overlays
    QColor light;  // the pattern on the rim
    QColor cloth;  // tunics, saddle cloths
};
[[nodiscard]] SideShades shadesOf(SideColor color, Eyes eyes);

/// For bold words on the color of a side: white, or dark where white is not read.
[[nodiscard]] QColor inkOn(const QColor& ground);

/// The colors of everything that is not a side. The table is the same by day and by night, only dimmer, so
/// that a battle looks like itself on both desktops.
struct Palette {
    bool dark = false;
    Eyes eyes = Eyes::all;
    double textScale = 1;        // of labels on the table
    bool forAudience = false;    // names and signs of units can be read from the back of a room
    double overlayStrength = 1;  // 0.5 to 1.5: teachers on projectors want more
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

    /// A color with an opacity that follows the overlay strength.
    [[nodiscard]] QColor veil(QColor color, double opacity) const;
    [[nodiscard]] SideShades shadesOf(SideColor color) const { return art::shadesOf(color, eyes); }
};
[[nodiscard]] Palette lightPalette();
[[nodiscard]] Palette darkPalette();
/// The same with sides, and with what is allowed and refused, in colors that these eyes tell apart.
[[nodiscard]] Palette forEyes(Palette palette, Eyes eyes);

}  // namespace vallum::art
