// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vallum/field/system.h>

namespace vallum::field {

/// Handles one answer of a stage before the first turn.
void setupStep(Game&);

}  // namespace vallum::field
