// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vallum/core/sum.h>
#include <vallum/field/model/battle.h>

namespace vallum::field {

/// UNIT-06, OPT-32: the wounds that eliminate a unit.
Sum health(const Options&, const UnitType&);
int health(const Battle&, UnitId);
/// The wounds that it can still take, the last of which eliminates it.
int healthLeft(const Battle&, UnitId);

}  // namespace vallum::field
