// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <vallum/field/situation/turn/deployment_zones.h>

namespace vallum::field {

/// Poses of an army placed in ranks, one per card: light troops in front of the line, mounted units on the
/// wings, the rest behind. SET-18: refused if there is not enough room.
Expected<std::vector<geometry::Pose>> inRanks(const Zone&, const std::vector<UnitType>&);

}  // namespace vallum::field
