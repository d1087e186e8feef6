// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include <vallum/core/sum.h>
#include <vallum/hex/model/blow.h>
#include <vallum/hex/system.h>

namespace vallum::hex {

/// Exact chances, from 0 to 1, of one roll against a unit that stands. Its owner ignores as many flags as it
/// can. Rolls for marsh on the way back and trampled neighbors are left out.
struct Odds {
    Sum dice;
    std::vector<double> hits;  // from none to all blocks of the target
    double driveOff = 0;       // out of its hex, with blocks left
    double eliminate = 0;
    double leaderFalls = 0;   // by the check, not on his way out
    double expectedHits = 0;  // at most its blocks

    [[nodiscard]] double staysIn() const { return 1 - driveOff - eliminate; }
};
Odds oddsOf(const Battle&, const Blow&);

/// A close combat as it would be announced now.
struct FightOdds {
    Odds attack;
    std::optional<Odds> evading;  // the same if the defender evades; none where it may not (HEX-60)
    Odds battleBack;              // if the defender comes to it, as whole as it is now
    double answered = 0;          // chance that the defender comes to it
};
FightOdds oddsOfCloseCombat(const Battle&, UnitId attacker, UnitId defender);

}  // namespace vallum::hex
