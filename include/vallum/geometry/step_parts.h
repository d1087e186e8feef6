// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vallum/geometry/path.h>

namespace vallum::geometry {

/// How far a step goes or by how much it turns, in thousandths of a DU or hundredths of a degree.
int amountOf(const PathStep&);
/// The same step, so far.
PathStep partOf(const PathStep&, int amount);
/// GEO-03: whoever stops just before contact stops as near as one can stand without touching.
constexpr Du justBeforeContact = tolerance + 0.001_du;

}  // namespace vallum::geometry
