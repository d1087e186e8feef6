// SPDX-License-Identifier: GPL-3.0-or-later
#include "plan_race.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <numeric>

#include <vallum/players/battle_value.h>
#include <vallum/players/plans.h>

namespace vallum::players {

namespace {

/// Of their average; a few alone say nothing.
int standardError(const std::vector<int>& chances) {
    const auto count = static_cast<std::int64_t>(chances.size());
    if (count < enoughTrials) return certain;
    std::int64_t sum = 0;
    for (const int it : chances) sum += it;
    double squares = 0;
    for (const int it : chances) {
        const double off = static_cast<double>(it) - static_cast<double>(sum) / static_cast<double>(count);
        squares += off * off;
    }
    return static_cast<int>(std::lround(std::sqrt(squares / static_cast<double>(count * (count - 1)))));
}

}  // namespace

void PlanRace::enter(bool stays, bool mayWin) {
    runners_.push_back({.stays = stays || runners_.empty(), .mayWin = mayWin});
}

void PlanRace::endSample(int sample) {
    constexpr int round = 6;  // trials of each plan
    if (sample % round == round - 1) leaveOutTheWorse();
}

void PlanRace::equate(std::size_t plan, std::size_t earlier) {
    runners_[plan].same = triedAs(earlier);
    runners_[plan].isLeftOut = true;
}

void PlanRace::giveUp() {
    for (Runner& it : runners_) it.chances.clear();
}

std::int64_t PlanRace::sum(std::size_t plan) const {
    const auto& all = chances(plan);
    return std::accumulate(all.begin(), all.end(), std::int64_t{0});
}

int PlanRace::mean(std::size_t plan) const {
    const auto& all = chances(plan);
    return all.empty() ? 0 : static_cast<int>(sum(plan) / std::ssize(all));
}

int PlanRace::spread(std::size_t plan) const { return standardError(chances(plan)); }

int PlanRace::errorBehind(std::size_t plan, std::size_t other) const {
    std::vector<int> behind;
    const std::size_t shared = std::min(chances(plan).size(), chances(other).size());
    for (std::size_t i = 0; i != shared; ++i) behind.push_back(chances(other)[i] - chances(plan)[i]);
    return standardError(behind);
}

/// The signal is their difference squared, over the square of its standard error, times a hundred.
PlanRace::Lead PlanRace::leadOverFirst(std::size_t plan) const {
    const auto& one = chances(plan);
    const auto& other = chances(0);
    const auto shared = std::min(std::ssize(one), std::ssize(other));
    std::int64_t sum = 0;
    std::int64_t squares = 0;
    for (std::ptrdiff_t i = 0; i != shared; ++i) {
        const auto at = static_cast<std::size_t>(i);
        const std::int64_t difference = one[at] - other[at];
        sum += difference;
        squares += difference * difference;
    }
    if (sum == 0 || shared < 2) return {};
    const std::int64_t error = std::max<std::int64_t>(1, shared * squares - sum * sum);
    return {sum, shared, 100 * (sum * sum / std::max<std::int64_t>(1, error / (shared - 1)))};
}

bool PlanRace::isDecided() const {
    constexpr std::int64_t certainly = 900;  // three standard errors
    if (std::ssize(chances(0)) < enoughTrials) return false;
    int better = 0;
    for (std::size_t i = 1; i != runners_.size(); ++i) {
        if (isLeftOut(i)) continue;
        const Lead lead = leadOverFirst(i);
        if (lead.signal < certainly) return false;
        better += lead.sum > 0 ? 1 : 0;
    }
    return better <= 1;
}

void PlanRace::leaveOutTheWorse() {
    std::vector<std::size_t> inTheRace;
    for (std::size_t i = 0; i != runners_.size(); ++i) {
        if (!runners_[i].isLeftOut && !runners_[i].stays) inTheRace.push_back(i);
    }
    std::ranges::stable_sort(inTheRace, std::greater(), [&](std::size_t it) { return sum(it); });
    const std::size_t half = (inTheRace.size() + 1) / 2;
    for (std::size_t i = half; i < inTheRace.size(); ++i) runners_[inTheRace[i]].isLeftOut = true;
}

std::size_t PlanRace::winner() const {
    std::size_t best = 0;
    for (std::size_t i = 0; i != runners_.size(); ++i) {
        const Lead lead = leadOverFirst(i);
        if (isLeftOut(i) || !runners_[i].mayWin || lead.sum <= 0 || lead.signal < bar_.clearly) continue;
        if (lead.trials < bar_.trials || lead.sum < bar_.worthwhile * lead.trials) continue;
        if (best == 0 || sum(i) > sum(best)) best = i;
    }
    return best;
}

std::vector<std::size_t> PlanRace::order() const {
    std::vector<std::size_t> order(runners_.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    const std::size_t best = winner();
    std::ranges::stable_sort(order, std::greater(), [&](std::size_t it) { return mean(it); });
    std::ranges::stable_partition(order, [&](std::size_t it) { return it == best; });
    return order;
}

}  // namespace vallum::players
