// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/shell.h"

/// Hex battles in every command that takes a battle.
namespace vallum {
namespace {

const std::string telamon = root + "/scenarios/hex/telamon.json";
std::string textIn(const std::string& path) { return readFile(path).value(); }

TEST(HexCli, ABattleIsPlayedSavedAndToldAgain) {
    const Folder folder;
    const std::string save = folder.file("t.vallum");
    const Ran played = run("play '" + telamon + "' --seed 3 --save '" + save + "'");
    EXPECT_EQ(played.status, 0);
    EXPECT_TRUE(has(played.text, "Turn 1: Gaul.\nGaul plays ")) << played.text.substr(0, 200);
    EXPECT_TRUE(has(played.text, " has won the battle (HEX-11 ")) << played.text;
    EXPECT_EQ(run("validate '" + save + "'").status, 0);
    EXPECT_EQ(run("replay '" + save + "'").text, played.text);
    const Ran explained = run("replay '" + save + "' --explain");
    EXPECT_TRUE(has(explained.text, "\n    Dice: ")) << "with where the numbers come from";
    const Ran result = run("play '" + telamon + "' --seed 3 --result");
    EXPECT_TRUE(has(result.text, R"("over":true,"winner":"blue","reason":"HEX-11")")) << result.text;
}

TEST(HexCli, LuckIsTheDiceAgainstWhatWasToBeExpected) {
    const Folder folder;
    const std::string save = folder.file("t.vallum");
    ASSERT_EQ(run("play '" + telamon + "' --seed 3 --save '" + save + "'").status, 0);
    const Ran luck = run("luck '" + save + "'");
    EXPECT_EQ(luck.status, 0);
    for (const std::string side : {"Rome", "Gaul"}) EXPECT_TRUE(has(luck.text, side + ": As ")) << luck.text;
    EXPECT_TRUE(has(luck.text, "\n  hits in close combat ")) << luck.text;
    EXPECT_TRUE(has(luck.text, " rolls  expected    actual   as bad or worse")) << luck.text;
    EXPECT_TRUE(has(luck.text, "  light  medium  heavy  leader  flag  swords\n")) << luck.text;
    EXPECT_TRUE(has(run("luck '" + telamon + "'").text, "Rome: No dice yet")) << "nothing has been rolled";
}

TEST(HexCli, ABranchGoesItsOwnWay) {
    const Folder folder;
    const std::string save = folder.file("t.vallum");
    const std::string branch = folder.file("b.vallum");
    run("play '" + telamon + "' --seed 3 --save '" + save + "'");
    const Ran kept =
        run("replay '" + save + "' --to 60 --branch '" + branch + "' --red random --name 'Another way'");
    EXPECT_EQ(kept.status, 0) << kept.text;
    EXPECT_TRUE(has(textIn(branch), "Another way"));
    EXPECT_TRUE(has(run("play '" + branch + "' --seed 9").text, " has won the battle "));
}

TEST(HexCli, TheBoardIsShownAsASeatSeesIt) {
    const Folder folder;
    const std::string script = folder.file("s.jsonl", "# nobody has an answer\n");
    const std::string save = folder.file("t.vallum");
    const Ran waiting = run("play '" + telamon + "' --script '" + script + "' --save '" + save + "'");
    EXPECT_EQ(waiting.status, 0) << waiting.text;
    EXPECT_TRUE(has(waiting.text, "Gaul: Play a command card.\n")) << waiting.text;
    const Ran shown = run("show '" + save + "' --seat red");
    EXPECT_EQ(shown.status, 0);
    EXPECT_TRUE(has(shown.text, "Turn 1, card, Gaul to play.")) << shown.text;
    EXPECT_TRUE(has(shown.text, "Gaul, bottom, 0 of 7 banners:\n  hand: 5 cards\n")) << shown.text;
    EXPECT_TRUE(has(shown.text, ".hi4")) << "small letters for the top side";
    EXPECT_TRUE(has(shown.text, ".WA4*")) << "a unit with a leader";
    EXPECT_TRUE(has(shown.text, "  leader Papus at (1,6)")) << shown.text;
    EXPECT_FALSE(
        has(run("show '" + save + "' --seat blue").text, "Gaul, bottom, 0 of 7 banners:\n  hand: 5"));
    EXPECT_TRUE(has(run("show '" + save + "' --json").text, "\"phase\": \"command\""));
    EXPECT_NE(run("show '" + save + "' --seat green").status, 0) << "nobody sits there";
    EXPECT_TRUE(has(run("questions '" + save + "'").text, R"({"kind":"cardChosen","card":)"));
}

TEST(HexCli, AProgramPlaysAlongAndIsRefusedWithTheRule) {
    const Ran asked = run("play '" + telamon + "' --blue stdio --seed 3", R"({"kind":"done"})");
    EXPECT_EQ(asked.status, 0);
    EXPECT_TRUE(has(asked.text, R"("question":{"kind":"chooseCard"})")) << asked.text;
    EXPECT_TRUE(has(asked.text, R"("rule":"ASK-01")")) << asked.text;
}

/// The computer of Gaul has played its turn before.
TEST(HexCli, AProgramThatIsAskedFindsTheSameQuestionInTheSave) {
    const Folder folder;
    const std::string save = folder.file("t.vallum");
    const Ran asked = run("play '" + telamon + "' --stdio --blue greedy --seed 3 --save '" + save + "'");
    ASSERT_TRUE(has(asked.text, R"("seat":1,"question")")) << asked.text;
    EXPECT_EQ(run("questions '" + save + "'").text.substr(0, asked.text.size()), asked.text);
}

TEST(HexCli, DiceThatAPersonRollsAreAskedFor) {
    const Ran asked = run("play '" + telamon + "' --seed 3 --dice typed");
    EXPECT_TRUE(has(asked.text, "1 light, 2 medium, 3 heavy, 4 leader, 5 flag, 6 swords")) << asked.text;
}

TEST(HexCli, AFightIsForetold) {
    const Ran far = run("odds '" + telamon + "' --attacker 12 --defender 0");
    EXPECT_EQ(far.status, 3);
    EXPECT_TRUE(has(far.text, "(HEX-30)")) << far.text;
    EXPECT_NE(run("odds '" + telamon + "' --attacker 99 --defender 0").status, 0);
    EXPECT_TRUE(has(run("odds '" + telamon + "' --attacker 0 --defender 1").text, "(HEX-36)"));
}

/// Celtic warriors next to Roman medium infantry.
TEST(HexCli, ACloseCombatIsForetoldWithItsAnswer) {
    const Folder folder;
    std::string text = textIn(telamon);
    const std::string warriors = R"("type": "warriors", "at": [6, 4])";
    ASSERT_TRUE(has(text, warriors));
    text.replace(text.find(warriors), warriors.size(), R"("type": "warriors", "at": [2, 3])");
    const Ran near = run("odds '" + folder.file("near.json", text) + "' --attacker 12 --defender 2");
    EXPECT_EQ(near.status, 0) << near.text;
    EXPECT_TRUE(has(near.text, "Close combat, if the defender stands:\n  WA 1, 4 dice: ")) << near.text;
    EXPECT_TRUE(has(near.text, "  MI 1 battling back, ")) << near.text;
}

TEST(HexCli, ThreatsAreToldOfAUnitAHexAndEverybody) {
    const Folder folder;
    std::string text = textIn(telamon);
    const std::string warriors = R"("type": "warriors", "at": [6, 4])";
    ASSERT_TRUE(has(text, warriors));
    text.replace(text.find(warriors), warriors.size(), R"("type": "warriors", "at": [3, 4])");
    const std::string near = "'" + folder.file("near.json", text) + "'";
    EXPECT_EQ(run("threats '" + telamon + "' --unit 3").text, "No enemy can attack MI 2 next turn.\n");
    const Ran unit = run("threats " + near + " --unit 3");
    EXPECT_EQ(unit.status, 0) << unit.text;
    EXPECT_TRUE(has(unit.text,
                    "Threats to MI 2 in the enemy's next turn, if it orders them, without cards:\n"
                    "  WA 1, close combat after moving 1 hex, 4 dice: "))
        << unit.text;
    const Ran attacker = run("threats " + near + " --unit 12");
    EXPECT_TRUE(has(attacker.text, "It can attack in its own next turn:\n  ")) << attacker.text;
    const Ran all = run("threats " + near);
    EXPECT_TRUE(has(all.text, unit.text.substr(0, unit.text.find("It can attack")))) << all.text;
    EXPECT_TRUE(has(run("threats '" + root + "/scenarios/hex/himera.json'").text, "    if it evades: "));
    const Ran hex = run("threats " + near + " --hex 4,4");
    EXPECT_TRUE(has(hex.text, "Threats to a piece at (4,4) in the enemy's next turn")) << hex.text;
    EXPECT_EQ(run("threats " + near + " --hex 4,40").status, 2);
    EXPECT_EQ(run("threats " + near + " --unit 99").status, 2);
    EXPECT_EQ(run("threats " + near + " --unit 1 --hex 4,4").status, 1);
    const Ran json = run("threats " + near + " --unit 3 --json");
    for (const std::string part : {R"("threats": [)", R"("attacks": [)", R"("kind": "closeCombat")",
                                   R"("dice": 4)", R"("drivenOff": 0.)", R"("column": 4)"})
        EXPECT_TRUE(has(json.text, part)) << part << json.text;
}

/// HXT-46
TEST(HexCli, ADefenderOnAWallIsForetoldToStrikeFirst) {
    const Folder folder;
    std::string text = textIn(root + "/scenarios/hex/saguntum.json");
    const std::string infantry = R"("type": "heavy-infantry", "at": [6, 5])";
    ASSERT_TRUE(has(text, infantry)) << "the attackers";
    text.replace(text.find(infantry), infantry.size(), R"("type": "heavy-infantry", "at": [3, 4])");
    const std::string file = folder.file("near.json", text);
    const Ran odds = run("odds '" + file + "' --attacker 13 --defender 2");
    EXPECT_EQ(odds.status, 0) << odds.text;
    EXPECT_TRUE(has(odds.text, " striking first from the wall, 2 dice: ")) << odds.text;
    EXPECT_TRUE(has(odds.text, " after that, ")) << odds.text;
    EXPECT_FALSE(has(odds.text, "battling back")) << odds.text;
}

TEST(HexCli, FilesOfHexBattlesAreChecked) {
    const Folder folder;
    for (const std::string name : {"units", "terrain", "deck"}) {
        EXPECT_EQ(run("validate '" + root + "/resources/data/hex/" + name + ".json'").status, 0) << name;
    }
    EXPECT_EQ(run("validate '" + telamon + "'").status, 0);
    EXPECT_EQ(run("validate '" + root + "/resources/lessons/hex/first-command.json'").status, 0);
    const std::string other = folder.file("other.json", textIn(telamon));
    const Ran named = run("validate '" + other + "'");
    EXPECT_EQ(named.status, 2);
    EXPECT_TRUE(has(named.text, "/id")) << named.text;
    const Ran torn = run("validate '" + folder.file("torn.json", textIn(telamon).substr(0, 900)) + "'");
    EXPECT_EQ(torn.status, 2);
}

}  // namespace
}  // namespace vallum
