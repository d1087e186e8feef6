// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include <vallum/field/situation/movement/stacks.h>

namespace vallum::field {

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

UnitId javelinThrower(const Battle& battle, UnitId main) {
    const auto support = supportOf(battle, main);
    const auto throws = [&](UnitId it) { return battle.type(it).has(Ability::javelins); };
    return support && !throws(main) && throws(*support) ? *support : main;
}

}  // namespace vallum::field
