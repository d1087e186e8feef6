// SPDX-License-Identifier: GPL-3.0-or-later
#include "trials/small_trials.h"

#include <algorithm>
#include <array>

#include <vallum/trials/factors.h>
#include <vallum/trials/tables.h>

namespace vallum::trials {
namespace {

const Ready& siege() {
    static const Ready trial = [] {
        Ready made = ready(planFor({"breach-at-the-gate", "breach-at-the-gate"}, "greedy", 100));
        made.cells[0].name = "two-towers";
        made.cells[1].name = "gatehouse";
        return made;
    }();
    return trial;
}

struct Made {
    bool isWon = false;
    int attacks = 1;  // per unit
    std::string reason = "SIE-09";
    std::string error;
    bool isOpen = false;
};
BattleResult battleOf(const Ready& trial, int cell, int battle, const Made& made) {
    BattleResult result;
    result.cell = cell;
    result.battle = battle;
    result.error = made.error;
    result.reason = made.reason;
    const Cell& it = trial.cells.at(static_cast<std::size_t>(cell));
    for (const CellSide& side : it.sides)
        result.sides.push_back({side.seat, (side.seat == it.side) == made.isWon});
    result.units.resize(it.units.size());
    for (UnitResult& unit : result.units) unit.attacks = made.attacks;
    result.sections.resize(it.sections.size());
    if (made.isOpen) result.opened = Opening{0, 3, DamageCause::ram};
    return result;
}

/// The first cell wins the first battles, and the second as many after `shift`, so that some are the same.
Tally tallied(const Ready& trial, int first, int second, int shift, int battles = 100) {
    Tally tally(trial.cells);
    for (int i = 0; i != battles; ++i) {
        tally.add(battleOf(trial, 0, i, {.isWon = i < first}));
        tally.add(battleOf(trial, 1, i, {.isWon = i >= shift && i < shift + second}));
    }
    return tally;
}
bool warns(const Findings& findings, const std::string& part) {
    return std::ranges::any_of(cautions(findings),
                               [&](const Text& it) { return it.english().find(part) != std::string::npos; });
}

TEST(Findings, AVerdictIsASentence) {
    const Tally tally = tallied(siege(), 62, 54, 27);
    const Findings all{siege().plan, siege().cells, tally};
    const auto compared = comparisons(siege().plan, tally);
    ASSERT_EQ(compared.size(), 1U);
    EXPECT_EQ(
        verdict(all, compared.front()),
        "“two-towers” falls in 62 of 100, “gatehouse” in 54: no difference shown (8 points, from −5 to +21). "
        "About 600 battles each would show one of 8.");
    const Tally clear = tallied(siege(), 20, 80, 10);
    const Findings other{siege().plan, siege().cells, clear};
    EXPECT_EQ(
        verdict(other, comparisons(siege().plan, clear).front()),
        "“two-towers” falls less often: 20 of 100 against 80 for “gatehouse” (60 points fewer; 47 to 69).");
}

/// The difference is that of the shares as they are read.
TEST(Findings, AVerdictDoesNotContradictItsRounding) {
    Ready trial = siege();
    const auto told = [&](int first, int second) {
        const Tally tally = tallied(trial, first, second, 0, 300);
        return verdict({trial.plan, trial.cells, tally}, comparisons(trial.plan, tally).front()).english();
    };
    EXPECT_NE(
        told(85, 83).find("falls in 28 of 100, “gatehouse” in 28: no difference shown (under 1 point, "),
        std::string::npos)
        << told(85, 83);
    EXPECT_NE(told(86, 83).find("(1 point, from "), std::string::npos) << told(86, 83);
}

/// In the first cell Rome attacks a fortress; in the second nobody does, and in the third Carthage is
/// counted.
TEST(Findings, EachCellIsToldByItsOwnSide) {
    Ready trial =
        ready(planFor({"breach-at-the-gate", "first-battle", "cavalry-envelopment"}, "random", 100));
    trial.plan.pairs = {{0, 1}, {1, 2}, {1, 1}};
    Tally tally(trial.cells);
    for (int i = 0; i != 100; ++i) {
        tally.add(battleOf(trial, 0, i, {.isWon = i < 40}));
        tally.add(battleOf(trial, 1, i, {.isWon = i % 2 == 0}));
        tally.add(battleOf(trial, 2, i, {.isWon = i < 91}));
    }
    const Findings all{trial.plan, trial.cells, tally};
    const auto compared = comparisons(trial.plan, tally);
    ASSERT_NE(trial.cells[1].nameOfSide().english(), trial.cells[2].nameOfSide().english());
    const auto begins = [&](std::size_t which, const std::string& words) {
        const std::string told = verdict(all, compared.at(which));
        EXPECT_EQ(told.substr(0, words.size()), words) << told;
    };
    const std::string first = "“first-battle” is won by " + trial.cells[1].nameOfSide().english();
    begins(0, "“breach-at-the-gate” falls in 40 of 100; " + first + " in 50 of 100: no difference shown (");
    begins(1, first + " in 50 of 100; “cavalry-envelopment” is won by " +
                  trial.cells[2].nameOfSide().english() +
                  " in 91 of 100: that is less often (41 points fewer; ");
    begins(2,
           "Won by " + trial.cells[1].nameOfSide().english() +
               ": 50 of 100 in “first-battle”, 50 in “first-battle”: no difference shown (under 1 point, ");
}

TEST(Findings, FewBattlesAreNotCompared) {
    const Tally few = tallied(siege(), 29, 0, 0, 29);
    const Findings all{siege().plan, siege().cells, few};
    const Comparison it = comparisons(siege().plan, few).front();
    EXPECT_TRUE(it.isTooFew());
    EXPECT_FALSE(it.isShown());
    EXPECT_EQ(
        verdict(all, it),
        "“two-towers” falls in 100 of 100, “gatehouse” in 0: too few to compare (29 battles; it takes 30).");
    EXPECT_TRUE(comparisons(siege().plan, tallied(siege(), 30, 0, 0, 30)).front().isShown());
    EXPECT_NE(reportHtml(all).find("<td>too few</td>"), std::string::npos);
}

TEST(Findings, SayThatSeveralComparisonsAreAllowedFor) {
    Ready trial = siege();
    const Tally tally = tallied(trial, 62, 54, 27);
    EXPECT_FALSE(aboutIntervals({trial.plan, trial.cells, tally}));
    trial.plan.pairs = {{0, 1}, {0, 1}, {0, 1}};
    const Findings all{trial.plan, trial.cells, tally};
    EXPECT_EQ(aboutIntervals(all).value(),
              "With 3 comparisons, their intervals are widened after Holm: all of them together miss in 5 of "
              "100 trials at most.");
    EXPECT_NE(reportHtml(all).find("widened after Holm"), std::string::npos);
    trial.plan.stop.rule = StopWhen::width;
    EXPECT_NE(aboutIntervals(all).value().english().find("confidence sequence"), std::string::npos);
}

TEST(Findings, NameTheSectionThatHoldsLongest) {
    Ready trial = siege();
    std::vector<std::size_t> fortress;
    for (std::size_t i = 0; i != trial.cells[0].sections.size(); ++i) {
        if (trial.cells[0].sections[i].isOfFortress) fortress.push_back(i);
    }
    ASSERT_GE(fortress.size(), 3U);
    Tally tally(trial.cells);
    for (int i = 0; i != 10; ++i) {
        BattleResult result = battleOf(trial, 0, i, {});
        result.sections[fortress[0]] = {.openedIn = 4};
        if (i < 5) result.sections[fortress[1]] = {.openedIn = 7 + i};
        if (i < 5) result.sections[fortress[2]] = {.openedIn = 6};
        tally.add(result);
    }
    const Findings all{trial.plan, trial.cells, tally};
    EXPECT_EQ(longestHolding(trial.cells[0], tally.cell(0)), fortress[1]);
    const std::string told = holdingSentence(all, 0).value();
    EXPECT_NE(told.find(trial.cells[0].sections[fortress[1]].name.english() + " held longest"),
              std::string::npos)
        << told;
    EXPECT_NE(told.find("in 50 of 100 battles, in turn 9 (median)"), std::string::npos) << told;
    EXPECT_NE(reportHtml(all).find("held longest"), std::string::npos);
    EXPECT_NE(
        summaryText(all).find("\"longestHolding\": \"" + trial.cells[0].sections[fortress[1]].name.english()),
        std::string::npos);
    EXPECT_FALSE(holdingSentence(all, 1)) << "nobody has fought there";
}

TEST(Findings, AReportShowsWoundsByCauseAndDrawsSectionsAndUnits) {
    Ready trial = siege();
    Tally tally(trial.cells);
    for (int i = 0; i != 4; ++i) {
        BattleResult result = battleOf(trial, 0, i, {.isWon = i == 0, .isOpen = true});
        result.turns = 2 + i;
        result.units[0].given = {3, 5, 7};
        result.units[0].gained = 4250;
        tally.add(result);
    }
    const std::string html = reportHtml({trial.plan, trial.cells, tally});
    EXPECT_NE(html.find("<td>3</td><td>5</td><td>7</td><td>0</td><td>0</td><td>0</td><td>42.5</td>"),
              std::string::npos);
    EXPECT_NE(html.find("Opened first, in how many of 100 battles"), std::string::npos);
    EXPECT_NE(html.find("Points exchanged a battle"), std::string::npos);
    // One of four falls in turn 2: the curve goes on level to that turn, and then straight down.
    EXPECT_NE(html.find("332,16 332,76 "), std::string::npos);
}

TEST(Findings, AnEffectIsAveragedOverTheOtherFactors) {
    Plan plan = planFor({"breach-at-the-gate"}, "greedy", 100);
    plan.factors = {{"moat", {{"dry", "{}"}, {"wet", "{}"}}}, {"gate", {{"wood", "{}"}, {"iron", "{}"}}}};
    plan.options = combined(plan.factors);
    plan.cells = {{0, 0, 0}, {0, 0, 1}, {0, 0, 2}, {0, 0, 3}};
    const Ready trial = ready(plan);
    Tally tally(trial.cells);
    const std::array wins{20, 30, 60, 70};
    for (int battle = 0; battle != 100; ++battle) {
        for (int cell = 0; cell != 4; ++cell)
            tally.add(
                battleOf(trial, cell, battle, {.isWon = battle < wins.at(static_cast<std::size_t>(cell))}));
    }
    const Findings all{trial.plan, trial.cells, tally};
    const auto found = effects(trial.plan, tally);
    ASSERT_EQ(found.size(), 2U);
    EXPECT_EQ(found[0].pairs, 2);
    EXPECT_NEAR(found[0].difference, 0.4, 1e-12);
    EXPECT_NEAR(found[1].difference, 0.1, 1e-12);
    EXPECT_GT(found[0].interval.low, 0.25);
    EXPECT_FALSE(found[1].interval.low > 0);
    EXPECT_EQ(trial.cells[1].name, "moat dry, gate iron");
    const std::string side = trial.cells[0].nameOfSide();
    const std::string clear = effectSentence(all, found[0]);
    EXPECT_EQ(clear.find("With moat “wet” instead of “dry”, " + side + " wins 40 of 100 battles more ("), 0U)
        << clear;
    const std::string open = effectSentence(all, found[1]);
    EXPECT_EQ(open.find("With gate “iron” instead of “wood”, no difference is shown (" + side +
                        " wins 10 of 100 battles more, from 0 to +20)."),
              0U)
        << open;
    EXPECT_TRUE(effects(trial.plan, tally, false).empty()) << "there is no second level of player";
    EXPECT_NE(reportHtml(all).find("Wins of 100 more than with the first level"), std::string::npos);
    EXPECT_NE(summaryText(all).find("\"effects\""), std::string::npos);
    EXPECT_EQ(summaryText({siege().plan, siege().cells, tallied(siege(), 1, 1, 0)}).find("\"effects\""),
              std::string::npos);
}

TEST(Findings, TheNarrowerIntervalIsTheHeadline) {
    const auto alike = comparisons(siege().plan, tallied(siege(), 62, 54, 0)).front();
    EXPECT_TRUE(alike.isPairedNarrower());
    EXPECT_TRUE(alike.isShown());
    const auto opposed = comparisons(siege().plan, tallied(siege(), 50, 50, 50)).front();
    EXPECT_FALSE(opposed.isPairedNarrower());
    EXPECT_EQ(opposed.headline(), opposed.unpaired);
}

TEST(Findings, PercentsHaveDecimalsOnlyWhereTheyMeanSomething) {
    EXPECT_EQ(percentText(0.5437, 2499), "54");
    EXPECT_EQ(percentText(0.5437, 2500), "54.4");
    EXPECT_EQ(pointsText(49250), "492.5");
    EXPECT_EQ(pointsText(-875), "-8.75");
}

TEST(Findings, WarnOfAttackersWhoNeverAttack) {
    Tally idle(siege().cells);
    Tally busy(siege().cells);
    for (int i = 0; i != 10; ++i) {
        idle.add(battleOf(siege(), 0, i, {.isWon = true, .attacks = i < 5 ? 0 : 2}));
        busy.add(battleOf(siege(), 0, i, {.isWon = true, .attacks = i < 4 ? 0 : 2}));
    }
    EXPECT_TRUE(warns({siege().plan, siege().cells, idle}, "50 of 100 units of the attacker's line"));
    EXPECT_FALSE(warns({siege().plan, siege().cells, busy}, "attacker's line"));
}

TEST(Findings, WarnOfTheClockAndOfOpenWalls) {
    Tally tally(siege().cells);
    for (int i = 0; i != 10; ++i) tally.add(battleOf(siege(), 0, i, {.reason = i < 8 ? "SIE-10" : "SIE-12"}));
    EXPECT_FALSE(warns({siege().plan, siege().cells, tally}, "because time runs out"));
    for (int i = 10; i != 20; ++i) tally.add(battleOf(siege(), 0, i, {.reason = "SIE-10", .isOpen = true}));
    EXPECT_TRUE(
        warns({siege().plan, siege().cells, tally}, "90 of 100 defender wins come because time runs out"));
    EXPECT_TRUE(warns({siege().plan, siege().cells, tally},
                      "open in 50 of 100 battles, but the attacker gets in only in 0"));
}

TEST(Findings, AnErrorIsNoBattleAndMoreThanOneOfAThousandIsTooMany) {
    Tally tally(siege().cells);
    for (int i = 0; i != 999; ++i) tally.add(battleOf(siege(), 0, i, {.isWon = true}));
    tally.add(battleOf(siege(), 0, 999, {.error = "broken invariant"}));
    EXPECT_EQ(tally.cell(0).battles, 999);
    EXPECT_EQ(tally.cell(0).errors, std::vector<int>{999});
    EXPECT_FALSE(isBroken(tally));
    EXPECT_TRUE(
        warns({siege().plan, siege().cells, tally}, "1 battle ended in an error, the first is number 999"));
    tally.add(battleOf(siege(), 0, 1000, {.error = "broken invariant"}));
    EXPECT_TRUE(isBroken(tally));
}

/// Two layouts, each fought by two players; by cell, the wins of 100 battles.
struct TwoPlayers {
    Ready trial = siege();

