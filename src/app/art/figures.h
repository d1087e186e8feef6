// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "art/card_look.h"

#include <vector>

#include <QPainterPath>

namespace vallum::art {

/// The material of a figure's part; the side and the individual determine its color.
enum class Material {
    shadow,
    side,       // shields, saddle cloths, howdahs
    sideLight,  // devices on the shields
    cloth,      // tunics
    wool,       // cloaks and hoods, varying by figure
    skin,
    hair,
    bronze,
    iron,
    wood,
    leather,
    coat,  // the animal's coat, varying by animal
    mane,
    hide,  // elephants
    ivory,
    blood,
};

/// One layer of a figure seen from above: 1 unit is the figure's size, front up, y down.
struct FigureLayer {
    QPainterPath shape;
    Material material = Material::cloth;
    double outline = 0;      // width of the dark outline; 0: none
    bool closeOnly = false;  // skipped where it would be smaller than a pixel
    QPainterPath contour;    // the shape with its outline, derived from both
};
using Figure = std::vector<FigureLayer>;

/// Level of detail: `plain` has fewer points and parts, for figures about ten pixels in size.
enum class Finish { plain, fine };

[[nodiscard]] const Figure& standingFigure(FigureKind kind, Finish finish);
[[nodiscard]] const Figure& fallenFigure(FigureKind kind, Finish finish);
/// The same figure behind a shield held to the front and locked with its neighbors (FRM-10).
[[nodiscard]] const Figure& shieldWallFigure(Finish finish);
/// A general's standard, placed among the ranks.
[[nodiscard]] const Figure& standardFigure(Finish finish);

/// The size of one figure unit in DU.
[[nodiscard]] double figureSize(FigureKind kind);

[[nodiscard]] QColor materialColor(Material material, const SideShades& side, int individual);

}  // namespace vallum::art
