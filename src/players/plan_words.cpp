// SPDX-License-Identifier: GPL-3.0-or-later
#include "plan_words.h"

#include <cstdint>
#include <cstdlib>
#include <utility>

namespace vallum::players {

namespace {

constexpr int ofHundred(int chance) { return (chance + 50) / 100; }

}  // namespace

Text chanceInWords(int chance, int spread) {
    constexpr int useless = 5000;
    if (spread >= useless) return phrase("Advice", "Too few trials to tell who wins.")();
    return phrase("Advice", "Wins %1 of 100 (give or take %2).")(ofHundred(chance), ofHundred(spread));
}

std::vector<Text> inWords(const std::vector<Reason>& reasons, int ahead, std::size_t most) {
    std::int64_t all = 0;
    for (const Reason& it : reasons) all += it.worth;
    if (all <= 0 || ahead <= 0) return {};
    std::vector<Text> sentences;
    for (const Reason& it : reasons) {
        const auto part = std::int64_t{std::abs(it.worth)} * ahead / all;
        const int points = ofHundred(static_cast<int>(part));
        if (points == 0 || sentences.size() == most) break;
        const auto better = phrase("Advice", "%1 (%2): better by about %3 of 100");
        const auto worse = phrase("Advice", "%1 (%2): worse by about %3 of 100");
        sentences.push_back(
            (it.worth > 0 ? better : worse)(Text(it.what).asSentence(), std::string(it.rule.text()), points));
    }
    return sentences;
}

}  // namespace vallum::players
