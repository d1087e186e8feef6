// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vallum/core/random.h>
#include <vallum/field/system.h>

namespace vallum::field {

/// Rolls seeded dice, and gives one fixed answer to all other questions.
class Luck final : public Asker<System> {
public:
    Luck(std::uint64_t seed, YesOrNo otherwise) : stream_(seed), otherwise_(otherwise) {}

    Answer answer(const Battle& /*battle*/, const OpenQuestion<System>& asked) override {
        const auto* roll = std::get_if<RollDice>(&asked.question);
        if (!roll) return otherwise_;
        DiceShown shown;
        for (int i = 0; i != roll->dice; ++i) shown.faces.push_back(static_cast<int>(stream_.below(6)) + 1);
        return shown;
    }

private:
    Stream stream_;
    YesOrNo otherwise_;
};

}  // namespace vallum::field
