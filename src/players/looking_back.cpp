// SPDX-License-Identifier: GPL-3.0-or-later
#include "looking_back.h"

#include <cmath>
#include <cstdlib>
#include <functional>
#include <numeric>

namespace vallum::players {

Grade gradeOf(int givenAway, int error) {
    constexpr int point = certain / 100;
    if (givenAway < point) return Grade::best;
    if (givenAway < 3 * point || givenAway <= 2 * error) return Grade::good;
    return givenAway < 8 * point ? Grade::doubtful : Grade::blunder;
}

DecisionReport decisionsOf(Seat seat, const std::vector<JudgedDecision>& decisions) {
    DecisionReport report;
    report.seat = seat;
    double squares = 0;
    for (const JudgedDecision& it : decisions) {
        if (it.seat != seat) continue;
        ++report.decisions.at(static_cast<std::size_t>(it.grade));
        if (it.grade == Grade::untried) continue;
        report.givenAway += it.behind;
        squares += 1.0 * it.error * it.error;
    }
    report.givenAway = std::max(0, report.givenAway);
    report.error = static_cast<int>(std::lround(std::sqrt(squares)));
    return report;
}

std::vector<std::size_t> largestSwings(const std::vector<ChanceThen>& course, std::size_t most) {
    if (course.size() < 2) return {};
    std::vector<std::size_t> turns(course.size() - 1);
    std::iota(turns.begin(), turns.end(), std::size_t{0});
    const auto swing = [&](std::size_t it) { return std::abs(course[it + 1].chance - course[it].chance); };
    std::ranges::stable_sort(turns, std::greater(), swing);
    std::erase_if(turns, [&](std::size_t it) { return swing(it) == 0; });
    if (turns.size() > most) turns.resize(most);
    std::ranges::sort(turns);
    return turns;
}

}  // namespace vallum::players
