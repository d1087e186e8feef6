// SPDX-License-Identifier: GPL-3.0-or-later
#include "field_defenses_detail.h"

#include <algorithm>

#include <vallum/field/situation/combat/this_turn.h>
#include <vallum/field/situation/fortress/at_structures.h>
#include <vallum/field/situation/fortress/field_defenses.h>
#include <vallum/field/situation/fortress/structures.h>
#include <vallum/field/situation/movement/cards.h>
#include <vallum/geometry/engagement.h>
#include <vallum/geometry/relation.h>

namespace vallum::field {

using geometry::Edge;
using geometry::Outline;
using geometry::Placement;
using geometry::Segment;

namespace {

bool isNear(const Battle& battle, StructureId id, const geometry::Point& center) {
    constexpr std::int64_t near = 2'600;
    const geometry::Point& at = battle.structure(id).pose.center;
    const std::int64_t x = at.x.raw() - center.x.raw();
    const std::int64_t y = at.y.raw() - center.y.raw();
    return x * x + y * y <= near * near;
}

}  // namespace

std::vector<StructureId> tilesBy(const Battle& battle, const Placement& unit) {
    std::vector<StructureId> tiles;
    for (const StructureId id : battle.everyStructure()) {
        const Structure& it = battle.structure(id);
        if (!isFieldDefense(it.kind) || !it.stands()) continue;
        if (isNear(battle, id, unit.pose.center)) tiles.push_back(id);
    }
    return tiles;
}

EdgesOnPlaces edgesOn(const Segment& side, bool reversed, const Placement& unit) {
    EdgesOnPlaces found;
    const auto mark = [&](int part) {
        return geometry::Point{Du(side.from.x.raw() + (side.to.x - side.from.x).raw() * part / placesOnSide),
                               Du(side.from.y.raw() + (side.to.y - side.from.y).raw() * part / placesOnSide)};
    };
    for (int i = 0; i != placesOnSide; ++i) {
        const int part = reversed ? placesOnSide - 1 - i : i;
        const Segment place{mark(part), mark(part + 1)};
        for (const Edge edge : geometry::allEdges) {
            if (geometry::flushSections(place, 1, edgeOf(unit, edge)) == 1) {
                found.at(static_cast<std::size_t>(i)) = edge;
                break;
            }
        }
    }
    return found;
}

namespace {

/// The attacker's front must be there.
StructureContact contactOver(
    const Battle& battle, StructureId tile, Edge sideOfOne, const Placement& one, const Placement& other) {
    const Outline box = boxOf(battle, tile);
    const Edge sideOfOther = sideOfOne == Edge::front ? Edge::rear : Edge::front;
    const auto first = edgesOn(geometry::segmentOf(box, sideOfOne), false, one);
    const auto second = edgesOn(geometry::segmentOf(box, sideOfOther), true, other);
    StructureContact contact;
    for (std::size_t i = 0; i != placesOnSide; ++i) {
        if (!first.at(i) || !second.at(i)) continue;
        if (first.at(i) != Edge::front && second.at(i) != Edge::front) continue;
        ++contact.sections;
        contact.edgesOfOne.at(static_cast<std::size_t>(*first.at(i))) = true;
        contact.edgesOfOther.at(static_cast<std::size_t>(*second.at(i))) = true;
    }
    return contact;
}

bool isFoughtNow(const Battle& battle, UnitId one, UnitId other) {
    if (!battle.combat || battle.combat->kind == CombatKind::structure) return false;
    return battle.combat->units.has(one) && battle.combat->units.has(other);
}

bool wasFought(const Battle& battle, UnitId one, UnitId other) {
    return std::ranges::any_of(battle.fought,
                               [&](const Opponents& it) { return it.has(one) && it.has(other); });
}

/// TRE-13
bool isAttacked(const Battle& battle, UnitId unit, UnitId enemy) {
    if (battle.combat && battle.combat->units.has(unit) && battle.combat->units.has(enemy)) {
        return battle.combat->units.defender == unit;
    }
    return battle.owner(unit) != battle.active;
}

/// TRE-07
bool isInDirectContact(const Battle& battle, UnitId unit, UnitId enemy) {
    return std::ranges::count(battle.unit(enemy).envelops, unit, &EnvelopMarker::enemy) != 0;
}

}  // namespace

std::optional<Across> acrossFieldDefense(const Battle& battle, const Placement& one, const Placement& other) {
    for (const StructureId tile : tilesBy(battle, one)) {
        for (const Edge side : {Edge::front, Edge::rear}) {
            const StructureContact contact = contactOver(battle, tile, side, one, other);
            if (contact.sections > 0) return Across{tile, contact};
        }
    }
    return std::nullopt;
}

StructureContact contactAcross(const Battle& battle, UnitId one, UnitId other) {
    if (tilesBy(battle, placement(battle.unit(one))).empty()) return {};
    const bool isFight = isFoughtNow(battle, one, other) || wasFought(battle, one, other) ||
                         beganWithCharge(battle, {one, other}) || isInDirectContact(battle, one, other) ||
                         isInDirectContact(battle, other, one);
    if (!isFight || battle.unit(one).inside || battle.unit(other).inside) return {};
    const auto across =
        acrossFieldDefense(battle, placement(battle.unit(one)), placement(battle.unit(other)));
    return across ? across->contact : StructureContact();
}

std::optional<Shelter> shelterAcross(const Battle& battle, UnitId unit, UnitId enemy) {
    if (battle.unit(unit).inside || battle.unit(enemy).inside) return std::nullopt;
    if (!isAttacked(battle, unit, enemy) || isInDirectContact(battle, unit, enemy)) return std::nullopt;
    const auto across =
        acrossFieldDefense(battle, placement(battle.unit(unit)), placement(battle.unit(enemy)));
    if (!across) return std::nullopt;
    return Shelter{"TRE-02"_rule, valuesOf(battle, across->tile).defense};
}

bool defendsTrench(const Battle& battle, UnitId unit, UnitId enemy) {
    if (!shelterAcross(battle, unit, enemy)) return false;
    const auto across =
        acrossFieldDefense(battle, placement(battle.unit(unit)), placement(battle.unit(enemy)));
    return across && battle.structure(across->tile).kind == StructureKind::trench;
}

bool isHinderedByFieldDefense(const Battle& battle, UnitId unit, UnitId enemy) {
    if (contactAcross(battle, unit, enemy).sections > 0) return true;
    const geometry::Footprint card = footprint(battle, unit);
    return std::ranges::any_of(tilesBy(battle, placement(battle.unit(unit))), [&](StructureId tile) {
        return geometry::overlap(card, boxOf(battle, tile));
    });
}

bool keepsOut(const Battle& battle, UnitId unit, StructureKind kind) {
    if (!isFieldDefense(kind)) return false;
    const auto inside = battle.unit(unit).inside;
    const bool isTower = inside && battle.structure(*inside).kind == StructureKind::siegeTower;
    return isTower || battle.type(unit).unitClass == UnitClass::artillery;
}

}  // namespace vallum::field
