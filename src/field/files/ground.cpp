// SPDX-License-Identifier: GPL-3.0-or-later
#include "ground.h"

#include <algorithm>

namespace vallum::field {

using geometry::Pose;
using geometry::Region;
using shape::PieceKind;
using shape::RiverPiece;

namespace {

BoxPart boxPartOf(Terrain kind) {
    switch (kind) {
        case Terrain::forest: return BoxPart::forest;
        case Terrain::hill: return BoxPart::hill;
        case Terrain::mountain: return BoxPart::mountain;
        case Terrain::lake: return BoxPart::lake;
        case Terrain::river: return BoxPart::straightRiver;
        case Terrain::ford: return BoxPart::ford;
    }
    return BoxPart::forest;
}

StructureKind kindOf(PieceKind kind) {
    switch (kind) {
        case PieceKind::wall: return StructureKind::wall;
        case PieceKind::cornerWall: return StructureKind::cornerWall;
        case PieceKind::gate: return StructureKind::gate;
        case PieceKind::tower: return StructureKind::tower;
        case PieceKind::watchtower: return StructureKind::watchtower;
        case PieceKind::siegeTower: return StructureKind::siegeTower;
        case PieceKind::village: return StructureKind::villageSector;
        case PieceKind::narrowBridge: return StructureKind::narrowBridge;
        case PieceKind::wideBridge: return StructureKind::wideBridge;
        case PieceKind::smallCaltrops: return StructureKind::smallCaltrops;
        case PieceKind::largeCaltrops: return StructureKind::largeCaltrops;
        case PieceKind::trench: return StructureKind::trench;
        case PieceKind::barricade: return StructureKind::barricade;
    }
    return StructureKind::wall;
}

/// Places the pieces of a river one after another.
class River {
public:
    River(Pose entry, const geometry::TileSizes& sizes) : at_(entry), sizes_(sizes) {}

    /// False once the river has left any possible table.
    [[nodiscard]] bool isNear() const {
        constexpr Du far = 1'000_du;
        const auto& [x, y] = at_.center;
        return x > -far && x < far && y > -far && y < far;
    }
    LaidTile next(RiverPiece piece, std::string place) {
        switch (piece) {
            case RiverPiece::straight:
                return straight(std::move(place), Terrain::river, sizes_.river, BoxPart::straightRiver);
            case RiverPiece::ford:
                return straight(std::move(place), Terrain::ford, sizes_.ford, BoxPart::ford);
            case RiverPiece::bend45Left:
                return bend(std::move(place), geometry::Side::left, 45_deg, BoxPart::riverBend45);
            case RiverPiece::bend45Right:
                return bend(std::move(place), geometry::Side::right, 45_deg, BoxPart::riverBend45);
            case RiverPiece::bend90Left:
                return bend(std::move(place), geometry::Side::left, 90_deg, BoxPart::riverBend90);
            case RiverPiece::bend90Right: break;
        }
        return bend(std::move(place), geometry::Side::right, 90_deg, BoxPart::riverBend90);
    }

private:
    LaidTile straight(std::string place, Terrain kind, const geometry::Size& size, BoxPart part) {
        const Pose middle{geometry::pointAt(at_, 0_du, size.width / 2), at_.heading + Degrees(-9000)};
        at_.center = geometry::pointAt(at_, 0_du, size.width);
        return {std::move(place), part, {kind, Region(geometry::outline(middle, size))}};
    }
    LaidTile bend(std::string place, geometry::Side side, Degrees angle, BoxPart part) {
        const Pose entry = at_;
        at_ = geometry::riverBendExit(entry, side, angle, sizes_);
        return {std::move(place), part, {Terrain::river, geometry::riverBend(entry, side, angle, sizes_)}};
    }

