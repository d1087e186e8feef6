// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <array>
#include <chrono>
#include <cmath>
#include <cstdlib>
#include <filesystem>
#include <iostream>
#include <memory>
#include <string>
#include <vector>

#include <vallum/core/chance.h>
#include <vallum/core/referee.h>
#include <vallum/field/files/library.h>
#include <vallum/field/files/scenario_file.h>
#include <vallum/hex/files/scenario_file.h>
#include <vallum/players/hex_players.h>
#include <vallum/players/player_names.h>

/// Lets one computer player fight another over scenarios, each battle from both seats with the same dice, and
/// prints how often it wins.
namespace vallum::players {
namespace {

/// What this program needs to know about field battles.
struct Field {
    using System = field::System;
    static std::unique_ptr<Asker<System>> player(const std::string& who, int seed) {
        return playerNamed(who, static_cast<std::uint64_t>(seed));
    }
    static bool isOfFirst(const field::Scenario& scenario, const field::Side& side) {
        return side.team == scenario.setting->sides.front().team;
    }
    static bool areAllied(const field::Battle& battle, Seat one, Seat other) {
        return battle.areAllied(one, other);
    }
};
struct Hex {
    using System = hex::System;
    static std::unique_ptr<Asker<System>> player(const std::string& who, int seed) {
        return hexPlayerNamed(who, static_cast<std::uint64_t>(seed));
    }
    static bool isOfFirst(const hex::Scenario& scenario, const hex::Side& side) {
        return side.seat == scenario.setting->sides.front().seat;
    }
    static bool areAllied(const hex::Battle&, Seat one, Seat other) { return one == other; }
};

/// Counts a player's questions and measures its thinking time.
template <class System> class Timed final : public Asker<System> {
public:
    using Battle = typename System::Battle;
    using Answer = typename System::Answer;

    explicit Timed(Asker<System>& player) : player_(player) {}

    [[nodiscard]] bool knows(const OpenQuestion<System>& asked) const override {
        return player_.knows(asked);
    }
    Answer answer(const Battle& battle, const OpenQuestion<System>& asked) override {
        const auto begin = std::chrono::steady_clock::now();
        Answer answer = player_.answer(battle, asked);
        seconds_ += std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
        ++answers_;
        return answer;
    }
    std::optional<Answer> answerInstead(const Battle& battle,
                                        const OpenQuestion<System>& asked,
                                        const std::vector<Answer>& refused) override {
        return player_.answerInstead(battle, asked, refused);
    }
    [[nodiscard]] double seconds() const { return seconds_; }
    [[nodiscard]] int answers() const { return answers_; }

private:
    Asker<System>& player_;
    double seconds_ = 0;
    int answers_ = 0;
};

struct Tally {
    double won = 0;  // a draw counts as half a win
    int battles = 0;
    int refused = 0;
    int answers = 0;
    double seconds = 0;

