// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vallum/field/system.h>

/// Chapters CAL and TRE.
namespace vallum::field {

Verdict fits(const Battle&, const ChooseMove&, const ClearTile&);
void act(Game&, const ClearTile&);

}  // namespace vallum::field
