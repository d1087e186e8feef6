// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vallum/field/rules/movement/movement.h>
#include <vallum/field/rules/movement/passage.h>

namespace vallum::field {

/// CHG-01, GEO-13: the step cut where it first meets the enemy that is to be charged.
Expected<geometry::PathStep> upToContact(const Battle&,
                                         UnitId charger,
                                         const geometry::PathStep&,
                                         const geometry::Placement& from,
                                         const Charge&,
                                         const Surroundings&);
/// CHG-08 to CHG-20: what comes of a contact made from this place, at the end of a step that began there.
Expected<PlannedContact> planContact(const Battle&,
                                     UnitId charger,
                                     const geometry::Pose& began,
                                     const geometry::Placement& touching,
                                     const Charge&,
                                     const Surroundings&);

}  // namespace vallum::field
