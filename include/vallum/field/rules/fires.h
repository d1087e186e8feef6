// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vallum/field/system.h>

/// FIR-09 to FIR-16, RAZ-06, RAZ-07
namespace vallum::field {

Verdict fits(const Battle&, const ChooseMove&, const FightFire&);
void act(Game&, const FightFire&);
Verdict fits(const Battle&, const ChooseStructure&, const StructureChosen&);

}  // namespace vallum::field
