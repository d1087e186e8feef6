// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <deque>
#include <optional>
#include <utility>
#include <variant>
#include <vector>

#include <vallum/core/chance.h>
#include <vallum/core/check.h>
#include <vallum/core/game.h>

namespace vallum {

/// Dice (and cards) laid out in advance. When there are too few, the battle waits for more.
template <class System> class HandDice final : public Asker<System> {
public:
    explicit HandDice(std::vector<int> faces, std::vector<CardId> cards = {})
        : faces_(faces.begin(), faces.end()),
          cards_(cards.begin(), cards.end()) {}

    [[nodiscard]] bool knows(const OpenQuestion<System>& asked) const override {
        if (const auto* roll = std::get_if<RollDice>(&asked.question)) {
            return roll->dice <= std::ssize(faces_);
        }
        const auto* draw = std::get_if<DrawCards>(&asked.question);
        return draw != nullptr && draw->count <= std::ssize(cards_);
    }
    typename System::Answer answer(const typename System::Battle&,
                                   const OpenQuestion<System>& asked) override {
        VALLUM_CHECK(knows(asked));
        if (const auto* draw = std::get_if<DrawCards>(&asked.question)) {
            return CardsShown{taken(cards_, draw->count)};
        }
        return DiceShown{taken(faces_, std::get<RollDice>(asked.question).dice)};
    }
    /// There is no other answer to offer: the faces are fixed.
    std::optional<typename System::Answer> answerInstead(
        const typename System::Battle&,
        const OpenQuestion<System>&,
        const std::vector<typename System::Answer>& /*refused*/) override {
        return std::nullopt;
    }

private:
    template <class T> static std::vector<T> taken(std::deque<T>& from, int count) {
        const auto end = from.begin() + count;
        std::vector<T> some(from.begin(), end);
        from.erase(from.begin(), end);
        return some;
    }

    std::deque<int> faces_;
    std::deque<CardId> cards_;
};

/// Answers written down in advance, given in order whatever is asked. When they run out, the battle waits for
/// more.
template <class System> class ScriptAsker final : public Asker<System> {
public:
    explicit ScriptAsker(std::vector<typename System::Answer> answers)
        : answers_(std::make_move_iterator(answers.begin()), std::make_move_iterator(answers.end())) {}

    [[nodiscard]] bool knows(const OpenQuestion<System>&) const override { return !answers_.empty(); }
    typename System::Answer answer(const typename System::Battle&,
                                   const OpenQuestion<System>& asked) override {
        VALLUM_CHECK(knows(asked));
        auto next = std::move(answers_.front());
        answers_.pop_front();
        return next;
    }
    /// A script has no other answer to offer.
    std::optional<typename System::Answer> answerInstead(
        const typename System::Battle&,
        const OpenQuestion<System>&,
        const std::vector<typename System::Answer>& /*refused*/) override {
        return std::nullopt;
    }

    [[nodiscard]] std::size_t left() const { return answers_.size(); }

private:
    std::deque<typename System::Answer> answers_;
};

}  // namespace vallum
