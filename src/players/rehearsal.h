// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "stances.h"
#include "trial_luck.h"

#include <cstdint>
#include <map>
#include <optional>
#include <vector>

/// Trying an answer on a copy of the battle, with the greedy player in all seats. Whoever was asked may play
/// on with a bias.
namespace vallum::players {

/// UNIT-08: what an army was worth at the start is as secret as its hidden units, and is guessed from those
/// seen: with nothing at all any loss would be more than it bears (SET-13, SIE-08).
Battle withLikelyPoints(Battle seen, Seat);

/// A battle as it may really be, made up from what a seat sees: the cards that it does not know are dealt to
/// hands and deck as the seed says, and what lies face down is taken for one of those that have been seen.
/// Nothing where that cannot be done.
std::optional<Battle> imagined(Battle seen, Seat, std::uint64_t seed);

/// What the players of a rehearsal remember of the battle as it stands, each ready for its next turn.
using Memories = std::map<Seat, Memory>;
Memories memoriesOf(const Battle&);

struct Trial {
    Answer first;                   // to the question that is open
    std::uint64_t seed = 0;         // of dice and cards
    int turns = 0;                  // after so many changes of turn it is over
    bool isTold = false;            // whether its facts are kept
    Stance stance = Stance::usual;  // of the seat that was asked, after this answer
};
struct Rehearsed {
    std::vector<Battle> turns;  // as each turn but the first began, and at the end
    int answers = 0;
    bool isTrue = true;       // the rules asked what they were to ask
    std::vector<Fact> facts;  // of a trial that is told
    TrialLuck luck;           // of the seat that was asked
};
Rehearsed rehearsed(const Battle& imagined, const OpenQuestion<System>&, const Trial&, const Memories&);

}  // namespace vallum::players