    TwoPlayers() {
        trial.plan.players = {{"greedy", "greedy", {}}, {"random", "random", {}}};
        trial.plan.cells = {{0, 0, 0}, {1, 0, 0}, {0, 1, 0}, {1, 1, 0}};
        trial.plan.pairs = {{0, 1}, {2, 3}};
        trial.cells = {siege().cells[0], siege().cells[1], siege().cells[0], siege().cells[1]};
    }
    [[nodiscard]] bool warn(const std::array<int, 4>& wins, const std::string& words) const {
        Tally tally(trial.cells);
        for (int i = 0; i != 100; ++i) {
            for (int cell = 0; cell != 4; ++cell)
                tally.add(battleOf(trial, cell, i, {.isWon = i < wins.at(static_cast<std::size_t>(cell))}));
        }
        return warns({trial.plan, trial.cells, tally}, words);
    }
};

TEST(Findings, SayThatARankingDependsOnThePlayerOnlyIfItIsMoreThanChance) {
    const TwoPlayers two;
    const std::string depends =
        "depends on the player: random players rank them differently from regular players";
    const std::string notShown =
        "Regular players and random players put the scenarios in different order, but by no more than "
        "chance.";
    EXPECT_TRUE(two.warn({80, 20, 30, 70}, depends));
    EXPECT_FALSE(two.warn({80, 20, 30, 70}, notShown));
    EXPECT_FALSE(two.warn({80, 20, 49, 51}, depends)) << "the second order may be chance";
    EXPECT_TRUE(two.warn({80, 20, 49, 51}, notShown));
    EXPECT_FALSE(two.warn({80, 20, 51, 49}, notShown)) << "the same order";
    EXPECT_FALSE(two.warn({80, 20, 50, 50}, notShown)) << "no order";
}

TEST(Findings, FindTheSameRankingHoweverThePairsAreListed) {
    TwoPlayers two;
    two.trial.plan.pairs = {{0, 1}, {3, 2}};
    EXPECT_TRUE(two.warn({80, 20, 30, 70}, "depends on the player"));
    EXPECT_FALSE(two.warn({80, 20, 70, 30}, "player"));
    two.trial.plan.pairs = {{0, 2}, {1, 3}};
    EXPECT_FALSE(two.warn({80, 20, 30, 70}, "player")) << "only players are compared";
}

TEST(Findings, SeveralComparisonsAreWiderThanOne) {
    Ready trial = siege();
    const Tally tally = tallied(trial, 62, 54, 27);
    const auto alone = comparisons(trial.plan, tally).front();
    trial.plan.pairs = {{0, 1}, {0, 1}, {0, 1}};
    for (const Comparison& it : comparisons(trial.plan, tally)) {
        EXPECT_GT(it.headline().halfWidth(), alone.headline().halfWidth());
        EXPECT_NEAR(it.alpha, 0.05 / 3, 1e-9);
    }
    trial.plan.pairs = {{0, 1}};
    trial.plan.stop.rule = StopWhen::difference;
    EXPECT_GT(comparisons(trial.plan, tally).front().headline().halfWidth(), alone.headline().halfWidth());
}

/// The same two layouts by recruits, who fight fewer battles.
TEST(Findings, ASecondLevelIsShownApart) {
    TwoPlayers two;
    two.trial.plan.battles = 400;
    two.trial.plan.players.back() = {"recruit", "recruit", {}};
    two.trial.plan.cells = {{0, 0, 0}, {1, 0, 0}, {0, 1, 0, 100}, {1, 1, 0, 100}};
    EXPECT_TRUE(two.warn({80, 20, 30, 70}, "depends on the player: recruits rank them differently"));
    Tally tally(two.trial.cells);
    for (int i = 0; i != 400; ++i) {
        for (int cell = 0; cell != (i < 100 ? 4 : 2); ++cell)
            tally.add(battleOf(two.trial, cell, i, {.isWon = (i + cell) % 3 == 0, .attacks = 0}));
    }
    const Findings all{two.trial.plan, two.trial.cells, tally};
    const auto compared = comparisons(all.plan, tally);
    ASSERT_EQ(compared.size(), 2U);
    for (const Comparison& it : compared) EXPECT_NEAR(it.alpha, 0.05, 1e-9) << "a family of its own";
    EXPECT_TRUE(isMain(all.plan, compared.front()));
    EXPECT_FALSE(isMain(all.plan, compared.back()));
    EXPECT_EQ(secondHeading(all), "Between recruits (100 battles of each)");
    EXPECT_FALSE(secondHeading({siege().plan, siege().cells, tally}));
    EXPECT_EQ(std::ranges::count_if(
                  cautions(all),
                  [](const Text& it) { return it.english().find("never attacked") != std::string::npos; }),
              2)
        << "only of the first level";
    const std::string html = reportHtml(all);
    const auto heading = html.find("Between recruits (100 battles of each)");
    ASSERT_NE(heading, std::string::npos);
    EXPECT_NE(html.find(verdict(all, compared.back()).english(), heading), std::string::npos);
    EXPECT_LT(html.find(verdict(all, compared.front()).english()), heading);
    const Tally early = [&] {
        Tally few(two.trial.cells);
        for (int i = 0; i != 27; ++i) few.add(battleOf(two.trial, i % 2 + 2, i, {}));
        return few;
    }();
    EXPECT_EQ(secondHeading({two.trial.plan, two.trial.cells, early}).value(),
              "Between recruits (13 battles of each)")
        << "not as many as planned";
}

TEST(Findings, EffectsAreGivenForASecondLevelToo) {
    Plan plan = planFor({"breach-at-the-gate"}, "greedy", 200);
    plan.factors = {{"moat", {{"dry", "{}"}, {"wet", "{}"}}}};
    plan.options = combined(plan.factors);
    plan.cells = {{0, 0, 0}, {0, 0, 1}};
    plan.pairs = {{0, 1}};
    addSecondLevel(plan);
    const Ready trial = ready(plan);
    Tally tally(trial.cells);
    for (int i = 0; i != 200; ++i) {
        for (int cell = 0; cell != (i < 50 ? 4 : 2); ++cell)
            tally.add(battleOf(trial, cell, i, {.isWon = cell % 2 == 1}));
    }
    const Findings all{trial.plan, trial.cells, tally};
    const auto again = effects(trial.plan, tally, false);
    ASSERT_EQ(again.size(), 1U);
    EXPECT_EQ(again.front().battles, 50);
    EXPECT_EQ(effects(trial.plan, tally).front().battles, 200);
    const std::string html = reportHtml(all);
    EXPECT_NE(html.find(effectSentence(all, again.front()).english(), html.find("Between recruits")),
              std::string::npos);
    EXPECT_NE(summaryText(all).find("\"isMain\": false"), std::string::npos);
}

/// What the rule says and what the interval says agree.
TEST(Findings, SayWhichRuleEndedTheTrial) {
    Ready trial = siege();
    trial.plan.stop = {StopWhen::difference, 10};
    const auto why = [&](const Tally& tally) {
        return whyItEnded({trial.plan, trial.cells, tally, WhyEnded::enoughKnown}).english();
    };
    const auto isShown = [&](const Tally& tally) { return comparisons(trial.plan, tally).front().isShown(); };
    const Tally better = tallied(trial, 80, 20, 0);
    EXPECT_TRUE(isEnough(trial.plan, better));
    EXPECT_TRUE(isShown(better));
    EXPECT_EQ(why(better),
              "Ended when it was shown that “two-towers” falls more often than “gatehouse” (tested for a "
              "difference of 10 points).");
    const Tally worse = tallied(trial, 20, 80, 0);
    EXPECT_TRUE(isEnough(trial.plan, worse));
    EXPECT_TRUE(isShown(worse));
    EXPECT_NE(why(worse).find("“gatehouse” falls more often than “two-towers”"), std::string::npos);
    const Tally even = tallied(trial, 200, 200, 100, 400);
    EXPECT_TRUE(isEnough(trial.plan, even));
    EXPECT_FALSE(isShown(even));
    EXPECT_EQ(why(even),
              "Ended with no difference shown. Had there been one of 10 points, 20 of 100 such trials would "
              "have missed it.");
    const Tally open = tallied(trial, 55, 50, 30);
    EXPECT_FALSE(isEnough(trial.plan, open));
    EXPECT_FALSE(isShown(open));
    EXPECT_NE(why(open).find("neither shown nor unlikely; about 600 battles"), std::string::npos);
}

/// Once 27 points apart after 30 battles was "clear", from −73 to +35.
TEST(Findings, ATestDoesNotEndBeforeItsIntervalIsClear) {
    Ready trial = siege();
    trial.plan.stop = {StopWhen::difference, 10};
    trial.plan.battles = 2000;
    EXPECT_FALSE(isEnough(trial.plan, tallied(trial, 12, 20, 10, 30)));
    const Interval share = wilson(15, 30, zOf(trial.plan, 30, 0.05));
    EXPECT_LT(share.halfWidth(), 0.3) << "tuned to the test and not to the most battles";
}

TEST(Findings, AForecastSaysWhatSoManyBattlesShow) {
    Plan plan = siege().plan;
    plan.pairs = {{0, 1}};
    plan.battles = 40;
    EXPECT_EQ(forecast(plan),
              "40 battles of each show a difference of about 31 points (80% power). To show a difference of "
              "10 points "
              "takes 392 of each.");
    plan.battles = 400;
    EXPECT_EQ(forecast(plan), "400 battles of each show a difference of about 10 points (80% power).");
    plan.battles = 10;
    EXPECT_EQ(forecast(plan),
              "Fewer than 30 battles of each are too few to compare. To show a difference of 10 points takes "
              "392 of "
              "each.");
    plan.battles = 100;
    plan.pairs = {{0, 1}, {0, 1}, {0, 1}};
    EXPECT_EQ(forecast(plan),
              "100 battles of each show a difference of about 23 points in any of the 3 comparisons (80% "
              "power, after Holm). To show a difference of 10 points takes 523 of each.");
    plan.pairs.clear();
    plan.battles = 40;
    EXPECT_EQ(forecast(plan), "With 40 battles, the share is known to within 15 points.");
    plan.stop = {StopWhen::difference, 10};
    EXPECT_EQ(
        forecast(plan),
        "A difference of 10 points takes about 300 battles of each to show, and up to 600 (80% power); a "
        "larger one takes fewer.");
    plan.stop = {StopWhen::width, 5};
    plan.battles = 2000;
    EXPECT_EQ(forecast(plan).english().find("To know every share to within 5 points takes up to "), 0U);
}

TEST(Findings, QuantilesAreThoseOfTheNearestRank) {
    EXPECT_EQ(quantile({{1, 1}, {2, 1}, {3, 1}, {4, 1}}, 50), 2);
    EXPECT_EQ(quantile({{1, 95}, {9, 5}}, 95), 1);
    EXPECT_EQ(quantile({{1, 94}, {9, 6}}, 95), 9);
    EXPECT_EQ(quantile({}, 50), 0);
}

/// Every tag is closed, and no name is mistaken for a tag.
TEST(Findings, AReportIsOneWholePage) {
    Ready trial = siege();
    trial.cells[0].name = "<b>\"Two\" & more</b>";
    const Tally tally = tallied(trial, 62, 54, 27);
    const std::string html = reportHtml({trial.plan, trial.cells, tally});
    EXPECT_EQ(html.find("<b>"), std::string::npos);
    EXPECT_NE(html.find("&lt;b&gt;&quot;Two&quot; &amp; more&lt;/b&gt;"), std::string::npos);
    EXPECT_EQ(html.find("http"), std::string::npos);
    EXPECT_EQ(html.find("nan"), std::string::npos);
    const auto times = [&](const std::string& part) {
        int count = 0;
        for (auto at = html.find(part); at != std::string::npos; at = html.find(part, at + 1)) ++count;
        return count;
    };
    for (const std::string tag : {"svg", "table", "figure", "p", "td", "tr", "details"})
        EXPECT_EQ(times("<" + tag + ">") + times("<" + tag + " "), times("</" + tag + ">")) << tag;
    EXPECT_EQ(times("<svg"), 4);  // none about places, which are unknown
}

}  // namespace
}  // namespace vallum::trials
