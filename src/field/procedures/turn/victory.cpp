// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/turn/victory_detail.h"

#include <vallum/field/procedures/morale/morale.h>
#include <vallum/field/procedures/turn/cards.h>
#include <vallum/field/procedures/turn/turns.h>
#include <vallum/field/procedures/turn/victory.h>
#include <vallum/field/rules/siege/siege.h>
#include <vallum/field/rules/turn/victory.h>
#include <vallum/field/situation/siege/siege.h>
#include <vallum/field/situation/turn/generals.h>
#include <vallum/field/situation/turn/points.h>

namespace vallum::field {

namespace {

/// SET-14: rolls the dice of one check; only a general's ability allows more (GEN-08).
bool rollLeadership(Game& game, LossesChecked check) {
    check.faces = game.ask(chance, RollDice{"SET-14"_rule, 2}).faces;
    check.passed = passesLeadershipCheck(check.faces.at(0), check.faces.at(1), check.leadership);
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

/// TEAM-01: the best value in the team.
Sum leadershipOfTeam(const Battle& battle, Seat seat) {
    Sum best;
    for (const Seat ally : battle.alliesOf(seat)) {
        if (battle.player(ally).defeated) continue;
        Sum sum = leadership(battle, ally);
        if (sum.total() > best.total()) best = std::move(sum);
    }
    return best;
}

/// The rule by which a failed check loses the battle.
RuleId ruleOfCheck(const Battle& battle, Seat seat) {
    if (!battle.setting->siege) return hasNobodyToCheck(battle, seat) ? "SET-15"_rule : "SET-14"_rule;
    return isDefender(*battle.setting, seat) ? "SIE-08"_rule : "SIE-12"_rule;
}

/// TEAM-10
void leaveBattle(Game& game, Seat seat, RuleId why) {
    game.tell(PlayerDefeated{seat, why});
    for (const UnitId id : game.battle().unitsOnTable()) {
        if (game.battle().owner(id) == seat) eliminate(game, id, why, Loss::withItsSide);
    }
    discardCards(game, seat, game.battle().player(seat).hand, why);
}

/// SET-14, SET-16, TEAM-10: the battle is over if only one team is left.
void loseBattle(Game& game, Seat seat, RuleId why) {
    auto others = teamsInBattle(game.battle());
    std::erase_if(others, [&](Seat other) { return game.battle().areAllied(other, seat); });
    if (others.size() == 1) return game.tell(BattleEnded{{others.front(), why}});
    for (const Seat ally : game.battle().alliesOf(seat)) {
        if (!game.battle().player(ally).defeated) leaveBattle(game, ally, why);
    }
}

/// SET-11, TEAM-10: why a player must leave a battle that continues.
std::optional<RuleId> whyLeaving(const Battle& battle, Seat seat) {
    if (battle.player(seat).defeated) return std::nullopt;
    if (!hasUnitLeft(battle, {seat})) return "SET-11"_rule;
    return defeatOf(battle, seat);
}

}  // namespace

void checkVictory(Game& game) {
    if (game.battle().stage != Stage::fighting) return;
    if (const auto outcome = outcomeNow(game.battle())) game.tell(BattleEnded{*outcome});
}

void dismissDefeated(Game& game) {
    if (game.battle().stage != Stage::fighting) return;
    for (const Side& side : game.battle().setting->sides) {
        const auto why = whyLeaving(game.battle(), side.seat);
        if (why) leaveBattle(game, side.seat, *why);
    }
    passOverDefeated(game);
}

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
