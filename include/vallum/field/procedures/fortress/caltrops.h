// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <vector>

#include <vallum/field/rules/fortress/caltrops.h>
#include <vallum/field/system.h>

namespace vallum::field {

/// CAL-02 to CAL-04: rolls a die per section.
void treadOn(Game&, UnitId, const std::vector<CaltropsCrossed>&);
/// Call it after the move.
void sufferCaltrops(Game&, UnitId, const geometry::Pose& from, std::span<const geometry::PathStep>);

}  // namespace vallum::field
