// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vallum/field/rules/movement/engaged.h>
#include <vallum/field/situation/movement/surroundings.h>

/// Shared parts of the actions of engaged units.
namespace vallum::field {

/// ENG-01, without the limit to one action a turn.
Verdict mayActAtAll(const Battle&, UnitId);
/// ENG-01, ACT-07: like mayActEngaged, but for actions on the spot: not after an order
/// that only lets it fall back.
Verdict mayActOnTheSpot(const Battle&, UnitId);
/// ENG-22: the same, including out of a structure, where only the lack of a way out prevents it.
Verdict mayRetreatAtAll(const Battle&, UnitId);
/// The plan that changes nothing.
EngagedPlan unchanged(const Battle&, UnitId);
/// The units that may obstruct a card or marker near its position.
Surroundings surroundingsOf(const Battle&, UnitId);
/// MOV-10, too: no other unit may have to come back there.
bool isOpen(const Battle&, UnitId, const geometry::Footprint&, const Surroundings&);
/// Its extension markers that fight this enemy.
geometry::Extension extensionAgainst(const Battle&, UnitId, UnitId enemy);
/// WAL-11: where its front fights; ignores the wall that it has climbed.
geometry::Placement placementInFight(const Battle&, UnitId);
/// How many of its front sections, including extension markers, are on the enemy.
int frontSectionsOn(const Battle&, UnitId, UnitId enemy);

/// The verdict of a plan.
template <class Plan> Verdict verdictOf(const Expected<Plan>& plan) {
    return plan ? Verdict() : tl::unexpected(plan.error());
}

/// ENG-23: all facts of breaking off.
std::vector<Fact> breakingOff(const Battle&, UnitId);
/// The battle after that, before the unit has moved.
Battle brokenOff(Battle, UnitId);

}  // namespace vallum::field
