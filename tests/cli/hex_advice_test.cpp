// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/shell.h"

#include <nlohmann/json.hpp>

/// The computer's advice on a hex battle.
namespace vallum {
namespace {

using Json = nlohmann::json;

const std::string bagradas = root + "/scenarios/hex/bagradas.json";

/// Fought to its end by computers.
std::string aWholeBattle(const Folder& folder) {
    std::string save = folder.file("whole.vallum");
    EXPECT_EQ(run("play '" + bagradas + "' --seed 3 --save '" + save + "'").status, 0);
    return save;
}

/// The same, cut off before an answer to such a question.
std::string cutBefore(const Folder& folder, const std::string& kind) {
    const std::string save = aWholeBattle(folder);
    const Json saved = Json::parse(std::string(readFile(save).value()));
    const auto& tape = saved["tape"];
    std::size_t answers = 0;
    while (answers != tape.size() && tape[answers]["answer"]["kind"] != kind) ++answers;
    EXPECT_NE(answers, tape.size()) << kind;
    std::string cut = folder.file("cut.vallum");
    EXPECT_EQ(run("replay '" + save + "' --to " + std::to_string(answers) + " --branch '" + cut + "'").status,
              0);
    return cut;
}

TEST(HexCli, AdviseNamesPlansWithTheirChancesAndAnswers) {
    const Folder folder;
    const std::string save = cutBefore(folder, "cardChosen");
    const Ran told = run("advise '" + save + "' --answers 200");
    EXPECT_EQ(told.status, 0) << told.text;
    EXPECT_TRUE(has(told.text, "Carthage: Play a command card.\n1. Play ")) << told.text;
    EXPECT_TRUE(has(told.text, "Too few trials to tell who wins.")) << told.text;
    EXPECT_TRUE(has(run("advise '" + save + "' --answers 4000").text, "Wins "));
    EXPECT_TRUE(has(told.text, R"({"kind":"cardChosen","card":)")) << told.text;
    EXPECT_EQ(run("advise '" + save + "' --answers 200").text, told.text) << "the same again";

    const Json json = Json::parse(run("advise '" + save + "' --answers 200 --json").text);
    ASSERT_GE(json["plans"].size(), 2U);
    const double chance = json["plans"][0]["chance"];
    EXPECT_GE(chance, 0);
    EXPECT_LE(chance, 100);
    EXPECT_GT(json["plans"][0]["trials"], 0);
    EXPECT_EQ(json["plans"][0]["answer"]["kind"], "cardChosen");
}

TEST(HexCli, AdviseNeedsAQuestionThatSomebodyDecides) {
    const Folder folder;
    const Ran over = run("advise '" + aWholeBattle(folder) + "'");
    EXPECT_EQ(over.status, 2);
    EXPECT_TRUE(has(over.text, "the battle is over")) << over.text;
    const Ran dealing = run("advise '" + bagradas + "'");
    EXPECT_EQ(dealing.status, 2);
    EXPECT_TRUE(has(dealing.text, "waits only for dice or cards")) << dealing.text;
}

TEST(HexCli, AnalyzeTellsTheCourseTheDecisionsAndTheDice) {
    const Folder folder;
    const std::string save = cutBefore(folder, "closeCombat");
    const Ran told = run("analyze '" + save + "'");
    EXPECT_EQ(told.status, 0) << told.text;
    EXPECT_TRUE(has(told.text, "Chance of Rome to win, at the start of each turn:\n    1 ")) << told.text;
    EXPECT_TRUE(has(told.text, " best, ")) << told.text;
    EXPECT_TRUE(has(told.text, "chances given away ")) << told.text;
    EXPECT_TRUE(has(told.text, ". Dice: ")) << told.text;

    const Json json = Json::parse(run("analyze '" + save + "' --answers 300 --json").text);
    EXPECT_EQ(json["chanceOf"], "red");
    EXPECT_GE(json["course"].size(), 2U);
    EXPECT_EQ(json["seats"].size(), 2U);
    EXPECT_FALSE(json["decisions"].empty());
    EXPECT_FALSE(json["turningPoints"].empty());
}

}  // namespace
}  // namespace vallum
