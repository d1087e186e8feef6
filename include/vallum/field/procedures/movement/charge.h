// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vallum/field/rules/movement/move_plan.h>
#include <vallum/field/system.h>

namespace vallum::field {

/// Carries out planned contact; the charger has already moved up.
void makeContact(Game&, UnitId charger, const PlannedContact&);

}  // namespace vallum::field
