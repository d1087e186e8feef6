// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <vallum/field/system.h>

namespace vallum::field {

/// ELE-01 to ELE-11: makes one flight movement. Returns the trampled units in order; some of them
/// have yet to flee (ELE-06).
std::vector<UnitId> runAmok(Game&, UnitId elephants);

}  // namespace vallum::field
