// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/session_of.h"

#include <vallum/hex/files/save_file.h>

namespace vallum::app {

/// Hex battles at the screen.
template <> struct Seated<hex::System> {
    static std::vector<PlayerKind> computers() {
        return {PlayerKind::random, PlayerKind::recruit, PlayerKind::greedy, PlayerKind::centurion,
                PlayerKind::legate};
    }
    static std::unique_ptr<Asker<hex::System>> computer(PlayerKind kind, std::uint64_t seed);
    /// HEX-98: never an answer to an attack, or who is not asked would tell that he has no card for it.
    static std::optional<hex::Answer> onlyAnswer(const hex::Battle&, const hex::Question&);
    /// HEX-98: who has said so once goes on standing.
    static std::optional<hex::Answer> passing(const hex::Question&);
    static Handover handover(const hex::Battle&, const hex::Question&, Seat);
    /// In the middle of a turn the board goes on being seen: only the hand is covered.
    static bool coversTable(const hex::Question&);
    static bool isSamePerson(const hex::Battle&, Seat /*one*/, Seat /*other*/) { return false; }
    static bool staysKnown(const hex::Answer&) { return false; }
    static bool isRevealed(const hex::Fact&) { return false; }
    static Text whoseDice(const vallum::Referee<hex::System>&, const hex::Battle&);
};
extern template class SessionOf<hex::System>;

using HexSession = SessionOf<hex::System>;

}  // namespace vallum::app
