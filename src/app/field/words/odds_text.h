// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <vallum/field/queries/odds.h>
#include <vallum/field/queries/structure_odds.h>
#include <vallum/field/queries/threats.h>

namespace vallum::app {

/// Who has the advantage in a combat, and a small table with the odds for both: expected wounds and the
/// chances of breaking, fleeing and being destroyed.
[[nodiscard]] QString oddsText(const field::Battle& battle,
                               const field::Opponents& units,
                               const field::CombatOdds& odds);

/// Who has the advantage, and how likely each unit is to give way, in one line.
[[nodiscard]] QString oddsHeadline(const field::Battle& battle,
                                   const field::Opponents& units,
                                   const field::CombatOdds& odds);
/// The same as plain text.
[[nodiscard]] QString oddsLine(const field::Battle& battle,
                               const field::Opponents& units,
                               const field::CombatOdds& odds);
/// How the odds change for both units, a line each, or that they do not; as plain text.
[[nodiscard]] QString oddsChange(const field::Battle& battle,
                                 const field::Opponents& units,
                                 const field::CombatOdds& now,
                                 const field::CombatOdds& then);

/// False for chances that round to zero.
[[nodiscard]] bool isWorthSaying(double chance);
/// "38 % to give way"
[[nodiscard]] QString givingWay(double chance);
/// The attacks that threaten a unit and their odds, the worst first, under a heading.
[[nodiscard]] QString threatsText(const field::Battle& battle, const std::vector<field::Threat>& threats);

/// "2.8 damage expected, 12 % to break the door"; as plain text.
[[nodiscard]] QString structureHeadline(const field::StructureOdds& odds, field::Siegework by);
/// The dice and numbers of an attack on a structure with their rules.
[[nodiscard]] QString structureNumbers(const field::StructureOdds& odds, field::Siegework by);

}  // namespace vallum::app
