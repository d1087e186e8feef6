// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "support/battles.h"
#include "support/library.h"

#include <map>
#include <vector>

#include <vallum/core/random.h>

/// Tables with a lot to compute.
namespace vallum::field {

/// Two armies of thirty in three lines each, slightly disordered and close enough to charge.
inline const Battle& sixtyUnits() {
    static const Battle battle = [] {
        Stream stream(7);
        const auto about = [&](int middle, std::uint64_t off) {
            return middle - static_cast<int>(off) + static_cast<int>(stream.below(2 * off));
        };
        std::vector<TestUnit> units;
        for (const Seat seat : {red, blue}) {
            for (int i = 0; i != 30; ++i) {
                const int line = i / 10;
                const int back = 1'500 + 1'900 * line;
                TestUnit unit = line == 0 ? skirmishers(seat) : i % 10 < 2 ? cavalry(seat) : infantry(seat);
                const int x = about(2'000 + 2'300 * (i % 10), 150);
                const int y = about(12'000 + (seat == red ? -back : back), 150);
                const int heading = about(seat == red ? 36'000 : 18'000, 700);
                units.push_back(unit.at(Du(x), Du(y)).facing(Degrees(heading)).active());
            }
        }
        return battleOf(units, {.size = {26_du, 24_du}});
    }();
    return battle;
}

inline constexpr std::uint64_t unitsOfRed = 30;
inline UnitId unitOf(std::size_t i) { return UnitId(static_cast<int>(i % unitsOfRed)); }

/// The standard siege with all units of the dragging side active, some of them at or on the walls.
inline const Battle& besieged(Seat seat) {
    static const Scenario scenario = shippedScenario("standard-fortress-wood");
    static std::map<Seat, Battle> battles;
    const auto known = battles.find(seat);
    if (known != battles.end()) return known->second;
    Battle battle = System::begin(scenario);
    battle.stage = Stage::fighting;
    battle.turn = 1;
    battle.active = seat;
    battle.phase = Phase::movement;
    for (Unit& it : battle.units) {
        if (it.owner == seat) it.markers.insert(Marker::active);
        if (it.owner == red) it.pose.center.y = it.pose.center.y + 6_du;
    }
    return battles.emplace(seat, std::move(battle)).first->second;
}
inline std::vector<UnitId> unitsOf(const Battle& battle, Seat seat) {
    std::vector<UnitId> units = battle.unitsOnTable();
    std::erase_if(units, [&](UnitId it) { return battle.owner(it) != seat; });
    return units;
}

}  // namespace vallum::field
