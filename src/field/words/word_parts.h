// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vallum/core/sum.h>
#include <vallum/core/text.h>
#include <vallum/field/facts.h>

namespace vallum::field {

/// A sum whose amounts are fractions; `perUnit` is the number of them in a whole.
Text words(const Sum& sum, int perUnit);

/// "6, 2, 2"
Text facesOf(const std::vector<int>& faces);
/// The same for a roll of attacks, with notes on how many first showed a 1 (ABL-14, ART-09) and on whether
/// each 6 counts twice (ABL-22, ART-10).
Text diceOf(const BlowRolled&);
Text diceOf(const StructureRolled&);

/// "3 hits (4+ needed)"
Text needed(const Text& successes, const Sum& attack, const Sum& defense);

/// "A, B and C"; the list must not be empty.
Text inOneBreath(std::vector<Text> names);
/// "Pileati 1, Pileati 3 or Comati 2".
Text anyOf(const Battle&, const std::vector<UnitId>&);

/// TEAM-01: the names of the seat's whole team, in the order of the sides.
Text nameOfTeam(const Battle& battle, Seat seat);

/// "the general of Rome", or the name if the side has several.
Text nameOfGeneral(const Battle& battle, Seat seat, int general);

}  // namespace vallum::field
