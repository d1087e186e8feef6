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
#include <vallum/players/player_names.h>

/// Lets one computer player fight another over scenarios, each battle from both seats with the same dice, and
/// says how often it wins.
namespace vallum::players {
namespace {

/// Counts what a player is asked, and how long it thinks.
class Timed final : public Asker<field::System> {
public:
    explicit Timed(Asker<field::System>& player) : player_(player) {}

    field::Answer answer(const field::Battle& battle, const Asked<field::System>& asked) override {
        const auto begin = std::chrono::steady_clock::now();
        field::Answer answer = player_.answer(battle, asked);
        seconds_ += std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
        ++answers_;
        return answer;
    }
    std::optional<field::Answer> answerInstead(const field::Battle& battle,
                                               const Asked<field::System>& asked,
                                               const std::vector<field::Answer>& refused) override {
        return player_.answerInstead(battle, asked, refused);
    }
    [[nodiscard]] double seconds() const { return seconds_; }
    [[nodiscard]] int answers() const { return answers_; }

private:
    Asker<field::System>& player_;
    double seconds_ = 0;
    int answers_ = 0;
};

struct Tally {
    double won = 0;  // a draw is half a victory
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

/// The side that begins the list of sides, and all who fight with it, is played by the first.
Tally fight(const field::Scenario& scenario, const std::array<std::string, 2>& who, int seed, bool isFirst) {
    DiceBox<field::System> dice(mixed(static_cast<std::uint64_t>(seed)));
    const auto one = playerNamed(who[0], static_cast<std::uint64_t>(seed));
    const auto other = playerNamed(who[1], static_cast<std::uint64_t>(seed) + 1);
    Timed timed(*one);
    Seats<field::System> seats;
    seats.put(chance, dice);
    const auto& sides = scenario.setting->sides;
    for (const field::Side& side : sides) {
        const bool plays = (side.team == sides.front().team) == isFirst;
        if (plays) {
            seats.put(side.seat, timed);
        } else {
            seats.put(side.seat, *other);
        }
    }
    const Referee<field::System> referee(scenario, seats);
    Tally tally;
    tally.battles = 1;
    tally.answers = timed.answers();
    tally.seconds = timed.seconds();
    tally.refused = static_cast<int>(referee.refusedAnswers().size());
    const auto& outcome = referee.battle().outcome;
    if (!outcome || !outcome->winner) {
        tally.won = 0.5;
    } else {
        const bool firstWins = referee.battle().areAllied(*outcome->winner, sides.front().seat);
        tally.won = firstWins == isFirst ? 1 : 0;
    }
    return tally;
}

int measure(const std::array<std::string, 2>& who,
            int battles,
            int first,
            const std::vector<std::string>& files) {
    const auto library = field::resourceDirectory().and_then(
        [](const std::filesystem::path& directory) { return field::loadLibrary(directory); });
    if (!library) {
        std::cerr << toText(library.error()) << "\n";
        return 1;
    }
    std::cout << "| " << who[0] << " against " << who[1]
              << " | battles | won | interval | a decision |\n| --- | --- | --- | --- | --- |\n";
    Tally all;
    for (const std::string& file : files) {
        const auto scenario = field::loadScenario(file, *library);
        if (!scenario) {
            std::cerr << toText(scenario.error()) << "\n";
            return 1;
        }
        Tally here;
        std::array<Tally, 2> seats;
        for (int i = 0; i != battles; ++i) {
            for (const bool isFirst : {true, false})
                seats[isFirst ? 0 : 1].add(fight(*scenario, who, first + i, isFirst));
        }
        for (const Tally& it : seats) here.add(it);
        const auto percent = [](const Tally& it) { return std::lround(100 * it.won / it.battles); };
        std::cout << "| " << std::filesystem::path(file).stem().string() << " (" << percent(seats[0])
                  << " % and " << percent(seats[1]) << " %) | " << here << " |" << std::endl;
        all.add(here);
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
