// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <type_traits>
#include <utility>
#include <variant>

#include <vallum/core/check.h>
#include <vallum/core/rule.h>

namespace vallum {

/// A question declares `using Answer = A;`, or `using Answers = std::variant<A, B>;` for several kinds.
template <class Question> struct AnswerKinds {
    using Type = typename Question::Answer;

    /// Call it only with an answer that was accepted.
    template <class Any> static Type from(Any&& answer) {
        Type* given = std::get_if<Type>(&answer);
        VALLUM_CHECK(given != nullptr);
        return std::move(*given);
    }

    template <class Battle, class Any>
    static Verdict verdict(const Battle& battle, const Question& question, const Any& answer) {
        const Type* given = std::get_if<Type>(&answer);
        return given != nullptr ? fits(battle, question, *given)
                                : refuse("ASK-01"_rule, Hindrance::anotherQuestion);
    }
};

template <class Question>
    requires requires { typename Question::Answers; }
struct AnswerKinds<Question> {
    using Type = typename Question::Answers;

    template <class Any> static Type from(Any&& answer) {
        return std::visit(
            []<class Given>(Given&& given) -> Type {
                if constexpr (std::is_constructible_v<Type, std::in_place_type_t<Given>, Given>) {
                    return Type(std::in_place_type<Given>, std::forward<Given>(given));
                } else {
                    contradiction(__FILE__, __LINE__, "an answer of another kind was accepted");
                }
            },
            std::forward<Any>(answer));
    }

    template <class Battle, class Any>
    static Verdict verdict(const Battle& battle, const Question& question, const Any& answer) {
        return oneOf(battle, question, answer, static_cast<Type*>(nullptr));
    }

private:
    template <class Battle, class Any, class... Kinds>
    static Verdict oneOf(const Battle& battle,
                         const Question& question,
                         const Any& answer,
                         std::variant<Kinds...>* /*kinds*/) {
        Verdict verdict = refuse("ASK-01"_rule, Hindrance::anotherQuestion);
        const auto judge = [&]<class Kind>(const Kind* given) {
            if (given != nullptr) verdict = fits(battle, question, *given);
        };
        (judge(std::get_if<Kinds>(&answer)), ...);
        return verdict;
    }
};

template <class Question> using AnswerTo = typename AnswerKinds<Question>::Type;

/// Implements a system's `accepts`: the answer must be of a kind that the question takes (ASK-01), and then
/// `fits(battle, question, answer)` for these two types, found by ADL, decides.
template <class Battle, class... Questions, class Answer>
Verdict fitsQuestion(const Battle& battle, const std::variant<Questions...>& question, const Answer& answer) {
    return std::visit([&]<class Q>(const Q& asked) { return AnswerKinds<Q>::verdict(battle, asked, answer); },
                      question);
}

}  // namespace vallum
