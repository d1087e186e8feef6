// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include <vallum/field/rules/fortress/garrisons.h>
#include <vallum/field/rules/fortress/structures.h>
#include <vallum/field/rules/ground/villages.h>
#include <vallum/field/rules/movement/contact.h>
#include <vallum/geometry/bearing.h>
#include <vallum/geometry/grid.h>
#include <vallum/geometry/relation.h>

namespace vallum::field {

using geometry::Edge;
using geometry::Footprint;
using geometry::Outline;
using geometry::Placement;
using geometry::Pose;

namespace {

/// TER-52: along the border between the sectors there is room for both fronts.
constexpr int sectionsBetweenSectors = 4;

StructureContact frontToFront(int sections) {
    StructureContact contact;
    contact.sections = sections;
    contact.edgesOfOne.front() = sections > 0;
    contact.edgesOfOther.front() = sections > 0;
    return contact;
}

bool isFoughtBetween(const Battle& battle, UnitId one, UnitId other) {
    const auto hasBoth = [&](const Opponents& it) { return it.has(one) && it.has(other); };
    return (battle.combat && hasBoth(battle.combat->units)) || std::ranges::any_of(battle.fought, hasBoth);
}

bool areNeighbors(const Battle& battle, StructureId one, StructureId other) {
    return battle.structure(one).otherSector == other;
}

/// TER-48: inside or on the printed borders.
bool isInside(const Outline& card, const Outline& sector) {
    return std::ranges::all_of(card, [&](const geometry::Point& corner) {
        for (std::size_t i = 0; i != sector.size(); ++i) {
            const geometry::Point& from = sector.at(i);
            const geometry::Point& to = sector.at((i + 1) % sector.size());
            const std::int64_t x = (to.x - from.x).raw();
            const std::int64_t y = (to.y - from.y).raw();
            const std::int64_t outward = x * (corner.y - from.y).raw() - y * (corner.x - from.x).raw();
            if (outward > geometry::tolerance.raw() * (std::abs(x) + std::abs(y))) return false;
        }
        return true;
    });
}

}  // namespace

std::optional<StructureId> sectorOf(const Battle& battle, UnitId unit) {
    const auto inside = battle.unit(unit).inside;
    if (!inside || battle.structure(*inside).kind != StructureKind::villageSector) return std::nullopt;
    return inside;
}

Expected<Pose> placeInSector(const Battle& battle, const Move& move, const Surroundings& around) {
    const StructureId id = move.at->structure;
    const UnitType& type = battle.type(move.unit);
    if (type.mounted || type.unitClass == UnitClass::artillery) return refuse("TER-47"_rule);
    if (const auto holder = holderOf(battle, id)) {
        return refuseAt(battle, battle.areEnemies(move.unit, *holder) ? "TER-47"_rule : "TER-49"_rule,
                        *holder);
    }
    const Pose place = move.at->place.value_or(battle.structure(id).pose);
    const Outline card = geometry::outline(place, cardSize);
    if (!isInside(card, boxOf(battle, id))) return refuse("TER-48"_rule);
    if (!isFree(battle, boxOf(battle, id), around)) return refuse("TER-47"_rule);
    return place;
}

Pose nearestInSector(const Battle& battle, StructureId id, const Pose& wanted) {
    const Pose& sector = battle.structure(id).pose;
    const geometry::Size size = sizeOf(StructureKind::villageSector, battle.setting->sizes);
    const Degrees off = geometry::angleBetween(wanted.heading, sector.heading);
    const Heading heading = off <= 90_deg ? sector.heading : sector.heading + 180_deg;
    const auto [right, ahead] = geometry::offsetOf(sector, wanted.center);
    const Du aside = (size.width - cardSize.width) / 2;
    const Du along = (size.depth - cardSize.depth) / 2;
    return {geometry::pointAt(sector, std::clamp(right, -aside, aside), std::clamp(ahead, -along, along)),
            heading};
}

Verdict mayEndOver(const Battle& battle, UnitId unit, const Footprint& card) {
    for (const UnitId other : battle.unitsOnTable()) {
        if (other == unit || battle.areEnemies(unit, other)) continue;
        const auto sector = sectorOf(battle, other);
        if (sector && geometry::overlap(card, boxOf(battle, *sector))) {
            return refuseAt(battle, "TER-50"_rule, other);
        }
    }
    return {};
}

StructureContact contactAtVillage(const Battle& battle, UnitId one, UnitId other) {
    const auto first = sectorOf(battle, one);
    const auto second = sectorOf(battle, other);
    if (first && second) {
        const bool isFight = areNeighbors(battle, *first, *second) && isFoughtBetween(battle, one, other);
        return isFight ? frontToFront(sectionsBetweenSectors) : StructureContact();
    }
    const UnitId enemy = first ? other : one;
    if (battle.unit(enemy).inside || battle.type(enemy).mounted) return {};
    return frontToFront(frontSectionsOn(battle, enemy, first ? *first : *second));
}

Expected<PlannedContact> contactWithHolder(const Battle& battle,
                                           UnitId charger,
                                           const Placement& touching,
                                           const Charge& charge,
                                           const Surroundings& around) {
    if (battle.type(charger).mounted) return refuseAt(battle, "HGT-21"_rule, charge.target);
    const StructureId sector = *sectorOf(battle, charge.target);
    PlannedContact contact;
    contact.target = charge.target;
    contact.sides = {Edge::front};
    for (const Pose& pose : placesAt(battle, sector, touching)) {
        if (!isFree(battle, geometry::footprint({pose, touching.extension}, cardSize), around)) continue;
        const Battle there = standingAt(battle, charger, pose);
        contact.to = pose;
        contact.sections = contactAtVillage(there, charger, charge.target).sections;
        if (contact.sections > 0) return contact;
    }
    return refuseAt(battle, "CHG-01"_rule, charge.target, Hindrance::outOfReach);
}

std::optional<Shelter> shelterInVillage(const Battle& battle, UnitId unit, UnitId enemy) {
    const auto sector = sectorOf(battle, unit);
    if (!sector) return std::nullopt;
    const auto others = sectorOf(battle, enemy);
    const bool comesOut = others && areNeighbors(battle, *sector, *others) && battle.combat &&
                          battle.combat->units.attacker == unit;
    if (comesOut) return std::nullopt;
    return Shelter{"TER-51"_rule, valuesOf(battle, *sector).defense};
}

std::optional<Shelter> shelterInVillageFromShots(const Battle& battle, UnitId unit) {
    const auto sector = sectorOf(battle, unit);
    if (!sector) return std::nullopt;
    return Shelter{"TER-51"_rule, valuesOf(battle, *sector).rangedDefense};
}

}  // namespace vallum::field
