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
        "two-towers falls in 62 of 100, gatehouse in 54: no difference shown (8 points, from −5 to +21). "
        "About 600 battles each would show one of 8.");
    const Tally clear = tallied(siege(), 20, 80, 10);
    const Findings other{siege().plan, siege().cells, clear};
    EXPECT_EQ(verdict(other, comparisons(siege().plan, clear).front()),
              "two-towers falls in 20 of 100, gatehouse in 80: less often (−60 points, from −69 to −47).");
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
    EXPECT_EQ(effectSentence(all, found[0]).english().find("moat, wet instead of dry: "), 0U);
    EXPECT_NE(effectSentence(all, found[0]).english().find(" wins 40 of 100 battles more ("),
              std::string::npos);
    EXPECT_NE(effectSentence(all, found[1]).english().find("no difference shown"), std::string::npos);
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
    const std::string depends = "depends on the player: random ranks them differently from greedy";
    const std::string notShown = "greedy and random seem to rank layouts differently, but no difference of";
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
    EXPECT_FALSE(two.warn({80, 20, 70, 30}, "rank"));
    two.trial.plan.pairs = {{0, 2}, {1, 3}};
    EXPECT_FALSE(two.warn({80, 20, 30, 70}, "rank")) << "only players are compared";
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
    EXPECT_TRUE(two.warn({80, 20, 30, 70}, "depends on the player: recruit ranks them differently"));
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
    EXPECT_EQ(secondHeading(all), "The same between recruits, 100 battles of each");
    EXPECT_FALSE(secondHeading({siege().plan, siege().cells, tally}));
    EXPECT_EQ(std::ranges::count_if(
                  cautions(all),
                  [](const Text& it) { return it.english().find("never attacked") != std::string::npos; }),
              2)
        << "only of the first level";
    const std::string html = reportHtml(all);
    const auto heading = html.find("The same between recruits, 100 battles of each");
    ASSERT_NE(heading, std::string::npos);
    EXPECT_NE(html.find(verdict(all, compared.back()).english(), heading), std::string::npos);
    EXPECT_LT(html.find(verdict(all, compared.front()).english()), heading);
}

TEST(Findings, SayWhichRuleEndedTheTrial) {
    Ready trial = siege();
    trial.plan.stop = {StopWhen::difference, 10};
    const Tally better = tallied(trial, 80, 20, 0);
    EXPECT_TRUE(isEnough(trial.plan, better));
    EXPECT_NE(whyItEnded({trial.plan, trial.cells, better, WhyEnded::enoughKnown})
                  .english()
                  .find("two-towers was shown"),
              std::string::npos);
    const Tally worse = tallied(trial, 20, 80, 0);
    EXPECT_NE(whyItEnded({trial.plan, trial.cells, worse, WhyEnded::enoughKnown})
                  .english()
                  .find("does not score 10 points"),
              std::string::npos);
    const Tally open = tallied(trial, 55, 50, 30);
    EXPECT_FALSE(isEnough(trial.plan, open));
    EXPECT_NE(whyItEnded({trial.plan, trial.cells, open}).english().find("still open; about 400 battles"),
              std::string::npos);
    EXPECT_EQ(forecast(siege().plan),
              "To show a difference of 10 points with 80% power takes 392 battles of each.");
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
