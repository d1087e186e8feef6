// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/shell.h"

#include <map>
#include <sstream>

namespace vallum {
namespace {

const std::string camp = root + "/scenarios/field-camp.json";
const std::string breach = root + "/scenarios/breach-at-the-gate.json";
const std::string small = "trials " + firstBattle + " " + camp + " --player random --seed 4 --battles ";

std::map<std::string, std::string> filesIn(const std::string& folder) {
    std::map<std::string, std::string> texts;
    for (const std::string name :
         {"plan.json", "journal", "battles.csv", "units.csv", "sections.csv", "summary.json", "report.html"})
        texts[name] = readFile(fs::path(folder) / name).value_or("no such file");
    return texts;
}
/// The fields of a row whose first columns contain no commas.
std::vector<std::string> fieldsOf(const std::string& row) {
    std::vector<std::string> fields;
    std::istringstream parts(row);
    for (std::string part; std::getline(parts, part, ',');) fields.push_back(part);
    return fields;
}
std::vector<std::string> rowsIn(const std::string& folder) {
    std::istringstream lines(readFile(fs::path(folder) / "battles.csv").value());
    std::vector<std::string> rows;
    for (std::string line; std::getline(lines, line);) rows.push_back(line);
    rows.erase(rows.begin());
    return rows;
}

TEST(CliTrials, SaysWhatItFound) {
    const Folder folder;
    const std::string out = folder.file("out");
    const Ran ran = run(small + "10 --threads 2 --out " + out);
    EXPECT_EQ(ran.status, 0) << ran.text;
    EXPECT_TRUE(has(ran.text, "Fewer than 30 battles of each are too few to compare.")) << ran.text;
    EXPECT_TRUE(has(ran.text, " battles won by Rome ("));
    EXPECT_TRUE(has(ran.text, "All 10 battles of each were fought, as planned."));
    EXPECT_EQ(rowsIn(out).size(), 40U);
    const Ran checked = shell("/usr/bin/python3 -B " + root + "/tools/check-schemas " + out + "/plan.json " +
                              out + "/summary.json " + out + "/speed.json");
    EXPECT_EQ(checked.status, 0) << checked.text;
    EXPECT_TRUE(has(checked.text, "3 files were checked")) << checked.text;
    const std::string other = folder.file("other");
    EXPECT_EQ(run(small + "10 --threads 1 --out " + other).status, 0);
    EXPECT_EQ(filesIn(other), filesIn(out));
}

TEST(CliTrials, ComesOutTheSameHoweverOftenItIsKilled) {
    const Folder folder;
    const std::string whole = folder.file("whole");
    ASSERT_EQ(run(small + "60 --out " + whole).status, 0);
    const std::string torn = folder.file("torn");
    const std::string begin = small + "60 --out " + torn;
    const std::string goOn = "trials --resume " + torn;
    int killed = 0;
    for (const char* seconds : {"0.35", "0.3", "0.42", "0.31", "0.38", "0.33"}) {
        const std::string& command = fs::exists(torn + "/plan.json") ? goOn : begin;
        if (!fs::exists(torn + "/plan.json")) fs::remove_all(torn);
        const Ran ran = shell(std::string("timeout -s KILL ") + seconds + " '" VALLUM_CLI "' " + command);
        killed += ran.status == 0 ? 0 : 1;
    }
    EXPECT_GE(killed, 1);
    const Ran last = run(fs::exists(torn + "/plan.json") ? goOn + " --threads 3" : begin);
    EXPECT_EQ(last.status, 0) << last.text;
    EXPECT_EQ(filesIn(torn), filesIn(whole));
}

TEST(CliTrials, ComesOutTheSameOnAnyNumberOfRanks) {
    const std::string mpirun = VALLUM_MPIEXEC;
    if (mpirun.empty()) GTEST_SKIP() << "built without Open MPI";
    const Folder folder;
    const std::string alone = folder.file("alone");
    ASSERT_EQ(run(small + "40 --out " + alone).status, 0);
    for (const char* ranks : {"2 --threads 2", "4 --threads 1"}) {
        const std::string many = folder.file("many");
        const std::string number(ranks, 1);
        const Ran ran = shell("OMPI_ALLOW_RUN_AS_ROOT=1 OMPI_ALLOW_RUN_AS_ROOT_CONFIRM=1 '" + mpirun +
                              "' --oversubscribe -n " + number + " '" VALLUM_CLI "' " + small + "40" +
                              std::string(ranks).substr(1) + " --out " + many);
        EXPECT_EQ(ran.status, 0) << ran.text;
        EXPECT_EQ(filesIn(many), filesIn(alone)) << ranks;
        fs::remove_all(many);
    }
}

TEST(CliTrials, AnInterruptLeavesAReport) {
    const Folder folder;
    const std::string out = folder.file("out");
    // Without --foreground the signal arrives twice, and the second one ends the program at once.
    const Ran ran = shell("timeout --foreground -s INT 1 '" VALLUM_CLI "' " + small + "100000 --out " + out);
    EXPECT_TRUE(has(ran.text, "Stopped early; the battles fought count. Go on with --resume " + out))
        << ran.text;
    EXPECT_TRUE(has(readFile(out + "/summary.json").value(), "\"ended\": \"stopped\""));
    EXPECT_TRUE(has(readFile(out + "/report.html").value(), "</html>"));
    const Ran other = run("trials " + firstBattle + " " + camp +
                          " --player random --seed 5 --battles 100000 --resume " + out);
    EXPECT_EQ(other.status, 2);
    EXPECT_TRUE(has(other.text, "out/plan.json, at /seed: found 5, expected 4")) << other.text;
}

TEST(CliTrials, RanksAtTwoLevelsOfPlayerUnlessToldOtherwise) {
    const Folder folder;
    const std::string out = folder.file("out");
    const std::string begin = "trials " + firstBattle + " " + camp + " --battles 4 --seed 4";
    const Ran ran = run(begin + " --threads 2 --out " + out);
    EXPECT_EQ(ran.status, 0) << ran.text;
    EXPECT_TRUE(has(ran.text, "All battles take ")) << ran.text;
    EXPECT_TRUE(has(ran.text, "Between recruits (1 battle of each):\n“first-battle (recruit)”: "))
        << ran.text;
    EXPECT_EQ(rowsIn(out).size(), 20U);
    const Ran checked = shell("/usr/bin/python3 -B " + root + "/tools/check-schemas " + out + "/plan.json " +
                              out + "/summary.json " + out + "/speed.json");
    EXPECT_EQ(checked.status, 0) << checked.text;
    EXPECT_EQ(run(begin + " --resume " + out).status, 0);
    EXPECT_EQ(run("trials --open " + out + " 0 --cell 3").status, 0);
    const Ran beyond = run("trials --open " + out + " 1 --cell 3");
    EXPECT_EQ(beyond.status, 2);
    EXPECT_TRUE(has(beyond.text, "Cell 3 has battles 0 to 0.")) << beyond.text;
    const std::string other = folder.file("other");
    EXPECT_EQ(run("trials " + out + "/plan.json --threads 1 --out " + other).status, 0);
    EXPECT_EQ(filesIn(other), filesIn(out)) << "the plan of a folder gives the same again";
    const std::string one = folder.file("one");
    EXPECT_FALSE(has(run(begin + " --one-level --out " + one).text, "recruit"));
    EXPECT_EQ(rowsIn(one).size(), 16U);
    EXPECT_EQ(run(begin + " --resume " + one).status, 0) << "a folder of an earlier version has one level";
    EXPECT_EQ(run(begin + " --one-level --resume " + out).status, 2);
}

TEST(CliTrials, RefusesOtherDataAndAFolderInUse) {
    const Folder folder;
    const std::string mine = folder.file("mine.json", readFile(firstBattle).value());
    const std::string out = folder.file("out");
    const std::string begin = "trials " + mine + " --player random --battles 3";
    ASSERT_EQ(run(begin + " --out " + out).status, 0);
    EXPECT_EQ(run(begin + " --resume " + out).status, 0);
    std::string text = readFile(mine).value();
    text.replace(text.find("\"x\": 8.3"), 8, "\"x\": 8.4");
    ASSERT_TRUE(writeFileSafely(mine, text));
    const Ran other = run(begin + " --resume " + out);
    EXPECT_EQ(other.status, 2);
    EXPECT_TRUE(has(other.text, "/at/x: found 8.4, expected 8.3")) << other.text;
    ASSERT_TRUE(writeFileSafely(mine, "\n" + readFile(firstBattle).value()));
    EXPECT_EQ(run(begin + " --resume " + out).status, 0) << "it means the same";
    const Ran again = run(begin + " --out " + out);
    EXPECT_EQ(again.status, 2);
    EXPECT_TRUE(has(again.text, out + " is not empty; choose another, or --resume it.")) << again.text;
    const Ran locked = shell("flock " + out + "/lock '" VALLUM_CLI "' trials --resume " + out);
    EXPECT_EQ(locked.status, 2);
    EXPECT_TRUE(has(locked.text, "another trial at work in it")) << locked.text;
}

TEST(CliTrials, AFullDiskLosesNothing) {
    const Folder folder;
    const std::string out = folder.file("out");
    const Ran ran = shell("trap '' XFSZ; ulimit -f 20; '" VALLUM_CLI "' " + small + "40 --out " + out);
    EXPECT_EQ(ran.status, 2);
    EXPECT_TRUE(has(ran.text, "Nothing is lost: allow larger files, then --resume " + out)) << ran.text;
    EXPECT_EQ(run("trials --resume " + out).status, 0);
    const std::string whole = folder.file("whole");
    EXPECT_EQ(run(small + "40 --out " + whole).status, 0);
    EXPECT_EQ(filesIn(out), filesIn(whole));
}

TEST(CliTrials, ExplainsTheDecisionsOfThoseWhoSearch) {
    const Folder folder;
    const std::string out = folder.file("out");
    const std::string trial = "trials " + root + "/scenarios/hex/telamon.json --player ";
    ASSERT_EQ(run(trial + "centurion --battles 1 --explain --out " + out).status, 0);
    const std::string lines = readFile(fs::path(out) / "explain.jsonl").value_or("");
    EXPECT_TRUE(has(lines, "{\"battle\":0,\"cell\":0,\"chosen\":\"")) << lines.substr(0, 500);
    EXPECT_TRUE(has(lines, "\"tipped\":[{\"what\":\"")) << lines.substr(0, 500);
    EXPECT_EQ(run("trials --resume " + out).status, 0) << "which explains by itself";
    EXPECT_EQ(readFile(fs::path(out) / "explain.jsonl").value_or(""), lines);
    const Ran checked = shell("/usr/bin/python3 -B " + root + "/tools/check-schemas " + out + "/plan.json");
    EXPECT_EQ(checked.status, 0) << checked.text;

    const std::string silent = folder.file("silent");
    ASSERT_EQ(run(trial + "greedy --battles 1 --out " + silent).status, 0);
    const Ran late = run("trials --resume " + silent + " --explain");
    EXPECT_EQ(late.status, 2);
    EXPECT_TRUE(has(late.text, "/explain")) << late.text;
}

TEST(CliTrials, AWrongCallIsRefused) {
    const Folder folder;
    EXPECT_EQ(run("trials " + firstBattle).status, 1);
    EXPECT_EQ(run("trials --out " + folder.file("out")).status, 1);
    EXPECT_EQ(run("trials " + firstBattle + " --out a --resume b").status, 1);
    EXPECT_EQ(run("trials " + firstBattle + " --battles 0 --out a").status, 1);
    EXPECT_EQ(run("trials --open x").status, 1);
    EXPECT_EQ(run("trials " + firstBattle + " --cell 1 --out a").status, 1);
    const Ran changed = run("trials --resume a --seed 9 --stop fixed");
    EXPECT_EQ(changed.status, 1);
    EXPECT_EQ(changed.text, "--resume goes on as the plan in the folder says; leave out --seed, --stop.\n");
    const Ran missing = run("trials nowhere.json --out " + folder.file("out"));
    EXPECT_EQ(missing.status, 2);
    EXPECT_TRUE(has(missing.text, "nowhere.json, at the top: found No such file"));
    EXPECT_FALSE(fs::exists(folder.file("out")));
    EXPECT_EQ(run("trials --resume " + folder.file("none")).status, 2);
    const Ran alone = run("trials " + firstBattle + " --stop \"difference 5\" --out " + folder.file("out"));
    EXPECT_EQ(alone.status, 2);
    EXPECT_EQ(alone.text, "'difference' needs two scenarios to compare; there is one.\n");
    EXPECT_EQ(run("trials " + firstBattle + " --stop soon --out " + folder.file("out")).status, 2);
}

TEST(CliTrials, PutsLayoutsIntoAScenario) {
    const Folder folder;
    const std::string wood = root + "/scenarios/standard-fortress-wood.json";
    const std::string layouts = root + "/resources/fortresses/";
    const std::string out = " --battles 2 --player random --out " + folder.file("out");
    const std::string two = "trials " + layouts + "standard.json " + layouts;
    const Ran ran = run(two + "two-towers.json --in " + wood + out);
    EXPECT_EQ(ran.status, 0) << ran.text;
    EXPECT_TRUE(has(ran.text, "“standard” falls ") && has(ran.text, "two-towers")) << ran.text;
    EXPECT_EQ(run("validate " + folder.file("out") + "/plan.json").status, 0);
    fs::remove_all(folder.file("out"));
    const Ran homeless = run(two + "gate-towers.json --in " + wood + out);
    EXPECT_EQ(homeless.status, 2);
    EXPECT_TRUE(has(homeless.text,
                    "gate-towers.json, at /sides/1/units/0/inside: found sagittarii-daci of Dacia in "
                    "\"keep/front-left\", expected a tower that this layout has: keep/left, keep/right"))
        << homeless.text;
    const Ran where = run(two + "two-towers.json" + out);
    EXPECT_EQ(where.status, 2);
    EXPECT_TRUE(has(where.text, "is the layout of a fortress; say with --in SCENARIO in which siege."))
        << where.text;
    const Ran mixed = run(two + "two-towers.json " + wood + " --in " + wood + out);
    EXPECT_EQ(mixed.status, 2);
    EXPECT_TRUE(has(mixed.text, "standard-fortress-wood.json is no layout of a fortress")) << mixed.text;
    const Ran open = run(two + "two-towers.json --in " + firstBattle + out);
    EXPECT_EQ(open.status, 2);
    EXPECT_TRUE(has(open.text, "first-battle.json, at /fortresses: found nothing, expected a fortress"))
        << open.text;
}

TEST(CliTrials, OpensABattleOfARow) {
    const Folder folder;
    const std::string out = folder.file("out");
    ASSERT_EQ(run("trials " + breach + " --player random --battles 6 --seed 2 --out " + out).status, 0);
    const std::string save = folder.file("four.vallum");
    const Ran opened = run("trials --open " + out + " 4 --save " + save);
    EXPECT_EQ(opened.status, 0) << opened.text;
    EXPECT_EQ(run("validate " + save).status, 0);
    const auto row = fieldsOf(rowsIn(out).at(8));
    EXPECT_EQ(row.at(0), "4");
    const std::string digest = row.at(21);
    const std::string text = readFile(save).value();
    EXPECT_TRUE(has(text.substr(text.rfind("\"marks\"")), "\"" + digest + "\"")) << digest;
    const Ran played =
        run("play " + breach + " --red random --blue random --streams --result --seed " + row.at(3));
    const std::string winner = row.at(7) == "won" ? "red" : "blue";
    EXPECT_EQ(played.text, R"({"over":true,"winner":")" + winner + R"(","reason":")" + row.at(8) +
                               R"(","turns":)" + row.at(9) + R"(,"digest":")" + digest + "\"}\n");
    EXPECT_EQ(run("trials --open " + out + " 6").status, 2);
    EXPECT_EQ(run("trials --open " + out + " 0 --cell 1").status, 2);
    EXPECT_EQ(run("trials --open " + out + " four").status, 1);
    EXPECT_EQ(run("play " + save + " --streams").status, 2);
}

TEST(CliTrials, APlanIsValidatedWithItsScenarios) {
    const Folder folder;
    fs::copy_file(firstBattle, folder.file("mine.json"));
    const std::string head =
        R"({"format": "vallum-trials", "version": 1, "scenarios": [{"file": "mine.json"}],
        "players": [{"all": "random"}], "battles": 4, "options": [{"name": "as it is", "change": {}},
        {"name": "no events", "change": {"options": {"withoutEvents": )";
    const std::string plan = folder.file("plan.json", head + "true}}}]}");
    const Ran fine = run("validate " + plan);
    EXPECT_EQ(fine.status, 0) << fine.text;
    const Ran ran = run("trials " + plan + " --out " + folder.file("out"));
    EXPECT_EQ(ran.status, 0) << ran.text;
    EXPECT_TRUE(has(ran.text, "“as it is”: ") && has(ran.text, "of 100 battles won by Rome")) << ran.text;
    EXPECT_EQ(run("validate " + folder.file("out") + "/plan.json").status, 0);
    fs::rename(folder.file("mine.json"), folder.file("yours.json"));
    const Ran missing = run("trials " + plan + " --out " + folder.file("none"));
    EXPECT_EQ(missing.status, 2);
    EXPECT_TRUE(has(missing.text,
                    "plan.json, at /scenarios/0/file: found \"mine.json\" (No such file or "
                    "directory), expected a scenario that can be read"))
        << missing.text;
    fs::rename(folder.file("yours.json"), folder.file("mine.json"));
    const Ran wrong = run("validate " + folder.file("wrong.json", head + "7}}}]}"));
    EXPECT_EQ(wrong.status, 2);
    EXPECT_TRUE(
        has(wrong.text, "with \"no events\", at /options/withoutEvents: found 7, expected true or false"))
        << wrong.text;
}

}  // namespace
}  // namespace vallum
