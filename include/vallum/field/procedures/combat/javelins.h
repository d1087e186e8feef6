// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vallum/field/system.h>

namespace vallum::field {

/// EVT-18, EVT-19: those that the event lets throw in the combat being resolved.
void throwJavelins(Game&);

}  // namespace vallum::field
