// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <map>

#include <vallum/core/chance.h>
#include <vallum/field/system.h>
#include <vallum/hex/system.h>

/// Where chance comes from in trials. Two battles with the same seed are a pair: what happens in both of them
/// alike meets the same dice, even after something has happened in one of them only.
namespace vallum::trials {

/// Of the battle of this number, from 0, in every cell. Never negative, so that `play --seed` takes it too.
int seedOf(std::uint64_t planSeed, int battle);

/// Of a computer player that draws lots itself.
std::uint64_t playerSeed(std::uint64_t battleSeed, Seat);

/// Dice and cards from streams of their own: one for each rule that asks, in the turns of each side, anew in
/// each turn. A roll more or less in one stream moves no other stream, and none beyond the end of the turn. A
/// draw goes by the cards themselves, so that a pile with another card in it mostly gives the same one.
///
/// Every question must be put only once, as it is where everybody answers at once.
template <class System> class NamedStreams final : public Asker<System> {
public:
    explicit NamedStreams(std::uint64_t battleSeed) : seed_(battleSeed) {}

    [[nodiscard]] bool knows(const OpenQuestion<System>&) const override;
    typename System::Answer answer(const typename System::Battle&, const OpenQuestion<System>&) override;

private:
    Stream next(const typename System::Battle&, RuleId why);

    std::uint64_t seed_;
    int turn_ = 0;
    std::map<std::uint64_t, std::uint64_t> used_;  // of each stream of this turn
};
extern template class NamedStreams<field::System>;
extern template class NamedStreams<hex::System>;

}  // namespace vallum::trials
