// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include <vallum/hex/system.h>

/// Trying an answer on a copy of a hex battle, with the greedy player in both seats.
namespace vallum::players {

/// A battle as it may really be: the cards that a seat does not see are dealt to the other hand and the deck
/// as the seed says. Nothing where that cannot be done.
std::optional<hex::Battle> imagined(hex::Battle seen, std::uint64_t seed);

struct HexTrial {
    hex::Answer first;       // to the question that is open
    std::uint64_t seed = 0;  // of dice and cards
    int turns = 0;           // after so many changes of turn it is over
    bool isTold = false;     // whether its facts are kept
};
struct HexRehearsed {
    std::vector<hex::Battle> turns;  // as each turn but the first began, and at the end
    int answers = 0;
    bool isTrue = true;            // the rules asked what they were to ask
    std::vector<hex::Fact> facts;  // of a trial that is told
};
HexRehearsed rehearsed(const hex::Battle& imagined, const OpenQuestion<hex::System>&, const HexTrial&);

}  // namespace vallum::players
