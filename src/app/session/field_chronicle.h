// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/chronicle_of.h"
#include "session/field_session.h"

namespace vallum::app {

/// What is told of field battles.
class FieldChronicle final : public ChronicleOf<field::System> {
public:
    using ChronicleOf::ChronicleOf;

    [[nodiscard]] std::vector<Seat> opponentsOf(Seat seat) const override;
    [[nodiscard]] std::vector<Recalled> sinceLastTurnOf(Seat seat) const override;
    [[nodiscard]] BattleLuck luck(std::optional<std::size_t> happenings) const override;

protected:
    [[nodiscard]] bool isHeading(const field::Fact& fact) const override;
};

}  // namespace vallum::app
