// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <vector>

#include <vallum/field/system.h>

namespace vallum::field {

/// Those of the cards whose event would be wasted, because one in play cancels it, or would only hurt the
/// unit's side: the odds of the attack being made become worse in some way and better in none, and the event
/// does nothing else. The latter are none if the odds are not known, or if they would show what is hidden
/// from that side.
std::vector<CardId> harmfulEvents(const Battle&, UnitId unit, std::span<const CardId> cards);

}  // namespace vallum::field
