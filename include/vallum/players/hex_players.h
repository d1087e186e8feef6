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

}  // namespace vallum::players
