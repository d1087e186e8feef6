// SPDX-License-Identifier: GPL-3.0-or-later
#include "walls_detail.h"

#include <algorithm>

#include <vallum/field/situation/fortress/at_structures.h>
#include <vallum/field/situation/fortress/field_defenses.h>
#include <vallum/field/situation/fortress/structure_contact.h>
#include <vallum/field/situation/fortress/structures.h>
#include <vallum/field/situation/fortress/walls.h>
#include <vallum/field/situation/ground/villages.h>
#include <vallum/field/situation/movement/cards.h>
#include <vallum/field/situation/siege/siege_towers.h>
#include <vallum/geometry/bearing.h>
#include <vallum/geometry/box.h>
#include <vallum/geometry/engagement.h>
#include <vallum/geometry/relation.h>

namespace vallum::field {

using geometry::Edge;
using geometry::Outline;
using geometry::Segment;

namespace {

constexpr std::array besideFront{Edge::right, Edge::rear, Edge::left};
constexpr std::int32_t tooFar = geometry::tolerance.raw() + 1;  // for edges to be flush

bool& at(std::array<bool, 4>& list, Edge edge) { return list.at(static_cast<std::size_t>(edge)); }

std::vector<WallPlace> shared(const std::vector<WallPlace>& some, const std::vector<WallPlace>& others) {
    std::vector<WallPlace> both;
    std::ranges::copy_if(some, std::back_inserter(both),
                         [&](const WallPlace& it) { return std::ranges::count(others, it) != 0; });
    return both;
}

/// GEO-17: section places that one unit faces from outside and the other holds inside.
std::vector<WallPlace> placesBetween(const Battle& battle, UnitId outside, UnitId inside) {
    const auto faced = placesFaced(battle, outside);
    return faced.empty() ? faced : shared(faced, placesDefended(battle, inside));
}

/// HGT-06, HGT-21, WAL-12: facing a wall that stands is no melee; the attacker must have climbed it.
bool fightsAt(const Battle& battle, UnitId outside, UnitId inside, const WallPlace& place) {
    if (isOpen(battle, place)) return true;
    return hasClimbed(battle, outside) && canManWalls(battle, outside) && canManWalls(battle, inside);
}

/// A cheap test first: nearly all walls stand, few units are up, and hardly two stand on either side of one
/// wall.
bool mayFightAcross(const Battle& battle, UnitId outside, UnitId inside) {
    const bool isUp = hasClimbed(battle, outside);
    bool mayFight = false;
    forEachWallNear(battle, outside, [&](StructureId wall) {
        if (mayFight) return;
        const Structure& it = battle.structure(wall);
        const bool isClosed = it.stands() && (it.kind != StructureKind::gate || hasDoor(battle, wall));
        if (isClosed && !isUp) return;
        mayFight = mayFace(battle, outside, wall) && mayHold(battle, inside, wall);
    });
    return mayFight;
}

/// The edge of its card on the wall: the front or, after storming a place (WAL-17), the rear.
Edge edgeOnWall(const Battle& battle, UnitId unit, const WallPlace& place) {
    const Outline card = geometry::outline(battle.unit(unit).pose, cardSize);
    const Edge inner = Edge::rear;
    const int rear = geometry::flushSections(geometry::segmentOf(card, Edge::rear), 4,
                                             geometry::segmentOf(boxOf(battle, place.wall), inner));
    return rear > 0 ? Edge::rear : Edge::front;
}

void addAcrossWall(
    StructureContact& contact, const Battle& battle, UnitId outside, UnitId inside, bool swapped) {
    if (!mayFightAcross(battle, outside, inside)) return;
    auto faced = placesFaced(battle, outside);
    std::erase_if(faced, [&](const WallPlace& it) { return !fightsAt(battle, outside, inside, it); });
    if (faced.empty()) return;
    for (const WallPlace& place : shared(faced, placesDefended(battle, inside))) {
        ++contact.sections;
        at(swapped ? contact.edgesOfOther : contact.edgesOfOne, Edge::front) = true;
        at(swapped ? contact.edgesOfOne : contact.edgesOfOther, edgeOnWall(battle, inside, place)) = true;
    }
}

/// How many sections of a flank lie flush on a flank or the rear of the other.
int flushBeside(const Outline& ours, Edge flank, const Outline& theirs, Edge edge) {
    return geometry::flushSections(geometry::segmentOf(ours, flank), geometry::sectionsOn(flank),
                                   geometry::segmentOf(theirs, edge));
}

/// WAL-15, WAL-16: a flank of a unit on a wall, against a flank or the rear. Fronts always count.
/// WAL-18, WAL-19: also where an enemy has just taken the place beside it.
void addLateral(StructureContact& contact, const Battle& battle, UnitId one, UnitId other) {
    const Outline first = geometry::outline(battle.unit(one).pose, cardSize);
    const Outline second = geometry::outline(battle.unit(other).pose, cardSize);
    if (geometry::boxAround(first).isApartFrom(geometry::boxAround(second), tooFar)) return;
    if (isWhollyCovered(battle, one) || isWhollyCovered(battle, other)) return;  // FOR-09
    // Cheap test first: few units are side by side, and finding out who is on a wall takes longer.
    const auto add = [&](Edge ours, Edge theirs, int flush, const auto& isOnWall) {
        if (flush == 0 || !isOnWall()) return;
        contact.sections += flush;
        at(contact.edgesOfOne, ours) = true;
        at(contact.edgesOfOther, theirs) = true;
    };
    const auto isFirst = [&] { return standsOnWall(battle, one); };
    const auto isSecond = [&] { return standsOnWall(battle, other); };
    const auto isEither = [&] { return isFirst() || isSecond(); };
    for (const Edge flank : {Edge::right, Edge::left}) {
        for (const Edge theirs : {Edge::right, Edge::left}) {
            add(flank, theirs, flushBeside(first, flank, second, theirs), isEither);
        }
        add(flank, Edge::rear, flushBeside(first, flank, second, Edge::rear), isFirst);
        add(Edge::rear, flank, flushBeside(second, flank, first, Edge::rear), isSecond);
    }
}

/// ASL-16: an attacker in the fortress has nothing to climb.
bool isAttackedFromInside(const Battle& battle, UnitId holder, UnitId enemy) {
    const StructureId tower = *battle.unit(holder).inside;
    return battle.structure(tower).kind == StructureKind::tower && battle.structure(tower).fortress &&
           isWithin(battle, enemy, tower);
}

/// SGT-12: down at units that face it from the ground, in its own side's turn, if it has not shot.
bool fightsDown(const Battle& battle, UnitId holder) {
    return battle.structure(*battle.unit(holder).inside).kind == StructureKind::siegeTower &&
           !battle.unit(holder).did(TurnFlag::shot) && battle.phase == Phase::melee &&
           battle.areAllied(battle.active, battle.owner(holder));
}

/// TOW-04, ASL-03, HGT-21
int sectionsAtTower(const Battle& battle, UnitId holder, UnitId enemy) {
    const StructureId tower = *battle.unit(holder).inside;
    if (fightsDown(battle, holder)) return frontSectionsOn(battle, enemy, tower);
    if (!canManWalls(battle, enemy)) return 0;
    const auto& climb = battle.unit(enemy).climb;
    const bool isUp = climb && climb->structure == tower && hasClimbed(battle, enemy);
    return isUp || isAttackedFromInside(battle, holder, enemy) ? frontSectionsOn(battle, enemy, tower) : 0;
}

/// The outer side of a section place on a wall that is not a corner.
Segment outsideOf(const Battle& battle, const WallPlace& place) {
    const Segment outer = geometry::segmentOf(boxOf(battle, place.wall), Edge::front);
    const auto mark = [&](int part) {
        return geometry::Point{Du(outer.from.x.raw() + (outer.to.x - outer.from.x).raw() * part / 4),
                               Du(outer.from.y.raw() + (outer.to.y - outer.from.y).raw() * part / 4)};
    };
    return {mark(place.index), mark(place.index + 1)};
}

/// A rough look first: a tower flush with the outside of the wall has its center half its size from that
/// line.
bool mayStandAt(const Battle& battle, StructureId tower, StructureId wall) {
    if (battle.structure(wall).kind == StructureKind::cornerWall) return true;
    constexpr Du slack = 0.1_du;
    const geometry::TileSizes& sizes = battle.setting->sizes;
    const Du ahead =
        geometry::offsetOf(battle.structure(wall).pose, battle.structure(tower).pose.center).ahead -
        sizes.wall.depth / 2;
    const auto [least, most] = std::minmax({sizes.siegeTower.width / 2, sizes.siegeTower.depth / 2});
    return least - slack <= ahead && ahead <= most + slack;
}

/// The side of a siege tower against the outside of a wall.
int sectionsOfTowerAt(const Battle& battle, StructureId tower, const WallPlace& place) {
    const StructureKind kind = battle.structure(place.wall).kind;
    if (!mayStandAt(battle, tower, place.wall)) return 0;
    if (kind == StructureKind::cornerWall) return towerFaces(battle, tower, place.wall) ? 1 : 0;  // WAL-20
    const Segment section = outsideOf(battle, place);
    int sections = 0;
    for (const Edge side : geometry::allEdges) {
        sections += geometry::flushSections(section, 1, geometry::segmentOf(boxOf(battle, tower), side));
    }
    return sections;
}

/// A cheap test before who defends which place: few siege towers stand at a wall that the unit holds.
bool mayStandAtWallOf(const Battle& battle, StructureId tower, UnitId defender) {
    bool mayStand = false;
    forEachWallNear(battle, defender, [&](StructureId wall) {
        mayStand = mayStand || (mayHold(battle, defender, wall) && mayStandAt(battle, tower, wall));
    });
    return mayStand;
}

/// SGT-12: for a wall that is held.
int sectionsOfTowerAtWall(const Battle& battle, StructureId tower, UnitId defender) {
    if (battle.structure(tower).kind != StructureKind::siegeTower || !canManWalls(battle, defender)) return 0;
    if (!mayStandAtWallOf(battle, tower, defender)) return 0;
    int sections = 0;
    for (const WallPlace& place : placesDefended(battle, defender)) {
        sections += sectionsOfTowerAt(battle, tower, place);
    }
    return sections;
}

/// SGT-07, SGT-14
int sectionsOfTowers(const Battle& battle, StructureId one, StructureId other) {
    const auto isSiegeTower = [&](StructureId id) {
        return battle.structure(id).kind == StructureKind::siegeTower;
    };
    if (!isSiegeTower(one) && !isSiegeTower(other)) return 0;
    const Outline first = boxOf(battle, one);
    const Outline second = boxOf(battle, other);
    if (geometry::boxAround(first).isApartFrom(geometry::boxAround(second), tooFar)) return 0;
    int sections = 0;
    for (const Edge ours : geometry::allEdges) {
        for (const Edge theirs : geometry::allEdges) {
            sections += geometry::flushSections(geometry::segmentOf(first, ours), 2,
                                                geometry::segmentOf(second, theirs));
        }
    }
    return sections;
}

bool isInTower(const Battle& battle, UnitId unit) {
    const auto inside = battle.unit(unit).inside;
    return inside && isHighTower(battle.structure(*inside).kind);
}

int sectionsWithTowers(const Battle& battle, UnitId one, UnitId other) {
    const auto first = battle.unit(one).inside;
    const auto second = battle.unit(other).inside;
    if (first && second) return sectionsOfTowers(battle, *first, *second);
    const UnitId holder = first ? one : other;
    const UnitId enemy = first ? other : one;
    return sectionsAtTower(battle, holder, enemy) +
           sectionsOfTowerAtWall(battle, *battle.unit(holder).inside, enemy);
}

/// WAL-11
bool isEnveloped(const Battle& battle, UnitId unit, UnitId enemy) {
    return std::ranges::count(battle.unit(enemy).envelops, unit, &EnvelopMarker::enemy) != 0;
}

/// RAZ-05, GAT-07, WAL-14: a gap anywhere between the two cancels every bonus.
bool holdsWallAgainst(const Battle& battle, UnitId unit, UnitId enemy) {
    if (isEnveloped(battle, unit, enemy)) return false;
    const auto between = placesBetween(battle, enemy, unit);
    return !between.empty() &&
           std::ranges::none_of(between, [&](const WallPlace& it) { return isOpen(battle, it); });
}

/// The same against a siege tower.
bool holdsWallAgainstTower(const Battle& battle, UnitId unit, StructureId tower) {
    auto between = placesDefended(battle, unit);
    std::erase_if(between, [&](const WallPlace& it) { return sectionsOfTowerAt(battle, tower, it) == 0; });
    return !between.empty() &&
           std::ranges::none_of(between, [&](const WallPlace& it) { return isOpen(battle, it); });
}

/// SGT-13, SGT-14
bool towersAbove(const Battle& battle, UnitId unit, UnitId enemy) {
    return battle.structure(*battle.unit(unit).inside).kind == StructureKind::siegeTower &&
           !isInTower(battle, enemy) && sectionsWithTowers(battle, unit, enemy) > 0;
}

RuleId ruleOfShelter(StructureKind kind) {
    if (kind == StructureKind::tower) return "TOW-02"_rule;
    if (kind == StructureKind::siegeTower) return "SGT-01"_rule;
    return kind == StructureKind::watchtower ? "WTW-01"_rule : "WAL-02"_rule;
}

}  // namespace

StructureContact contactAtStructure(const Battle& battle, UnitId one, UnitId other) {
    StructureContact contact;
    if (sectorOf(battle, one) || sectorOf(battle, other)) return contactAtVillage(battle, one, other);
    if (isInTower(battle, one) || isInTower(battle, other)) {
        contact.sections = sectionsWithTowers(battle, one, other);
        at(contact.edgesOfOne, Edge::front) = contact.sections > 0;
        at(contact.edgesOfOther, Edge::front) = contact.sections > 0;
        return contact;
    }
    addAcrossWall(contact, battle, one, other, false);
    addAcrossWall(contact, battle, other, one, true);
    if (contact.sections == 0) addLateral(contact, battle, one, other);
    return contact.sections == 0 ? contactAcross(battle, one, other) : contact;
}

/// FOR-13: elsewhere the unit on top is attacked.
int uncoveredSectionsInContact(const Battle& battle, UnitId under, UnitId enemy) {
    const auto uncovered = uncoveredFront(battle, under);
    if (uncovered.empty()) return 0;
    const geometry::Placement other = placement(battle.unit(enemy));
    const Segment front = geometry::frontEdge(other, cardSize);
    const Outline card = geometry::outline(other.pose, cardSize);
    auto sections = std::ranges::count(battle.unit(under).envelops, enemy, &EnvelopMarker::enemy) +
                    std::ranges::count(battle.unit(enemy).envelops, under, &EnvelopMarker::enemy);
    for (const Segment& section : uncovered) {
        sections += geometry::flushSections(section, 1, front);
        for (const Edge edge : besideFront) {
            sections += geometry::flushSections(section, 1, geometry::segmentOf(card, edge));
        }
    }
    for (const Edge edge : besideFront) {
        for (const Segment& section : uncoveredSide(battle, under, edge)) {
            sections += geometry::flushSections(section, 1, front);
        }
    }
    return static_cast<int>(sections);
}

std::optional<RuleId> defendsFromAbove(const Battle& battle, UnitId unit, UnitId enemy) {
    if (isInTower(battle, unit)) {
        const auto& climb = battle.unit(enemy).climb;
        const bool isUp = climb && climb->structure == battle.unit(unit).inside && hasClimbed(battle, enemy);
        if (isUp) return "ASL-11"_rule;
        return towersAbove(battle, unit, enemy) ? std::optional("SGT-13"_rule) : std::nullopt;
    }
    if (!canManWalls(battle, unit) || !hasClimbed(battle, enemy)) return std::nullopt;
    return holdsWallAgainst(battle, unit, enemy) ? std::optional("WAL-08"_rule) : std::nullopt;
}

bool defendsTowerFromInside(const Battle& battle, UnitId unit, UnitId enemy) {
    return isInTower(battle, unit) && isAttackedFromInside(battle, unit, enemy) &&
           sectionsWithTowers(battle, unit, enemy) > 0;
}

std::optional<Shelter> shelterInMelee(const Battle& battle, UnitId unit, UnitId enemy) {
    if (const auto houses = shelterInVillage(battle, unit, enemy)) return houses;
    if (const auto tile = shelterAcross(battle, unit, enemy)) return tile;
    if (const auto inside = battle.unit(unit).inside; inside && isInTower(battle, unit)) {
        if (isAttackedFromInside(battle, unit, enemy)) return std::nullopt;
        return Shelter{ruleOfShelter(battle.structure(*inside).kind), valuesOf(battle, *inside).defense};
    }
    if (!canManWalls(battle, unit)) return std::nullopt;
    if (const auto tower = battle.unit(enemy).inside; tower && isInTower(battle, enemy)) {
        if (!holdsWallAgainstTower(battle, unit, *tower)) return std::nullopt;
    } else if (!holdsWallAgainst(battle, unit, enemy)) {
        return std::nullopt;
    }
    return Shelter{"WAL-02"_rule, valuesOf(battle, placesDefended(battle, unit).front().wall).defense};
}

std::optional<Shelter> shelterFromShots(const Battle& battle, UnitId unit, UnitId shooter) {
    if (const auto houses = shelterInVillageFromShots(battle, unit)) return houses;
    if (const auto inside = battle.unit(unit).inside; inside && isInTower(battle, unit)) {
        if (isAttackedFromInside(battle, unit, shooter)) return std::nullopt;
        return Shelter{ruleOfShelter(battle.structure(*inside).kind),
                       valuesOf(battle, *inside).rangedDefense};
    }
    if (!canManWalls(battle, unit)) return std::nullopt;
    for (const WallPlace& place : placesDefended(battle, unit)) {
        if (!battle.structure(place.wall).stands() || isWithin(battle, shooter, place.wall)) continue;
        return Shelter{"WAL-02"_rule, valuesOf(battle, place.wall).rangedDefense};
    }
    return std::nullopt;
}

}  // namespace vallum::field
