// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include <vallum/field/rules/fortress/caltrops.h>
#include <vallum/field/rules/movement/movement.h>

namespace vallum::field {

/// What a combat may do to one of its units.
struct Prospect {
    std::vector<double> wounds{1.0};  // the chance of just so many
    double eliminated = 0;
    double breaks = 0;  // and does not flee
    double flees = 0;

    [[nodiscard]] double expectedWounds() const;
    /// To break, to flee or to fall.
    [[nodiscard]] double chanceToGiveWay() const { return breaks + flees + eliminated; }
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
/// The same for the combat that is being fought, before its dice: with the events that lie open, and with
/// this card of the unit's owner if there is one. Nothing where an event does more than change numbers
/// (EVT-15, EVT-17, EVT-23), or where the target is no unit.
std::optional<CombatOdds> oddsWithEvents(const Battle&, UnitId unit, std::optional<CardId> card);
/// MEL-13: what an attack that is not answered does to its target. A morale check that may follow is not
/// counted.
Prospect freeAttackOdds(const Battle&, const Opponents&, const Sum& dice);

/// CAL-02: to be wounded at all.
double chanceToBeWounded(const std::vector<CaltropsCrossed>&);

/// How the battle would stand after this move of the present phase: to ask for the odds of a charge, or where
/// another unit could go then. A move that the rules refuse changes nothing.
Battle afterMove(const Battle&, const Move&);
Battle afterMove(const Battle&, const Move&, const MovePlan&);

}  // namespace vallum::field
