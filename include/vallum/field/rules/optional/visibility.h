// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vallum/field/model/battle.h>

namespace vallum::field {

/// OPT-16: near enough in the rain, fog or dust of this battle to be shot at, and without a penalty.
bool isVisible(const Battle&, UnitId shooter, UnitId target);
bool isClearlyVisible(const Battle&, UnitId shooter, UnitId target);

}  // namespace vallum::field
