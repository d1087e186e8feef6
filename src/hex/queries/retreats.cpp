// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include <vallum/hex/queries/retreats.h>
#include <vallum/hex/rules/dice.h>

namespace vallum::hex {

std::vector<Retreat> retreatsAfter(const Battle& battle, const Blow& blow) {
    std::vector<Retreat> retreats;
    if (!blow.unit || blow.evading) return retreats;
    const int most = diceFor(battle, blow).total();
    const int ignorable = ignorableFlags(battle, blow).total();
    const int each = hexesPerFlag(battle, blow);
    for (int flags = 1; flags <= most; ++flags) {
        Retreat retreat{.flags = flags, .ignored = std::min(flags, ignorable)};
        retreat.hexes = (flags - retreat.ignored) * each;
        if (retreat.hexes != 0) {
            retreat.ways = waysToRetreat(battle, *blow.unit, retreat.hexes);
            retreat.blocksLost = blocksLostOn(battle, *blow.unit, retreat.ways.front());
        }
        retreats.push_back(std::move(retreat));
    }
    return retreats;
}

}  // namespace vallum::hex
