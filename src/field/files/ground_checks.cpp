// SPDX-License-Identifier: GPL-3.0-or-later
#include "ground_checks.h"

#include <algorithm>
#include <map>
#include <set>

#include <vallum/field/rules/fortress/garrisons.h>
#include <vallum/field/situation/fortress/corners.h>
#include <vallum/field/situation/fortress/structures.h>
#include <vallum/field/situation/fortress/walls.h>
#include <vallum/field/situation/ground/terrain.h>
#include <vallum/field/situation/movement/cards.h>
#include <vallum/geometry/box_tree.h>
#include <vallum/geometry/region_overlap.h>
#include <vallum/geometry/relation.h>

namespace vallum::field {

using geometry::Outline;
using geometry::Point;
using shape::PieceKind;

namespace {

void checkNone(Findings& findings, const std::string& place, bool isThere, const std::string& expected) {
    if (isThere) findings.error(place, "a value", expected);
}

void checkKeysOfRiver(Findings& findings, const std::string& place, const shape::Tile& tile) {
    checkNone(findings, place + "/corners", !tile.corners.empty(), "nothing: a river is made of pieces");
    checkNone(findings, place + "/shape", !tile.shape.empty(), "nothing: a river is made of pieces");
    if (tile.pieces.empty()) findings.error(place + "/pieces", "nothing", "at least one piece of the river");
    if (tile.kind == Terrain::ford) {
        findings.error(place + "/kind", nameOf(tile.kind), "\"river\" with a piece \"ford\" (TER-17)");
    }
    if (!tile.at) findings.error(place + "/at", "nothing", "a place");
}

void checkKeysOfArea(Findings& findings, const std::string& place, const shape::Tile& tile) {
    checkNone(findings, place + "/pieces", !tile.pieces.empty(), "nothing: only a river has pieces");
    if (tile.corners.empty() == tile.shape.empty()) {
        findings.error(place + "/corners", tile.corners.empty() ? "nothing" : "two keys",
                       "either corners or a shape");
    }
    checkNone(findings, place + "/at", tile.at && tile.shape.empty(), "nothing: the corners say where it is");
    if (!tile.at && !tile.shape.empty()) findings.error(place + "/at", "nothing", "a place");
}

/// TER-14: checks which keys may be combined.
void checkKeys(Findings& findings, const std::string& place, const shape::Tile& tile) {
    isArea(tile.kind) ? checkKeysOfArea(findings, place, tile) : checkKeysOfRiver(findings, place, tile);
}

/// Complains about tiles that could not be placed because they lack a valid shape.
void checkShape(Findings& findings,
                const std::string& place,
                const shape::Tile& tile,
                const std::set<std::string>& laid,
                const Library& library) {
    const bool isRefused = isArea(tile.kind) && !tile.corners.empty() && !laid.contains(place);
    if (isRefused && checkCount(findings, place + "/corners", drawnOutline(tile.corners))) {
        findings.error(place + "/corners", "a list of " + std::to_string(tile.corners.size()),
                       "at least three corners of a shape whose sides do not cross (GEO-25)");
    }
    if (tile.shape.empty()) return;
    const TerrainShape* known = library.terrainShape(tile.shape);
    if (known == nullptr || known->kind != tile.kind) {
        findings.error(place + "/shape", inQuotes(tile.shape), "the id of a shape of a " + nameOf(tile.kind));
    }
}

bool isWater(Terrain kind) {
    return kind == Terrain::lake || kind == Terrain::river || kind == Terrain::ford;
}

std::vector<Outline> partsOf(const Structure& it, const Library& library) {
    return field::partsOf(it.kind, it.pose, library.tileSizes);
}
bool overlap(const Structure& a, const Structure& b, const Library& library) {
    for (const Outline& one : partsOf(a, library)) {
        for (const Outline& other : partsOf(b, library)) {
            if (geometry::overlap(one, other)) return true;
        }
    }
    return false;
}
bool overlap(const Structure& it, const geometry::Region& region, const Library& library) {
    return std::ranges::any_of(partsOf(it, library),
                               [&](const Outline& part) { return geometry::overlap(part, region); });
}
bool stands(const LaidStructure& it) { return it.structure.placed; }

geometry::Box boxAround(const LaidTile& it) { return geometry::boxAround(it.tile.region.corners()); }
geometry::Box boxAround(const LaidStructure& it, const Library& library) {
    return geometry::boxAroundAll(partsOf(it.structure, library));
}

/// A spatial index of what has been placed.
class GroundIndex {
public:
    GroundIndex(const LaidGround& ground, const Library& library)
        : ground_(ground),
          tiles_(boxesOf(ground)),
          structures_(standing(ground, library)) {}

