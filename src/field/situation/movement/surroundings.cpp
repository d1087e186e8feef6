// SPDX-License-Identifier: GPL-3.0-or-later
#include <array>
#include <span>

#include <vallum/field/situation/fortress/barriers.h>
#include <vallum/field/situation/fortress/structures.h>
#include <vallum/field/situation/ground/terrain.h>
#include <vallum/field/situation/movement/cards.h>
#include <vallum/field/situation/movement/contact.h>
#include <vallum/field/situation/movement/surroundings.h>
#include <vallum/field/situation/optional/fog.h>
#include <vallum/geometry/relation.h>

namespace vallum::field {

using geometry::Footprint;
using geometry::Outline;

namespace {

/// Of an envelop marker from its owner's center.
constexpr Du reachOfMarker = 4_du;
constexpr Du reachOfStructure = 2.3_du;

/// The bounding box of a card's center along its way.
class Track {
public:
    explicit Track(std::span<const geometry::Pose> way) : least_(way.front().center), most_(least_) {
        for (const geometry::Pose& it : way) {
            least_ = {std::min(least_.x, it.center.x), std::min(least_.y, it.center.y)};
            most_ = {std::max(most_.x, it.center.x), std::max(most_.y, it.center.y)};
        }
    }
    [[nodiscard]] bool staysWithin(Du range, const geometry::Point& home) const {
        const std::int64_t x = std::max(home.x - least_.x, most_.x - home.x).raw();
        const std::int64_t y = std::max(home.y - least_.y, most_.y - home.y).raw();
        return range >= 0_du && x * x + y * y <= std::int64_t{range.raw()} * range.raw();
    }
    [[nodiscard]] bool passesWithin(Du reach, const geometry::Point& other) const {
        const std::int64_t x = std::max({least_.x - other.x, other.x - most_.x, 0_du}).raw();
        const std::int64_t y = std::max({least_.y - other.y, other.y - most_.y, 0_du}).raw();
        return x * x + y * y <= std::int64_t{reach.raw()} * reach.raw();
    }

private:
    geometry::Point least_;
    geometry::Point most_;
};

void addPieces(Surroundings& around, const Battle& battle, UnitId enemy) {
    const Footprint shape = footprint(battle, enemy);
    Piece::Kind kind = Piece::Kind::card;
    for (const Outline& piece : shape.pieces()) {
        around.enemies.push_back({enemy, kind, 0, piece});
        around.enemyShapes.push_back(piece);
        kind = Piece::Kind::extension;
    }
}

void addCard(Surroundings& around, const Battle& battle, UnitId id, bool isEnemy) {
    if (isEnemy) return addPieces(around, battle, id);
    around.friends.push_back({id, footprint(battle, id)});
}

void addMarkers(Surroundings& around, const Battle& battle, UnitId owner, bool isEnemy) {
    const auto& markers = battle.unit(owner).envelops;
    for (std::size_t i = 0; i != markers.size(); ++i) {
        const Piece piece{owner, Piece::Kind::envelop, i, envelopSquare(battle, markers.at(i))};
        if (isEnemy) around.enemyShapes.push_back(piece.shape);
        (isEnemy ? around.enemies : around.friendsMarkers).push_back(piece);
    }
    for (const Outline& square : wrapSquares(battle, owner)) {
        const Piece piece{owner, Piece::Kind::wrap, 0, square};
        if (isEnemy) around.enemyShapes.push_back(square);
        (isEnemy ? around.enemies : around.friendsMarkers).push_back(piece);
    }
}

bool isInVillage(const Battle& battle, const Unit& unit) {
    return battle.structure(*unit.inside).kind == StructureKind::villageSector;
}

/// TER-45, CAL-01
bool isRough(StructureKind kind) { return kind == StructureKind::villageSector || isCaltrops(kind); }

std::vector<StructureId> structuresNear(const Battle& battle, const Track& track, Du reach) {
    std::vector<StructureId> near;
    for (const StructureId id : battle.everyStructure()) {
        if (track.passesWithin(reach + reachOfStructure, battle.structure(id).pose.center))
            near.push_back(id);
    }
    return near;
}

std::vector<geometry::Region> roughAmong(const Battle& battle, const std::vector<StructureId>& structures) {
    std::vector<geometry::Region> rough;
    for (const StructureId id : structures) {
        const Structure& it = battle.structure(id);
        if (it.stands() && isRough(it.kind)) rough.emplace_back(boxOf(battle, id));
    }
    return rough;
}

void addTiles(
    Surroundings& around, const Battle& battle, UnitId unit, std::span<const geometry::Pose> way, Du reach) {
    around.tiles = tilesNear(battle, way, reach);
    std::ranges::copy_if(around.tiles, std::back_inserter(around.closed),
                         [&](const Tile* tile) { return isImpassable(battle, unit, *tile); });
}

/// Adds its card and its markers if they are near.
void addUnit(
    Surroundings& around, const Battle& battle, UnitId mover, UnitId id, const Track& track, Du reach) {
    const Unit& unit = battle.unit(id);
    const bool isNear = track.passesWithin(reach + reachOfExtendedCard, unit.pose.center);
    const bool hasMarkers = !unit.envelops.empty() || !unit.wraps.empty();
    const bool hasMarkersNear = hasMarkers && track.passesWithin(reach + reachOfMarker, unit.pose.center);
    if (!isNear && !hasMarkersNear) return;
    const bool isEnemy = battle.areEnemies(mover, id);
    // FOR-04: the structure is in the way, not the card. TER-50: a village only if enemies hold it.
    if (unit.inside && (!isEnemy || !isInVillage(battle, unit))) return;
    if (isNear) addCard(around, battle, id, isEnemy);
    if (hasMarkersNear) addMarkers(around, battle, id, isEnemy);
}

}  // namespace

tl::unexpected<Refusal> refuseAt(const Battle& battle, RuleId rule, UnitId unit, Hindrance hindrance) {
    const geometry::Point& at = battle.unit(unit).pose.center;
    return refuse(rule, knownName(battle, unit), TablePlace{at.x.raw(), at.y.raw()}, hindrance);
}

Surroundings surroundingsOf(const Battle& battle,
                            UnitId unit,
                            std::span<const geometry::Pose> way,
                            Du reach) {
    Surroundings around;
    const Track track(way);
    for (const UnitId id : battle.everyUnit()) {
        if (id == unit || !battle.onTable(id) || battle.isCovered(id)) continue;
        addUnit(around, battle, unit, id, track, reach);
    }
    addTiles(around, battle, unit, way, reach);
    if (battle.structures.empty()) return around;
    const auto near = structuresNear(battle, track, reach);
    around.barriers = barriersFor(battle, unit, near);
    around.openings = openingsFor(battle, unit, near);
    around.rough = roughAmong(battle, near);
    return around;
}

bool isEngaged(const Battle& battle, const Bystander& it) {
    return it.isEngaged ? *it.isEngaged : isEngaged(battle, it.unit);
}

std::vector<UnitId> friendsUnder(const Footprint& shape, const Surroundings& around) {
    std::vector<UnitId> under;
    for (const Bystander& other : around.friends) {
        if (geometry::overlap(shape, other.footprint)) under.push_back(other.unit);
    }
    return under;
}

bool isFreeOfOthers(const Footprint& shape, const Surroundings& around) {
    const auto isOver = [&](const Piece& piece) {
        return std::ranges::any_of(shape.pieces(),
                                   [&](const Outline& part) { return geometry::overlap(part, piece.shape); });
    };
    return std::ranges::none_of(around.enemies, isOver) &&
           std::ranges::none_of(around.friendsMarkers, isOver) && friendsUnder(shape, around).empty();
}

RuleId ruleOfClosed(const Tile& tile) { return tile.kind == Terrain::river ? "TER-14"_rule : "TER-06"_rule; }

Verdict mayLieOnGround(const Battle& battle, const Footprint& shape, const Surroundings& around) {
    if (!geometry::isOnTable(shape, battle.setting->table)) return refuse("GEO-12"_rule);
    for (const Tile* tile : around.closed) {
        if (geometry::isPartlyIn(shape, tile->region)) return refuse(ruleOfClosed(*tile));
    }
    const auto under = firstUnder(shape, around.barriers);
    return under == around.barriers.end() ? Verdict() : refuse(under->why);
}

bool isOnOpenGround(const geometry::Placement& place, const Surroundings& around) {
    const Footprint card = geometry::footprint(place, cardSize);
    return std::ranges::none_of(around.closed,
                                [&](const Tile* it) { return geometry::isPartlyIn(card, it->region); }) &&
           firstUnder(card, around.barriers) == around.barriers.end();
}

bool isFree(const Battle& battle, const Footprint& shape, const Surroundings& around) {
    return mayLieOnGround(battle, shape, around) && isFreeOfOthers(shape, around);
}

bool isFreeFor(const Battle& battle, UnitId unit, const geometry::Pose& pose) {
    constexpr Du reach = 2.6_du;  // of a card, including markers, and of another one next to it
    const std::array way{pose};
    const Surroundings around = surroundingsOf(battle, unit, way, reach);
    return isFree(battle, geometry::footprint({pose, battle.unit(unit).extension}, cardSize), around);
}

namespace {

bool isOfCard(const Piece& piece) {
    return piece.kind == Piece::Kind::card || piece.kind == Piece::Kind::extension;
}

}  // namespace

Neighborhood::Neighborhood(const Battle& battle, UnitId unit, Du range)
    : battle_(battle),
      unit_(unit),
      range_(range),
      all_(surroundingsOf(battle, unit, {&battle.unit(unit).pose, 1}, range)) {
    for (Bystander& it : all_.friends) it.isEngaged = isEngaged(battle, it.unit);
}

Surroundings Neighborhood::along(std::span<const geometry::Pose> way, Du reach) const {
    const Track track(way);
    if (!track.staysWithin(range_ - reach, battle_.unit(unit_).pose.center))
        return surroundingsOf(battle_, unit_, way, reach);
    const auto passes = [&](UnitId unit, Du extent) {
        return track.passesWithin(reach + extent, battle_.unit(unit).pose.center);
    };
    const auto passesBy = [&](const auto& part) {
        return track.passesWithin(reach + reachOfStructure, battle_.structure(part.structure).pose.center);
    };
    Surroundings around;
    around.enemies.reserve(all_.enemies.size());
    around.enemyShapes.reserve(all_.enemies.size());
    around.friends.reserve(all_.friends.size());
    around.barriers.reserve(all_.barriers.size());
    for (const Piece& it : all_.enemies) {
        if (!passes(it.owner, isOfCard(it) ? reachOfExtendedCard : reachOfMarker)) continue;
        around.enemies.push_back(it);
        around.enemyShapes.push_back(it.shape);
    }
    std::ranges::copy_if(all_.friends, std::back_inserter(around.friends),
                         [&](const Bystander& it) { return passes(it.unit, reachOfExtendedCard); });
    std::ranges::copy_if(all_.friendsMarkers, std::back_inserter(around.friendsMarkers),
                         [&](const Piece& it) { return passes(it.owner, reachOfMarker); });
    addTiles(around, battle_, unit_, way, reach);
    std::ranges::copy_if(all_.barriers, std::back_inserter(around.barriers), passesBy);
    std::ranges::copy_if(all_.openings, std::back_inserter(around.openings), passesBy);
    if (!all_.rough.empty()) around.rough = roughAmong(battle_, structuresNear(battle_, track, reach));
    return around;
}

}  // namespace vallum::field
