// SPDX-License-Identifier: GPL-3.0-or-later
#include <vallum/field/queries/only_answer.h>

namespace vallum::field {

namespace {

template <class... Kinds> bool isOneOf(const Question& question) {
    return (std::holds_alternative<Kinds>(question) || ...);
}

}  // namespace

std::optional<Answer> onlyAnswer(const Battle& battle, const Question& question) {
    const bool hasList =
        isOneOf<ChooseEvent, ChooseCombat, ChooseShot, ChooseUnit, ChooseSideStruck, ChooseOpponent>(
            question);
    if (!hasList) return std::nullopt;
    std::vector<Answer> options = System::options(battle, question);
    if (options.size() != 1) return std::nullopt;
    return std::move(options.front());
}

}  // namespace vallum::field
