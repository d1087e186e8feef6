// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include <vallum/field/rules/combat/formations_in_combat.h>
#include <vallum/field/rules/fortress/field_defenses.h>
#include <vallum/field/rules/fortress/garrisons.h>
#include <vallum/field/rules/fortress/structures.h>
#include <vallum/field/rules/movement/contact.h>
#include <vallum/field/rules/movement/movement.h>
#include <vallum/geometry/engagement.h>
#include <vallum/geometry/relation.h>

namespace vallum::field {

using geometry::Edge;
using geometry::Outline;
using geometry::PathStep;
using geometry::Placement;
using geometry::Segment;

namespace {

constexpr int places = 4;

bool isNear(const Battle& battle, StructureId id, const geometry::Point& center) {
    constexpr std::int64_t near = 2'600;
    const geometry::Point& at = battle.structure(id).pose.center;
    const std::int64_t x = at.x.raw() - center.x.raw();
    const std::int64_t y = at.y.raw() - center.y.raw();
    return x * x + y * y <= near * near;
}

/// The tiles that the unit could stand next to.
std::vector<StructureId> tilesBy(const Battle& battle, const Placement& unit) {
    std::vector<StructureId> tiles;
    for (const StructureId id : battle.everyStructure()) {
        const Structure& it = battle.structure(id);
        if (!isFieldDefense(it.kind) || !it.stands()) continue;
        if (isNear(battle, id, unit.pose.center)) tiles.push_back(id);
    }
    return tiles;
}

Segment edgeOf(const Placement& unit, Edge edge) {
    if (edge == Edge::front) return geometry::frontEdge(unit, cardSize);
    return geometry::segmentOf(geometry::outline(unit.pose, cardSize), edge);
}

/// The edge of the card flush on each place of this side, counted from the right of the tile.
std::array<std::optional<Edge>, places> edgesOn(const Segment& side, bool reversed, const Placement& unit) {
    std::array<std::optional<Edge>, places> found;
    const auto mark = [&](int part) {
        return geometry::Point{Du(side.from.x.raw() + (side.to.x - side.from.x).raw() * part / places),
                               Du(side.from.y.raw() + (side.to.y - side.from.y).raw() * part / places)};
    };
    for (int i = 0; i != places; ++i) {
        const int part = reversed ? places - 1 - i : i;
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

/// The attacker's front must be there.
StructureContact contactOver(
    const Battle& battle, StructureId tile, Edge sideOfOne, const Placement& one, const Placement& other) {
    const Outline box = boxOf(battle, tile);
    const Edge sideOfOther = sideOfOne == Edge::front ? Edge::rear : Edge::front;
    const auto first = edgesOn(geometry::segmentOf(box, sideOfOne), false, one);
    const auto second = edgesOn(geometry::segmentOf(box, sideOfOther), true, other);
    StructureContact contact;
    for (std::size_t i = 0; i != places; ++i) {
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
    const auto tiles = standingStructures(battle);
    return std::ranges::any_of(tiles, [&](StructureId id) {
        return isFieldDefense(battle.structure(id).kind) &&
               geometry::sweeps(step.step, from, cardSize, boxOf(battle, id));
    });
}

}  // namespace

RuleId ruleOfClearing(const Battle& battle, StructureId id) {
    return isCaltrops(battle.structure(id).kind) ? "CAL-06"_rule : "TRE-06"_rule;
}

namespace {

bool isProtected(const Battle& battle, UnitId unit, StructureId id) {
    return std::ranges::any_of(enemiesOf(battle, unit),
                               [&](UnitId enemy) { return touches(battle, enemy, id); });
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

bool keepsOut(const Battle& battle, UnitId unit, StructureKind kind) {
    if (!isFieldDefense(kind)) return false;
    const auto inside = battle.unit(unit).inside;
    const bool isTower = inside && battle.structure(*inside).kind == StructureKind::siegeTower;
    return isTower || battle.type(unit).unitClass == UnitClass::artillery;
}

Verdict mayClear(const Battle& battle, UnitId unit, StructureId id) {
    if (id.raw() < 0 || id.raw() >= std::ssize(battle.structures)) return refuse("TRE-06"_rule);
    const Structure& it = battle.structure(id);
    if (!it.stands() || (!isCaltrops(it.kind) && !isFieldDefense(it.kind))) return refuse("TRE-14"_rule);
    if (Verdict verdict = maySetOut(battle, unit); !verdict) return verdict;
    const RuleId why = ruleOfClearing(battle, id);
    if (!touches(battle, unit, id) || battle.unit(unit).inside) return refuse(why);
    return allowIf(isCaltrops(it.kind) || !isProtected(battle, unit, id), why);
}

std::vector<StructureId> tilesToClear(const Battle& battle, UnitId unit) {
    auto tiles = standingStructures(battle);
    std::erase_if(tiles, [&](StructureId id) { return !mayClear(battle, unit, id); });
    return tiles;
}

RuleId ruleOfClearedTile(const Battle& battle, UnitId unit) {
    for (const StructureId id : battle.everyStructure()) {
        const Structure& it = battle.structure(id);
        const bool isCleared = it.condition == Condition::removed && isFieldDefense(it.kind);
        if (isCleared && touches(battle, unit, id)) return "TRE-06"_rule;
    }
    return "CAL-06"_rule;
}

Verdict fits(const Battle& battle, const ChooseMove&, const ClearTile& answer) {
    return mayClear(battle, answer.unit, answer.structure);
}

}  // namespace vallum::field
