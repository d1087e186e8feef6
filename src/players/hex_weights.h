// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vallum/players/hex_value.h>

/// Found by `vallum_fit_hex_value` and not to be changed by hand: docs/computer-players.md says from which
/// battles. Thousandths of a unit of log-odds for a whole.
namespace vallum::players {

inline constexpr HexMeasures hexWeights{150, 3467, 1022, -1640, 193, 1245, -679, 987};

}  // namespace vallum::players
