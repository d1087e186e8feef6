// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <array>
#include <cstddef>

#include <vallum/players/value_terms.h>

namespace vallum::players {

namespace {

constexpr int whole = 1000;
constexpr int stepOfTable = 125;  // thousandths of log-odds
constexpr std::size_t stepsOfTable = 81;

/// Worked out while the program is built: the exponential of a library differs from machine to machine.
constexpr double exponential(double x) {
    constexpr int terms = 60;
    double sum = 1;
    double term = 1;
    for (int i = 1; i != terms; ++i) sum += term *= x / i;
    return sum;
}

constexpr std::array<int, stepsOfTable> chancesOfTable() {
    std::array<int, stepsOfTable> table{};
    for (std::size_t i = 0; i != table.size(); ++i) {
        const double odds = exponential(static_cast<double>(i) * stepOfTable / whole);
        table[i] = static_cast<int>(certain * odds / (1 + odds) + 0.5);
    }
    return table;
}

}  // namespace

int chanceOf(int logOdds) {
    static constexpr auto table = chancesOfTable();
    constexpr int most = static_cast<int>(stepsOfTable - 1) * stepOfTable - 1;
    if (logOdds < 0) return certain - chanceOf(-logOdds);
    const int odds = std::min(logOdds, most);
    const auto step = static_cast<std::size_t>(odds / stepOfTable);
    return std::min(certain - 1,
                    table[step] + (table[step + 1] - table[step]) * (odds % stepOfTable) / stepOfTable);
}

}  // namespace vallum::players
