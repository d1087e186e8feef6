// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vallum/field/facts.h>

namespace vallum::field {

/// The order has named the unit and gives it nothing beyond being active: the activation says nothing new.
bool isNamedBy(const OrderPlayed&, const Activated&);

}  // namespace vallum::field
