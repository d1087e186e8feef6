// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vallum/field/system.h>

namespace vallum::field {

/// Handles one answer of the skirmishers phase.
void skirmishStep(Game&);

}  // namespace vallum::field
