// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <span>
#include <vector>

#include <vallum/field/facts.h>
#include <vallum/field/rules/fortress/walls.h>
#include <vallum/geometry/path.h>

namespace vallum::field {

/// One rectangle of somebody else: a card or one of its markers.
struct Piece {
    enum class Kind { card, extension, envelop, wrap };
    UnitId owner;
    Kind kind = Kind::card;
    std::size_t envelop = 0;  // which of the owner's
    geometry::Outline shape;
};
struct Bystander {
    UnitId unit;
    geometry::Footprint footprint;
};
/// Who can come into question for a move: all others that are near enough, in the order of their ids.
struct Surroundings {
    std::vector<Piece> enemies;
    std::vector<geometry::Outline> enemyShapes;  // of the same pieces
    std::vector<Bystander> friends;
    std::vector<Piece> friendsMarkers;  // around enemies and towers
    std::vector<const Tile*> tiles;
    std::vector<const Tile*> closed;  // TER-06, TER-14: those of them that the unit may never overlap
    std::vector<Barrier> barriers;    // WAL-13
    std::vector<Opening> openings;
    std::vector<geometry::Region> rough;  // TER-45, CAL-01: tiles laid down that are difficult terrain
};
/// For a unit whose outline stays within so far of these places on its way, or between two of them.
Surroundings surroundingsOf(const Battle&, UnitId, std::span<const geometry::Pose> way, Du reach);

/// MOV-05
Verdict mayMoveThrough(const Battle&, UnitId mover, std::optional<Formation> movers, UnitId other);
/// GEO-12, MOV-03, MOV-05: it stays on the table and meets neither an enemy nor anybody's markers.
Verdict staysClear(const Battle&, const geometry::Sweep&, const Surroundings&);
/// MOV-03, MOV-05, GEO-12, TER-06, TER-14: one step of a unit with this formation, from this place.
Verdict mayPass(const Battle&,
                UnitId,
                std::optional<Formation>,
                const geometry::Placement&,
                const geometry::PathStep&,
                const Surroundings&);
/// WAL-13, GAT-09: the gate or the fallen wall through which a step leads.
std::optional<StructureId> openingEntered(const geometry::Placement&,
                                          const geometry::PathStep&,
                                          const Surroundings&);
/// MOV-04: in the order in which it meets them. Those that stand on it or under it already are left out.
std::vector<UnitId> friendsCrossed(
    const Battle&, UnitId, const geometry::Placement&, const geometry::PathStep&, const Surroundings&);
/// MOV-08, TER-06: nobody is there, neither card nor marker, the ground bears a unit, and it is on the table.
bool isFree(const Battle&, const geometry::Footprint&, const Surroundings&);
/// The ground there bears a unit, and it is on the table; a refusal names what is in the way.
Verdict mayLieOnGround(const Battle&, const geometry::Footprint&, const Surroundings&);
/// Of these nobody at all: neither their cards nor their markers.
bool isFreeOfOthers(const geometry::Footprint&, const Surroundings&);
/// The same for a unit that is to stand there as it is, wherever it comes from.
bool isFreeFor(const Battle&, UnitId, const geometry::Pose&);
std::vector<UnitId> friendsUnder(const geometry::Footprint&, const Surroundings&);
/// MOV-10: where others may have to go back to.
std::vector<geometry::Footprint> placesKept(const Battle&, UnitId mover);
bool isKeptForAnother(const Battle&, UnitId mover, const geometry::Footprint&);
/// MOV-10
Verdict mayCrossOnto(const Battle&, const Move&, UnitId under);

/// "At this unit": where a refusal points to.
tl::unexpected<Refusal> refuseAt(const Battle&, RuleId, UnitId, Hindrance = Hindrance::other);

}  // namespace vallum::field
