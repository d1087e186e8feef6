// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vallum/field/system.h>

namespace vallum::field {

/// They charge, in the order that their owner likes.
void chargeBrashly(Game&);

}  // namespace vallum::field
