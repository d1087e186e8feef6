// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <vallum/hex/model/blow.h>
#include <vallum/hex/rules/retreat.h>
#include <vallum/hex/system.h>

namespace vallum::hex {

/// Where so many flags would lead the target of a blow whose owner ignores as many as it can.
struct Retreat {
    int flags = 0;
    int ignored = 0;
    int hexes = 0;
    int blocksLost = 0;                 // HEX-52: by what it cannot retreat
    std::vector<RetreatWay> ways = {};  // none where all flags are ignored

    bool operator==(const Retreat&) const = default;
};
/// For each number of flags, from one to that of the dice. Hits of the same roll are left out.
std::vector<Retreat> retreatsAfter(const Battle&, const Blow&);

}  // namespace vallum::hex
