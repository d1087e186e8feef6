// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ground_shape.h"

#include <vector>

#include <vallum/field/files/battle_draft.h>
#include <vallum/geometry/terrain.h>

namespace vallum::field {

/// Lies between the two deployment zones (SET-18), and looks the same from both.
std::vector<shape::Tile> tilesOf(Landscape, const geometry::Size& table, const geometry::TileSizes&);

}  // namespace vallum::field
