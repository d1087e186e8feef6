// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include <vallum/core/seat_names.h>

/// The commands of `vallum-cli`, one function each. They return the exit status.
namespace vallum::cli {

enum Status { fine = 0, wrongUse = 1, badInput = 2, answerRefused = 3, damaged = 4 };

int validate(const std::vector<std::string>& files);

struct PlayOptions {
    std::string battle;
    std::array<std::string, seatNames.size()> players;  // by seat
    std::optional<int> seed;
    std::optional<std::string> script;
    std::vector<int> dice;
    bool realDice = false;
    std::optional<std::string> facts;
    std::optional<std::string> save;
    bool stdio = false;
    bool explain = false;
    bool streams = false;  // uses the dice of trials
    bool result = false;   // prints one line of JSON instead of the story
};
int play(const PlayOptions&);

struct ReplayOptions {
    std::string save;
    std::optional<std::size_t> until;
    std::string branch;  // the file to save the battle up to there
    std::string name;
    std::array<std::string, seatNames.size()> players;  // of the branch, by seat
    bool facts = false;
    bool explain = false;
};
int replay(const ReplayOptions&);

struct ShowOptions {
    std::string battle;
    bool json = false;
    std::string seat;
};
int show(const ShowOptions&);

int questions(const std::string& battle);

struct OddsOptions {
    std::string battle;
    std::int32_t attacker = 0;
    std::int32_t defender = 0;
};
int odds(const OddsOptions&);

struct ThreatsOptions {
    std::string battle;
    std::optional<std::int32_t> unit;  // none, and no hex: every unit
    std::vector<int> hex;              // row and column, in a hex battle
    bool json = false;
};
int threats(const ThreatsOptions&);

int luck(const std::string& battle);

struct AdviseOptions {
    std::string battle;
    std::string level = "centurion";
    int seed = 1;
    std::optional<int> answers;  // limit on the answers played in the search
    bool json = false;
};
int advise(const AdviseOptions&);

struct AnalyzeOptions {
    std::string save;
    std::optional<int> answers;  // limit on the answers played in all searches together
    bool json = false;
};
int analyze(const AnalyzeOptions&);

struct FortressOptions {
    std::string file;
    bool stoneTowers = false;
};
int fortress(const FortressOptions&);

struct TrialsOptions {
    std::vector<std::string> files;  // a plan, or scenarios, or layouts
    std::string in;                  // the scenario that the layouts are put into
    std::optional<int> battles;
    std::optional<std::int64_t> seed;
    std::string player;
    std::string stop;
    bool oneLevel = false;  // without a second level of player
    int threads = 0;
    std::string out;
    std::string resume;
    std::vector<std::string> open;  // a folder and the number of one of its battles
    int cell = 0;
    std::string save;
    bool explain = false;  // writes why players that search decided as they did
};
int trials(const TrialsOptions&);

}  // namespace vallum::cli
