// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/turn/setup_detail.h"

#include <array>
#include <set>

#include <vallum/field/rules/movement/stacks.h>
#include <vallum/field/rules/siege/rams.h>
#include <vallum/field/rules/siege/siege.h>
#include <vallum/field/rules/turn/deployment_room.h>
#include <vallum/field/rules/turn/setup.h>
#include <vallum/field/situation/fortress/walls.h>
#include <vallum/field/situation/ground/terrain.h>
#include <vallum/field/situation/ground/villages.h>
#include <vallum/field/situation/movement/cards.h>
#include <vallum/field/situation/movement/stacks.h>
#include <vallum/field/situation/movement/surroundings.h>
#include <vallum/field/situation/siege/siege.h>
#include <vallum/field/situation/turn/deployment_zones.h>
#include <vallum/field/situation/turn/generals.h>
#include <vallum/field/situation/turn/turns.h>
#include <vallum/geometry/region.h>
#include <vallum/geometry/relation.h>

namespace vallum::field {

int inReserve(const Battle& battle, Seat seat) {
    return static_cast<int>(std::ranges::count_if(
        battle.units, [&](const Unit& unit) { return unit.owner == seat && unit.place == Place::reserve; }));
}

namespace {

bool hasUnitOnTable(const Battle& battle, Seat seat) {
    return std::ranges::any_of(
        battle.units, [&](const Unit& unit) { return unit.owner == seat && unit.place == Place::table; });
}

}  // namespace

/// A side and then the others, alternating between teams.
std::vector<Seat> inOrder(const Battle& battle, std::optional<Seat> first) {
    return alternatingFrom(battle, first.value_or(battle.players.front().seat));
}

namespace {

RuleId ruleOfZones(const Setting& setting) {
    if (setting.sides.size() == 2) return "SET-18"_rule;
    return isFreeForAll(setting) ? "TEAM-10"_rule : "TEAM-02"_rule;
}

/// SIE-03, SIE-17, SIE-19
RuleId ruleOfZone(const Battle& battle, Seat seat, const geometry::Outline& card) {
    const Setting& setting = *battle.setting;
    if (!setting.siege) return ruleOfZones(setting);
    if (isDefender(setting, seat)) return "SIE-17"_rule;
    const auto isClose = [&](const Fortress& it) {
        const auto ground = geometry::Region::from(it.ground);
        return ground && geometry::distance(card, *ground) < setting.siege->distance;
    };
    return std::ranges::any_of(setting.fortresses, isClose) ? "SIE-03"_rule : "SIE-19"_rule;
}

/// SET-18, SET-21: whether a card may be placed there.
Verdict mayLie(const Battle& battle, const UnitPlacement& placement) {
    if (placement.inside) return mayStartInside(battle, placement.unit, *placement.inside);
    const Zone zone = deploymentZone(battle, battle.owner(placement.unit));
    const auto card = geometry::outline(placement.pose, cardSize);
    const auto inZone = [&](const geometry::Point& it) {
        return it.x >= zone.west && it.x <= zone.east && it.y >= zone.south && it.y <= zone.north;
    };
    if (!geometry::isOnTable(card, battle.setting->table)) return refuse("GEO-12"_rule);
    if (!std::ranges::all_of(card, inZone)) {
        return refuse(ruleOfZone(battle, battle.owner(placement.unit), card));
    }
    if (const Verdict verdict = mayBeLaidAt(battle, placement.unit, placement.pose); !verdict) return verdict;
    const auto liesOn = [&](UnitId other) {
        const bool isPartner = other == placement.stackedWith || areStacked(battle, other, placement.unit);
        if (battle.unit(other).inside) return false;
        return other != placement.unit && !isPartner && geometry::overlap(card, footprint(battle, other));
    };
    return allowIf(std::ranges::none_of(battle.unitsOnTable(), liesOn), "SET-21"_rule);
}

/// SET-21: units still to be placed need room as well.
Verdict leavesRoom(const Battle& battle, const UnitPlacement& placement) {
    if (placement.stackedWith || placement.inside) return {};
    const Seat owner = battle.owner(placement.unit);
    auto taken = groundNotForAll(battle);
    taken.push_back(geometry::outline(placement.pose, cardSize));
    return allowIf(roomIn(deploymentZone(battle, owner), taken) >= inReserve(battle, owner) - 1,
                   "SET-21"_rule);
}

/// SET-23: not beyond the front line.
bool isBehindFrontLine(const Zone& zone, const geometry::Point& point) {
    switch (zone.home) {
        case Home::south: return point.y <= zone.north;
        case Home::north: return point.y >= zone.south;
        case Home::west: return point.x <= zone.east;
        case Home::east: return point.x >= zone.west;
    }
    return false;
}

/// ABL-27: exactly aligned.
Verdict mayLieWithItsOtherHalf(const Battle& battle, const UnitPlacement& placement) {
    if (!placement.stackedWith) return {};
    return mayStack(battle, placement.unit, *placement.stackedWith).and_then([&] {
        return allowIf(battle.unit(*placement.stackedWith).pose == placement.pose, "ABL-27"_rule);
    });
}

/// SET-23: there must be room for the marker, and not beyond the front line.
Verdict mayMark(const Battle& arranged, UnitId id, geometry::Side side) {
    const Seat owner = arranged.owner(id);
    const Zone zone = deploymentZone(arranged, owner);
    const std::array way{arranged.unit(id).pose};
    const auto marker = geometry::extensionMarker(way.front(), cardSize, side);
    const auto isBehind = [&](const geometry::Point& it) { return isBehindFrontLine(zone, it); };
    const bool fits =
        std::ranges::all_of(marker, isBehind) &&
        isFree(arranged, marker, surroundingsOf(arranged, id, way, cardSize.width + cardSize.width));
    return allowIf(fits, "SET-23"_rule);
}

/// MAN-13
Verdict mayBeInFormation(const Battle& arranged, UnitId id) {
    if (ramOf(arranged, id)) return refuse("RAM-10"_rule);
    const auto& inside = arranged.unit(id).inside;
    const bool isInTower = inside && !sectorOf(arranged, id);
    if (isInTower || standsOnWall(arranged, id)) return refuse("ASL-24"_rule);
    return allowIf(!isInWater(arranged, id), "TER-20"_rule);
}

Verdict mayArrangeSo(const Battle& arranged, const UnitArrangement& it) {
    if (arranged.isCovered(it.unit)) return refuse("ABL-30"_rule);
    if (it.formation && !arranged.type(it.unit).formations.has(*it.formation)) return refuse("FRM-01"_rule);
    const bool isExtended = it.extension.left || it.extension.right;
    if (it.formation && isExtended) return refuse("MAN-12"_rule);
    if (it.formation) {
        if (const Verdict verdict = mayBeInFormation(arranged, it.unit); !verdict) return verdict;
    }
    if (it.extension.left) {
        const Verdict verdict = mayMark(arranged, it.unit, geometry::Side::left);
        if (!verdict) return verdict;
    }
    return it.extension.right ? mayMark(arranged, it.unit, geometry::Side::right) : Verdict();
}

/// Checks that each is listed once, on the table and of this owner.
bool areOwn(const Battle& battle, Seat seat, const std::vector<UnitArrangement>& units) {
    std::set<UnitId> seen;
    return std::ranges::all_of(units, [&](const UnitArrangement& it) {
        return battle.onTable(it.unit) && battle.owner(it.unit) == seat && seen.insert(it.unit).second;
    });
}

}  // namespace

Verdict mayPlace(const Battle& battle, const UnitPlacement& placement) {
    const bool isAgreed = !battle.setting->victory.empty();
    if (battle.stage != Stage::deployment || !isAgreed) return refuse("SET-02"_rule);
    const int raw = placement.unit.raw();
    const bool exists = raw >= 0 && raw < std::ssize(battle.units);
    const bool isSiege = battle.setting->siege.has_value();
    if (!exists || battle.owner(placement.unit) != battle.active) {
        return refuse(isSiege ? "SIE-06"_rule : "SET-21"_rule);
    }
    if (battle.unit(placement.unit).place != Place::reserve) return refuse("SET-21"_rule);
    return mayLieWithItsOtherHalf(battle, placement)
        .and_then([&] { return mayLie(battle, placement); })
        .and_then([&] { return leavesRoom(battle, placement); });
}

Verdict mayRedeploy(const Battle& battle, const Redeploy& question, const UnitPlacement& placement) {
    if (std::ranges::count(question.among, placement.unit) != 1) return refuse("GEN-08"_rule);
    if (placement.stackedWith) return refuse("ABL-27"_rule);
    return mayLie(battle, placement);
}

Verdict mayArrange(const Battle& battle, Seat seat, const Arrangement& arrangement) {
    if (battle.stage != Stage::arrangement || seat != battle.active) return refuse("SET-02"_rule);
    if (!areOwn(battle, seat, arrangement.units)) return refuse("SET-23"_rule);
    Battle arranged = battle;
    System::evolve(arranged, UnitsArranged{seat, arrangement.units});
    for (const UnitArrangement& it : arrangement.units) {
        if (const Verdict verdict = mayArrangeSo(arranged, it); !verdict) return verdict;
    }
    return {};
}

Verdict mayPlaceGeneral(const Battle& battle, Seat seat, int general, UnitId unit) {
    if (battle.stage != Stage::generals || seat != battle.active) return refuse("SET-02"_rule);
    if (!battle.onTable(unit) || battle.owner(unit) != seat) return refuse("GEN-01"_rule);
    const bool byUnits = battle.setting->options.command == Command::byUnits;
    if (!isCommandedBy(battle, {seat, general}, unit)) {
        return refuse(byUnits ? "OPT-13"_rule : "OPT-11"_rule);
    }
    return allowIf(!generalAt(battle, unit), "GEN-01"_rule);
}

namespace {

/// FRM-08: only if formations are allowed at the start.
std::optional<Seat> nextToArrange(const Battle& battle) {
    if (!battle.setting->startFormations) return std::nullopt;
    for (const Seat seat : inOrder(battle, battle.placedFirst)) {
        if (!battle.player(seat).arranged && hasUnitOnTable(battle, seat)) return seat;
    }
    return std::nullopt;
}

std::optional<Seat> nextToPlaceGenerals(const Battle& battle) {
    for (const Seat seat : inOrder(battle, battle.placedLast)) {
        const bool isPlaced = std::ranges::all_of(
            battle.player(seat).generals, [](const GeneralInPlay& it) { return it.with.has_value(); });
        if (!isPlaced && hasUnitOnTable(battle, seat)) return seat;
    }
    return std::nullopt;
}

}  // namespace

SetupTask nextSetupTask(const Battle& battle) {
    if (const auto seat = nextToPlaceInSiege(battle)) {
        return {Stage::deployment, battle.placedFirst ? *seat : battle.active};
    }
    for (const Player& player : battle.players) {
        if (inReserve(battle, player.seat) > 0) return {Stage::deployment, battle.active};
    }
    if (const auto seat = nextToArrange(battle)) return {Stage::arrangement, *seat};
    if (const auto seat = nextToPlaceGenerals(battle)) return {Stage::generals, *seat};
    return {Stage::dealing, battle.active};
}

Verdict fits(const Battle& battle, const PlaceUnit&, const UnitPlacement& answer) {
    return mayPlace(battle, answer);
}
Verdict fits(const Battle& battle, const Redeploy& question, const UnitPlacement& answer) {
    return mayRedeploy(battle, question, answer);
}
Verdict fits(const Battle&, const Redeploy&, const PhaseDone&) { return {}; }
Verdict fits(const Battle& battle, const ArrangeUnits&, const Arrangement& answer) {
    return mayArrange(battle, battle.active, answer);
}
Verdict fits(const Battle& battle, const PlaceGeneral& question, const UnitChosen& answer) {
    return mayPlaceGeneral(battle, battle.active, question.general, answer.unit);
}

}  // namespace vallum::field
