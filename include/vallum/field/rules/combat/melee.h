// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include <vallum/core/sum.h>
#include <vallum/field/system.h>

namespace vallum::field {

/// MEL-01, MEL-03: the fights left in this phase; the active player is the attacker.
std::vector<Opponents> combatsToFight(const Battle&);
/// MOD-14: the melee of the two at its start, before events.
Combat beginningMelee(const Battle&, const Opponents&);
/// MEL-14: one for each section in contact, and those of events.
Sum meleeDice(const Battle&, UnitId, UnitId enemy);
/// MEL-22, FRM-14, ABL-08: the rule that gives it attack priority.
std::optional<RuleId> whyFirst(const Battle&, UnitId, UnitId enemy);
bool hasPriority(const Battle&, UnitId, UnitId enemy);
/// MEL-27, ABL-25: it strikes this enemy without being struck.
bool hasSingleAttack(const Battle&, UnitId, UnitId enemy);

/// Who strikes, and in which order.
struct OrderOfBlows {
    enum class Kind { together, oneAfterTheOther, onlyOne };
    Kind kind = Kind::together;
    std::optional<UnitId> first;  // none: they strike together

    bool operator==(const OrderOfBlows&) const = default;
};
/// MEL-19, MEL-22, MEL-26 to MEL-28: how priorities and single attacks of the two work out.
OrderOfBlows orderOfBlows(const Battle&, const Opponents&);

/// FLT-14: true if it may have to check morale in the combat being resolved.
bool checksMoraleInCombat(const Battle&, UnitId);
/// MEL-21, ABL-15: the attacker first; none after an elimination.
std::vector<UnitId> unitsThatCheckMorale(const Battle&, const Opponents&);

Verdict fits(const Battle&, const ChooseCombat&, const CombatToFight&);

/// MEL-21: it has more new wounds than its enemy.
bool hasSufferedMost(const Battle&, UnitId, UnitId enemy);

}  // namespace vallum::field
