// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "art/overlays.h"

namespace vallum::art {

/// The desk on which the table lies, with the shadow that it throws. The wood keeps its grain at every zoom,
/// but goes along when the table is moved. `cloth` is the table with its edge.
void paintDesk(QPainter& painter, const Ink& ink, const QRectF& cloth, const QRectF& seen);

}  // namespace vallum::art
