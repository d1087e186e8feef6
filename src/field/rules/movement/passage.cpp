// SPDX-License-Identifier: GPL-3.0-or-later
#include <array>

#include <vallum/field/rules/fortress/corners.h>
#include <vallum/field/rules/fortress/structures.h>
#include <vallum/field/rules/fortress/tower_wraps.h>
#include <vallum/field/rules/ground/choke_points.h>
#include <vallum/field/rules/ground/ground_cost.h>
#include <vallum/field/rules/ground/terrain.h>
#include <vallum/field/rules/movement/contact.h>
#include <vallum/field/rules/movement/neighborhood.h>
#include <vallum/field/rules/movement/passage.h>
#include <vallum/field/rules/movement/stacks.h>
#include <vallum/field/rules/optional/fog.h>
#include <vallum/geometry/relation.h>

namespace vallum::field {

using geometry::Footprint;
using geometry::Outline;
using geometry::PathStep;
using geometry::Placement;

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

bool isOfCard(const Piece& piece) {
    return piece.kind == Piece::Kind::card || piece.kind == Piece::Kind::extension;
}

/// The middle strip of a card, which fits through where the rest of it has no room.
constexpr geometry::Size file{0.4_du, cardSize.depth};

bool liesOnAny(const Placement& place, const std::vector<Barrier>& barriers) {
    const Footprint card = geometry::footprint(place, cardSize);
    return std::ranges::any_of(barriers,
                               [&](const Barrier& it) { return geometry::overlap(card, it.shape); });
}

/// TER-36, WAL-13: through an opening a unit is as narrow as it must be, with its middle clear of the walls.
/// It stops in the opening, or where its whole card is clear of them.
bool goesThroughOpening(const Placement& from, const PathStep& step, const Surroundings& around) {
    if (geometry::lengthOf(step) == 0_du || !openingEntered(from, step, around)) return false;
    const geometry::Sweep middle(step, {from.pose, {}}, file);
    const auto bars = [&](const Barrier& it) { return middle.meets(it.shape); };
    if (std::ranges::any_of(around.barriers, bars)) return false;
    const Placement end{geometry::after(step, from.pose, cardSize), from.extension};
    const Footprint column = geometry::outline(end.pose, file);
    return !liesOnAny(end, around.barriers) || std::ranges::any_of(around.openings, [&](const Opening& it) {
        return geometry::overlap(column, Footprint(it.shape));
    });
}

/// TER-39: a card that a charge has put over the edge of a tile moves off it again.
bool leaves(const Placement& from, const PathStep& step, const geometry::Region& region) {
    if (geometry::lengthOf(step) == 0_du) return false;
    if (!geometry::isPartlyIn(geometry::footprint(from, cardSize), region)) return false;
    const geometry::Pose end = geometry::after(step, from.pose, cardSize);
    return geometry::distance(end.center, region) >= geometry::distance(from.pose.center, region);
}

/// FOR-23, TER-39: the same at a tower, and for a unit in a passage; elsewhere only if the card ends clear of
/// the barrier and its middle does not cross it.
bool leaves(
    const Battle& battle, UnitId unit, const Placement& from, const PathStep& step, const Barrier& barrier) {
    if (!leaves(from, step, geometry::Region(barrier.shape))) return false;
    if (isHighTower(battle.structure(barrier.structure).kind) || battle.unit(unit).passage) return true;
    const Placement end{geometry::after(step, from.pose, cardSize), from.extension};
    return !geometry::overlap(geometry::footprint(end, cardSize), Footprint(barrier.shape)) &&
           !geometry::sweeps(step, {from.pose, {}}, file, barrier.shape);
}

RuleId ruleOfClosed(const Tile& tile) { return tile.kind == Terrain::river ? "TER-14"_rule : "TER-06"_rule; }

Verdict mayPassTiles(const Placement& from, const PathStep& step, const Surroundings& around) {
    for (const Tile* tile : around.closed) {
        if (leaves(from, step, tile->region)) continue;
        if (geometry::sweeps(step, from, cardSize, tile->region)) {
            return refuse(ruleOfClosed(*tile));
        }
    }
    return {};
}

/// GEO-13
Verdict mayPassWalls(const Battle& battle,
                     UnitId unit,
                     const geometry::Sweep& sweep,
                     const Placement& from,
                     const PathStep& step,
                     const Surroundings& around) {
    for (const Barrier& it : around.barriers) {
        if (!sweep.meets(it.shape) || leaves(battle, unit, from, step, it)) continue;
        if (!goesThroughOpening(from, step, around)) return refuse(it.why);
        break;
    }
    const Placement end{geometry::after(step, from.pose, cardSize), from.extension};
    return allowIf(!staysOnTilesBesideCorner(battle, unit, end), "FDZ-11"_rule);
}

bool standOnEachOther(const Battle& battle, UnitId one, UnitId other) {
    return std::ranges::any_of(battle.crossings, [&](const Crossing& it) {
        return (it.unit == one && it.under == other) || (it.unit == other && it.under == one);
    });
}

/// How far along the step it meets this shape.
int meetingAt(const PathStep& step, const Placement& from, const Footprint& shape) {
    const auto contact = geometry::firstContact(step, from, cardSize, shape.pieces());
    if (!contact) return 0;
    return geometry::lengthOf(contact->upTo).raw() + geometry::angleOf(contact->upTo).raw();
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

Neighborhood::Neighborhood(const Battle& battle, UnitId unit, Du range)
    : battle_(battle),
      unit_(unit),
      range_(range),
      all_(surroundingsOf(battle, unit, {&battle.unit(unit).pose, 1}, range)) {}

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

std::optional<StructureId> openingEntered(const Placement& from,
                                          const PathStep& step,
                                          const Surroundings& around) {
    if (around.openings.empty()) return std::nullopt;
    const Footprint card = geometry::footprint(from, cardSize);
    const geometry::Sweep sweep(step, from, cardSize);
    const auto entered = std::ranges::find_if(around.openings, [&](const Opening& it) {
        return sweep.meets(it.shape) || geometry::overlap(card, it.shape);
    });
    return entered == around.openings.end() ? std::nullopt : std::optional(entered->structure);
}

/// ELE-12, FRM-09: not through fleeing elephants, nor through a friend in formation.
Verdict mayMoveThrough(const Battle& battle, UnitId mover, std::optional<Formation> movers, UnitId other) {
    const Unit& obstacle = battle.unit(other);
    if (standOnEachOther(battle, mover, other) || areStacked(battle, mover, other)) return {};
    const bool isPanic =
        obstacle.has(Marker::fleeing) && battle.type(other).unitClass == UnitClass::elephants;
    if (movers || obstacle.formation || isPanic || isEngaged(battle, other)) {
        return refuseAt(battle, "MOV-05"_rule, other);
    }
    return {};
}

/// MOV-16: a rotation is checked by what it sweeps over, like any other step.
Verdict staysClear(const Battle& battle, const geometry::Sweep& sweep, const Surroundings& around) {
    if (!sweep.staysOnTable(battle.setting->table)) return refuse("GEO-12"_rule);
    for (const Piece& piece : around.enemies) {
        if (sweep.meets(piece.shape))
            return refuseAt(battle, "MOV-03"_rule, piece.owner, Hindrance::enemyInTheWay);
    }
    for (const Piece& piece : around.friendsMarkers) {
        if (sweep.meets(piece.shape)) return refuseAt(battle, "MOV-05"_rule, piece.owner);
    }
    return {};
}

Verdict mayPass(const Battle& battle,
                UnitId unit,
                std::optional<Formation> formation,
                const Placement& from,
                const PathStep& step,
                const Surroundings& around) {
    if (const auto squeeze = squeezeThrough(battle, from, step, around)) {
        return maySqueeze(battle, unit, formation, from, step, *squeeze, around);
    }
    const geometry::Sweep sweep(step, from, cardSize);
    if (Verdict verdict = staysClear(battle, sweep, around); !verdict) return verdict;
    if (Verdict verdict = mayPassTiles(from, step, around); !verdict) return verdict;
    if (Verdict verdict = mayPassWalls(battle, unit, sweep, from, step, around); !verdict) return verdict;
    for (const Bystander& other : around.friends) {
        if (!sweep.meets(other.footprint)) continue;
        if (Verdict verdict = mayMoveThrough(battle, unit, formation, other.unit); !verdict) return verdict;
    }
    return {};
}

std::vector<UnitId> friendsCrossed(const Battle& battle,
                                   UnitId unit,
                                   const Placement& from,
                                   const PathStep& step,
                                   const Surroundings& around) {
    const geometry::Sweep sweep(step, from, cardSize);
    std::vector<const Bystander*> met;
    for (const Bystander& other : around.friends) {
        if (standOnEachOther(battle, unit, other.unit) || areStacked(battle, unit, other.unit)) continue;
        if (!sweep.meets(other.footprint)) continue;
        met.push_back(&other);
    }
    if (met.size() > 1) {
        std::vector<std::pair<int, const Bystander*>> order;
        order.reserve(met.size());
        for (const Bystander* other : met) {
            order.emplace_back(meetingAt(step, from, other->footprint), other);
        }
        std::ranges::stable_sort(order, {}, &std::pair<int, const Bystander*>::first);
        met.clear();
        for (const auto& [at, other] : order) met.push_back(other);
    }
    std::vector<UnitId> crossed;
    crossed.reserve(met.size());
    for (const Bystander* other : met) crossed.push_back(other->unit);
    return crossed;
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

Verdict mayLieOnGround(const Battle& battle, const Footprint& shape, const Surroundings& around) {
    if (!geometry::isOnTable(shape, battle.setting->table)) return refuse("GEO-12"_rule);
    for (const Tile* tile : around.closed) {
        if (geometry::isPartlyIn(shape, tile->region)) return refuse(ruleOfClosed(*tile));
    }
    for (const Barrier& it : around.barriers) {
        if (geometry::overlap(shape, it.shape)) return refuse(it.why);
    }
    return {};
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

std::vector<Footprint> placesKept(const Battle& battle, UnitId mover) {
    std::vector<Footprint> kept;
    kept.reserve(battle.crossings.size());
    for (const Crossing& it : battle.crossings) {
        if (it.unit == mover || it.under == mover) continue;
        kept.push_back(geometry::footprint({it.back, battle.unit(it.unit).extension}, cardSize));
    }
    return kept;
}

bool isKeptForAnother(const Battle& battle, UnitId mover, const Footprint& shape) {
    return std::ranges::any_of(placesKept(battle, mover),
                               [&](const Footprint& it) { return geometry::overlap(shape, it); });
}

Verdict mayCrossOnto(const Battle& battle, const Move& move, UnitId under) {
    const Unit& other = battle.unit(under);
    const bool canLeave = battle.phase == Phase::movement && other.owner == battle.active &&
                          other.has(Marker::active) && !other.has(Marker::fleeing) &&
                          !other.did(TurnFlag::finishedMove);
    if (battle.unit(move.unit).has(Marker::active) && canLeave) return {};
    // MOV-09: it could have stopped before it came to lie on the other unit.
    const bool isStraight =
        !move.path.empty() && (std::holds_alternative<geometry::Advance>(move.path.back()) ||
                               std::holds_alternative<geometry::Slide>(move.path.back()));
    const bool layThere = geometry::overlap(footprint(battle, move.unit), footprint(battle, under));
    return refuseAt(battle, isStraight && !layThere ? "MOV-09"_rule : "MOV-08"_rule, under);
}

}  // namespace vallum::field
