// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vallum/field/rules/movement/move_plan.h>
#include <vallum/field/situation/movement/surroundings.h>

namespace vallum::field {

/// CHG-01, GEO-13: the step cut where it first meets the enemy to be charged.
Expected<geometry::PathStep> upToContact(const Battle&,
                                         UnitId charger,
                                         const geometry::PathStep&,
                                         const geometry::Placement& from,
                                         const Charge&,
                                         const Surroundings&);
/// CHG-08 to CHG-20: the results of the contact `touching`, made by a step that began at `began`.
Expected<PlannedContact> planContact(const Battle&,
                                     UnitId charger,
                                     const geometry::Pose& began,
                                     const geometry::Placement& touching,
                                     const Charge&,
                                     const Surroundings&);
/// CHG-12: true if the two do not fight from here, but would from there.
bool beginsToFight(const Battle&, UnitId, UnitId enemy, const geometry::Pose& there);

}  // namespace vallum::field
