// SPDX-License-Identifier: GPL-3.0-or-later
#include "shown_range.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <optional>

#include <vallum/core/json.h>
#include <vallum/trials/factors.h>

namespace vallum::trials {

namespace {

/// Two merge patches as one (RFC 7396): a null stays, because it removes something from the scenario.
Json both(Json first, const Json& second) {
    if (!first.is_object() || !second.is_object()) return second;
    for (const auto& [key, value] : second.items())
        first[key] = first.contains(key) ? both(first.at(key), value) : value;
    return first;
}

/// The cell with the first level of this factor, and everything else the same; none if the plan has no
/// such cell, or if this is it.
std::optional<int> withFirstLevel(const Plan& plan, int cell, std::size_t factor) {
    const CellPlan& it = plan.cells.at(static_cast<std::size_t>(cell));
    const auto levels = levelsOf(plan.factors, it.options);
    for (int i = 0; i != std::ssize(plan.cells); ++i) {
        const CellPlan& other = plan.cells[static_cast<std::size_t>(i)];
        if (other.scenario != it.scenario || other.players != it.players ||
            isMain(plan, i) != isMain(plan, cell))
            continue;
        const auto others = levelsOf(plan.factors, other.options);
        const bool isFirst = others.at(factor) == 0;
        if (isFirst && differInOne(plan.factors, it.options, other.options) && levels.at(factor) != 0)
            return i;
    }
    return std::nullopt;
}

/// Adds up differences that are independent, with their intervals.
class MeanDifference {
public:
    void add(double difference, const Interval& interval) {
        sum_ += difference;
        below_ += std::pow(difference - interval.low, 2);
        above_ += std::pow(interval.high - difference, 2);
        ++count_;
    }
    [[nodiscard]] int count() const { return count_; }
    [[nodiscard]] double mean() const { return sum_ / count_; }
    [[nodiscard]] Interval interval() const {
        return {mean() - std::sqrt(below_) / count_, mean() + std::sqrt(above_) / count_};
    }

private:
    double sum_ = 0;
    double below_ = 0;
    double above_ = 0;
    int count_ = 0;
};

int effectsIn(const Plan& plan) {
    int all = 0;
    for (const PlannedFactor& it : plan.factors) all += static_cast<int>(it.levels.size()) - 1;
    return all;
}

/// Whose wins an effect counts.
Text countedSide(const Findings& all) {
    const Text& name = all.cells.front().nameOfSide();
    const bool isOne = std::ranges::all_of(
        all.cells, [&](const Cell& it) { return it.nameOfSide().english() == name.english(); });
    return isOne ? name : phrase("Trials", "the side counted")();
}

}  // namespace

std::vector<PlannedOptions> combined(const std::vector<PlannedFactor>& factors) {
    if (factors.empty()) return {};
    std::vector<PlannedOptions> all(1);
    for (const PlannedFactor& factor : factors) {
        std::vector<PlannedOptions> next;
        for (const PlannedOptions& before : all) {
            for (const PlannedOptions& level : factor.levels) {
                const Json change = both(Json::parse(before.change), Json::parse(level.change));
                const std::string name = factor.name + " " + level.name;
                next.push_back({before.name.empty() ? name : before.name + ", " + name, change.dump()});
            }
        }
        all = std::move(next);
    }
    return all;
}

std::vector<int> levelsOf(const std::vector<PlannedFactor>& factors, int options) {
    std::vector<int> levels(factors.size());
    for (std::size_t i = factors.size(); i-- > 0;) {
        const int count = static_cast<int>(factors[i].levels.size());
        levels[i] = options % count;
        options /= count;
    }
    return levels;
}

bool differInOne(const std::vector<PlannedFactor>& factors, int oneOptions, int otherOptions) {
    const auto one = levelsOf(factors, oneOptions);
    const auto other = levelsOf(factors, otherOptions);
    int differences = 0;
    for (std::size_t i = 0; i != one.size(); ++i) differences += one[i] == other[i] ? 0 : 1;
    return differences == 1;
}

std::vector<Effect> effects(const Plan& plan, const Tally& tally, bool ofMain) {
    constexpr double alphaOfAll = 0.05;
    std::vector<Effect> all;
    for (std::size_t factor = 0; factor != plan.factors.size(); ++factor) {
        for (std::size_t level = 1; level != plan.factors[factor].levels.size(); ++level) {
            MeanDifference found;
            int battles = plan.battles;
            for (int cell = 0; cell != std::ssize(plan.cells); ++cell) {
                const auto levels =
                    levelsOf(plan.factors, plan.cells[static_cast<std::size_t>(cell)].options);
                if (levels[factor] != static_cast<int>(level) || isMain(plan, cell) != ofMain) continue;
                const auto first = withFirstLevel(plan, cell, factor);
                if (!first) continue;
                const Pairs pairs = tally.pairs(cell, *first);
                if (pairs.count() == 0) continue;
                battles = std::min(battles, pairs.count());
                const double z = zOf(plan, pairs.count(), alphaOfAll / effectsIn(plan));
                found.add(pairs.difference(), differenceUnpaired(pairs, z));
            }
            if (found.count() == 0) continue;
            const Interval known = battles < fewestToCompare ? Interval{-1, 1} : found.interval();
            all.push_back({factor, level, found.count(), battles, found.mean(), known});
        }
    }
    return all;
}

Text effectSentence(const Findings& all, const Effect& it) {
    const PlannedFactor& factor = all.plan.factors.at(it.factor);
    const std::string& level = factor.levels.at(it.level).name;
    const std::string& first = factor.levels.front().name;
    const int battles = it.battles * it.pairs;
    const Text size = percentText(std::abs(it.difference), battles);
    const Text side = countedSide(all);
    const bool isMore = it.difference > 0;
    if (it.battles < fewestToCompare)
        return phrase("Trials",
                      "With %1 “%2” instead of “%3”: too few to compare (%4 of each; it takes %5).")(
            factor.name, level, first, plural("Trials", "%n battles", "%n battle")(it.battles),
            fewestToCompare);
    if (!it.interval.excludesZero()) {
        const Phrase words = isMore
                                 ? phrase("Trials",
                                          "With %1 “%2” instead of “%3”, no difference is shown (%4 wins %5 "
                                          "of 100 battles more, from %6 to %7).")
                                 : phrase("Trials",
                                          "With %1 “%2” instead of “%3”, no difference is shown (%4 wins %5 "
                                          "of 100 battles fewer, from %6 to %7).");
        return words(factor.name, level, first, side, size, signedPercentText(it.interval.low, battles),
                     signedPercentText(it.interval.high, battles));
    }
    const auto [low, high] = shownRange(it.interval, battles);
    const Phrase words = isMore
                             ? phrase("Trials",
                                      "With %1 “%2” instead of “%3”, %4 wins %5 of 100 battles more (%6 to "
                                      "%7).")
                             : phrase("Trials",
                                      "With %1 “%2” instead of “%3”, %4 wins %5 of 100 battles fewer (%6 "
                                      "to %7).");
    return words(factor.name, level, first, side, size, low, high);
}

}  // namespace vallum::trials
