// SPDX-License-Identifier: GPL-3.0-or-later
#include "engaged_steps.h"

#include <array>

#include <vallum/field/rules/movement/blocked.h>
#include <vallum/field/rules/movement/engaged.h>
#include <vallum/field/rules/movement/passage.h>
#include <vallum/field/situation/fortress/at_structures.h>
#include <vallum/field/situation/fortress/structures.h>
#include <vallum/field/situation/fortress/walls.h>
#include <vallum/field/situation/movement/cards.h>
#include <vallum/field/situation/movement/contact.h>
#include <vallum/field/situation/movement/surroundings.h>
#include <vallum/geometry/engagement.h>

namespace vallum::field {

namespace {

bool hasActed(const Unit& unit) {
    constexpr std::array flags{TurnFlag::enveloped, TurnFlag::removedMarkers, TurnFlag::repositioned,
                               TurnFlag::withdrew, TurnFlag::retreated};
    return std::ranges::any_of(flags, [&](TurnFlag deed) { return unit.did(deed); });
}

Verdict hasNotActed(const Battle& battle, UnitId id) {
    if (!battle.onTable(id)) return {};
    if (hasActed(battle.unit(id))) return refuse("ENG-01"_rule);
    return allowIf(!battle.unit(id).did(TurnFlag::finishedMove), "MOV-01"_rule);
}

Verdict isReady(const Battle& battle, UnitId id) {
    if (battle.phase != Phase::movement) return refuse("ACT-02"_rule);
    if (!battle.onTable(id) || battle.owner(id) != battle.active) return refuse("MOV-01"_rule);
    if (battle.isCovered(id)) return refuse("ABL-30"_rule);
    if (battle.unit(id).has(Marker::fleeing)) return refuse("MOV-01"_rule);
    if (!battle.unit(id).has(Marker::active)) return refuse("ACT-11"_rule);
    return allowIf(isEngaged(battle, id), "ENG-01"_rule);
}

}  // namespace

Verdict mayActAtAll(const Battle& battle, UnitId id) {
    if (const Verdict verdict = isReady(battle, id); !verdict) return verdict;
    if (battle.unit(id).inside) return refuse("FOR-04"_rule);  // its card has no front to change
    return allowIf(!isBlocked(battle, id), "ENG-02"_rule);
}

Verdict mayActEngaged(const Battle& battle, UnitId id) {
    const Verdict verdict = hasNotActed(battle, id);
    return verdict ? mayActAtAll(battle, id) : verdict;
}

Verdict mayActOnTheSpot(const Battle& battle, UnitId id) {
    const Verdict verdict = mayActEngaged(battle, id);
    if (!verdict) return verdict;
    return allowIf(!battle.unit(id).did(TurnFlag::fellBack), "ACT-07"_rule, Hindrance::onlyBack);
}

Verdict mayRetreatAtAll(const Battle& battle, UnitId id) {
    if (!battle.onTable(id) || !battle.unit(id).inside) return mayActEngaged(battle, id);
    const Verdict verdict = hasNotActed(battle, id);
    return verdict ? isReady(battle, id) : verdict;
}

EngagedPlan unchanged(const Battle& battle, UnitId id) {
    const Unit& unit = battle.unit(id);
    EngagedPlan plan;
    plan.to = unit.pose;
    plan.extension = unit.extension;
    plan.envelops = unit.envelops;
    return plan;
}

Surroundings surroundingsOf(const Battle& battle, UnitId id) {
    constexpr Du reach = 4.9_du;  // an extended card, the edge it moves along, and a marker at its end
    return surroundingsOf(battle, id, std::array{battle.unit(id).pose}, reach);
}

bool isOpen(const Battle& battle, UnitId id, const geometry::Footprint& shape, const Surroundings& around) {
    return isFree(battle, shape, around) && !isKeptForAnother(battle, id, shape);
}

geometry::Placement placementInFight(const Battle& battle, UnitId id) {
    geometry::Placement place = placement(battle.unit(id));
    if (!hasClimbed(battle, id) || !isWall(battle.structure(battle.unit(id).climb->structure).kind)) {
        return place;
    }
    place.pose.center = geometry::pointAt(place.pose, 0_du, battle.setting->sizes.wall.depth);
    return place;
}

int frontSectionsOn(const Battle& battle, UnitId id, UnitId enemy) {
    const auto counts =
        geometry::frontSectionsOn(placementInFight(battle, id), placement(battle.unit(enemy)), cardSize);
    int sum = 0;
    for (const int count : counts) sum += count;
    return sum;
}

}  // namespace vallum::field
