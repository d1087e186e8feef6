// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include <vallum/core/id.h>

/// Why players that search decided as they did: whole numbers and English sentences only.
namespace vallum::trials {

struct ExplainedPlan {
    std::string plan;
    int chance = 0;  // to win, in ten thousandths
    int worth = 0;   // of its ends, in thousandths of log-odds
    int trials = 0;
    std::vector<std::string> expected;  // how it may continue

    static void fields(auto& it, auto& visit) {
        visit("plan", it.plan)("chance", it.chance)("worth", it.worth)("trials", it.trials)
            .optional("expected", it.expected);
    }
    bool operator==(const ExplainedPlan&) const = default;
};

/// By how much one part of the value made the chosen plan better than the second.
struct ExplainedTerm {
    std::string what;
    std::string rule;
    int worth = 0;

    static void fields(auto& it, auto& visit) { visit("what", it.what)("rule", it.rule)("worth", it.worth); }
    bool operator==(const ExplainedTerm&) const = default;
};

struct Explanation {
    int answer = 0;  // its place on the tape
    Seat seat;
    int turn = 0;
    std::string why;                    // the first of the plans was chosen
    std::vector<ExplainedPlan> plans;   // the chosen one first, three at most, all different
    std::vector<ExplainedTerm> tipped;  // the weightiest first, three at most

    static void fields(auto& it, auto& visit) {
        visit("answer", it.answer)("seat", it.seat)("turn", it.turn)
            .optional("why", it.why)("plans", it.plans)
            .optional("tipped", it.tipped);
    }
    bool operator==(const Explanation&) const = default;
};

}  // namespace vallum::trials
