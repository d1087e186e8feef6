// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "commands.h"
#include "opening.h"

namespace vallum::cli {

/// The close combat of two adjacent units, or the shot of one at the other.
int hexOdds(const BattleText&, const OddsOptions&);

}  // namespace vallum::cli
