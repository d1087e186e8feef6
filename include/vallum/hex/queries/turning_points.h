// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include <vallum/core/timeline.h>
#include <vallum/hex/telling.h>

namespace vallum::hex {

using Timeline = vallum::Timeline<System>;

/// An enemy that is gone, and who struck him last, if it was one of his enemies.
template <class Who> struct Fallen {
    Who who;
    std::optional<UnitId> by = {};

    bool operator==(const Fallen&) const = default;
};
/// What a side gained in a turn. Losing an objective counts against it (HEX-94).
struct Gain {
    Seat seat;
    int banners = 0;
    std::vector<Fallen<UnitId>> units;
    std::vector<Fallen<LeaderId>> leaders;

    bool operator==(const Gain&) const = default;
};

/// One turn of the battle, in which one side acts; turn 0 is everything before the first.
struct TurnOfBattle {
    int turn = 0;
    Seat active;
    std::size_t first = 0;  // its first moment
    std::size_t last = 0;
    std::vector<Gain> gains;  // ordered like the sides

    /// How far it moved the balance, in thousandths of the banners that a side needs (HEX-96).
    int swing = 0;
    bool operator==(const TurnOfBattle&) const = default;
};
std::vector<TurnOfBattle> turnsOf(const Timeline&);

/// At most `most` turns that moved the balance most, in order; of equal turns the earlier one.
std::vector<TurnOfBattle> turningPoints(const Timeline&, std::size_t most);

}  // namespace vallum::hex
