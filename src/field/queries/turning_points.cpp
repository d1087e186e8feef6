// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <map>
#include <utility>

#include <vallum/field/queries/turning_points.h>
#include <vallum/field/situation/turn/points.h>

namespace vallum::field {

namespace {

int swingOf(const Battle& battle, const std::vector<SideLoss>& losses) {
    std::map<int, int> byTeam;
    for (const SideLoss& it : losses) byTeam[battle.side(it.seat).team] += it.inTurn();
    if (byTeam.empty()) return 0;
    const auto [least, most] =
        std::ranges::minmax_element(byTeam, {}, [](const auto& it) { return it.second; });
    return most->second - least->second;
}

std::vector<Fact> factsOf(const Timeline& timeline, const TurnOfBattle& turn) {
    std::vector<Fact> facts;
    for (std::size_t at = turn.first; at <= turn.last; ++at) {
        for (Fact& fact : timeline.factsOf(at)) facts.push_back(std::move(fact));
    }
    return facts;
}

}  // namespace

std::vector<TurnOfBattle> turnsOf(const Timeline& timeline) {
    std::vector<TurnOfBattle> turns;
    const std::vector<Moment>& moments = timeline.moments();
    for (std::size_t at = 0; at != moments.size(); ++at) {
        if (turns.empty() || turns.back().turn != moments[at].turn)
            turns.push_back({moments[at].turn, moments[at].active, at, at, {}, {}});
        turns.back().last = at;
    }
    std::map<Seat, int> lost;
    Battle before = timeline.at(0);
    for (TurnOfBattle& turn : turns) {
        Battle battle = timeline.at(turn.last);
        for (const Side& side : battle.setting->sides) {
            const int now = losses(battle, side.seat).total();
            turn.losses.push_back({side.seat, lost[side.seat], now});
            lost[side.seat] = now;
        }
        turn.swing = swingOf(battle, turn.losses);
        turn.casualties = casualtiesIn(before, battle, factsOf(timeline, turn));
        before = std::move(battle);
    }
    return turns;
}

std::vector<std::size_t> turningPoints(const std::vector<TurnOfBattle>& turns, std::size_t between) {
    std::vector<std::size_t> inner;
    for (std::size_t i = 1; i + 1 < turns.size(); ++i) {
        if (turns[i].swing > 0) inner.push_back(i);
    }
    std::ranges::stable_sort(inner, std::ranges::greater(), [&](std::size_t i) { return turns[i].swing; });
    inner.resize(std::min(inner.size(), between));
    if (!turns.empty()) inner.push_back(0);
    if (turns.size() > 1) inner.push_back(turns.size() - 1);
    std::ranges::sort(inner);
    return inner;
}

}  // namespace vallum::field
