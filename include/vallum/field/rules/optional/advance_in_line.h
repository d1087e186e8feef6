// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <vallum/field/system.h>

namespace vallum::field {

/// OPT-26: whether the seat may give this order at all, regardless of the line.
Verdict mayOrderLine(const Battle&, Seat);
/// OPT-26: whether this unit may be in a line that gets an order now.
Verdict mayStandInLine(const Battle&, Seat, UnitId);
/// OPT-27, OPT-28: these units from the left flank of their line to the right, if they form one.
Expected<std::vector<UnitId>> lineOf(const Battle&, const std::vector<UnitId>&);
/// OPT-27: lines that the seat could give an order: from each unit the longest one found to its right.
std::vector<std::vector<UnitId>> linesToOrder(const Battle&, Seat);

/// OPT-29, OPT-30: whether the move follows the unit's line, if it is in one.
Verdict mayMoveInLine(const Battle&, const Move&);
/// OPT-29: the corresponding moves of the rest of the line, which limit how far any of them can go.
std::vector<Move> sameMoveOfTheOthers(const Battle&, const Move&);

/// OPT-26 to OPT-28: two cards, and units that form a line.
Verdict fits(const Battle&, const ChooseOrder&, const LineOrder&);

/// OPT-29: the line that this unit must follow now, in its movement phase.
const LineAdvance* lineWith(const Battle&, UnitId);

/// The headings of the straight steps of the move.
std::vector<Heading> waysOf(const Battle&, const Move&);

}  // namespace vallum::field
