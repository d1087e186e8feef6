// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vallum/field/model/battle.h>

/// Shots without an order by defenders of walls and towers at enemies at the foot of them (ASL-07, ASL-18,
/// ASL-19, ART-14, ART-15).
namespace vallum::field {

/// ASL-19: added to each die.
inline constexpr int powerOfStones = 1;

/// RNG-01: it has ranged power of its own.
bool canShoot(const Battle&, UnitId);
/// ASL-18: the enemy faces, from outside, a wall or tower that the unit defends.
bool isAtFootOf(const Battle&, UnitId enemy, UnitId defender);
/// ASL-18, ASL-19: the unit has not moved and may attack this enemy without an order.
bool mayShootFreely(const Battle&, UnitId defender, UnitId enemy);
bool hasFreeShot(const Battle&, UnitId defender);
/// ART-14, ASL-19: missiles dropped by hand always have 4 dice.
bool isThrownDown(const Battle&, UnitId defender, UnitId enemy);

}  // namespace vallum::field
