// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vallum/core/sum.h>
#include <vallum/field/system.h>

/// The dice of an attack on a structure (FOR-01, ART-07 to ART-10, RAM-04, FIR-03).
namespace vallum::field {

/// Makes both rolls of the current attack and returns its damage or fire markers.
int strikeStructure(Game&);

}  // namespace vallum::field
