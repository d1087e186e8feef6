// SPDX-License-Identifier: GPL-3.0-or-later
#include <vallum/hex/queries/reach.h>
#include <vallum/hex/rules/movement.h>

namespace vallum::hex {

std::vector<Reached> reachOf(const Battle& battle, UnitId id) {
    std::vector<Reached> reach;
    for (const MoveUnit& move : movesOf(battle, id)) {
        reach.push_back({move, barredAfter(battle, move), mustAttackAfter(battle, move)});
    }
    return reach;
}

}  // namespace vallum::hex
