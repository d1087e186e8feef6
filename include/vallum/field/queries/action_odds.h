// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include <vallum/field/queries/engaged_actions.h>
#include <vallum/field/queries/odds.h>

namespace vallum::field {

/// A current fight before and after an action; the acting unit is the attacker.
struct FightChange {
    Opponents units;
    CombatOdds now;
    std::optional<CombatOdds> then;  // none: the two part
};
/// The odds of an engaged unit's action before it is taken.
struct ActionOdds {
    Prospect struck;  // ENG-07, ENG-13, ENG-22: by unanswered attacks, including the checks of a retreat
    std::vector<FightChange> fights;
};

/// Exact probabilities without events, computed with the functions of the rules. Each fight is treated as if
/// it were the only one, after every possible result of the unanswered attacks. For a withdrawal, the fights
/// are those with enemies that follow and keep contact (ENG-20), which is their owner's choice.
ActionOdds actionOdds(const Battle&, const EngagedOption&);

/// ENG-20: the odds if this enemy keeps contact with the unit that has just withdrawn. None: it cannot.
std::optional<CombatOdds> oddsOfFollowing(const Battle&, UnitId enemy, const Withdrew&);

}  // namespace vallum::field
