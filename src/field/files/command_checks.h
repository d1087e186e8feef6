// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "scenario_shape.h"

#include <vallum/core/findings.h>
#include <vallum/field/files/library.h>

namespace vallum::field {

/// OPT-11: as the file says; otherwise, with command by army, the only general of the unit's own army or else
/// the only one who may lead any army.
std::optional<int> commanderOf(const shape::Units&, const shape::Side&, Command, const Library&);

/// OPT-05, OPT-11, OPT-13: checks that it is clear who commands whom, and that each general has a unit.
void checkCommand(Findings&, const std::string& place, const shape::Side&, const Options&, const Library&);

}  // namespace vallum::field
