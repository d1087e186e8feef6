// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include <vallum/field/queries/engaged_actions.h>
#include <vallum/field/queries/odds.h>

namespace vallum::field {

/// A fight of this turn before and after an action; the unit that acts attacks in it.
struct FightChange {
    Opponents units;
    CombatOdds now;
    std::optional<CombatOdds> then;  // none: the two part
};
/// What an action of an engaged unit is worth before it is taken.
struct ActionOdds {
    Prospect struck;  // ENG-07, ENG-13, ENG-22: by those who strike first; the checks of a retreat included
    std::vector<FightChange> fights;
};

/// The exact chances without events, worked out with the rules' own functions. Each fight is told as if it
/// were the only one, and with all that those who strike first may have done to the unit. Of a withdrawal the
/// fights are those with enemies that follow and keep contact (ENG-20), which is for their owner to choose.
ActionOdds actionOdds(const Battle&, const EngagedOption&);

/// ENG-20: of the fight with the unit that has just withdrawn, if this enemy keeps contact. None: it cannot.
std::optional<CombatOdds> oddsOfFollowing(const Battle&, UnitId enemy, const Withdrew&);

}  // namespace vallum::field
