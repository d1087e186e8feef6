// SPDX-License-Identifier: GPL-3.0-or-later
#include <vallum/field/rules/generals.h>
#include <vallum/field/rules/points.h>
#include <vallum/field/rules/victory.h>

namespace vallum::field {

namespace {

bool hasUnitLeft(const Battle& battle, Seat seat, auto counts) {
    return std::ranges::any_of(battle.units, [&](const Unit& unit) {
        return unit.owner == seat && unit.place == Place::table && counts(unit);
    });
}

bool isDead(const GeneralInPlay& general) { return general.health == GeneralHealth::dead; }
bool isWell(const GeneralInPlay& general) { return general.health == GeneralHealth::well; }

/// The rule by which an army has lost.
std::optional<RuleId> defeatOf(const Battle& battle, Seat seat) {
    const EnumSet<Victory> victory = battle.setting->victory;
    if (!hasUnitLeft(battle, seat, [](const Unit&) { return true; })) return "SET-11"_rule;
    if (victory.has(Victory::deathOfGeneral) && std::ranges::all_of(battle.player(seat).generals, isDead)) {
        return "SET-17"_rule;
    }
    const auto fights = [](const Unit& unit) { return !unit.has(Marker::fleeing); };
    if (victory.has(Victory::annihilation) && !hasUnitLeft(battle, seat, fights)) return "SET-16"_rule;
    return std::nullopt;
}

/// SET-14: the dice of one check; more only by the general's ability (GEN-08).
bool rollLeadership(Game& game, LossesChecked check) {
    check.faces = game.ask(chance, RollDice{"SET-14"_rule, 2}).faces;
    check.passed = check.faces.at(0) + check.faces.at(1) <= check.leadership.total();
    game.tell(check);
    return check.passed;
}

bool holdsTogether(Game& game, const LossesChecked& check) {
    if (std::ranges::none_of(game.battle().player(check.seat).generals, isWell)) {
        game.tell(check);
        return false;
    }
    const auto unshaken = abilityOf(game.battle(), check.seat, &AbilityEffect::rerollLeadershipCheck);
    for (int left = unshaken ? unshaken->times : 0; left >= 0; --left) {
        if (rollLeadership(game, check)) return true;
    }
    return false;
}

}  // namespace

std::optional<Outcome> outcomeNow(const Battle& battle) {
    const Seat first = battle.players.front().seat;
    const Seat second = battle.players.back().seat;
    const auto firstLost = defeatOf(battle, first);
    const auto secondLost = defeatOf(battle, second);
    if (firstLost && secondLost) return Outcome{std::nullopt, *firstLost};
    if (firstLost) return Outcome{second, *firstLost};
    if (secondLost) return Outcome{first, *secondLost};
    return std::nullopt;
}

bool isDecided(const Battle& battle) { return battle.stage == Stage::over; }

void checkVictory(Game& game) {
    if (game.battle().stage != Stage::fighting) return;
    if (const auto outcome = outcomeNow(game.battle())) game.tell(BattleEnded{*outcome});
}

bool isLeadershipCheckDue(const Battle& battle, Seat seat) {
    return battle.setting->victory.has(Victory::casualties) &&
           2 * losses(battle, seat).total() > startingValue(battle, seat).total();
}

void checkLosses(Game& game) {
    const Battle& battle = game.battle();
    const Seat seat = battle.active;
    if (!isLeadershipCheckDue(battle, seat)) return;
    const Seat winner = battle.opponentsOf(seat).front();
    const LossesChecked check{.seat = seat,
                              .losses = losses(battle, seat),
                              .half = startingValue(battle, seat).total() / 2,
                              .leadership = leadership(battle, seat),
                              .faces = {},
                              .passed = false};
    if (!holdsTogether(game, check)) game.tell(BattleEnded{{winner, "SET-14"_rule}});
}

void surrender(Game& game) {
    game.tell(BattleEnded{{game.battle().opponentsOf(game.battle().active).front(), "SET-16"_rule}});
}

}  // namespace vallum::field
