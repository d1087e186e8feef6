// SPDX-License-Identifier: GPL-3.0-or-later
#include "candidates.h"

#include <utility>
#include <variant>

#include <vallum/core/overloaded.h>

namespace vallum::players {

namespace {

/// The first few of each kind of order or of each unit are more worth a trial than the fifth way of one.
std::vector<WorthyAnswer> nextBests(const Battle& battle,
                                    Seat seat,
                                    const Question& question,
                                    Memory& memory) {
    using Found = std::vector<WorthyAnswer>;
    return std::visit(Overloaded{[&](const ChooseOrder&) { return ordersOf(battle, seat, memory); },
                                 [&](const ChooseMove&) { return movesOf(battle, seat, memory); },
                                 [&](const ChooseShot&) { return shotsOf(battle, seat); },
                                 [&](const ChooseCombat&) { return combatsOf(battle, seat); },
                                 [](const auto&) { return Found{}; }},
                      question);
}

/// Nothing else can be thought of before whoever is stood upon has moved away (MOV-10).
bool isBound(const Battle& battle, const Question& question) {
    return std::holds_alternative<ChooseMove>(question) && !battle.crossings.empty();
}

/// Fights have to be fought and shots cost nothing: to leave them is no plan.
bool mayBeLeft(const Question& question) {
    return std::holds_alternative<ChooseOrder>(question) || std::holds_alternative<ChooseMove>(question) ||
           std::holds_alternative<ChooseSkirmishMove>(question);
}

}  // namespace

bool isTriable(const Battle& battle, const Question& question) {
    const bool beginsStep =
        std::holds_alternative<ChooseOrder>(question) || std::holds_alternative<ChooseMove>(question) ||
        std::holds_alternative<ChooseShot>(question) || std::holds_alternative<ChooseCombat>(question) ||
        std::holds_alternative<ChooseSkirmishMove>(question);
    return beginsStep && battle.stage == Stage::fighting && !battle.combat;
}

std::vector<Answer> candidatesFor(const Battle& battle,
                                  const OpenQuestion<System>& asked,
                                  Memory& memory,
                                  std::size_t most) {
    std::vector<Answer> answers{greedyAnswer(battle, asked.seat, asked.question, memory)};
    const bool isGivenUp = std::holds_alternative<Surrender>(answers.front());
    if (isGivenUp || !isTriable(battle, asked.question) || isBound(battle, asked.question)) return answers;
    const auto add = [&](Answer answer) {
        const bool isNew = std::ranges::find(answers, answer) == answers.end();
        if (isNew && System::accepts(battle, asked.question, answer)) answers.push_back(std::move(answer));
    };
    if (mayBeLeft(asked.question)) add(PhaseDone{});
    for (WorthyAnswer& it : nextBests(battle, asked.seat, asked.question, memory)) {
        if (answers.size() >= most) break;
        add(std::move(it.answer));
    }
    return answers;
}

}  // namespace vallum::players
