// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include <vallum/core/sum.h>
#include <vallum/hex/model/blow.h>
#include <vallum/hex/system.h>

namespace vallum::hex {

/// Exact probabilities, from 0 to 1, of one roll. The target's owner is assumed to ignore as many flags as
/// possible. Marsh rolls on the retreat, trampled neighbors and the dangers of a leader's flight are left
/// out.
struct Odds {
    Sum dice;
    std::vector<double> hits;  // from none to all blocks of the target
    double driveOff = 0;       // forced out of its hex, with blocks left; a lone leader if he is not hit
    double eliminate = 0;
    double leaderFalls = 0;      // by the check, not while escaping
    double staysLeaderless = 0;  // stays, but its leader has fallen
    double expectedHits = 0;     // at most its blocks

    [[nodiscard]] double staysIn() const { return 1 - driveOff - eliminate; }
    /// The probability that the target is eliminated or leaves its hex.
    [[nodiscard]] double givesWay() const { return driveOff + eliminate; }
};
/// Against a unit or a lone leader.
Odds oddsOf(const Battle&, const Blow&);

/// HEX-86, HXT-46: the defender strikes first, and then the attacker, if it still stands there. There is no
/// battle back.
struct FirstStrike {
    Odds strike;          // against the attacker
    Odds attack;          // against the defender; no hit if the attacker does not get to roll
    double attacked = 0;  // the probability that it gets to roll
};

/// A close combat, if it were announced now.
struct FightOdds {
    Odds attack;                          // if the defender stands and does not strike first
    std::optional<FirstStrike> fromWall;  // HXT-46: how it goes instead if the defender stands
    std::optional<Odds> evading;          // if the defender evades; none: it may not (HEX-60)
    Odds battleBack;                      // if the defender gets to strike back
    double answered = 0;                  // the probability that it gets to strike back

    /// The attack if the defender stands.
    [[nodiscard]] const Odds& standing() const { return fromWall ? fromWall->attack : attack; }
};
/// `roll` is `Roll::attack` or `Roll::bonus`. Neither unit needs an order.
FightOdds oddsOfCloseCombat(const Battle&, UnitId attacker, UnitId defender, Roll roll);
/// HEX-74: the roll of a close combat by this unit, if this is the open question; null: nobody is asked.
Roll rollOfCloseCombat(const Battle&, const Question*, UnitId attacker);

/// An announced attack, for whoever has to answer it.
struct AnswerOdds {
    FightOdds fight;
    FirstStrike strikingFirst;  // HEX-86
};
AnswerOdds oddsOfAnswers(const Battle&, const AnswerAttack&);

}  // namespace vallum::hex
