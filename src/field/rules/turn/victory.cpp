// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/turn/victory_detail.h"

#include <vallum/field/rules/siege/siege.h>
#include <vallum/field/rules/turn/victory.h>
#include <vallum/field/situation/turn/generals.h>
#include <vallum/field/situation/turn/points.h>

namespace vallum::field {

bool hasUnitLeft(const Battle& battle, const std::vector<Seat>& seats) {
    return hasUnitLeft(battle, seats, [](const Unit&) { return true; });
}

std::vector<GeneralOf> generalsOfTeam(const Battle& battle, Seat seat) {
    std::vector<GeneralOf> all;
    for (const Seat ally : battle.alliesOf(seat)) {
        const auto generals = generalsOf(battle, ally);
        all.insert(all.end(), generals.begin(), generals.end());
    }
    return all;
}

bool isDead(const Battle& battle, const GeneralOf& general) {
    return general.state(battle).health == GeneralHealth::dead;
}

/// SET-17, OPT-10
bool haveAllFallen(const Battle& battle, const std::vector<GeneralOf>& generals) {
    return std::ranges::any_of(generals, [&](const GeneralOf& it) { return isDead(battle, it); }) &&
           std::ranges::all_of(
               generals, [&](const GeneralOf& it) { return isDead(battle, it) || isFleeing(battle, it); });
}

namespace {

/// What the seat's whole team has lost for.
enum class Defeat { noUnits, noGenerals, allFlee };

std::optional<Defeat> kindOfDefeat(const Battle& battle, Seat seat) {
    const EnumSet<Victory> victory = battle.setting->victory;
    const auto team = battle.alliesOf(seat);
    if (!hasUnitLeft(battle, team)) return Defeat::noUnits;
    const auto generals = generalsOfTeam(battle, seat);
    if (victory.has(Victory::deathOfGeneral) && haveAllFallen(battle, generals)) return Defeat::noGenerals;
    const auto fights = [](const Unit& unit) { return !unit.has(Marker::fleeing); };
    if (victory.has(Victory::annihilation) && !hasUnitLeft(battle, team, fights)) return Defeat::allFlee;
    return std::nullopt;
}

}  // namespace

/// The rule by which the seat's whole team has lost.
std::optional<RuleId> defeatOf(const Battle& battle, Seat seat) {
    const auto kind = kindOfDefeat(battle, seat);
    if (!kind) return std::nullopt;
    switch (*kind) {
        case Defeat::noUnits: return "SET-11"_rule;
        case Defeat::noGenerals:
            return battle.setting->options.severalGenerals ? "OPT-10"_rule : "SET-17"_rule;
        case Defeat::allFlee: return "SET-16"_rule;
    }
    return std::nullopt;
}

bool endedByAnnihilation(const Battle& battle) {
    if (!battle.outcome || !battle.outcome->winner) return false;
    return std::ranges::all_of(battle.players, [&](const Player& it) {
        if (battle.areAllied(it.seat, *battle.outcome->winner)) return true;
        const auto kind = kindOfDefeat(battle, it.seat);
        return kind && *kind != Defeat::noGenerals && defeatOf(battle, it.seat) == battle.outcome->why;
    });
}

/// One seat of each team that has not left the battle.
std::vector<Seat> teamsInBattle(const Battle& battle) {
    std::vector<Seat> teams;
    for (const Player& player : battle.players) {
        const auto isKnown = [&](Seat other) { return battle.areAllied(other, player.seat); };
        if (!player.defeated && std::ranges::none_of(teams, isKnown)) teams.push_back(player.seat);
    }
    return teams;
}

namespace {

// ------------------------------------------------------- the leadership check

/// TEAM-01: a team checks once per round, when the first of its players has a turn.
bool isFirstOfTeam(const Battle& battle, Seat seat) {
    const auto first = std::ranges::find_if(battle.turnOrder, [&](Seat other) {
        return battle.areAllied(other, seat) && !battle.player(other).defeated;
    });
    return first == battle.turnOrder.end() || *first == seat;
}

// ------------------------------------------------------- leaving the battle

}  // namespace

std::optional<Outcome> outcomeNow(const Battle& battle) {
    if (auto outcome = siegeOutcome(battle)) return outcome;
    std::optional<RuleId> why;
    std::vector<Seat> left;
    for (const Seat team : teamsInBattle(battle)) {
        const auto defeat = defeatOf(battle, team);
        if (!defeat) left.push_back(team);
        if (defeat && !why) why = defeat;
    }
    if (!why || left.size() > 1) return std::nullopt;
    return Outcome{left.empty() ? std::nullopt : std::optional(left.front()), *why};
}

bool isLeadershipCheckDue(const Battle& battle, Seat seat) {
    if (battle.setting->siege) return isFirstOfTeam(battle, seat) && isSiegeCheckDue(battle, seat);
    return battle.setting->victory.has(Victory::casualties) && isFirstOfTeam(battle, seat) &&
           2 * lossesOfTeam(battle, seat).total() > startingValueOfTeam(battle, seat).total();
}

bool passesLeadershipCheck(int one, int other, const Sum& leadership) {
    return one + other <= leadership.total();
}

}  // namespace vallum::field
