// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/hex_fought.h"

#include <gtest/gtest.h>

#include <vallum/core/json.h>
#include <vallum/hex/files/json_lines.h>

namespace vallum::hex {
namespace {

using namespace test;

TEST(HexJsonLines, AnswersAndFactsOfWholeBattlesComeBack) {
    for (const std::string& id : shipped) {
        const Referee<System> referee = fought(shippedScenario(id), 6);
        for (const TapeEntry<System>& it : referee.record().tape) {
            ASSERT_EQ(Lines::answerFrom(Lines::of(it.answer)), it.answer) << Lines::of(it.answer);
        }
        for (const Fact& fact : referee.news()) {
            ASSERT_EQ(Lines::factFrom(Lines::of(fact)), fact) << Lines::of(fact);
        }
    }
}

TEST(HexJsonLines, AQuestionSaysWhoIsAskedAndWhat) {
    const OpenQuestion<System> asked{bottom, AnswerAttack{u(3), u(1)}, 17};
    EXPECT_EQ(Lines::of(asked),
              R"({"ask":17,"seat":2,"question":{"kind":"answerAttack","attacker":3,"unit":1}})");
}

TEST(HexJsonLines, AScriptHoldsAnAnswerALine) {
    const auto answers = Lines::answersFrom(
        "# the left wing\n{\"kind\":\"cardChosen\",\"card\":7}\n\n"
        "{\"kind\":\"moveUnit\",\"unit\":2,\"path\":[{\"row\":5,\"column\":3}]}\n");
    ASSERT_TRUE(answers) << toText(answers.error());
    EXPECT_EQ(*answers, (std::vector<Answer>{CardChosen{CardId(7)}, MoveUnit{u(2), {{5, 3}}}}));
    EXPECT_EQ(Lines::answersFrom("{\"kind\":\"done\"}\n{\"kind\":\"dance\"}\n", "s").error().place,
              "line 2, /kind");
}

TEST(HexJsonLines, TheBoardIsWrittenWithItsSetting) {
    const Battle battle = System::begin(shippedScenario("himera"));
    const auto json = parsedJson(jsonText(battle));
    ASSERT_TRUE(json);
    EXPECT_EQ((*json)["phase"], "dealing");
    EXPECT_EQ((*json)["setting"]["sides"][0]["name"], "Carthage");
    EXPECT_EQ((*json)["units"].size(), battle.units.size());
}

}  // namespace
}  // namespace vallum::hex
