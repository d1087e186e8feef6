// SPDX-License-Identifier: GPL-3.0-or-later
#include "hex_odds.h"

#include <cmath>
#include <iostream>

#include <vallum/hex/rules/dice.h>
#include <vallum/hex/rules/ranged.h>
#include <vallum/hex/words.h>

namespace vallum::cli {

namespace {

std::string percent(double chance) { return std::to_string(std::lround(100 * chance)) + "%"; }
std::string tenths(double number) {
    const auto all = std::lround(10 * number);
    return std::to_string(all / 10) + '.' + std::to_string(all % 10);
}

void showRoll(const std::string& who, const hex::Odds& odds) {
    const int dice = odds.dice.total();
    std::cout << "  " << who << ", " << dice << (dice == 1 ? " die: " : " dice: ") << resultsOf(odds) << '\n';
}

void showFight(const hex::Battle& battle, UnitId attacker, UnitId defender, hex::Roll roll) {
    const hex::FightOdds odds = hex::oddsOfCloseCombat(battle, attacker, defender, roll);
    const std::string striker = hex::nameOf(battle, attacker);
    const std::string struck = hex::nameOf(battle, defender);
    std::cout << (roll == hex::Roll::bonus ? "Second close combat" : "Close combat")
              << ", if the defender stands:\n";
    if (odds.fromWall) {
        showRoll(struck + " striking first from the wall", odds.fromWall->strike);
        showRoll(striker + " after that, " + percent(odds.fromWall->attacked), odds.fromWall->attack);
    } else {
        showRoll(striker, odds.attack);
        showRoll(struck + " battling back, " + percent(odds.answered), odds.battleBack);
    }
    if (!odds.evading) return;
    std::cout << "If the defender evades:\n";
    showRoll(striker, *odds.evading);
}

}  // namespace

std::string resultsOf(const hex::Odds& odds) {
    std::string text = tenths(odds.expectedHits) + " hits on average; destroyed " + percent(odds.eliminate) +
                       ", driven off " + percent(odds.driveOff);
    if (odds.leaderFalls > 0) text += ", leader killed " + percent(odds.leaderFalls);
    return text;
}

bool isOnBoard(const hex::Battle& battle, UnitId id) {
    const auto place = id.raw();
    if (place >= 0 && place < std::ssize(battle.units) && battle.unit(id).isOnBoard()) return true;
    std::cerr << "no unit " << place << " is on the board; vallum-cli show lists them\n";
    return false;
}

int hexOdds(const BattleText& text, const OddsOptions& options) {
    const auto opened = openBattle<hex::System>(text);
    if (!opened) return badInput;
    const UnitId attacker(options.attacker);
    const UnitId defender(options.defender);
    const auto& open = opened->referee.open();
    const hex::Battle& battle = opened->referee.battle();
    if (!isOnBoard(battle, attacker) || !isOnBoard(battle, defender)) return badInput;
    const hex::Hex from = battle.unit(attacker).at;
    const hex::Hex to = battle.unit(defender).at;
    if (battle.unit(attacker).owner == battle.unit(defender).owner) {
        std::cerr << hex::words(Refusal{"HEX-36"_rule}) << '\n';
        return answerRefused;
    }
    if (hex::areAdjacent(from, to)) {
        showFight(battle, attacker, defender,
                  hex::rollOfCloseCombat(battle, open ? &open->question : nullptr, attacker));
        return opened->status;
    }
    if (const Verdict verdict = hex::hasShot(battle, attacker, to); !verdict) {
        std::cerr << hex::words(verdict.error()) << '\n';
        return answerRefused;
    }
    std::cout << "Shot:\n";
    showRoll(hex::nameOf(battle, attacker),
             hex::oddsOf(battle, hex::blowAt(battle, hex::Roll::fire, attacker, to)));
    return opened->status;
}

}  // namespace vallum::cli
