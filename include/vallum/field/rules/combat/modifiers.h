// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vallum/core/sum.h>
#include <vallum/field/facts.h>

namespace vallum::field {

/// MOD-05
Sum meleeAttack(const Battle&, Roll, UnitId, UnitId enemy);
/// MOD-06
Sum rangedAttack(const Battle&, Roll, UnitId shooter, UnitId target);
/// MOD-07
Sum meleeDefense(const Battle&, Roll, UnitId, UnitId enemy);
/// MOD-08; the side struck and the line of sight are those of the combat being resolved.
Sum rangedDefense(const Battle&, Roll, UnitId target, UnitId shooter);
/// ART-07, RAM-04, RAM-13, FIR-03: of the attack on a structure that is being resolved. That of the damage
/// roll is the power of a shot against those who are hurt beside its target, too (ART-09, ART-11).
Sum attackOnStructure(const Battle&, Roll);
/// MOD-09
Sum moraleInMelee(const Battle&, UnitId, UnitId enemy);
Sum moraleUnderFire(const Battle&, UnitId target, UnitId shooter);
/// ABL-15, OPT-31: an enemy that touches it.
std::optional<RuleId> whyFrightened(const Battle&, UnitId, UnitId enemy);
/// MOD-21; `more` is what the cause of the check adds.
Sum moraleOutsideAttack(const Battle&, UnitId, const std::vector<Sum::Term>& more = {});

}  // namespace vallum::field
