// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <span>
#include <vector>

#include <vallum/field/facts.h>
#include <vallum/field/rules/fortress/walls.h>
#include <vallum/geometry/path.h>

namespace vallum::field {

/// A rectangle of another unit: its card or one of its markers.
struct Piece {
    enum class Kind { card, extension, envelop, wrap };
    UnitId owner;
    Kind kind = Kind::card;
    std::size_t envelop = 0;  // index among the owner's
    geometry::Outline shape;
};
struct Bystander {
    UnitId unit;
    geometry::Footprint footprint;
};
/// The things that may matter to a move: all other units near enough, in the order of their ids.
struct Surroundings {
    std::vector<Piece> enemies;
    std::vector<geometry::Outline> enemyShapes;  // of the same pieces
    std::vector<Bystander> friends;
    std::vector<Piece> friendsMarkers;  // around enemies and towers
    std::vector<const Tile*> tiles;
    std::vector<const Tile*> closed;  // TER-06, TER-14: the tiles that the unit may never overlap
    std::vector<Barrier> barriers;    // WAL-13: walls, towers and other tiles that it may not cross
    std::vector<Opening> openings;
    std::vector<geometry::Region> rough;  // TER-45, CAL-01: placed tiles that are difficult terrain
};
/// GEO-06: no corner of a card with both extension markers is farther from the center of the card.
inline constexpr Du reachOfExtendedCard = 1.27_du;
/// For a unit whose outline stays within `reach` of these poses, or of the lines between them.
Surroundings surroundingsOf(const Battle&, UnitId, std::span<const geometry::Pose> way, Du reach);

/// MOV-05: whether it may move through this friend; `movers` is the formation of the one that moves.
Verdict mayMoveThrough(const Battle&, UnitId mover, std::optional<Formation> movers, UnitId other);
/// GEO-12, MOV-03, MOV-05: it stays on the table and meets neither enemies nor markers.
Verdict staysClear(const Battle&, const geometry::Sweep&, const Surroundings&);
/// MOV-03, MOV-05, GEO-12, TER-06, TER-14: one step of a unit in this formation, from this placement.
Verdict mayPass(const Battle&,
                UnitId,
                std::optional<Formation>,
                const geometry::Placement&,
                const geometry::PathStep&,
                const Surroundings&);
/// WAL-13, GAT-09: the gate or fallen wall that a step leads through.
std::optional<StructureId> openingEntered(const geometry::Placement&,
                                          const geometry::PathStep&,
                                          const Surroundings&);
/// MOV-04: in the order it meets them, except those that already stand on or under it.
std::vector<UnitId> friendsCrossed(
    const Battle&, UnitId, const geometry::Placement&, const geometry::PathStep&, const Surroundings&);
/// MOV-08, TER-06: no card or marker is there, the terrain allows a unit, and it is on the table.
bool isFree(const Battle&, const geometry::Footprint&, const Surroundings&);
/// The terrain allows a unit there, and it is on the table; a refusal names the obstacle.
Verdict mayLieOnGround(const Battle&, const geometry::Footprint&, const Surroundings&);
/// No card or marker of these units is there.
bool isFreeOfOthers(const geometry::Footprint&, const Surroundings&);
/// The same for a unit in its present formation and front, wherever it comes from.
bool isFreeFor(const Battle&, UnitId, const geometry::Pose&);
std::vector<UnitId> friendsUnder(const geometry::Footprint&, const Surroundings&);
/// MOV-10: places that other units may have to go back to.
std::vector<geometry::Footprint> placesKept(const Battle&, UnitId mover);
bool isKeptForAnother(const Battle&, UnitId mover, const geometry::Footprint&);
/// MOV-10: whether the move may end on a friend that moves away later.
Verdict mayCrossOnto(const Battle&, const Move&, UnitId under);

/// A refusal that points to this unit.
tl::unexpected<Refusal> refuseAt(const Battle&, RuleId, UnitId, Hindrance = Hindrance::other);

}  // namespace vallum::field
