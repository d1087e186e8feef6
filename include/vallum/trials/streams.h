// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <map>

#include <vallum/core/chance.h>
#include <vallum/field/system.h>
#include <vallum/hex/system.h>

/// The randomness of trials. Two battles with the same seed are a pair: whatever happens alike in both gets
/// the same dice, even after something has happened in only one of them.
namespace vallum::trials {

/// For this battle number, from 0, in every cell. Never negative, so `play --seed` accepts it too.
int seedOf(std::uint64_t planSeed, int battle);

/// For a computer player that makes random choices itself.
std::uint64_t playerSeed(std::uint64_t battleSeed, Seat);

/// Dice and cards from separate streams: one for each rule that asks and each side's turns,
/// restarted every turn. An extra roll in one stream shifts no other stream, and nothing beyond the
/// end of the turn. A draw depends on the cards themselves, so a pile with an additional card
/// usually gives the same one. Every question must be put only once, as it is if all seats answer at
/// once.
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
