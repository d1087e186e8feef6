// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include <vallum/geometry/path.h>
#include <vallum/geometry/relation.h>

namespace vallum::geometry {

/// The size of a step: its length in thousandths of a DU, or its angle in hundredths of a degree.
int amountOf(const PathStep&);
/// The same step with this amount.
PathStep partOf(const PathStep&, int amount);
/// Both steps as one if they are of the same kind and can be added.
std::optional<PathStep> joined(const PathStep& first, const PathStep& second);
/// GEO-03: the smallest gap that is not contact; where a unit that stops short of contact stands.
constexpr Du justBeforeContact = tolerance + 0.001_du;

}  // namespace vallum::geometry
