// SPDX-License-Identifier: GPL-3.0-or-later
#include "situation/fortress/field_defenses_detail.h"

#include <algorithm>

#include <vallum/field/rules/fortress/field_defenses.h>
#include <vallum/field/rules/movement/move_plan.h>
#include <vallum/field/situation/fortress/field_defenses.h>
#include <vallum/field/situation/fortress/places_at.h>
#include <vallum/field/situation/fortress/structures.h>
#include <vallum/field/situation/movement/cards.h>
#include <vallum/field/situation/movement/surroundings.h>
#include <vallum/geometry/engagement.h>
#include <vallum/geometry/relation.h>

namespace vallum::field {

using geometry::Edge;
using geometry::Outline;
using geometry::PathStep;
using geometry::Placement;
using geometry::Segment;

namespace {

/// True if the center of a card lies beyond the line of this side of the tile.
bool isBeyond(const Battle& battle, StructureId tile, Edge side, const geometry::Point& center) {
    const Segment line = geometry::segmentOf(boxOf(battle, tile), side);
    const std::int64_t x = (line.to.x - line.from.x).raw();
    const std::int64_t y = (line.to.y - line.from.y).raw();
    return x * (center.y - line.from.y).raw() - y * (center.x - line.from.x).raw() > 0;
}

bool lines(const Battle& battle, StructureId tile, Edge side, const Placement& unit) {
    const auto found = edgesOn(geometry::segmentOf(boxOf(battle, tile), side), false, unit);
    return std::ranges::any_of(found, [](const auto& it) { return it.has_value(); });
}

/// TRE-09: a unit in a trench attacks out of it at those that face it.
bool holdsTrench(const Battle& battle, UnitId unit, StructureId tile, Edge side) {
    const Structure& it = battle.structure(tile);
    return it.kind == StructureKind::trench && it.owner && battle.areAllied(*it.owner, battle.owner(unit)) &&
           lines(battle, tile, side, placement(battle.unit(unit)));
}

/// The tile between a place and an enemy on its far side.
std::optional<StructureId> tileBefore(const Battle& battle,
                                      UnitId charger,
                                      const geometry::Point& from,
                                      UnitId target) {
    const Placement enemy = placement(battle.unit(target));
    for (const StructureId tile : tilesBy(battle, enemy)) {
        for (const auto& [near, far] :
             {std::pair(Edge::front, Edge::rear), std::pair(Edge::rear, Edge::front)}) {
            if (!isBeyond(battle, tile, near, from) || !lines(battle, tile, far, enemy)) continue;
            if (!holdsTrench(battle, charger, tile, near)) return tile;
        }
    }
    return std::nullopt;
}

Du depthOf(const Battle& battle, StructureId tile) {
    return sizeOf(battle.structure(tile).kind, battle.setting->sizes).depth;
}

/// TRE-07, GEO-18: as if the tile between the two were not there.
std::vector<geometry::SectionIndex> wrappedOver(const Battle& battle,
                                                StructureId tile,
                                                const Placement& charger,
                                                UnitId target,
                                                geometry::Side end,
                                                const Surroundings& around) {
    Placement there = charger;
    there.pose.center = geometry::pointAt(charger.pose, 0_du, depthOf(battle, tile));
    const Placement enemy = placement(battle.unit(target));
    auto found = geometry::envelopPlaces(there, enemy, cardSize, end);
    const auto taken = std::ranges::find_if(found, [&](geometry::SectionIndex it) {
        return !isFree(battle, geometry::markerSquare(enemy.pose, cardSize, it), around);
    });
    found.erase(taken, found.end());
    return found;
}

void wrap(PlannedContact& contact, int asked, const std::vector<geometry::SectionIndex>& free) {
    const auto count = std::clamp<std::size_t>(static_cast<std::size_t>(std::max(asked, 0)), 0, free.size());
    for (std::size_t i = 0; i != count; ++i) contact.envelops.push_back({contact.target, free.at(i)});
    contact.sections += static_cast<int>(count);
}

bool leadsOver(const Battle& battle, const PlannedStep& step, const Placement& from) {
    return std::ranges::any_of(battle.everyStructure(), [&](StructureId id) {
        return isFieldDefense(battle.structure(id).kind) && battle.structure(id).stands() &&
               geometry::sweeps(step.step, from, cardSize, boxOf(battle, id));
    });
}

}  // namespace

std::optional<PathStep> upToFieldDefense(
    const Battle& battle, UnitId charger, const PathStep& step, const Placement& from, UnitId target) {
    if (battle.structures.empty() || battle.unit(target).inside) return std::nullopt;
    const auto tile = tileBefore(battle, charger, from.pose.center, target);
    if (!tile) return std::nullopt;
    const std::array<Outline, 1> shape{boxOf(battle, *tile)};
    const auto met = geometry::firstContact(step, from, cardSize, shape);
    if (met) return met->upTo;
    const Placement end{geometry::after(step, from.pose, cardSize), from.extension};
    const bool isThere = geometry::inContact(geometry::footprint(end, cardSize), shape.front());
    return isThere ? std::optional(step) : std::nullopt;
}

std::optional<PlannedContact> contactOverFieldDefense(const Battle& battle,
                                                      UnitId charger,
                                                      const Placement& touching,
                                                      const Charge& charge,
                                                      const Surroundings& around) {
    if (battle.structures.empty() || battle.unit(charge.target).inside) return std::nullopt;
    const auto tile = tileBefore(battle, charger, touching.pose.center, charge.target);
    if (!tile || !geometry::inContact(geometry::footprint(touching, cardSize), boxOf(battle, *tile))) {
        return std::nullopt;
    }
    const Placement enemy = placement(battle.unit(charge.target));
    for (const geometry::Pose& pose : placesAt(battle, *tile, touching)) {
        const Placement place{pose, touching.extension};
        const auto across = acrossFieldDefense(battle, place, enemy);
        if (!across || across->tile != *tile) continue;
        if (!isFree(battle, geometry::footprint(place, cardSize), around)) continue;
        PlannedContact contact;
        contact.target = charge.target;
        contact.to = pose;
        contact.sections = across->contact.sections;
        const auto struck = std::ranges::find(across->contact.edgesOfOther, true);
        contact.side = static_cast<Edge>(struck - across->contact.edgesOfOther.begin());
        contact.sides = {contact.side};
        const auto left = wrappedOver(battle, *tile, place, charge.target, geometry::Side::left, around);
        const auto right = wrappedOver(battle, *tile, place, charge.target, geometry::Side::right, around);
        contact.roomLeft = static_cast<int>(left.size());
        contact.roomRight = static_cast<int>(right.size());
        wrap(contact, charge.wrapLeft, left);
        wrap(contact, charge.wrapRight, right);
        return contact;
    }
    return std::nullopt;
}

std::optional<RuleId> limitedByFieldDefense(const Battle& battle, const Move& move, const MovePlan& plan) {
    if (plan.contact) {
        const Placement end{plan.contact->to, battle.unit(move.unit).extension};
        const Unit& target = battle.unit(plan.contact->target);
        if (!target.inside && acrossFieldDefense(battle, end, placement(target))) return "TRE-03"_rule;
    }
    Placement from{move.out.value_or(battle.unit(move.unit).pose), plan.extension};
    for (const PlannedStep& step : plan.steps) {
        if (leadsOver(battle, step, from)) return "TRE-03"_rule;
        from.pose = step.to;
    }
    return std::nullopt;
}

bool chargesOverTrench(const Battle& battle, const MovePlan& plan) {
    if (battle.structures.empty() || !plan.contact || battle.unit(plan.contact->target).inside) return false;
    const auto across = acrossFieldDefense(battle, {plan.contact->to, plan.extension},
                                           placement(battle.unit(plan.contact->target)));
    return across && battle.structure(across->tile).kind == StructureKind::trench;
}

}  // namespace vallum::field
