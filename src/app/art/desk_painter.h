// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "art/overlays.h"

namespace vallum::art {

/// The desk under the table, with the table's shadow. The wood grain keeps its size at every zoom but moves
/// with the table. `cloth` is the table with its edge.
void paintDesk(QPainter& painter, const Ink& ink, const QRectF& cloth, const QRectF& seen);

}  // namespace vallum::art
