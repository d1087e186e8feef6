// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include <vallum/field/rules/contact.h>
#include <vallum/field/rules/movement.h>
#include <vallum/field/rules/river_banks.h>
#include <vallum/field/rules/terrain.h>
#include <vallum/geometry/engagement.h>
#include <vallum/geometry/relation.h>

namespace vallum::field {

using geometry::PathStep;
using geometry::Placement;
using geometry::Segment;

namespace {

bool isBank(const Tile& tile) { return tile.kind == Terrain::river || tile.kind == Terrain::ford; }

bool liesAlong(const Placement& place, const geometry::Region& region) {
    const Segment front = geometry::frontEdge(place, cardSize);
    const auto& corners = region.corners();
    for (std::size_t i = 0; i != corners.size(); ++i) {
        const geometry::Point& from = corners.at(i);
        const geometry::Point& to = corners.at((i + 1) % corners.size());
        if (geometry::flushSections(front, 4, {from, to}) > 0) return true;
        if (geometry::flushSections(front, 4, {to, from}) > 0) return true;
    }
    return false;
}

bool isOnFarBank(const Battle& battle, UnitId enemy, const Surroundings& around) {
    return std::ranges::any_of(around.tiles, [&](const Tile* tile) {
        return tile->kind == Terrain::ford && geometry::touches(footprint(battle, enemy), tile->region) &&
               !isInWater(battle, enemy);
    });
}

}  // namespace

std::optional<RuleId> facesBank(const Placement& from, const PathStep& step, const Surroundings& around) {
    if (!std::holds_alternative<geometry::Pivot>(step)) return std::nullopt;
    const Placement end{geometry::after(step, from.pose, cardSize), from.extension};
    for (const Tile* tile : around.tiles) {
        if (!isBank(*tile) || !geometry::touches(geometry::footprint(from, cardSize), tile->region)) continue;
        if (!liesAlong(end, tile->region)) continue;
        return tile->kind == Terrain::ford ? "TER-17"_rule : "TER-15"_rule;
    }
    return std::nullopt;
}

Verdict mayStopShort(const Battle& battle, const Move& move, const Surroundings& around) {
    if (move.charge || move.path.empty() || !isInWater(battle, move.unit)) return {};
    if (!std::holds_alternative<geometry::Advance>(move.path.back())) return {};
    for (const UnitId enemy : enemiesOf(battle, move.unit)) {
        if (!isOnFarBank(battle, enemy, around)) continue;
        Move charge = move;
        charge.path = {geometry::Advance{4_du}};
        charge.charge = Charge{.target = enemy};
        if (planMove(battle, charge)) return refuseAt(battle, "TER-22"_rule, enemy);
    }
    return {};
}

}  // namespace vallum::field
