// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <vallum/field/system.h>

namespace vallum::field {

/// Candidate answers for siege towers, rams and fires: rolling a tower and lining it up, crossing from it,
/// dropping and taking rams, fighting fires. Not all of them are legal.
std::vector<Answer> siegeTasks(const Battle&, UnitId);
/// SGT-09, WTW-06: towers and houses that the unit may start in.
std::vector<Answer> startsInside(const Battle&, UnitId);

}  // namespace vallum::field
