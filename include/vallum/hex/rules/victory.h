// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include <vallum/core/id.h>
#include <vallum/hex/system.h>

namespace vallum::hex {

/// HEX-96: the side with the greater share of the banners that it needs; none: the shares are equal.
std::optional<Seat> leadingSide(const Battle&);
/// HEX-11, HEX-59, HEX-95: how the battle ends if it is decided as it stands.
std::optional<Outcome> decisionIn(const Battle&);
/// HEX-96: the same when the last turn is over, which decides it in any case.
Outcome outcomeAtEnd(const Battle&);
/// HEX-11, HEX-59, HEX-95: ends the battle where it is decided.
void decide(Game&);
/// HEX-96: whether this was the last turn.
bool isLastTurn(const Battle&);

}  // namespace vallum::hex
