// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "commands.h"
#include "opening.h"

namespace vallum::cli {

/// What the enemy can do next turn to one unit, to a hex, or to everybody.
int hexThreats(const BattleText&, const ThreatsOptions&);

}  // namespace vallum::cli
