// SPDX-License-Identifier: GPL-3.0-or-later
#include <vallum/field/queries/only_answer.h>

namespace vallum::field {

namespace {

template <class... Kinds> bool isOneOf(const Question& question) {
    return (std::holds_alternative<Kinds>(question) || ...);
}

/// The first order of a turn is never the only answer, because the player may surrender.
bool isFurtherOrder(const Battle& battle, const Question& question) {
    return isOneOf<ChooseOrder>(question) && battle.player(battle.active).ordersPlayed > 0;
}

}  // namespace

std::optional<Answer> onlyAnswer(const Battle& battle, const Question& question) {
    const bool hasList =
        isOneOf<ChooseEvent, ChooseCombat, ChooseShot, ChooseUnit, ChooseSideStruck, ChooseOpponent>(
            question);
    if (!hasList && !isFurtherOrder(battle, question)) return std::nullopt;
    std::vector<Answer> options = System::options(battle, question);
    std::erase_if(options, [](const Answer& it) { return std::holds_alternative<Surrender>(it); });
    if (options.size() != 1) return std::nullopt;
    return std::move(options.front());
}

}  // namespace vallum::field
