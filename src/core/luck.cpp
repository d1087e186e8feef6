// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <cmath>
#include <numeric>
#include <utility>

#include <vallum/core/luck.h>

namespace vallum {

void Fortune::add(const ThrowChances& chances) {
    ++throws_;
    const std::size_t most = chances.two > 0 ? 2 : chances.one > 0 ? 1 : 0;
    chances_.resize(chances_.size() + most, 0.0);
    for (std::size_t total = chances_.size(); total-- != 0;) {
        double likely = chances_[total] * (1 - chances.one - chances.two);
        if (total >= 1) likely += chances_[total - 1] * chances.one;
        if (total >= 2) likely += chances_[total - 2] * chances.two;
        chances_[total] = likely;
    }
}

void Fortune::add(int throws, const std::vector<double>& chances) {
    throws_ += throws;
    std::vector<double> sums(chances_.size() + chances.size() - 1, 0.0);
    for (std::size_t before = 0; before != chances_.size(); ++before) {
        for (std::size_t now = 0; now != chances.size(); ++now)
            sums[before + now] += chances_[before] * chances[now];
    }
    chances_ = std::move(sums);
}

double Fortune::expected() const {
    double expected = 0;
    for (std::size_t total = 0; total != chances_.size(); ++total)
        expected += static_cast<double>(total) * chances_[total];
    return expected;
}

double Fortune::asBadOrWorse() const {
    return std::accumulate(chances_.begin(), chances_.begin() + actual_ + 1, 0.0);
}

double Fortune::asGoodOrBetter() const {
    return std::accumulate(chances_.begin() + actual_, chances_.end(), 0.0);
}

namespace {

Text inHundred(double percent) {
    if (percent < 1) return phrase("Luck", "fewer than 1")();
    return Text(static_cast<int>(std::lround(percent)));
}

}  // namespace

Text percentile(const Fortune& fortune) {
    const double percent = 100 * fortune.asBadOrWorse();
    if (percent > 99 && fortune.asGoodOrBetter() < 1) return phrase("Luck", "more than 99")();
    return inHundred(percent);
}

Text words(const Fortune& fortune) {
    if (fortune.throws() == 0) return phrase("Luck", "No dice yet to judge luck by.")();
    const double bad = 100 * fortune.asBadOrWorse();
    const double good = 100 * fortune.asGoodOrBetter();
    return good < bad ? phrase("Luck", "As good or better in %1 of 100 battles.")(inHundred(good))
                      : phrase("Luck", "As bad or worse in %1 of 100 battles.")(inHundred(bad));
}

Text verdictOn(const Fortune& fortune) {
    constexpr double average = 25;
    constexpr double rare = 5;
    if (fortune.throws() == 0) return phrase("Luck", "no dice")();
    const double bad = 100 * fortune.asBadOrWorse();
    const double good = 100 * fortune.asGoodOrBetter();
    const Phrase words = bad < rare ? phrase("Luck", "very unlucky (%1 of 100 battles go as badly or worse)")
                         : bad < average ? phrase("Luck", "unlucky (%1 of 100 battles go as badly or worse)")
                         : good < rare ? phrase("Luck", "very lucky (%1 of 100 battles go as well or better)")
                         : good < average ? phrase("Luck", "lucky (%1 of 100 battles go as well or better)")
                         : good < bad
                             ? phrase("Luck", "about average (%1 of 100 battles go as well or better)")
                             : phrase("Luck", "about average (%1 of 100 battles go as badly or worse)");
    return words(inHundred(std::min(good, bad)));
}

}  // namespace vallum
