// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <vector>

#include <vallum/core/timeline.h>
#include <vallum/hex/telling.h>

namespace vallum::hex {

using Timeline = vallum::Timeline<System>;

/// What a side gained in one turn. An objective that is taken from it again counts against it (HEX-94).
struct Gain {
    Seat seat;
    int banners = 0;
    std::vector<UnitId> units;  // of the enemy, eliminated
    std::vector<LeaderId> leaders;

    bool operator==(const Gain&) const = default;
};

/// One turn of the battle, in which one side acted; 0 is all before the first.
struct TurnOfBattle {
    int turn = 0;
    Seat active;
    std::size_t first = 0;  // its moments
    std::size_t last = 0;
    std::vector<Gain> gains;  // in the order of the sides

    /// By how much it moved the balance, in thousandths of the banners that a side needs (HEX-96).
    int swing = 0;
    bool operator==(const TurnOfBattle&) const = default;
};
std::vector<TurnOfBattle> turnsOf(const Timeline&);

/// At most so many turns that moved the balance most, in their order; of two that are equal the earlier one.
std::vector<TurnOfBattle> turningPoints(const Timeline&, std::size_t most);

}  // namespace vallum::hex
