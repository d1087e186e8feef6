// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <concepts>
#include <optional>
#include <string>
#include <vector>

#include <vallum/core/game.h>
#include <vallum/core/landmarks.h>
#include <vallum/core/rule.h>
#include <vallum/core/text.h>

/// What a rule system is to everybody who does not know its rules. It says it in three parts: what happens in
/// its battles (`RuleSystem`), how one tells of them (`ToldSystem`), and how they are kept (`KeptSystem`, in
/// battle_file.h). A part that is missing or has another shape does not compile.
namespace vallum {

/// The rules. `rules` rises when the same answers may bring about other facts than before, `digest` when the
/// same battle has another digest. A battle is its position, which changes, and what never does.
template <class S>
concept RuleSystem = std::regular<typename S::Battle> && std::regular<typename S::Position> &&
                     std::derived_from<typename S::Battle, typename S::Position> &&
                     std::regular<typename S::Answer> && std::copyable<typename S::Scenario> &&
                     std::copyable<typename S::Question> && std::copyable<typename S::Fact> &&
                     requires(const typename S::Scenario& scenario,
                              typename S::Battle& battle,
                              const typename S::Battle& now,
                              const typename S::Position& position,
                              const typename S::Question& question,
                              const typename S::Answer& answer,
                              const typename S::Fact& fact,
                              Game<S>& game,
                              Seat seat) {
                         { S::rules } -> std::convertible_to<int>;
                         { S::digest } -> std::convertible_to<int>;
                         { S::begin(scenario) } -> std::same_as<typename S::Battle>;
                         { S::isOver(now) } -> std::same_as<bool>;
                         { S::step(game) } -> std::same_as<void>;
                         { S::evolve(battle, fact) } -> std::same_as<void>;
                         { S::restarted(position) } -> std::same_as<typename S::Fact>;
                         { S::accepts(now, question, answer) } -> std::same_as<Verdict>;
                         { S::options(now, question) } -> std::same_as<std::vector<typename S::Answer>>;
                         { S::seenBy(now, seat) } -> std::same_as<typename S::Battle>;
                     };

/// A side of a battle as it is called: "Rome".
struct NamedSide {
    Seat seat;
    Text name;
};

/// What a log says of a fact: a sentence, and where its numbers come from, a line for each sum.
struct LogEntry {
    Text sentence;
    std::vector<Text> sums = {};
};

/// How a system tells of its battles; each specializes it with the functions that `ToldSystem` names.
template <class System> struct Telling;

/// When it is in a battle: a system adds what it needs to name the phase.
template <class When>
concept WhenInBattle = std::default_initializable<When> && requires(When& it) {
    { it.turn } -> std::same_as<int&>;  // 0 before the first
    { it.active } -> std::same_as<Seat&>;
};

/// `toldTo` is what a seat may know of a fact, as `seenBy` is of a battle; the battle is one in which it has
/// happened. A sentence about a fact may be told with that battle, too, or a later one; what is remembered
/// of it is asked before it happens.
template <class S>
concept ToldSystem = RuleSystem<S> && WhenInBattle<typename Telling<S>::When> &&
                     requires(const typename S::Battle& battle,
                              const typename S::Question& question,
                              const typename S::Fact& fact,
                              const typename Telling<S>::When& when,
                              const Refusal& refusal,
                              Seat seat) {
                         { Telling<S>::sides(battle) } -> std::same_as<std::vector<NamedSide>>;
                         { Telling<S>::nameOf(battle, seat) } -> std::same_as<Text>;  // Chance has one, too
                         { Telling<S>::when(battle) } -> std::same_as<typename Telling<S>::When>;
                         { Telling<S>::phase(when) } -> std::same_as<Text>;
                         {
                             Telling<S>::toldTo(seat, fact, battle)
                         } -> std::same_as<std::optional<typename S::Fact>>;
                         { Telling<S>::isSecret(question) } -> std::same_as<bool>;
                         { Telling<S>::sentence(battle, question) } -> std::same_as<Text>;
                         { Telling<S>::sentence(refusal) } -> std::same_as<Text>;
                         { Telling<S>::logEntry(battle, fact) } -> std::same_as<LogEntry>;
                         { Telling<S>::beginningIn(fact) } -> std::same_as<std::optional<Beginning>>;
                         {
                             Telling<S>::rememberedOf(battle, fact)
                         } -> std::same_as<std::optional<Remembered>>;
                     };

}  // namespace vallum
