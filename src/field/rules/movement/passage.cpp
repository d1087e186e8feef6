// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <span>

#include <vallum/field/rules/ground/choke_points.h>
#include <vallum/field/rules/movement/passage.h>
#include <vallum/field/situation/fortress/barriers.h>
#include <vallum/field/situation/fortress/corners.h>
#include <vallum/field/situation/fortress/structures.h>
#include <vallum/field/situation/movement/cards.h>
#include <vallum/field/situation/movement/contact.h>
#include <vallum/field/situation/movement/stacks.h>
#include <vallum/field/situation/movement/surroundings.h>
#include <vallum/geometry/relation.h>
#include <vallum/geometry/step_parts.h>

namespace vallum::field {

using geometry::Footprint;
using geometry::PathStep;
using geometry::Placement;
using geometry::Pose;

namespace {

/// The middle strip of a card, which fits through where the rest of it has no room.
constexpr geometry::Size file{sectionWidth, cardSize.depth};

bool liesOnAny(const Placement& place, const std::vector<Barrier>& barriers) {
    return firstUnder(geometry::footprint(place, cardSize), barriers) != barriers.end();
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

Verdict mayPassTiles(const Placement& from, const PathStep& step, const Surroundings& around) {
    for (const Tile* tile : around.closed) {
        if (leaves(from, step, tile->region)) continue;
        if (geometry::sweeps(step, from, cardSize, tile->region)) {
            return refuse(ruleOfClosed(*tile));
        }
    }
    return {};
}

/// GEO-13: of the barriers, those from the first one met.
Verdict mayPassWalls(const Battle& battle,
                     UnitId unit,
                     const geometry::Sweep& sweep,
                     const Placement& from,
                     const PathStep& step,
                     std::span<const Barrier> barriers,
                     const Surroundings& around) {
    for (const Barrier& it : barriers) {
        if (!sweep.meets(it.shape) || leaves(battle, unit, from, step, it)) continue;
        return goesThroughOpening(from, step, around) ? Verdict() : refuse(it.why);
    }
    return {};
}

/// Most steps meet no wall and no tile that is closed, neither on the way nor where they begin.
bool staysOnOpenGround(const Placement& from,
                       const PathStep& step,
                       std::span<const Barrier> met,
                       const Surroundings& around) {
    if (around.closed.empty() && around.barriers.empty()) return true;
    const auto meetsTile = [&](const Tile* it) { return geometry::sweeps(step, from, cardSize, it->region); };
    return met.empty() && std::ranges::none_of(around.closed, meetsTile) &&
           (geometry::lengthOf(step) == 0_du || isOnOpenGround(from, around));
}

/// Those that come after are not looked at yet.
std::span<const Barrier> fromFirstMet(const geometry::Sweep& sweep, const std::vector<Barrier>& barriers) {
    return {std::ranges::find_if(barriers, [&](const Barrier& it) { return sweep.meets(it.shape); }),
            barriers.end()};
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

}  // namespace

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

Verdict mayMoveThrough(const Battle& battle, UnitId mover, std::optional<Formation> movers, UnitId other) {
    return mayMoveThrough(battle, mover, movers, Bystander{other, footprint(battle, other)});
}

/// ELE-12, FRM-09: not through fleeing elephants, nor through a friend in formation.
Verdict mayMoveThrough(const Battle& battle,
                       UnitId mover,
                       std::optional<Formation> movers,
                       const Bystander& friendly) {
    const UnitId other = friendly.unit;
    const Unit& obstacle = battle.unit(other);
    if (standOnEachOther(battle, mover, other) || areStacked(battle, mover, other)) return {};
    const bool isPanic =
        obstacle.has(Marker::fleeing) && battle.type(other).unitClass == UnitClass::elephants;
    if (movers || obstacle.formation || isPanic || isEngaged(battle, friendly)) {
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

namespace {

/// Those who let it pass anyway need not be met exactly, if that is known of them.
Verdict mayPassFriends(const Battle& battle,
                       UnitId unit,
                       std::optional<Formation> formation,
                       const geometry::Sweep& sweep,
                       const Surroundings& around) {
    for (const Bystander& other : around.friends) {
        const bool letsPass = other.isEngaged && mayMoveThrough(battle, unit, formation, other);
        if (letsPass || !sweep.meets(other.footprint)) continue;
        if (Verdict verdict = mayMoveThrough(battle, unit, formation, other); !verdict) return verdict;
    }
    return {};
}

Verdict mayGoAsColumn(const Battle& battle,
                      UnitId unit,
                      std::optional<Formation> formation,
                      const Pose& from,
                      const PathStep& step,
                      int sections,
                      const Surroundings& around) {
    const geometry::Sweep sweep(step, {from, {}}, {columnWidth(sections), cardSize.depth});
    if (Verdict verdict = staysClear(battle, sweep, around); !verdict) return verdict;
    return mayPassFriends(battle, unit, formation, sweep, around);
}

/// Where it comes out, the whole card needs room at once.
Verdict mayUnfold(const Battle& battle, const Placement& place, const Surroundings& around) {
    const Footprint card = geometry::footprint(place, cardSize);
    for (const Piece& it : around.enemies) {
        if (geometry::overlap(card, Footprint(it.shape)))
            return refuseAt(battle, "MOV-03"_rule, it.owner, Hindrance::enemyInTheWay);
    }
    return {};
}

/// MOV-03, MOV-05: the column, and the card before and after it.
Verdict maySqueeze(const Battle& battle,
                   UnitId unit,
                   std::optional<Formation> formation,
                   const Placement& from,
                   const PathStep& step,
                   const Squeeze& squeeze,
                   const Surroundings& around) {
    const Du length = geometry::lengthOf(step);
    if (squeeze.begin > 0_du) {
        const Verdict before =
            mayPass(battle, unit, formation, from, geometry::partOf(step, squeeze.begin.raw()), around);
        if (!before) return before;
    }
    const Pose entry = poseAlong(step, from.pose, squeeze.begin);
    if (squeeze.end > squeeze.begin) {
        const PathStep narrow = geometry::partOf(step, (squeeze.end - squeeze.begin).raw());
        const Verdict inside =
            mayGoAsColumn(battle, unit, formation, entry, narrow, squeeze.sections, around);
        if (!inside) return inside;
    }
    const Placement exit{poseAlong(step, from.pose, squeeze.end), from.extension};
    if (!isOnOpenGround(exit, around)) return {};
    if (length > squeeze.end) {
        return mayPass(battle, unit, formation, exit, geometry::partOf(step, (length - squeeze.end).raw()),
                       around);
    }
    return mayUnfold(battle, exit, around);
}

}  // namespace

Verdict mayPass(const Battle& battle,
                UnitId unit,
                std::optional<Formation> formation,
                const Placement& from,
                const PathStep& step,
                const Surroundings& around) {
    const geometry::Sweep sweep(step, from, cardSize);
    const auto barriers = fromFirstMet(sweep, around.barriers);
    const bool isOpen = staysOnOpenGround(from, step, barriers, around);
    if (!isOpen) {
        if (const auto squeeze = squeezeThrough(battle, from, step, around))
            return maySqueeze(battle, unit, formation, from, step, *squeeze, around);
    }
    if (Verdict verdict = staysClear(battle, sweep, around); !verdict) return verdict;
    if (!isOpen) {
        if (Verdict verdict = mayPassTiles(from, step, around); !verdict) return verdict;
        if (Verdict verdict = mayPassWalls(battle, unit, sweep, from, step, barriers, around); !verdict)
            return verdict;
    }
    const Placement end{geometry::after(step, from.pose, cardSize), from.extension};
    if (staysOnTilesBesideCorner(battle, unit, end)) return refuse("FDZ-11"_rule);
    return mayPassFriends(battle, unit, formation, sweep, around);
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
