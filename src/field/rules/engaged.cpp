// SPDX-License-Identifier: GPL-3.0-or-later
#include <vallum/field/rules/engaged.h>

namespace vallum::field {

// Not offered yet, so that none of them is ever taken.
void act(Game&, const Envelop&) {}
void act(Game&, const RemoveMarkers&) {}
void act(Game&, const Reposition&) {}
void act(Game&, const Withdraw&) {}
void act(Game&, const Retreat&) {}

Verdict fits(const Battle&, const ChooseMove&, const Envelop&) { return refuse("ENG-03"_rule); }
Verdict fits(const Battle&, const ChooseMove&, const RemoveMarkers&) { return refuse("ENG-06"_rule); }
Verdict fits(const Battle&, const ChooseMove&, const Reposition&) { return refuse("ENG-09"_rule); }
Verdict fits(const Battle&, const ChooseMove&, const Withdraw&) { return refuse("ENG-16"_rule); }
Verdict fits(const Battle&, const ChooseMove&, const Retreat&) { return refuse("ENG-22"_rule); }
Verdict fits(const Battle&, const ChooseRetreat&, const Move&) { return refuse("ENG-24"_rule); }

}  // namespace vallum::field
