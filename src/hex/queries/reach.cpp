// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <cstdlib>

#include <vallum/hex/queries/orders_left.h>
#include <vallum/hex/queries/reach.h>
#include <vallum/hex/rules/movement.h>
#include <vallum/hex/rules/terrain.h>

namespace vallum::hex {

namespace {

bool isNextToEnemy(const Battle& battle, UnitId id) {
    const Unit& unit = battle.unit(id);
    return std::ranges::any_of(battle.unitsOf(battle.enemyOf(unit.owner)),
                               [&](UnitId enemy) { return areAdjacent(battle.unit(enemy).at, unit.at); });
}

/// Those that can move, the foremost first.
std::vector<UnitId> moversOf(const Battle& battle) {
    std::vector<UnitId> movers = battle.unitsOf(battle.active);
    std::erase_if(movers, [&](UnitId it) { return !mayStillMove(battle, it) || isNextToEnemy(battle, it); });
    const int baseline = battle.homeOf(battle.active) == Edge::top ? 0 : boardRows - 1;
    std::ranges::stable_sort(movers, std::ranges::greater{},
                             [&](UnitId it) { return std::abs(battle.unit(it).at.row - baseline); });
    return movers;
}

std::vector<MoveUnit> advance(Battle battle, const std::vector<UnitId>& movers, Direction direction) {
    std::vector<MoveUnit> moves;
    for (const UnitId id : movers) {
        const Hex next = toward(battle.unit(id).at, direction);
        const MoveUnit move{id, {next}};
        if (!isOnBoard(next) || callsForRoll(*battle.setting, next) || !mayMove(battle, move)) continue;
        if (isLastOfTurn(battle, move)) break;
        System::evolve(battle, movement(battle, move));
        moves.push_back(move);
    }
    return moves;
}

}  // namespace

std::vector<Reached> reachOf(const Battle& battle, UnitId id) {
    std::vector<Reached> reach;
    for (const MoveUnit& move : movesOf(battle, id)) {
        reach.push_back({move, barredAfter(battle, move), mustAttackAfter(battle, move)});
    }
    return reach;
}

/// Where both directions serve as many units, the row of the foremost decides: after two turns they stand
/// straight ahead of where they were.
std::vector<MoveUnit> advanceOfAll(const Battle& battle) {
    const std::vector<UnitId> movers = moversOf(battle);
    if (movers.empty()) return {};
    const bool isUp = battle.homeOf(battle.active) == Edge::bottom;
    auto west = advance(battle, movers, isUp ? Direction::northWest : Direction::southWest);
    auto east = advance(battle, movers, isUp ? Direction::northEast : Direction::southEast);
    const bool isEven = battle.unit(movers.front()).at.row % 2 == 0;
    const bool goesEast = east.size() == west.size() ? isEven : east.size() > west.size();
    return goesEast ? east : west;
}

}  // namespace vallum::hex
