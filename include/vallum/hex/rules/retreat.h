// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <vallum/core/rule.h>
#include <vallum/hex/model/blow.h>
#include <vallum/hex/questions.h>
#include <vallum/hex/rules/losses.h>
#include <vallum/hex/system.h>

namespace vallum::hex {

/// HEX-51: true if a unit that retreats or evades may enter a hex. If it joins a lone leader of its own
/// side there, its way ends.
bool mayFallBackInto(const Battle&, UnitId, Hex);

struct RetreatWay {
    std::vector<Hex> path;
    int missing = 0;  // hexes short of the full retreat (HEX-52)

    bool operator==(const RetreatWay&) const = default;
};
/// The paths that cost the fewest blocks; there is at least one, which may be empty.
std::vector<RetreatWay> waysToRetreat(const Battle&, UnitId, int hexes);

/// HEX-52, HEX-58: the blocks that the unit itself loses on this path.
int blocksLostOn(const Battle&, UnitId, const RetreatWay&);

/// HEX-50 to HEX-58: applies the flags of a blow. Returns true if the unit has left its hex,
/// by retreat or elimination.
bool takeFlags(Game&, const Blow&, int flags, LeaderCheck);

Verdict fits(const Battle&, const ChooseFlags&, const FlagsIgnored&);
Verdict fits(const Battle&, const ChooseRetreat&, const PathChosen&);
Verdict fits(const Battle&, const ChooseTrample&, const HexChosen&);

}  // namespace vallum::hex
