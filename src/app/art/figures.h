// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "art/card_look.h"

#include <vector>

#include <QPainterPath>

namespace vallum::art {

/// What a part of a figure is made of; the side and the individual decide its color.
enum class Material {
    shadow,
    side,       // shields, saddle cloths, howdahs
    sideLight,  // their devices
    cloth,      // tunics
    wool,       // cloaks and hoods, different from man to man
    skin,
    hair,
    bronze,
    iron,
    wood,
    leather,
    coat,  // the animal's, different from one to the next
    mane,
    hide,  // elephants
    ivory,
    blood,
};

/// A part of a figure seen from above: unit 1 is the figure's own size, front up, y down.
struct FigureLayer {
    QPainterPath shape;
    Material material = Material::cloth;
    double outline = 0;      // width of a dark contour, 0 for none
    bool closeOnly = false;  // left out where it would be smaller than a pixel
    QPainterPath contour;    // the shape with its outline, made from the two
};
using Figure = std::vector<FigureLayer>;

/// How a figure is drawn: `plain` has fewer points and parts, for figures of some ten pixels.
enum class Finish { plain, fine };

[[nodiscard]] const Figure& standingFigure(FigureKind kind, Finish finish);
[[nodiscard]] const Figure& fallenFigure(FigureKind kind, Finish finish);
/// The same man behind a shield held to the front and locked with its neighbors (FRM-10).
[[nodiscard]] const Figure& shieldWallFigure(Finish finish);
/// The standard of a general, to stand among the ranks.
[[nodiscard]] const Figure& standardFigure(Finish finish);

/// How many DU a figure's unit is.
[[nodiscard]] double figureSize(FigureKind kind);

[[nodiscard]] QColor materialColor(Material material, const SideShades& side, int individual);

}  // namespace vallum::art
