// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "field/session/field_session.h"
#include "session/chronicle_of.h"
#include "session/luck_memory.h"

#include <vallum/field/queries/luck.h>

namespace vallum::app {

/// The log, recap and luck of field battles.
class FieldChronicle final : public ChronicleOf<field::System> {
public:
    using ChronicleOf::ChronicleOf;

    [[nodiscard]] std::vector<Seat> opponentsOf(Seat seat) const override;
    [[nodiscard]] std::vector<Recalled> sinceLastTurnOf(Seat seat) const override;
    [[nodiscard]] BattleLuck luck(std::optional<std::size_t> happenings) const override;

protected:
    [[nodiscard]] bool isHeading(const field::Fact& fact) const override;

private:
    [[nodiscard]] std::vector<field::PlayerLuck> playersAfter(std::span<const field::Happening> all) const;

    mutable LuckMemory<field::System, field::LuckCount> counted_;
};

}  // namespace vallum::app
