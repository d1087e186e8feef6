// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

#include <vallum/core/game.h>
#include <vallum/hex/system.h>

namespace vallum::players {

/// Any lawful answer, each as likely as the others. The same seed gives the same answers.
class HexRandomPlayer final : public Asker<hex::System> {
public:
    explicit HexRandomPlayer(std::uint64_t seed) : seed_(seed) {}

    [[nodiscard]] bool knows(const Asked<hex::System>&) const override;
    hex::Answer answer(const hex::Battle&, const Asked<hex::System>&) override;

private:
    std::uint64_t seed_;
};

/// A plain commander: plays the card with which the most can be hit, goes where it can battle and is least
/// exposed, and attacks where it expects to lose less than the enemy.
class HexGreedyPlayer final : public Asker<hex::System> {
public:
    [[nodiscard]] bool knows(const Asked<hex::System>&) const override;
    hex::Answer answer(const hex::Battle&, const Asked<hex::System>&) override;
};

}  // namespace vallum::players
