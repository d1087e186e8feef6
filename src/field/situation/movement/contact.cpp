// SPDX-License-Identifier: GPL-3.0-or-later
#include <array>
#include <span>

#include <vallum/field/situation/fortress/at_structures.h>
#include <vallum/field/situation/fortress/structure_contact.h>
#include <vallum/field/situation/ground/choke_points.h>
#include <vallum/field/situation/morale/elephants.h>
#include <vallum/field/situation/movement/cards.h>
#include <vallum/field/situation/movement/contact.h>
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

/// Only units that might be in contact. Almost all are far away or friends, and this is asked very often.
template <class Predicate> bool anyNear(const Battle& battle, UnitId unit, const Predicate& predicate) {
    const Unit& self = battle.unit(unit);
    const bool fightFriends = !battle.standing.empty();
    UnitId id(0);
    for (const Unit& other : battle.units) {
        const bool mayFight = fightFriends || other.owner != self.owner;
        if (mayFight && areNear(battle, self, other) && predicate(id)) return true;
        id = UnitId(id.raw() + 1);
    }
    return false;
}

}  // namespace

bool areNear(const Battle& battle, const Unit& one, const Unit& other) {
    const std::int64_t x = one.pose.center.x.raw() - other.pose.center.x.raw();
    const std::int64_t y = one.pose.center.y.raw() - other.pose.center.y.raw();
    const std::int64_t reach = battle.structures.empty() ? touching : touchingAcross;
    return x * x + y * y <= reach * reach;
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

}  // namespace vallum::field
