// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/session_of.h"

#include <vallum/field/files/save_file.h>
#include <vallum/field/queries/timeline.h>

namespace vallum::app {

using FieldReferee = Referee<field::System>;
using OpenFieldQuestion = OpenQuestion<field::System>;

/// What a session needs to know about field battles.
template <> struct Seated<field::System> {
    static std::vector<PlayerKind> computers();
    static std::unique_ptr<Asker<field::System>> computer(PlayerKind kind, std::uint64_t seed);
    static std::optional<field::Answer> onlyAnswer(const field::Battle&, const field::Question&);
    static Handover handover(const field::Battle&, const field::Question&, Seat);
    static bool isWithinAct(const field::Question&);
    /// Plays no more events this turn.
    static std::optional<field::Answer> passing(const field::Question&);
    static bool coversTable(const field::Question&);
    /// TEAM-09: one person may hold two hands.
    static bool isSamePerson(const field::Battle&, Seat one, Seat other);
    /// A measured range (RNG-11) cannot be unlearned.
    static bool staysKnown(const field::Answer&);
    /// OPT-19: units that emerged from the fog have been seen.
    static bool isRevealed(const field::Fact&);
    static Text whoseDice(const FieldReferee&, const field::Battle&);
};
extern template class SessionOf<field::System>;

/// A class rather than an alias, so that headers can forward-declare it.
class FieldSession final : public SessionOf<field::System> {
public:
    using SessionOf::SessionOf;
};

}  // namespace vallum::app
