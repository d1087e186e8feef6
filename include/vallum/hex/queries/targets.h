// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include <vallum/core/rule.h>
#include <vallum/hex/system.h>

namespace vallum::hex {

/// Somebody of the enemy, and whether a unit may battle him now.
struct Target {
    Hex at;
    std::optional<UnitId> unit;
    std::optional<LeaderId> leader;  // one without a unit
    Verdict fire;
    Verdict attack;
    std::vector<Hex> inTheWay = {};  // HEX-32: what blocks the line of sight, if that is why it may not fire
};
/// Every enemy on the board, those that it may not battle with the reason.
std::vector<Target> targetsFor(const Battle&, UnitId);
/// HEX-74: the same for a bonus close combat, in which nobody fires.
std::vector<Target> bonusTargetsFor(const Battle&, UnitId);

}  // namespace vallum::hex
