// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vallum/field/facts.h>

namespace vallum::field {

/// True if the activation adds nothing to the order, which already named the unit.
bool isNamedBy(const OrderPlayed&, const Activated&);

}  // namespace vallum::field