    [[nodiscard]] std::vector<const LaidTile*> tilesNear(const geometry::Box& box) const {
        std::vector<const LaidTile*> near;
        for (const std::size_t it : tiles_.near(box, 0_du)) near.push_back(&ground_.tiles[it]);
        return near;
    }
    [[nodiscard]] std::vector<const LaidStructure*> structuresNear(const geometry::Box& box) const {
        std::vector<const LaidStructure*> near;
        for (const std::size_t it : structures_.near(box, 0_du)) near.push_back(&ground_.structures[it]);
        return near;
    }

private:
    static std::vector<geometry::Box> boxesOf(const LaidGround& ground) {
        std::vector<geometry::Box> boxes;
        for (const LaidTile& it : ground.tiles) boxes.push_back(boxAround(it));
        return boxes;
    }
    static std::vector<geometry::BoxTree::Thing> standing(const LaidGround& ground, const Library& library) {
        std::vector<geometry::BoxTree::Thing> things;
        for (std::size_t i = 0; i != ground.structures.size(); ++i) {
            const LaidStructure& it = ground.structures[i];
            if (stands(it)) things.push_back({boxAround(it, library), i});
        }
        return things;
    }

    const LaidGround& ground_;
    geometry::BoxTree tiles_;
    geometry::BoxTree structures_;
};

/// TER-26: true if it spans the river from bank to bank.
bool isOverRiver(const Structure& bridge, const GroundIndex& index, const Library& library) {
    const auto isIn = [&](const Point& point) {
        const auto near = index.tilesNear(geometry::boxAround(std::span(&point, 1)));
        return std::ranges::any_of(near, [&](const LaidTile* it) {
            return it->tile.kind == Terrain::river && geometry::standsIn(point, it->tile.region);
        });
    };
    const Du end = library.tileSizes.bridgeLength / 2;
    return isIn(bridge.pose.center) && !isIn(geometry::pointAt(bridge.pose, 0_du, end)) &&
           !isIn(geometry::pointAt(bridge.pose, 0_du, -end));
}

void checkGroundUnder(Findings& findings,
                      const LaidStructure& it,
                      const GroundIndex& index,
                      const Library& library) {
    if (isBridge(it.structure.kind)) {
        if (!isOverRiver(it.structure, index, library)) {
            findings.error(it.place + "/at", "no river below", "a place across a river (TER-26)");
        }
        return;
    }
    for (const LaidTile* under : index.tilesNear(boxAround(it, library))) {
        const Tile& tile = under->tile;
        // TRE-01: all that is not firm keeps field defenses out, too.
        const bool isFirm = !isWater(tile.kind) && tile.kind != Terrain::mountain;
        if (isFirm || !overlap(it.structure, tile.region, library)) continue;
        findings.error(it.place + "/at", "a place on the " + nameOf(tile.kind) + " at " + under->place,
                       "firm ground (TER-06)");
    }
}

void checkOnTable(Findings& findings,
                  const LaidStructure& it,
                  const geometry::Size& table,
                  const Library& library) {
    for (const Outline& part : partsOf(it.structure, library)) {
        if (geometry::isOnTable(part, table)) continue;
        findings.error(it.place + "/at", "a place beyond the edge", "a place on the table (GEO-12)");
    }
}

void checkPiece(Findings& findings,
                const std::string& place,
                const shape::Piece& piece,
                const shape::Scenario& scenario) {
    const bool mayWait =
        piece.kind == PieceKind::siegeTower && scenario.deployment == shape::Deployment::byTurns;
    if (!piece.at && !mayWait) findings.error(place + "/at", "nothing", "a place");
    if (piece.kind == PieceKind::siegeTower && !piece.owner) {
        findings.error(place + "/owner", "nothing", "the seat that built it (SGT-11)");
    }
    if (piece.owner && std::ranges::count(scenario.sides, *piece.owner, &shape::Side::seat) == 0) {
        findings.error(place + "/owner", nameOf(*piece.owner), "the seat of a side");
    }
}

/// Kinds without a row in chapter 28 for a material cannot be built of it.
void checkMaterial(Findings& findings, const LaidStructure& it, const Library& library) {
    const auto isRow = [&](const StructureValues& row) {
        return row.kind == it.structure.kind && row.material == it.structure.material;
    };
    const auto row = std::ranges::find_if(library.structureValues, isRow);
    if (row == library.structureValues.end()) {
        return findings.error(it.place + "/material", nameOf(it.structure.material),
                              "a material that it is built of");
    }
    findings.range(it.place + "/damage", it.structure.damage, 0, std::max(0, row->durability - 1));
}

void checkNames(Findings& findings, const LaidGround& ground) {
    std::set<std::string> known;
    for (const LaidStructure& it : ground.structures) {
        if (it.name.empty() || known.insert(it.name).second) continue;
        findings.error(it.place + "/name", inQuotes(it.name), "a name of its own");
    }
}

geometry::Footprint footprintOf(const shape::Units& units) {
    return geometry::footprint({units.at->pose(), units.extension}, cardSize);
}

bool isBarred(Terrain kind, const UnitType& type) {
    return kind == Terrain::mountain || kind == Terrain::lake ||
           (kind == Terrain::river && !type.abilities.has(Ability::amphibious));
}

/// Checks the units of the file one by one, at their starting positions.
class Footing {
public:
    Footing(Findings& findings,
            const shape::Scenario& scenario,
            const LaidGround& ground,
            const Library& library)
        : findings_(findings),
          ground_(ground),
          library_(library),
          index_(ground, library) {
        Setting setting;
        setting.sizes = library.tileSizes;
        for (const shape::Side& side : scenario.sides) {
            for (const shape::Units& units : side.units) {
                const UnitType* type = library.unit(units.id);
                const TypeId next(static_cast<int>(setting.types.size()));
                if (type != nullptr && types_.emplace(units.id, next).second) setting.types.push_back(*type);
            }
        }
        for (const LaidTile& it : ground.tiles) setting.tiles.push_back(it.tile);
        for (const LaidStructure& it : ground.structures) empty_.structures.push_back(it.structure);
        empty_.setting = Constant<Setting>(std::move(setting));
    }

