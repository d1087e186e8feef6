// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vallum/field/system.h>

namespace vallum::field {

/// ABL-09: the unit's owner may move it after its victim has fled.
void offerFollowUp(Game&, UnitId);

}  // namespace vallum::field
