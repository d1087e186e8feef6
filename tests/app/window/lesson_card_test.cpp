// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/learner.h"
#include "room/house_style.h"

/// What is on Enter while a lesson runs, and where the buttons of its card are.
namespace vallum::app {
namespace {

TEST(LessonCard, EnterGoesOnWhateverHasTheKeys) {
    Learner learner;
    learner.begin();
    ASSERT_EQ(learner.lesson().step(), 0);
    learner.view().setFocus();
    learner.key(Qt::Key_Return);
    EXPECT_EQ(learner.lesson().step(), 1);
    learner.key(Qt::Key_Return);
    EXPECT_EQ(learner.lesson().step(), 1) << "there is something to do";
}

TEST(LessonCard, OnlyWhatTheLessonAsksForIsOnEnter) {
    Learner learner;
    learner.goAsFarAsTheDice();
    learner.say(learner.rightNumber(sagittarii, field::aim::Reading::dice));
    ASSERT_EQ(learner.aim(), "goOn");
    const auto keyOf = [&](const QString& words) {
        for (const QPushButton* it : learner.window->findChildren<QPushButton*>()) {
            if (it->isVisible() && it->text().remove(QLatin1Char('&')).startsWith(words))
                return keyShown(*it);
        }
        return QStringLiteral("no button");
    };
    for (int i = 0; i != 6 && !learner.isAsked<field::ChooseCombat>(); ++i) learner.endPhase();
    ASSERT_TRUE(learner.isAsked<field::ChooseCombat>());
    ASSERT_EQ(learner.aim(), "goOn");
    QTest::qWait(10);
    EXPECT_EQ(keyOf(QStringLiteral("Continue")), QStringLiteral("Enter"));
    EXPECT_EQ(keyOf(QStringLiteral("Equites against")), QString());
    EXPECT_EQ(keyOf(QStringLiteral("Hastati against")), QString());
    learner.view().setFocus();
    learner.key(Qt::Key_Return);
    ASSERT_EQ(learner.aim(), "fight");
    QTest::qWait(10);
    EXPECT_EQ(keyOf(QStringLiteral("Hastati against")), QStringLiteral("Enter"));
    EXPECT_EQ(keyOf(QStringLiteral("Equites against")), QString());
    learner.key(Qt::Key_Return);
    EXPECT_TRUE(learner.battle().combat || learner.aim() != "fight") << "the Hastati fight";
}

TEST(LessonCard, TheButtonsOfTheCardKeepTheirPlaces) {
    Learner learner;
    learner.begin();
    const auto placeOf = [&](const QString& words) {
        QApplication::processEvents();
        const QPushButton* it = buttonOf(learner, words);
        return it->mapTo(learner.lesson().card(), QPoint());
    };
    const QPoint goOn = placeOf(QStringLiteral("Continue"));
    const QPoint leave = placeOf(QStringLiteral("Leave the lesson"));
    learner.readOn();
    const QPoint show = placeOf(QStringLiteral("Show me"));
    EXPECT_EQ(placeOf(QStringLiteral("Leave the lesson")), leave);
    learner.lookAtUnit();
    EXPECT_EQ(placeOf(QStringLiteral("Show me")), show);
    learner.giveOrders();
    learner.endPhase();
    learner.charge();  // astray
    EXPECT_EQ(placeOf(QStringLiteral("Continue")), goOn);
    EXPECT_EQ(placeOf(QStringLiteral("Undo it")), show);
    EXPECT_EQ(placeOf(QStringLiteral("Leave the lesson")), leave);
}

/// The battle waits before the roll is read, but a question with one sensible answer is none.
TEST(LessonCard, OnlyNewActsWaitBeforeARollIsRead) {
    Learner learner;
    learner.goAsFarAsTheDice();
    ASSERT_EQ(learner.aim(), "read");
    EXPECT_TRUE(learner.session().autoAnswers().holdsActs());
    EXPECT_TRUE(Seated<field::System>::isWithinAct(field::ChooseEvent{}));
    EXPECT_TRUE(Seated<field::System>::isWithinAct(field::Decide{}));
    EXPECT_FALSE(Seated<field::System>::isWithinAct(field::ChooseCombat{}));
    EXPECT_FALSE(Seated<field::System>::isWithinAct(field::ChooseShot{}));
}

}  // namespace
}  // namespace vallum::app
