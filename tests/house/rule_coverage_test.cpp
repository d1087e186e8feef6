// SPDX-License-Identifier: GPL-3.0-or-later
#include "house/sources.h"

#include <set>
#include <sstream>

#include <gtest/gtest.h>

namespace vallum::house {
namespace {

using Rules = std::set<std::string>;

Rules catalogue() {
    Rules rules;
    for (const std::string folder : {VALLUM_SOURCE_DIR "/docs/rules"}) {
        for (const auto& [file, rule] : foundUnder(folder, R"re(^### ([A-Z]+-\d\d) )re")) rules.insert(rule);
    }
    return rules;
}

/// MEL14 is the suite of MEL-14.
Rules tested() {
    Rules rules;
    const auto& all = *::testing::UnitTest::GetInstance();
    for (int i = 0; i != all.total_test_suite_count(); ++i) {
        const std::string suite = all.GetTestSuite(i)->name();
        if (std::regex_match(suite, std::regex("[A-Z]{3,4}\\d\\d"))) {
            rules.insert(suite.substr(0, suite.size() - 2) + "-" + suite.substr(suite.size() - 2));
        }
    }
    return rules;
}

/// Each line is a chapter and its rules that have no test yet: MEL 02 04-05 11
Rules pending() {
    Rules rules;
    std::ifstream text(VALLUM_SOURCE_DIR "/tests/house/pending_rules.txt");
    for (std::string line; std::getline(text, line);) {
        std::istringstream words(line);
        std::string chapter;
        words >> chapter;
        for (std::string range; words >> range;) {
            const int last = std::stoi(range.substr(range.size() - 2));
            for (int number = std::stoi(range); number <= last; ++number) {
                rules.insert(chapter + (number < 10 ? "-0" : "-") + std::to_string(number));
            }
        }
    }
    return rules;
}

TEST(House, EveryRuleIsTestedOrPending) {
    const Rules all = catalogue();
    const Rules done = tested();
    const Rules open = pending();
    EXPECT_GT(all.size(), 1000U);
    for (const std::string& rule : all) {
        EXPECT_NE(done.contains(rule), open.contains(rule)) << rule << " must be tested or pending, not both";
    }
    for (const Rules& rules : {done, open}) {
        for (const std::string& rule : rules) EXPECT_TRUE(all.contains(rule)) << rule << " is no rule";
    }
}

TEST(House, EveryRuleCitedInTheCodeExists) {
    const Rules all = catalogue();
    for (const std::string layer : {"core", "geometry", "field"}) {
        for (const auto& [file, rule] : found(layer, R"re(\b([A-Z]{3,4}-\d\d)\b)re")) {
            EXPECT_TRUE(all.contains(rule)) << file << ": " << rule;
        }
    }
}

}  // namespace
}  // namespace vallum::house
