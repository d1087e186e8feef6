// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <vallum/field/queries/odds.h>
#include <vallum/field/queries/structure_odds.h>
#include <vallum/field/queries/threats.h>

namespace vallum::app {

/// What a combat may do to both, as a small table: wounds to expect, and the chances to break, flee and fall.
[[nodiscard]] QString oddsText(const field::Battle& battle,
                               const field::Opponents& units,
                               const field::CombatOdds& odds);

/// What could attack a unit and what would come of it, the worst first, under a heading.
[[nodiscard]] QString threatsText(const field::Battle& battle, const std::vector<field::Threat>& threats);

/// The dice and the numbers of an attack on a structure, each with its rules, and what it may do.
[[nodiscard]] QString structureOddsText(const field::StructureOdds& odds, field::Siegework by);

}  // namespace vallum::app
