// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include <vallum/field/system.h>

/// RAM-01, RAM-02, RAM-07 to RAM-10: rams and those who carry them.
namespace vallum::field {

/// By its place in the list of the battle.
std::optional<int> ramOf(const Battle&, UnitId carrier);
/// RAM-02, RAM-08
Verdict mayTakeRam(const Battle&, UnitId, int ram);
void takeRam(Game&, UnitId, int ram);
void leaveRam(Game&, UnitId carrier, RuleId why);

}  // namespace vallum::field
