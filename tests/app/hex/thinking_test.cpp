// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/hex/hex_window.h"
#include "ending/end_sheet.h"
#include "hex/hex_advice.h"
#include "thinking/analysis_sheet.h"
#include "thinking/chance_curve.h"

/// Advice, reasons and the analysis of hex battles, as the window shows them.
namespace vallum::app {
namespace {

class HexThinking : public HexWindow {
protected:
    [[nodiscard]] AdviceCard& card() const { return battleDesk().advice().card(); }
    [[nodiscard]] bool hasThought() const {
        return QTest::qWaitFor([this] { return card().isVisible() && !card().isThinking(); }, 60'000);
    }
    void ask() const {
        trigger("advice-ask");
        ASSERT_TRUE(hasThought());
    }
    /// Computers fight to the end, and a quick analysis begins.
    void fightAndAnalyze() const {
        ASSERT_TRUE(window_->files().open(telamon));
        battleDesk().analysis().setAnswers(2'000);
        session().computers().setPace(0);
        seatAll(PlayerKind::greedy);
        ASSERT_TRUE(QTest::qWaitFor([&] { return session().battle().outcome.has_value(); }, 60'000));
        trigger("replay-analysis");
        ASSERT_NE(sheet(), nullptr);
        ASSERT_TRUE(QTest::qWaitFor([&] { return sheet() != nullptr && sheet()->isFinished(); }, 120'000));
    }
    [[nodiscard]] AnalysisSheet* sheet() const { return battleDesk().analysis().sheet(); }
};

TEST_F(HexThinking, PlansAreShownAndOneOfThemIsMade) {
    fightUntil(3);
    EXPECT_TRUE(battleDesk().advice().button()->isVisibleTo(&desk())) << "beside the question";
    ask();
    ASSERT_GT(card().plans(), 0U);
    EXPECT_LE(card().plans(), 3U);
    const std::size_t before = session().live().answersGiven();
    const hex::Answer best = battleDesk().advice().answerOf(0);
    QTest::keyClick(&card(), Qt::Key_Return);
    QApplication::processEvents();
    EXPECT_TRUE(card().isHidden());
    ASSERT_GT(session().live().answersGiven(), before);
    EXPECT_EQ(session().record().tape.at(before).answer, best);
}

TEST_F(HexThinking, APlanIsMarkedOnTheBoardWhileItIsPicked) {
    fightUntil(3);
    session().answer(hex::CardChosen{session().battle().player(session().battle().active).hand.front()});
    ASSERT_NE(session().question(), nullptr);
    const Marks before = desk().table().marks();
    ask();
    const Marks expected = marksOf(session().battle(), battleDesk().advice().answerOf(0));
    EXPECT_FALSE(expected.picked.empty());
    EXPECT_EQ(desk().table().marks(), expected);
    QTest::keyClick(&card(), Qt::Key_Escape);
    EXPECT_TRUE(card().isHidden());
    EXPECT_EQ(desk().table().marks(), before);
}

TEST_F(HexThinking, NobodyIsAdvisedBehindTheCurtain) {
    ASSERT_TRUE(window_->files().open(telamon));
    ASSERT_TRUE(session().screen().curtainFor());
    EXPECT_FALSE(battleDesk().findChild<QAction*>(QStringLiteral("advice-ask"))->isEnabled());
    battleDesk().advice().ask();
    EXPECT_TRUE(card().isHidden());
}

TEST_F(HexThinking, AComputersDecisionIsExplainedWithoutItsHand) {
    fightUntil(3);
    session().assign({{session().battle().active, PlayerKind::person},
                      {session().battle().enemyOf(session().battle().active), PlayerKind::greedy}});
    trigger("advice-why");
    ASSERT_TRUE(hasThought());
    const auto& tape = session().record().tape;
    const auto place =
        players::lastDecision(tape, tape.size(), {session().battle().enemyOf(session().battle().active)});
    ASSERT_TRUE(place);
    if (std::holds_alternative<hex::CardChosen>(tape[*place].answer)) {
        EXPECT_EQ(card().plans(), 0U);
    }
}

TEST_F(HexThinking, AFinishedBattleIsAnalyzedAndReported) {
    fightAndAnalyze();
    const auto found = battleDesk().analysis().found();
    ASSERT_TRUE(found);
    EXPECT_GT(found->course.size(), 2U);
    EXPECT_EQ(found->seats.size(), 2U);
    EXPECT_TRUE(battleDesk().analysis().text().contains(QStringLiteral("Analysis")));
    auto* curve = sheet()->findChild<ChanceCurve*>();
    QTest::mouseClick(curve, Qt::LeftButton, {}, curve->pointOf(found->course.size() / 2).toPoint());
    QApplication::processEvents();
    ASSERT_TRUE(replay().isOpen());
    EXPECT_EQ(replay().moment().turn, found->course[found->course.size() / 2].turn);
}

TEST_F(HexThinking, OnlyABattleThatIsOverIsAnalyzed) {
    fightUntil(2);
    EXPECT_FALSE(battleDesk().findChild<QAction*>(QStringLiteral("replay-analysis"))->isEnabled());
    battleDesk().analysis().open();
    EXPECT_EQ(sheet(), nullptr);
}

}  // namespace
}  // namespace vallum::app
