// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vallum/field/rules/movement/engaged.h>
#include <vallum/field/rules/movement/passage.h>

/// What the actions of engaged units have in common.
namespace vallum::field {

/// ENG-01, without the limit to one action a turn.
Verdict mayActAtAll(const Battle&, UnitId);
/// ENG-01, ACT-07: as mayActEngaged, and where the unit stands: not after an order that only lets it fall
/// back.
Verdict mayActOnTheSpot(const Battle&, UnitId);
/// ENG-22: the same, and out of a structure: there only the lack of a way out holds it back.
Verdict mayRetreatAtAll(const Battle&, UnitId);
/// As it stands.
EngagedPlan unchanged(const Battle&, UnitId);
/// Everybody who may be in the way of a card or marker near where it stands.
Surroundings surroundingsOf(const Battle&, UnitId);
/// MOV-10 as well: nobody may have to come back there.
bool isOpen(const Battle&, UnitId, const geometry::Footprint&, const Surroundings&);
/// Its extension markers that fight this enemy.
geometry::Extension extensionAgainst(const Battle&, UnitId, UnitId enemy);
/// WAL-11: where its front fights; as if the wall that it has climbed were not before it.
geometry::Placement placementInFight(const Battle&, UnitId);
/// How many of its front sections, the extension markers' included, lie on the enemy.
int frontSectionsOn(const Battle&, UnitId, UnitId enemy);

/// The verdict of a plan.
template <class Plan> Verdict verdictOf(const Expected<Plan>& plan) {
    return plan ? Verdict() : tl::unexpected(plan.error());
}

/// ENG-23: all that happens when it breaks off.
std::vector<Fact> breakingOff(const Battle&, UnitId);
/// The battle as it is then, before the unit has moved.
Battle brokenOff(Battle, UnitId);

}  // namespace vallum::field
