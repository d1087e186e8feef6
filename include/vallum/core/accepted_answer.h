// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <optional>
#include <utility>
#include <vector>

#include <vallum/core/game.h>
#include <vallum/core/rule.h>

namespace vallum {

/// An answer that an asker gave at once and the rules refused.
template <class System> struct RefusedAnswer {
    OpenQuestion<System> asked;
    typename System::Answer answer;
    Refusal why;

    bool operator==(const RefusedAnswer&) const = default;
};

template <class System> struct AcceptedAnswer {
    std::optional<typename System::Answer> answer;  // none: the battle waits for somebody's answer
    std::vector<RefusedAnswer<System>> refused;     // in the order they were given
};

/// Askers that answer at once are not trusted: an asker whose answer the rules refuse is asked for another
/// one.
template <class System>
AcceptedAnswer<System> acceptedAnswer(Asker<System>& asker,
                                      const typename System::Battle& battle,
                                      const OpenQuestion<System>& asked) {
    constexpr std::size_t patience = 20;
    AcceptedAnswer<System> found;
    std::vector<typename System::Answer> refused;
    std::optional<typename System::Answer> next = asker.answer(battle, asked);
    while (next) {
        const Verdict verdict = System::accepts(battle, asked.question, *next);
        if (verdict) {
            found.answer = std::move(next);
            return found;
        }
        found.refused.push_back({asked, *next, verdict.error()});
        refused.push_back(*std::move(next));
        if (refused.size() == patience) break;
        next = asker.answerInstead(battle, asked, refused);
    }
    return found;
}

}  // namespace vallum
