// SPDX-License-Identifier: GPL-3.0-or-later

#include <vallum/field/procedures/fortress/caltrops.h>
#include <vallum/field/procedures/fortress/fortress_flight.h>
#include <vallum/field/procedures/ground/choke_points.h>
#include <vallum/field/procedures/morale/elephants.h>
#include <vallum/field/procedures/morale/flight.h>
#include <vallum/field/procedures/morale/morale.h>
#include <vallum/field/procedures/movement/stacks.h>
#include <vallum/field/procedures/optional/fog.h>
#include <vallum/field/procedures/turn/turns.h>
#include <vallum/field/rules/fortress/fortress_flight.h>
#include <vallum/field/rules/ground/ground_cost.h>
#include <vallum/field/rules/morale/elephants.h>
#include <vallum/field/rules/morale/flight.h>
#include <vallum/field/rules/movement/blocked.h>
#include <vallum/field/rules/turn/activation.h>
#include <vallum/field/situation/morale/elephants.h>
#include <vallum/field/situation/movement/cards.h>
#include <vallum/field/situation/movement/stacks.h>
#include <vallum/geometry/relation.h>

namespace vallum::field {

namespace {

using geometry::Pose;

std::vector<UnitId> activePlayersFirst(const Battle& battle, std::vector<UnitId> units) {
    std::ranges::stable_partition(
        units, [&](UnitId it) { return battle.areAllied(battle.owner(it), battle.active); });
    return units;
}

void endFlightMove(Game& game, UnitId unit) {
    for (const UnitId it : withSupport(game.battle(), unit)) {
        game.tell(MoveEnded{it, game.battle().unit(it).turn.spent, {TurnFlag::fled}, {}});
    }
}

/// FLT-12
void leaveOrStop(Game& game, UnitId unit) {
    const Battle& battle = game.battle();
    if (!battle.onTable(unit)) return;
    if (geometry::isOnTable(footprint(battle, unit), battle.setting->table)) {
        endFlightMove(game, unit);
    } else {
        for (const UnitId it : withSupport(battle, unit)) eliminate(game, it, "FLT-12"_rule, Loss::leftTable);
    }
}

/// FLT-16, FLT-18
void recoverOrFlee(Game& game, UnitId unit) {
    if (checkToRecover(game, unit, "FLT-16"_rule, Recovery::byItself)) return;
    makeFlightMove(game, unit);
    if (game.battle().onTable(unit) && !game.battle().unit(unit).did(TurnFlag::fled))
        endFlightMove(game, unit);
}

void walk(Game& game, UnitId unit, MovementPoints points) {
    const Pose start = game.battle().unit(unit).pose;
    std::vector<geometry::PathStep> steps;
    for (const FlightLeg& leg : chosenFlightWay(game, unit, points)) {
        const Pose from = game.battle().unit(unit).pose;
        game.tell(Moved{unit, leg.step, leg.to, leg.price, leg.why});
        revealOnTheWay(game, unit, leg.step, from);
        for (const UnitId crossed : leg.crossed) breakUnit(game, crossed, "FLT-10"_rule);
        steps.push_back(leg.step);
    }
    sufferCaltrops(game, unit, start, steps);
    if (game.battle().onTable(unit)) enterOrLeavePassage(game, unit, start, nullptr);
}

/// FOR-24: next to a wall it goes no farther.
void hideInFortress(Game& game, UnitId unit) {
    if (!game.battle().unit(unit).did(TurnFlag::startedToFlee)) return;
    takeAwayMarkersAround(game, unit, "FLT-02"_rule);
    fleeIntoFortress(game, unit);
    endFlightMove(game, unit);
}

/// WTW-04: it flees out of the structure; false: it is blocked.
bool comeOut(Game& game, UnitId unit) {
    const StructureId tower = *game.battle().unit(unit).inside;
    const bool isVillage = game.battle().structure(tower).kind == StructureKind::villageSector;
    const auto pose = wayOut(game.battle(), unit);
    if (pose) {
        game.tell(Left{unit, tower, *pose, isVillage ? "TER-44"_rule : "WTW-04"_rule});
    } else {
        game.tell(FlightBlocked{unit});
        endFlightMove(game, unit);
    }
    return pose.has_value();
}

/// HGT-15: a unit that comes out of a structure has only the points of limited movement.
MovementPoints pointsToFlee(const Battle& battle, UnitId unit, bool comesOut) {
    const MovementPoints all = pointsInFlight(battle, unit);
    return comesOut ? all - limitedReduction(battle, unit, all) : all;
}

/// ABL-34
void takeSupportAlong(Game& game, UnitId unit) {
    const auto support = supportOf(game.battle(), unit);
    if (!support) return;
    const bool goesAlone = canFleeAlone(game.battle(), unit) &&
                           game.ask(game.battle().owner(unit), Decide{Decision::separateInFlight, unit}).yes;
    if (goesAlone) return separate(game, *support, "ABL-34"_rule);
    if (!game.battle().unit(*support).has(Marker::fleeing)) game.tell(StartedToFlee{*support, "ABL-34"_rule});
}

/// ELE-06
void fleeInTurn(Game& game, const std::vector<UnitId>& units) {
    for (const UnitId unit : units) {
        if (isToFlee(game.battle(), unit)) makeFlightMove(game, unit);
    }
}

}  // namespace

FlightWay chosenFlightWay(Game& game, UnitId unit, MovementPoints points) {
    auto ways = flightWays(game.battle(), unit, points);
    if (ways.size() == 1) return std::move(ways.front());
    const auto chosen = game.ask(game.battle().owner(unit), ChooseFlightWay{unit});
    return std::move(ways.at(static_cast<std::size_t>(chosen.way)));
}

void makeFlightMove(Game& game, UnitId unit) {
    if (isHeld(game.battle(), unit)) return;
    if (fleesIntoFortress(game.battle(), unit)) return hideInFortress(game, unit);
    const bool comesOut = game.battle().unit(unit).inside.has_value();
    if (comesOut && !comeOut(game, unit)) return;
    if (isBlocked(game.battle(), unit)) {
        game.tell(FlightBlocked{unit});
        return;
    }
    takeAwayMarkersAround(game, unit, "FLT-02"_rule);
    takeSupportAlong(game, unit);
    if (!areElephants(game.battle(), unit)) {
        walk(game, unit, pointsToFlee(game.battle(), unit, comesOut));
        return leaveOrStop(game, unit);
    }
    const auto trampled = runAmok(game, unit);
    leaveOrStop(game, unit);
    fleeInTurn(game, trampled);
    releaseBlocked(game);  // FLT-04: the unit that stood up to them may be gone
}

void fleeAfterCombat(Game& game, const Opponents& opponents) {
    for (const UnitId unit : activePlayersFirst(game.battle(), {opponents.attacker, opponents.defender})) {
        if (isToFlee(game.battle(), unit)) makeFlightMove(game, unit);
    }
}

void releaseBlocked(Game& game) {
    const auto next = [&]() -> std::optional<UnitId> {
        for (const UnitId unit : activePlayersFirst(game.battle(), game.battle().unitsOnTable())) {
            if (!isToFlee(game.battle(), unit)) continue;
            if (!isBlocked(game.battle(), unit) && !isHeld(game.battle(), unit)) return unit;
        }
        return std::nullopt;
    };
    // A unit that flees may make room for another.
    for (auto unit = next(); unit; unit = next()) makeFlightMove(game, *unit);
}

void recover(Game& game, UnitId unit, RuleId why, Recovery by) {
    const bool mayTurn = !isBlocked(game.battle(), unit) && !isHeld(game.battle(), unit);
    for (const UnitId it : withSupport(game.battle(), unit)) {
        if (it == unit || game.battle().unit(it).has(Marker::broken))
            game.tell(Recovered{it, why, by == Recovery::inOwnActivation});
    }
    if (!mayTurn) return;
    const Heading heading = game.ask(game.battle().owner(unit), ChooseFacing{unit}).heading;
    if (heading != game.battle().unit(unit).pose.heading) game.tell(Turned{unit, heading, "ACT-15"_rule});
}

bool checkToRecover(Game& game, UnitId unit, RuleId why, Recovery by, int byOrder) {
    const Sum morale = moraleToRecover(game.battle(), unit, byOrder);
    const MoraleRoll roll = rollMorale(game, unit, morale, why);
    if (!roll.passed) return false;
    const bool mayKill = areElephants(game.battle(), unit) && roll.face == morale.total();
    if (mayKill && game.ask(game.battle().owner(unit), Decide{Decision::killElephants, unit}).yes) {
        eliminate(game, unit, "ELE-08"_rule);
    } else {
        recover(game, unit, why, by);
    }
    return true;
}

void flightStep(Game& game) {
    auto units = unitsToFlee(game.battle());
    if (units.empty()) return finishPhase(game);
    const Seat active = game.battle().active;
    recoverOrFlee(game, game.ask(active, ChooseUnit{Purpose::nextOfFlight, std::move(units)}).unit);
}

}  // namespace vallum::field
