// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include <vallum/core/sum.h>
#include <vallum/hex/model/blow.h>
#include <vallum/hex/system.h>

namespace vallum::hex {

/// Exact probabilities, from 0 to 1, of one roll against a unit that stands. The owner is assumed to ignore
/// as many flags as possible. Marsh rolls on the retreat and trampled neighbors are left out.
struct Odds {
    Sum dice;
    std::vector<double> hits;  // from none to all blocks of the target
    double driveOff = 0;       // forced out of its hex, with blocks left
    double eliminate = 0;
    double leaderFalls = 0;   // by the check, not while escaping
    double expectedHits = 0;  // at most its blocks

    [[nodiscard]] double staysIn() const { return 1 - driveOff - eliminate; }
};
Odds oddsOf(const Battle&, const Blow&);

/// A close combat, if it were announced now.
struct FightOdds {
    Odds attack;
    std::optional<Odds> evading;  // if the defender evades; none: it may not (HEX-60)
    Odds battleBack;              // if the defender gets to strike, at its present strength
    double answered = 0;          // the probability that it gets to strike
};
FightOdds oddsOfCloseCombat(const Battle&, UnitId attacker, UnitId defender);

/// An announced attack, for whoever has to answer it.
struct AnswerOdds {
    FightOdds fight;
    bool fromWall = false;  // HXT-46: the defender strikes first anyway
    /// The probability that the attacker still stands there after a first strike (HEX-86, HXT-46).
    double afterStrike = 1;
};
/// HEX-74: a second attack has dice of its own.
AnswerOdds oddsOfAnswers(const Battle&, const AnswerAttack&);

}  // namespace vallum::hex
