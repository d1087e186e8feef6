// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <iosfwd>

#include <vallum/hex/model/battle.h>

namespace vallum::cli {

/// The board in letters, and what they mean: terrain before each piece, and a leader as a star behind his
/// unit. The top side has small letters.
void showBoard(std::ostream&, const hex::Battle&);

}  // namespace vallum::cli
