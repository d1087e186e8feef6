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

/// Calls back for each objective of a kind, by its number.
void forEach(const Battle& battle, Aim aim, const auto& act) {
    const auto count = static_cast<int>(battle.setting->objectives.size());
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
    const Battle start = game.battle();
    const Unit& unit = start.unit(id);
    forEach(start, Aim::camp, [&](int index) {
        const Objective& it = objectiveAt(start, index);
        if (it.seat == unit.owner && it.at == unit.at && !isWon(start, index)) winObjective(game, index);
    });
    settleHolds(game);
}

void settleHolds(Game& game) {
    if (game.battle().won.empty()) return;
    const Battle start = game.battle();
    forEach(start, Aim::hold, [&](int index) {
        const Objective& it = objectiveAt(start, index);
        const auto unit = start.unitAt(it.at);
        if (!isWon(start, index) || !unit || start.unit(*unit).owner == it.seat) return;
        game.tell(BannersLost{it.seat, it.banners, index});
    });
}

void countHolds(Game& game) {
    if (game.battle().won.empty()) return;
    const Battle start = game.battle();
    forEach(start, Aim::hold, [&](int index) {
        const Objective& it = objectiveAt(start, index);
        const auto unit = start.unitAt(it.at);
        const bool isHeld = it.seat == start.active && unit && start.unit(*unit).owner == it.seat;
        if (isHeld && !isWon(start, index)) winObjective(game, index);
    });
}

/// HXS-06
void leaveByExit(Game& game, UnitId id) {
    const Battle start = game.battle();
    const Unit& unit = start.unit(id);
    game.tell(UnitLeft{id, start.leaderOf(id), "HEX-94"_rule});
    bool isPaid = false;
    forEach(start, Aim::exit, [&](int index) {
        const Objective& it = objectiveAt(start, index);
        if (isPaid || it.seat != unit.owner || !isAtEdge(unit.at, it.edge)) return;
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
