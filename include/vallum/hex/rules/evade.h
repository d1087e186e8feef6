// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <vallum/core/rule.h>
#include <vallum/hex/questions.h>
#include <vallum/hex/rules/losses.h>
#include <vallum/hex/system.h>

namespace vallum::hex {

/// HEX-60: empty if it cannot or may not evade.
std::vector<std::vector<Hex>> waysToEvade(const Battle&, UnitId, UnitId attacker);
Verdict mayEvade(const Battle&, UnitId, UnitId attacker);
/// HEX-61, HEX-62: moves the unit after it has survived the roll.
void evade(Game&, UnitId, const std::vector<Hex>& path, LeaderCheck = LeaderCheck::open);

/// HEX-98: true if the unit's owner is asked before the dice are rolled.
bool isAsked(const Battle&, UnitId, UnitId attacker);
/// HEX-86: a Strike first card in the hand of this seat.
std::optional<CardId> strikeFirstCard(const Battle&, Seat);

Verdict fits(const Battle&, const AnswerAttack&, const Stand&);
Verdict fits(const Battle&, const AnswerAttack&, const Evade&);
Verdict fits(const Battle&, const AnswerAttack&, const StrikeFirst&);

}  // namespace vallum::hex
