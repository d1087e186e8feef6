// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vallum/field/rules/movement/move_plan.h>
#include <vallum/field/system.h>

namespace vallum::field {

void depart(Game&, UnitId, const Departure&);
void arrive(Game&, UnitId, const PlannedArrival&);

/// FOR-06: reveals a hidden unit that can no longer stay hidden.
void revealInFortress(Game&, UnitId);

}  // namespace vallum::field
