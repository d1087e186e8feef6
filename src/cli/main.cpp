// SPDX-License-Identifier: GPL-3.0-or-later
#include "commands.h"
#include "printable.h"

#include <CLI/CLI.hpp>
#include <iostream>
#include <limits>

#include <vallum/core/allocator.h>
#include <vallum/players/player_names.h>
#include <vallum/trials/plan.h>

namespace {

using namespace vallum::cli;

constexpr const char* about =
    "Ancient battles with unit cards, without a window.\n\nA scenario says how a battle begins, and a list "
    "of answers says what everyone did: the same answers\nalways give the same battle. These commands play, "
    "replay and inspect such battles. docs/formats.md\nexplains the files and the JSON lines.";
constexpr const char* typed = "typed";
constexpr const char* statuses =
    "Exit status: 0 success; 1 wrong usage; 2 bad file, standard error says where; 3 an answer of a script "
    "was\nrefused; 4 damaged battle, used up to the damage, standard error says where.\nEnvironment: "
    "VALLUM_RESOURCES names the directory that holds data/deck.json.";

std::vector<std::string> computerWords() {
    const auto& names = vallum::players::playerNames();
    return {names.begin(), names.end()};
}

std::vector<std::string> withPerson(std::vector<std::string> words) {
    words.emplace_back("person");
    return words;
}

void addValidate(CLI::App& app, std::vector<std::string>& files, int& status) {
    CLI::App* command =
        app.add_subcommand("validate", "Check files of every format, and replay saved battles");
    command->add_option("FILE", files, "rosters, generals, decks, armies, scenarios, battles")->required();
    command->callback([&] { status = validate(files); });
}

void addPlay(CLI::App& app, PlayOptions& options, int& status) {
    CLI::App* command = app.add_subcommand("play", "Play a scenario, or continue a saved battle");
    auto whoever = computerWords();
    whoever.insert(whoever.end(), {"script", "stdio"});
    const CLI::IsMember who(whoever);
    command->add_option("SCENARIO", options.battle, "a scenario or a saved battle")->required();
    for (std::size_t i = 0; i != vallum::seatNames.size(); ++i) {
        const std::string seat(vallum::seatNames.at(i));
        const std::string what =
            i == 0   ? "who plays red: a computer player, script or stdio"
            : i == 1 ? "who plays blue; default: as saved, or script or stdio where one is given, else greedy"
                     : "who plays " + seat;
        command->add_option("--" + seat, options.players.at(i), what)->check(who);
    }
    command
        ->add_option("--seed", options.seed,
                     "seed of dice, cards and random players; default: 0, or that of the saved battle")
        ->check(CLI::Range(0, std::numeric_limits<int>::max()));
    command->add_option("--script", options.script, "answers, one line of JSON each");
    const auto takeDice = [&options](const std::vector<std::string>& words) {
        for (const std::string& word : words) {
            options.realDice |= word == typed;
            if (word != typed) options.dice.push_back(std::stoi(word));
        }
    };
    command
        ->add_option_function<std::vector<std::string>>(
            "--dice", takeDice,
            "the first dice, such as 3,5,1, then those of the seed; or typed: ask for each roll")
        ->delimiter(',')
        ->check(CLI::IsMember({"1", "2", "3", "4", "5", "6", typed}));
    command->add_option("--facts", options.facts, "write every fact to this file, one line of JSON each");
    command->add_option("--save", options.save, "write the battle to this file");
    command->add_flag("--stdio", options.stdio,
                      "write questions to standard output, read answers from standard input, as JSON lines");
    command->add_flag("--explain", options.explain, "say where every number comes from");
    command->add_flag("--streams", options.streams,
                      "dice, cards and random players as in trials; only for a new battle");
    command->add_flag("--result", options.result, "one line of JSON with the result instead of the story");
    command->callback([&] { status = play(options); });
}

void addReplay(CLI::App& app, ReplayOptions& options, int& status) {
    CLI::App* command = app.add_subcommand("replay", "Replay a saved battle, checking every answer");
    command->add_option("SAVE", options.save, "a saved battle")->required();
    command->add_option("--until,--to", options.until, "only this many answers")
        ->check(CLI::Range(0, std::numeric_limits<int>::max()));
    CLI::Option* branch =
        command->add_option("--branch", options.branch, "save the battle up to there as this new file");
    command->add_option("--name", options.name, "name of the branch; default: after its turn")->needs(branch);
    for (std::size_t i = 0; i != vallum::seatNames.size(); ++i) {
        const std::string seat(vallum::seatNames.at(i));
        command
            ->add_option("--" + seat, options.players.at(i),
                         i == 0
                             ? "who plays red in the branch: person or a computer player; default: as before"
                             : "who plays " + seat + " in the branch")
            ->check(CLI::IsMember(withPerson(computerWords())))
            ->needs(branch);
    }
    command->add_flag("--facts", options.facts, "facts as JSON lines instead of sentences");
    command->add_flag("--explain", options.explain, "say where every number comes from");
    command->callback([&] { status = replay(options); });
}

void addShow(CLI::App& app, ShowOptions& options, int& status) {
    CLI::App* command = app.add_subcommand("show", "Show the table as it stands");
    command->add_option("BATTLE", options.battle, "a saved battle or a scenario")->required();
    command->add_flag("--json", options.json, "everything, as JSON");
    command->add_option("--seat", options.seat, "only what this seat may see")
        ->check(CLI::IsMember(std::vector<std::string>(vallum::seatNames.begin(), vallum::seatNames.end())));
    command->callback([&] { status = show(options); });
}

void addQuestions(CLI::App& app, std::string& battle, int& status) {
    CLI::App* command =
        app.add_subcommand("questions", "Show the current question and the answers it accepts");
    command->add_option("BATTLE", battle, "a saved battle or a scenario")->required();
    command->callback([&] { status = questions(battle); });
}

void addOdds(CLI::App& app, OddsOptions& options, int& status) {
    CLI::App* command = app.add_subcommand(
        "odds", "Show the odds of a melee or ranged attack between two units as they stand");
    command->add_option("BATTLE", options.battle, "a saved battle or a scenario")->required();
    command->add_option("--attacker", options.attacker, "its number, as `show` lists it")->required();
    command->add_option("--defender", options.defender, "its number")->required();
    command->callback([&] { status = odds(options); });
}

void addThreats(CLI::App& app, ThreatsOptions& options, int& status) {
    CLI::App* command = app.add_subcommand("threats", "Show who can attack whom next turn");
    command->add_option("BATTLE", options.battle, "a saved battle or a scenario")->required();
    CLI::Option* unit = command->add_option("--unit", options.unit,
                                            "only attacks on this one, by its number as `show` lists it");
    command->add_option("--hex", options.hex, "ROW,COLUMN: only attacks on this hex of a hex battle")
        ->delimiter(',')
        ->expected(2)
        ->excludes(unit);
    command->add_flag("--json", options.json, "as JSON");
    command->callback([&] { status = threats(options); });
}

void addLuck(CLI::App& app, std::string& battle, int& status) {
    CLI::App* command =
        app.add_subcommand("luck", "Compare the dice of a saved battle with what was expected");
    command->add_option("SAVE", battle, "a saved battle")->required();
    command->callback([&] { status = luck(battle); });
}

void addAdvise(CLI::App& app, AdviseOptions& options, int& status) {
    CLI::App* command = app.add_subcommand("advise", "Show what the computer would do now, and why");
    command->add_option("BATTLE", options.battle, "a saved battle")->required();
    command->add_option("--level", options.level, "how hard it thinks; default: centurion")
        ->check(CLI::IsMember({"centurion", "legate"}));
    command->add_option("--seed", options.seed, "seed of the dice it imagines; default: 1")
        ->check(CLI::Range(0, std::numeric_limits<int>::max()));
    command->add_option("--answers", options.answers, "how many it tries; default: as the level says")
        ->check(CLI::Range(1, std::numeric_limits<int>::max()));
    command->add_flag("--json", options.json, "as JSON");
    command->callback([&] { status = advise(options); });
}

void addAnalyze(CLI::App& app, AnalyzeOptions& options, int& status) {
    CLI::App* command = app.add_subcommand(
        "analyze", "Look back on a battle: how the chances went, which decisions were good, who was lucky");
    command->add_option("SAVE", options.save, "a saved battle")->required();
    command
        ->add_option("--answers", options.answers,
                     "the most that it tries in all; default: 400000, and more where a fair trial needs them")
        ->check(CLI::Range(1, std::numeric_limits<int>::max()));
    command->add_flag("--json", options.json, "as JSON");
    command->callback([&] { status = analyze(options); });
}

void addFortress(CLI::App& app, FortressOptions& options, int& status) {
    CLI::App* command =
        app.add_subcommand("fortress", "Show what a fortress costs and whether it can be built");
    command->add_option("FILE", options.file, "a layout")->required();
    command->add_flag("--stone-towers", options.stoneTowers, "allow stone towers in a fortress of wood");
    command->callback([&] { status = fortress(options); });
}

void addTrials(CLI::App& app, TrialsOptions& options, int& status) {
    CLI::App* command =
        app.add_subcommand("trials", "Fight many battles between computers, and compare how they end");
    const auto whole = CLI::Range(0, std::numeric_limits<int>::max());
    command->add_option("FILE", options.files,
                        "a plan, or scenarios, or with --in layouts; each is compared with the first");
    command->add_option("--in", options.in,
                        "the scenario of a siege, whose fortress is replaced by each of the layouts");
    command
        ->add_option("--battles", options.battles,
                     "battles of each scenario; default: 400, or as the plan says")
        ->check(CLI::Range(1, vallum::trials::mostBattles));
    command->add_option("--seed", options.seed, "seed of the whole trial; default: 1, or as the plan says")
        ->check(CLI::Range(0U, std::numeric_limits<std::uint32_t>::max()));
    command
        ->add_option("--player", options.player, "who plays all seats; default: greedy, or as the plan says")
        ->check(CLI::IsMember(computerWords()));
    command->add_option("--stop", options.stop,
                        "when to stop: fixed, \"width 5\" (every share known to within 5 points) or "
                        "\"difference 10\" (which of two is better, tested for 10 points)");
    command->add_flag("--one-level", options.oneLevel,
                      "do not let recruits (or greedy, if recruits fight) fight a quarter of it again");
    command->add_flag("--explain", options.explain,
                      "also write explain.jsonl: why players that search decided as they did");
    command->add_option("--threads", options.threads, "0: as many as there are cores")
        ->check(CLI::Range(0, 1024));
    CLI::Option* out = command->add_option("--out", options.out, "a new folder for the results");
    command->add_option("--resume", options.resume, "continue the trial in this folder")->excludes(out);
    CLI::Option* open =
        command
            ->add_option(
                "--open", options.open,
                "FOLDER NUMBER: fight this battle again, from 0, and save it for `replay` and the window")
            ->expected(2);
    command->add_option("--cell", options.cell, "of which cell of the plan, from 0")
        ->check(whole)
        ->needs(open);
    command->add_option("--save", options.save, "where to save it; default: in the folder")->needs(open);
    command->callback([&] { status = vallum::cli::trials(options); });
}

/// False if the output is incomplete, as on a full disk.
bool isAllTold() {
    if (std::cout.flush()) return true;
    std::cerr << "standard output could not be written in full\n";
    return false;
}

}  // namespace

