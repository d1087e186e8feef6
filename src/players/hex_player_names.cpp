// SPDX-License-Identifier: GPL-3.0-or-later
#include "hex_greedy.h"

#include <algorithm>
#include <string>

#include <vallum/core/chance.h>
#include <vallum/core/random.h>
#include <vallum/players/hex_players.h>
#include <vallum/players/hex_searching_player.h>

namespace vallum::players {

bool HexRecruit::knows(const OpenQuestion<hex::System>& asked) const { return asked.seat != chance; }

hex::Answer HexRecruit::answer(const hex::Battle& battle, const OpenQuestion<hex::System>& asked) {
    constexpr std::uint64_t oneIn = 3;
    constexpr std::size_t few = 5;
    Stream stream(mixed(seed_) + asked.number);
    const auto plans =
        stream.below(oneIn) == 0 ? hexPlansFor(battle, asked.question, few) : std::vector<hex::Answer>();
    if (plans.empty()) return hexGreedyAnswer(battle, asked.question);
    return plans[stream.below(plans.size())];
}

HexSearchTerms hexTermsOf(Level level, Character character, std::uint64_t seed) {
    HexSearchTerms terms;
    terms.character = character;
    terms.seed = mixed(seed);
    if (level == Level::legate) {
        terms.answers = 6 * terms.answers;
        terms.samples = 240;
        terms.plans = 12;
    }
    return terms;
}

std::unique_ptr<Asker<hex::System>> hexPlayerOf(Level level,
                                                Character character,
                                                std::uint64_t seed,
                                                HearsHexAdvice hears) {
    switch (level) {
        case Level::random: return std::make_unique<HexRandomPlayer>(seed);
        case Level::recruit: return std::make_unique<HexRecruit>(seed);
        case Level::greedy: return std::make_unique<HexGreedyPlayer>();
        case Level::centurion:
        case Level::legate: {
            HexSearchTerms terms = hexTermsOf(level, character, seed);
            terms.tells = hears != nullptr;
            return std::make_unique<HexSearchingPlayer>(terms, std::move(hears));
        }
    }
    return nullptr;
}

std::unique_ptr<Asker<hex::System>> hexPlayerNamed(std::string_view who,
                                                   std::uint64_t seed,
                                                   HearsHexAdvice hears) {
    for (const Level level :
         {Level::random, Level::recruit, Level::greedy, Level::centurion, Level::legate}) {
        const std::string_view name = names(level).at(static_cast<std::size_t>(level));
        if (who == name) return hexPlayerOf(level, Character::even, seed, std::move(hears));
        if (level < Level::centurion) continue;
        for (const Character character : {Character::bold, Character::patient}) {
            const std::string_view nature = names(character).at(static_cast<std::size_t>(character));
            if (who == std::string(name) + "-" + std::string(nature))
                return hexPlayerOf(level, character, seed, std::move(hears));
        }
    }
    return nullptr;
}

}  // namespace vallum::players
