// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

#include <vallum/players/field_players.h>

namespace vallum::players {

/// Greedy, but one time in three it takes something else that came to its mind. In the same place it always
/// does the same.
class Recruit final : public Asker<field::System> {
public:
    explicit Recruit(std::uint64_t seed) : seed_(seed) {}

    field::Answer answer(const field::Battle&, const OpenQuestion<field::System>&) override;
    std::optional<field::Answer> answerInstead(const field::Battle&,
                                               const OpenQuestion<field::System>&,
                                               const std::vector<field::Answer>& refused) override;

private:
    std::uint64_t seed_;
    GreedyPlayer greedy_;
};

}  // namespace vallum::players
