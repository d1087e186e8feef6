// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <vallum/core/sum.h>
#include <vallum/field/system.h>

/// Who may attack a structure, and with what (FOR-01, FOR-03, FOR-22, GAT-02 to GAT-08, RAM-03 to RAM-06,
/// RAM-11 to RAM-13, FIR-01 to FIR-05).
namespace vallum::field {

/// ART-06: it stands, has resistance, and is not held by friends.
Verdict mayBeAttacked(const Battle&, UnitId by, StructureId);
/// For a unit of the active player in the melee phase.
Verdict mayAttack(const Battle&, const AttackStructure&);
/// All attacks that the active player may make now.
std::vector<AttackStructure> structureAttacks(const Battle&);
/// FIR-02: this attack and those on other structures that the unit touches.
std::vector<AttackStructure> attacksWith(const Battle&, const AttackStructure&);

/// The attack at its start, before events.
Combat beginningAttack(const AttackStructure&);
/// RAM-03, FIR-01, RNG-15, FIR-05: for the attack on a structure being resolved.
Sum diceOnStructure(const Battle&);
/// FOR-01, GAT-02, GAT-04: what hit and damage rolls must exceed; 0: it cannot be damaged.
Sum resistanceTo(const Battle&, const Target&);
/// ART-10: whether a 6 counts as two in the attack being resolved.
bool sixesCountTwice(const Battle&);
/// ART-09: the friends of an engine of whom a second 1 would strike one.
std::vector<UnitId> endangeredByMisfire(const Battle&, UnitId engine);

Verdict fits(const Battle&, const ChooseCombat&, const AttackStructure&);
/// Legal if no mandatory fight is left.
Verdict fits(const Battle&, const ChooseCombat&, const PhaseDone&);

}  // namespace vallum::field
