// SPDX-License-Identifier: GPL-3.0-or-later
#include "siege_sense.h"

#include <algorithm>
#include <utility>

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

/// One that has fallen opens ways, and more than its neighbors go there.
bool standAlike(const Battle& one, const Battle& other) {
    return std::ranges::equal(one.structures, other.structures, {}, &Structure::condition,
                              &Structure::condition);
}

/// In steps that are worth to think everything over again.
int haste(const Battle& battle) { return static_cast<int>(10 * (1 - patience(battle))); }

/// What concerns everybody.
bool isAnotherHour(const Battle& one, const Battle& other) {
    const auto sameGenerals = [](const Player& a, const Player& b) { return a.generals == b.generals; };
    return haste(one) != haste(other) || one.units.size() != other.units.size() ||
           one.setting != other.setting || one.active != other.active || one.lines != other.lines ||
           one.crossings != other.crossings || one.standing != other.standing || one.brash != other.brash ||
           !standAlike(one, other) || one.rams != other.rams ||
           !std::ranges::equal(one.players, other.players, sameGenerals);
}

}  // namespace

void Memory::forgetAround(const geometry::Point& place) {
    constexpr double neighborhood = 8;
    constexpr double inTheWay = 5;  // of a card that comes out of a tower, and two wide ones
    for (std::size_t i = 0; i != pages_.size(); ++i) {
        const Unit& unit = std::as_const(seen_).units[i];
        const UnitType& type = seen_.typeOf(unit.type);
        const double movement = static_cast<double>(type.movement.raw()) / MovementPoints::perUnit;
        const double range = type.ranged ? inDu(type.ranged->range) : 0;
        const double far = distanceBetween(unit.pose.center, place);
        if (far <= movement + inTheWay) pages_[i].siegeMoves = {};
        if (far <= std::max(movement, range) + neighborhood) pages_[i].siege = {};
        if (far > 2 * movement + neighborhood) continue;
        pages_[i].charge = {};
        pages_[i].approach = {};
        pages_[i].action = {};
    }
}

void Memory::look(const Battle& battle) {
    if (isAnotherHour(seen_, battle)) {
        pages_.assign(battle.units.size(), {});
    } else {
        forgetWhatChanged(battle);
    }
    seen_ = battle;
}

void Memory::forgetWhatChanged(const Battle& battle) {
    for (const Opponents& charge : battle.charges) {
        const bool isNews = std::ranges::count(seen_.charges, charge) == 0;
        if (isNews) forgetAround(battle.unit(charge.defender).pose.center);
    }
    for (std::size_t i = 0; i != battle.units.size(); ++i) {
        const Unit& before = std::as_const(seen_).units[i];
        if (looksTheSame(before, battle.units[i])) continue;
        forgetAround(before.pose.center);
        forgetAround(battle.units[i].pose.center);
    }
    for (std::size_t i = 0; i != battle.structures.size(); ++i) {
        if (seen_.structures[i] == battle.structures[i]) continue;
        forgetAround(seen_.structures[i].pose.center);
        forgetAround(battle.structures[i].pose.center);
    }
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
    static const std::vector<SiegeMove> none;
    auto& page = pagesOf(id).siege;
    if (page.unit != battle.unit(id)) {
        const bool stays = leadsFromBehind(battle, id);
        page = {battle.unit(id), {}, bestSiegeMove(battle, id, stays ? none : siegeMovesOf(battle, id))};
    }
    return page.found;
}

const std::vector<SiegeMove>& Memory::siegeMovesOf(const Battle& battle, UnitId id) {
    auto& page = pagesOf(id).siegeMoves;
    if (page.unit != battle.unit(id)) page = {battle.unit(id), {}, siegeMoves(battle, id)};
    return *page.found;
}

/// MOV-10: a retreat may end on a friend who has still to move. One that was thought of while everybody was
/// to be active is thought over where that friend got no order.
std::optional<WorthyAnswer> Memory::action(const Battle& battle, UnitId id) {
    auto& page = pagesOf(id).action;
    const bool holds = page.unit == battle.unit(id) &&
                       (!page.found || System::accepts(battle, ChooseMove{}, page.found->answer));
    if (!holds) page = {battle.unit(id), {}, bestAction(battle, id)};
    return page.found;
}

}  // namespace vallum::players
