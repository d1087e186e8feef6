// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include <vallum/field/system.h>

/// RAM-01, RAM-02, RAM-07, RAM-08, RAM-10: rams and those who carry them.

namespace vallum::field {

/// By its place in the list of the battle.
std::optional<int> ramOf(const Battle&, UnitId carrier);

/// RAM-02
Verdict mayCarryRam(const Battle&, UnitId);
/// RAM-08: a ram that lies on the table.
Verdict mayTakeRam(const Battle&, UnitId, int ram);
/// RAM-08, RAM-10: the whole of what a move does with a ram.
Verdict mayHandleRams(const Battle&, const Move&);

/// RAM-01: whether the move is made with a ram. One that is dropped first slows nobody down (RAM-07).
bool movesWithRam(const Battle&, const Move&);
/// RAM-08: the move has to be a limited one.
bool takesRam(const Move&);
/// RAM-07, ASL-02: it holds one when it gets there, or takes one up there.
bool arrivesWithRam(const Battle&, const Move&);

}  // namespace vallum::field
