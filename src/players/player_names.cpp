// SPDX-License-Identifier: GPL-3.0-or-later
#include "recruit.h"

#include <algorithm>
#include <optional>
#include <string>
#include <utility>

#include <vallum/players/field_players.h>
#include <vallum/players/player_names.h>

namespace vallum::players {

namespace {

using field::System;

struct NamedPlayer {
    std::string name;
    Level level = Level::greedy;
    Character character = Character::even;
};

bool searches(Level level) { return level == Level::centurion || level == Level::legate; }

const std::vector<NamedPlayer>& players() {
    static const std::vector<NamedPlayer> all = [] {
        std::vector<NamedPlayer> list;
        for (const Level level :
             {Level::random, Level::recruit, Level::greedy, Level::centurion, Level::legate}) {
            const std::string name(names(level).at(static_cast<std::size_t>(level)));
            list.push_back({name, level, Character::even});
            if (!searches(level)) continue;
            list.push_back({name + "-bold", level, Character::bold});
            list.push_back({name + "-patient", level, Character::patient});
        }
        return list;
    }();
    return all;
}

}  // namespace

SearchTerms termsOf(Level level, Character character, std::uint64_t seed) {
    SearchTerms terms;
    terms.character = character;
    terms.seed = mixed(seed);
    terms.answers = 9'000;
    terms.plans = 8;
    if (level == Level::legate) {
        terms.answers = 60'000;
        terms.samples = 240;
        terms.plans = 12;
    }
    return terms;
}

std::unique_ptr<Asker<System>> playerOf(Level level,
                                        Character character,
                                        std::uint64_t seed,
                                        HearsAdvice hears) {
    switch (level) {
        case Level::random: return std::make_unique<RandomPlayer>(seed);
        case Level::recruit: return std::make_unique<Recruit>(seed);
        case Level::greedy: return std::make_unique<GreedyPlayer>();
        case Level::centurion:
        case Level::legate: {
            SearchTerms terms = termsOf(level, character, seed);
            terms.tells = hears != nullptr;
            return std::make_unique<SearchingPlayer>(terms, std::move(hears));
        }
    }
    return nullptr;
}

const std::vector<std::string_view>& playerNames() {
    static const std::vector<std::string_view> all = [] {
        std::vector<std::string_view> list;
        for (const NamedPlayer& it : players()) list.emplace_back(it.name);
        return list;
    }();
    return all;
}

std::unique_ptr<Asker<System>> playerNamed(std::string_view who, std::uint64_t seed, HearsAdvice hears) {
    const auto found = std::ranges::find(players(), who, &NamedPlayer::name);
    if (found == players().end()) return nullptr;
    return playerOf(found->level, found->character, seed, std::move(hears));
}

}  // namespace vallum::players
