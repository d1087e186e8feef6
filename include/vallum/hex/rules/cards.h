// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vallum/core/rule.h>
#include <vallum/hex/questions.h>
#include <vallum/hex/system.h>

namespace vallum::hex {

/// HEX-83: what a card would count as if this seat played it now.
Play playOf(const Battle&, Seat, CardId);

Verdict fits(const Battle&, const ChooseCard&, const CardChosen&);

/// HEX-09: deals both hands and begins the first turn.
void dealStep(Game&);
/// HEX-13
void cardStep(Game&);
/// HEX-17, HEX-96: the end of the turn.
void drawStep(Game&);

}  // namespace vallum::hex
