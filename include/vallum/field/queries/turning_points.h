// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <vector>

#include <vallum/field/queries/casualties.h>

namespace vallum::field {

/// A side's losses up to a moment and in one turn, in hundredths of a point (SET-12). Units that return from
/// flight are won back, so the losses of a turn may be negative.
struct SideLoss {
    Seat seat;
    int before = 0;
    int after = 0;

    [[nodiscard]] int inTurn() const { return after - before; }
    bool operator==(const SideLoss&) const = default;
};

/// One turn of the battle, in which one side acts; turn 0 is everything before the first.
struct TurnOfBattle {
    int turn = 0;
    Seat active;
    std::size_t first = 0;  // its first moment
    std::size_t last = 0;
    std::vector<SideLoss> losses;      // ordered like the sides
    std::vector<Casualty> casualties;  // of all sides, the most costly first

    /// How far it moved the balance between the teams: the losses of the team that lost most in this turn
    /// minus those of the team that lost least.
    int swing = 0;
    bool operator==(const TurnOfBattle&) const = default;
};
std::vector<TurnOfBattle> turnsOf(const Timeline&);

/// The turns worth a picture, in order: the first, the last, and between them those with the largest swing,
/// of equal ones the earlier. Turns without a swing are left out.
std::vector<std::size_t> turningPoints(const std::vector<TurnOfBattle>&, std::size_t between);

}  // namespace vallum::field
