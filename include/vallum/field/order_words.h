// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vallum/core/text.h>
#include <vallum/field/answers.h>
#include <vallum/field/facts.h>
#include <vallum/field/model/battle.h>

namespace vallum::field {

/// True if the activation adds nothing to the order, which already named the unit.
bool isNamedBy(const OrderPlayed&, const Activated&);
/// Why the active side cannot play the order like this: a refusal with the units that the card names.
Text words(const Battle&, const OrderToPlay&, const Refusal&);

}  // namespace vallum::field
