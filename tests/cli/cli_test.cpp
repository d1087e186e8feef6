// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/shell.h"

#include <sys/stat.h>

namespace vallum {
namespace {

/// The answers of a save and the digests after its steps.
std::string tapeOf(const std::string& save) {
    const std::string text = readFile(save).value();
    return text.substr(text.find("\"tape\""));
}

TEST(Cli, HelpsAndKnowsItsCommands) {
    const Ran help = run("--help");
    EXPECT_EQ(help.status, 0);
    for (const std::string command : {"validate", "play", "replay", "show", "questions", "odds", "threats",
                                      "luck", "advise", "analyze", "trials"}) {
        EXPECT_TRUE(has(help.text, command)) << command;
        EXPECT_EQ(run(command + " --help").status, 0) << command;
    }
    EXPECT_EQ(run("").status, 1);
    EXPECT_EQ(run("dance").status, 1);
    EXPECT_EQ(run("play").status, 1);
    EXPECT_EQ(run("play --red nobody " + firstBattle).status, 1);
    EXPECT_EQ(run("play --green random " + firstBattle).status, 2) << "nobody sits there";
    EXPECT_EQ(run("play --dice 7 " + firstBattle).status, 1);
}

TEST(Cli, NoNameMovesTheTerminal) {
    const std::string file = testing::TempDir() + "names.json";
    const std::string title = "\\u001b[31mBlood\\u009b2J";
    std::string text = readFile(firstBattle).value();
    const std::string name = R"("name": ")";
    text.insert(text.find(name) + name.size(), title);
    ASSERT_TRUE(writeFileSafely(file, text));
    const Ran ran = run("show " + file);
    EXPECT_EQ(ran.status, 0);
    EXPECT_EQ(ran.text.find('\x1b'), std::string::npos);
    EXPECT_EQ(ran.text.find("\xc2\x9b"), std::string::npos);
    EXPECT_NE(ran.text.find("\\u001b[31mBlood\\u009b2J"), std::string::npos) << ran.text;
}

TEST(Cli, EverythingShippedIsValid) {
    std::string files;
    for (const std::string folder : {"/resources/data", "/resources/lessons/hex", "/scenarios"}) {
        for (const auto& entry : fs::recursive_directory_iterator(root + folder)) {
            if (entry.path().extension() == ".json") files += ' ' + entry.path().string();
        }
    }
    const Ran ran = run("validate" + files);
    EXPECT_EQ(ran.status, 0) << ran.text;
    EXPECT_FALSE(has(ran.text, "warning")) << ran.text;
}

TEST(Cli, ValidatesEveryFormat) {
    const std::string data = root + "/resources/data/";
    const Ran ran = run("validate " + firstBattle + " " + data + "deck.json " + data + "generals.json " +
                        data + "armies/celts.json " + data + "preset-armies/celts-1000.json " + data +
                        "tile-sizes.json " + root + "/resources/lessons/first-lesson.json");
    EXPECT_EQ(ran.status, 0) << ran.text;
    EXPECT_TRUE(has(ran.text, "first-battle.json: fine"));
}

TEST(Cli, ValidateSaysWhereAFileIsBad) {
    const Folder folder;
    EXPECT_EQ(run("validate /nowhere.json").status, 2);
    const Ran unknown = run("validate " + folder.file("a.json", R"({"format": "recipe"})"));
    EXPECT_EQ(unknown.status, 2);
    EXPECT_TRUE(has(unknown.text, "at /format: found \"recipe\", expected one of: vallum-roster"))
        << unknown.text;
    std::string text = readFile(firstBattle).value();
    text.replace(text.find("\"x\": 8.3"), 8, "\"x\": 0.3");
    const std::string bad = folder.file("bad.json", text);
    const Ran ran = run("validate " + bad + " " + firstBattle);
    EXPECT_EQ(ran.status, 2);
    EXPECT_TRUE(has(ran.text, bad + ", at /sides/0/units/0/at: found 0.3, 4.1, expected")) << ran.text;
    EXPECT_TRUE(has(ran.text, firstBattle + ": fine")) << "the others are looked at all the same";
}

TEST(Cli, PlaysAScriptAndSaysWhatIsAskedNext) {
    const Folder folder;
    const std::string script = folder.file("s.jsonl", "# red waits\n{\"kind\": \"phaseDone\"}\n");
    const Ran ran = run("play " + firstBattle + " --script " + script);
    EXPECT_EQ(ran.status, 0) << ran.text;
    EXPECT_TRUE(has(ran.text, "Turn 1: Rome.\n"));
    EXPECT_TRUE(has(ran.text, "Rome: Move a unit")) << ran.text;
}

TEST(Cli, AScriptWhoseAnswerIsRefusedEndsWithTheRule) {
    const Folder folder;
    const std::string script =
        folder.file("s.jsonl", "{\"kind\": \"phaseDone\"}\n{\"kind\": \"drawThree\"}\n");
    const Ran ran = run("play " + firstBattle + " --script " + script);
    EXPECT_EQ(ran.status, 3);
    EXPECT_TRUE(has(
        ran.text,
        script + ", answer 2: This is not the decision to make now, or it is not yours to make (ASK-01)."))
        << ran.text;
    EXPECT_EQ(run("play " + firstBattle + " --script " + folder.file("t.jsonl", "dance\n")).status, 2);
    EXPECT_EQ(run("play " + firstBattle + " --script /nowhere").status, 2);
}

TEST(Cli, AsksAndAnswersInJsonLines) {
    const Ran ran = run("play " + firstBattle + " --stdio",
                        "{\"kind\": \"drawThree\"}\ndance\n{\"kind\": \"surrender\"}\n");
    EXPECT_EQ(ran.status, 0);
    EXPECT_TRUE(has(ran.text, R"("seat":1,"question":{"kind":"chooseOrder"}})")) << ran.text;
    EXPECT_TRUE(has(ran.text, R"({"error":"refused","rule":"ASK-01")")) << ran.text;
    EXPECT_TRUE(has(ran.text, R"({"error":"unreadable","place":"line 1, column 1")")) << ran.text;
    EXPECT_TRUE(ran.text.ends_with("{\"over\":true}\n")) << ran.text;
}

TEST(Cli, ASavedBattleIsReplayedShownAndGoneOnWith) {
    const Folder folder;
    const std::string script = folder.file("s.jsonl", "{\"kind\": \"phaseDone\"}\n");
    const std::string save = folder.file("b.json");
    ASSERT_EQ(run("play " + firstBattle + " --seed 4 --script " + script + " --save " + save).status, 0);
    EXPECT_EQ(run("validate " + save).status, 0);
    const Ran replayed = run("replay " + save);
    EXPECT_EQ(replayed.status, 0);
    EXPECT_TRUE(has(replayed.text, "Phase: movement.\n")) << replayed.text;
    EXPECT_FALSE(has(run("replay " + save + " --until 2").text, "Phase: movement."));
    const std::string branch = folder.file("branch.vallum");
    EXPECT_EQ(run("replay " + save + " --to 2 --branch " + branch + " --name 'Another way'").status, 0);
    EXPECT_TRUE(has(readFile(branch).value(), R"("branch": {"name":"Another way","of":)"));
    EXPECT_FALSE(has(run("replay " + branch).text, "Phase: movement."));
    EXPECT_EQ(run("replay " + save + " --branch " + branch).status, 2) << "nothing is overwritten";
    EXPECT_EQ(run("replay " + save + " --name alone").status, 1);
    EXPECT_EQ(run("replay " + save + " --until -3").status, 1);
    EXPECT_TRUE(
        has(run("replay " + save + " --facts").text, "{\"kind\":\"turnBegan\",\"turn\":1,\"active\":1}\n"));
    EXPECT_TRUE(has(run("show " + save).text, "Turn 1, fighting, movement, Rome to play."));
    EXPECT_TRUE(has(run("questions " + save).text, "\"question\":{\"kind\":\"chooseMove\"}}\n"));
    const std::string again = folder.file("again.json");
    const std::string more = folder.file("more.jsonl", "{\"kind\": \"surrender\"}\n");
    const Ran ended = run("play " + save + " --script " + more + " --save " + again);
    EXPECT_TRUE(has(ended.text, "Carthage has won the battle (SET-16")) << ended.text;
    EXPECT_EQ(run("validate " + again).status, 0);
}

TEST(Cli, AReplayThatNoLongerPlaysNamesTheAnswer) {
    const Folder folder;
    const std::string script = folder.file("s.jsonl", "{\"kind\": \"phaseDone\"}\n");
    const std::string save = folder.file("b.json");
    ASSERT_EQ(run("play " + firstBattle + " --script " + script + " --save " + save).status, 0);
    std::string text = readFile(save).value();
    const std::size_t at = text.find("phaseDone");
    ASSERT_NE(at, std::string::npos);
    const Ran ran = run("replay " + folder.file("c.json", text.replace(at, 9, "drawThree")));
    EXPECT_EQ(ran.status, 4);
    EXPECT_TRUE(has(ran.text,
                    "c.json, at /tape/2: found This is not the decision to make now, or it is not yours to "
                    "make (ASK-01)."))
        << ran.text;
    EXPECT_EQ(run("validate " + folder.file("c.json")).status, 2);
}

/// A battle between two computers, cut off in the middle of an answer.
std::string damagedSave(const Folder& folder) {
    const std::string save = folder.file("whole.vallum");
    EXPECT_EQ(run("play " + firstBattle + " --seed 7 --save " + save).status, 0);
    const std::string text = readFile(save).value();
    const std::size_t tape = text.find("\"tape\"");
    return folder.file("cut.vallum", text.substr(0, (tape + text.find("\"marks\"")) / 2));
}

TEST(Cli, ADamagedSaveIsOpenedUpToTheDamage) {
    const Folder folder;
    const std::string cut = damagedSave(folder);
    for (const std::string command : {"show ", "questions ", "luck ", "replay ", "replay --until 3 "}) {
        const Ran ran = run(command + cut);
        EXPECT_EQ(ran.status, 4) << command;
        EXPECT_TRUE(has(ran.text, cut + ": Part of this file is damaged: play goes on from turn "))
            << command << ran.text;
    }
    EXPECT_TRUE(has(run("show " + cut).text, "fighting, ")) << "the battle is far on";
    EXPECT_EQ(run("odds " + cut + " --attacker 0 --defender 99").status, 2);
    EXPECT_EQ(run("validate " + cut).status, 2) << "it is not whole";
    EXPECT_EQ(run("show " + folder.file("nothing.vallum", "{\"format\": \"vallum-battle\"")).status, 2);
}

TEST(Cli, WhatIsWholeOfADamagedSaveIsKeptAsABranchAndGoneOnWith) {
    const Folder folder;
    const std::string cut = damagedSave(folder);
    const Ran refused = run("play " + cut);
    EXPECT_EQ(refused.status, 2);
    EXPECT_TRUE(has(refused.text, "`replay --branch` keeps what is whole")) << refused.text;
    const std::string branch = folder.file("branch.vallum");
    EXPECT_EQ(run("replay " + cut + " --branch " + branch).status, 4);
    EXPECT_EQ(run("validate " + branch).status, 0);
    const std::string again = folder.file("again.vallum");
    EXPECT_EQ(run("play " + branch + " --save " + again).status, 0);
    EXPECT_EQ(tapeOf(again), tapeOf(folder.file("whole.vallum"))) << "the same dice as without the damage";
}

TEST(Cli, ABattleThatIsGoneOnWithComesOutAsIfItHadNotStopped) {
    const Folder folder;
    const std::string whole = folder.file("whole.vallum");
    const std::string more = " --red random --blue greedy --save ";
    ASSERT_EQ(run("play " + firstBattle + " --seed 11" + more + whole).status, 0);
    for (const std::string answers : {"1", "60", "200"}) {
        const std::string half = folder.file("half-" + answers + ".vallum");
        const std::string again = folder.file("again-" + answers + ".vallum");
        ASSERT_EQ(run("replay " + whole + " --until " + answers + " --branch " + half).status, 0);
        ASSERT_EQ(run("play " + half + more + again).status, 0);
        EXPECT_EQ(tapeOf(again), tapeOf(whole)) << answers;
    }
}

/// A battle of a person, who has answered once, against a random player, with seed 5.
std::string begunAgainstRandom(const Folder& folder) {
    const std::string script = folder.file("s.jsonl", "{\"kind\": \"phaseDone\"}\n");
    const std::string save = folder.file("b.vallum");
    EXPECT_EQ(
        run("play " + firstBattle + " --seed 5 --blue random --script " + script + " --save " + save).status,
        0);
    return save;
}

TEST(Cli, ABranchIsPlayedByThoseWhoPlayedUnlessOthersAreNamed) {
    const Folder folder;
    const std::string save = begunAgainstRandom(folder);
    const auto seatsOf = [&](const std::string& name, const std::string& options) {
        const std::string branch = folder.file(name);
        EXPECT_EQ(run("replay " + save + " --to 1 --branch " + branch + options).status, 0);
        const std::string text = readFile(branch).value();
        const std::size_t at = text.find("\"seats\"");
        return text.substr(at, text.find('\n', at) - at);
    };
    EXPECT_TRUE(
        has(seatsOf("same.vallum", ""), R"([{"seat":1,"who":"person"},{"seat":2,"who":"random"}],"seed":5)"));
    EXPECT_TRUE(has(seatsOf("other.vallum", " --red greedy --blue person"),
                    R"([{"seat":1,"who":"greedy"},{"seat":2,"who":"person"}],"seed":5)"));
    EXPECT_EQ(run("replay " + save + " --red person").status, 1) << "there is no branch to play";
}

TEST(Cli, WhoPlaysIsSavedWithTheSeed) {
    const Folder folder;
    const std::string save = begunAgainstRandom(folder);
    const std::string seats =
        R"("seats": {"players":[{"seat":1,"who":"person"},{"seat":2,"who":"random"}],"seed":5})";
    EXPECT_TRUE(has(readFile(save).value(), seats)) << readFile(save).value();
    const std::string again = folder.file("again.vallum");
    ASSERT_EQ(run("play " + save + " --script " + folder.file("s.jsonl") + " --save " + again).status, 0);
    EXPECT_TRUE(has(readFile(again).value(), seats));
    EXPECT_EQ(run("play " + firstBattle + " --seed -1").status, 1);
}

TEST(Cli, ShowsOnlyWhatASeatMaySee) {
    EXPECT_TRUE(has(run("show " + firstBattle).text, "Principes at 10.1, 4.1 facing 0 degrees"));
    EXPECT_TRUE(has(run("show --json " + firstBattle).text, "\"stage\": \"dealing\""));
    EXPECT_EQ(run("show --seat red " + firstBattle).status, 0);
    std::string text = readFile(firstBattle).value();
    for (const auto& [from, to] :
         {std::pair<std::string, std::string>{"\"pointLimit\": 600", "\"pointLimit\": 700"},
          {"\"id\": \"principes\"", "\"id\": \"principes\", \"status\": \"veteran\""}}) {
        ASSERT_TRUE(has(text, from));
        text.replace(text.find(from), from.size(), to);
    }
    const Folder folder;
    EXPECT_TRUE(has(run("show " + folder.file("v.json", text)).text, "facing 0 degrees, veteran"));
    EXPECT_EQ(run("show --seat green " + firstBattle).status, 2) << "nobody sits there";
    EXPECT_EQ(run("show --seat purple " + firstBattle).status, 1);
    EXPECT_EQ(run("show /nowhere").status, 2);
}

TEST(Cli, WritesFactsAndExplanations) {
    const Folder folder;
    const std::string script = folder.file("s.jsonl", "{\"kind\": \"phaseDone\"}\n");
    const std::string facts = folder.file("f.jsonl");
    EXPECT_EQ(run("play " + firstBattle + " --explain --script " + script + " --facts " + facts).status, 0);
    EXPECT_TRUE(has(readFile(facts).value(), "{\"kind\":\"phaseBegan\",\"phase\":\"movement\"}\n"));
    EXPECT_EQ(run("play " + firstBattle + " --script " + script + " --facts /nowhere/f").status, 2);
    EXPECT_EQ(run("play " + firstBattle + " --script " + script + " --save /nowhere/b").status, 2);
}

TEST(Cli, OddsAreForUnitsThatCanFight) {
    const auto refused = [](const std::string& units) { return run("odds " + firstBattle + units); };
    const Ran unarmed = refused(" --attacker 0 --defender 9");
    EXPECT_EQ(unarmed.status, 3);
    EXPECT_TRUE(has(unarmed.text, "it has nothing to shoot with (RNG-01).")) << unarmed.text;
    EXPECT_TRUE(
        has(refused(" --attacker 6 --defender 0").text, "Target an enemy unit on the table (RNG-10)."));
    EXPECT_TRUE(has(refused(" --attacker 6 --defender 13").text, "The target is out of range (RNG-12)."));
    EXPECT_EQ(refused(" --attacker 0 --defender 99").status, 2);
    EXPECT_EQ(refused("").status, 1);
}

TEST(Cli, ThreatsAreListedTheWorstFirst) {
    const Folder folder;
    std::string text = readFile(firstBattle).value();
    EXPECT_TRUE(has(run("threats " + firstBattle + " --unit 0").text, "No known enemy can attack"));
    const std::string far = "\"x\": 11, \"y\": 12.1";
    text.replace(text.find(far), far.size(), "\"x\": 11, \"y\": 7.5");
    const Ran near = run("threats " + folder.file("near.json", text) + " --unit 13");
    EXPECT_EQ(near.status, 0);
    EXPECT_TRUE(has(near.text, "Threats to Lonchophoroi in the enemy's next turn, without events:\n"))
        << near.text;
    EXPECT_TRUE(has(near.text, ", charge from the right flank: ")) << near.text;
    EXPECT_EQ(run("threats " + firstBattle + " --unit 99").status, 2);
    const Ran all = run("threats " + folder.file("near.json"));
    EXPECT_TRUE(has(all.text, near.text)) << "among those to every unit";
    EXPECT_EQ(run("threats " + firstBattle).text, "") << "nobody is near anybody";
    const Ran json = run("threats " + folder.file("near.json") + " --unit 13 --json");
    EXPECT_TRUE(has(json.text, R"("kind": "charge",
      "side": "right")"))
        << json.text;
    EXPECT_EQ(run("threats " + firstBattle + " --hex 1,1").status, 1) << "there are no hexes";
}

TEST(Cli, OddsOfAShotAreForBothUnits) {
    const Folder folder;
    std::string text = readFile(firstBattle).value();
    const std::string far = "\"x\": 11, \"y\": 12.1";
    text.replace(text.find(far), far.size(), "\"x\": 11, \"y\": 7.5");
    const Ran shot = run("odds " + folder.file("near.json", text) + " --attacker 6 --defender 13");
    EXPECT_EQ(shot.status, 0);
    EXPECT_TRUE(has(shot.text, "Ranged attack, without events:\n  Sagittarii: 0 wounds")) << shot.text;
    EXPECT_TRUE(has(shot.text, "  Lonchophoroi: 1.67 wounds"))
        << shot.text << "4 dice, a hit with 4, a wound with 2";
}

TEST(Cli, DiceOfOnesOwnTableAreAskedFor) {
    const Ran ran = run("play " + firstBattle + " --seed 7 --dice typed", "0\n1 2 3 4 5 6 1 2 3\n");
    EXPECT_EQ(ran.status, 0) << "whoever leaves leaves the battle as it is";
    EXPECT_TRUE(has(ran.text, "Roll ")) << ran.text;
    EXPECT_TRUE(has(ran.text, " or more counts")) << ran.text;
    EXPECT_TRUE(has(ran.text, "each from 1 to 6 (ASK-02).")) << ran.text;
    EXPECT_TRUE(has(ran.text, "Chance: Roll ")) << ran.text;
    EXPECT_EQ(run("play " + firstBattle + " --dice typed,7").status, 1);
    const Ran lines =
        run("play " + firstBattle + " --seed 7 --stdio --red greedy --blue greedy --dice typed");
    EXPECT_TRUE(has(lines.text, "\"kind\":\"rollDice\"")) << lines.text;
}

TEST(Cli, LuckIsTheDiceAgainstWhatWasToBeExpected) {
    const Folder folder;
    const std::string save = folder.file("b.vallum");
    ASSERT_EQ(run("play " + firstBattle + " --seed 7 --save " + save).status, 0);
    const Ran luck = run("luck " + save);
    EXPECT_EQ(luck.status, 0);
    EXPECT_TRUE(has(luck.text, "Rome: As ")) << luck.text;
    EXPECT_TRUE(has(luck.text, " rolls  expected    actual   as bad or worse")) << luck.text;
    EXPECT_TRUE(has(luck.text, "checks passed")) << luck.text;
    EXPECT_TRUE(has(run("luck " + firstBattle).text, "Rome: No dice yet")) << "nothing has been rolled";
}

TEST(Cli, MissingResourcesAreNamed) {
    setenv("VALLUM_RESOURCES", "/nowhere", 1);
    const Ran ran = run("validate " + firstBattle);
    unsetenv("VALLUM_RESOURCES");
    EXPECT_EQ(ran.status, 2);
    EXPECT_TRUE(has(ran.text, "/nowhere")) << ran.text;
}

/// Both once crashed the program: the computer's plan was no longer legal when it was asked.
TEST(Cli, ComputersFightEveryBattleToItsEnd) {
    for (const std::string battle :
         {"breach-at-the-gate.json --seed 125", "watchtower-raid.json --seed 245"}) {
        const Ran ran = run("play " + root + "/scenarios/" + battle);
        EXPECT_EQ(ran.status, 0) << battle;
        EXPECT_FALSE(has(ran.text, "was refused")) << battle;
        EXPECT_TRUE(has(ran.text, " has won the battle ")) << battle;
    }
}

TEST(Cli, AnAnswerAboutWhatIsNotThereIsRefusedBesideStructures) {
    const std::string siege = root + "/scenarios/breach-at-the-gate.json";
    const std::string done = "{\"kind\": \"phaseDone\"}\n";
    for (const std::string target : {"-1", "999"}) {
        const std::string charge =
            R"({"kind":"move","unit":0,"gait":"regular","before":[],"path":[{"kind":"advance","distance":2}],)"
            R"("after":[],"charge":{"target":)" +
            target + R"(,"side":null,"wrapLeft":0,"wrapRight":0}})";
        const Ran ran = run("play " + siege + " --stdio", done + charge + "\n");
        EXPECT_EQ(ran.status, 0) << ran.text;
        EXPECT_TRUE(has(ran.text, R"("rule":"ASK-01","detail":"there is no unit )" + target)) << ran.text;
    }
}

TEST(Cli, ALetterBehindANumberIsAnErrorLine) {
    const Ran ran =
        run("play " + firstBattle + " --stdio", "-\303\251\n1e\303\251\n{\"kind\": \"surrender\"}\n");
    EXPECT_EQ(ran.status, 0) << ran.text;
    EXPECT_TRUE(has(ran.text, R"("error":"unreadable","place":"line 1, column 2")")) << ran.text;
    EXPECT_TRUE(ran.text.ends_with("{\"over\":true}\n")) << ran.text;
}

TEST(Cli, WhoeverIsToldThroughLinesFindsTheBattleKept) {
    const Folder folder;
    const std::string save = folder.file("b.vallum");
    const Ran ran = run("play " + firstBattle + " --stdio --save " + save + " --facts /dev/full",
                        "{\"kind\": \"phaseDone\"}\n");
    EXPECT_EQ(ran.status, 2) << "the facts are not whole";
    EXPECT_TRUE(has(ran.text, "/dev/full, at the top: found No space left on device")) << ran.text;
    EXPECT_TRUE(has(readFile(save).value(), "phaseDone"));
    const Ran none = run("play " + firstBattle + " --stdio --save /nowhere/b", "{\"kind\": \"phaseDone\"}\n");
    EXPECT_EQ(none.status, 2);
    EXPECT_FALSE(has(none.text, "chooseOrder")) << "before anybody has been asked in vain";
}

TEST(Cli, AFullStandardOutputIsTold) {
    const Folder folder;
    const std::string told = folder.file("told");
    for (const std::string& command : {"show " + firstBattle, "play " + firstBattle + " --seed 7",
                                       "validate " + firstBattle, std::string("--help")}) {
        const Ran ran =
            run(command + " >/dev/full 2>" + told + "; status=$?; cat " + told + "; exit $status #");
        EXPECT_EQ(ran.status, 2) << command;
        EXPECT_TRUE(has(ran.text, "standard output could not be written in full")) << command << ran.text;
    }
}

TEST(Cli, WhatIsReadIsNotWrittenOver) {
    const Folder folder;
    const std::string battle = folder.file("battle.json", readFile(firstBattle).value());
    const std::string script = folder.file("s.jsonl", "{\"kind\": \"phaseDone\"}\n");
    fs::create_symlink(battle, folder.path / "link");
    for (const std::string& options :
         {" --save " + battle, " --facts " + battle, " --save " + folder.file("link"),
          " --script " + script + " --facts " + script, std::string(" --save ''"), std::string(" --facts ''"),
          " --save " + folder.file("x") + " --facts " + folder.file("x")}) {
        const Ran ran = run("play " + battle + options);
        EXPECT_EQ(ran.status, 2) << options << ran.text;
        EXPECT_TRUE(has(ran.text, "--save") || has(ran.text, "--facts")) << options << ran.text;
        EXPECT_FALSE(has(ran.text, "Turn 1")) << options;
    }
    EXPECT_EQ(readFile(battle).value(), readFile(firstBattle).value());
    EXPECT_EQ(readFile(script).value(), "{\"kind\": \"phaseDone\"}\n");
}

TEST(Cli, ValidateSaysWhereTheSpellingIsWrong) {
    const Folder folder;
    const std::string comma = folder.file("a.json", "{\"format\": \"vallum-battle\",\n \"x\" 5}");
    EXPECT_TRUE(
        has(run("validate " + comma).text, comma + ", at line 2, column 6: found \"5\", expected ':'"));
    const Ran other = run("validate " + folder.file("b.txt", "hello"));
    EXPECT_EQ(other.status, 2);
    EXPECT_TRUE(has(other.text, "expected a Vallum battle or data file, and this is neither")) << other.text;
}

TEST(Cli, AFortressThatCannotBeBuiltIsNotFine) {
    const Folder folder;
    const std::string open =
        folder.file("open.json", R"({"format": "vallum-fortress", "version": 1, "id": "open",
        "title": "Open", "material": "wood",
        "sections": [{"kind": "wall", "at": {"x": 10, "y": 10, "heading": 0}}]})");
    const Ran ran = run("validate " + open);
    EXPECT_EQ(ran.status, 2);
    EXPECT_TRUE(has(ran.text, "expected a fortress that can be built")) << ran.text;
}

TEST(Cli, OnlyFilesThatHaveAnEndAreRead) {
    const Folder folder;
    const std::string pipe = folder.file("pipe");
    ASSERT_EQ(::mkfifo(pipe.c_str(), 0600), 0);
    for (const std::string command : {"validate ", "show ", "play ", "replay "}) {
        for (const std::string& path : {pipe, std::string("/dev/zero")})
            EXPECT_EQ(run(command + path).status, 2) << command << path;
    }
    std::string text = readFile(firstBattle).value();
    const std::string title = "\"title\": \"";
    text.insert(text.find(title) + title.size(), std::string(10'000'000, 'x'));
    const Ran ran = run("validate " + folder.file("long.json", text));
    EXPECT_EQ(ran.status, 2);
    EXPECT_TRUE(has(ran.text, "at /title: found a text of 10000")) << ran.text.substr(0, 300);
    EXPECT_LT(ran.text.size(), 300U);
}

/// Data added by users.
TEST(Cli, AFortressThatCannotBeReadStopsNothingElse) {
    const Folder folder;
    fs::copy(root + "/resources", folder.path / "resources", fs::copy_options::recursive);
    const std::string broken = folder.file("resources/fortresses/broken.json", "{");
    setenv("VALLUM_RESOURCES", folder.file("resources").c_str(), 1);
    const Ran ran = run("show " + firstBattle);
    unsetenv("VALLUM_RESOURCES");
    EXPECT_EQ(ran.status, 0) << ran.text;
    EXPECT_TRUE(has(ran.text, "warning: " + broken + ", at line 1, column 2")) << ran.text;
}

}  // namespace
}  // namespace vallum
