// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ground.h"

#include <vallum/core/findings.h>

namespace vallum::field {

/// FDZ-03 to FDZ-07
void checkFortresses(Findings&, const shape::Scenario&, const LaidGround&, const Library&);
/// SIE-03, SIE-05, SIE-10 and the zones.
void checkSiege(Findings&, const shape::Scenario&, const LaidGround&, const Library&);
/// SIE-04: a side's costs besides its army.
int structureCosts(const shape::Side&, const shape::Scenario&, const LaidGround&, const Library&);

}  // namespace vallum::field
