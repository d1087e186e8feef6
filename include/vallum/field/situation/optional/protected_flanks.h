// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vallum/field/model/battle.h>

namespace vallum::field {

/// OPT-24: a friend stands close beside it while enemies touch only its front.
bool isFlankProtected(const Battle&, UnitId, geometry::Side);
int protectedFlanks(const Battle&, UnitId);

}  // namespace vallum::field
