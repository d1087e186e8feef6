// SPDX-License-Identifier: GPL-3.0-or-later
#include "players/company.h"
#include "support/library.h"
#include "support/preset_battles.h"
#include "support/scribble.h"

#include <map>
#include <set>

#include <gtest/gtest.h>

#include <vallum/core/referee.h>
#include <vallum/core/rule_titles.h>

namespace vallum::players {
namespace {

using field::Answer;
using field::Battle;
using Referee = vallum::Referee<field::System>;

/// Random variations of a correct answer; most are illegal.
Answer scribbled(const Answer& right, std::uint64_t seed) {
    Scribbler scribbler(seed);
    return seed % 3 == 0 ? scribbler.any<Answer>() : scribbler.nearly(right);
}

std::string kindOf(const auto& any) {
    return std::string(std::visit([](const auto& it) { return it.kind; }, any));
}

/// How many wrong answers were refused, by kind of question, and how many were accepted.
struct Findings {
    std::map<std::string, int> refused;
    int accepted = 0;
};

/// Within a withdrawal or an attack, markers may remain at places that units have already left.
bool isBetweenSteps(const Referee& referee) {
    if (!referee.open()) return true;
    return std::visit(
        []<class Q>(const Q&) {
            return std::is_same_v<Q, field::ChooseOrder> || std::is_same_v<Q, field::ChooseMove> ||
                   std::is_same_v<Q, field::ChooseSkirmishMove> || std::is_same_v<Q, field::ChooseShot> ||
                   std::is_same_v<Q, field::ChooseCombat>;
        },
        referee.open()->question);
}

/// The answer is refused by a rule in the catalogue and changes nothing; or it is legal.
void tryAnswer(Referee& referee, const Answer& answer, Findings& findings) {
    const Battle before = referee.battle();
    const auto asked = referee.open();
    const std::size_t answers = referee.record().tape.size();
    const Verdict verdict = field::System::accepts(before, asked->question, answer);
    if (verdict) {
        Referee other = referee;
        ++findings.accepted;
        ASSERT_TRUE(other.answer(asked->seat, answer));
        if (!isBetweenSteps(other)) return;
        ASSERT_EQ(field::brokenInvariant(other.battle()), std::nullopt) << JsonWriter::of(answer).dump();
        return;
    }
    ++findings.refused[kindOf(asked->question)];
    const Verdict given = referee.answer(asked->seat, answer);
    ASSERT_FALSE(given);
    ASSERT_EQ(given.error(), verdict.error());
    ASSERT_NE(ruleTitle(verdict.error().rule), "") << verdict.error().rule.text();
    ASSERT_EQ(referee.battle(), before);
    ASSERT_EQ(referee.open(), asked);
    ASSERT_EQ(referee.record().tape.size(), answers);
}

void meddle(const field::Scenario& scenario, std::uint64_t seed, Findings& findings) {
    RandomPlayer player(mixed(seed + 1));
    Company company(seed, player);
    Seats<field::System> everybody = company.around(*scenario.setting);
    Referee referee(scenario);
    Stream stream(seed);
    while (referee.open()) {
        const Answer right = everybody.answer(referee.battle(), *referee.open());
        for (int i = 0; i != 3; ++i) {
            ASSERT_NO_FATAL_FAILURE(tryAnswer(referee, scribbled(right, stream.next()), findings));
        }
        ASSERT_TRUE(referee.answer(right));
    }
}

TEST(WrongAnswers, AreRefusedByARuleAndChangeNothing) {
    Findings findings;
    std::uint64_t seed = 0;
    for (const auto& battle : field::everyArmyAgainst(3)) {
        ASSERT_NO_FATAL_FAILURE(meddle(field::presetBattle(battle), seed, findings)) << battle.red << seed;
        ++seed;
    }
    ASSERT_NO_FATAL_FAILURE(
        meddle(field::presetBattle({.red = "celts", .blue = "germans", .byTurns = true}), seed, findings));
    EXPECT_GT(findings.accepted, 1000);
    for (const auto& [kind, count] : findings.refused) {
        static const std::set<std::string> rare{"redeploy",      "placeGeneral",    "chooseFollowUp",
                                                "chooseRetreat", "chooseFlightWay", "chooseBrashCharge"};
        const bool isRare = rare.contains(kind);
        EXPECT_GT(count, isRare ? 0 : 50) << kind;
    }
    EXPECT_GE(findings.refused.size(), 17U);
}

/// With structures on the table, more rules check what an answer names.
TEST(WrongAnswers, EndNoBattleWithStructures) {
    std::uint64_t seed = 100;
    for (const std::string id : {"breach-at-the-gate", "watchtower-raid", "field-camp", "river-crossing"}) {
        Findings findings;
        ASSERT_NO_FATAL_FAILURE(meddle(field::shippedScenario(id), seed, findings)) << id << ' ' << seed;
        EXPECT_GE(findings.refused.size(), 5U) << id;
        ++seed;
    }
}

/// Correct answers in which only the names of things were changed.
TEST(WrongAnswers, ThatNameWhatIsNotThereAreRefused) {
    for (const std::string id : {"breach-at-the-gate", "watchtower-raid", "field-camp"}) {
        const Battle battle = field::System::begin(field::shippedScenario(id));
        for (const int number : {-1, static_cast<int>(battle.units.size()), 999}) {
            for (const UnitId unit : battle.unitsOnTable()) {
                field::Move charge{.unit = unit, .path = {geometry::Advance{2_du}}};
                charge.charge = field::Charge{.target = UnitId(number)};
                for (const field::Question& question :
                     {field::Question(field::ChooseMove{}), field::Question(field::ChooseRetreat{unit}),
                      field::Question(field::ChooseFollowUp{unit}),
                      field::Question(field::ChooseSkirmishMove{}),
                      field::Question(field::ChooseBrashCharge{{unit}})}) {
                    EXPECT_FALSE(field::System::accepts(battle, question, charge)) << id << number;
                }
            }
        }
    }
}

}  // namespace
}  // namespace vallum::players
