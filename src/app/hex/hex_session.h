// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/session_of.h"

#include <vallum/hex/files/save_file.h>

namespace vallum::app {

/// What a session needs to know about hex battles.
template <> struct Seated<hex::System> {
    static std::vector<PlayerKind> computers();
    static std::unique_ptr<Asker<hex::System>> computer(PlayerKind kind, std::uint64_t seed);
    /// Also where only one choice makes sense: orders to the only group, and tramples whose
    /// order cannot matter. HEX-98: never for an attack, or it would show that the player has no card for it.
    static std::optional<hex::Answer> onlyAnswer(const hex::Battle&, const hex::Question&);
    static bool isWithinAct(const hex::Question&) { return false; }
    /// HEX-98: after standing once, the player keeps standing.
    static std::optional<hex::Answer> passing(const hex::Question&);
    static Handover handover(const hex::Battle&, const hex::Question&, Seat);
    /// In mid-turn the board stays visible and only the hand is covered.
    static bool coversTable(const hex::Question&);
    static bool isSamePerson(const hex::Battle&, Seat /*one*/, Seat /*other*/) { return false; }
    static bool staysKnown(const hex::Answer&) { return false; }
    static bool isRevealed(const hex::Fact&) { return false; }
    static Text whoseDice(const vallum::Referee<hex::System>&, const hex::Battle&);
};
extern template class SessionOf<hex::System>;

using HexSession = SessionOf<hex::System>;

}  // namespace vallum::app
