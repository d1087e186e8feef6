// SPDX-License-Identifier: GPL-3.0-or-later
#include <array>
#include <span>

#include <vallum/field/rules/fortress/structure_contact.h>
#include <vallum/field/rules/fortress/structures.h>
#include <vallum/field/rules/fortress/tower_wraps.h>
#include <vallum/field/rules/fortress/walls.h>
#include <vallum/field/rules/ground/choke_points.h>
#include <vallum/field/rules/ground/terrain.h>
#include <vallum/field/rules/morale/elephants.h>
#include <vallum/field/rules/movement/contact.h>
#include <vallum/field/rules/movement/passage.h>
#include <vallum/geometry/engagement.h>
#include <vallum/geometry/relation.h>

namespace vallum::field {

using geometry::Edge;
using geometry::SectionIndex;

namespace {

/// Twice the reach of an extended card from its center, rounded up: at a greater distance nothing touches.
constexpr std::int64_t touching = 2'540;

/// Across a wall, or around towers in contact.
constexpr std::int64_t touchingAcross = 3'000;

bool areNear(const Battle& battle, const Unit& one, const Unit& other) {
    const std::int64_t x = one.pose.center.x.raw() - other.pose.center.x.raw();
    const std::int64_t y = one.pose.center.y.raw() - other.pose.center.y.raw();
    const std::int64_t reach = battle.structures.empty() ? touching : touchingAcross;
    return x * x + y * y <= reach * reach;
}

/// The sections of the enemy with the unit's envelop markers.
class MarkersOn {
public:
    MarkersOn(const Unit& unit, UnitId enemy) {
        for (const EnvelopMarker& marker : unit.envelops) {
            if (marker.enemy == enemy && count_ != sections_.size()) {
                sections_.at(count_++) = marker.section;
            }
        }
    }
    [[nodiscard]] std::span<const SectionIndex> sections() const { return {sections_.data(), count_}; }

private:
    std::array<SectionIndex, geometry::sectionsOfCard> sections_{};
    std::size_t count_ = 0;
};

geometry::SectionsInContact measured(const Battle& battle, UnitId first, UnitId second) {
    const MarkersOn ofFirst(battle.unit(first), second);
    const MarkersOn ofSecond(battle.unit(second), first);
    return geometry::sectionsInContact({placement(battle.unit(first)), ofFirst.sections()},
                                       {placement(battle.unit(second)), ofSecond.sections()}, cardSize);
}

geometry::Segment edgeOf(const geometry::Placement& unit, Edge edge) {
    if (edge == Edge::front) return geometry::frontEdge(unit, cardSize);
    return geometry::segmentOf(geometry::outline(unit.pose, cardSize), edge);
}

/// ENG-23: until it has moved away.
bool hasLeft(const Battle& battle, UnitId unit, UnitId enemy) {
    const TurnNotes& turn = battle.unit(unit).turn;
    return !turn.left.empty() && !turn.flags.has(TurnFlag::finishedMove) &&
           std::ranges::find(turn.left, enemy) != turn.left.end();
}

bool mayTouch(const Battle& battle, UnitId one, UnitId other) {
    const Unit& first = battle.unit(one);
    const Unit& second = battle.unit(other);
    return areNear(battle, first, second) && battle.onTable(one) && battle.onTable(other) && !first.below &&
           !second.below && (battle.areEnemies(one, other) || standsUpTo(battle, one, other)) &&
           !hasLeft(battle, one, other) && !hasLeft(battle, other, one);
}

/// FOR-04: its card lies next to the table.
bool holdsStructure(const Battle& battle, UnitId unit) { return battle.unit(unit).inside.has_value(); }

/// TER-32: at least one of them is a column. A unit in a tower or village is met there instead.
bool isInPassage(const Battle& battle, UnitId one, UnitId other) {
    return (battle.unit(one).passage || battle.unit(other).passage) && !holdsStructure(battle, one) &&
           !holdsStructure(battle, other);
}

/// FOR-09
bool isPartlyCovered(const Battle& battle, UnitId unit) {
    return std::ranges::any_of(battle.overlaps, [&](const Overlap& it) { return it.under == unit; });
}

/// GEO-17: WAL-11: a marker around an enemy behind a wall counts everywhere.
int sectionsNearStructures(const Battle& battle, UnitId one, UnitId other) {
    const int across = contactAtStructure(battle, one, other).sections;
    if (holdsStructure(battle, one) || holdsStructure(battle, other)) return across;
    if (across == 0 && !battle.overlaps.empty()) {
        if (isPartlyCovered(battle, one)) return uncoveredSectionsInContact(battle, one, other);
        if (isPartlyCovered(battle, other)) return uncoveredSectionsInContact(battle, other, one);
    }
    return across + measured(battle, one, other).total;
}

bool standsAskewAt(const Battle& battle, UnitId charger, UnitId enemy) {
    const auto& askew = battle.unit(charger).askew;
    return askew && askew->enemy == enemy &&
           geometry::inContact(footprint(battle, charger), footprint(battle, enemy));
}

/// Only units that might be in contact. Almost all are far away, and this is asked very often.
template <class Predicate> bool anyNear(const Battle& battle, UnitId unit, const Predicate& predicate) {
    const Unit& self = battle.unit(unit);
    UnitId id(0);
    for (const Unit& other : battle.units) {
        if (areNear(battle, self, other) && predicate(id)) return true;
        id = UnitId(id.raw() + 1);
    }
    return false;
}

template <class Predicate> std::vector<UnitId> unitsThat(const Battle& battle, const Predicate& predicate) {
    std::vector<UnitId> units;
    for (const UnitId id : battle.everyUnit()) {
        if (battle.onTable(id) && !battle.isCovered(id) && predicate(id)) units.push_back(id);
    }
    return units;
}

/// ENG-02, FLT-03
bool bars(const Battle& battle, UnitId unit, UnitId other) {
    const Unit& obstacle = battle.unit(other);
    if (battle.areEnemies(unit, other)) return true;
    if (!battle.unit(unit).has(Marker::fleeing)) {
        return !mayMoveThrough(battle, unit, battle.unit(unit).formation, other);
    }
    return obstacle.formation ||
           (obstacle.has(Marker::fleeing) && battle.type(other).unitClass == UnitClass::elephants);
}

/// What may bar the way of a unit that has not moved yet.
struct Blocker {
    geometry::Outline shape;
    std::optional<UnitId> card = {};  // of this unit, which may not bar it after all
};

void addMarkerSquares(std::vector<Blocker>& found, const Battle& battle, UnitId unit) {
    for (const auto& square : envelopSquares(battle, unit)) found.push_back({square});
    for (const auto& square : wrapSquares(battle, unit)) found.push_back({square});
}

std::vector<StructureId> structuresBeside(const Battle& battle, UnitId unit) {
    constexpr Du beside = 4_du;
    std::vector<StructureId> near;
    for (const StructureId id : standingStructures(battle)) {
        const geometry::Point& center = battle.structure(id).pose.center;
        if (geometry::isWithin(beside, battle.unit(unit).pose.center, center)) near.push_back(id);
    }
    return near;
}

std::vector<Blocker> obstaclesAround(const Battle& battle, UnitId unit) {
    std::vector<Blocker> found;
    const bool isFleeing = battle.unit(unit).has(Marker::fleeing);
    for (const UnitId other : battle.unitsOnTable()) {
        if (other == unit || battle.isCovered(other)) continue;
        // Markers may be far from their owner's card.
        if (!isFleeing || battle.areEnemies(unit, other)) addMarkerSquares(found, battle, other);
        if (!areNear(battle, battle.unit(unit), battle.unit(other))) continue;
        const geometry::Footprint shape = footprint(battle, other);
        for (const geometry::Outline& piece : shape.pieces()) found.push_back({piece, other});
    }
    if (battle.structures.empty() || battle.unit(unit).passage) return found;
    for (const Barrier& barrier : barriersFor(battle, unit, structuresBeside(battle, unit))) {
        found.push_back({barrier.shape});
    }
    return found;
}

}  // namespace

geometry::Placement placement(const Unit& unit) { return {unit.pose, unit.extension}; }

geometry::Footprint footprint(const Battle& battle, UnitId unit) {
    // FOR-04
    if (const auto inside = battle.unit(unit).inside) return boxOf(battle, *inside);
    if (const auto& passage = battle.unit(unit).passage) {
        return column(battle.unit(unit).pose, passage->sections);
    }
    return geometry::footprint(placement(battle.unit(unit)), cardSize);
}

geometry::Outline envelopSquare(const Battle& battle, const EnvelopMarker& marker) {
    return geometry::markerSquare(battle.unit(marker.enemy).pose, cardSize, marker.section);
}

std::vector<geometry::Outline> envelopSquares(const Battle& battle, UnitId unit) {
    std::vector<geometry::Outline> squares;
    for (const EnvelopMarker& marker : battle.unit(unit).envelops) {
        squares.push_back(envelopSquare(battle, marker));
    }
    return squares;
}

std::vector<UnitId> friendsOf(const Battle& battle, UnitId unit) {
    return unitsThat(battle, [&](UnitId other) { return other != unit && !battle.areEnemies(unit, other); });
}

std::vector<UnitId> enemiesOf(const Battle& battle, UnitId unit) {
    return unitsThat(battle, [&](UnitId other) { return battle.areEnemies(unit, other); });
}

int sectionsInContact(const Battle& battle, UnitId one, UnitId other) {
    if (!mayTouch(battle, one, other)) return 0;
    if (standsAskewAt(battle, one, other) || standsAskewAt(battle, other, one)) return 1;
    if (isInPassage(battle, one, other)) return contactInPassage(battle, one, other).sections;
    if (!battle.structures.empty()) return sectionsNearStructures(battle, one, other);
    return measured(battle, one, other).total;
}

bool strikes(const Battle& battle, UnitId striker, UnitId target, Edge edge) {
    if (!mayTouch(battle, striker, target)) return false;
    if (standsAskewAt(battle, striker, target)) return battle.unit(striker).askew->side == edge;
    if (standsAskewAt(battle, target, striker)) {
        return edge == Edge::front && battle.unit(target).askew->side == Edge::front;
    }
    const auto index = static_cast<std::size_t>(edge);
    if (isInPassage(battle, striker, target)) {
        return contactInPassage(battle, striker, target).edgesOfOther.at(index);
    }
    if (!battle.structures.empty()) {
        const StructureContact contact = contactAtStructure(battle, striker, target);
        if (contact.sections > 0 && contact.edgesOfOther.at(index)) return true;
        if (holdsStructure(battle, striker) || holdsStructure(battle, target)) return false;
    }
    if (!MarkersOn(battle.unit(striker), target).sections().empty()) {
        return measured(battle, striker, target).ofFirst.at(index) > 0;
    }
    const geometry::Placement ours = placement(battle.unit(striker));
    const geometry::Segment front = geometry::frontEdge(ours, cardSize);
    return geometry::flushSections(front, geometry::frontSections(ours.extension),
                                   edgeOf(placement(battle.unit(target)), edge)) > 0;
}

bool areEngaged(const Battle& battle, UnitId one, UnitId other) {
    return sectionsInContact(battle, one, other) > 0;
}

std::vector<UnitId> enemiesInContact(const Battle& battle, UnitId unit) {
    std::vector<UnitId> enemies;
    anyNear(battle, unit, [&](UnitId other) {
        if (!battle.isCovered(other) && areEngaged(battle, unit, other)) enemies.push_back(other);
        return false;
    });
    return enemies;
}

bool isEngaged(const Battle& battle, UnitId unit) {
    if (const auto main = battle.unit(unit).below) return isEngaged(battle, *main);
    return anyNear(battle, unit, [&](UnitId other) { return areEngaged(battle, unit, other); });
}

bool isBlocked(const Battle& battle, UnitId unit) {
    if (const auto main = battle.unit(unit).below) return isBlocked(battle, *main);
    const geometry::Placement from = placement(battle.unit(unit));
    const bool mayLeaveTable = battle.unit(unit).has(Marker::fleeing);
    const auto obstacles = obstaclesAround(battle, unit);
    const auto isBarred = [&](Edge side) {
        const geometry::Slide step{geometry::outward(from.pose.heading, side), 0.1_du};
        if (!mayLeaveTable && !geometry::staysOnTable(step, from, cardSize, battle.setting->table)) {
            return true;
        }
        const geometry::Sweep sweep(step, from, cardSize);
        const auto stops = [&](const Blocker& it) {
            return sweep.meets(it.shape) && (!it.card || bars(battle, unit, *it.card));
        };
        const auto isClosed = [&](const Tile& tile) {
            return !battle.unit(unit).passage && isImpassable(battle, unit, tile) &&
                   geometry::sweeps(step, from, cardSize, tile.region);
        };
        return std::ranges::any_of(obstacles, stops) || std::ranges::any_of(battle.setting->tiles, isClosed);
    };
    return isBarred(Edge::front) && isBarred(Edge::right) && isBarred(Edge::rear) && isBarred(Edge::left);
}

}  // namespace vallum::field
