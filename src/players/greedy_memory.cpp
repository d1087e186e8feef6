// SPDX-License-Identifier: GPL-3.0-or-later
#include "siege_sense.h"

#include <algorithm>
#include <functional>
#include <utility>

#include <vallum/field/situation/fortress/structures.h>
#include <vallum/field/situation/turn/generals.h>

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

/// Whether others may do the same about it at walls. Markers round it give way when it has no strength left.
bool isInTheWayAlike(Unit one, const Unit& other) {
    if (one.envelops.empty() && one.wraps.empty()) {
        one.wounds = other.wounds;
        one.status = other.status;
    }
    return looksTheSame(one, other);
}
bool isInTheWayAlike(const Battle& before, const Battle& now, StructureId id) {
    Structure one = before.structure(id);
    const Structure& other = now.structure(id);
    one.damage = other.damage;
    one.fires = other.fires;
    return one == other && hasDoor(before, id) == hasDoor(now, id);
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
    return haste(one) != haste(other) || isLastHour(one) != isLastHour(other) ||
           one.units.size() != other.units.size() || one.setting != other.setting ||
           one.active != other.active || one.lines != other.lines || one.crossings != other.crossings ||
           one.standing != other.standing || one.brash != other.brash || !standAlike(one, other) ||
           one.rams != other.rams || !std::ranges::equal(one.players, other.players, sameGenerals);
}

/// What it may do does not depend on how it came to be active.
Unit asMover(const Unit& unit) {
    Unit mover = unit;
    mover.turn.flags.erase(TurnFlag::gotOrder);
    mover.turn.flags.erase(TurnFlag::activated);
    return mover;
}

}  // namespace

/// Whatever changes here may be in the way of a charge or help in the fight. Up to the card that is in the
/// way lie a pivot, the swing to a side of the enemy and two cards with their markers.
void Memory::forgetChargesPast(const geometry::Point& place, UnitId charger, double spread) {
    constexpr double besideTheWay = 11.2;
    auto& known = pagesOf(charger).charges.found;
    if (!known || known->empty()) return;
    const Battle& seen = seen_;
    const geometry::Point& from = seen.unit(charger).pose.center;
    std::erase_if(*known, [&](const ChargesAt& it) {
        const geometry::Point& to = seen.unit(it.enemy).pose.center;
        const double round = distanceBetween(from, place) + distanceBetween(place, to);
        return round <= distanceBetween(from, to) + besideTheWay + 2 * spread;
    });
}

void Memory::forgetWaysAt(const geometry::Point& place) {
    constexpr double inTheWay = 5;  // of a card that comes out of a tower, and two wide ones
    for (std::size_t i = 0; i != pages_.size(); ++i) {
        const Unit& unit = std::as_const(seen_).units[i];
        const double movement = inDu(Du(seen_.typeOf(unit.type).movement.raw()));
        const double far = distanceBetween(unit.pose.center, place);
        if (far <= movement + inTheWay) pages_[i].siegeMoves = {};
    }
}

void Memory::forgetAround(const geometry::Point& place, double spread) {
    constexpr double neighborhood = 8;
    for (std::size_t i = 0; i != pages_.size(); ++i) {
        pages_[i].shooting = {};  // anything may hide a target or the shooter
        const Unit& unit = std::as_const(seen_).units[i];
        const UnitType& type = seen_.typeOf(unit.type);
        const double movement = inDu(Du(type.movement.raw()));
        const double range = type.ranged ? inDu(type.ranged->range) : 0;
        const double far = distanceBetween(unit.pose.center, place);
        if (far <= std::max(movement, range) + neighborhood) pages_[i].siege = {};
        forgetChargesPast(place, UnitId(static_cast<int>(i)), spread);
        if (far <= 2 * movement + neighborhood) pages_[i].approach = {};
        if (far <= movement + neighborhood) pages_[i].action = {};
    }
}

/// A general steadies those about him, and markers lie round others.
void Memory::forgetAround(const Battle& battle, UnitId id) {
    constexpr double ofMarkers = 4;
    constexpr double ofInfluence = 8;
    const auto spreads = [](const Unit& it) { return !it.envelops.empty() || !it.wraps.empty(); };
    const Unit& before = std::as_const(seen_).unit(id);
    const Unit& now = battle.unit(id);
    const double spread = generalAt(battle, id)             ? ofInfluence
                          : spreads(before) || spreads(now) ? ofMarkers
                                                            : 0;
    forgetAround(before.pose.center, spread);
    if (now.pose.center != before.pose.center) forgetAround(now.pose.center, spread);
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
        if (isNews) forgetAround(battle.unit(charge.defender).pose.center, 0);
    }
    for (std::size_t i = 0; i != battle.units.size(); ++i) {
        const Unit& before = std::as_const(seen_).units[i];
        const Unit& now = battle.units[i];
        if (looksTheSame(before, now)) continue;
        if (!isInTheWayAlike(before, now)) {
            forgetWaysAt(before.pose.center);
            forgetWaysAt(now.pose.center);
        }
        forgetAround(battle, UnitId(static_cast<int>(i)));
    }
    for (std::size_t i = 0; i != battle.structures.size(); ++i) {
        if (seen_.structures[i] == battle.structures[i]) continue;
        if (!isInTheWayAlike(seen_, battle, StructureId(static_cast<int>(i)))) {
            forgetWaysAt(seen_.structures[i].pose.center);
            forgetWaysAt(battle.structures[i].pose.center);
        }
        forgetAround(seen_.structures[i].pose.center, 0);
        forgetAround(battle.structures[i].pose.center, 0);
    }
}

