// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "commands.h"
#include "opening.h"

#include <string>

#include <vallum/hex/queries/odds.h>

namespace vallum::cli {

/// The close combat of two adjacent units, or the shot of one at the other.
int hexOdds(const BattleText&, const OddsOptions&);

/// "1.3 hits on average; destroyed 12%, driven off 30%"
std::string resultsOf(const hex::Odds&);
/// Complains if there is no such unit.
bool isOnBoard(const hex::Battle&, UnitId);

}  // namespace vallum::cli
