// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <map>
#include <optional>

#include <vallum/field/words.h>
#include <vallum/trials/findings.h>

namespace vallum::trials {

namespace {

constexpr double power = 0.8;
constexpr int manyBattles = 2500;

double share(int part, int whole) { return whole == 0 ? 0 : static_cast<double>(part) / whole; }

/// Rounded for reading: about 600.
int roundly(int number) {
    int unit = 1;
    while (number / unit >= 20) unit *= 10;
    return (number + unit / 2) / unit * unit;
}

int pointsOf(const Comparison& it) {
    return static_cast<int>(std::lround(std::abs(it.pairs.difference()) * 100));
}

/// "8 points", "−1 point"
Text sizeText(const Comparison& it) {
    const int battles = it.pairs.count();
    const double difference = it.pairs.difference();
    const Text size = percentText(std::abs(difference), battles);
    const bool isLess = difference < 0 && !(size == "0");
    if (size == "1") return isLess ? phrase("Trials", "−1 point")() : phrase("Trials", "1 point")();
    return isLess ? phrase("Trials", "−%1 points")(size) : phrase("Trials", "%1 points")(size);
}

/// How many battles would show the difference found; 0 if there is none, or if enough were fought.
int battlesToShow(const Plan& plan, const Comparison& it) {
    if (plan.stop.rule != StopWhen::fixed) return 0;
    const int points = pointsOf(it);
    const int needed = points < 1 ? 0 : roundly(battlesNeeded(points / 100.0, power));
    return needed <= it.pairs.count() ? 0 : needed;
}

/// In percent.
int percentOf(std::int64_t part, std::int64_t whole) {
    return whole == 0 ? 0 : static_cast<int>(part * 100 / whole);
}

std::optional<Text> idleLine(const Cell& cell, const CellTally& tally) {
    if (!cell.isSiege || tally.battles == 0) return std::nullopt;
    std::int64_t idle = 0;
    std::int64_t all = 0;
    for (std::size_t i = 0; i != tally.units.size(); ++i) {
        if (!cell.units.at(i).isInLine) continue;
        idle += tally.units[i].idle;
        all += tally.battles;
    }
    constexpr int most = 40;
    const int percent = percentOf(idle, all);
    if (percent <= most) return std::nullopt;
    return phrase(
        "Trials",
        "In %1, %2 of 100 units of the attacker's line never attacked: the result says little about an "
        "assault.")(cell.name, percent);
}

std::optional<Text> openButEmpty(const Cell& cell, const CellTally& tally) {
    int opened = 0;
    for (const int times : tally.openedBy) opened += times;
    int inside = 0;
    for (const int times : tally.insideBy) inside += times;
    if (!cell.isSiege || opened * 2 < tally.battles || inside * 2 >= opened || opened == 0)
        return std::nullopt;
    return phrase("Trials",
                  "In %1 the walls are open in %2 of 100 battles, but the attacker gets in only in %3.")(
        cell.name, percentOf(opened, tally.battles), percentOf(inside, tally.battles));
}

std::optional<Text> byTheClock(const Cell& cell, const CellTally& tally) {
    const auto found = tally.reasons.find("SIE-10");
    const int byClock = found == tally.reasons.end() ? 0 : found->second[0] + found->second[1];
    const int wins = tally.battles - tally.wins - tally.draws;
    constexpr int most = 80;
    if (wins == 0 || percentOf(byClock, wins) <= most) return std::nullopt;
    return phrase("Trials", "In %1, %2 of 100 defender wins come because time runs out (SIE-10).")(
        cell.name, percentOf(byClock, wins));
}

std::optional<Text> errorsOf(const Cell& cell, const CellTally& tally) {
    if (tally.errors.empty()) return std::nullopt;
    return phrase("Trials", "%1: %2 ended in an error, the first is number %3; battles.csv has the seeds.")(
        cell.name, plural("Trials", "%n battles", "%n battle")(std::ssize(tally.errors)),
        tally.errors.front());
}

std::optional<Text> refusals(const Cell& cell, const CellTally& tally) {
    if (tally.refused == 0) return std::nullopt;
    return phrase("Trials", "%1: the rules refused %2 by computer players, who then chose again.")(
        cell.name, plural("Trials", "%n decisions", "%n decision")(tally.refused));
}

/// Two layouts as one of the players ranks them.
struct Ranking {
    int players = 0;
    double difference = 0;
    bool isShown = false;
};
/// By the places of both layouts in the plan, the lower first.
using Layout = std::pair<int, int>;
using Rankings = std::map<std::pair<Layout, Layout>, std::vector<Ranking>>;

Rankings rankings(const Findings& all) {
    Rankings found;
    for (const Comparison& it : comparisons(all.plan, all.tally)) {
        const CellPlan& first = all.plan.cells.at(static_cast<std::size_t>(it.first));
        const CellPlan& second = all.plan.cells.at(static_cast<std::size_t>(it.second));
        if (first.players != second.players) continue;
        const Layout one(first.scenario, first.options);
        const Layout other(second.scenario, second.options);
        const double difference = it.pairs.difference();
        found[std::minmax(one, other)].push_back(
            {first.players, one < other ? difference : -difference, it.isShown()});
    }
    return found;
}

/// Chance alone often turns an order around, so both differences have to be shown.
std::optional<Text> dependsOnPlayers(const Findings& all) {
    const auto nameOf = [&](const Ranking& it) {
        return all.plan.players.at(static_cast<std::size_t>(it.players)).name;
    };
    std::optional<Text> notShown;
    for (const auto& [layouts, ranked] : rankings(all)) {
        for (std::size_t i = 0; i != ranked.size(); ++i) {
            for (std::size_t k = i + 1; k != ranked.size(); ++k) {
                const Ranking& one = ranked[i];
                const Ranking& other = ranked[k];
                if (one.difference * other.difference >= 0) continue;
                if (one.isShown && other.isShown)
                    return phrase(
                        "Trials",
                        "Which layout is better depends on the player: %1 ranks them differently from %2.")(
                        nameOf(other), nameOf(one));
                notShown = phrase("Trials",
                                  "%1 and %2 seem to rank layouts differently, but no difference of ranking "
                                  "is shown: it may be chance.")(nameOf(one), nameOf(other));
            }
        }
    }
    return notShown;
}

/// "gatehouse falls in 54 of 100, two-towers in 62"
Text foundText(const Findings& all, const Comparison& it) {
    const Cell& first = all.cells.at(static_cast<std::size_t>(it.first));
    const Cell& second = all.cells.at(static_cast<std::size_t>(it.second));
    const int battles = it.pairs.count();
    const Text one = percentText(share(it.pairs.firstWins(), battles), battles);
    const Text other = percentText(share(it.pairs.secondWins(), battles), battles);
    if (first.isSiege)
        return phrase("Trials", "%1 falls in %2 of 100, %3 in %4")(first.name, one, second.name, other);
    return phrase("Trials", "Won by %2: %3 of 100 in %1, %5 in %4")(first.name, first.nameOfSide(), one,
                                                                    second.name, other);
}

Text endOfTest(const Findings& all) {
    const Stopping& stop = all.plan.stop;
    const SequentialTest test{stop.points / 100.0, stop.alpha / 100.0, stop.beta / 100.0};
    const std::string first = all.cells.at(0).name;
    const std::string second = all.cells.at(1).name;
    switch (answered(test, all.tally.pairs(0, 1))) {
        case Answered::better:
            return phrase(
                "Trials",
                "Ended when %1 was shown to score above %2, tested against a difference of %3 points.")(
                first, second, stop.points);
        case Answered::notBetter:
            return phrase("Trials", "Ended when it was clear that %1 does not score %2 points above %3.")(
                first, stop.points, second);
        case Answered::notYet: break;
    }
    return phrase("Trials",
                  "All battles were fought, and whether %1 scores %2 points above %3 is still open; about %4 "
                  "battles each would tell.")(first, stop.points, second,
                                              roundly(battlesNeeded(stop.points / 100.0, power)));
}

}  // namespace

Text percentText(double part, int battles) {
    if (battles >= manyBattles)
        return field::numberText(static_cast<std::int32_t>(std::lround(part * 1000)), 10);
    return Text(std::lround(part * 100));
}

Text signedPercentText(double difference, int battles) {
    const Text plain = percentText(std::abs(difference), battles);
    if (plain == "0") return plain;
    return difference < 0 ? phrase("Trials", "−%1")(plain) : phrase("Trials", "+%1")(plain);
}

std::string pointsText(int hundredths) { return field::numberText(hundredths, 100).english(); }

Text shareSentence(const Findings& all, int index) {
    constexpr double alpha = 0.05;
    const Cell& cell = all.cells.at(static_cast<std::size_t>(index));
    const CellTally& tally = all.tally.cell(index);
    if (tally.battles == 0) return phrase("Trials", "%1: no battle was fought to its end.")(cell.name);
    const Interval interval = wilson(tally.wins, tally.battles, zOf(all.plan, tally.battles, alpha));
    const Text of100 = percentText(share(tally.wins, tally.battles), tally.battles);
    const Text low = percentText(interval.low, tally.battles);
    const Text high = percentText(interval.high, tally.battles);
    if (cell.isSiege)
        return phrase("Trials", "%1 falls in %2 of 100 battles (%3 to %4, from %5).")(cell.name, of100, low,
                                                                                      high, tally.battles);
    return phrase("Trials", "%1: %3 of 100 battles won by %2 (%4 to %5, from %6).")(
        cell.name, cell.nameOfSide(), of100, low, high, tally.battles);
}

Text verdict(const Findings& all, const Comparison& it) {
    const int battles = it.pairs.count();
    if (battles == 0)
        return phrase("Trials", "%1 and %2: no battle was fought in both.")(
            all.cells.at(static_cast<std::size_t>(it.first)).name,
            all.cells.at(static_cast<std::size_t>(it.second)).name);
    const Text found = foundText(all, it);
    const Text low = signedPercentText(it.headline().low, battles);
    const Text high = signedPercentText(it.headline().high, battles);
    if (it.isShown()) {
        return it.pairs.difference() > 0
                   ? phrase("Trials", "%1: more often (%2, from %3 to %4).")(found, sizeText(it), low, high)
                   : phrase("Trials", "%1: less often (%2, from %3 to %4).")(found, sizeText(it), low, high);
    }
    if (const int needed = battlesToShow(all.plan, it); needed != 0)
        return phrase(
            "Trials",
            "%1: no difference shown (%2, from %3 to %4). About %5 battles each would show one of %6.")(
            found, sizeText(it), low, high, needed, pointsOf(it));
    return phrase("Trials", "%1: no difference shown (%2, from %3 to %4).")(found, sizeText(it), low, high);
}

std::optional<Text> secondHeading(const Findings& all) {
    for (int i = 0; i != std::ssize(all.cells); ++i) {
        if (isMain(all.plan, i)) continue;
        const CellPlan& cell = all.plan.cells.at(static_cast<std::size_t>(i));
        const PlannedPlayers& players = all.plan.players.at(static_cast<std::size_t>(cell.players));
        const Text each = plural("Trials", "%n battles", "%n battle")(battlesOf(all.plan, cell));
        if (players.all == "recruit") return phrase("Trials", "The same between recruits, %1 of each")(each);
        if (players.all == "greedy")
            return phrase("Trials", "The same between greedy players, %1 of each")(each);
        return phrase("Trials", "The same with fewer battles, %1 of each")(each);
    }
    return std::nullopt;
}

Text whyItEnded(const Findings& all) {
    const Stopping& stop = all.plan.stop;
    if (all.ended == WhyEnded::stopped)
        return phrase("Trials", "Stopped early; the battles fought count, and it can go on later.")();
    switch (stop.rule) {
        case StopWhen::fixed: break;
        case StopWhen::width:
            return all.ended == WhyEnded::enoughKnown
                       ? phrase("Trials",
                                "Ended when every share was known to within %1 points.")(stop.points)
                       : phrase("Trials",
                                "All battles were fought before every share was known to within %1 points.")(
                             stop.points);
        case StopWhen::difference: return endOfTest(all);
    }
    return phrase("Trials", "All %1 battles of each were fought, as planned.")(all.plan.battles);
}

std::vector<Text> cautions(const Findings& all) {
    std::vector<Text> list;
    const auto add = [&](std::optional<Text> sentence) {
        if (sentence) list.push_back(*std::move(sentence));
    };
    for (std::size_t i = 0; i != all.cells.size(); ++i) {
        const Cell& cell = all.cells[i];
        const CellTally& tally = all.tally.cells()[i];
        add(errorsOf(cell, tally));
        add(refusals(cell, tally));
        if (!isMain(all.plan, static_cast<int>(i))) continue;
        add(idleLine(cell, tally));
        add(openButEmpty(cell, tally));
        add(byTheClock(cell, tally));
    }
    add(dependsOnPlayers(all));
    return list;
}

bool isBroken(const Tally& tally) {
    constexpr std::int64_t perThousand = 1000;
    std::int64_t errors = 0;
    std::int64_t all = 0;
    for (const CellTally& it : tally.cells()) {
        errors += std::ssize(it.errors);
        all += std::ssize(it.outcomes);
    }
    return errors * perThousand > all;
}

Text forecast(const Plan& plan) {
    const int points = plan.stop.rule == StopWhen::difference ? plan.stop.points : 10;
    return phrase("Trials", "To show a difference of %1 points with 80% power takes %2 battles of each.")(
        points, battlesNeeded(points / 100.0, power));
}

}  // namespace vallum::trials
