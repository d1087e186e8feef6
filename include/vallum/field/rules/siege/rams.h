// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include <vallum/field/system.h>

/// RAM-01, RAM-02, RAM-07, RAM-08, RAM-10: rams and the units that carry them.

namespace vallum::field {

/// An index into the battle's list.
std::optional<int> ramOf(const Battle&, UnitId carrier);

/// RAM-02: foot only, and one ram each.
Verdict mayCarryRam(const Battle&, UnitId);
/// RAM-08: a ram that lies on the table.
Verdict mayTakeRam(const Battle&, UnitId, int ram);
/// RAM-08, RAM-10: everything that a move does with rams.
Verdict mayHandleRams(const Battle&, const Move&);

/// RAM-01: what a ram takes off the movement of the unit that carries it.
inline constexpr MovementPoints ramBurden = 1_mp;
/// RAM-01: true if the unit moves with a ram. A ram that is dropped first does not slow it (RAM-07).
bool movesWithRam(const Battle&, const Move&);
/// RAM-08: the move must be limited movement.
bool takesRam(const Move&);
/// RAM-07, ASL-02: it still has a ram when it arrives, or takes one there.
bool arrivesWithRam(const Battle&, const Move&);

}  // namespace vallum::field
