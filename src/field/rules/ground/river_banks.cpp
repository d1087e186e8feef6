// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include <vallum/field/rules/ground/ground_cost.h>
#include <vallum/field/rules/ground/river_banks.h>
#include <vallum/field/situation/ground/terrain.h>
#include <vallum/field/situation/movement/cards.h>
#include <vallum/field/situation/movement/surroundings.h>
#include <vallum/geometry/engagement.h>

namespace vallum::field {

using geometry::PathStep;
using geometry::Placement;
using geometry::Segment;

namespace {

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

/// TER-23: on dry ground next to the water.
bool holdsBank(const Battle& battle, UnitId enemy, UnitId crosser, const Surroundings& around) {
    return std::ranges::any_of(around.tiles, [&](const Tile* tile) {
        return isForded(battle, crosser, *tile) &&
               geometry::touches(footprint(battle, enemy), tile->region) && !isInWater(battle, enemy);
    });
}

bool standsInWater(const Battle& battle, UnitId unit, const Placement& place, const Surroundings& around) {
    return std::ranges::any_of(around.tiles, [&](const Tile* tile) {
        return isForded(battle, unit, *tile) &&
               geometry::isPartlyIn(geometry::footprint(place, cardSize), tile->region);
    });
}

}  // namespace

bool isBank(const Tile& tile) { return tile.kind == Terrain::river || tile.kind == Terrain::ford; }

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

std::vector<Move> chargesInsteadOf(const Battle& battle, const Move& move, const Surroundings& around) {
    const auto isWater = [&](const Tile* tile) { return isForded(battle, move.unit, *tile); };
    if (move.charge || std::ranges::none_of(around.tiles, isWater)) return {};
    const bool wasInWater = isInWater(battle, move.unit);
    std::vector<Move> charges;
    Placement place{move.out.value_or(battle.unit(move.unit).pose), battle.unit(move.unit).extension};
    for (std::size_t i = 0; i != move.path.size(); ++i) {
        const PathStep& step = move.path.at(i);
        const bool crosses = std::holds_alternative<geometry::Advance>(step) &&
                             entersWater(battle, move.unit, place, step, around.tiles);
        place.pose = geometry::after(step, place.pose, cardSize);
        if (!crosses || (!wasInWater && standsInWater(battle, move.unit, place, around))) continue;
        for (const UnitId enemy : enemiesOf(battle, move.unit)) {
            if (!holdsBank(battle, enemy, move.unit, around)) continue;
            Move& charge = charges.emplace_back(move);
            charge.path.resize(i);
            charge.path.emplace_back(geometry::Advance{4_du});
            charge.after.clear();
            charge.at.reset();
            charge.charge = Charge{.target = enemy};
        }
    }
    return charges;
}

}  // namespace vallum::field
