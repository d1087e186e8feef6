// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vallum/core/sum.h>
#include <vallum/field/facts.h>

namespace vallum::field {

/// MOD-05: what the unit adds to each die against this enemy, 1 at least.
Sum meleeAttack(const Battle&, Roll, UnitId, UnitId enemy);
/// The part of it that counts against every enemy, 1 at least.
Sum attackOnAnybody(const Battle&, Roll, UnitId);
/// MOD-06: what the shooter adds, 1 at least; cover comes from the combat being resolved.
Sum rangedAttack(const Battle&, Roll, UnitId shooter, UnitId target);
/// MOD-07: what the enemy's dice must exceed, 1 at least.
Sum meleeDefense(const Battle&, Roll, UnitId, UnitId enemy);
/// MOD-08; the side struck and the line of sight come from the combat being resolved.
Sum rangedDefense(const Battle&, Roll, UnitId target, UnitId shooter);
/// ART-07, RAM-04, RAM-13, FIR-03: for the attack on a structure being resolved. For the damage roll it is
/// also the power of a shot against units hurt next to its target (ART-09, ART-11).
Sum attackOnStructure(const Battle&, Roll);
/// MOD-09: the highest face that passes its check, 1 at least; in melee and after a shot.
Sum moraleInMelee(const Battle&, UnitId, UnitId enemy);
Sum moraleUnderFire(const Battle&, UnitId target, UnitId shooter);
/// ABL-15, OPT-31: the rule by which an enemy in contact frightens it.
std::optional<RuleId> whyFrightened(const Battle&, UnitId, UnitId enemy);
/// MOD-21; `more` are the terms added by the cause of the check.
Sum moraleOutsideAttack(const Battle&, UnitId, const std::vector<Sum::Term>& more = {});

/// For each term of a value of the unit in the combat being resolved, the event that it comes from.
using EventsBehind = std::vector<std::optional<EventId>>;
EventsBehind eventsBehindAttack(const Battle&, UnitId, Roll, const Sum&);
EventsBehind eventsBehindDefense(const Battle&, UnitId, Roll, const Sum&);
EventsBehind eventsBehindMorale(const Battle&, UnitId, const Sum&);

}  // namespace vallum::field
