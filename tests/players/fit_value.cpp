// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <cstdlib>
#include <filesystem>
#include <iostream>
#include <numeric>
#include <string>
#include <vector>

#include <vallum/core/chance.h>
#include <vallum/field/files/library.h>
#include <vallum/field/files/scenario_file.h>
#include <vallum/players/battle_value.h>
#include <vallum/players/field_players.h>

/// Lets the greedy player fight battles against itself and finds the weights with which the value of a
/// battle foretells best who wins it: a logistic fit over the positions at the beginning of every turn, in
/// which each battle counts alike.
namespace vallum::players {
namespace {

using Row = std::array<double, features>;

struct Sample {
    Row row{};
    double won = 0;     // 1, 0, or half for a draw
    double weight = 0;  // 1 by the number of positions of its battle
    bool held = false;  // kept out of the fit, to judge it
};

Row balanceOf(const field::Battle& battle, Seat seat) {
    const Measures own = measuresOf(battle, seat);
    const Measures theirs = measuresOf(battle, battle.opponentsOf(seat).front());
    Row row{};
    for (std::size_t i = 0; i != features; ++i) row[i] = (own[i] - theirs[i]) / 1000.0;
    return row;
}

void fight(const field::Scenario& scenario, std::uint64_t seed, bool held, std::vector<Sample>& samples) {
    DiceBox<field::System> dice(mixed(seed));
    GreedyPlayer player;
    Seats<field::System> seats;
    seats.put(chance, dice);
    for (const field::Side& side : scenario.setting->sides) seats.put(side.seat, player);
    Game<field::System> game(field::System::begin(scenario), seats, 0);
    const std::size_t first = samples.size();
    std::vector<Seat> whose;
    int turn = 0;
    while (!field::System::isOver(game.battle())) {
        game.step();
        game.takeFacts();
        if (game.battle().turn == turn || game.battle().outcome) continue;
        turn = game.battle().turn;
        whose.push_back(game.battle().active);
        samples.push_back({balanceOf(game.battle(), whose.back()), 0, 0, held});
    }
    const auto& outcome = *game.battle().outcome;
    for (std::size_t i = first; i != samples.size(); ++i) {
        const bool isWon = outcome.winner && game.battle().areAllied(*outcome.winner, whose[i - first]);
        samples[i].won = outcome.winner ? (isWon ? 1 : 0) : 0.5;
        samples[i].weight = 1.0 / static_cast<double>(samples.size() - first);
    }
}

double dot(const Row& one, const Row& other) {
    return std::inner_product(one.begin(), one.end(), other.begin(), 0.0);
}
double logistic(double odds) { return 1 / (1 + std::exp(-odds)); }

using Matrix = std::array<Row, features>;

/// By Gauss and Jordan; the matrix is positive.
Row solved(Matrix matrix, Row right) {
    for (std::size_t pivot = 0; pivot != features; ++pivot) {
        for (std::size_t row = 0; row != features; ++row) {
            if (row == pivot) continue;
            const double times = matrix[row][pivot] / matrix[pivot][pivot];
            for (std::size_t i = 0; i != features; ++i) matrix[row][i] -= times * matrix[pivot][i];
            right[row] -= times * right[pivot];
        }
    }
    for (std::size_t i = 0; i != features; ++i) right[i] /= matrix[i][i];
    return right;
}

/// Newton's way; a little weight pulls to zero what the battles say nothing of.
Row fitted(const std::vector<Sample>& samples) {
    constexpr double pull = 0.5;
    constexpr int rounds = 25;
    Row weights{};
    for (int round = 0; round != rounds; ++round) {
        Matrix curve{};
        Row slope{};
        for (std::size_t i = 0; i != features; ++i) {
            curve[i][i] = pull;
            slope[i] = -pull * weights[i];
        }
        for (const Sample& it : samples) {
            if (it.held) continue;
            const double chance = logistic(dot(weights, it.row));
            const double bend = it.weight * chance * (1 - chance);
            for (std::size_t i = 0; i != features; ++i) {
                slope[i] += it.weight * (it.won - chance) * it.row[i];
                for (std::size_t j = 0; j != features; ++j) curve[i][j] += bend * it.row[i] * it.row[j];
            }
        }
        const Row step = solved(curve, slope);
        for (std::size_t i = 0; i != features; ++i) weights[i] += step[i];
    }
    return weights;
}

void judge(const std::vector<Sample>& samples, const Row& weights) {
    constexpr int groups = 10;
    struct Group {
        double weight = 0;
        double foretold = 0;
        double won = 0;
    };
    std::array<Group, groups> tenths{};
    double loss = 0;
    double right = 0;
    double all = 0;
    for (const Sample& it : samples) {
        if (!it.held) continue;
        const double chance = std::clamp(logistic(dot(weights, it.row)), 1e-6, 1 - 1e-6);
        loss -= it.weight * (it.won * std::log(chance) + (1 - it.won) * std::log(1 - chance));
        right += it.weight * ((chance > 0.5) == (it.won > 0.5) ? 1 : 0);
        all += it.weight;
        Group& group =
            tenths.at(static_cast<std::size_t>(std::min(groups - 1, static_cast<int>(10 * chance))));
        group.weight += it.weight;
        group.foretold += it.weight * chance;
        group.won += it.weight * it.won;
    }
    std::cout << "// judged by battles kept out of the fit: log loss " << loss / all << " (a coin: 0.693), "
              << 100 * right / all << " % of the positions right\n";
    for (const Group& it : tenths) {
        if (it.weight > 0)
            std::cout << "// foretold " << it.foretold / it.weight << ", won " << it.won / it.weight << "\n";
    }
}

int fit(int battles, std::uint64_t first, const std::vector<std::string>& files) {
    const auto library = field::resourceDirectory().and_then(
        [](const std::filesystem::path& directory) { return field::loadLibrary(directory); });
    if (!library) {
        std::cerr << toText(library.error()) << "\n";
        return 1;
    }
    std::vector<Sample> samples;
    for (const std::string& file : files) {
        const auto scenario = field::loadScenario(file, *library);
        if (!scenario) {
            std::cerr << toText(scenario.error()) << "\n";
            return 1;
        }
        for (int i = 0; i != battles; ++i)
            fight(*scenario, first + static_cast<std::uint64_t>(i), i % 5 == 4, samples);
        std::cerr << file << ": " << samples.size() << " positions\n";
    }
    const Row weights = fitted(samples);
    std::cout << "// " << battles << " battles of each of " << files.size() << " scenarios, seeds from "
              << first << ", " << samples.size() << " positions\n";
    judge(samples, weights);
    std::cout << "{";
    for (std::size_t i = 0; i != features; ++i)
        std::cout << (i == 0 ? "" : ", ") << std::lround(1000 * weights[i]);
    std::cout << "};\n";
    for (std::size_t i = 0; i != features; ++i)
        std::cout << "// " << names(Feature())[i] << ' ' << weights[i] << "\n";
    return 0;
}

}  // namespace
}  // namespace vallum::players

int main(int count, char** words) {
    if (count < 4) {
        std::cerr << "usage: vallum_fit_value BATTLES FIRST-SEED SCENARIO...\n";
        return 1;
    }
    return vallum::players::fit(std::atoi(words[1]), std::strtoull(words[2], nullptr, 10),
                                {words + 3, words + count});
}
