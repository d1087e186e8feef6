// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vallum/core/chance.h>

namespace vallum {

/// Like a DiceBox, but while people throw the dice themselves, rolls are waited for. Cards always come from
/// the seed.
template <class System> class RealDice final : public Asker<System> {
public:
    explicit RealDice(std::uint64_t seed) : box_(seed) {}

    void letPeopleThrow(bool on) { areThrown_ = on; }

    [[nodiscard]] bool knows(const OpenQuestion<System>& asked) const override {
        return box_.knows(asked) && !(areThrown_ && std::holds_alternative<RollDice>(asked.question));
    }
    typename System::Answer answer(const typename System::Battle& battle,
                                   const OpenQuestion<System>& asked) override {
        return box_.answer(battle, asked);
    }

private:
    DiceBox<System> box_;
    bool areThrown_ = false;
};

}  // namespace vallum
