// SPDX-License-Identifier: GPL-3.0-or-later
#include "shown_range.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <map>
#include <numeric>
#include <optional>
#include <utility>

#include <vallum/field/words.h>
#include <vallum/trials/findings.h>

namespace vallum::trials {

namespace {

constexpr double power = 0.8;
constexpr int manyBattles = 2500;

double share(int part, int whole) { return whole == 0 ? 0 : static_cast<double>(part) / whole; }

/// "17 points", "under 1 point": a size in the units that percentText shows.
Text sizeText(int units, int battles) {
    if (battles >= manyBattles) {
        if (units == 0) return phrase("Trials", "under 0.1 points")();
        return phrase("Trials", "%1 points")(field::numberText(units, 10));
    }
    if (units == 0) return phrase("Trials", "under 1 point")();
    return units == 1 ? phrase("Trials", "1 point")() : phrase("Trials", "%1 points")(units);
}

/// Rounded for reading: about 600.
int roundly(int number) {
    int unit = 1;
    while (number / unit >= 20) unit *= 10;
    return (number + unit / 2) / unit * unit;
}

/// In the units that percentText shows, so that a difference fits the shares beside it.
int shownUnits(double part, int battles) {
    return static_cast<int>(std::lround(part * (battles >= manyBattles ? 1000 : 100)));
}
int shownDifference(const Comparison& it) {
    const int battles = it.pairs.count();
    return shownUnits(share(it.pairs.firstWins(), battles), battles) -
           shownUnits(share(it.pairs.secondWins(), battles), battles);
}

int pointsOf(const Comparison& it) {
    const int battles = it.pairs.count();
    if (battles < manyBattles) return std::abs(shownDifference(it));
    return static_cast<int>(std::lround(std::abs(it.pairs.difference()) * 100));
}

/// "8 points", "−1 point", "under 1 point"
Text signedSizeText(const Comparison& it) {
    const int units = shownDifference(it);
    const Text size = sizeText(std::abs(units), it.pairs.count());
    return units < 0 ? phrase("Trials", "−%1")(size) : size;
}

/// By then four fifths of the trials with a test have shown the difference that they test for.
int mostInTest(const Plan& plan) {
    const SequentialTest test = testOf(plan);
    const int fixed = battlesNeeded(test.difference, 1 - test.beta, test.alpha);
    return fixed + fixed / 2;
}

/// How many battles would show the difference found; 0 if there is none, or if enough were fought.
int battlesToShow(const Plan& plan, const Comparison& it) {
    if (plan.stop.rule != StopWhen::fixed) return 0;
    const int points = pointsOf(it);
    const int needed = points < 1 ? 0 : roundly(battlesNeeded(points / 100.0, power, it.alpha));
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
        "In “%1”, %2 of 100 units of the attacker's line never attacked: the result says little about an "
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
                  "In “%1” the walls are open in %2 of 100 battles, but the attacker gets in only in %3.")(
        cell.name, percentOf(opened, tally.battles), percentOf(inside, tally.battles));
}

std::optional<Text> byTheClock(const Cell& cell, const CellTally& tally) {
    const auto found = tally.reasons.find("SIE-10");
    const int byClock = found == tally.reasons.end() ? 0 : found->second[0] + found->second[1];
    const int wins = tally.battles - tally.wins - tally.draws;
    constexpr int most = 80;
    if (wins == 0 || percentOf(byClock, wins) <= most) return std::nullopt;
    return phrase("Trials", "In “%1”, %2 of 100 defender wins come because time runs out (SIE-10).")(
        cell.name, percentOf(byClock, wins));
}

std::optional<Text> errorsOf(const Cell& cell, const CellTally& tally) {
    if (tally.errors.empty()) return std::nullopt;
    return phrase("Trials", "“%1”: %2 ended in an error, the first is number %3; battles.csv has the seeds.")(
        cell.name, plural("Trials", "%n battles", "%n battle")(std::ssize(tally.errors)),
        tally.errors.front());
}

std::optional<Text> refusals(const Cell& cell, const CellTally& tally) {
    if (tally.refused == 0) return std::nullopt;
    return phrase("Trials", "“%1”: the rules refused %2 by computer players, who then chose again.")(
        cell.name, plural("Trials", "%n decisions", "%n decision")(tally.refused));
}

/// In the middle of a sentence.
Text playersText(const PlannedPlayers& it) {
    const bool isOneLevel = std::ranges::all_of(it.seats, &std::string::empty);
    if (isOneLevel && it.all == "random") return phrase("Trials", "random players")();
    if (isOneLevel && it.all == "recruit") return phrase("Trials", "recruits")();
    if (isOneLevel && it.all == "greedy") return phrase("Trials", "regular players")();
    if (isOneLevel && it.all == "centurion") return phrase("Trials", "centurions")();
    if (isOneLevel && it.all == "legate") return phrase("Trials", "legates")();
    return phrase("Trials", "the players “%1”")(it.name);
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
        if (first.players != second.players || it.isTooFew()) continue;
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
        return playersText(all.plan.players.at(static_cast<std::size_t>(it.players)));
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
                        "Which layout is better depends on the player: %1 rank them differently from %2.")(
                        nameOf(other), nameOf(one));
                notShown =
                    phrase("Trials",
                           "%1 and %2 put the scenarios in different order, but by no more than chance.")(
                        nameOf(one), nameOf(other))
                        .asSentence();
            }
        }
    }
    return notShown;
}

