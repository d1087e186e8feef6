// SPDX-License-Identifier: GPL-3.0-or-later
#include <vallum/field/rules/cards.h>
#include <vallum/field/rules/generals.h>
#include <vallum/field/rules/morale.h>
#include <vallum/field/rules/points.h>
#include <vallum/field/rules/siege.h>
#include <vallum/field/rules/turns.h>
#include <vallum/field/rules/victory.h>

namespace vallum::field {

namespace {

bool hasUnitLeft(const Battle& battle, const std::vector<Seat>& seats, auto counts) {
    return std::ranges::any_of(battle.units, [&](const Unit& unit) {
        return std::ranges::count(seats, unit.owner) > 0 && unit.place == Place::table && counts(unit);
    });
}
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

/// The rule by which all who fight together with this one have lost.
std::optional<RuleId> defeatOf(const Battle& battle, Seat seat) {
    const EnumSet<Victory> victory = battle.setting->victory;
    const auto team = battle.alliesOf(seat);
    if (!hasUnitLeft(battle, team)) return "SET-11"_rule;
    const auto generals = generalsOfTeam(battle, seat);
    if (victory.has(Victory::deathOfGeneral) && haveAllFallen(battle, generals)) {
        return battle.setting->options.severalGenerals ? "OPT-10"_rule : "SET-17"_rule;
    }
    const auto fights = [](const Unit& unit) { return !unit.has(Marker::fleeing); };
    if (victory.has(Victory::annihilation) && !hasUnitLeft(battle, team, fights)) return "SET-16"_rule;
    return std::nullopt;
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

// ------------------------------------------------------- the leadership check

/// SET-14: the dice of one check; more only by the general's ability (GEN-08).
bool rollLeadership(Game& game, LossesChecked check) {
    check.faces = game.ask(chance, RollDice{"SET-14"_rule, 2}).faces;
    check.passed = holds(check.faces.at(0), check.faces.at(1), check.leadership);
    game.tell(check);
    return check.passed;
}

/// GEN-08
int checksAgain(const Battle& battle, Seat seat) {
    int times = 0;
    for (const Seat ally : battle.alliesOf(seat)) {
        const auto unshaken = abilityOf(battle, ally, &AbilityEffect::rerollLeadershipCheck);
        if (unshaken) times = std::max(times, unshaken->times);
    }
    return times;
}

/// SET-15
bool hasNobodyToCheck(const Battle& battle, Seat seat) {
    return std::ranges::none_of(generalsOfTeam(battle, seat), [&](const GeneralOf& it) {
        return it.state(battle).health == GeneralHealth::well;
    });
}

bool holdsTogether(Game& game, const LossesChecked& check) {
    if (hasNobodyToCheck(game.battle(), check.seat)) {
        game.tell(check);
        return false;
    }
    const int again = checksAgain(game.battle(), check.seat);
    for (int left = again; left >= 0; --left) {
        if (rollLeadership(game, check)) return true;
    }
    return false;
}

/// TEAM-01: the best that the team has.
Sum leadershipOfTeam(const Battle& battle, Seat seat) {
    Sum best;
    for (const Seat ally : battle.alliesOf(seat)) {
        if (battle.player(ally).defeated) continue;
        Sum sum = leadership(battle, ally);
        if (sum.total() > best.total()) best = std::move(sum);
    }
    return best;
}

/// TEAM-01: a team checks once in a round, when the first of its players has a turn.
bool isFirstOfTeam(const Battle& battle, Seat seat) {
    const auto first = std::ranges::find_if(battle.turnOrder, [&](Seat other) {
        return battle.areAllied(other, seat) && !battle.player(other).defeated;
    });
    return first == battle.turnOrder.end() || *first == seat;
}

/// By which rule a failed check loses the battle.
RuleId ruleOfCheck(const Battle& battle, Seat seat) {
    if (!battle.setting->siege) return hasNobodyToCheck(battle, seat) ? "SET-15"_rule : "SET-14"_rule;
    return isDefender(*battle.setting, seat) ? "SIE-08"_rule : "SIE-12"_rule;
}

// ------------------------------------------------------- leaving the battle

/// TEAM-10
void leaveBattle(Game& game, Seat seat, RuleId why) {
    game.tell(PlayerDefeated{seat, why});
    for (const UnitId id : game.battle().unitIds()) {
        if (game.battle().owner(id) == seat) eliminate(game, id, why);
    }
    discardCards(game, seat, game.battle().player(seat).hand, why);
}

/// SET-14, SET-16, TEAM-10: the battle is over when only one team is left.
void loseBattle(Game& game, Seat seat, RuleId why) {
    auto others = teamsInBattle(game.battle());
    std::erase_if(others, [&](Seat other) { return game.battle().areAllied(other, seat); });
    if (others.size() == 1) return game.tell(BattleEnded{{others.front(), why}});
    for (const Seat ally : game.battle().alliesOf(seat)) {
        if (!game.battle().player(ally).defeated) leaveBattle(game, ally, why);
    }
}

/// SET-11, TEAM-10: why a player has to leave a battle that goes on.
std::optional<RuleId> whyLeaving(const Battle& battle, Seat seat) {
    if (battle.player(seat).defeated) return std::nullopt;
    if (!hasUnitLeft(battle, {seat})) return "SET-11"_rule;
    return defeatOf(battle, seat);
}

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

void checkVictory(Game& game) {
    if (game.battle().stage != Stage::fighting) return;
    if (const auto outcome = outcomeNow(game.battle())) game.tell(BattleEnded{*outcome});
}

bool isForDefeat(RuleId why) {
    static const std::vector<RuleId> defeats{"SET-11"_rule, "SET-14"_rule, "SET-15"_rule, "SET-16"_rule,
                                             "SET-17"_rule, "OPT-10"_rule, "SIE-08"_rule, "SIE-12"_rule};
    return std::ranges::count(defeats, why) > 0;
}

void dismissDefeated(Game& game) {
    if (game.battle().stage != Stage::fighting) return;
    for (const Side& side : game.battle().setting->sides) {
        const auto why = whyLeaving(game.battle(), side.seat);
        if (why) leaveBattle(game, side.seat, *why);
    }
    passOverDefeated(game);
}

bool isLeadershipCheckDue(const Battle& battle, Seat seat) {
    if (battle.setting->siege) return isFirstOfTeam(battle, seat) && isSiegeCheckDue(battle, seat);
    return battle.setting->victory.has(Victory::casualties) && isFirstOfTeam(battle, seat) &&
           2 * lossesOfTeam(battle, seat).total() > startingValueOfTeam(battle, seat).total();
}

bool holds(int one, int other, const Sum& leadership) { return one + other <= leadership.total(); }

void checkLosses(Game& game) {
    const Battle& battle = game.battle();
    const Seat seat = battle.active;
    if (!isLeadershipCheckDue(battle, seat)) return;
    const LossesChecked check{.seat = seat,
                              .losses = lossesOfTeam(battle, seat),
                              .half = lossesForCheck(battle, seat),
                              .leadership = leadershipOfTeam(battle, seat),
                              .faces = {},
                              .passed = false};
    if (!holdsTogether(game, check)) loseBattle(game, seat, ruleOfCheck(battle, seat));
}

void surrender(Game& game) {
    const Seat seat = game.battle().active;
    const bool fightsAlone = std::ranges::all_of(game.battle().alliesOf(seat), [&](Seat ally) {
        return ally == seat || game.battle().player(ally).defeated;
    });
    fightsAlone ? loseBattle(game, seat, "SET-16"_rule) : leaveBattle(game, seat, "SET-16"_rule);
}

}  // namespace vallum::field
