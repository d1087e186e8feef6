// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "export/cutouts.h"

#include <vector>

#include <vallum/hex/model/battle.h>

namespace vallum::app {

/// What a hex battle is played with on a printed board: its 60 command cards, its units as they are with each
/// number of blocks, and its leaders. The battle is as it begins.
[[nodiscard]] std::vector<CutoutSet> cutoutsOf(const hex::Battle& begin);

}  // namespace vallum::app