/// What the verdict on two cells is made of.
struct Shares {
    const Cell& first;
    const Cell& second;
    Text one;
    Text other;

    [[nodiscard]] bool areSieges() const { return first.isSiege && second.isSiege; }
    [[nodiscard]] bool areOfOneSide() const {
        return !first.isSiege && !second.isSiege &&
               first.nameOfSide().english() == second.nameOfSide().english();
    }
};
Shares sharesOf(const Findings& all, const Comparison& it) {
    const int battles = it.pairs.count();
    return {all.cells.at(static_cast<std::size_t>(it.first)),
            all.cells.at(static_cast<std::size_t>(it.second)),
            percentText(share(it.pairs.firstWins(), battles), battles),
            percentText(share(it.pairs.secondWins(), battles), battles)};
}

/// "“gatehouse” falls in 54 of 100"
Text foundIn(const Cell& cell, const Text& of100) {
    if (cell.isSiege) return phrase("Trials", "“%1” falls in %2 of 100")(cell.name, of100);
    return phrase("Trials", "“%1” is won by %2 in %3 of 100")(cell.name, cell.nameOfSide(), of100);
}
/// "“gatehouse” falls in 54 of 100, “two-towers” in 62"
Text foundText(const Shares& it) {
    if (it.areSieges())
        return phrase("Trials", "“%1” falls in %2 of 100, “%3” in %4")(it.first.name, it.one, it.second.name,
                                                                       it.other);
    if (it.areOfOneSide())
        return phrase("Trials", "Won by %2: %3 of 100 in “%1”, %5 in “%4”")(
            it.first.name, it.first.nameOfSide(), it.one, it.second.name, it.other);
    return Text::joined({foundIn(it.first, it.one), foundIn(it.second, it.other)}, "; ");
}

Text shownVerdict(const Shares& shares, const Comparison& it) {
    const int battles = it.pairs.count();
    const Text size = sizeText(std::abs(shownDifference(it)), battles);
    const auto [low, high] = shownRange(it.headline(), battles);
    const bool isMore = it.pairs.difference() > 0;
    if (shares.areSieges()) {
        const Phrase words =
            isMore ? phrase("Trials",
                            "“%1” falls more often: %2 of 100 against %3 for “%4” (%5 more; %6 to %7).")
                   : phrase("Trials",
                            "“%1” falls less often: %2 of 100 against %3 for “%4” (%5 fewer; %6 to %7).");
        return words(shares.first.name, shares.one, shares.other, shares.second.name, size, low, high);
    }
    if (shares.areOfOneSide()) {
        const Phrase words =
            isMore
                ? phrase("Trials",
                         "“%1” is won by %8 more often: %2 of 100 against %3 in “%4” (%5 more; %6 to %7).")
                : phrase("Trials",
                         "“%1” is won by %8 less often: %2 of 100 against %3 in “%4” (%5 fewer; %6 to %7).");
        return words(shares.first.name, shares.one, shares.other, shares.second.name, size, low, high,
                     shares.first.nameOfSide());
    }
    const Phrase words = isMore ? phrase("Trials", "%1: that is more often (%2 more; %3 to %4).")
                                : phrase("Trials", "%1: that is less often (%2 fewer; %3 to %4).");
    return words(foundText(shares), size, low, high);
}

