// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <vector>

#include <vallum/field/model/battle.h>
#include <vallum/field/situation/fortress/barriers.h>
#include <vallum/geometry/card.h>

/// What lies around a unit and its way.
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
    std::optional<bool> isEngaged = {};  // unknown where a single move is planned
};
/// Looks it up if it is unknown.
bool isEngaged(const Battle&, const Bystander&);
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
/// The rule that keeps units off closed ground.
RuleId ruleOfClosed(const Tile&);
/// No closed ground, wall or tower is under the card.
bool isOnOpenGround(const geometry::Placement&, const Surroundings&);
/// MOV-08, TER-06: no card or marker is there, the terrain allows a unit, and it is on the table.
bool isFree(const Battle&, const geometry::Footprint&, const Surroundings&);
/// The terrain allows a unit there, and it is on the table; a refusal names the obstacle.
Verdict mayLieOnGround(const Battle&, const geometry::Footprint&, const Surroundings&);
/// No card or marker of these units is there.
bool isFreeOfOthers(const geometry::Footprint&, const Surroundings&);
/// The same for a unit in its present formation and front, wherever it comes from.
bool isFreeFor(const Battle&, UnitId, const geometry::Pose&);
std::vector<UnitId> friendsUnder(const geometry::Footprint&, const Surroundings&);

/// A refusal that points to this unit.
tl::unexpected<Refusal> refuseAt(const Battle&, RuleId, UnitId, Hindrance = Hindrance::other);

/// The surroundings of one unit, for planning many moves: what is within its range is looked up only once.
class Neighborhood {
public:
    Neighborhood(const Battle&, UnitId, Du range);

    /// The same as surroundingsOf, which is called for ways that lead out of range.
    [[nodiscard]] Surroundings along(std::span<const geometry::Pose> way, Du reach) const;

private:
    const Battle& battle_;
    UnitId unit_;
    Du range_;
    Surroundings all_;
};

}  // namespace vallum::field
