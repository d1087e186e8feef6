// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <array>

#include <vallum/field/procedures/ground/choke_points.h>
#include <vallum/field/situation/movement/cards.h>
#include <vallum/field/situation/movement/surroundings.h>
#include <vallum/geometry/bearing.h>
#include <vallum/geometry/relation.h>

namespace vallum::field {

using geometry::Placement;
using geometry::Pose;

namespace {

/// How far and how finely to search for a place on the bank.
constexpr Du farthest = 10_du;
constexpr Du fineness = 0.1_du;

/// How far toward the bank it must go until its card is clear of the water.
Du toDryGround(const Placement& from, Heading toBank, const Surroundings& around) {
    Du distance;
    for (const Tile* tile : around.closed) {
        const auto way = geometry::passage(geometry::Slide{toBank, farthest}, from, cardSize, tile->region);
        if (way) distance = std::max(distance, geometry::lengthOf(way->untilLeft));
    }
    return distance;
}

/// True if nothing impassable lies between the two.
bool areOnOneBank(const geometry::Point& one, const geometry::Point& other, const Surroundings& around) {
    return std::ranges::none_of(around.closed, [&](const Tile* tile) {
        return geometry::lengthInside({one, other}, tile->region) > geometry::tolerance;
    });
}

std::int64_t squaredDistance(const geometry::Point& one, const geometry::Point& other) {
    const std::int64_t x = one.x.raw() - other.x.raw();
    const std::int64_t y = one.y.raw() - other.y.raw();
    return x * x + y * y;
}

/// The nearest place with the same facing, trying straight back to the bank first.
std::optional<Pose> placeOnBank(const Battle& battle, UnitId unit, const Pose& bank) {
    const Placement from = placement(battle.unit(unit));
    const Pose& here = from.pose;
    const bool isBehind = geometry::offsetOf(here, bank.center).ahead <= 0_du;
    const Heading toBank = isBehind ? here.heading + 180_deg : here.heading;
    const std::array way{here, bank};
    const Surroundings around = surroundingsOf(battle, unit, way, farthest + 2.6_du);
    const Du dry = toDryGround(from, toBank, around);
    std::vector<Pose> places;
    for (Du away = -1_du; away <= farthest; away = away + fineness) {
        for (Du aside = 0_du; aside <= farthest; aside = aside + fineness) {
            const Du ahead = isBehind ? -(dry + away) : dry + away;
            places.push_back({geometry::pointAt(here, aside, ahead), here.heading});
            places.push_back({geometry::pointAt(here, -aside, ahead), here.heading});
        }
    }
    std::ranges::stable_sort(places, {},
                             [&](const Pose& it) { return squaredDistance(it.center, here.center); });
    const auto isOpen = [&](const Pose& it) {
        return areOnOneBank(it.center, bank.center, around) &&
               isFree(battle, geometry::footprint({it, from.extension}, cardSize), around);
    };
    const auto found = std::ranges::find_if(places, isOpen);
    return found == places.end() ? std::nullopt : std::optional(*found);
}

}  // namespace

void leaveDestroyedBridge(Game& game, StructureId bridge) {
    for (const UnitId unit : game.battle().unitsOnTable()) {
        const auto passage = game.battle().unit(unit).passage;
        if (!passage || passage->structure != bridge) continue;
        game.tell(PassageChanged{unit, std::nullopt, "TER-29"_rule});
        const Pose to = placeOnBank(game.battle(), unit, passage->bank).value_or(passage->bank);
        game.tell(Shifted{unit, to, Shift::backToBank, "TER-29"_rule});
    }
}

}  // namespace vallum::field
