// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vallum/players/battle_value.h>

/// Found by `vallum_fit_value` and not to be changed by hand: docs/computer-players.md says from which
/// battles.
namespace vallum::players {

inline constexpr Weights fieldWeights{200, 1001, -10404, 956, -1946, -9932, -1297, -2250, -560,
                                      638, 293,  0,      0,   0,     0,     0,     0,     0};
inline constexpr Weights siegeWeights{54,  3053,  -3195, -47,  -510, -2002, -356, -79,  -615,
                                      184, -1254, 58,    1154, 24,   207,   -216, -575, -2871};

}  // namespace vallum::players
