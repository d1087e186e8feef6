// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include <vallum/field/rules/morale/flight.h>
#include <vallum/field/rules/movement/contact.h>
#include <vallum/field/rules/movement/stacks.h>
#include <vallum/geometry/relation.h>

namespace vallum::field {

namespace {

bool isInStack(const Battle& battle, UnitId unit) {
    return battle.isCovered(unit) || supportOf(battle, unit).has_value();
}

}  // namespace

std::optional<UnitId> supportOf(const Battle& battle, UnitId main) {
    for (const UnitId id : battle.everyUnit()) {
        if (battle.unit(id).below == main) return id;
    }
    return std::nullopt;
}

bool areStacked(const Battle& battle, UnitId one, UnitId other) {
    return battle.unit(one).below == other || battle.unit(other).below == one;
}

std::vector<UnitId> withSupport(const Battle& battle, UnitId main) {
    const auto support = supportOf(battle, main);
    return support ? std::vector{main, *support} : std::vector{main};
}

std::vector<UnitId> withSupports(const Battle& battle, const std::vector<UnitId>& units) {
    std::vector<UnitId> all = units;
    for (const UnitId main : units) {
        const auto support = supportOf(battle, main);
        if (support && std::ranges::count(units, *support) == 0) all.push_back(*support);
    }
    return all;
}

bool isMainUnitOf(const Battle& battle, UnitId main, UnitId support) {
    const auto& supports = battle.type(main).supportedBy;
    return battle.owner(main) == battle.owner(support) &&
           std::ranges::count(supports, battle.type(support).id) > 0;
}

Verdict mayStack(const Battle& battle, UnitId one, UnitId other) {
    if (!battle.onTable(other) || one == other) return refuse("ABL-27"_rule);
    const bool arePair = isMainUnitOf(battle, one, other) || isMainUnitOf(battle, other, one);
    return allowIf(arePair && !isInStack(battle, one) && !isInStack(battle, other), "ABL-27"_rule);
}

bool leavesSupport(const Move& move) {
    const auto leaves = [](const Maneuver& it) { return std::holds_alternative<LeaveSupport>(it); };
    return std::ranges::any_of(move.before, leaves) || std::ranges::any_of(move.after, leaves);
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

UnitId javelinThrower(const Battle& battle, UnitId main) {
    const auto support = supportOf(battle, main);
    const auto throws = [&](UnitId it) { return battle.type(it).has(Ability::javelins); };
    return support && !throws(main) && throws(*support) ? *support : main;
}

}  // namespace vallum::field
