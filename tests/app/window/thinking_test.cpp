// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/desk.h"
#include "app/window/shipped.h"
#include "ending/end_sheet.h"
#include "field/desk/field_advice.h"
#include "field/desk/field_analysis.h"
#include "language/texts.h"
#include "replay/replay_desk.h"
#include "thinking/advice_card.h"
#include "thinking/analysis_sheet.h"
#include "thinking/chance_curve.h"
#include "thinking/decision_row.h"

#include <algorithm>
#include <chrono>

#include <QComboBox>
#include <QElapsedTimer>
#include <QLabel>
#include <QScrollArea>

/// The computer's advice on a question, and its analysis of a finished battle.
namespace vallum::app {
namespace {

struct Asked {
    [[nodiscard]] AdviceCard& card() const { return fieldDeskOf(*desk.window).advice().card(); }
    [[nodiscard]] bool hasThought() const {
        return QTest::qWaitFor([this] { return card().isVisible() && !card().isThinking(); }, 60'000);
    }
    void ask() {
        desk.key(Qt::Key_H);
        ASSERT_TRUE(hasThought());
    }

    Desk desk;
};

TEST(Advice, AKeyShowsPlansAndOneOfThemIsMade) {
    Asked asked;
    asked.ask();
    ASSERT_GT(asked.card().plans(), 0U);
    EXPECT_LE(asked.card().plans(), 3U);
    EXPECT_TRUE(asked.desk.told().contains(QStringLiteral("of 100")));
    const std::size_t before = asked.desk.session().live().answersGiven();
    const field::Answer best = fieldDeskOf(*asked.desk.window).advice().answerOf(0);
    QTest::keyClick(&asked.card(), Qt::Key_Return);
    QApplication::processEvents();
    EXPECT_TRUE(asked.card().isHidden());
    ASSERT_GT(asked.desk.session().live().answersGiven(), before);
    EXPECT_EQ(asked.desk.session().record().tape.at(before).answer, best);
    EXPECT_TRUE(asked.desk.refusals().empty());
}

/// Two plans, the second with this chance.
players::Advice adviceWith(const Desk& desk, int chance) {
    players::Advice advice;
    for (const field::Answer& it :
         field::System::options(desk.battle(), desk.session().question()->question)) {
        players::Plan plan;
        plan.answer = it;
        plan.trials = 20;
        plan.chance = advice.plans.empty() ? 5000 : chance;
        advice.plans.push_back(plan);
        if (advice.plans.size() == 2) break;
    }
    return advice;
}

TEST(Advice, AFirstPlanThatIsNotTheLikeliestSaysWhyItIsFirst) {
    Asked asked;
    const QString why = QStringLiteral("Number 1 is the usual plan");
    asked.card().show(QStringLiteral("?"), told(asked.desk.battle(), adviceWith(asked.desk, 5200)));
    EXPECT_TRUE(asked.desk.told().contains(why));
    asked.card().show(QStringLiteral("?"), told(asked.desk.battle(), adviceWith(asked.desk, 4800)));
    EXPECT_FALSE(asked.desk.told().contains(why));
}

TEST(Advice, PlansThatEndAlikeAreOneRow) {
    Asked asked;
    players::Advice advice = adviceWith(asked.desk, 5000);
    advice.plans.push_back(advice.plans.front());
    advice.plans.back().answer = field::PhaseDone{};
    advice.plans[1].chance = 4900;
    asked.card().show(QStringLiteral("?"), told(asked.desk.battle(), advice));
    EXPECT_EQ(asked.card().plans(), 2U);
}

TEST(Advice, WaitingBeforeWallsIsSaidToLookTooGood) {
    Asked asked;
    players::Advice advice = adviceWith(asked.desk, 5200);
    advice.plans.back().isWaiting = true;
    asked.card().show(QStringLiteral("?"), told(asked.desk.battle(), advice));
    EXPECT_TRUE(asked.desk.told().contains(QStringLiteral("what waiting costs a besieger")));
}

TEST(Advice, APlanWithoutAnAlternativeIsNoRuleOfThumb) {
    Asked asked;
    players::Advice advice = adviceWith(asked.desk, 5000);
    advice.plans.resize(1);
    advice.plans.front().trials = 0;
    asked.card().show(QStringLiteral("?"), told(asked.desk.battle(), advice));
    EXPECT_TRUE(asked.desk.told().contains(QStringLiteral("rule of thumb")));
    advice.isTriable = true;
    asked.card().show(QStringLiteral("?"), told(asked.desk.battle(), advice));
    EXPECT_TRUE(asked.desk.told().contains(QStringLiteral("Only one plan came to mind")));
    EXPECT_FALSE(asked.desk.told().contains(QStringLiteral("rule of thumb")));
}

TEST(Advice, AnOrderIsNamedByItsHalfOfTheCard) {
    const Asked asked;
    const field::Battle& battle = asked.desk.battle();
    const CardId card = battle.player(battle.active).hand.front();
    const QString title = inQt(players::titleOf(battle, field::OrderToPlay{card, {UnitId(0)}}));
    EXPECT_TRUE(title.contains(QString::fromStdString(battle.order(card).name))) << title.toStdString();
    EXPECT_FALSE(title.contains(QString::fromStdString(battle.eventOn(card).name))) << title.toStdString();
}

TEST(Advice, TheButtonBesideTheQuestionDoesTheSame) {
    Asked asked;
    asked.desk.press(QStringLiteral("What would you do?"));
    EXPECT_TRUE(asked.hasThought());
    QTest::keyClick(&asked.card(), Qt::Key_Escape);
    EXPECT_TRUE(asked.card().isHidden());
    EXPECT_TRUE(asked.desk.window->findChild<HandPanel*>()->picked().empty()) << "no card stays picked";
}

TEST(Advice, TheWindowGoesOnWhileItThinksAndStopShowsWhatThereIs) {
    Asked asked;
    asked.desk.key(Qt::Key_H);
    ASSERT_TRUE(asked.card().isThinking());
    asked.desk.press(QStringLiteral("Stop"));
    EXPECT_TRUE(QTest::qWaitFor([&] { return !asked.card().isThinking(); }, 20'000));
    EXPECT_GT(asked.card().plans(), 0U);
}

TEST(Advice, AnAnswerInBetweenMakesItGoAway) {
    Asked asked;
    asked.desk.key(Qt::Key_H);
    ASSERT_TRUE(asked.card().isThinking());
    asked.desk.session().answer(field::PhaseDone{});
    EXPECT_TRUE(asked.card().isHidden());
    QTest::qWait(100);
    EXPECT_TRUE(asked.card().isHidden()) << "what was thought of the old question is not shown";
}

TEST(Advice, GivesWayToACardOfOnesOwn) {
    Asked asked;
    asked.ask();
    auto* hand = asked.desk.window->findChild<HandPanel*>();
    asked.desk.takeCard(0);
    EXPECT_TRUE(asked.card().isHidden()) << "Enter can mean only one thing";
    EXPECT_EQ(hand->picked().size(), 1U);
}

TEST(Advice, NoComputerHasDecidedAnythingYet) {
    Asked asked;
    asked.desk.key(Qt::Key_Y);
    EXPECT_TRUE(asked.desk.told().contains(QStringLiteral("No computer has given an order")));
}

TEST(Advice, AComputersMoveSaysWhyAndNothingOfItsHand) {
    Asked asked;
    asked.desk.session().computers().setPace(0);
    asked.desk.session().assign({{Seat(1), PlayerKind::greedy}, {Seat(2), PlayerKind::greedy}});
    ASSERT_TRUE(QTest::qWaitFor([&] { return asked.desk.battle().turn >= 3; }, 60'000));
    asked.desk.session().assign({{Seat(1), PlayerKind::person}, {Seat(2), PlayerKind::greedy}});
    const auto isBack = [&] {
        return asked.desk.session().question() != nullptr && asked.desk.battle().active == Seat(1);
    };
    ASSERT_TRUE(QTest::qWaitFor(isBack, 60'000));
    const auto& tape = asked.desk.session().record().tape;
    const auto place = players::lastDecision(tape, tape.size(), {Seat(2)});
    ASSERT_TRUE(place) << "the computer did something";
    asked.desk.key(Qt::Key_Y);
    ASSERT_TRUE(asked.hasThought());
    const bool isOrder = std::holds_alternative<field::OrderToPlay>(tape[*place].answer);
    const bool isSecret = asked.desk.told().contains(QStringLiteral("depends on its hand"));
    EXPECT_TRUE(isSecret || !isOrder);
    EXPECT_TRUE(!isSecret || asked.card().plans() == 0);
    const auto whole = FieldReferee::from(asked.desk.session().record());
    for (const CardId card : whole->battle().player(Seat(2)).hand) {
        const QString name = QString::fromStdString(whole->battle().order(card).name);
        EXPECT_FALSE(
            asked.card().findChild<QScrollArea*>()->widget()->property("text").toString().contains(name));
    }
    EXPECT_FALSE(asked.desk.offers(QStringLiteral("Do it"))) << "it is done";
}

/// What was done at one moment of the replay was not done at another.
TEST(Advice, AnExplanationLeavesWithItsMoment) {
    Asked asked;
    asked.desk.session().computers().setPace(0);
    asked.desk.session().assign({{Seat(1), PlayerKind::greedy}, {Seat(2), PlayerKind::greedy}});
    ASSERT_TRUE(QTest::qWaitFor([&] { return asked.desk.battle().turn >= 3; }, 60'000));
    asked.desk.session().assign({{Seat(1), PlayerKind::person}, {Seat(2), PlayerKind::person}});
    Replay& replay = fieldDeskOf(*asked.desk.window).replay().replay();
    replay.open();
    ASSERT_TRUE(replay.isOpen());
    const std::size_t last = replay.past().moments().size() - 1;
    const auto explain = [&](std::size_t moment) {
        replay.seek(moment);
        QApplication::processEvents();
        asked.desk.key(Qt::Key_Y);
        ASSERT_TRUE(asked.hasThought());
    };
    explain(last / 2);
    replay.seek(last);
    QApplication::processEvents();
    EXPECT_TRUE(asked.card().isHidden());
    explain(last / 2);
    replay.seek(last / 2 - 1);
    QApplication::processEvents();
    EXPECT_TRUE(asked.card().isHidden()) << "nor was it done before";
    explain(last / 2);
    replay.close();
    QApplication::processEvents();
    EXPECT_TRUE(asked.card().isHidden()) << "nor now";
}

/// A finished battle and a quick analysis of it.
struct Ended {
    explicit Ended(int answers) {
        fieldDeskOf(*desk.window).analysis().setAnswers(answers);
        desk.session().computers().setPace(0);
        desk.session().assign({{Seat(1), PlayerKind::greedy}, {Seat(2), PlayerKind::greedy}});
        EXPECT_TRUE(QTest::qWaitFor([this] { return desk.battle().outcome.has_value(); }, 60'000));
        EXPECT_TRUE(
            QTest::qWaitFor([this] { return desk.window->findChild<EndSheet*>() != nullptr; }, 10'000));
        desk.press(QStringLiteral("Analysis"));
        EXPECT_NE(sheet(), nullptr);
    }
    [[nodiscard]] AnalysisSheet* sheet() const { return desk.window->findChild<AnalysisSheet*>(); }
    [[nodiscard]] bool isFinished() const {
        return QTest::qWaitFor([this] { return sheet() != nullptr && sheet()->isFinished(); }, 120'000);
    }
    [[nodiscard]] ChanceCurve* curve() const { return sheet()->findChild<ChanceCurve*>(); }

    Desk desk;
};

TEST(Analysis, FillsBesideTheWindowAndListsDecisions) {
    Ended ended(3'000);
    ASSERT_TRUE(ended.isFinished());
    const auto found = fieldDeskOf(*ended.desk.window).analysis().found();
    ASSERT_TRUE(found);
    EXPECT_GT(found->course.size(), 2U);
    EXPECT_TRUE(ended.desk.told().contains(QStringLiteral("Decisions: ")));
    EXPECT_TRUE(ended.desk.told().contains(QStringLiteral("Luck: ")));
    auto* which = ended.sheet()->findChild<QComboBox*>();
    which->setCurrentIndex(which->count() - 1);
    EXPECT_EQ(ended.sheet()->rows().size(), std::min<std::size_t>(found->decisions.size(), 200));
}

/// The command line has a battle analyzed with these terms, too.
TEST(Analysis, ComesToTheSameAsAtTheCommandLine) {
    Ended ended(3'000);
    ASSERT_TRUE(ended.isFinished());
    const auto found = fieldDeskOf(*ended.desk.window).analysis().found();
    const auto terms = players::analysisTerms<players::AnalysisTerms>({Seat(1), Seat(2)}, 3'000);
    const auto other = players::analyzed(ended.desk.session().record(), terms);
    ASSERT_EQ(found->decisions.size(), other.decisions.size());
    EXPECT_EQ(found->single, other.single);
    for (std::size_t i = 0; i != other.decisions.size(); ++i) {
        EXPECT_EQ(found->decisions[i].grade, other.decisions[i].grade) << i;
        EXPECT_EQ(found->decisions[i].chance, other.decisions[i].chance) << i;
        EXPECT_EQ(found->decisions[i].chanceBetter, other.decisions[i].chanceBetter) << i;
    }
}

TEST(Analysis, SaysHowLongItWillTakeAndWhatIsNotJudged) {
    const AnalyzedSide rome{Seat(1), QStringLiteral("Rome"), Qt::red};
    const AnalyzedSides sides{{rome}, rome, rome};
    AnalysisSheet sheet(sides);
    ToldAnalysis analysis;
    analysis.asked = 152;
    analysis.single = 44;
    analysis.decisions.resize(108);
    for (auto& it : analysis.decisions) it.seat = Seat(1);
    const auto says = [&](const QString& words) {
        const auto labels = sheet.findChildren<QLabel*>();
        return std::ranges::any_of(labels, [&](const QLabel* it) { return it->text().contains(words); });
    };
    sheet.show(analysis);
    sheet.setPart(0.05, std::chrono::seconds(1));
    EXPECT_FALSE(says(QStringLiteral(" left."))) << "it is too early to say";
    sheet.setPart(0.1, std::chrono::seconds(60));
    EXPECT_TRUE(says(QStringLiteral("108 of 152 decisions judged. About 9 min left.")));
    sheet.finish();
    EXPECT_TRUE(says(QStringLiteral("In 44 only what was played came to mind.")));
    EXPECT_FALSE(says(QStringLiteral(" left.")));
}

TEST(Analysis, ARowThatIsPressedWhileOthersJoinIsClicked) {
    Ended ended(3'000);
    ASSERT_TRUE(ended.isFinished());
    const ToldAnalysis all = *fieldDeskOf(*ended.desk.window).analysis().found();
    ASSERT_GT(all.decisions.size(), 1U);
    auto* which = ended.sheet()->findChild<QComboBox*>();
    which->setCurrentIndex(which->count() - 1);
    ToldAnalysis fewer = all;
    fewer.decisions.resize(1);
    ended.sheet()->show(fewer);
    ASSERT_EQ(ended.sheet()->rows().size(), 1U);
    DecisionRow* row = ended.sheet()->rows().front();
    QTest::mousePress(row, Qt::LeftButton);
    ended.sheet()->show(all);
    ASSERT_EQ(ended.sheet()->rows().front(), row);
    QTest::mouseRelease(row, Qt::LeftButton);
    QApplication::processEvents();
    EXPECT_TRUE(fieldDeskOf(*ended.desk.window).replay().replay().isOpen());
}

TEST(Analysis, AClickOnTheCurveLeadsToItsMoment) {
    Ended ended(500);
    ASSERT_TRUE(ended.isFinished());
    const auto found = fieldDeskOf(*ended.desk.window).analysis().found();
    const std::size_t place = found->course.size() / 2;
    QTest::mouseClick(ended.curve(), Qt::LeftButton, {}, ended.curve()->pointOf(place).toPoint());
    QApplication::processEvents();
    const Replay& replay = fieldDeskOf(*ended.desk.window).replay().replay();
    ASSERT_TRUE(replay.isOpen());
    EXPECT_EQ(replay.moment().turn, found->course[place].turn);
    ended.desk.key(Qt::Key_A, Qt::ControlModifier | Qt::ShiftModifier);
    ASSERT_NE(ended.sheet(), nullptr);
    EXPECT_TRUE(ended.sheet()->isFinished()) << "what has been found once is kept";
}

TEST(Analysis, TheCurveIsWalkedWithTheKeys) {
    Ended ended(500);
    ASSERT_TRUE(ended.isFinished());
    QTest::keyClick(ended.curve(), Qt::Key_Right);
    EXPECT_EQ(ended.curve()->accessibleDescription(), ended.curve()->about(0));
    QTest::keyClick(ended.curve(), Qt::Key_Right);
    EXPECT_EQ(ended.curve()->accessibleDescription(), ended.curve()->about(1));
    QTest::keyClick(ended.curve(), Qt::Key_Return);
    QApplication::processEvents();
    EXPECT_TRUE(fieldDeskOf(*ended.desk.window).replay().replay().isOpen());
}

TEST(Analysis, StopKeepsWhatHasBeenJudged) {
    Ended ended(50'000'000);
    ASSERT_TRUE(QTest::qWaitFor(
        [&] {
            const auto found = fieldDeskOf(*ended.desk.window).analysis().found();
            return found && !found->decisions.empty();
        },
        120'000));
    QElapsedTimer time;
    time.start();
    ended.desk.press(QStringLiteral("Stop"));
    ASSERT_TRUE(ended.isFinished());
    const auto found = fieldDeskOf(*ended.desk.window).analysis().found();
    EXPECT_GT(found->decisions.size(), 0U);
    EXPECT_LT(static_cast<int>(found->decisions.size()), found->asked);
}

TEST(Analysis, OnlyABattleThatIsOverIsAnalyzed) {
    const Desk desk;
    fieldDeskOf(*desk.window).analysis().open();
    EXPECT_EQ(desk.window->findChild<AnalysisSheet*>(), nullptr);
}

}  // namespace
}  // namespace vallum::app
