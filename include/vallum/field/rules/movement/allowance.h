// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vallum/core/sum.h>
#include <vallum/field/system.h>

/// How far a unit may move.
namespace vallum::field {

/// MOV-12, MOV-18, MOV-25: the points for a plain move in its present formation.
Sum movementPoints(const Battle&, UnitId, Gait);
/// The same for a particular move; in thousandths of a point.
Sum allowance(const Battle&, const Move&);
/// OPT-29: true if other units of its line leave it fewer points than its own.
bool isHeldBackByLine(const Battle&, const Move&);

}  // namespace vallum::field
