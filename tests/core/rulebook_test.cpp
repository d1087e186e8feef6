// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <vallum/core/rule_search.h>
#include <vallum/core/rulebook.h>
#include <vallum/core/text_file.h>

namespace vallum {
namespace {

const std::string chapter = R"(# Movement
How units move.

### MOV-01 Who may move
Active units may move,
each once.

| Unit | DU |
|---|---|
| infantry | 2 |

See MOV-02.
- Case: an inactive unit: refused.
- Ruling: as in ACT-08.
- Source: base VII

### MOV-02 No need
Points may be left.
- Case: 1 of 2 spent: allowed.
- Source: base VII
)";

Rulebook bookOf(const std::string& text) {
    Rulebook book;
    book.chapters.push_back(chapterFrom(text, "05.md").value());
    return book;
}

std::string errorOf(const std::string& text) {
    const auto read = chapterFrom(text, "05.md");
    return read ? "" : toText(read.error());
}

TEST(Rulebook, ReadsTextTablesCasesRulingsAndSource) {
    const Rulebook book = bookOf(chapter);
    EXPECT_EQ(book.chapters.front().title, "Movement");
    EXPECT_EQ(book.chapters.front().intro, std::vector<std::string>{"How units move."});
    const Rule* rule = book.find("MOV-01"_rule);
    ASSERT_NE(rule, nullptr);
    EXPECT_EQ(rule->title, "Who may move");
    EXPECT_EQ(rule->text,
              (std::vector<std::string>{"Active units may move, each once.",
                                        "| Unit | DU |\n|---|---|\n| infantry | 2 |", "See MOV-02."}));
    EXPECT_EQ(rule->cases, std::vector<std::string>{"an inactive unit: refused."});
    EXPECT_EQ(rule->rulings, std::vector<std::string>{"as in ACT-08."});
    EXPECT_EQ(rule->source, "base VII");
    EXPECT_EQ(book.find("MOV-03"_rule), nullptr);
}

TEST(Rulebook, KeepsTheTablesThatFollowTheRules) {
    const Rulebook book =
        bookOf(chapter + "\n## Prices\n| Unit | BP |\n|---|---|\n| levy | 1 |\n\nAll of them.\n");
    ASSERT_EQ(book.chapters.front().sections.size(), 1U);
    EXPECT_EQ(book.chapters.front().sections.front().title, "Prices");
    EXPECT_EQ(book.chapters.front().sections.front().text,
              (std::vector<std::string>{"| Unit | BP |\n|---|---|\n| levy | 1 |", "All of them."}));
    EXPECT_EQ(book.find("MOV-02"_rule)->source, "base VII");
    EXPECT_EQ(book.find("MOV-02"_rule)->text, std::vector<std::string>{"Points may be left."});
}

TEST(Rulebook, TellsWhichRulesNameOne) {
    const Rulebook book = bookOf(chapter);
    EXPECT_EQ(book.mentionsOf("MOV-02"_rule), std::vector{"MOV-01"_rule});
    EXPECT_TRUE(book.mentionsOf("MOV-01"_rule).empty());
}

TEST(Rulebook, WhatIsBrokenIsToldWithItsPlace) {
    EXPECT_EQ(
        errorOf("# T\n\n### Mov-1 Title\n"),
        "05.md, at line 3: found Mov-1 Title, expected a heading like '### MOV-14 Price of a rotation'");
    EXPECT_EQ(errorOf("# T\n### MOV-01 A\nText.\n- Example: no.\n"),
              "05.md, at line 4: found - Example: no., expected Case, Ruling or Source");
    EXPECT_EQ(errorOf("# T\n### MOV-01 A\nText.\n"),
              "05.md, at line 3: found MOV-01 without a source, expected a line '- Source: '");
    EXPECT_EQ(errorOf("# T\n### MOV-01 A\n- Source: base\n"),
              "05.md, at line 3: found MOV-01 without a text, expected what the rule says");
    EXPECT_EQ(errorOf("Text.\n"), "05.md, at line 1: found no title, expected a line '# Title'");
}

TEST(Rulebook, ADirectoryWithoutChaptersIsAProblem) {
    const Rulebook book = rulebookIn("/nowhere");
    EXPECT_TRUE(book.chapters.empty());
    ASSERT_EQ(book.problems.size(), 2U);
    EXPECT_EQ(book.problems.front().found, "no chapters");
    EXPECT_EQ(book.problems.back().file, "/nowhere/README.md");
}

TEST(Rulebook, TheGlossaryNamesTheRulesOfATerm) {
    const auto terms = glossaryFrom(
        "## Chapters\n| a | b |\n## Glossary\n\n| Term | Meaning | Rule |\n|---|---|---|\n| card | a piece | "
        "GEO-04, GEO-05 |\n",
        "README.md");
    ASSERT_TRUE(terms);
    ASSERT_EQ(terms->size(), 1U);
    EXPECT_EQ(terms->front().word, "card");
    EXPECT_EQ(terms->front().rules, (std::vector{"GEO-04"_rule, "GEO-05"_rule}));
    EXPECT_EQ(toText(glossaryFrom("## Glossary\n| T |\n|---|\n| card | a |\n", "README.md").error()),
              "README.md, at line 4: found | card | a |, expected a term, its meaning and its rules");
}

TEST(Rulebook, TheShippedCatalogueIsReadInBothLanguages) {
    const Rulebook english = rulebookIn(VALLUM_SOURCE_DIR "/docs/rules");
    const Rulebook spanish = rulebookIn(VALLUM_SOURCE_DIR "/docs/rules/es");
    for (const Rulebook* book : {&english, &spanish}) {
        for (const FileError& problem : book->problems) ADD_FAILURE() << toText(problem);
        EXPECT_GT(book->glossary.size(), 60U);
    }
    ASSERT_EQ(english.chapters.size(), spanish.chapters.size());
    for (std::size_t i = 0; i != english.chapters.size(); ++i) {
        EXPECT_EQ(english.chapters[i].rules.size(), spanish.chapters[i].rules.size());
        EXPECT_EQ(english.chapters[i].sections.size(), spanish.chapters[i].sections.size());
    }
    EXPECT_EQ(spanish.find("MOV-18"_rule)->title, "Marcha forzada");
}

std::vector<std::string> found(const Rulebook& book, std::string_view query) {
    std::vector<std::string> names;
    for (const RuleSearch::Found& it : RuleSearch(book).find(query, 5)) names.emplace_back(it.rule.text());
    return names;
}

std::string best(const Rulebook& book, std::string_view query) {
    const auto names = found(book, query);
    return names.empty() ? "" : names.front();
}

TEST(RuleSearch, FindsNamesTitlesTermsAndWordsInThisOrder) {
    const Rulebook book = rulebookIn(VALLUM_SOURCE_DIR "/docs/rules");
    EXPECT_EQ(best(book, "MOV-18"), "MOV-18");
    EXPECT_EQ(best(book, "mov18"), "MOV-18");
    EXPECT_EQ(best(book, "mov 1"), "MOV-10");
    EXPECT_EQ(best(book, "forced march"), "MOV-18");
    EXPECT_EQ(best(book, "MARCH forced"), "MOV-18");
    EXPECT_EQ(best(book, "lining up"), "GEO-15");
    EXPECT_EQ(best(book, "front arc"), "GEO-19");
    EXPECT_TRUE(found(book, "zeppelin").empty());
    EXPECT_TRUE(found(book, "forced zeppelin").empty());
    EXPECT_TRUE(found(book, " - ").empty());
}

TEST(RuleSearch, AccentsDoNotMatter) {
    const Rulebook book = rulebookIn(VALLUM_SOURCE_DIR "/docs/rules/es");
    EXPECT_EQ(best(book, "giro libre"), "MAN-04");
    EXPECT_EQ(best(book, "linea de vision"), best(book, "Línea de visión"));
    EXPECT_NE(best(book, "linea de vision"), "");
    EXPECT_EQ(folded("Ñandú – Él"), "nandu * el");
}

TEST(RuleSearch, ShowsWhereTheWordsAre) {
    Rulebook book = bookOf(chapter);
    book.chapters.front().rules.front().text = {
        "Señores: esta frase es tan larga que la palabra buscada no cabe al principio, artillería."};
    EXPECT_EQ(RuleSearch(book).find("artilleria", 1).front().snippet,
              "… palabra buscada no cabe al principio, artillería. · as in ACT-08.");
    EXPECT_EQ(RuleSearch(book).find("points", 1).front().snippet, "Points may be left.");
    EXPECT_EQ(RuleSearch(book).find("spent", 1).front().snippet, "Points may be left.") << "found in a case";
}

}  // namespace
}  // namespace vallum
