// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include <vallum/hex/rules/objectives.h>
#include <vallum/hex/rules/victory.h>

namespace vallum::hex {

namespace {

const Objective& objectiveAt(const Battle& battle, int index) {
    return battle.setting->objectives.at(static_cast<std::size_t>(index));
}
bool isWon(const Battle& battle, int index) { return battle.won.at(static_cast<std::size_t>(index)) != 0; }
bool isHeldBy(const Battle& battle, Hex hex, Seat seat) {
    const auto unit = battle.unitAt(hex);
    return unit && battle.unit(*unit).owner == seat;
}

/// Calls `act` with the index of each objective of a kind.
void forEach(const Battle& battle, Aim aim, const auto& act) {
    const auto count = static_cast<int>(battle.won.size());
    for (int index = 0; index != count; ++index) {
        if (objectiveAt(battle, index).aim == aim) act(index);
    }
}

void winObjective(Game& game, int index) {
    const Objective& it = objectiveAt(game.battle(), index);
    game.tell(BannersWon{it.seat, it.banners, "HEX-94"_rule, index});
    decide(game);
}

}  // namespace

void settleArrival(Game& game, UnitId id) {
    if (game.battle().won.empty() || !game.battle().unit(id).isOnBoard()) return;
    const Seat owner = game.battle().unit(id).owner;
    const Hex at = game.battle().unit(id).at;
    forEach(game.battle(), Aim::camp, [&](int index) {
        const Objective& it = objectiveAt(game.battle(), index);
        if (it.seat == owner && it.at == at && !isWon(game.battle(), index)) winObjective(game, index);
    });
    settleHolds(game);
}

void settleHolds(Game& game) {
    forEach(game.battle(), Aim::hold, [&](int index) {
        const Objective& it = objectiveAt(game.battle(), index);
        if (!isWon(game.battle(), index) || !isHeldBy(game.battle(), it.at, game.battle().enemyOf(it.seat)))
            return;
        game.tell(BannersLost{it.seat, it.banners, index});
    });
}

void countHolds(Game& game) {
    const Seat active = game.battle().active;
    forEach(game.battle(), Aim::hold, [&](int index) {
        const Objective& it = objectiveAt(game.battle(), index);
        const bool isHeld = it.seat == active && isHeldBy(game.battle(), it.at, active);
        if (isHeld && !isWon(game.battle(), index)) winObjective(game, index);
    });
}

/// HXS-06
void leaveByExit(Game& game, UnitId id) {
    const Seat owner = game.battle().unit(id).owner;
    const Hex at = game.battle().unit(id).at;
    game.tell(UnitLeft{id, game.battle().leaderOf(id), "HEX-94"_rule});
    bool isPaid = false;
    forEach(game.battle(), Aim::exit, [&](int index) {
        const Objective& it = objectiveAt(game.battle(), index);
        if (isPaid || it.seat != owner || !isAtEdge(at, it.edge)) return;
        isPaid = true;
        game.tell(BannersWon{it.seat, it.banners, "HEX-94"_rule, index});
    });
    decide(game);
}

void leaveBoard(Game& game, UnitId id, RuleId why) {
    game.tell(UnitLeft{id, std::nullopt, why});
    decide(game);
}

}  // namespace vallum::hex
