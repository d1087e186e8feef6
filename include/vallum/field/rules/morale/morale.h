// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vallum/core/sum.h>
#include <vallum/field/system.h>

namespace vallum::field {

/// MOR-01, MOR-02: a 1 always does.
bool passes(int face, int morale);
/// GEN-08: true if a failed check would be rerolled.
bool mayCheckAgain(const Battle&, UnitId);

}  // namespace vallum::field
