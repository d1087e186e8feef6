// SPDX-License-Identifier: GPL-3.0-or-later
#include <vallum/field/situation/turn/turns.h>

namespace vallum::field {

namespace {

using Team = std::vector<Seat>;

/// The sides around the table, beginning with this one.
std::vector<Seat> roundFrom(const Battle& battle, Seat first) {
    std::vector<Seat> seats;
    for (const Side& side : battle.setting->sides) seats.push_back(side.seat);
    std::ranges::rotate(seats, std::ranges::find(seats, first));
    return seats;
}

std::vector<Team> teamsFrom(const Battle& battle, Seat first) {
    std::vector<Team> teams;
    for (const Seat seat : roundFrom(battle, first)) {
        const auto own = std::ranges::find_if(
            teams, [&](const Team& team) { return battle.areAllied(team.front(), seat); });
        if (own == teams.end()) {
            teams.push_back({seat});
        } else {
            own->push_back(seat);
        }
    }
    return teams;
}

bool isInBattle(const Battle& battle, Seat seat) { return !battle.player(seat).defeated; }

/// TEAM-06, including those that have left the battle.
std::vector<Seat> partnersOfTurn(const Battle& battle) {
    if (battle.setting->turnOrder != TurnOrder::teamTurns) return {battle.active};
    std::vector<Seat> partners = battle.turnOrder;
    std::erase_if(partners, [&](Seat seat) { return !battle.areAllied(seat, battle.active); });
    return partners;
}

}  // namespace

std::vector<Seat> turnOrderFrom(const Battle& battle, Seat first) {
    if (battle.setting->turnOrder == TurnOrder::alternating) return alternatingFrom(battle, first);
    std::vector<Seat> order;
    for (const Team& team : teamsFrom(battle, first)) order.insert(order.end(), team.begin(), team.end());
    return order;
}

std::vector<Seat> alternatingFrom(const Battle& battle, Seat first) {
    const auto teams = teamsFrom(battle, first);
    std::vector<Seat> order;
    for (std::size_t i = 0; order.size() != battle.setting->sides.size(); ++i) {
        for (const Team& team : teams) {
            if (i < team.size()) order.push_back(team[i]);
        }
    }
    return order;
}

std::vector<Seat> seatsOfTurn(const Battle& battle) {
    auto seats = partnersOfTurn(battle);
    std::erase_if(seats, [&](Seat seat) { return !isInBattle(battle, seat); });
    return seats;
}

std::optional<Seat> nextAlly(const Battle& battle) {
    const auto partners = partnersOfTurn(battle);
    const auto isNext = [&](Seat seat) { return isInBattle(battle, seat); };
    const auto active = std::ranges::find(partners, battle.active);
    if (active == partners.end()) return std::nullopt;
    const auto next = std::find_if(std::next(active), partners.end(), isNext);
    return next == partners.end() ? std::nullopt : std::optional(*next);
}

Seat nextTurn(const Battle& battle) {
    const auto partners = partnersOfTurn(battle);
    std::vector<Seat> order = battle.turnOrder;
    std::ranges::rotate(order, std::ranges::find(order, battle.active));
    for (const Seat seat : order) {
        if (isInBattle(battle, seat) && std::ranges::count(partners, seat) == 0) return seat;
    }
    return battle.active;
}

}  // namespace vallum::field
