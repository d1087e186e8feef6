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

/// The interface of a rule system to code that does not know its rules. It has three parts: how its battles
/// run (`RuleSystem`), how they are described (`ToldSystem`), and how they are saved (`KeptSystem`, in
/// battle_file.h). A missing or misshapen part does not compile.
namespace vallum {

/// The rules. Raise the version `rules` if the same answers may now lead to other facts, and `digest` if the
/// same battle has another digest. A battle consists of its position, which changes, and of constants.
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

/// The name of a side: "Rome".
struct NamedSide {
    Seat seat;
    Text name;
};

/// A fact in the log: a sentence, and one line for each sum that its numbers come from.
struct LogEntry {
    Text sentence;
    std::vector<Text> sums = {};
};

/// How a system describes its battles. Each system specializes it with the functions that `ToldSystem` names.
template <class System> struct Telling;

/// A point in time of a battle. A system adds what it needs to name the phase.
template <class When>
concept WhenInBattle = std::default_initializable<When> && requires(When& it) {
    { it.turn } -> std::same_as<int&>;  // 0: before the first turn
    { it.active } -> std::same_as<Seat&>;
};

/// `toldTo` is the part of a fact that a seat may know, as `seenBy` is for a battle; the fact has already
/// happened in the battle it gets. A sentence may be made with that battle or with a later one, but the
/// remembered event is derived before the fact happens.
template <class S>
concept ToldSystem = RuleSystem<S> && WhenInBattle<typename Telling<S>::When> &&
                     requires(const typename S::Battle& battle,
                              const typename S::Question& question,
                              const typename S::Fact& fact,
                              const typename Telling<S>::When& when,
                              const Refusal& refusal,
                              Seat seat) {
                         { Telling<S>::sides(battle) } -> std::same_as<std::vector<NamedSide>>;
                         { Telling<S>::nameOf(battle, seat) } -> std::same_as<Text>;  // for Chance too
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
