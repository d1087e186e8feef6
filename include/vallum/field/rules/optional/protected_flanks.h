// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vallum/field/model/battle.h>

namespace vallum::field {

/// OPT-24
bool isFlankProtected(const Battle&, UnitId, geometry::Side);
int protectedFlanks(const Battle&, UnitId);

}  // namespace vallum::field
