// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <vallum/core/rule.h>
#include <vallum/hex/model/blow.h>
#include <vallum/hex/questions.h>
#include <vallum/hex/rules/dice.h>
#include <vallum/hex/system.h>

namespace vallum::hex {

/// HEX-14, HEX-28: true if the unit may battle at all, now or in a bonus combat.
Verdict mayBattle(const Battle&, UnitId);
/// HEX-36: an enemy unit or a lone enemy leader.
Verdict isTarget(const Battle&, Seat attacker, Hex target);
/// HEX-36
Verdict mayAttack(const Battle&, UnitId, Hex target);
/// HEX-74
Verdict mayAttackAgain(const Battle&, UnitId, Hex target);
/// HEX-28: the fact that announces a combat.
BattleBegan begunAgainst(const Battle&, UnitId, Hex target, Roll);
/// The hexes with enemies of this seat.
std::vector<Hex> hexesOfEnemies(const Battle&, Seat);
/// Those adjacent to the unit or within its range: every hex it could possibly attack from where it is.
std::vector<Hex> enemiesInReach(const Battle&, UnitId);

/// HEX-71, HEX-72: sequences of hexes that it may enter. Every prefix of one is a way, too.
std::vector<std::vector<Hex>> waysToAdvance(const Battle&, const ChooseAdvance&);

/// Rolls the dice of a blow and evaluates them; elephants reroll their sword hits.
BlowResult rollBlow(Game&, const Blow&);
/// HEX-65
void strikeLoneLeader(Game&, Hex, const BlowResult&);

Verdict fits(const Battle&, const ChooseBattle&, const CloseCombat&);
Verdict fits(const Battle&, const ChooseBattle&, const Done&);
Verdict fits(const Battle&, const ChooseBonus&, const CloseCombat&);
Verdict fits(const Battle&, const ChooseBonus&, const Done&);
Verdict fits(const Battle&, const ChooseAdvance&, const PathChosen&);
Verdict fits(const Battle&, const ChooseBattleBack&, const YesOrNo&);
void battleStep(Game&);

}  // namespace vallum::hex
