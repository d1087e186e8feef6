// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include <vallum/field/rules/ground/villages.h>
#include <vallum/field/rules/movement/move_plan.h>
#include <vallum/field/situation/fortress/places_at.h>
#include <vallum/field/situation/fortress/structures.h>
#include <vallum/field/situation/ground/villages.h>
#include <vallum/field/situation/movement/surroundings.h>
#include <vallum/geometry/relation.h>

namespace vallum::field {

using geometry::Edge;
using geometry::Footprint;
using geometry::Outline;
using geometry::Placement;
using geometry::Pose;

namespace {

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

Verdict mayEndOver(const Battle& battle, UnitId unit, const Footprint& card) {
    for (const UnitId other : battle.everyUnit()) {
        const auto sector = sectorOf(battle, other);
        if (!sector || other == unit || !battle.onTable(other) || battle.areEnemies(unit, other)) continue;
        if (geometry::overlap(card, boxOf(battle, *sector))) {
            return refuseAt(battle, "TER-50"_rule, other);
        }
    }
    return {};
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

}  // namespace vallum::field
