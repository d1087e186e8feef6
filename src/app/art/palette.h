// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>

#include <QColor>

namespace vallum::art {

enum class SideColor { crimson, azure, green, purple, ochre, silver };
inline constexpr std::array allSideColors{SideColor::crimson, SideColor::azure, SideColor::green,
                                          SideColor::purple,  SideColor::ochre, SideColor::silver};

/// The family of one side. The six bases stay apart for protan, deutan and tritan eyes.
struct SideShades {
    QColor deep;   // outlines, the plate behind a name
    QColor base;   // rims, shields, overlays
    QColor light;  // the pattern on the rim
    QColor cloth;  // tunics, saddle cloths
};
[[nodiscard]] SideShades shadesOf(SideColor color);

/// The colors of everything that is not a side. The table is the same by day and by night, only dimmer, so
/// that a battle looks like itself on both desktops.
struct Palette {
    bool dark = false;
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
};
[[nodiscard]] Palette lightPalette();
[[nodiscard]] Palette darkPalette();

}  // namespace vallum::art
