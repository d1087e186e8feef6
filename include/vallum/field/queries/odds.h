// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <vallum/field/rules/movement.h>

namespace vallum::field {

/// What a combat may do to one of its units.
struct Prospect {
    std::vector<double> wounds{1.0};  // the chance of just so many
    double eliminated = 0;
    double breaks = 0;  // and does not flee
    double flees = 0;

    [[nodiscard]] double expectedWounds() const;
};
struct CombatOdds {
    Prospect attacker;
    Prospect defender;
};

/// MOR-01
double chanceToPass(const Sum& morale);

/// The exact chances of a combat without events, worked out with the rules' own functions. Nobody flees who
/// need not.
CombatOdds meleeOdds(const Battle&, const Opponents&);
CombatOdds shotOdds(const Battle&, UnitId shooter, UnitId target);
/// MEL-13: what an attack that is not answered does to its target. A morale check that may follow is not
/// counted.
Prospect freeAttackOdds(const Battle&, const Opponents&, const Sum& dice);

/// How the battle would stand after this move of the present phase: to ask for the odds of a charge, or where
/// another unit could go then. A move that the rules refuse changes nothing.
Battle afterMove(const Battle&, const Move&);
Battle afterMove(const Battle&, const Move&, const MovePlan&);

}  // namespace vallum::field
