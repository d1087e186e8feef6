// SPDX-License-Identifier: GPL-3.0-or-later
#include <vallum/field/rules/fortress/structures.h>
#include <vallum/field/rules/siege/siege.h>
#include <vallum/field/rules/turn/points.h>

namespace vallum::field {

using geometry::Point;

namespace {

constexpr Du zoneDepth = 3_du;
constexpr Du fortressStrip = 5_du;  // SIE-16
constexpr Du atTheEdge = 2_du;

/// The distance from an edge into the table.
Du fromEdge(const geometry::Size& table, Home home, const Point& point) {
    switch (home) {
        case Home::south: return point.y;
        case Home::north: return table.depth - point.y;
        case Home::west: return point.x;
        case Home::east: return table.width - point.x;
    }
    return {};
}
Du reachOf(const geometry::Size& table, Home home) {
    return home == Home::south || home == Home::north ? table.depth : table.width;
}
Home opposite(Home home) {
    switch (home) {
        case Home::south: return Home::north;
        case Home::north: return Home::south;
        case Home::west: return Home::east;
        case Home::east: return Home::west;
    }
    return home;
}

/// The least and the greatest distance of the walls from an edge.
struct Extent {
    Du near;
    Du far;
};
Extent wallsFrom(const Setting& setting, Home home) {
    Extent extent{reachOf(setting.table, home), 0_du};
    for (const Fortress& fortress : setting.fortresses) {
        for (const Point& corner : fortress.ground) {
            const Du away = fromEdge(setting.table, home, corner);
            extent = {std::min(extent.near, away), std::max(extent.far, away)};
        }
    }
    return extent;
}

Zone between(const geometry::Size& table, Home home, Du from, Du to) {
    const auto& [width, depth] = table;
    switch (home) {
        case Home::south: return {home, 0_du, from, width, to};
        case Home::north: return {home, 0_du, depth - to, width, depth - from};
        case Home::west: return {home, from, 0_du, to, depth};
        case Home::east: return {home, width - to, 0_du, width - from, depth};
    }
    return {};
}

/// SIE-15: a fortress in the middle of the table has no zone outside its walls.
Zone boxOfWalls(const Setting& setting, Home home) {
    const auto& [width, depth] = setting.table;
    return {home, wallsFrom(setting, Home::west).near, wallsFrom(setting, Home::south).near,
            width - wallsFrom(setting, Home::east).near, depth - wallsFrom(setting, Home::north).near};
}

Home homeOfDefender(const Setting& setting) {
    return std::ranges::find(setting.sides, setting.siege->defender, &Side::seat)->home;
}

Zone zoneOfDefender(const Setting& setting, Home home) {
    const auto [near, far] = wallsFrom(setting, home);
    if (near > atTheEdge) return boxOfWalls(setting, home);
    return between(setting.table, home, 0_du, std::max(fortressStrip, far));
}

Zone zoneOfAttacker(const Setting& setting, Home home) {
    Du walls = wallsFrom(setting, home).near;
    const Home behind = homeOfDefender(setting);
    const bool isAtEdge = wallsFrom(setting, behind).near <= atTheEdge;
    if (isAtEdge && home == opposite(behind)) {
        walls = std::min(walls, reachOf(setting.table, home) - fortressStrip);
    }
    const Du front = std::max(0_du, walls - setting.siege->distance);
    return between(setting.table, home, std::max(0_du, front - zoneDepth), front);
}

bool areAllied(const Setting& setting, Seat one, Seat other) {
    const auto teamOf = [&](Seat seat) { return std::ranges::find(setting.sides, seat, &Side::seat)->team; };
    return teamOf(one) == teamOf(other);
}

}  // namespace

Zone siegeZone(const Setting& setting, Seat seat, Home home) {
    return isDefender(setting, seat) ? zoneOfDefender(setting, home) : zoneOfAttacker(setting, home);
}

geometry::Size proposedSiegeTable(int points) { return {leastBattlefield(points).width, 18_du}; }

Sum structurePoints(const Battle& battle, Seat seat) {
    int wood = 0;
    int stone = 0;
    for (const Structure& it : battle.structures) {
        if (it.owner != seat) continue;
        const int cost = valuesOf(*battle.setting, it.kind, it.material).cost;
        (it.material == Material::stone ? stone : wood) += cost;
    }
    const auto isPaidBySeat = [&](const Ram& ram) {
        if (ram.carrier) return battle.owner(*ram.carrier) == seat;
        return battle.setting->siege && battle.setting->siege->attacker == seat;
    };
    Sum sum;
    sum.add("FDZ-08"_rule, wood);
    sum.add("FDZ-06"_rule, stone);
    sum.add("RAM-01"_rule, ramCost * static_cast<int>(std::ranges::count_if(battle.rams, isPaidBySeat)));
    return sum;
}

Verdict mayBuyArtillery(int unitsOfTheDefender) { return allowIf(unitsOfTheDefender <= 2, "SIE-05"_rule); }

bool isDefender(const Setting& setting, Seat seat) {
    return setting.siege && areAllied(setting, setting.siege->defender, seat);
}
bool isAttacker(const Setting& setting, Seat seat) {
    return setting.siege && areAllied(setting, setting.siege->attacker, seat);
}

int lossesForCheck(const Battle& battle, Seat seat) {
    const int all = startingValueOfTeam(battle, seat).total();
    return isDefender(*battle.setting, seat) ? all * battle.setting->siege->casualties / 100 : all / 2;
}

bool isSiegeCheckDue(const Battle& battle, Seat seat) {
    const int lost = lossesOfTeam(battle, seat).total();
    const int all = startingValueOfTeam(battle, seat).total();
    if (isDefender(*battle.setting, seat)) return 100 * lost >= battle.setting->siege->casualties * all;
    return 2 * lost > all;
}

int decksToHold(const Battle& battle) {
    if (battle.setting->siege->decks) return *battle.setting->siege->decks;
    int points = 0;
    for (const Side& side : battle.setting->sides) {
        const int worth = startingValue(battle, side.seat).total() / hundredths;
        points = std::max(points, side.pointLimit > 0 ? side.pointLimit : worth);
    }
    constexpr int mostForTwo = 1500;
    return points <= mostForTwo ? 2 : 3;
}

std::optional<Outcome> siegeOutcome(const Battle& battle) {
    const auto& siege = battle.setting->siege;
    if (!siege || battle.deckUsedUp < decksToHold(battle)) return std::nullopt;
    return Outcome{siege->defender, "SIE-10"_rule};
}

bool isFortressHeld(const Battle& battle) {
    return std::ranges::any_of(battle.unitsOnTable(), [&](UnitId unit) {
        return isDefender(*battle.setting, battle.owner(unit)) && !battle.unit(unit).has(Marker::fleeing) &&
               defendsFortress(battle, unit);
    });
}

}  // namespace vallum::field
