// SPDX-License-Identifier: GPL-3.0-or-later
#include "house/sources.h"

#include <map>
#include <set>

#include <gtest/gtest.h>

/// Every refusal has a plain sentence that tells players what to do.
namespace vallum::house {
namespace {

using Rules = std::set<std::string>;

/// The first group of every match in the text, even across lines.
std::vector<std::string> groupsIn(const std::string& text, const std::regex& pattern) {
    std::vector<std::string> groups;
    for (std::sregex_iterator it(text.begin(), text.end(), pattern), end; it != end; ++it) {
        groups.push_back((*it)[1].str());
    }
    return groups;
}

Rules rulesIn(const std::string& code) {
    static const std::regex rule(R"re("([A-Z]{3,4}-\d\d)"_rule)re");
    const auto found = groupsIn(code, rule);
    return {found.begin(), found.end()};
}

/// Functions that choose between rules, with those rules.
std::map<std::string, Rules> choosersIn(const std::string& code) {
    static const std::regex head(R"re(\bRuleId (\w+)\([^;{}]*\) \{)re");
    std::map<std::string, Rules> choosers;
    for (std::sregex_iterator it(code.begin(), code.end(), head), end; it != end; ++it) {
        const auto from = static_cast<std::size_t>(it->position());
        choosers[(*it)[1].str()] = rulesIn(code.substr(from, code.find("\n}", from) - from));
    }
    return choosers;
}

/// All refusals, each from the function name to the end of the statement.
std::vector<std::string> refusalsIn(const std::string& code) {
    static const std::regex refusal(
        R"re(\b((?:refuse|refuseAt|allowIf|hidden|closed|barriers\.push_back)\([^;]*);)re");
    static const std::regex reason(R"re(\bRuleId (?:why|rule) = ([^;]*);)re");
    static const std::regex byReason(R"re(\b(?:refuse|refuseAt|allowIf)\([^;]*\b(why|rule)\b)re");
    auto refusals = groupsIn(code, refusal);
    if (!std::regex_search(code, byReason)) return refusals;
    const auto reasons = groupsIn(code, reason);
    refusals.insert(refusals.end(), reasons.begin(), reasons.end());
    return refusals;
}

Rules rulesThatRefuse(const std::string& code) {
    static const std::regex call(R"re(\b(\w+)\()re");
    const auto choosers = choosersIn(code);
    Rules rules;
    for (const std::string& refusal : refusalsIn(code)) {
        rules.merge(rulesIn(refusal));
        for (const std::string& name : groupsIn(refusal, call)) {
            const auto chooser = choosers.find(name);
            if (chooser != choosers.end()) rules.insert(chooser->second.begin(), chooser->second.end());
        }
    }
    return rules;
}

Rules readWords() {
    Rules rules;
    for (const std::string file :
         {"field/words/refusal_words.cpp", "field/words/siege_refusals.cpp", "hex/words/refusal_words.cpp"}) {
        rules.merge(rulesIn(withoutComments(textOf(root / "src" / file))));
    }
    return rules;
}

std::string withoutASentence(const std::string& code) {
    static const Rules said = readWords();
    std::string missing;
    for (const std::string& rule : rulesThatRefuse(code)) missing += said.contains(rule) ? "" : " " + rule;
    return missing;
}

TEST(House, EveryRuleThatRefusesSaysSoInASentence) {
    std::size_t refusing = 0;
    for (const std::string& layer : layers) {
        for (const auto& file : filesOf(layer)) {
            const std::string code = withoutComments(textOf(file));
            if (code.find("_rule") == std::string::npos) continue;
            EXPECT_EQ(withoutASentence(code), "") << std::filesystem::relative(file, root).string();
            refusing += rulesThatRefuse(code).size();
        }
    }
    EXPECT_GT(refusing, 200U);
}

TEST(House, ARuleWithoutASentenceIsFoundInEveryKindOfRefusal) {
    EXPECT_EQ(withoutASentence("return refuse(\"AAA-01\"_rule);"), " AAA-01");
    EXPECT_EQ(withoutASentence("return allowIf(isOpen,\n  \"AAA-02\"_rule);"), " AAA-02");
    EXPECT_EQ(withoutASentence("return refuse(isGate ? \"AAA-03\"_rule : \"AAA-04\"_rule);"),
              " AAA-03 AAA-04");
    EXPECT_EQ(withoutASentence(
                  "RuleId whyNot(Kind kind) {\n    return \"AAA-05\"_rule;\n}\nreturn refuse(whyNot(it));"),
              " AAA-05");
    EXPECT_EQ(withoutASentence("const RuleId why = \"AAA-06\"_rule;\nreturn refuse(why);"), " AAA-06");
    EXPECT_EQ(withoutASentence("sum.add(\"AAA-07\"_rule, 1);"), "") << "no refusal";
    EXPECT_EQ(withoutASentence("return refuse(\"MOV-03\"_rule);"), "") << "it has one";
}

}  // namespace
}  // namespace vallum::house
