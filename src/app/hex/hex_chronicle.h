// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "hex/hex_session.h"
#include "hex/hex_subjects.h"
#include "session/chronicle_of.h"
#include "session/luck_memory.h"

#include <vallum/hex/queries/luck.h>

namespace vallum::app {

/// Cards drawn or discarded, and phases whose own events say enough.
[[nodiscard]] bool isTrifle(const hex::Fact& fact);

/// The log, the recap and the luck of hex battles.
class HexChronicle final : public ChronicleOf<hex::System> {
public:
    using ChronicleOf::ChronicleOf;

    [[nodiscard]] std::vector<Recalled> sinceLastTurnOf(Seat seat) const override;
    [[nodiscard]] std::vector<Text> forcesOf(Seat seat) const override;
    [[nodiscard]] BattleLuck luck(std::optional<std::size_t> happenings) const override;

protected:
    [[nodiscard]] bool isTrifle(const hex::Fact& fact) const override { return app::isTrifle(fact); }
    [[nodiscard]] std::optional<RuleId> ruleBehind(const hex::Fact& fact) const override {
        return ruleAbout(fact);
    }
    [[nodiscard]] Text standing(const hex::Battle& battle) const override;

private:
    mutable LuckMemory<hex::System, hex::LuckCount> counted_;
};

}  // namespace vallum::app
