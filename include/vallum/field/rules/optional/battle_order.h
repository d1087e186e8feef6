// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <vallum/field/rules/turn/deployment_zones.h>

namespace vallum::field {

/// Where the cards of an army stand when they are placed in ranks: light troops before the line, horse on the
/// wings, the rest behind. One pose for each. SET-18: refused when they find no room.
Expected<std::vector<geometry::Pose>> inRanks(const Zone&, const std::vector<UnitType>&);

}  // namespace vallum::field
