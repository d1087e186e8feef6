// SPDX-License-Identifier: GPL-3.0-or-later
#include "recruit.h"

#include "candidates.h"

#include <vallum/core/random.h>

namespace vallum::players {

Answer Recruit::answer(const Battle& battle, const OpenQuestion<System>& asked) {
    constexpr std::uint64_t oneIn = 3;
    constexpr std::size_t few = 5;
    Stream stream(mixed(seed_) + asked.number);
    if (!isTriable(battle, asked.question) || stream.below(oneIn) != 0) return greedy_.answer(battle, asked);
    Memory memory;
    const auto candidates = candidatesFor(battle, asked, memory, few);
    return candidates[stream.below(candidates.size())];
}

std::optional<Answer> Recruit::answerInstead(const Battle& battle,
                                             const OpenQuestion<System>& asked,
                                             const std::vector<Answer>& refused) {
    return greedy_.answerInstead(battle, asked, refused);
}

}  // namespace vallum::players
