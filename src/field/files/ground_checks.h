// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ground.h"

#include <vallum/core/findings.h>

namespace vallum::field {

/// TER, FDZ-02: checks the scenario's tiles and what stands on them.
void checkTiles(Findings&, const shape::Scenario&, const LaidGround&, const Library&);
void checkStructures(Findings&, const shape::Scenario&, const LaidGround&, const Library&);
/// FDZ-01, FDZ-02
void checkBox(Findings&, const shape::Scenario&, const LaidGround&);
/// Checks what units stand on or in (FOR-04, TER-06, TER-14, RAM-01).
void checkFooting(Findings&, const shape::Scenario&, const LaidGround&, const Library&);

}  // namespace vallum::field
