// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/shell.h"

#include <nlohmann/json.hpp>

/// The computer's advice on a battle.
namespace vallum {
namespace {

using Json = nlohmann::json;

/// A save at red's order, written once for all tests.
std::string atAnOrder(const Folder& folder) {
    const std::string save = folder.file("whole.vallum");
    EXPECT_EQ(run("play " + firstBattle + " --seed 3 --save " + save).status, 0);
    const Json saved = Json::parse(std::string(readFile(save).value()));
    const auto& tape = saved["tape"];
    std::size_t orders = 0;
    std::size_t answers = 0;
    for (std::size_t i = 0; i != tape.size() && orders != 2; ++i) {
        if (tape[i]["answer"]["kind"] != "orderToPlay") continue;
        ++orders;
        answers = i;
    }
    const std::string cut = folder.file("cut.vallum");
    EXPECT_EQ(run("replay " + save + " --to " + std::to_string(answers) + " --branch " + cut).status, 0);
    return cut;
}

TEST(Cli, AdviseNamesPlansWithTheirChancesAndAnswers) {
    const Folder folder;
    const std::string save = atAnOrder(folder);
    const Ran told = run("advise " + save + " --answers 2000");
    EXPECT_EQ(told.status, 0) << told.text;
    EXPECT_TRUE(has(told.text, "1. ")) << told.text;
    EXPECT_TRUE(has(told.text, "Too few trials to tell who wins.")) << told.text;
    EXPECT_TRUE(has(run("advise " + save + " --answers 12000").text, "Wins "));
    EXPECT_TRUE(has(told.text, "{\"kind\":")) << told.text;
    EXPECT_EQ(run("advise " + save + " --answers 2000").text, told.text) << "the same again";

    const Json json = Json::parse(run("advise " + save + " --answers 2000 --json").text);
    ASSERT_GE(json["plans"].size(), 2U);
    const double chance = json["plans"][0]["chance"];
    EXPECT_GE(chance, 0);
    EXPECT_LE(chance, 100);
    EXPECT_GT(json["plans"][0]["trials"], 0);
}

/// A save of a siege just before its first answer of this kind.
std::string ofASiege(const Folder& folder, const std::string& kind) {
    const std::string save = folder.file("siege.vallum");
    EXPECT_EQ(run("play " + root + "/scenarios/breach-at-the-gate.json --seed 3 --save " + save).status, 0);
    const Json saved = Json::parse(std::string(readFile(save).value()));
    const auto& tape = saved["tape"];
    std::size_t answers = 0;
    while (answers != tape.size() && tape[answers]["answer"]["kind"] != kind) ++answers;
    const std::string cut = folder.file(kind + ".vallum");
    EXPECT_EQ(run("replay " + save + " --to " + std::to_string(answers) + " --branch " + cut).status, 0);
    return cut;
}

TEST(Cli, AdviseTriesAShotOfASiegeOftenEnough) {
    const Folder folder;
    const Json json = Json::parse(run("advise " + ofASiege(folder, "shotToMake") + " --json").text);
    ASSERT_GE(json["plans"].size(), 2U);
    for (const Json& plan : json["plans"]) EXPECT_GE(plan["trials"], 6) << plan["plan"];
}

TEST(Cli, AdviseSaysWhatWasNotTriedOut) {
    const Folder folder;
    const Ran told = run("advise " + ofASiege(folder, "yesOrNo"));
    EXPECT_EQ(told.status, 0) << told.text;
    EXPECT_TRUE(has(told.text, "It has not been tried out")) << told.text;
    EXPECT_FALSE(has(told.text, "nothing else to weigh")) << told.text;
}

TEST(Cli, AdviseNeedsAQuestionThatSomebodyDecides) {
    const Folder folder;
    const std::string save = folder.file("b.vallum");
    ASSERT_EQ(run("play " + firstBattle + " --seed 3 --save " + save).status, 0);
    const Ran over = run("advise " + save);
    EXPECT_EQ(over.status, 2);
    EXPECT_TRUE(has(over.text, "the battle is over")) << over.text;
}

TEST(Cli, AnalyzeTellsTheCourseTheDecisionsAndTheDice) {
    const Folder folder;
    const std::string save = folder.file("b.vallum");
    ASSERT_EQ(run("play " + firstBattle + " --seed 3 --save " + save).status, 0);
    const Ran told = run("analyze " + save + " --answers 3000");
    EXPECT_EQ(told.status, 0) << told.text;
    EXPECT_TRUE(has(told.text, "Chance of Rome to win, at the start of each turn:")) << told.text;
    EXPECT_TRUE(has(told.text, "a turning point")) << told.text;
    EXPECT_TRUE(has(told.text, " not tried enough. ")) << told.text << ": three answers a decision";
    EXPECT_TRUE(has(told.text, ". Dice: ")) << told.text;
    EXPECT_TRUE(has(told.text, " of 100 battles go as ")) << told.text;
    EXPECT_TRUE(has(told.text, " decisions judged")) << told.text;

    const Json json = Json::parse(run("analyze " + save + " --answers 3000 --json").text);
    EXPECT_EQ(json["chanceOf"], "red");
    EXPECT_GT(json["course"].size(), 2U);
    EXPECT_EQ(json["seats"].size(), 2U);
    EXPECT_FALSE(json["decisions"].empty());
    EXPECT_GT(json["seats"][0]["untried"], 0);
}

TEST(Cli, PlayersWhoSearchPlayLikeTheOthers) {
    const Folder folder;
    const std::string save = folder.file("b.vallum");
    EXPECT_EQ(run("play " + firstBattle + " --red recruit --blue random --seed 5 --save " + save).status, 0);
    EXPECT_TRUE(has(readFile(save).value(), "\"recruit\""));
    EXPECT_EQ(run("validate " + save).status, 0);
    EXPECT_EQ(run("play " + firstBattle + " --red praetor").status, 1);
}

}  // namespace
}  // namespace vallum
