// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include <vallum/core/rule_system.h>
#include <vallum/field/system.h>

namespace vallum::field {

struct When {
    Stage stage = Stage::deployment;
    int turn = 0;
    Phase phase = Phase::activation;
    Seat active;

    bool operator==(const When&) const = default;
};

/// True if answering needs the cards in hand, which only their owner may see.
bool isSecret(const Question&);

}  // namespace vallum::field

/// Describes field battles for code that works with every system. Code for field battles finds more in
/// words.h, seen_facts.h and queries.
template <> struct vallum::Telling<vallum::field::System> {
    using When = field::When;

    static std::vector<NamedSide> sides(const field::Battle&);
    static Text nameOf(const field::Battle&, Seat);
    static When when(const field::Battle&);
    static Text phase(const When&);
    /// CARD-13, SET-21, FOR-05, OPT-18
    static std::optional<field::Fact> toldTo(Seat, const field::Fact&, const field::Battle&);
    static bool isSecret(const field::Question&);
    static Text sentence(const field::Battle&, const field::Question&);
    static Text sentence(const Refusal&);
    static LogEntry logEntry(const field::Battle&, const field::Fact&);
    static std::optional<Beginning> beginningIn(const field::Fact&);
    static std::optional<Remembered> rememberedOf(const field::Battle&, const field::Fact&);
};
