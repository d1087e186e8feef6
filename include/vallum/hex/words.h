// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <vallum/core/text.h>
#include <vallum/hex/queries/dice_wanted.h>
#include <vallum/hex/system.h>

/// Where sentences about hex battles are made.
namespace vallum::hex {

Text wordFor(Face);
Text wordFor(Phase);

/// "MI 2": the same all through the battle, and its own on its side.
Text labelOf(const Battle&, UnitId);
/// "MI 2 of Rome", with the side where both have such units.
Text nameOf(const Battle&, UnitId);
Text nameOf(const Battle&, LeaderId);
/// Of a seat; Chance has a name, too.
Text nameOf(const Battle&, Seat);
/// What stands on the card; of one that lies face down "a card".
Text nameOf(const Battle&, CardId);
/// HEX-83: as what a card counts that this seat plays, with the sections as it sees them; empty where it
/// counts as nothing.
Text nameOf(const Battle&, Seat, const Play&);
/// "light, flag, swords"
Text facesText(const std::vector<int>& faces);

/// One sentence. The battle may be the one before the fact or any later one of the same game.
Text words(const Battle&, const Fact&);
/// Where its numbers come from, a line for each sum.
std::vector<Text> explanation(const Fact&);
/// What is to be decided, in the battle in which it is asked.
Text words(const Battle&, const Question&);
/// Whose roll it is, and which number a face of the battle die has.
Text words(const Battle&, const DiceWanted&);
/// Why something may not be done, and what can be done about it.
Text words(const Refusal&);

}  // namespace vallum::hex
