// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vallum/field/facts.h>
#include <vallum/field/model/battle.h>

namespace vallum::field {

/// ENG-02; for a fleeing unit, also FLT-03.
bool isBlocked(const Battle&, UnitId);

}  // namespace vallum::field
