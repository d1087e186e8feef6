// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include <vallum/core/id.h>
#include <vallum/hex/system.h>

namespace vallum::hex {

/// HEX-96: the side with the larger share of the banners it needs; none: the shares are equal.
std::optional<Seat> leadingSide(const Battle&);
/// HEX-11, HEX-59, HEX-95: the outcome if the battle is already decided.
std::optional<Outcome> decisionIn(const Battle&);
/// HEX-96: the outcome after the last turn, which always decides.
Outcome outcomeAtEnd(const Battle&);
/// HEX-11, HEX-59, HEX-95: ends the battle if it is decided.
void decide(Game&);
/// HEX-96: true if this was the last turn.
bool isLastTurn(const Battle&);

}  // namespace vallum::hex
