// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include <vallum/field/rules/morale/flight.h>
#include <vallum/field/situation/ground/terrain.h>
#include <vallum/field/situation/movement/cards.h>
#include <vallum/field/situation/movement/stacks.h>
#include <vallum/field/situation/movement/surroundings.h>
#include <vallum/field/situation/turn/deployment_zones.h>
#include <vallum/geometry/relation.h>

namespace vallum::field {

namespace {

using geometry::Pose;

bool isEnveloped(const Battle& battle, UnitId unit) {
    return std::ranges::any_of(enemiesOf(battle, unit), [&](UnitId enemy) {
        return std::ranges::count(battle.unit(enemy).envelops, unit, &EnvelopMarker::enemy) != 0;
    });
}

Heading towardEnemyEdge(const Battle& battle, UnitId unit) {
    return facingFrom(homeOf(battle, battle.owner(unit)));
}

}  // namespace

MovementPoints pointsInFlight(const Battle& battle, UnitId unit) {
    return battle.type(unit).movement + (supportOf(battle, unit) ? 1_mp : 0_mp);
}

bool isToFlee(const Battle& battle, UnitId id) {
    if (!battle.onTable(id) || battle.isCovered(id)) return false;
    const Unit& unit = battle.unit(id);
    return unit.has(Marker::fleeing) && unit.did(TurnFlag::startedToFlee) && !unit.did(TurnFlag::fled);
}

std::vector<UnitId> unitsToFlee(const Battle& battle) {
    std::vector<UnitId> units = battle.unitsOnTable();
    std::erase_if(units, [&](UnitId id) {
        const Unit& unit = battle.unit(id);
        return unit.owner != battle.active || unit.below || !unit.has(Marker::fleeing) ||
               unit.did(TurnFlag::startedToFlee) || unit.did(TurnFlag::fled);
    });
    return units;
}

Heading facingAfterRecovery(const Battle& battle, UnitId unit) {
    const Heading forward = towardEnemyEdge(battle, unit);
    return fits(battle, ChooseFacing{unit}, {forward}) ? forward : battle.unit(unit).pose.heading;
}

Verdict fits(const Battle& battle, const ChooseFacing& question, const FacingChosen& answer) {
    const Unit& unit = battle.unit(question.unit);
    if (answer.heading == unit.pose.heading) return {};
    if (isEnveloped(battle, question.unit)) return refuse("CHG-16"_rule);
    if (unit.passage) return refuse("TER-36"_rule);
    const Pose turned{unit.pose.center, answer.heading};
    const auto place = geometry::footprint({turned, unit.extension}, cardSize);
    if (!geometry::isOnTable(place, battle.setting->table)) return refuse("GEO-12"_rule);
    if (isInWater(battle, question.unit)) return refuse("TER-19"_rule);
    return allowIf(isFreeFor(battle, question.unit, turned), "ACT-15"_rule);
}

Verdict fits(const Battle& /*battle*/, const ChooseFlightWay& /*question*/, const WayChosen& /*answer*/) {
    return {};
}

bool canFleeAlone(const Battle& battle, UnitId main) {
    const auto support = supportOf(battle, main);
    if (!support || battle.unit(*support).has(Marker::fleeing)) return false;
    Battle apart = battle;
    System::evolve(apart, Separated{*support, main, "ABL-34"_rule});
    return std::ranges::all_of(flightWays(apart, main), [&](const FlightWay& way) {
        if (way.empty()) return false;
        const auto card = geometry::outline(way.back().to, cardSize);
        return !geometry::overlap(geometry::Footprint(card), footprint(apart, *support));
    });
}

}  // namespace vallum::field