    void check(const std::string& place, const shape::Units& units, Seat owner) {
        const UnitType* type = library_.unit(units.id);
        if (type == nullptr) return;
        if (!units.inside.empty()) {
            checkInside(place, units, *type, owner);
        } else if (units.at) {
            checkGround(place, units, *type);
        }
        if (units.carriesRam) checkCarrier(place, units, *type);
    }

private:
    void checkCarrier(const std::string& place, const shape::Units& units, const UnitType& type) {
        if (type.unitClass != UnitClass::infantry) {
            findings_.error(place + "/carriesRam", "true", "infantry (RAM-02)");
        }
        if (!units.inside.empty()) {
            findings_.error(place + "/carriesRam", "true", "a unit that stands in no structure (RAM-01)");
        }
    }
    void checkInside(const std::string& place, const shape::Units& units, const UnitType& type, Seat owner) {
        const LaidStructure* it = ground_.named(units.inside);
        if (it == nullptr || !isEnclosed(it->structure.kind)) {
            return findings_.error(place + "/inside", inQuotes(units.inside),
                                   "the name of a tower or of a sector of a village (FOR-04)");
        }
        const bool isTower = isHighTower(it->structure.kind);
        if (!held_.insert(units.inside).second) {
            findings_.error(place + "/inside", inQuotes(units.inside),
                            std::string("one unit in it (") + (isTower ? "TOW-05" : "TER-49") + ")");
        }
        const bool mayEnter =
            type.unitClass == UnitClass::infantry || (isTower && type.unitClass == UnitClass::artillery);
        if (!mayEnter) findings_.error(place + "/inside", inQuotes(units.inside), "infantry (FOR-21)");
        if (it->structure.owner && *it->structure.owner != owner) {
            findings_.error(place + "/inside", inQuotes(units.inside), "a tower of its own side (WTW-06)");
        }
        checkNothingElse(place, units);
    }

