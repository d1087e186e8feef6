// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "hex/hex_session.h"
#include "session/chronicle_of.h"
#include "session/luck_memory.h"

#include <vallum/hex/queries/luck.h>

namespace vallum::app {

/// Cards that come and go, and phases of which what is done in them tells enough.
[[nodiscard]] bool isTrifle(const hex::Fact& fact);

/// What is told of hex battles.
class HexChronicle final : public ChronicleOf<hex::System> {
public:
    using ChronicleOf::ChronicleOf;

    [[nodiscard]] std::vector<Recalled> sinceLastTurnOf(Seat seat) const override;
    [[nodiscard]] std::vector<Text> forcesOf(Seat seat) const override;
    [[nodiscard]] BattleLuck luck(std::optional<std::size_t> happenings) const override;

protected:
    [[nodiscard]] bool isTrifle(const hex::Fact& fact) const override { return app::isTrifle(fact); }
    [[nodiscard]] Text standing(const hex::Battle& battle) const override;

private:
    mutable LuckMemory<hex::System, hex::LuckCount> counted_;
};

}  // namespace vallum::app
