// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include <vallum/core/rule_system.h>
#include <vallum/hex/system.h>

namespace vallum::hex {

/// The turn counts through both sides (HEX-12).
struct When {
    int turn = 0;
    Phase phase = Phase::dealing;
    Seat active;

    bool operator==(const When&) const = default;
};

}  // namespace vallum::hex

/// Describes hex battles for code that works with every system.
template <> struct vallum::Telling<vallum::hex::System> {
    using When = hex::When;

    static std::vector<NamedSide> sides(const hex::Battle&);
    static Text nameOf(const hex::Battle&, Seat);
    static When when(const hex::Battle&);
    static Text phase(const When&);
    /// HEX-08
    static std::optional<hex::Fact> toldTo(Seat, const hex::Fact&, const hex::Battle&);
    static bool isSecret(const hex::Question&);
    static Text sentence(const hex::Battle&, const hex::Question&);
    static Text sentence(const Refusal&);
    static LogEntry logEntry(const hex::Battle&, const hex::Fact&);
    static std::optional<Beginning> beginningIn(const hex::Fact&);
    static std::optional<Remembered> rememberedOf(const hex::Battle&, const hex::Fact&);
};
