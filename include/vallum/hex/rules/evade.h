// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <vallum/core/rule.h>
#include <vallum/hex/questions.h>
#include <vallum/hex/rules/losses.h>
#include <vallum/hex/system.h>

namespace vallum::hex {

/// HEX-60: none where it cannot or may not evade.
std::vector<std::vector<Hex>> waysToEvade(const Battle&, UnitId, UnitId attacker);
Verdict mayEvade(const Battle&, UnitId, UnitId attacker);
/// HEX-61, HEX-62: moves the unit, which has survived the roll.
void evade(Game&, UnitId, const std::vector<Hex>& path, LeaderCheck = LeaderCheck::open);

/// HEX-98: whether the owner of the unit is asked before the dice are rolled.
bool isAsked(const Battle&, UnitId, UnitId attacker);
/// HEX-86: Strike first in the hand of the unit's owner.
std::optional<CardId> strikeFirstCard(const Battle&, Seat);

Verdict fits(const Battle&, const AnswerAttack&, const Stand&);
Verdict fits(const Battle&, const AnswerAttack&, const Evade&);
Verdict fits(const Battle&, const AnswerAttack&, const StrikeFirst&);

}  // namespace vallum::hex
