// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <vallum/field/queries/odds.h>
#include <vallum/field/queries/structure_odds.h>
#include <vallum/field/queries/threats.h>

namespace vallum::app {

/// Who has the better of a combat, and below as a small table what it may do to both: wounds to expect, and
/// the chances to break, flee and fall.
[[nodiscard]] QString oddsText(const field::Battle& battle,
                               const field::Opponents& units,
                               const field::CombatOdds& odds);

/// Who has the better of it, and how likely either gives way.
[[nodiscard]] QString oddsHeadline(const field::Battle& battle,
                                   const field::Opponents& units,
                                   const field::CombatOdds& odds);
/// What changes for both where the odds become others; it says so where nothing does.
[[nodiscard]] QString oddsChange(const field::Battle& battle,
                                 const field::Opponents& units,
                                 const field::CombatOdds& now,
                                 const field::CombatOdds& then);

/// What could attack a unit and what would come of it, the worst first, under a heading.
[[nodiscard]] QString threatsText(const field::Battle& battle, const std::vector<field::Threat>& threats);

/// The dice and the numbers of an attack on a structure, each with its rules, and what it may do.
[[nodiscard]] QString structureOddsText(const field::StructureOdds& odds, field::Siegework by);

}  // namespace vallum::app
