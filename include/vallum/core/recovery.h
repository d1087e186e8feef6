// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vallum/core/text.h>

namespace vallum {

/// How a battle was opened from a save that does not replay as it was saved.
struct Recovery {
    enum class Cause { damage, newRules, newCards };
    Cause cause = Cause::damage;
    int turn = 0;            // in which the battle goes on
    bool isResumed = false;  // from a snapshot, so that part of its past is missing
    int lookBackTo = 0;      // then the last turn of the past before the gap; 0: nothing before it
    bool isEndLost = false;  // what came after that turn is lost

    bool operator==(const Recovery&) const = default;
};

/// For the player, in one sentence.
Text sentence(const Recovery&);
/// How much of the battle there is, in a few words.
Text headline(const Recovery&);

}  // namespace vallum
