// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <cstdlib>
#include <iostream>
#include <numeric>
#include <string>
#include <string_view>
#include <vector>

/// Fits the weights of a value: a logistic fit of the result over positions, in which every battle has the
/// same weight.
namespace vallum::players {

template <std::size_t features> struct Sample {
    std::array<double, features> row{};
    double won = 0;     // 1, 0, or half for a draw
    double weight = 0;  // 1 divided by the number of positions of its battle
    bool held = false;  // held out of the fit for validation
};

template <std::size_t features> class LogisticFit {
public:
    using Row = std::array<double, features>;

    using Flags = std::array<bool, features>;

    /// What is marked as good may count for nothing, but not as a burden: whoever has it left may have come
    /// to nothing with it, and is not worse off for having it.
    LogisticFit(const std::vector<Sample<features>>& samples, const Flags& good) : samples_(samples) {
        fit();
        while (leaveOutBurdens(good)) fit();
    }

    [[nodiscard]] const Row& weights() const { return weights_; }

    /// On the battles held out of the fit.
    void judge() const {
        double loss = 0;
        double right = 0;
        double all = 0;
        std::array<Group, groups> tenths{};
        for (const Sample<features>& it : samples_) {
            if (!it.held) continue;
            const double chance = std::clamp(logistic(dot(weights_, it.row)), 1e-6, 1 - 1e-6);
            loss -= it.weight * (it.won * std::log(chance) + (1 - it.won) * std::log(1 - chance));
            right += it.weight * ((chance > 0.5) == (it.won > 0.5) ? 1 : 0);
            all += it.weight;
            Group& group =
                tenths.at(static_cast<std::size_t>(std::min(groups - 1, static_cast<int>(10 * chance))));
            group.weight += it.weight;
            group.foretold += it.weight * chance;
            group.won += it.weight * it.won;
        }
        std::cout << "// judged by battles kept out of the fit: log loss " << loss / all
                  << " (a coin: 0.693), " << 100 * right / all << " % of the positions right\n";
        for (const Group& it : tenths) {
            if (it.weight > 0)
                std::cout << "// foretold " << it.foretold / it.weight << ", won " << it.won / it.weight
                          << "\n";
        }
    }
    /// Formatted as in the source, and one by one.
    void print(const std::array<std::string_view, features>& names) const {
        std::cout << "{";
        for (std::size_t i = 0; i != features; ++i)
            std::cout << (i == 0 ? "" : ", ") << std::lround(1000 * weights_[i]);
        std::cout << "};\n";
        for (std::size_t i = 0; i != features; ++i)
            std::cout << "// " << names[i] << ' ' << weights_[i] << "\n";
    }

private:
    using Matrix = std::array<Row, features>;
    static constexpr int groups = 10;
    struct Group {
        double weight = 0;
        double foretold = 0;
        double won = 0;
    };

    static double dot(const Row& one, const Row& other) {
        return std::inner_product(one.begin(), one.end(), other.begin(), 0.0);
    }
    static double logistic(double odds) { return 1 / (1 + std::exp(-odds)); }

    /// By Gauss-Jordan elimination; the matrix is positive definite.
    static Row solved(Matrix matrix, Row right) {
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

    /// One Newton step; a little regularization pulls weights without evidence toward zero.
    [[nodiscard]] Row step() const {
        constexpr double pull = 0.5;
        Matrix curve{};
        Row slope{};
        constexpr double fast = 1e9;
        for (std::size_t i = 0; i != features; ++i) {
            curve[i][i] = isLeftOut_[i] ? fast : pull;
            slope[i] = -pull * weights_[i];
        }
        for (const Sample<features>& it : samples_) {
            if (it.held) continue;
            const double chance = logistic(dot(weights_, it.row));
            const double bend = it.weight * chance * (1 - chance);
            for (std::size_t i = 0; i != features; ++i) {
                slope[i] += it.weight * (it.won - chance) * it.row[i];
                for (std::size_t j = 0; j != features; ++j) curve[i][j] += bend * it.row[i] * it.row[j];
            }
        }
        return solved(curve, slope);
    }
    void fit() {
        constexpr int rounds = 25;
        for (int round = 0; round != rounds; ++round) {
            const Row by = step();
            for (std::size_t i = 0; i != features; ++i) weights_[i] += isLeftOut_[i] ? 0 : by[i];
        }
    }
    bool leaveOutBurdens(const Flags& good) {
        bool isNew = false;
        for (std::size_t i = 0; i != features; ++i) {
            if (!good[i] || weights_[i] >= 0) continue;
            isLeftOut_[i] = isNew = true;
            weights_[i] = 0;
        }
        return isNew;
    }

    const std::vector<Sample<features>>& samples_;
    Row weights_{};
    Flags isLeftOut_{};
};

/// Prints the weights as they go into the source, and how well they predict.
template <std::size_t features>
void tellFit(const std::vector<Sample<features>>& samples,
             const std::array<std::string_view, features>& names,
             int battles,
             std::size_t scenarios,
             std::uint64_t firstSeed,
             const std::array<bool, features>& good = {}) {
    const LogisticFit<features> found(samples, good);
    std::cout << "// " << battles << " battles of each of " << scenarios << " scenarios, seeds from "
              << firstSeed << ", " << samples.size() << " positions\n";
    found.judge();
    found.print(names);
}

/// "PROGRAM BATTLES FIRST-SEED SCENARIO..."
inline int fitAsAsked(int count,
                      char** words,
                      int (*fit)(int battles, std::uint64_t first, const std::vector<std::string>& files)) {
    if (count < 4) {
        std::cerr << "usage: " << words[0] << " BATTLES FIRST-SEED SCENARIO...\n";
        return 1;
    }
    return fit(std::atoi(words[1]), std::strtoull(words[2], nullptr, 10), {words + 3, words + count});
}

}  // namespace vallum::players
