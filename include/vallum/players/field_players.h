// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <vector>

#include <vallum/core/random.h>
#include <vallum/field/system.h>

namespace vallum::players {

/// Takes any lawful answer, but keeps a battle moving: it goes toward the enemy more often than away, and
/// gives up in the end. In the same place it always does the same.
class RandomPlayer final : public Asker<field::System> {
public:
    explicit RandomPlayer(std::uint64_t seed) : seed_(seed) {}

    field::Answer answer(const field::Battle&, const OpenQuestion<field::System>&) override;
    /// Draws again.
    std::optional<field::Answer> answerInstead(const field::Battle&,
                                               const OpenQuestion<field::System>&,
                                               const std::vector<field::Answer>& refused) override;

private:
    std::uint64_t seed_;
};

/// A simple sensible commander: moves toward the enemy, charges when the odds are good, shoots when it can,
/// plays the events that help.
class GreedyPlayer final : public Asker<field::System> {
public:
    GreedyPlayer();
    ~GreedyPlayer() override;
    GreedyPlayer(const GreedyPlayer&) = delete;
    GreedyPlayer& operator=(const GreedyPlayer&) = delete;

    field::Answer answer(const field::Battle&, const OpenQuestion<field::System>&) override;
    /// Its next best: it forgets all it had in mind and thinks again, without what was refused.
    std::optional<field::Answer> answerInstead(const field::Battle&,
                                               const OpenQuestion<field::System>&,
                                               const std::vector<field::Answer>& refused) override;

private:
    /// Of each seat that it plays for: what it knows outlasts the turns of others.
    std::map<Seat, std::unique_ptr<class Memory>> memories_;
};

/// SET-21: where the greedy player would put the units that a seat has still to place, one after the other.
std::vector<field::Answer> placementsOfTheRest(field::Battle, Seat);
/// The units for which the greedy player would play the order of a card in the seat's hand; none if it is of
/// no use to any.
std::vector<UnitId> unitsWorthAnOrder(const field::Battle&, Seat, CardId);

}  // namespace vallum::players
