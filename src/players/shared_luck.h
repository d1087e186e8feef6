// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <map>

#include <vallum/core/chance.h>
#include <vallum/core/id.h>
#include <vallum/core/random.h>

namespace vallum::players {

void shuffle(std::vector<CardId>&, Stream&);

/// Each kind of throw of each turn has dice of its own: plans that are compared are as lucky as each other
/// in all that they have in common.
class SharedLuck {
public:
    explicit SharedLuck(std::uint64_t seed) : seed_(seed) {}

    DiceShown rolled(const RollDice&, int turn, Seat active);
    CardsShown drawn(const DrawCards&, int turn, Seat active);

private:
    Stream next(RuleId why, int turn, Seat active);

    std::uint64_t seed_;
    int turn_ = -1;
    std::map<std::uint64_t, std::uint64_t> used_;  // streams of this turn
};

}  // namespace vallum::players
