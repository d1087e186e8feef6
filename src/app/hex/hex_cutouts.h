// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "export/cutouts.h"

#include <vector>

#include <vallum/hex/model/battle.h>

namespace vallum::app {

/// Everything needed to play a hex battle on a printed board: the 60 command cards, the units at every number
/// of blocks, and the leaders. The battle is in its starting state.
[[nodiscard]] std::vector<CutoutSet> cutoutsOf(const hex::Battle& begin);

}  // namespace vallum::app