int main(int argc, char** argv) {
    vallum::keepFreedMemory();
    const Printable told(std::cout);
    const Printable complained(std::cerr);
    CLI::App app(about, "vallum-cli");
    app.footer(statuses);
    app.set_version_flag("--version", "vallum-cli " VALLUM_VERSION);
    app.require_subcommand(1);
    int status = fine;
    std::vector<std::string> files;
    PlayOptions playing;
    ReplayOptions replaying;
    ShowOptions showing;
    std::string asking;
    OddsOptions foretelling;
    ThreatsOptions threatened;
    std::string rolled;
    AdviseOptions advised;
    AnalyzeOptions analyzed;
    FortressOptions designing;
    TrialsOptions trying;
    addValidate(app, files, status);
    addPlay(app, playing, status);
    addReplay(app, replaying, status);
    addShow(app, showing, status);
    addQuestions(app, asking, status);
    addOdds(app, foretelling, status);
    addThreats(app, threatened, status);
    addLuck(app, rolled, status);
    addAdvise(app, advised, status);
    addAnalyze(app, analyzed, status);
    addFortress(app, designing, status);
    addTrials(app, trying, status);
    try {
        app.parse(argc, argv);
    } catch (const CLI::ParseError& error) {
        const int wrong = app.exit(error);
        if (wrong != 0) return wrongUse;
        return isAllTold() ? fine : badInput;
    }
    return isAllTold() ? status : badInput;
}
