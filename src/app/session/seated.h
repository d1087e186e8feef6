// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/live_battle.h"

#include <memory>
#include <optional>

#include <vallum/core/battle_file.h>

namespace vallum::app {

/// What the window needs from a rule system beyond the core's interface. Each system specializes it with the
/// members that `SeatedSystem` lists.
template <class System> struct Seated;

/// `computer` exists for each of `computers` and lives as long as its battle. `onlyAnswer` is the forced
/// answer to a question (`isWithinAct` says whether that belongs to an act which has begun, instead of
/// choosing the next one), and `passing` the answer of a player who plays no more this turn, if it can be
/// given in advance. `coversTable` says whether a question behind a curtain hides even the table.
/// `isSamePerson` says whether one person plays both seats. Undo stops at an answer that revealed something
/// to its player (`staysKnown`) and at a fact that revealed something hidden (`isRevealed`).
///
/// `whoseDice` is called while Chance is to show dice, with the public view.
template <class S>
concept SeatedSystem = KeptSystem<S> && requires(const typename S::Battle& battle,
                                                 const typename S::Question& question,
                                                 const typename S::Answer& answer,
                                                 const typename S::Fact& fact,
                                                 const vallum::Referee<S>& referee,
                                                 PlayerKind kind,
                                                 std::uint64_t seed,
                                                 Seat seat) {
    { Seated<S>::computers() } -> std::same_as<std::vector<PlayerKind>>;
    { Seated<S>::computer(kind, seed) } -> std::same_as<std::unique_ptr<Asker<S>>>;
    { Seated<S>::onlyAnswer(battle, question) } -> std::same_as<std::optional<typename S::Answer>>;
    { Seated<S>::isWithinAct(question) } -> std::same_as<bool>;
    { Seated<S>::passing(question) } -> std::same_as<std::optional<typename S::Answer>>;
    { Seated<S>::handover(battle, question, seat) } -> std::same_as<Handover>;
    { Seated<S>::coversTable(question) } -> std::same_as<bool>;
    { Seated<S>::isSamePerson(battle, seat, seat) } -> std::same_as<bool>;
    { Seated<S>::staysKnown(answer) } -> std::same_as<bool>;
    { Seated<S>::isRevealed(fact) } -> std::same_as<bool>;
    { Seated<S>::whoseDice(referee, battle) } -> std::same_as<Text>;
};

}  // namespace vallum::app
