// SPDX-License-Identifier: GPL-3.0-or-later
#include "house/catalogue.h"
#include "house/sources.h"

#include <map>
#include <set>
#include <sstream>

#include <gtest/gtest.h>

namespace vallum::house {
namespace {

using Rules = std::set<std::string>;

Rules inCatalogue() {
    Rules rules;
    for (const Rule& rule : catalogue()) rules.insert(rule.id);
    return rules;
}

/// MEL14 is the suite of MEL-14.
Rules tested() {
    const std::regex suite(
        R"re(\b(?:TEST|TEST_F|TEST_P|RC_GTEST_PROP)\s*\(\s*([A-Z]{3,4})(\d\d)\s*,\s*(?!DISABLED_)\w)re");
    Rules rules;
    for (const auto& file : filesUnder("tests", {".cpp", ".h"})) {
        const std::string code = withoutComments(textOf(file));
        for (std::sregex_iterator it(code.begin(), code.end(), suite), end; it != end; ++it) {
            rules.insert((*it)[1].str() + "-" + (*it)[2].str());
        }
    }
    return rules;
}

/// Each line is a chapter and its rules that have no test yet: MEL 02 04-05 11
Rules pending() {
    Rules rules;
    std::istringstream text(textOf(root / "tests/house/pending_rules.txt"));
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

std::string listed(const Rules& rules) {
    std::string list;
    for (const std::string& rule : rules) list += " " + rule;
    return list;
}
Rules both(const Rules& a, const Rules& b) {
    Rules common;
    std::ranges::set_intersection(a, b, std::inserter(common, common.end()));
    return common;
}
Rules without(const Rules& a, const Rules& b) {
    Rules rest;
    std::ranges::set_difference(a, b, std::inserter(rest, rest.end()));
    return rest;
}

TEST(House, EveryRuleIsTestedOrPending) {
    const Rules all = inCatalogue();
    EXPECT_GT(all.size(), 1000U);
    EXPECT_EQ(listed(without(without(all, tested()), pending())), "") << "these rules need a test";
    EXPECT_EQ(listed(both(tested(), pending())), "") << "these rules are tested now: run tools/pending";
    EXPECT_EQ(listed(without(tested(), all)), "") << "these suites belong to no rule";
    EXPECT_EQ(listed(without(pending(), all)), "") << "these are no rules: run tools/pending";
}

/// In the sources; a range such as "MEL-26 to MEL-28" cites all that are in it.
Rules cited() {
    const std::regex citation(R"re(\b([A-Z]{3,4})-(\d\d)\b(?: to \1-(\d\d)\b)?)re");
    Rules rules;
    for (const std::string folder : {"include", "src"}) {
        for (const auto& file : filesUnder(folder, {".h", ".cpp"})) {
            const std::string text = textOf(file);
            for (std::sregex_iterator it(text.begin(), text.end(), citation), end; it != end; ++it) {
                const int first = std::stoi((*it)[2].str());
                const int last = (*it)[3].matched ? std::stoi((*it)[3].str()) : first;
                for (int number = first; number <= last; ++number) {
                    rules.insert((*it)[1].str() + (number < 10 ? "-0" : "-") + std::to_string(number));
                }
            }
        }
    }
    return rules;
}

/// Each line of the list: "- MOV-22: follows from MAN-11, MOD-13 - why"
std::map<std::string, Rules> withoutCode() {
    const std::regex entry(
        R"re(- ([A-Z]{3,4}-\d\d): follows from ([A-Z]{3,4}-\d\d(?:, [A-Z]{3,4}-\d\d)*) - \w.*)re");
    std::map<std::string, Rules> list;
    std::istringstream text(textOf(root / "docs/rules-without-code.md"));
    for (std::string line; std::getline(text, line);) {
        std::smatch found;
        if (!line.starts_with("- ")) continue;
        EXPECT_TRUE(std::regex_match(line, found, entry)) << line;
        if (found.empty()) continue;
        std::istringstream reasons(found[2].str());
        Rules& follows = list[found[1].str()];
        for (std::string rule; std::getline(reasons, rule, ',');) {
            follows.insert(rule.substr(rule.find_first_not_of(' ')));
        }
    }
    return list;
}

TEST(House, EveryRuleIsCitedOrFollowsFromOthers) {
    const Rules all = inCatalogue();
    Rules listedThere;
    for (const auto& [rule, follows] : withoutCode()) {
        listedThere.insert(rule);
        EXPECT_FALSE(follows.contains(rule)) << rule << " follows from itself";
        EXPECT_EQ(listed(without(follows, all)), "") << rule << " follows from these, which are no rules";
    }
    EXPECT_EQ(listed(without(without(without(all, cited()), listedThere), pending())), "")
        << "cite these rules where they are carried out, or list them in docs/rules-without-code.md";
    EXPECT_EQ(listed(both(listedThere, cited())), "") << "these are cited, so the list need not have them";
    EXPECT_EQ(listed(without(listedThere, all)), "") << "these are no rules";
}

TEST(House, EveryRuleCitedExists) {
    const Rules all = inCatalogue();
    std::set<std::string> prefixes;
    for (const std::string& rule : all) prefixes.insert(rule.substr(0, rule.size() - 3));
    const std::regex cited(R"re(\b([A-Z]{3,4})-\d\d\b("_rule)?)re");
    for (const std::string folder : {"include", "src", "tests", "docs"}) {
        for (const auto& file : filesUnder(folder, {".h", ".cpp", ".md"})) {
            const std::string text = textOf(file);
            for (std::sregex_iterator it(text.begin(), text.end(), cited), end; it != end; ++it) {
                const bool isRule = prefixes.contains((*it)[1].str()) || (*it)[2].matched;
                const std::string rule = it->str().substr(0, (*it)[1].str().size() + 3);
                EXPECT_TRUE(!isRule || all.contains(rule)) << file << ": " << rule << " is no rule";
            }
        }
    }
}

}  // namespace
}  // namespace vallum::house
