// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <cstdlib>

#include <vallum/core/overloaded.h>
#include <vallum/hex/queries/turning_points.h>

namespace vallum::hex {

namespace {

Gain& gainOf(TurnOfBattle& turn, Seat seat) { return *std::ranges::find(turn.gains, seat, &Gain::seat); }

/// Adds the facts of a battle to its turns.
class Gains {
public:
    explicit Gains(const Battle& battle) : battle_(battle) {}

    void add(TurnOfBattle& turn, const Fact& fact) {
        std::visit(
            Overloaded{
                [this](const TurnBegan&) { striker_.reset(); },
                [this](const PhaseBegan&) { striker_.reset(); },
                [this](const MarshRolled&) { striker_.reset(); },
                [this](const DiceRolled& it) { striker_ = it.blow.by; },
                [this](const Trampled& it) { striker_ = it.elephants; },
                [this](const EscapeRolled& it) { striker_ = it.enemy; },
                [&](const BannersWon& it) { gainOf(turn, it.seat).banners += it.banners; },
                [&](const BannersLost& it) { gainOf(turn, it.seat).banners -= it.banners; },
                [&](const UnitEliminated& it) {
                    const Seat owner = battle_.unit(it.unit).owner;
                    gainOf(turn, battle_.enemyOf(owner)).units.push_back({it.unit, strikerOf(owner)});
                },
                [&](const LeaderEliminated& it) {
                    const Seat owner = battle_.leader(it.leader).owner;
                    gainOf(turn, battle_.enemyOf(owner)).leaders.push_back({it.leader, strikerOf(owner)});
                },
                [](const auto&) {}},
            fact);
    }

private:
    [[nodiscard]] std::optional<UnitId> strikerOf(Seat fallen) const {
        const bool isEnemy = striker_ && battle_.unit(*striker_).owner != fallen;
        return isEnemy ? striker_ : std::nullopt;
    }

    const Battle& battle_;
    std::optional<UnitId> striker_;  // who has rolled last
};

int shareOf(const Battle& battle, const Gain& gain) {
    constexpr int whole = 1000;
    return gain.banners * whole / std::max(1, battle.side(gain.seat).banners);
}

}  // namespace

std::vector<TurnOfBattle> turnsOf(const Timeline& timeline) {
    const Battle battle = timeline.at(0);
    Gains gains(battle);
    std::vector<TurnOfBattle> turns;
    const auto& moments = timeline.moments();
    for (std::size_t at = 0; at != moments.size(); ++at) {
        if (turns.empty() || turns.back().turn != moments[at].turn) {
            turns.push_back({moments[at].turn, moments[at].active, at, at, {}, 0});
            for (const Side& side : battle.setting->sides)
                turns.back().gains.push_back({side.seat, 0, {}, {}});
        }
        turns.back().last = at;
        for (const Fact& fact : timeline.factsOf(at)) gains.add(turns.back(), fact);
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