    void add(const Tally& more) {
        won += more.won;
        battles += more.battles;
        refused += more.refused;
        answers += more.answers;
        seconds += more.seconds;
    }
};

std::ostream& operator<<(std::ostream& out, const Tally& tally) {
    constexpr double z = 1.96;
    const double n = tally.battles;
    const double share = tally.won / n;
    const double middle = (share + z * z / (2 * n)) / (1 + z * z / n);
    const double half = z / (1 + z * z / n) * std::sqrt(share * (1 - share) / n + z * z / (4 * n * n));
    const auto percent = [](double part) { return std::lround(100 * part); };
    out << tally.battles << " | " << percent(share) << " % | " << percent(middle - half) << " to "
        << percent(middle + half) << " | " << std::lround(1000 * tally.seconds / tally.answers) << " ms";
    if (tally.refused != 0) out << " | " << tally.refused << " answers refused";
    return out;
}

/// The first player plays the first side in the list and all its allies.
template <class Kind>
Tally fight(const typename Kind::System::Scenario& scenario,
            const std::array<std::string, 2>& who,
            int seed,
            bool isFirst) {
    using System = typename Kind::System;
    DiceBox<System> dice(mixed(static_cast<std::uint64_t>(seed)));
    const auto one = Kind::player(who[0], seed);
    const auto other = Kind::player(who[1], seed + 1);
    Timed<System> timed(*one);
    Seats<System> seats;
    seats.put(chance, dice);
    const auto& sides = scenario.setting->sides;
    for (const auto& side : sides) {
        if (Kind::isOfFirst(scenario, side) == isFirst) {
            seats.put(side.seat, timed);
        } else {
            seats.put(side.seat, *other);
        }
    }
    const Referee<System> referee(scenario, seats);
    Tally tally;
    tally.battles = 1;
    tally.answers = timed.answers();
    tally.seconds = timed.seconds();
    tally.refused = static_cast<int>(referee.refusedAnswers().size());
    const auto& outcome = referee.battle().outcome;
    if (!outcome || !outcome->winner) {
        tally.won = 0.5;
    } else {
        const bool firstWins = Kind::areAllied(referee.battle(), *outcome->winner, sides.front().seat);
        tally.won = firstWins == isFirst ? 1 : 0;
    }
    return tally;
}

/// Plays each seed from both seats.
template <class Kind>
Tally fightAll(const typename Kind::System::Scenario& scenario,
               const std::array<std::string, 2>& who,
               int battles,
               int first,
               const std::string& file) {
    std::array<Tally, 2> seats;
    for (int i = 0; i != battles; ++i) {
        for (const bool isFirst : {true, false})
            seats[isFirst ? 0 : 1].add(fight<Kind>(scenario, who, first + i, isFirst));
    }
    Tally here;
    for (const Tally& it : seats) here.add(it);
    const auto percent = [](const Tally& it) { return std::lround(100 * it.won / it.battles); };
    std::cout << "| " << std::filesystem::path(file).stem().string() << " (" << percent(seats[0]) << " % and "
              << percent(seats[1]) << " %) | " << here << " |" << std::endl;
    return here;
}

bool isOfHex(const std::string& file) {
    return std::filesystem::path(file).parent_path().filename() == "hex";
}

int measure(const std::array<std::string, 2>& who,
            int battles,
            int first,
            const std::vector<std::string>& files) {
    const auto library = field::resourceDirectory().and_then(
        [](const std::filesystem::path& directory) { return field::loadLibrary(directory); });
    const auto ofHex = field::resourceDirectory().and_then(hex::loadLibrary);
    if (!library || !ofHex) {
        std::cerr << toText(library ? ofHex.error() : library.error()) << "\n";
        return 1;
    }
    std::cout << "| " << who[0] << " against " << who[1]
              << " | battles | won | interval | a decision |\n| --- | --- | --- | --- | --- |\n";
    Tally all;
    for (const std::string& file : files) {
        if (isOfHex(file)) {
            const auto read = hex::loadScenario(file, *ofHex);
            if (!read) return std::cerr << toText(read.error()) << "\n", 1;
            all.add(fightAll<Hex>(read->scenario, who, battles, first, file));
            continue;
        }
        const auto scenario = field::loadScenario(file, *library);
        if (!scenario) return std::cerr << toText(scenario.error()) << "\n", 1;
        all.add(fightAll<Field>(*scenario, who, battles, first, file));
    }
    std::cout << "| all | " << all << " |\n";
    return all.refused == 0 ? 0 : 1;
}

}  // namespace
}  // namespace vallum::players

int main(int count, char** words) {
    if (count < 6) {
        std::cerr << "usage: vallum_measure_strength PLAYER OPPONENT BATTLES FIRST-SEED SCENARIO...\n";
        return 1;
    }
    return vallum::players::measure({words[1], words[2]}, std::atoi(words[3]), std::atoi(words[4]),
                                    {words + 5, words + count});
}
