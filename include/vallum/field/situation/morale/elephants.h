// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vallum/field/model/battle.h>

namespace vallum::field {

bool areElephants(const Battle&, UnitId);
/// ELE-11: one is fleeing elephants and the other stands up to them; they may be friends.
bool standsUpTo(const Battle&, UnitId one, UnitId other);

}  // namespace vallum::field
