// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "scenario_shape.h"

#include <vallum/core/findings.h>
#include <vallum/field/files/library.h>

namespace vallum::field {

/// OPT-11: as the file says; or by army the one general of the unit's own army, or else the one who leads
/// any.
std::optional<int> commanderOf(const shape::Units&, const shape::Side&, Command, const Library&);

/// OPT-05, OPT-11, OPT-13: who commands whom is clear, and each general has a unit to be placed with.
void checkCommand(Findings&, const std::string& place, const shape::Side&, const Options&, const Library&);

}  // namespace vallum::field
