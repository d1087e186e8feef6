// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vallum/field/system.h>

/// ENG-03 to ENG-25: what an active engaged unit may do instead of fighting where it stands.
namespace vallum::field {

void act(Game&, const Envelop&);
void act(Game&, const RemoveMarkers&);
void act(Game&, const Reposition&);
void act(Game&, const Withdraw&);
void act(Game&, const Retreat&);

Verdict fits(const Battle&, const ChooseMove&, const Envelop&);
Verdict fits(const Battle&, const ChooseMove&, const RemoveMarkers&);
Verdict fits(const Battle&, const ChooseMove&, const Reposition&);
Verdict fits(const Battle&, const ChooseMove&, const Withdraw&);
Verdict fits(const Battle&, const ChooseMove&, const Retreat&);
Verdict fits(const Battle&, const ChooseRetreat&, const Move&);

}  // namespace vallum::field
