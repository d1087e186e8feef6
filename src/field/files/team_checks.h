// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "scenario_shape.h"

#include <vallum/core/findings.h>

namespace vallum::field {

/// SET-01, TEAM-01, TEAM-09, TEAM-10: checks who is allied with whom, and the table edges.
void checkTeams(Findings&, const shape::Scenario&, const Library&);

}  // namespace vallum::field
