// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vallum/players/battle_value.h>

/// Found by `vallum_fit_value` and not to be changed by hand: docs/computer-players.md says from which
/// battles.
namespace vallum::players {

inline constexpr Weights fieldWeights{200, 1001, -10404, 956, -1946, -9932, -1297, -2250, -560,
                                      638, 293,  0,      0,   0,     0,     0,     0,     0};
inline constexpr Weights siegeWeights{200, 1001, -10404, 956, -1946, -9932, -1297, -2250, -560,
                                      638, 293,  0,      500, 1000,  300,   200,   200,   -1000};

}  // namespace vallum::players
