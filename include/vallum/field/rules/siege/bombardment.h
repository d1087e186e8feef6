// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <vallum/field/system.h>

/// Shots at structures (HGT-04, ART-05 to ART-10, ART-13, FIR-05 to FIR-07, SGT-18).

namespace vallum::field {

/// FOR-03, ART-06, FIR-05, LOS-01: whether it may be chosen as a target. Range is measured afterward.
Verdict mayShootAt(const Battle&, const ShotAtStructure&);
/// All shots that the active player may make now.
std::vector<ShotAtStructure> structureShots(const Battle&);
StructureMeasured measured(const Battle&, const ShotAtStructure&);
/// The shot at its start, before events.
Combat beginningShot(const Battle&, const ShotAtStructure&, const StructureMeasured&);

Verdict fits(const Battle&, const ChooseShot&, const ShotAtStructure&);

}  // namespace vallum::field
