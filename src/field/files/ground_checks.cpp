// SPDX-License-Identifier: GPL-3.0-or-later
#include "ground_checks.h"

#include <algorithm>
#include <map>
#include <set>

#include <vallum/field/rules/garrisons.h>
#include <vallum/field/rules/structures.h>
#include <vallum/field/rules/terrain.h>
#include <vallum/field/rules/walls.h>
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

/// TER-14: which keys go together.
void checkKeys(Findings& findings, const std::string& place, const shape::Tile& tile) {
    isArea(tile.kind) ? checkKeysOfArea(findings, place, tile) : checkKeysOfRiver(findings, place, tile);
}

void checkShape(Findings& findings,
                const std::string& place,
                const shape::Tile& tile,
                const Library& library) {
    if (!tile.corners.empty() && !geometry::Region::from(pointsOf(tile.corners))) {
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

/// TER-26: from bank to bank.
bool isOverRiver(const Structure& bridge, const LaidGround& ground, const Library& library) {
    const auto isIn = [&](const Point& point) {
        return std::ranges::any_of(ground.tiles, [&](const LaidTile& it) {
            return it.tile.kind == Terrain::river && geometry::standsIn(point, it.tile.region);
        });
    };
    const Du end = library.tileSizes.bridgeLength / 2;
    return isIn(bridge.pose.center) && !isIn(geometry::pointAt(bridge.pose, 0_du, end)) &&
           !isIn(geometry::pointAt(bridge.pose, 0_du, -end));
}

void checkGroundUnder(Findings& findings,
                      const LaidStructure& it,
                      const LaidGround& ground,
                      const Library& library) {
    if (isBridge(it.structure.kind)) {
        if (!isOverRiver(it.structure, ground, library)) {
            findings.error(it.place + "/at", "no river below", "a place across a river (TER-26)");
        }
        return;
    }
    for (const LaidTile& tile : ground.tiles) {
        const bool isFirm = !isWater(tile.tile.kind) && tile.tile.kind != Terrain::mountain;
        if (isFirm || !overlap(it.structure, tile.tile.region, library)) continue;
        findings.error(it.place + "/at", "a place on the " + nameOf(tile.tile.kind) + " at " + tile.place,
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
        findings.error(place + "/owner", "nothing", "the seat that has built it (SGT-11)");
    }
    if (piece.owner && std::ranges::count(scenario.sides, *piece.owner, &shape::Side::seat) == 0) {
        findings.error(place + "/owner", nameOf(*piece.owner), "the seat of a side");
    }
}

/// A kind that chapter 28 has in no such material cannot be built of it.
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

/// One unit of the file, and where it says that it stands.
class Footing {
public:
    Footing(Findings& findings, const LaidGround& ground, const Library& library)
        : findings_(findings),
          ground_(ground),
          library_(library) {}

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
        for (const LaidTile& it : ground_.tiles) {
            if (!isBarred(it.tile.kind, type) || !geometry::overlap(card, it.tile.region)) continue;
            findings_.error(place + "/at", "a place on the " + nameOf(it.tile.kind) + " at " + it.place,
                            "ground that it may stand on (TER-06, TER-14)");
        }
        checkStructuresUnder(place, card);
        checkAtWall(place, units, type);
    }
    /// ART-04, ASL-24, TER-20: what a unit cannot be where the file lays it.
    void checkAtWall(const std::string& place, const shape::Units& units, const UnitType& type) {
        constexpr UnitId it(0);
        const Battle alone = aloneOnTable(units, type);
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
    [[nodiscard]] Battle aloneOnTable(const shape::Units& units, const UnitType& type) const {
        Setting setting;
        setting.sizes = library_.tileSizes;
        setting.types = {type};
        for (const LaidTile& it : ground_.tiles) setting.tiles.push_back(it.tile);
        Battle battle;
        for (const LaidStructure& it : ground_.structures) battle.structures.push_back(it.structure);
        battle.setting = Constant<Setting>(std::move(setting));
        Unit unit;
        unit.type = TypeId(0);
        unit.place = Place::table;
        unit.pose = units.at->pose();
        unit.extension = units.extension;
        battle.units.push_back(unit);
        return battle;
    }
    void checkStructuresUnder(const std::string& place, const geometry::Footprint& card) {
        for (const LaidStructure& it : ground_.structures) {
            const bool isSolid = isWall(it.structure.kind) || isHighTower(it.structure.kind);
            if (!isSolid || !stands(it)) continue;
            for (const Outline& part : partsOf(it.structure, library_)) {
                if (!geometry::overlap(card, part)) continue;
                findings_.error(place + "/at", "a place on the structure at " + it.place, "a free place");
            }
        }
    }

    Findings& findings_;
    const LaidGround& ground_;
    const Library& library_;
    std::set<std::string> held_;
};

}  // namespace

void checkTiles(Findings& findings,
                const shape::Scenario& scenario,
                const LaidGround& ground,
                const Library& library) {
    for (std::size_t i = 0; i != scenario.tiles.size(); ++i) {
        checkKeys(findings, at("/tiles", i), scenario.tiles[i]);
        checkShape(findings, at("/tiles", i), scenario.tiles[i], library);
    }
    for (std::size_t i = 0; i != ground.tiles.size(); ++i) {
        const LaidTile& it = ground.tiles[i];
        if (geometry::isOffTable(it.tile.region, scenario.table)) {
            findings.error(it.place, "a tile beyond the edge", "a place on the table");
        }
        for (std::size_t j = 0; j != i; ++j) {
            if (!geometry::overlap(it.tile.region, ground.tiles[j].tile.region)) continue;
            findings.error(it.place, "a place on the tile at " + ground.tiles[j].place,
                           "tiles that do not overlap");
        }
    }
}

void checkStructures(Findings& findings,
                     const shape::Scenario& scenario,
                     const LaidGround& ground,
                     const Library& library) {
    for (std::size_t i = 0; i != scenario.structures.size(); ++i) {
        checkPiece(findings, at("/structures", i), scenario.structures[i], scenario);
    }
    checkNames(findings, ground);
    for (std::size_t i = 0; i != ground.structures.size(); ++i) {
        const LaidStructure& it = ground.structures[i];
        checkMaterial(findings, it, library);
        if (!stands(it)) continue;
        checkOnTable(findings, it, scenario.table, library);
        checkGroundUnder(findings, it, ground, library);
        for (std::size_t j = 0; j != i; ++j) {
            const LaidStructure& other = ground.structures[j];
            const bool isSame = it.place == other.place;  // the parts of one fortress are checked as a whole
            if (isSame || !stands(other) || !overlap(it.structure, other.structure, library)) continue;
            findings.error(it.place + "/at", "a place on the structure at " + other.place, "a free place");
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
    Footing footing(findings, ground, library);
    for (std::size_t s = 0; s != scenario.sides.size(); ++s) {
        const shape::Side& side = scenario.sides[s];
        for (std::size_t i = 0; i != side.units.size(); ++i) {
            footing.check(at(at("/sides", s) + "/units", i), side.units[i], seatOf(side.seat));
        }
    }
}

}  // namespace vallum::field
