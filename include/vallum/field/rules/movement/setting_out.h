// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vallum/core/sum.h>
#include <vallum/field/system.h>

namespace vallum::field {

/// MOV-01, MOV-11: whether the unit may begin a move in the movement phase.
Verdict maySetOut(const Battle&, UnitId);
/// ENG-01, ENG-02: only its engagement prevents it from moving.
bool isHeldByEnemies(const Battle&, UnitId);

}  // namespace vallum::field
