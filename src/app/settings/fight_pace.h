// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>

namespace vallum::app {

/// How a fight is played on its sheet; `off` leaves it to the table.
enum class FightPace { stepByStep, slow, normal, fast, resultOnly, off };
inline constexpr std::array allFightPaces{FightPace::stepByStep, FightPace::slow,       FightPace::normal,
                                          FightPace::fast,       FightPace::resultOnly, FightPace::off};

}  // namespace vallum::app