/// Where the test has ended, its interval agrees with it.
Text endOfTest(const Findings& all) {
    const Stopping& stop = all.plan.stop;
    const Cell& first = all.cells.at(0);
    const Cell& second = all.cells.at(1);
    const Answered answer = answered(testOf(all.plan), all.tally.pairs(0, 1));
    if (answer == Answered::neither)
        return phrase("Trials",
                      "Ended with no difference shown. Had there been one of %1 points, %2 of 100 such "
                      "trials would have missed it.")(stop.points, stop.beta);
    if (answer == Answered::notYet)
        return phrase("Trials",
                      "All battles were fought, and a difference of %1 points is neither shown nor unlikely; "
                      "about %2 battles each would tell.")(
            stop.points, roundly(std::max(mostInTest(all.plan), all.plan.battles + all.plan.battles / 2)));
    const bool isFirst = answer == Answered::first;
    const Phrase words =
        first.isSiege && second.isSiege
            ? phrase("Trials",
                     "Ended when it was shown that “%1” falls more often than “%2” (tested for a difference "
                     "of %3 points).")
            : phrase("Trials",
                     "Ended when it was shown that “%1” is won more often than “%2” (tested for a difference "
                     "of %3 points).");
    return words(isFirst ? first.name : second.name, isFirst ? second.name : first.name, stop.points);
}

/// Of the comparisons between cells that fight all battles.
int comparisonsIn(const Plan& plan) {
    return static_cast<int>(std::ranges::count_if(
        plan.pairs, [&](const auto& pair) { return isMain(plan, pair[0]) && isMain(plan, pair[1]); }));
}

/// What a fixed number of battles can show.
Text forecastOfFixed(const Plan& plan) {
    constexpr double alpha = 0.05;
    constexpr double aim = 0.1;
    const int compared = comparisonsIn(plan);
    const Text battles = plural("Trials", "%n battles", "%n battle")(plan.battles);
    if (compared == 0) {
        const Interval even = wilson(plan.battles / 2, plan.battles, zFor(alpha));
        return phrase("Trials", "With %1, the share is known to within %2.")(
            battles, sizeText(static_cast<int>(std::lround(even.halfWidth() * 100)), 1));
    }
    const double seen = differenceDetected(plan.battles, power, alpha / compared);
    const Text size = sizeText(static_cast<int>(std::lround(seen * 100)), 1);
    Text told = phrase("Trials", "%1 of each show a difference of about %2 (80% power).")(battles, size);
    if (compared > 1)
        told = phrase("Trials",
                      "%1 of each show a difference of about %2 in any of the %3 comparisons (80% power, "
                      "after Holm).")(battles, size, compared);
    if (plan.battles < fewestToCompare)
        told = phrase("Trials", "Fewer than %1 battles of each are too few to compare.")(fewestToCompare);
    if (seen <= aim) return told;
    return Text::joined({told, phrase("Trials", "To show a difference of 10 points takes %1 of each.")(
                                   battlesNeeded(aim, power, alpha / compared))},
                        " ");
}

/// The battles of each that tell a share of one half as well as the plan wants it.
int battlesForWidth(const Plan& plan) {
    constexpr double alpha = 0.05;
    int few = 1;
    int enough = mostBattles;
    while (few < enough) {
        const int middle = std::midpoint(few, enough);
        const Interval even = wilson(middle / 2, middle, zOf(plan, middle, alpha));
        if (even.halfWidth() * 100 <= plan.stop.points) {
            enough = middle;
        } else {
            few = middle + 1;
        }
    }
    return enough;
}

}  // namespace

ShownRange shownRange(const Interval& interval, int battles) {
    const auto end = [&](double size) {
        const Text plain = percentText(size, battles);
        if (!(plain == "0")) return plain;
        return phrase("Trials", "under %1")(std::string(battles >= manyBattles ? "0.1" : "1"));
    };
    const double one = std::abs(interval.low);
    const double other = std::abs(interval.high);
    return {end(std::min(one, other)), end(std::max(one, other))};
}

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
    if (tally.battles == 0) return phrase("Trials", "“%1”: no battle was fought to its end.")(cell.name);
    const Interval interval = wilson(tally.wins, tally.battles, zOf(all.plan, tally.battles, alpha));
    const Text of100 = percentText(share(tally.wins, tally.battles), tally.battles);
    const Text low = percentText(interval.low, tally.battles);
    const Text high = percentText(interval.high, tally.battles);
    if (cell.isSiege)
        return phrase("Trials", "“%1” falls in %2 of 100 battles (%3 to %4, from %5).")(cell.name, of100, low,
                                                                                        high, tally.battles);
    return phrase("Trials", "“%1”: %3 of 100 battles won by %2 (%4 to %5, from %6).")(
        cell.name, cell.nameOfSide(), of100, low, high, tally.battles);
}

