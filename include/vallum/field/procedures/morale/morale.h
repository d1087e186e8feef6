// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vallum/core/sum.h>
#include <vallum/field/system.h>

namespace vallum::field {

/// The die of a check that counts: the second one after a reroll (GEN-08).
struct MoraleRoll {
    int face = 0;
    bool passed = false;
};
/// MOR-01: rolls and tells the result.
MoraleRoll rollMorale(Game&, UnitId, const Sum& morale, RuleId why);
bool passesMoraleCheck(Game&, UnitId, const Sum& morale, RuleId why);
/// MOR-03, MOR-04: a unit that starts to flee moves later (FLT-05).
void checkMorale(Game&, UnitId, const Sum& morale, RuleId why);
/// MOR-06: and its support; nothing happens to a broken one.
void breakUnit(Game&, UnitId, RuleId why);
/// ABL-16, FLT-19: starts to flee, unless it cannot or will not.
void startToFlee(Game&, UnitId, RuleId why);
/// MOR-07, MOR-08: applies wounds, which may eliminate the unit.
void wound(Game&, UnitId, int wounds, RuleId why);
/// The same for wounds that do not count in a combat (CHG-18).
void woundOutsideCombat(Game&, UnitId, int wounds, RuleId why);
/// GEN-02, MOR-07: with its general, its ram, and the markers around it.
void eliminate(Game&, UnitId, RuleId why, Loss = Loss::destroyed);
/// CHG-17, FLT-02, FLT-20: removes the markers of its enemies around it.
void takeAwayMarkersAround(Game&, UnitId, RuleId why);
/// MOR-12: asks its owner.
void offerFlight(Game&, UnitId);

}  // namespace vallum::field
