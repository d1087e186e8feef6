// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vallum/field/system.h>

namespace vallum::field {

/// Brash units charge, in an order chosen by their owner.
void chargeBrashly(Game&);

}  // namespace vallum::field
