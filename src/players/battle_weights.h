// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vallum/players/battle_value.h>

/// Found by `vallum_fit_value` and not to be changed by hand: docs/computer-players.md says from which
/// battles.
namespace vallum::players {

inline constexpr Weights fieldWeights{200, 1001, -10404, 956, -1946, -9932, -1297, -2250, -560,
                                      638, 293,  0,      0,   0,     0,     0,     0,     0};
inline constexpr Weights siegeWeights{61, 4650,  -4466, -56, -1074, -3751, -209, -62,  -139,
                                      27, -2047, -89,   784, 58,    375,   -550, -378, -3151};

}  // namespace vallum::players
