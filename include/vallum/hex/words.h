// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <vallum/core/text.h>
#include <vallum/hex/queries/dice_wanted.h>
#include <vallum/hex/system.h>

/// The sentences about hex battles.
namespace vallum::hex {

Text wordFor(Face);
Text wordFor(Phase);

/// "MI 2": unique within its side, and fixed for the whole battle.
Text labelOf(const Battle&, UnitId);
/// "MI 2 of Rome"; the side is only named if both have such units.
Text nameOf(const Battle&, UnitId);
Text nameOf(const Battle&, LeaderId);
/// The name of a seat, including Chance.
Text nameOf(const Battle&, Seat);
/// The title of the card; "a card" if it is face down.
Text nameOf(const Battle&, CardId);
/// HEX-02: a card of the owner as the viewer sees the board. Where they sit opposite each other, it is the
/// card with left and right exchanged; the card itself if there is none.
const CommandCard& cardSeenBy(const Battle&, const CommandCard&, Seat owner, Seat viewer);
/// HEX-83: what a card counts as for this seat, with sections from its point of view. Empty
/// if it counts as nothing.
Text nameOf(const Battle&, Seat, const Play&);
/// "light, flag, swords"
Text facesText(const std::vector<int>& faces);

/// One sentence. The battle may be the one before the fact, or a later one of the same game. Cards are named
/// as their players see the board.
Text words(const Battle&, const Fact&);
/// The same with the cards of both players named as the viewer sees the board.
Text words(const Battle&, const Fact&, Seat viewer);
/// Where its numbers come from, one line for each sum.
std::vector<Text> explanation(const Fact&);
/// What is to be decided; the battle is the one in which it is asked.
Text words(const Battle&, const Question&);
/// Whose roll it is, and the numbers of the faces of a battle die.
Text words(const Battle&, const DiceWanted&);
/// Why something is not allowed, and what can be done about it.
Text words(const Refusal&);

}  // namespace vallum::hex
