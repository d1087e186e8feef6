// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/toy_system.h"

#include <vallum/core/overloaded.h>
#include <vallum/core/rule_system.h>

/// How to tell a dice game. It has no phases, and only its end is memorable.
namespace vallum::toy {

struct When {
    int turn = 0;
    Seat active;

    bool operator==(const When&) const = default;
};

}  // namespace vallum::toy

template <> struct vallum::Telling<vallum::toy::System> {
    using When = toy::When;

    static std::vector<NamedSide> sides(const toy::Battle& battle) {
        return {{toy::red, nameOf(battle, toy::red)}, {toy::blue, nameOf(battle, toy::blue)}};
    }
    static Text nameOf(const toy::Battle&, Seat seat) {
        return Text(seat == chance ? "Chance" : seat == toy::red ? "Red" : "Blue");
    }
    static When when(const toy::Battle& battle) { return {battle.turn, battle.active}; }
    static Text phase(const When&) { return Text("throwing"); }
    /// Cards are drawn face down.
    static std::optional<toy::System::Fact> toldTo(Seat seat,
                                                   const toy::System::Fact& fact,
                                                   const toy::Battle&) {
        const auto* drew = std::get_if<toy::Drew>(&fact);
        return drew != nullptr && drew->seat != seat ? toy::Drew{drew->seat, faceDown} : fact;
    }
    static bool isSecret(const toy::System::Question& question) {
        return std::visit(
            Overloaded{[](const RollDice&) { return false; }, [](const DrawCards&) { return false; },
                       [](const toy::WhatNow&) { return false; },
                       [](const toy::MayProtest&) { return true; }},
            question);
    }
    static Text sentence(const toy::Battle&, const toy::System::Question& question) {
        return std::visit(
            Overloaded{[](const RollDice& it) { return Text(std::to_string(it.dice) + " dice"); },
                       [](const DrawCards&) { return Text("A card"); },
                       [](const toy::WhatNow&) { return Text("Throw dice or draw a card"); },
                       [](const toy::MayProtest&) { return Text("Protest?"); }},
            question);
    }
    static Text sentence(const Refusal& refusal) {
        return Text("Refused by " + std::string(refusal.rule.text()));
    }
    static LogEntry logEntry(const toy::Battle& battle, const toy::System::Fact& fact) {
        const auto does = [&](Seat seat, const std::string& what) {
            return Text(nameOf(battle, seat).english() + what);
        };
        return {std::visit(Overloaded{[&](const toy::Scored& it) {
                                          return does(it.seat, " scores " + std::to_string(it.points) + ".");
                                      },
                                      [&](const toy::Drew& it) { return does(it.seat, " draws."); },
                                      [](const toy::TurnEnded&) { return Text("The turn ends."); },
                                      [](const toy::PositionRestored&) { return Text("It goes on."); }},
                           fact)};
    }
    static std::optional<Beginning> beginningIn(const toy::System::Fact& fact) {
        return std::holds_alternative<toy::TurnEnded>(fact) ? std::optional(Beginning::turn) : std::nullopt;
    }
    static std::optional<Remembered> rememberedOf(const toy::Battle& battle, const toy::System::Fact& fact) {
        toy::Battle after = battle;
        toy::System::evolve(after, fact);
        const bool ends = !toy::System::isOver(battle) && toy::System::isOver(after);
        return ends ? std::optional(Remembered{Memorable::ended}) : std::nullopt;
    }
};
