// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/hex/hex_window.h"

#include <algorithm>

/// Two people at one screen, and the end of a battle.
namespace vallum::app {
namespace {

/// Two people at one screen; a simple computer player answers for both until an attack has to be answered.
class HexHotSeat : public HexWindow {
protected:
    void playUntilAttack() {
        ASSERT_TRUE(window_->files().open(telamon));
        players::HexGreedyPlayer commander;
        for (int answers = 0; answers != 600 && !attack(); ++answers) {
            if (session().screen().curtainFor()) session().screen().liftCurtain();
            ASSERT_NE(session().question(), nullptr);
            session().answer(commander.answer(session().battle(), *session().question()));
        }
        ASSERT_NE(attack(), nullptr);
    }
    [[nodiscard]] const hex::AnswerAttack* attack() const {
        const auto* question = session().behindCurtain();
        return question == nullptr ? nullptr : std::get_if<hex::AnswerAttack>(question);
    }
};

TEST_F(HexHotSeat, BehindTheCurtainTheHandHasTheKeys) {
    ASSERT_TRUE(window_->files().open(telamon));
    window_->activateWindow();
    ASSERT_TRUE(QTest::qWaitForWindowActive(window_.get()));
    QWidget* lift = QApplication::focusWidget();
    ASSERT_TRUE(battleDesk().findChild<Curtain*>()->isAncestorOf(lift));
    QTest::keyClick(lift, Qt::Key_Return);
    ASSERT_EQ(QApplication::focusWidget(), &desk().hand());
    const CardId second = desk().hand().cards().at(1);
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_2);
    ASSERT_EQ(QApplication::focusWidget(), &desk().hand());
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
    QApplication::processEvents();
    const auto& tape = session().record().tape;
    EXPECT_EQ(std::ranges::count(tape, hex::Answer(hex::CardChosen{second}), &TapeEntry<hex::System>::answer),
              1);
}

TEST_F(HexHotSeat, AnAttackCoversTheHandAlone) {
    playUntilAttack();
    EXPECT_FALSE(session().screen().isTableCovered());
    EXPECT_FALSE(battleDesk().findChild<Curtain*>()->isVisible());
    EXPECT_TRUE(desk().cover().isVisible());
    EXPECT_FALSE(desk().hand().isVisible());
    EXPECT_EQ(desk().tool(), nullptr) << "nobody answers before the defender is there";
    const auto& marks = desk().table().marks();
    ASSERT_TRUE(marks.attack);
    EXPECT_EQ(marks.attack->second, session().battle().unit(attack()->unit).at);
    const Seat defender = *session().screen().curtainFor();
    QKeyEvent held(QEvent::KeyPress, Qt::Key_Return, Qt::NoModifier, {}, true);
    QApplication::sendEvent(&desk().table(), &held);
    EXPECT_TRUE(session().screen().curtainFor()) << "held since it announced the attack";
    QTest::keyClick(&desk().table(), Qt::Key_Return);
    EXPECT_EQ(session().screen().viewer(), defender);
    EXPECT_FALSE(desk().cover().isVisible());
    EXPECT_TRUE(desk().hand().isVisible());
    EXPECT_NE(desk().tool(), nullptr);
}

TEST_F(HexHotSeat, TheCoverIsLiftedByMouse) {
    playUntilAttack();
    auto* lift = desk().cover().findChild<QPushButton*>();
    ASSERT_NE(lift, nullptr);
    QTest::mouseClick(lift, Qt::LeftButton);
    EXPECT_FALSE(session().screen().curtainFor());
}

TEST_F(HexHotSeat, WhoeverHasComeStaysAtHandUntilTheTurnIsOver) {
    playUntilAttack();
    const Seat defender = *session().screen().curtainFor();
    const int turn = session().battle().turn;
    session().screen().liftCurtain();
    players::HexGreedyPlayer commander;
    int attacks = 0;
    for (int answers = 0; answers != 200 && session().battle().turn == turn; ++answers) {
        ASSERT_NE(session().question(), nullptr) << "nobody is called to the screen again";
        if (std::holds_alternative<hex::AnswerAttack>(session().question()->question)) {
            ++attacks;
            EXPECT_EQ(session().screen().viewer(), defender);
        }
        session().answer(commander.answer(session().battle(), *session().question()));
        if (session().screen().curtainFor() != defender) session().screen().liftCurtain();
    }
    EXPECT_GT(attacks, 1) << "the turn has a second attack";
}

class HexEndings : public HexWindow {
protected:
    void playToTheEnd() {
        ASSERT_TRUE(window_->files().open(telamon));
        session().computers().setPace(0);
        for (const hex::Side& side : session().battle().setting->sides)
            session().assign(side.seat, PlayerKind::greedy);
        ASSERT_TRUE(QTest::qWaitFor([this] { return session().live().isOver(); }, 120'000));
        ASSERT_TRUE(QTest::qWaitFor([this] { return sheet() != nullptr; }, 10'000));
    }
    [[nodiscard]] EndSheet* sheet() const { return window_->findChild<EndSheet*>(); }
};

TEST_F(HexEndings, TheEndSaysWhoHasWonAndWhatItCost) {
    playToTheEnd();
    QString words;
    for (const QLabel* it : sheet()->findChildren<QLabel*>()) words += it->text() + QLatin1Char('\n');
    const hex::Battle& end = session().battle();
    ASSERT_TRUE(end.outcome->winner);
    EXPECT_TRUE(words.contains(QString::fromStdString(end.side(*end.outcome->winner).name + " has won.")));
    EXPECT_TRUE(words.contains(QString::fromStdString(std::string(end.outcome->why.text()))));
    EXPECT_TRUE(words.contains(QStringLiteral("banners won")));
    EXPECT_TRUE(words.contains(QStringLiteral("Turning points")));
    EXPECT_EQ(sheet()->findChildren<BannerTrack*>().size(), 2);
}

TEST_F(HexEndings, AButtonFightsItAgain) {
    playToTheEnd();
    const auto seed = session().seating().seed;
    for (QPushButton* it : sheet()->findChildren<QPushButton*>()) {
        if (it->text() == QStringLiteral("Fight it again")) it->click();
    }
    EXPECT_TRUE(QTest::qWaitFor([this] { return sheet() == nullptr; }, 10'000));
    EXPECT_LT(session().battle().turn, 3);
    EXPECT_NE(session().seating().seed, seed);
    EXPECT_EQ(session().record().scenario.id, "telamon");
}

}  // namespace
}  // namespace vallum::app
