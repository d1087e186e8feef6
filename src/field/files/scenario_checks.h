// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "scenario_shape.h"

#include <vallum/core/findings.h>
#include <vallum/field/files/library.h>

namespace vallum::field {

/// Checks everything that the shape of a scenario does not guarantee, in the order of its keys.
void checkScenario(Findings&, const shape::Scenario&, const Library&);

}  // namespace vallum::field
