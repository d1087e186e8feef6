// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vallum/core/sum.h>
#include <vallum/core/text.h>
#include <vallum/field/facts.h>

namespace vallum::field {

/// A sum whose amounts are parts of something: so many make a whole.
Text words(const Sum& sum, int perUnit);

/// "6, 2, 2"
Text facesOf(const std::vector<int>& faces);
/// The same of a roll of attacks, and what else they tell: how many first showed a 1 (ABL-14, ART-09), and
/// whether each 6 counts for two (ABL-22, ART-10).
Text diceOf(const BlowRolled&);
Text diceOf(const StructureRolled&);

/// "A, B and C"; there is at least one.
Text inOneBreath(std::vector<Text> names);

/// TEAM-01: whoever fights together with this one, in the order of the sides.
Text nameOfTeam(const Battle& battle, Seat seat);

/// "the general of Rome", or by name where the side has several.
Text nameOfGeneral(const Battle& battle, Seat seat, int general);

}  // namespace vallum::field
