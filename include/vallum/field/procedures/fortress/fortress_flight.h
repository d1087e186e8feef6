// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vallum/field/system.h>

namespace vallum::field {

void fleeIntoFortress(Game&, UnitId);

}  // namespace vallum::field
