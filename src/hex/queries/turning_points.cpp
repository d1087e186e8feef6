// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <cstdlib>

#include <vallum/hex/queries/turning_points.h>

namespace vallum::hex {

namespace {

Gain& gainOf(TurnOfBattle& turn, Seat seat) { return *std::ranges::find(turn.gains, seat, &Gain::seat); }

void add(TurnOfBattle& turn, const Battle& battle, const Fact& fact) {
    if (const auto* won = std::get_if<BannersWon>(&fact)) gainOf(turn, won->seat).banners += won->banners;
    if (const auto* lost = std::get_if<BannersLost>(&fact)) gainOf(turn, lost->seat).banners -= lost->banners;
    if (const auto* unit = std::get_if<UnitEliminated>(&fact)) {
        gainOf(turn, battle.enemyOf(battle.unit(unit->unit).owner)).units.push_back(unit->unit);
    }
    if (const auto* leader = std::get_if<LeaderEliminated>(&fact)) {
        gainOf(turn, battle.enemyOf(battle.leader(leader->leader).owner)).leaders.push_back(leader->leader);
    }
}

int shareOf(const Battle& battle, const Gain& gain) {
    constexpr int whole = 1000;
    return gain.banners * whole / std::max(1, battle.side(gain.seat).banners);
}

}  // namespace

std::vector<TurnOfBattle> turnsOf(const Timeline& timeline) {
    const Battle battle = timeline.at(0);
    std::vector<TurnOfBattle> turns;
    const auto& moments = timeline.moments();
    for (std::size_t at = 0; at != moments.size(); ++at) {
        if (turns.empty() || turns.back().turn != moments[at].turn) {
            turns.push_back({moments[at].turn, moments[at].active, at, at, {}, 0});
            for (const Side& side : battle.setting->sides)
                turns.back().gains.push_back({side.seat, 0, {}, {}});
        }
        turns.back().last = at;
        for (const Fact& fact : timeline.factsOf(at)) add(turns.back(), battle, fact);
    }
    for (TurnOfBattle& turn : turns) {
        turn.swing = std::abs(shareOf(battle, turn.gains.front()) - shareOf(battle, turn.gains.back()));
    }
    return turns;
}

std::vector<TurnOfBattle> turningPoints(const Timeline& timeline, std::size_t most) {
    std::vector<TurnOfBattle> turns = turnsOf(timeline);
    std::erase_if(turns, [](const TurnOfBattle& it) { return it.swing == 0; });
    std::ranges::stable_sort(turns, std::ranges::greater(), &TurnOfBattle::swing);
    if (turns.size() > most) turns.resize(most);
    std::ranges::sort(turns, {}, &TurnOfBattle::first);
    return turns;
}

}  // namespace vallum::hex
