// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <vallum/field/system.h>

namespace vallum::field {

/// OPT-26: whether the seat may give this order at all, whatever the line.
Verdict mayOrderLine(const Battle&, Seat);
/// OPT-26: whether this unit may stand in a line that is ordered now.
Verdict mayStandInLine(const Battle&, Seat, UnitId);
/// OPT-27, OPT-28: these units from the left flank of their line to the right, if they are one.
Expected<std::vector<UnitId>> lineOf(const Battle&, const std::vector<UnitId>&);
/// OPT-27: lines that the seat could order now, the longest that can be found from each unit to the right.
std::vector<std::vector<UnitId>> linesToOrder(const Battle&, Seat);

/// OPT-29, OPT-30: whether the move goes the way of its line, if the unit is in one.
Verdict mayMoveInLine(const Battle&, const Move&);
/// OPT-29: moves by which the others of the line would go the same way: none can go farther than they.
std::vector<Move> sameMoveOfTheOthers(const Battle&, const Move&);

/// OPT-26 to OPT-28
Verdict fits(const Battle&, const ChooseOrder&, const LineOrder&);

/// OPT-29: the line that binds this unit now, in its movement phase.
const LineAdvance* lineWith(const Battle&, UnitId);

/// Where the straight steps of the move lead.
std::vector<Heading> waysOf(const Battle&, const Move&);

}  // namespace vallum::field
