// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include <vallum/field/situation/fortress/at_structures.h>
#include <vallum/field/situation/fortress/structures.h>
#include <vallum/field/situation/ground/villages.h>
#include <vallum/geometry/bearing.h>
#include <vallum/geometry/grid.h>

namespace vallum::field {

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

}  // namespace

std::optional<StructureId> sectorOf(const Battle& battle, UnitId unit) {
    const auto inside = battle.unit(unit).inside;
    if (!inside || battle.structure(*inside).kind != StructureKind::villageSector) return std::nullopt;
    return inside;
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
