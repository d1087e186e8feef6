// SPDX-License-Identifier: GPL-3.0-or-later
#include "house/catalogue.h"

#include <map>
#include <set>

#include <gtest/gtest.h>

namespace vallum::house {
namespace {

std::ptrdiff_t count(const Rule& rule, const std::string& beginning) {
    return std::ranges::count_if(rule.lines, [&](const auto& line) { return line.starts_with(beginning); });
}

/// Counts letters rather than bytes, and skips tables.
std::ptrdiff_t lengthOf(const Rule& rule) {
    std::ptrdiff_t length = 0;
    for (const std::string& line : rule.lines) {
        if (line.starts_with("|")) continue;
        const auto begins = [](char byte) { return (static_cast<unsigned char>(byte) & 0xC0U) != 0x80U; };
        length += std::ranges::count_if(line, begins) + 1;
    }
    return length;
}

TEST(Catalogue, HeadingsReadLikeRules) {
    const std::regex heading(R"re(### [A-Z]{3,4}-\d\d [A-Z0-9"'(].*[^ .:])re");
    for (const Rule& rule : catalogue()) {
        EXPECT_TRUE(std::regex_match(rule.lines.front(), heading)) << rule.file << ": " << rule.lines.front();
    }
}

TEST(Catalogue, NumbersRunFromOneWithoutGaps) {
    std::map<std::string, std::vector<int>> numbers;
    for (const Rule& rule : catalogue()) {
        numbers[rule.id.substr(0, rule.id.size() - 3)].push_back(
            std::stoi(rule.id.substr(rule.id.size() - 2)));
    }
    for (auto& [prefix, found] : numbers) {
        std::ranges::sort(found);
        for (std::size_t i = 0; i != found.size(); ++i) {
            ASSERT_EQ(found[i], static_cast<int>(i) + 1) << prefix;
        }
    }
}

TEST(Catalogue, EveryRuleHasCasesAndOneSourceAtItsEnd) {
    for (const Rule& rule : catalogue()) {
        EXPECT_GE(count(rule, "- Case: "), 1) << rule.id;
        EXPECT_EQ(count(rule, "- Source: "), 1) << rule.id;
        EXPECT_TRUE(rule.lines.back().starts_with("- Source: ")) << rule.id;
        EXPECT_FALSE(rule.lines.at(1).starts_with("- ")) << rule.id << " says nothing";
        EXPECT_LE(lengthOf(rule), 1501) << rule.id;
    }
}

TEST(Catalogue, BulletsAreCasesRulingsOrTheSource) {
    const std::regex bullet(R"re(- (Case|Ruling|Source): \S.*)re");
    for (const Rule& rule : catalogue()) {
        for (const std::string& line : rule.lines) {
            EXPECT_TRUE(!line.starts_with("- ") || std::regex_match(line, bullet)) << rule.id << ": " << line;
        }
    }
}

TEST(Catalogue, RulesReferToRules) {
    std::set<std::string> ids;
    for (const Rule& rule : catalogue()) EXPECT_TRUE(ids.insert(rule.id).second) << rule.id << " twice";
    const std::regex mention(R"re(\b[A-Z]{3,4}-\d\d\b)re");
    for (const auto& file : filesUnder("docs/rules", {".md"})) {
        const std::string text = textOf(file);
        for (std::sregex_iterator it(text.begin(), text.end(), mention), end; it != end; ++it) {
            EXPECT_TRUE(ids.contains(it->str())) << file.filename() << ": " << it->str();
        }
    }
}

}  // namespace
}  // namespace vallum::house
