// SPDX-License-Identifier: GPL-3.0-or-later
#include "greedy.h"

#include <algorithm>
#include <array>
#include <tuple>

#include <vallum/field/rules/siege/rams.h>
#include <vallum/field/rules/siege/siege.h>
#include <vallum/field/rules/turn/deployment_room.h>
#include <vallum/field/rules/turn/setup.h>
#include <vallum/field/situation/turn/deployment_zones.h>
#include <vallum/players/field_players.h>

namespace vallum::players {

namespace {

/// Where in the battle line a unit belongs.
enum class Role { line, reserve, screen, archers, wing };

constexpr Du betweenFiles = 1.75_du;

/// How far behind the front of the zone the centers of each rank are.
Du rankOf(Role role) {
    switch (role) {
        case Role::screen: return 0.4_du;
        case Role::line:
        case Role::wing: return 1.45_du;
        case Role::reserve:
        case Role::archers: return 2.5_du;
    }
    return 0.4_du;
}

Role roleOf(const UnitType& type) {
    if (type.has(Ability::skirmishers)) return Role::screen;
    if (type.mounted) return Role::wing;
    return type.ranged && type.ranged->range > 2_du ? Role::archers : Role::line;
}

int sturdiness(const UnitType& type) { return 2 * type.morale + type.health + type.defense.armor; }

std::vector<UnitId> army(const Battle& battle, Seat seat) {
    auto units = own(battle, seat, Place::reserve);
    const auto placed = own(battle, seat, Place::table);
    units.insert(units.end(), placed.begin(), placed.end());
    std::ranges::sort(units);
    return units;
}

/// The sturdiest unit of the line waits behind it; the general goes with it.
std::optional<UnitId> reserveOf(const Battle& battle, Seat seat) {
    std::optional<UnitId> best;
    int inLine = 0;
    for (const UnitId id : army(battle, seat)) {
        if (roleOf(battle.type(id)) != Role::line) continue;
        ++inLine;
        if (!best || sturdiness(battle.type(id)) > sturdiness(battle.type(*best))) best = id;
    }
    constexpr int fewestInLine = 4;
    return inLine > fewestInLine ? best : std::nullopt;
}

Role roleOf(const Battle& battle, UnitId id) {
    return reserveOf(battle, battle.owner(id)) == id ? Role::reserve : roleOf(battle.type(id));
}

int countOf(const Battle& battle, Seat seat, Role role) {
    return static_cast<int>(
        std::ranges::count_if(army(battle, seat), [&](UnitId id) { return roleOf(battle, id) == role; }));
}

/// From the middle outward, right and left by turns; the first file stands so far from it.
Du fileAt(int file, Du first) {
    const Du out = first + Du(betweenFiles.raw() * (file / 2));
    return file % 2 == 0 ? out : -out;
}

struct Slots {
    const Battle& battle;
    Seat seat;
    Zone zone;

    [[nodiscard]] geometry::Pose at(Du along, Du behindFront) const {
        return poseIn(zone, along, behindFront);
    }
    [[nodiscard]] bool isFree(UnitId unit, const geometry::Pose& pose) const {
        return mayPlace(battle, {unit, pose}).has_value();
    }
};

Du firstFile(const Battle& battle, Seat seat, Role role) {
    if (role == Role::wing) {
        return Du(betweenFiles.raw() * countOf(battle, seat, Role::line) / 2) + betweenFiles;
    }
    return countOf(battle, seat, role) % 2 == 0 ? betweenFiles / 2 : 0_du;
}

std::optional<geometry::Pose> placeFor(const Slots& slots, UnitId unit, Role role) {
    const Du middle = frontageOf(slots.zone) / 2;
    const Du first = firstFile(slots.battle, slots.seat, role);
    constexpr int files = 40;
    for (int file = 0; file != files; ++file) {
        const geometry::Pose pose = slots.at(middle + fileAt(file, first), rankOf(role));
        if (slots.isFree(unit, pose)) return pose;
    }
    return std::nullopt;
}

/// Wherever there is room, when there is none where it belongs.
geometry::Pose anyPlaceFor(const Slots& slots, UnitId unit) {
    const Du width = frontageOf(slots.zone);
    for (const Role rank : {Role::archers, Role::line, Role::screen}) {
        for (Du x = cardSize.width / 2; x < width; x = x + 0.1_du) {
            const geometry::Pose pose = slots.at(x, rankOf(rank));
            if (slots.isFree(unit, pose)) return pose;
        }
    }
    const geometry::Pose middle = slots.at(width / 2, rankOf(Role::line));
    return firstFreePlace(slots.battle, slots.seat).value_or(middle);
}

}  // namespace

/// The line first: the wings, where it counts most who faces whom, as late as possible.
Answer placementOf(const Battle& battle, Seat seat) {
    const auto waiting = own(battle, seat, Place::reserve);
    if (auto engine = siegeTowerPlacement(battle, seat)) return *std::move(engine);
    if (waiting.empty()) return equipmentOf(battle, seat);
    if (auto crew = crewPlacement(battle, seat)) return *std::move(crew);
    if (auto place = garrisonPlacement(battle, seat)) return *std::move(place);
    const UnitId unit =
        *std::ranges::min_element(waiting, {}, [&](UnitId id) { return std::tuple(roleOf(battle, id), id); });
    const Slots slots{battle, seat, deploymentZone(battle, seat)};
    const auto place = placeFor(slots, unit, roleOf(battle, unit));
    return UnitPlacement{unit, place ? *place : anyPlaceFor(slots, unit)};
}

std::vector<Answer> placementsOfTheRest(Battle battle, Seat seat) {
    std::vector<Answer> answers;
    while (!own(battle, seat, Place::reserve).empty()) {
        const Answer answer = placementOf(battle, seat);
        const auto* placed = std::get_if<UnitPlacement>(&answer);
        if (placed == nullptr) break;
        System::evolve(battle, UnitPlaced{placed->unit, placed->pose, seat, {}, {}, placed->inside});
        answers.push_back(answer);
    }
    return answers;
}

UnitId unitForGeneral(const Battle& battle, Seat seat, const PlaceGeneral& question) {
    auto units = own(battle, seat, Place::table);
    std::erase_if(units, [&](UnitId id) { return !fits(battle, question, UnitChosen{id}); });
    const auto suits = [&](UnitId id) {
        const Role role = roleOf(battle, id);
        const bool isBehind = role == Role::reserve || role == Role::archers;
        const bool isLight = role == Role::screen || role == Role::archers;
        const bool goesFirst = ramOf(battle, id) || battle.unit(id).inside;
        return std::tuple(!goesFirst, !isLight, isBehind, sturdiness(battle.type(id)));
    };
    return *std::ranges::max_element(units, {}, suits);
}

}  // namespace vallum::players
