// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <memory>
#include <string_view>

#include <vallum/core/game.h>
#include <vallum/hex/system.h>
#include <vallum/players/hex_searching_player.h>
#include <vallum/players/levels.h>

namespace vallum::players {

/// Any lawful answer, each as likely as the others. The same seed gives the same answers.
class HexRandomPlayer final : public Asker<hex::System> {
public:
    explicit HexRandomPlayer(std::uint64_t seed) : seed_(seed) {}

    [[nodiscard]] bool knows(const OpenQuestion<hex::System>&) const override;
    [[nodiscard]] bool ignoresHiddenState() const override { return true; }
    hex::Answer answer(const hex::Battle&, const OpenQuestion<hex::System>&) override;

private:
    std::uint64_t seed_;
};

/// A plain commander: plays the card with which the most can be hit, goes where it can battle and is least
/// exposed, and attacks where it expects to lose less than the enemy.
class HexGreedyPlayer final : public Asker<hex::System> {
public:
    [[nodiscard]] bool knows(const OpenQuestion<hex::System>&) const override;
    hex::Answer answer(const hex::Battle&, const OpenQuestion<hex::System>&) override;
};

/// Greedy, but one time in three it takes something else that came to its mind. In the same place it always
/// does the same.
class HexRecruit final : public Asker<hex::System> {
public:
    explicit HexRecruit(std::uint64_t seed) : seed_(seed) {}

    [[nodiscard]] bool knows(const OpenQuestion<hex::System>&) const override;
    hex::Answer answer(const hex::Battle&, const OpenQuestion<hex::System>&) override;

private:
    std::uint64_t seed_;
};

/// Only who searches has a character, and advice that somebody could hear.
std::unique_ptr<Asker<hex::System>> hexPlayerOf(Level, Character, std::uint64_t seed, HearsHexAdvice = {});
/// By the words of `playerNames`. None for any other.
std::unique_ptr<Asker<hex::System>> hexPlayerNamed(std::string_view who,
                                                   std::uint64_t seed,
                                                   HearsHexAdvice = {});

}  // namespace vallum::players
