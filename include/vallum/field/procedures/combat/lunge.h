// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vallum/field/system.h>

namespace vallum::field {

/// ABL-09: its owner may move it, and its victim has already fled.
void offerFollowUp(Game&, UnitId);

}  // namespace vallum::field
