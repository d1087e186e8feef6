// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include <vallum/field/rules/fortress/caltrops.h>
#include <vallum/field/rules/movement/move_plan.h>
#include <vallum/field/situation/ground/cover.h>

namespace vallum::field {

/// What a combat may do to one of its units.
struct Prospect {
    std::vector<double> wounds{1.0};  // the probability of each number, from 0
    double eliminated = 0;
    double breaks = 0;  // without fleeing
    double flees = 0;

    [[nodiscard]] double expectedWounds() const;
    /// The probability that it breaks, flees or is eliminated.
    [[nodiscard]] double chanceToGiveWay() const { return breaks + flees + eliminated; }
};
struct CombatOdds {
    Prospect attacker;
    Prospect defender;
};

/// MOR-01: from 0 to 1.
double chanceToPass(const Sum& morale);

/// Exact probabilities of a combat without events, computed with the functions of the
/// rules. Nobody flees by choice.
CombatOdds meleeOdds(const Battle&, const Opponents&);
CombatOdds shotOdds(const Battle&, UnitId shooter, UnitId target);
CombatOdds shotOdds(Sights&, UnitId shooter, UnitId target);
/// RNG-11: of a target in plain sight at this range, while nothing may be measured.
CombatOdds shotOddsAt(const Battle&, UnitId shooter, UnitId target, RangeBand);
/// The same for the combat being fought, before its dice: with the events already played, and with this card
/// by the unit's owner if there is one. None if an event gives the shot another target (EVT-23), or if the
/// target is not a unit.
std::optional<CombatOdds> oddsWithEvents(const Battle&, UnitId unit, std::optional<CardId> card);
/// MEL-13: the effect of an unanswered attack on its target, without the
/// morale check that may follow.
Prospect freeAttackOdds(const Battle&, const Opponents&, const Sum& dice);

/// CAL-02: the probability of at least one wound.
double chanceToBeWounded(const std::vector<CaltropsCrossed>&);

/// The battle after this move in the present phase: to ask for the odds of a charge, or where another unit
/// could go then. An illegal move changes nothing.
Battle afterMove(const Battle&, const Move&);
Battle afterMove(const Battle&, const Move&, const MovePlan&);

}  // namespace vallum::field