    void checkNothingElse(const std::string& place, const shape::Units& units) {
        if (units.at) {
            findings_.error(place + "/at", "a place", "nothing, because the unit stands in a tower");
        }
        const bool isPlain = !units.formation && units.extension == geometry::Extension{} && !units.supports;
        if (!isPlain) {
            findings_.error(place, "a formation or markers",
                            "none, because the unit stands in a tower (FOR-04)");
        }
    }

    void checkGround(const std::string& place, const shape::Units& units, const UnitType& type) {
        const auto card = footprintOf(units);
        for (const LaidTile* it : index_.tilesNear(geometry::boxAroundAll(card.pieces()))) {
            if (!isBarred(it->tile.kind, type) || !geometry::overlap(card, it->tile.region)) continue;
            findings_.error(place + "/at", "a place on the " + nameOf(it->tile.kind) + " at " + it->place,
                            "ground that it may stand on (TER-06, TER-14)");
        }
        checkStructuresUnder(place, card, units);
        checkAtWall(place, units);
    }
    /// ART-04, ASL-24, TER-20: states that a unit cannot have at its starting position.
    void checkAtWall(const std::string& place, const shape::Units& units) {
        constexpr UnitId it(0);
        const Battle alone = aloneOnTable(units);
        if (!mayStandAtWall(alone, it)) {
            findings_.error(place + "/at", "an engine lined up with a wall", "a place away from it (ART-04)");
        }
        if (!units.formation) return;
        if (standsOnWall(alone, it)) {
            findings_.error(place + "/formation", nameOf(*units.formation), "none on a wall (ASL-24)");
        } else if (isInWater(alone, it)) {
            findings_.error(place + "/formation", nameOf(*units.formation), "none in a ford (TER-20)");
        }
    }
    [[nodiscard]] Battle aloneOnTable(const shape::Units& units) const {
        Battle battle = empty_;
        Unit unit;
        unit.type = types_.at(units.id);
        unit.place = Place::table;
        unit.pose = units.at->pose();
        unit.extension = units.extension;
        battle.units.push_back(unit);
        return battle;
    }
    void checkStructuresUnder(const std::string& place,
                              const geometry::Footprint& card,
                              const shape::Units& units) {
        constexpr UnitId unit(0);
        const Battle alone = aloneOnTable(units);
        for (const LaidStructure* it : index_.structuresNear(geometry::boxAroundAll(card.pieces()))) {
            const bool isSolid = isWall(it->structure.kind) || isHighTower(it->structure.kind);
            if (!isSolid) continue;
            const StructureId id(static_cast<int>(it - ground_.structures.data()));
            if (mayLieBesideCorner(alone, unit, placement(alone.unit(unit)), id)) continue;
            for (const Outline& part : partsOf(it->structure, library_)) {
                if (!geometry::overlap(card, part)) continue;
                findings_.error(place + "/at", "a place on the structure at " + it->place, "a free place");
            }
        }
    }

