// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <set>

#include <vallum/field/situation/siege/siege.h>
#include <vallum/field/situation/turn/deployment_zones.h>

namespace vallum::field {

using geometry::Point;

namespace {

constexpr Du zoneDepth = 3_du;
constexpr Du betweenZones = 8_du;
constexpr Du leastDepth = 14_du;
constexpr int widthPerThousandPoints = 14;
// TEAM-10: this far from the corner along both edges, two strips are 8 DU apart.
constexpr Du acrossCorner = 5.657_du;

bool isLengthwise(Home home) { return home == Home::south || home == Home::north; }

/// The part of a zone between two positions along its edge.
Zone cutTo(Zone zone, Du from, Du to) {
    (isLengthwise(zone.home) ? zone.west : zone.south) = from;
    (isLengthwise(zone.home) ? zone.east : zone.north) = std::max(from, to);
    return zone;
}

/// TEAM-10: at the edge itself, clear of the strips on adjacent edges.
Zone stripAlone(const Setting& setting, Home home) {
    const auto& [width, depth] = setting.table;
    const auto isTaken = [&](Home edge) { return std::ranges::count(setting.sides, edge, &Side::home) > 0; };
    const bool lengthwise = isLengthwise(home);
    const Du clear = zoneDepth + acrossCorner;
    const Du begin = isTaken(lengthwise ? Home::west : Home::south) ? clear : 0_du;
    const Du end = isTaken(lengthwise ? Home::east : Home::north) ? clear : 0_du;
    Zone strip{home, 0_du, 0_du, width, depth};
    switch (home) {
        case Home::south: strip.north = zoneDepth; break;
        case Home::north: strip.south = depth - zoneDepth; break;
        case Home::west: strip.east = zoneDepth; break;
        case Home::east: strip.west = width - zoneDepth; break;
    }
    return cutTo(strip, begin, (lengthwise ? width : depth) - end);
}

/// Converts an index from the owner's left to one from the western or southern end.
int fromLowerEnd(Home home, int index, int shares) {
    const bool leftIsLower = home == Home::south || home == Home::east;
    return leftIsLower ? index : shares - 1 - index;
}

Zone shareAlone(const Zone& zone, int index, int shares) {
    const int place = fromLowerEnd(zone.home, index, shares);
    const Du gaps(betweenZones.raw() * (shares - 1));
    const Du width = std::max(frontageOf(zone) - gaps, 0_du) / shares;
    const Du from =
        (isLengthwise(zone.home) ? zone.west : zone.south) + Du((width + betweenZones).raw() * place);
    return cutTo(zone, from, from + width);
}

}  // namespace

Heading facingFrom(Home home) {
    switch (home) {
        case Home::south: return Heading();
        case Home::north: return Heading(180_deg);
        case Home::west: return Heading(90_deg);
        case Home::east: return Heading(270_deg);
    }
    return {};
}

Du toTheRight(Home home, const geometry::Point& from, const geometry::Point& to) {
    switch (home) {
        case Home::south: return to.x - from.x;
        case Home::north: return from.x - to.x;
        case Home::west: return from.y - to.y;
        case Home::east: return to.y - from.y;
    }
    return {};
}

/// SIE-01: the same for a siege.
geometry::Size leastBattlefield(int points) {
    constexpr int fewest = 1000;
    return {Du(widthPerThousandPoints * std::max(fewest, points)), leastDepth};
}

Zone deploymentZone(const geometry::Size& table, Home home) {
    const Du free = std::max(0_du, (table.depth - leastDepth) / 2);
    const Du north = table.depth >= leastDepth ? free + zoneDepth + betweenZones : table.depth - zoneDepth;
    const Du y = home == Home::south ? free : north;
    return {home, 0_du, y, table.width, y + zoneDepth};
}

Zone shareOf(const Zone& zone, int index, int shares) {
    const int place = fromLowerEnd(zone.home, index, shares);
    const Du from = isLengthwise(zone.home) ? zone.west : zone.south;
    const auto mark = [&](int at) { return from + Du(frontageOf(zone).raw() * at / shares); };
    return cutTo(zone, mark(place), mark(place + 1));
}

Zone deploymentZone(const Setting& setting, Seat seat) {
    const auto own = std::ranges::find(setting.sides, seat, &Side::seat);
    int index = 0;
    int shares = 0;
    for (const Side& side : setting.sides) {
        if (side.home != own->home) continue;
        if (side.seat == seat) index = shares;
        ++shares;
    }
    if (setting.siege) return shareOf(siegeZone(setting, seat, own->home), index, shares);
    if (isFreeForAll(setting)) return shareAlone(stripAlone(setting, own->home), index, shares);
    return shareOf(deploymentZone(setting.table, own->home), index, shares);
}

Home homeOf(const Battle& battle, Seat seat) {
    return battle.player(seat).home.value_or(battle.side(seat).home);
}

Zone deploymentZone(const Battle& battle, Seat seat) {
    const auto isMoved = [](const Player& player) { return player.home.has_value(); };
    if (std::ranges::none_of(battle.players, isMoved)) return deploymentZone(*battle.setting, seat);
    Setting setting = *battle.setting;
    for (Side& side : setting.sides) side.home = homeOf(battle, side.seat);
    return deploymentZone(setting, seat);
}

Du frontageOf(const Zone& zone) {
    return isLengthwise(zone.home) ? zone.east - zone.west : zone.north - zone.south;
}

Du depthOf(const Zone& zone) {
    return isLengthwise(zone.home) ? zone.north - zone.south : zone.east - zone.west;
}

geometry::Pose poseIn(const Zone& zone, Du along, Du behindFront) {
    const Heading facing = facingFrom(zone.home);
    switch (zone.home) {
        case Home::south: return {{zone.west + along, zone.north - behindFront}, facing};
        case Home::north: return {{zone.west + along, zone.south + behindFront}, facing};
        case Home::west: return {{zone.east - behindFront, zone.south + along}, facing};
        case Home::east: return {{zone.west + behindFront, zone.south + along}, facing};
    }
    return {};
}

bool isFreeForAll(const Setting& setting) {
    std::set<int> teams;
    for (const Side& side : setting.sides) teams.insert(side.team);
    return setting.sides.size() > 2 && teams.size() == setting.sides.size();
}

namespace {

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

}  // namespace

Zone siegeZone(const Setting& setting, Seat seat, Home home) {
    return isDefender(setting, seat) ? zoneOfDefender(setting, home) : zoneOfAttacker(setting, home);
}

}  // namespace vallum::field
