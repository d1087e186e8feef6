// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vallum/geometry/region.h>

namespace vallum::geometry {

/// Tiles that only share a side do not overlap.
bool overlap(const Region&, const Region&);
/// True if no part of it lies on the table.
bool isOffTable(const Region&, const Size& table);

}  // namespace vallum::geometry