/// At all that it may reach now.
std::vector<Memory::ChargesAt>& Memory::chargesKnown(const Battle& battle, UnitId id) {
    auto& page = pagesOf(id).charges;
    if (Unit now = asMover(battle.unit(id)); page.unit != now) {
        page = {std::move(now), {}, std::vector<ChargesAt>()};
    }
    std::vector<ChargesAt> known = std::move(*page.found);
    page.found->clear();
    for (const UnitId enemy : enemiesToCharge(battle, id)) {
        const auto found = std::ranges::find(known, enemy, &ChargesAt::enemy);
        page.found->push_back(found == known.end() ? ChargesAt{enemy, chargesAt(battle, id, enemy)}
                                                   : std::move(*found));
    }
    return *page.found;
}

std::optional<WorthyMove> Memory::charge(const Battle& battle, UnitId id) {
    const WorthyMove* best = nullptr;
    for (const ChargesAt& at : chargesKnown(battle, id)) {
        for (const WorthyMove& it : at.charges) {
            if (best == nullptr || it.worth > best->worth) best = &it;
        }
    }
    if (best == nullptr || best->worth <= leastWorthOfCharge(battle, id)) return std::nullopt;
    return *best;
}

std::vector<WorthyMove> Memory::charges(const Battle& battle, UnitId id) {
    std::vector<WorthyMove> all;
    for (const ChargesAt& at : chargesKnown(battle, id)) {
        all.insert(all.end(), at.charges.begin(), at.charges.end());
    }
    std::ranges::stable_sort(all, std::greater(), &WorthyMove::worth);
    return all;
}

std::optional<WorthyMove> Memory::approach(const Battle& battle, UnitId id) {
    auto& page = pagesOf(id).approach;
    const auto goal = quarryOf(battle, id);
    const auto pace = isToStorm(battle, id) ? foremostSiegeTower(battle, battle.owner(id)) : std::nullopt;
    if (Unit now = asMover(battle.unit(id)); page.unit != now || page.goal != goal || page.pace != pace) {
        page = {std::move(now), goal, bestApproach(battle, id), pace};
    }
    return page.found;
}

std::optional<WorthyAnswer> Memory::siege(const Battle& battle, UnitId id) {
    static const std::vector<SiegeMove> none;
    auto& page = pagesOf(id).siege;
    if (Unit now = asMover(battle.unit(id)); page.unit != now) {
        const bool stays = leadsFromBehind(battle, id);
        page = {std::move(now), {}, bestSiegeMove(battle, id, stays ? none : siegeMovesOf(battle, id))};
    }
    return page.found;
}

double Memory::shooting(const Battle& battle, UnitId id) {
    auto& page = pagesOf(id).shooting;
    if (Unit now = asMover(battle.unit(id)); page.unit != now) {
        page = {std::move(now), {}, worthOfShooting(battle, id), {}};
    }
    return *page.found;
}

const std::vector<SiegeMove>& Memory::siegeMovesOf(const Battle& battle, UnitId id) {
    Pages& pages = pagesOf(id);
    auto& page = pages.siegeMoves;
    const Unit& now = battle.unit(id);
    const bool holds = page.unit && page.unit->turn == asMover(now).turn &&
                       page.unit->markers == now.markers && isInTheWayAlike(*page.unit, now);
    SiegeMovesWanted wanted = siegeMovesWanted(battle, id);
    if (!holds || wanted != pages.siegeMovesWanted) {
        page = {asMover(now), {}, siegeMoves(battle, id, wanted)};
        pages.siegeMovesWanted = std::move(wanted);
    }
    return *page.found;
}

/// MOV-10: a retreat may end on a friend who has still to move. One that was thought of while everybody was
/// to be active is thought over where that friend got no order.
std::optional<WorthyAnswer> Memory::action(const Battle& battle, UnitId id) {
    auto& page = pagesOf(id).action;
    Unit now = asMover(battle.unit(id));
    const bool holds =
        page.unit == now && (!page.found || System::accepts(battle, ChooseMove{}, page.found->answer));
    if (!holds) page = {std::move(now), {}, bestAction(battle, id)};
    return page.found;
}

}  // namespace vallum::players
