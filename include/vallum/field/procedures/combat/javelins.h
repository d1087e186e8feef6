// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vallum/field/system.h>

namespace vallum::field {

/// EVT-18, EVT-19: the units that the event allows throw javelins in the current combat.
void throwJavelins(Game&);

}  // namespace vallum::field
