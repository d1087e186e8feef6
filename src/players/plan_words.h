// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include <vallum/core/rule.h>
#include <vallum/players/plans.h>

/// What can be said of plans in every system.
namespace vallum::players {

Text chanceInWords(int chance, int spread);

/// One part of the difference between two plans, in thousandths of log-odds.
struct Reason {
    Text what;
    RuleId rule;
    int worth = 0;
};
/// As sentences, each with its part of so many ten thousandths; at most so many.
std::vector<Text> inWords(const std::vector<Reason>&, int ahead, std::size_t most);

template <class Plan> std::vector<Text> reasonsOf(const Plan& first, const Plan& second, std::size_t most) {
    std::vector<Reason> reasons;
    for (const auto& it : whatTipped(first, second))
        reasons.push_back({wordFor(it.what), ruleOf(it.what), it.worth});
    return inWords(reasons, first.chance - second.chance, most);
}

}  // namespace vallum::players
