// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <vallum/field/rules/movement/passage.h>

namespace vallum::field {

/// Places for sections around a tower, two on each side (TOW-04).
inline constexpr int sectionsRoundTower = 8;

/// ASL-08: front sections that extend past a tower and wrap around it, as far as there is room.
std::vector<TowerMarker> wrapsRound(const Battle&,
                                    const AtStructure&,
                                    const geometry::Placement&,
                                    const Surroundings&);
/// The square of such a section.
geometry::Outline wrapSquare(const Battle&, const TowerMarker&);
std::vector<geometry::Outline> wrapSquares(const Battle&, UnitId);

}  // namespace vallum::field
