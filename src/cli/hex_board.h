// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <iosfwd>

#include <vallum/hex/model/battle.h>

namespace vallum::cli {

/// Prints the board as text with a legend: terrain before each piece, and a leader as a star behind his unit.
/// The top side is in lowercase.
void showBoard(std::ostream&, const hex::Battle&);

}  // namespace vallum::cli
