// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <array>

#include <vallum/field/queries/bank_moves.h>
#include <vallum/field/queries/reach.h>
#include <vallum/field/rules/ground/river_banks.h>
#include <vallum/field/rules/movement/allowance.h>
#include <vallum/field/situation/ground/terrain.h>
#include <vallum/field/situation/movement/surroundings.h>
#include <vallum/geometry/bearing.h>
#include <vallum/geometry/grid.h>
#include <vallum/geometry/relation.h>

namespace vallum::field {

using geometry::Advance;
using geometry::Corner;
using geometry::Pivot;
using geometry::Point;
using geometry::Pose;

namespace {

Pose endOf(const Battle& battle, const Move& move) {
    Pose pose = move.out.value_or(battle.unit(move.unit).pose);
    for (const geometry::PathStep& step : move.path) pose = geometry::after(step, pose, cardSize);
    return pose;
}

std::vector<const Tile*> banksNear(const Battle& battle, const Pose& pose, Du reach) {
    auto tiles = tilesNear(battle, std::array{pose}, reach);
    std::erase_if(tiles, [](const Tile* it) { return !isBank(*it); });
    return tiles;
}

/// The heading of a card flush with this side of a tile; the corners are clockwise.
Heading towardWater(const Point& from, const Point& to) { return geometry::headingToward(from, to) + 90_deg; }

bool isOn(const Point& point, const Point& from, const Point& to) {
    const Heading along = geometry::headingToward(from, to);
    const geometry::Size thin{0.004_du, geometry::distance(from, to)};
    const Point middle{Du((from.x + to.x).raw() / 2), Du((from.y + to.y).raw() / 2)};
    return geometry::isWithin(geometry::tolerance, point,
                              geometry::Footprint(geometry::outline({middle, along}, thin)));
}

/// GEO-10: forward about the corner on the bank.
std::optional<Pivot> flush(const Pose& pose, Corner corner, Heading wanted) {
    const Degrees off = geometry::turnFrom(pose.heading, wanted);
    const bool isLeft = corner == Corner::frontLeft;
    if (off == 0_deg || isLeft != (off < 0_deg)) return std::nullopt;
    const Degrees angle = isLeft ? -off : off;
    return angle <= 90_deg ? std::optional(Pivot{corner, angle}) : std::nullopt;
}

bool isFree(const Battle& battle, Move move, const Pivot& pivot) {
    move.path.emplace_back(pivot);
    const auto plan = planNow(battle, move);
    return plan && plan->steps.back().price == 0_mp;
}

/// As far as the first bank ahead.
std::optional<Move> upToBank(const Battle& battle, UnitId unit) {
    Move move;
    move.unit = unit;
    const Du most(allowance(battle, move).total());
    const Unit& it = battle.unit(unit);
    const auto banks = banksNear(battle, it.pose, most + 1.3_du);
    if (banks.empty() || most <= 0_du) return std::nullopt;
    std::vector<geometry::Region> regions;
    regions.reserve(banks.size());
    for (const Tile* bank : banks) regions.push_back(bank->region);
    const auto met = geometry::firstContact(Advance{most}, {it.pose, it.extension}, cardSize, regions);
    if (!met || !geometry::mayBeAStep(met->upTo)) return std::nullopt;
    move.path = {met->upTo};
    return move;
}

/// Until the card is flush with a side of the bank.
std::vector<Pivot> pivotsTo(const Tile& bank, const Pose& pose) {
    std::vector<Pivot> pivots;
    const geometry::Outline card = geometry::outline(pose, cardSize);
    const auto& corners = bank.region.corners();
    for (std::size_t i = 0; i != corners.size(); ++i) {
        const Point& from = corners.at(i);
        const Point& to = corners.at((i + 1) % corners.size());
        for (const Corner corner : {Corner::frontLeft, Corner::frontRight}) {
            const auto pivot = flush(pose, corner, towardWater(from, to));
            if (pivot && isOn(card.at(static_cast<std::size_t>(corner)), from, to)) pivots.push_back(*pivot);
        }
    }
    return pivots;
}

}  // namespace

std::vector<Pivot> pivotsToBank(const Battle& battle, const Move& move) {
    std::vector<Pivot> pivots;
    if (battle.setting->tiles.empty() || move.charge || move.at) return pivots;
    const Pose pose = endOf(battle, move);
    for (const Tile* bank : banksNear(battle, pose, 1.3_du)) {
        for (const Pivot& pivot : pivotsTo(*bank, pose)) {
            if (std::ranges::count(pivots, pivot) == 0 && isFree(battle, move, pivot)) {
                pivots.push_back(pivot);
            }
        }
    }
    return pivots;
}

std::vector<Move> bankMoves(const Battle& battle, UnitId unit) {
    std::vector<Move> moves;
    if (battle.setting->tiles.empty() || battle.unit(unit).inside || !maySetOutNow(battle, unit))
        return moves;
    Move here;
    here.unit = unit;
    std::vector<Move> ways{here};
    if (const auto up = upToBank(battle, unit)) ways.push_back(*up);
    for (const Move& way : ways) {
        for (const Pivot& pivot : pivotsToBank(battle, way)) {
            moves.push_back(way);
            moves.back().path.emplace_back(pivot);
        }
    }
    return moves;
}

}  // namespace vallum::field