Text verdict(const Findings& all, const Comparison& it) {
    const int battles = it.pairs.count();
    if (battles == 0)
        return phrase("Trials", "“%1” and “%2”: no battle was fought in both.")(
            all.cells.at(static_cast<std::size_t>(it.first)).name,
            all.cells.at(static_cast<std::size_t>(it.second)).name);
    const Shares shares = sharesOf(all, it);
    if (it.isShown()) return shownVerdict(shares, it);
    const Text found = foundText(shares);
    if (it.isTooFew())
        return phrase("Trials", "%1: too few to compare (%2; it takes %3).")(
            found, plural("Trials", "%n battles", "%n battle")(battles), fewestToCompare);
    const Text low = signedPercentText(it.headline().low, battles);
    const Text high = signedPercentText(it.headline().high, battles);
    if (const int needed = battlesToShow(all.plan, it); needed != 0)
        return phrase(
            "Trials",
            "%1: no difference shown (%2, from %3 to %4). About %5 battles each would show one of %6.")(
            found, signedSizeText(it), low, high, needed, pointsOf(it));
    return phrase("Trials", "%1: no difference shown (%2, from %3 to %4).")(found, signedSizeText(it), low,
                                                                            high);
}

std::optional<Text> aboutIntervals(const Findings& all) {
    const int compared = comparisonsIn(all.plan);
    if (all.plan.stop.rule != StopWhen::fixed)
        return phrase("Trials",
                      "The trial may stop early, so all intervals are those of a confidence sequence: they "
                      "hold whenever it stops.")();
    if (!all.plan.factors.empty())
        return phrase(
            "Trials",
            "The intervals of the effects are widened: all of them together miss in 5 of 100 trials at "
            "most.")();
    if (compared < 2) return std::nullopt;
    return phrase("Trials",
                  "With %1 comparisons, their intervals are widened after Holm: all of them together miss in "
                  "5 of 100 trials at most.")(compared);
}

std::optional<Text> secondHeading(const Findings& all) {
    for (int i = 0; i != std::ssize(all.cells); ++i) {
        if (isMain(all.plan, i)) continue;
        const CellPlan& cell = all.plan.cells.at(static_cast<std::size_t>(i));
        int fought = all.tally.cell(i).battles;
        for (int k = i + 1; k != std::ssize(all.cells); ++k) {
            if (!isMain(all.plan, k)) fought = std::min(fought, all.tally.cell(k).battles);
        }
        return phrase("Trials", "Between %1 (%2 of each)")(
            playersText(all.plan.players.at(static_cast<std::size_t>(cell.players))),
            plural("Trials", "%n battles", "%n battle")(fought));
    }
    return std::nullopt;
}

std::optional<std::size_t> longestHolding(const Cell& cell, const CellTally& tally) {
    constexpr int half = 50;
    std::optional<std::size_t> best;
    const auto held = [&](std::size_t i) {
        return std::pair(-tally.sections.at(i).opened, quantile(tally.sections.at(i).openedIn, half));
    };
    for (std::size_t i = 0; i != tally.sections.size(); ++i) {
        if (!cell.sections.at(i).isOfFortress || tally.sections[i].opened == 0) continue;
        if (!best || held(i) > held(*best)) best = i;
    }
    return best;
}

std::optional<Text> holdingSentence(const Findings& all, int index) {
    constexpr int half = 50;
    const Cell& cell = all.cells.at(static_cast<std::size_t>(index));
    const CellTally& tally = all.tally.cell(index);
    const auto longest = longestHolding(cell, tally);
    if (!longest) return std::nullopt;
    int never = 0;
    for (std::size_t i = 0; i != tally.sections.size(); ++i)
        never += cell.sections.at(i).isOfFortress && tally.sections[i].opened == 0 ? 1 : 0;
    const SectionTally& section = tally.sections.at(*longest);
    const Text& name = cell.sections.at(*longest).name;
    const Text of100 = percentText(share(section.opened, tally.battles), tally.battles);
    const int turn = quantile(section.openedIn, half);
    if (never == 0)
        return phrase("Trials",
                      "In “%1”, %2 held longest: it was opened in %3 of 100 battles, in turn %4 (median).")(
            cell.name, name, of100, turn);
    return phrase("Trials",
                  "In “%1”, %2 held longest of the sections that were opened: in %3 of 100 battles, in turn "
                  "%4 (median). Never opened: %5.")(cell.name, name, of100, turn,
                                                    plural("Trials", "%n sections", "%n section")(never));
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
    switch (plan.stop.rule) {
        case StopWhen::fixed: break;
        case StopWhen::width:
            return phrase("Trials", "To know every share to within %1 takes up to %2 battles of each.")(
                sizeText(plan.stop.points, 1), roundly(battlesForWidth(plan)));
        case StopWhen::difference:
            return phrase("Trials",
                          "A difference of %1 takes about %2 battles of each to show, and up to %3 (%4% "
                          "power); a larger one takes fewer.")(
                sizeText(plan.stop.points, 1), roundly(mostInTest(plan) / 2), roundly(mostInTest(plan)),
                100 - plan.stop.beta);
    }
    return forecastOfFixed(plan);
}

}  // namespace vallum::trials
