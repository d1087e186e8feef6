// SPDX-License-Identifier: GPL-3.0-or-later
#include "field_sense.h"

#include <algorithm>

namespace vallum::players {

namespace {

/// What its neighbors see of a unit. Whether it is active is its own business.
bool looksTheSame(const Unit& one, const Unit& other) {
    const auto lasting = [](const Unit& unit) {
        auto markers = unit.markers;
        markers.erase(Marker::active);
        markers.erase(Marker::marching);
        return markers;
    };
    return one.type == other.type && one.place == other.place && one.pose == other.pose &&
           one.faceDown == other.faceDown && one.wounds == other.wounds && one.formation == other.formation &&
           one.extension == other.extension && one.envelops == other.envelops && one.askew == other.askew &&
           lasting(one) == lasting(other) && one.status == other.status && one.below == other.below &&
           one.owner == other.owner && one.turn.left == other.turn.left && one.inside == other.inside &&
           one.climb == other.climb;
}

/// What concerns everybody.
bool isAnotherHour(const Battle& one, const Battle& other) {
    const auto sameGenerals = [](const Player& a, const Player& b) { return a.generals == b.generals; };
    return one.turn != other.turn || one.units.size() != other.units.size() || one.setting != other.setting ||
           one.active != other.active || one.lines != other.lines || one.crossings != other.crossings ||
           one.standing != other.standing || one.brash != other.brash || one.structures != other.structures ||
           one.rams != other.rams || !std::ranges::equal(one.players, other.players, sameGenerals);
}

}  // namespace

void Memory::forgetAround(const geometry::Point& place) {
    constexpr double neighborhood = 8;
    for (std::size_t i = 0; i != pages_.size(); ++i) {
        const double movement =
            static_cast<double>(seen_.typeOf(seen_.units[i].type).movement.raw()) / MovementPoints::perUnit;
        const double reach = 2 * movement + neighborhood;
        if (distanceBetween(seen_.units[i].pose.center, place) <= reach) pages_[i] = {};
    }
}

void Memory::look(const Battle& battle) {
    if (isAnotherHour(seen_, battle)) {
        pages_.assign(battle.units.size(), {});
    } else {
        for (const Opponents& charge : battle.charges) {
            if (std::ranges::count(seen_.charges, charge) == 0) {
                forgetAround(battle.unit(charge.defender).pose.center);
            }
        }
        for (std::size_t i = 0; i != battle.units.size(); ++i) {
            if (looksTheSame(seen_.units[i], battle.units[i])) continue;
            forgetAround(seen_.units[i].pose.center);
            forgetAround(battle.units[i].pose.center);
        }
    }
    seen_ = battle;
}

std::optional<WorthyMove> Memory::charge(const Battle& battle, UnitId id) {
    auto& page = pagesOf(id).charge;
    if (page.unit != battle.unit(id)) page = {battle.unit(id), {}, bestCharge(battle, id)};
    return page.found;
}

std::optional<WorthyMove> Memory::approach(const Battle& battle, UnitId id) {
    auto& page = pagesOf(id).approach;
    const auto goal = quarryOf(battle, id);
    if (page.unit != battle.unit(id) || page.goal != goal) {
        page = {battle.unit(id), goal, bestApproach(battle, id)};
    }
    return page.found;
}

std::optional<WorthyAnswer> Memory::siege(const Battle& battle, UnitId id) {
    auto& page = pagesOf(id).siege;
    if (page.unit != battle.unit(id)) page = {battle.unit(id), {}, bestSiegeMove(battle, id)};
    return page.found;
}

std::optional<WorthyAnswer> Memory::action(const Battle& battle, UnitId id) {
    auto& page = pagesOf(id).action;
    if (page.unit != battle.unit(id)) page = {battle.unit(id), {}, bestAction(battle, id)};
    return page.found;
}

}  // namespace vallum::players
