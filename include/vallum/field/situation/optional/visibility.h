// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vallum/field/model/battle.h>

namespace vallum::field {

/// OPT-16: near enough in this battle's rain, fog or dust to be shot at without a penalty.
bool isVisible(const Battle&, UnitId shooter, UnitId target);
bool isClearlyVisible(const Battle&, UnitId shooter, UnitId target);

}  // namespace vallum::field