    Findings& findings_;
    const LaidGround& ground_;
    const Library& library_;
    GroundIndex index_;
    std::map<std::string, TypeId> types_;
    Battle empty_;  // without units
    std::set<std::string> held_;
};

/// Only the first error counts, so it stops there.
void checkPlaces(Findings& findings, const LaidGround& ground, const geometry::Size& table) {
    geometry::BoxTree laid;
    for (std::size_t i = 0; i != ground.tiles.size(); ++i) {
        const auto& [place, part, tile] = ground.tiles[i];
        if (geometry::isOffTable(tile.region, table)) {
            return findings.error(place, "a tile beyond the edge", "a place on the table");
        }
        const geometry::Box box = boxAround(ground.tiles[i]);
        for (const std::size_t j : laid.near(box, 0_du)) {
            if (!geometry::overlap(tile.region, ground.tiles[j].tile.region)) continue;
            return findings.error(place, "a place on the tile at " + ground.tiles[j].place,
                                  "tiles that do not overlap");
        }
        laid.add({box, i});
    }
}

}  // namespace

void checkTiles(Findings& findings,
                const shape::Scenario& scenario,
                const LaidGround& ground,
                const Library& library) {
    std::set<std::string> laid;
    for (const LaidTile& it : ground.tiles) laid.insert(it.place);
    for (std::size_t i = 0; i != scenario.tiles.size(); ++i) {
        checkKeys(findings, at("/tiles", i), scenario.tiles[i]);
        checkShape(findings, at("/tiles", i), scenario.tiles[i], laid, library);
    }
    checkPlaces(findings, ground, tableOf(scenario));
}

void checkStructures(Findings& findings,
                     const shape::Scenario& scenario,
                     const LaidGround& ground,
                     const Library& library) {
    for (std::size_t i = 0; i != scenario.structures.size(); ++i) {
        checkPiece(findings, at("/structures", i), scenario.structures[i], scenario);
    }
    checkNames(findings, ground);
    const GroundIndex index(ground, library);
    for (const LaidStructure& it : ground.structures) {
        checkMaterial(findings, it, library);
        if (!stands(it)) continue;
        checkOnTable(findings, it, tableOf(scenario), library);
        checkGroundUnder(findings, it, index, library);
        for (const LaidStructure* other : index.structuresNear(boxAround(it, library))) {
            const bool isSame = it.place == other->place;  // parts of one fortress are checked together
            if (other >= &it || isSame || !overlap(it.structure, other->structure, library)) continue;
            findings.error(it.place + "/at", "a place on the structure at " + other->place, "a free place");
        }
    }
}

namespace {

std::vector<std::string> placesOfRams(const shape::Scenario& scenario) {
    std::vector<std::string> places;
    for (std::size_t i = 0; i != scenario.rams.size(); ++i) places.push_back(at("/rams", i));
    for (std::size_t s = 0; s != scenario.sides.size(); ++s) {
        const auto& units = scenario.sides[s].units;
        for (std::size_t i = 0; i != units.size(); ++i) {
            if (units[i].carriesRam) places.push_back(at(at("/sides", s) + "/units", i) + "/carriesRam");
        }
    }
    return places;
}

}  // namespace

void checkBox(Findings& findings, const shape::Scenario& scenario, const LaidGround& ground) {
    std::map<BoxPart, int> counts;
    const auto add = [&](BoxPart part, const std::string& place) {
        const Verdict verdict = mayUse(part, ++counts[part], scenario.options.others);
        if (verdict) return;
        findings.error(
            place,
            std::to_string(counts[part]) + " " + std::string(names(part).at(static_cast<std::size_t>(part))),
            "at most " + std::to_string(boxCount(part)) + " (" + std::string(verdict.error().rule.text()) +
                ")");
    };
    for (const LaidTile& it : ground.tiles) add(it.part, it.place);
    for (std::size_t i = 0; i != ground.structures.size(); ++i) {
        const auto& [place, it, name] = ground.structures[i];
        const bool isRear = it.otherSector && *it.otherSector < StructureId(static_cast<int>(i));
        if (!isRear) add(boxPartOf(it.kind, it.material), place);
    }
    for (const std::string& place : placesOfRams(scenario)) add(BoxPart::ram, place);
}

void checkFooting(Findings& findings,
                  const shape::Scenario& scenario,
                  const LaidGround& ground,
                  const Library& library) {
    Footing footing(findings, scenario, ground, library);
    for (std::size_t s = 0; s != scenario.sides.size(); ++s) {
        const shape::Side& side = scenario.sides[s];
        for (std::size_t i = 0; i != side.units.size(); ++i) {
            footing.check(at(at("/sides", s) + "/units", i), side.units[i], seatOf(side.seat));
        }
    }
}

}  // namespace vallum::field
