// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vallum/trials/plan.h>

namespace vallum::trials {

/// A cell of a plan whose texts have been read; the counted side is the one that the plan names, or else the
/// attacker or the first side.
Expected<Cell, FileError> cellOf(const Plan&, int index, const Libraries&);

}  // namespace vallum::trials