    Pose at_;
    const geometry::TileSizes& sizes_;
};

std::vector<geometry::Point> cornersOf(const shape::Tile& tile, const Library& library) {
    if (!tile.corners.empty()) return drawnOutline(tile.corners);
    const TerrainShape* named = library.terrainShape(tile.shape);
    std::vector<geometry::Point> corners;
    if (named == nullptr || !tile.at) return corners;
    for (const geometry::Point& it : named->corners) {
        corners.push_back(geometry::pointAt(tile.at->pose(), it.x, it.y));
    }
    return corners;
}

void layTile(LaidGround& ground, const std::string& place, const shape::Tile& tile, const Library& library) {
    if (!isArea(tile.kind)) {
        if (!tile.at) return;
        River river(tile.at->pose(), library.tileSizes);
        for (std::size_t i = 0; i != tile.pieces.size() && river.isNear(); ++i) {
            ground.tiles.push_back(river.next(tile.pieces[i], at(place + "/pieces", i)));
        }
        return;
    }
    auto corners = cornersOf(tile, library);
    if (corners.size() > mostCorners) return;
    if (auto region = Region::from(std::move(corners))) {
        ground.tiles.push_back({place, boxPartOf(tile.kind), {tile.kind, *std::move(region)}});
    }
}

LaidStructure laid(std::string place, StructureKind kind, Material material, const Pose& pose) {
    LaidStructure it{std::move(place), {}, {}};
    it.structure.kind = kind;
    it.structure.material = material;
    it.structure.pose = pose;
    return it;
}

/// TER-42: one in front, one behind.
void layVillage(LaidGround& ground, LaidStructure sector, const std::string& name, const Library& library) {
    const Pose middle = sector.structure.pose;
    const Du away = library.tileSizes.villageSector.depth / 2;
    const StructureId front(static_cast<int>(ground.structures.size()));
    const StructureId rear(front.raw() + 1);
    sector.structure.pose.center = geometry::pointAt(middle, 0_du, away);
    sector.structure.otherSector = rear;
    if (!name.empty()) sector.name = name + "/front";
    ground.structures.push_back(sector);
    sector.structure.pose.center = geometry::pointAt(middle, 0_du, -away);
    sector.structure.otherSector = front;
    if (!name.empty()) sector.name = name + "/rear";
    ground.structures.push_back(sector);
}

void layPiece(LaidGround& ground,
              const std::string& place,
              const shape::Piece& piece,
              const Library& library) {
    auto it = laid(place, kindOf(piece.kind), piece.material, piece.at ? piece.at->pose() : Pose());
    it.structure.placed = piece.at.has_value();
    it.structure.damage = piece.damage;
    if (piece.owner) it.structure.owner = seatOf(*piece.owner);
    if (piece.kind == PieceKind::village) return layVillage(ground, std::move(it), piece.name, library);
    it.name = piece.name;
    ground.structures.push_back(std::move(it));
}

void layFortress(LaidGround& ground,
                 const std::string& place,
                 const shape::FortressPlace& shape,
                 const Library& library) {
    FortressLayout layout;
    layout.sections = shape::sectionsOf(shape.sections);
    if (const FortressLayout* known = library.fortress(shape.layout)) layout = *known;
    const int number = static_cast<int>(ground.fortresses.size());
    LaidFortress fortress{place, seatOf(shape.owner), sectionsAt(layout, shape.at.pose(), shape.material),
                          ground.structures.size()};
    for (const FortressSection& section : fortress.sections) {
        auto it = laid(place, section.kind, section.material, section.pose);
        it.structure.owner = fortress.owner;
        it.structure.fortress = number;
        if (!section.name.empty())
            it.name = shape.name.empty() ? section.name : shape.name + '/' + section.name;
        ground.structures.push_back(std::move(it));
    }
    ground.fortresses.push_back(std::move(fortress));
}

}  // namespace

const LaidStructure* LaidGround::named(const std::string& name) const {
    const auto found = std::ranges::find(structures, name, &LaidStructure::name);
    return name.empty() || found == structures.end() ? nullptr : &*found;
}

std::optional<StructureId> LaidGround::idOf(const std::string& name) const {
    const LaidStructure* found = named(name);
    if (found == nullptr) return std::nullopt;
    return StructureId(static_cast<int>(found - structures.data()));
}

Seat seatOf(shape::SeatName name) { return Seat(static_cast<int>(name) + 1); }

LaidGround groundOf(const shape::Scenario& scenario, const Library& library) {
    LaidGround ground;
    for (std::size_t i = 0; i != scenario.tiles.size(); ++i) {
        layTile(ground, at("/tiles", i), scenario.tiles[i], library);
    }
    for (std::size_t i = 0; i != scenario.structures.size(); ++i) {
        layPiece(ground, at("/structures", i), scenario.structures[i], library);
    }
    for (std::size_t i = 0; i != scenario.fortresses.size(); ++i) {
        layFortress(ground, at("/fortresses", i), scenario.fortresses[i], library);
    }
    return ground;
}

FortressTerms termsOf(const shape::Scenario& scenario, const Library& library) {
    return {library.structureValues, library.tileSizes, scenario.options.others, tableOf(scenario)};
}

std::vector<Fortress> fortressesOf(const LaidGround& ground, const FortressTerms& terms) {
    std::vector<Fortress> fortresses;
    for (const LaidFortress& it : ground.fortresses) {
        Fortress fortress{it.owner, enclosedGround(it.sections, terms), {}};
        for (std::size_t i = 0; i != it.sections.size(); ++i) {
            fortress.sections.emplace_back(static_cast<int>(it.first + i));
        }
        fortresses.push_back(std::move(fortress));
    }
    return fortresses;
}

Siege siegeOf(const shape::SiegePlan& plan, const shape::Scenario& scenario) {
    Siege siege;
    siege.defender = seatOf(plan.defender);
    const auto isOther = [&](const shape::Side& side) { return side.seat != plan.defender; };
    const auto other = std::ranges::find_if(scenario.sides, isOther);
    if (other != scenario.sides.end()) siege.attacker = seatOf(other->seat);
    if (plan.attacker) siege.attacker = seatOf(*plan.attacker);
    siege.casualties = plan.casualties;
    siege.decks = plan.decks;
    siege.distance = plan.distance;
    siege.attackerChoosesEdge = plan.attackerChoosesEdge;
    return siege;
}

}  // namespace vallum::field
