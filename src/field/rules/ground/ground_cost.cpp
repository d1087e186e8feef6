// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include <vallum/field/rules/ground/ground_cost.h>
#include <vallum/field/rules/siege/rams.h>
#include <vallum/field/situation/ground/terrain.h>
#include <vallum/geometry/relation.h>

namespace vallum::field {

using geometry::Advance;
using geometry::PathStep;
using geometry::Placement;
using geometry::Slide;

namespace {

using Tiles = std::span<const Tile* const>;
using Regions = std::span<const geometry::Region>;

constexpr Degrees mostInDifficultTerrain = 45_deg;

bool overlapsOnTheWay(const PathStep& step, const Placement& from, const Tile& tile) {
    return geometry::sweeps(step, from, cardSize, tile.region) ||
           geometry::isPartlyIn(geometry::footprint(from, cardSize), tile.region);
}

bool touchesOnTheWay(const PathStep& step, const Placement& from, const geometry::Region& region) {
    return geometry::sweeps(step, from, cardSize, region) ||
           geometry::touches(geometry::footprint(from, cardSize), region);
}

bool isSwing(const PathStep& step) { return geometry::angleOf(step) > 0_deg; }

/// TER-19: straight ahead or straight back.
bool isStraight(const PathStep& step, const Placement& from) {
    const auto* slide = std::get_if<Slide>(&step);
    const Heading back = geometry::outward(from.pose.heading, geometry::Edge::rear);
    return std::holds_alternative<Advance>(step) || (slide != nullptr && slide->toward == back);
}

bool isWide(const PathStep& step) {
    return isSwing(step) && geometry::angleOf(step) > mostInDifficultTerrain;
}

Verdict mayCross(
    const Battle& battle, UnitId unit, const Placement& from, const PathStep& step, const Tile& tile) {
    if (!isDifficult(battle, unit, tile)) return {};
    const bool isWater = tile.kind != Terrain::forest;
    if (isWater && !isStraight(step, from) && overlapsOnTheWay(step, from, tile)) {
        return refuse("TER-19"_rule);
    }
    return allowIf(!isWide(step) || !touchesOnTheWay(step, from, tile.region), "HGT-13"_rule);
}

struct Interval {
    Du begin;
    Du end;
};

std::vector<Interval> difficultIntervals(const Battle& battle,
                                         UnitId unit,
                                         const Placement& from,
                                         const PathStep& step,
                                         Tiles tiles,
                                         Regions rough) {
    std::vector<Interval> found;
    const auto add = [&](const geometry::Region& region) {
        const auto passage = geometry::passage(step, from, cardSize, region);
        if (!passage) return;
        found.push_back({geometry::lengthOf(passage->untilTouched), geometry::lengthOf(passage->untilLeft)});
    };
    for (const Tile* tile : tiles) {
        if (isDifficult(battle, unit, *tile)) add(tile->region);
    }
    std::ranges::for_each(rough, add);
    std::ranges::sort(found, {}, &Interval::begin);
    return found;
}

/// TER-10: it was off the hill and moves onto it.
bool climbs(const Placement& from, const Placement& to, const Tile& hill) {
    if (geometry::standsIn(from.pose.center, hill.region)) return false;
    if (!geometry::isPartlyIn(geometry::footprint(to, cardSize), hill.region)) return false;
    return geometry::distance(to.pose.center, hill.region) <
           geometry::distance(from.pose.center, hill.region);
}

}  // namespace

Verdict mayCrossGround(const Battle& battle,
                       UnitId unit,
                       const Placement& from,
                       const PathStep& step,
                       Tiles tiles,
                       Regions rough) {
    for (const Tile* tile : tiles) {
        if (Verdict verdict = mayCross(battle, unit, from, step, *tile); !verdict) return verdict;
    }
    const auto isTouched = [&](const geometry::Region& it) { return touchesOnTheWay(step, from, it); };
    return allowIf(!isWide(step) || std::ranges::none_of(rough, isTouched), "HGT-13"_rule);
}

Du difficultPart(const Battle& battle,
                 UnitId unit,
                 const Placement& from,
                 const PathStep& step,
                 Tiles tiles,
                 Regions rough) {
    if ((tiles.empty() && rough.empty()) || isSwing(step)) return {};
    Du length;
    Du reached;
    for (const Interval& it : difficultIntervals(battle, unit, from, step, tiles, rough)) {
        const Du begin = std::max(it.begin, reached);
        if (it.end <= begin) continue;
        length = length + (it.end - begin);
        reached = it.end;
    }
    return length;
}

bool entersWater(
    const Battle& battle, UnitId unit, const Placement& from, const PathStep& step, Tiles tiles) {
    return std::ranges::any_of(tiles, [&](const Tile* tile) {
        return isForded(battle, unit, *tile) && overlapsOnTheWay(step, from, *tile);
    });
}

std::optional<RuleId> limitedBy(
    const Battle& battle, UnitId unit, const Placement& from, const Placement& to, Tiles tiles) {
    if (battle.type(unit).has(Ability::mountaineers)) return std::nullopt;
    const bool isClimb = std::ranges::any_of(
        tiles, [&](const Tile* tile) { return tile->kind == Terrain::hill && climbs(from, to, *tile); });
    return isClimb ? std::optional("TER-10"_rule) : std::nullopt;
}

MovementPoints limitedReduction(const Battle& battle, UnitId unit, MovementPoints all) {
    const int half = all.raw() / 2;
    const bool isLight = battle.type(unit).has(Ability::skirmishers);
    return MovementPoints(isLight ? std::min(half, (1_mp).raw()) : half);
}

void applyLimit(Sum& points, const Battle& battle, const Move& move, RuleId why) {
    const MovementPoints all(points.total());
    if (movesWithRam(battle, move)) return points.add(why, -(all / 2).raw());
    const MovementPoints less = limitedReduction(battle, move.unit, all);
    points.add(battle.type(move.unit).has(Ability::skirmishers) ? "HGT-16"_rule : why, -less.raw());
}

}  // namespace vallum::field
