// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vallum/field/model/battle.h>

/// What defenders of walls and towers may do without an order against those at the foot of them (ASL-07,
/// ASL-18, ASL-19, ART-14, ART-15).
namespace vallum::field {

/// ASL-19
inline constexpr int powerOfStones = 1;

/// RNG-01
bool canShoot(const Battle&, UnitId);
/// ASL-18: the enemy faces a wall or tower that the unit defends, from outside.
bool isAtFootOf(const Battle&, UnitId enemy, UnitId defender);
/// ASL-18, ASL-19: the unit has stood still, and may attack this enemy unordered.
bool mayShootFreely(const Battle&, UnitId defender, UnitId enemy);
bool hasFreeShot(const Battle&, UnitId defender);
/// ART-14, ASL-19: what is thrown down by hand always has 4 dice.
bool isThrownDown(const Battle&, UnitId defender, UnitId enemy);

}  // namespace vallum::field
