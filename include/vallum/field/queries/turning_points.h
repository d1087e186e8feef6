// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <vector>

#include <vallum/field/queries/timeline.h>

namespace vallum::field {

/// What a side has lost up to a moment, and in one turn, in hundredths of a point (SET-12). Who comes back
/// from flight is won back, so that a turn may cost less than nothing.
struct SideLoss {
    Seat seat;
    int before = 0;
    int after = 0;

    [[nodiscard]] int inTurn() const { return after - before; }
    bool operator==(const SideLoss&) const = default;
};

/// One turn of the battle, in which one side acted; 0 is all before the first.
struct TurnOfBattle {
    int turn = 0;
    Seat active;
    std::size_t first = 0;  // its moments
    std::size_t last = 0;
    std::vector<SideLoss> losses;  // in the order of the sides

    /// By how much the balance between the teams was moved: the team that lost most in this turn against the
    /// one that lost least.
    int swing = 0;
    bool operator==(const TurnOfBattle&) const = default;
};
std::vector<TurnOfBattle> turnsOf(const Timeline&);

/// The turns that are worth a picture, in their order: the first, the last, and between them those of the
/// largest swing, of two that are equal the earlier one. A turn that moved nothing is none of them.
std::vector<std::size_t> turningPoints(const std::vector<TurnOfBattle>&, std::size_t between);

}  // namespace vallum::field
