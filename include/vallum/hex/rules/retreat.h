// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <vallum/core/rule.h>
#include <vallum/hex/model/blow.h>
#include <vallum/hex/questions.h>
#include <vallum/hex/rules/losses.h>
#include <vallum/hex/system.h>

namespace vallum::hex {

/// HEX-51: whether a unit that falls back or evades may enter a hex; nothing in it stops it but a lone leader
/// of its own.
bool mayFallBackInto(const Battle&, UnitId, Hex);

struct RetreatWay {
    std::vector<Hex> path;
    int missing = 0;  // hexes that it cannot make (HEX-52)

    bool operator==(const RetreatWay&) const = default;
};
/// The ways that cost the fewest blocks; at least one, which may be empty.
std::vector<RetreatWay> waysToRetreat(const Battle&, UnitId, int hexes);

/// HEX-52, HEX-58: what the unit itself loses on this way.
int blocksLostOn(const Battle&, UnitId, const RetreatWay&);

/// HEX-50 to HEX-58: the flags of a blow. Returns whether the unit has left its hex, by retreating or by
/// being eliminated.
bool takeFlags(Game&, const Blow&, int flags, LeaderCheck);

Verdict fits(const Battle&, const ChooseFlags&, const FlagsIgnored&);
Verdict fits(const Battle&, const ChooseRetreat&, const PathChosen&);
Verdict fits(const Battle&, const ChooseTrample&, const HexChosen&);

}  // namespace vallum::hex
