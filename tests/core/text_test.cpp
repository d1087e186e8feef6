// SPDX-License-Identifier: GPL-3.0-or-later
#include <sstream>

#include <gtest/gtest.h>

#include <vallum/core/text.h>

namespace vallum {
namespace {

TEST(Text, IsItsEnglishWhereNobodyTranslates) {
    const Text text = phrase("Log", "%2 follows %1 for %3 DU.")("Hastati", std::string("Principes"), 2);
    EXPECT_EQ(text, "Principes follows Hastati for 2 DU.");
    EXPECT_EQ(std::string(text), "Principes follows Hastati for 2 DU.");
    std::ostringstream out;
    out << text;
    EXPECT_EQ(out.str(), "Principes follows Hastati for 2 DU.");
}

TEST(Text, EndsOnceAfterANameThatEndsASentence) {
    const Phrase plays = phrase("Log", "%1 plays %2.");
    EXPECT_EQ(plays("Rome", "Follow Me!"), "Rome plays Follow Me!");
    EXPECT_EQ(plays("Rome", "Who Goes There?"), "Rome plays Who Goes There?");
    EXPECT_EQ(plays("Rome", "Stampede"), "Rome plays Stampede.");
    EXPECT_EQ(phrase("Log", "%1 plays %2: %3.")("Rome", "Follow Me!", "Hastati"),
              "Rome plays Follow Me!: Hastati.");
}

TEST(Text, KeepsWhatItIsMadeOf) {
    const Text inner = plural("Words", "%n wounds", "%n wound")(1);
    const Text text = phrase("Log", "%1 takes %2.")("Hastati", inner);
    EXPECT_STREQ(text.context(), "Log");
    EXPECT_EQ(text.pattern(), "%1 takes %2.");
    ASSERT_EQ(text.parts().size(), 2U);
    EXPECT_EQ(text.parts()[0].context(), nullptr);
    EXPECT_EQ(text.parts()[1].count(), 1);
    EXPECT_EQ(text, "Hastati takes 1 wound.");
}

TEST(Text, CountsAsEnglishDoes) {
    const Plural wounds = plural("Words", "%n wounds", "%n wound");
    EXPECT_EQ(wounds(0), "0 wounds");
    EXPECT_EQ(wounds(1), "1 wound");
    EXPECT_EQ(wounds(2), "2 wounds");
}

TEST(Text, LeavesAPercentSignAlone) {
    EXPECT_EQ(Text("100 %"), "100 %");
    EXPECT_EQ(Text("%1"), "%1") << "a text without parts has no places";
    EXPECT_EQ(phrase("Log", "%1: 5 % of %2")("%2", 3), "%2: 5 % of 3") << "a part is no pattern";
}

TEST(Text, JoinsAndBeginsASentence) {
    EXPECT_EQ(Text::joined({}, ", "), "");
    EXPECT_EQ(Text::joined({Text("a"), Text(2), Text("c")}, ", "), "a, 2, c");
    EXPECT_EQ(phrase("Log", "%1 burns.")("the gate").asSentence(), "The gate burns.");
    EXPECT_TRUE(Text().isEmpty());
}

}  // namespace
}  // namespace vallum
