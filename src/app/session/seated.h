// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/session.h"

#include <memory>
#include <optional>

#include <vallum/core/battle_file.h>

namespace vallum::app {

/// What the window asks of a rule system beside what the core knows of every one; each system specializes it
/// with what `SeatedSystem` names.
template <class System> struct Seated;

/// `computer` is there for every kind but persons, and lasts as long as its battle. `onlyAnswer` is what a
/// player need not be asked for, and `passing` that of one who plays no more in this turn, where that can be
/// said in advance. `coversTable` is asked of a question behind a curtain: whether not even the
/// table may be seen. `isSamePerson` says whether one person plays both seats. What an answer lays open
/// before its player (`staysKnown`), and a fact that shows something hidden (`isRevealed`), cannot be taken
/// back. `whoseDice` is asked while Chance is to show dice, and of what everybody sees of the battle.
template <class S>
concept SeatedSystem = KeptSystem<S> && requires(const typename S::Battle& battle,
                                                 const typename S::Question& question,
                                                 const typename S::Answer& answer,
                                                 const typename S::Fact& fact,
                                                 const vallum::Referee<S>& referee,
                                                 PlayerKind kind,
                                                 std::uint64_t seed,
                                                 Seat seat) {
    { Seated<S>::computer(kind, seed) } -> std::same_as<std::unique_ptr<Asker<S>>>;
    { Seated<S>::onlyAnswer(battle, question) } -> std::same_as<std::optional<typename S::Answer>>;
    { Seated<S>::passing(question) } -> std::same_as<std::optional<typename S::Answer>>;
    { Seated<S>::handover(battle, question, seat) } -> std::same_as<Handover>;
    { Seated<S>::coversTable(question) } -> std::same_as<bool>;
    { Seated<S>::isSamePerson(battle, seat, seat) } -> std::same_as<bool>;
    { Seated<S>::staysKnown(answer) } -> std::same_as<bool>;
    { Seated<S>::isRevealed(fact) } -> std::same_as<bool>;
    { Seated<S>::whoseDice(referee, battle) } -> std::same_as<Text>;
};

}  // namespace vallum::app
