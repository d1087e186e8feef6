// SPDX-License-Identifier: GPL-3.0-or-later
#include "steps.h"

#include <algorithm>
#include <bitset>
#include <iterator>
#include <utility>

#include <vallum/core/check.h>
#include <vallum/hex/rules/movement.h>
#include <vallum/hex/rules/moves.h>

namespace vallum::hex {

namespace {

Seat ownerOf(const Battle& battle, UnitId id) { return battle.unit(id).owner; }
Seat ownerOf(const Battle& battle, LeaderId id) { return battle.leader(id).owner; }
Piece pieceOf(const Battle& battle, UnitId id) { return hex::pieceOf(battle.type(id)); }
Piece pieceOf(const Battle& /*battle*/, LeaderId /*id*/) { return Piece::leader; }

bool isNextToEnemy(const Battle& battle, const Places& places, Hex hex, Seat seat) {
    return std::ranges::any_of(neighbors(hex), [&](Hex it) {
        const auto unit = places.unitAt(it);
        return unit && battle.unit(*unit).owner != seat;
    });
}

struct StepInto {
    bool mayStop = false;
    bool mayGoOn = false;
};
/// `before` is the number of steps before this one. HEX-23: a charge must end next to an enemy.
StepInto stepInto(
    const Battle& battle, const Places& places, const auto& who, Hex hex, std::size_t before, bool charges) {
    const WayIn way = wayInto(*battle.setting, hex, pieceOf(battle, who));
    if (way.entry == Entry::no) return {};
    const bool isTaken = places.unitAt(hex) || places.leaderAt(hex);
    const auto isFree = [&](bool isLast) {
        return !isTaken || !barOfOthers(battle, places, who, hex, isLast);
    };
    const bool mayStop = !barOfTerrain(way, before, true) && isFree(true) &&
                         (!charges || isNextToEnemy(battle, places, hex, ownerOf(battle, who)));
    return {mayStop, !barOfTerrain(way, before, false) && isFree(false)};
}

/// HXS-06
bool seesExit(const Battle& battle, Seat seat) {
    return std::ranges::any_of(battle.setting->objectives,
                               [&](const Objective& it) { return it.aim == Aim::exit && it.seat == seat; });
}

/// The number of hexes within this distance of a hex.
constexpr std::size_t hexesWithin(int distance) {
    return std::min(boardHexes - 1, static_cast<std::size_t>(3 * distance * (distance + 1)));
}

}  // namespace

/// A breadth-first search: each path adds one step to a path found earlier.
void Reach::follow(Hex from, int most, const auto& into) {
    std::bitset<boardHexes> isSeen;
    isSeen.set(indexOf(from));
    std::array<std::uint8_t, boardHexes> open{};  // steps that can be continued, as indices into `steps_`
    std::size_t opened = 1;
    std::size_t made = 1;
    steps_.front().into = static_cast<std::uint8_t>(indexOf(from));
    for (std::size_t i = 0; i != opened && steps_[open[i]].number != most; ++i) {
        const Step last = steps_[open[i]];
        for (const Hex next : neighbors(hexAt(last.into))) {
            const std::size_t index = indexOf(next);
            if (isSeen.test(index)) continue;
            isSeen.set(index);
            const StepInto step = into(next, last.number);
            if (!step.mayStop && !step.mayGoOn) continue;
            const auto place = static_cast<std::uint8_t>(made++);
            steps_[place] = {static_cast<std::uint8_t>(index), open[i],
                             static_cast<std::uint8_t>(last.number + 1)};
            if (step.mayStop) goal_[goals_++] = place;
            if (step.mayGoOn) open[opened++] = place;
        }
    }
}

Reach::Reach(const Battle& battle, const Places& places, UnitId id) {
    const Hex from = battle.unit(id).at;
    const int most = allowanceOf(battle, id);
    const int withoutCharge = hex::moveOf(battle, id);
    follow(from, mayLeave(battle, from, 2) ? most : std::min(most, 1), [&](Hex hex, int before) {
        return stepInto(battle, places, id, hex, static_cast<std::size_t>(before), before >= withoutCharge);
    });
}
Reach::Reach(const Battle& battle, const Places& places, LeaderId id) {
    const Hex from = battle.leader(id).at;
    follow(from, mayLeave(battle, from, 2) ? leaderMove : 1, [&](Hex hex, int before) {
        return stepInto(battle, places, id, hex, static_cast<std::size_t>(before), false);
    });
}

std::vector<Hex> Reach::pathTo(std::size_t goal) const {
    VALLUM_CHECK(goal < goals_);
    std::vector<Hex> path(steps_[goal_[goal]].number);
    for (Step step = steps_[goal_[goal]]; step.number != 0; step = steps_[step.before]) {
        path[step.number - std::size_t{1}] = hexAt(step.into);
    }
    return path;
}

Moves::Moves(const Battle& battle) : battle_(battle), where_(battle) {
    const bool mayExit = seesExit(battle, battle.active);
    constexpr std::size_t few = 8;
    movers_.reserve(few);
    const auto add = [&](Mover mover) {
        places_ += mover.hexes + (mover.seesExit ? mover.hexes + 1 : 0);
        movers_.push_back(std::move(mover));
    };
    for (std::int32_t i = 0; i != std::ssize(battle.units); ++i) {
        if (!barOfMoving(battle, UnitId(i)))
            add({i, false, mayExit, hexesWithin(allowanceOf(battle, UnitId(i))), {}});
    }
    for (std::int32_t i = 0; i != std::ssize(battle.leaders); ++i) {
        if (!barOfMoving(battle, LeaderId(i))) add({i, true, false, hexesWithin(leaderMove), {}});
    }
    ++places_;
}

std::optional<Answer> Moves::at(std::size_t place) {
    for (Mover& mover : movers_) {
        if (place < mover.hexes) return moveOf(mover, place);
        place -= mover.hexes;
        if (!mover.seesExit) continue;
        if (place <= mover.hexes) return exitOf(mover, place);
        place -= mover.hexes + 1;
    }
    VALLUM_CHECK(place == 0);
    return Done{};
}

std::optional<Answer> Moves::moveOf(Mover& mover, std::size_t place) {
    const Reach& reach = reachOf(mover);
    if (place >= reach.size()) return std::nullopt;
    if (mover.isLeader) return MoveLeader{LeaderId(mover.id), reach.pathTo(place)};
    return MoveUnit{UnitId(mover.id), reach.pathTo(place)};
}

/// HXS-06: directly, or after a move.
std::optional<Answer> Moves::exitOf(Mover& mover, std::size_t place) {
    MoveUnit exit{UnitId(mover.id), {}, true};
    const Reach& reach = reachOf(mover);
    if (place > reach.size()) return std::nullopt;
    if (place != 0) exit.path = reach.pathTo(place - 1);
    return mayMove(battle_, exit) ? std::optional<Answer>(std::move(exit)) : std::nullopt;
}

const Reach& Moves::reachOf(Mover& mover) {
    if (mover.reach) return known_[*mover.reach];
    mover.reach = known_.size();
    return mover.isLeader ? known_.emplace_back(battle_, where_, LeaderId(mover.id))
                          : known_.emplace_back(battle_, where_, UnitId(mover.id));
}

std::vector<MoveUnit> movesOf(const Battle& battle, UnitId id) {
    if (barOfMoving(battle, id)) return {};
    const Reach reach(battle, Places(battle), id);
    std::vector<MoveUnit> moves;
    for (std::size_t goal = 0; goal != reach.size(); ++goal) moves.push_back({id, reach.pathTo(goal)});
    if (!seesExit(battle, battle.unit(id).owner)) return moves;
    std::vector<MoveUnit> exits{{id, {}, true}};
    for (const MoveUnit& move : moves) exits.push_back({id, move.path, true});
    std::ranges::copy_if(exits, std::back_inserter(moves),
                         [&](const MoveUnit& it) { return mayMove(battle, it).has_value(); });
    return moves;
}

std::vector<MoveLeader> movesOf(const Battle& battle, LeaderId id) {
    if (barOfMoving(battle, id)) return {};
    const Reach reach(battle, Places(battle), id);
    std::vector<MoveLeader> moves;
    for (std::size_t goal = 0; goal != reach.size(); ++goal) moves.push_back({id, reach.pathTo(goal)});
    return moves;
}

}  // namespace vallum::hex
