// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "greedy.h"

/// Ways to lead a whole battle: like the greedy player, but with a bias.
namespace vallum::players {

enum class Stance {
    usual,    // as the greedy player would
    eager,    // gives orders that are hardly worth their cards
    sparing,  // gives only orders that are worth much more
    holding   // lets the enemy come: no orders while nobody is near, and nobody goes nearer
};

Answer answerIn(Stance, const Battle&, Seat, const Question&, Memory&);

}  // namespace vallum::players
