// SPDX-License-Identifier: GPL-3.0-or-later
#include "hex_odds.h"

#include <cmath>
#include <iostream>

#include <vallum/hex/queries/odds.h>
#include <vallum/hex/rules/dice.h>
#include <vallum/hex/rules/ranged.h>
#include <vallum/hex/words.h>

namespace vallum::cli {

namespace {

std::string percent(double chance) { return std::to_string(std::lround(100 * chance)) + " %"; }
std::string tenths(double number) {
    const auto all = std::lround(10 * number);
    return std::to_string(all / 10) + '.' + std::to_string(all % 10);
}

void showRoll(const std::string& who, const hex::Odds& odds) {
    const int dice = odds.dice.total();
    std::cout << "  " << who << ", " << dice << (dice == 1 ? " die: " : " dice: ")
              << tenths(odds.expectedHits) << " hits on average; destroyed " << percent(odds.eliminate)
              << ", driven off " << percent(odds.driveOff);
    if (odds.leaderFalls > 0) std::cout << ", leader killed " << percent(odds.leaderFalls);
    std::cout << '\n';
}

bool isOnBoard(const hex::Battle& battle, UnitId id) {
    const auto place = id.raw();
    if (place >= 0 && place < std::ssize(battle.units) && battle.unit(id).isOnBoard()) return true;
    std::cerr << "no unit " << place << " is on the board; vallum-cli show lists them\n";
    return false;
}

}  // namespace

int hexOdds(const BattleText& text, const OddsOptions& options) {
    const auto opened = openBattle<hex::System>(text);
    if (!opened) return badInput;
    const hex::Battle& battle = opened->referee.battle();
    const UnitId attacker(options.attacker);
    const UnitId defender(options.defender);
    if (!isOnBoard(battle, attacker) || !isOnBoard(battle, defender)) return badInput;
    const hex::Hex from = battle.unit(attacker).at;
    const hex::Hex to = battle.unit(defender).at;
    if (battle.unit(attacker).owner == battle.unit(defender).owner) {
        std::cerr << hex::words(Refusal{"HEX-36"_rule}) << '\n';
        return answerRefused;
    }
    if (hex::areAdjacent(from, to)) {
        const auto odds = hex::oddsOfCloseCombat(battle, attacker, defender);
        std::cout << "Close combat, if the defender stands:\n";
        showRoll(hex::nameOf(battle, attacker), odds.attack);
        showRoll(hex::nameOf(battle, defender).english() + " battling back, " + percent(odds.answered),
                 odds.battleBack);
        if (odds.evading) {
            std::cout << "If the defender evades:\n";
            showRoll(hex::nameOf(battle, attacker), *odds.evading);
        }
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
