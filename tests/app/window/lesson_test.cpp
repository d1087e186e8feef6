// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/learner.h"

namespace vallum::app {
namespace {

TEST(Lesson, IsPlayedFromTheFirstStepToTheLast) {
    Learner learner;
    learner.begin();
    ASSERT_TRUE(learner.window->isAtTable());
    EXPECT_EQ(learner.aim(), "goOn");
    learner.readOn();
    EXPECT_EQ(learner.aim(), "pick");
    EXPECT_EQ(learner.lesson().spotlight().places().size(), 1U);
    EXPECT_EQ(learner.lesson().spotlight().framed().size(), 1U);
    learner.lookAtUnit();
    EXPECT_EQ(learner.aim(), "activate");
    EXPECT_EQ(learner.lesson().spotlight().framed().size(), 1U);
    learner.giveOrders();
    EXPECT_EQ(learner.aim(), "reach");
    learner.endPhase();
    EXPECT_EQ(learner.aim(), "moveTo");
    learner.moveAhead();
    EXPECT_EQ(learner.aim(), "takeBack");
    learner.takeBack();
    EXPECT_EQ(learner.aim(), "charge");
    learner.charge();
    EXPECT_EQ(learner.aim(), "charge");
    learner.chargeTheFlank();
    EXPECT_EQ(learner.aim(), "reach");
    learner.endPhase();
    EXPECT_EQ(learner.aim(), "goOn");
    learner.readAboutDice();
    EXPECT_EQ(learner.aim(), "shoot");
    learner.shoot();
    EXPECT_EQ(learner.aim(), "unfold");
    learner.unfoldLine();
    ASSERT_EQ(learner.aim(), "read");
    learner.say(learner.rightNumber(sagittarii, field::aim::Reading::dice));
    EXPECT_EQ(learner.aim(), "goOn");
    learner.readOn();
    EXPECT_EQ(learner.aim(), "fight");
    learner.fight();
    ASSERT_EQ(learner.aim(), "read");
    learner.say(learner.rightNumber(hastati, field::aim::Reading::successes));
    ASSERT_EQ(learner.aim(), "fight");
    EXPECT_TRUE(learner.battle().unit(hiberi).has(field::Marker::broken)) << "as the lesson foretells";
    learner.press(QStringLiteral("Equites against"));
    learner.answerEvents();
    ASSERT_EQ(learner.aim(), "goOn");
    EXPECT_FALSE(learner.stands(hiberi)) << "routed or destroyed";
    learner.readOn();
    ASSERT_EQ(learner.aim(), "endTurn");
    learner.playOn();
    EXPECT_EQ(learner.battle().turn, 3);
    ASSERT_EQ(learner.aim(), "endTurn");
    EXPECT_TRUE(learner.stands(hastati)) << "who does as told is not punished";
    learner.playOn();
    EXPECT_EQ(learner.battle().turn, 4);
    EXPECT_EQ(learner.aim(), "goOn");
    learner.readOn();
    EXPECT_EQ(learner.aim(), "end");
    EXPECT_TRUE(LessonShelf::progressOf("first-lesson").done);
    EXPECT_FALSE(LessonShelf::progressOf("first-lesson").begun);
    learner.press(QStringLiteral("Now your first battle"));
    EXPECT_EQ(learner.session().record().scenario.id, "first-battle");
    EXPECT_FALSE(learner.lesson().isOn());
    EXPECT_TRUE(learner.session().seating().isPerson(field::redSeat));
    EXPECT_FALSE(learner.session().seating().isPerson(field::blueSeat));
}

TEST(Lesson, IsLeftInTheMiddleAndGoesOnInAnotherWindow) {
    Learner learner;
    learner.goAsFarAsTheMove();
    const field::Battle battle = learner.battle();
    learner.press(QStringLiteral("Leave the lesson"));
    EXPECT_FALSE(learner.window->isAtTable());
    learner.window = std::make_unique<MainWindow>(shippedDocuments());
    learner.window->resize(1280, 860);
    learner.window->show();
    learner.window->startPage().openAt(StartPage::Page::learn);
    learner.press(QStringLiteral("Continue the lesson"));
    EXPECT_EQ(learner.aim(), "moveTo");
    EXPECT_EQ(learner.battle(), battle);
    learner.moveAhead();
    EXPECT_EQ(learner.aim(), "takeBack");
}

TEST(Lesson, DoesNotTakeThePlaceOfTheBattleThatWaits) {
    Learner learner;
    const std::string waiting = readFile(Documents::autosavePath()).value();
    learner.goAsFarAsTheMove();
    EXPECT_EQ(readFile(Documents::autosavePath()).value(), waiting);
    learner.press(QStringLiteral("Leave the lesson"));
    learner.window->startPage().openAt(StartPage::Page::cover);
    learner.press(QStringLiteral("Continue"));
    EXPECT_EQ(learner.session().record().scenario.id, "duel");
    EXPECT_FALSE(learner.lesson().isOn());
    EXPECT_FALSE(learner.lesson().card()->isVisible());
}

TEST(Lesson, SaysKindlyWhatWentAnotherWayAndTakesItBack) {
    Learner learner;
    learner.begin();
    learner.readOn();
    learner.click(learner.at(sagittarii));
    EXPECT_TRUE(learner.isSaid(QStringLiteral("Pick the marked one.")));
    EXPECT_EQ(learner.aim(), "pick");
    learner.lookAtUnit();
    learner.giveOrders();
    learner.endPhase();
    learner.drag(learner.at(sagittarii), learner.at(10.5_du, 4.6_du));
    learner.key(Qt::Key_Return);
    EXPECT_EQ(learner.aim(), "moveTo");
    EXPECT_TRUE(learner.isSaid(QStringLiteral("The Hastati are not in the dashed outline")));
    learner.press(QStringLiteral("Undo it"));
    EXPECT_EQ(learner.aim(), "moveTo");
    EXPECT_FALSE(learner.isSaid(QStringLiteral("The Hastati are not in the dashed outline")));
    learner.moveAhead();
    EXPECT_EQ(learner.aim(), "takeBack");
}

TEST(Lesson, GoesOnFromWhatWasDoneInstead) {
    Learner learner;
    learner.goAsFarAsTheMove();
    learner.charge();
    EXPECT_TRUE(learner.isSaid(QStringLiteral("The Hastati are not in the dashed outline")));
    learner.readOn();
    EXPECT_EQ(learner.aim(), "takeBack");
    learner.press(QStringLiteral("Next step"));
    EXPECT_TRUE(learner.isSaid(QStringLiteral("Into the flank"))) << "the first charge has been made already";
}

TEST(Lesson, AWrongNumberIsAskedAgainAndWithoutARollNothingIs) {
    Learner learner;
    learner.goAsFarAsTheMove();
    while (learner.aim() != "goOn") {
        learner.aim() == "reach" ? learner.endPhase() : learner.press(QStringLiteral("Next step"));
    }
    learner.readAboutDice();
    learner.shoot();
    learner.unfoldLine();
    ASSERT_EQ(learner.aim(), "read");
    learner.say(learner.rightNumber(sagittarii, field::aim::Reading::dice) + 1);
    EXPECT_EQ(learner.aim(), "read");
    EXPECT_TRUE(learner.isSaid(QStringLiteral("Not quite: it is not ")));
    learner.say(learner.rightNumber(sagittarii, field::aim::Reading::dice));
    learner.readOn();
    ASSERT_EQ(learner.aim(), "fight");
    learner.readOn();
    EXPECT_TRUE(learner.isSaid(QStringLiteral("Finish them"))) << "the Hastati have not rolled";
}

TEST(Lesson, TheComputerWaitsWhileTheLearnerReads) {
    Learner learner;
    learner.goAsFarAsTheMove();
    learner.charge();
    learner.readOn();
    learner.press(QStringLiteral("Next step"));
    learner.press(QStringLiteral("Next step"));
    learner.endPhase();
    learner.readAboutDice();
    learner.shoot();
    learner.unfoldLine();
    learner.say(learner.rightNumber(sagittarii, field::aim::Reading::dice));
    learner.readOn();
    learner.fight();
    ASSERT_EQ(learner.aim(), "read");
    ASSERT_EQ(learner.battle().turn, 2) << "nothing was left to do";
    const std::size_t answers = learner.session().record().tape.size();
    QTest::qWait(50);
    EXPECT_EQ(learner.session().record().tape.size(), answers);
    EXPECT_TRUE(learner.isAskedInPanel(QStringLiteral("waiting")));
    learner.say(learner.rightNumber(hastati, field::aim::Reading::successes));
    while (learner.aim() != "endTurn") learner.readOn();
    EXPECT_TRUE(QTest::qWaitFor([&] { return learner.session().record().tape.size() > answers; }));
}

TEST(Lesson, ShowMeTellsMoreAndPointsAtIt) {
    Learner learner;
    learner.goAsFarAsTheMove();
    EXPECT_EQ(learner.lesson().spotlight().places().size(), 2U);
    learner.press(QStringLiteral("Show me"));
    EXPECT_TRUE(learner.isSaid(QStringLiteral("Follow the arrow")));
    for (const QLabel* it : learner.lesson().card()->findChildren<QLabel*>()) {
        if (!it->text().contains(QStringLiteral("Follow the arrow"))) continue;
        EXPECT_FALSE(it->styleSheet().contains(QStringLiteral("#cfe8cf"))) << "help is no praise";
    }
    EXPECT_EQ(learner.aim(), "moveTo");
}

/// The widget that a second press at this button's place would hit.
const QWidget* underSecondPress(Learner& learner, const QString& words) {
    const QPushButton* button = buttonOf(learner, words);
    const QPoint place = button->mapTo(learner.lesson().card(), button->rect().center());
    learner.press(words);
    learner.lesson().card()->layout()->activate();
    return learner.lesson().card()->childAt(place);
}

TEST(Lesson, ADoubleClickOnAButtonSkipsNoStep) {
    Learner learner;
    learner.begin();
    const QWidget* skip = buttonOf(learner, QStringLiteral("Next step"));
    EXPECT_NE(underSecondPress(learner, QStringLiteral("Continue")), skip);
    learner.lookAtUnit();
    learner.giveOrders();
    learner.endPhase();
    learner.charge();
    EXPECT_NE(underSecondPress(learner, QStringLiteral("Undo it")), skip);
    learner.charge();
    EXPECT_NE(underSecondPress(learner, QStringLiteral("Continue")), skip);
    EXPECT_EQ(learner.aim(), "takeBack");
    EXPECT_TRUE(skip->isVisible());
}

TEST(Lesson, TheTableHasTheKeysAfterAButtonOfTheCard) {
    Learner learner;
    learner.begin();
    learner.window->activateWindow();
    buttonOf(learner, QStringLiteral("Continue"))->setFocus();
    learner.readOn();
    EXPECT_TRUE(learner.view().hasFocus());
}

int framesSeen(const Learner& learner) {
    const auto all = learner.window->findChildren<QWidget*>(QStringLiteral("lessonFrame"));
    return static_cast<int>(std::ranges::count_if(all, &QWidget::isVisible));
}

TEST(Lesson, TheFrameIsGoneWhileAnotherTabCoversWhatItFrames) {
    Learner learner;
    learner.window->preferences().keeper().change([](Settings& it) { it.docked = true; });
    learner.begin();
    learner.readOn();
    ASSERT_EQ(learner.lesson().spotlight().framed().size(), 1U);
    EXPECT_EQ(framesSeen(learner), 1);
    const auto tab = [&](const QString& name) {
        for (QDockWidget* dock : learner.window->findChildren<QDockWidget*>()) {
            if (dock->windowTitle() == name) dock->raise();
        }
        QApplication::processEvents();
    };
    tab(QStringLiteral("Log"));
    EXPECT_EQ(framesSeen(learner), 0);
    tab(QStringLiteral("Unit"));
    EXPECT_EQ(framesSeen(learner), 1);
    learner.window->preferences().keeper().change([](Settings& it) { it.docked = false; });
}

TEST(Lesson, AFightIsLookedThroughBeforeItsDiceAreAskedFor) {
    Learner learner;
    learner.goAsFarAsTheDice();
    learner.window->preferences().keeper().change([](Settings& it) {
        it.millisecondsPerDu = 1;
        it.fights = FightPace::stepByStep;
        it.asksAnyway = false;
    });
    learner.say(learner.rightNumber(sagittarii, field::aim::Reading::dice));
    learner.readOn();
    ASSERT_EQ(learner.aim(), "fight");
    learner.press(QStringLiteral("Hastati against"));
    bool wasShown = false;
    const auto isAskedForDice = [&] {
        if (FightSheet* sheet = learner.sheet()) {
            wasShown = true;
            EXPECT_EQ(learner.aim(), "fight") << "the dice are still being shown";
            EXPECT_FALSE(learner.session().computers().isHalted()) << "the sheet could not go on";
            QTest::keyClick(sheet, Qt::Key_Space);
            if (learner.isAsked<field::Decide>()) QTest::keyClick(sheet, Qt::Key_Return);
        } else if (learner.isAsked<field::ChooseEvent>()) {
            learner.press(QStringLiteral("No event"));
        }
        return learner.aim() == "read";
    };
    ASSERT_TRUE(QTest::qWaitFor(isAskedForDice, 20000));
    EXPECT_TRUE(wasShown);
    EXPECT_EQ(learner.sheet(), nullptr);
    EXPECT_TRUE(learner.isAsked<field::ChooseCombat>()) << "the next fight waits, though it is the only one";
    const auto* lines = learner.window->findChild<LogPanel*>()->findChild<QTreeWidget*>();
    ASSERT_NE(lines->currentItem(), nullptr);
    EXPECT_TRUE(lines->currentItem()->text(0).contains(QStringLiteral("Hastati")))
        << lines->currentItem()->text(0).toStdString();
    EXPECT_TRUE(lines->viewport()->rect().intersects(lines->visualItemRect(lines->currentItem())));
    learner.window->preferences().keeper().change([](Settings& it) { it = {}; });
}

TEST(Lesson, AnEmptyFieldIsNotJudged) {
    Learner learner;
    learner.goAsFarAsTheDice();
    ASSERT_EQ(learner.aim(), "read");
    QTest::keyClick(learner.lesson().card()->findChild<QSpinBox*>(), Qt::Key_Return);
    EXPECT_EQ(learner.aim(), "read");
    EXPECT_FALSE(learner.isSaid(QStringLiteral("Not quite")));
    EXPECT_FALSE(buttonOf(learner, QStringLiteral("Answer"))->isEnabled());
    QTest::keyClicks(learner.lesson().card()->findChild<QSpinBox*>(), QStringLiteral("0"));
    QTest::keyClick(learner.lesson().card()->findChild<QSpinBox*>(), Qt::Key_Return);
    EXPECT_TRUE(learner.isSaid(QStringLiteral("Not quite: it is not 0")));
}

TEST(Lesson, WithoutAMoveThereIsNothingToUndo) {
    Learner learner;
    learner.goAsFarAsTheMove();
    learner.press(QStringLiteral("Next step"));
    EXPECT_EQ(learner.aim(), "charge");
}

TEST(Lesson, GoesBackWithTheBattle) {
    Learner learner;
    learner.goAsFarAsTheMove();
    learner.press(QStringLiteral("Next step"));
    learner.takeBack();
    EXPECT_EQ(learner.aim(), "reach") << "the phase is open again";
    EXPECT_TRUE(learner.isSaid(QStringLiteral("so has the lesson")));
    learner.takeBack();
    EXPECT_EQ(learner.aim(), "activate");
    learner.giveOrders();
    learner.endPhase();
    EXPECT_EQ(learner.aim(), "moveTo");
}

TEST(Lesson, DoesForTheLearnerWhatLaterStepsNeed) {
    Learner learner;
    learner.begin();
    learner.readOn();
    learner.lookAtUnit();
    learner.press(QStringLiteral("Next step"));
    EXPECT_TRUE(learner.battle().unit(equites).has(field::Marker::active));
    EXPECT_EQ(learner.aim(), "reach");
    EXPECT_TRUE(learner.isSaid(QStringLiteral("Done for you: Give an order")));
    learner.press(QStringLiteral("Next step"));
    EXPECT_EQ(learner.battle().phase, field::Phase::movement);
    EXPECT_EQ(learner.aim(), "moveTo");
}

TEST(Lesson, NextStepUndoesTheMoveThatWouldStandInTheWay) {
    Learner learner;
    learner.goAsFarAsTheMove();
    learner.moveAhead();
    ASSERT_EQ(learner.aim(), "takeBack");
    learner.press(QStringLiteral("Next step"));
    EXPECT_EQ(learner.aim(), "charge");
    learner.charge();
    EXPECT_TRUE(learner.isSaid(QStringLiteral("Into the flank")));
}

TEST(Lesson, LeavesOutWhatCannotBeDone) {
    Learner learner;
    learner.begin();
    learner.readOn();
    learner.lookAtUnit();
    learner.press(QStringLiteral("End phase"));  // without an order
    EXPECT_EQ(learner.battle().phase, field::Phase::activation) << "asked once";
    EXPECT_TRUE(learner.told().contains(QStringLiteral("The lesson is not done with this phase yet.")))
        << learner.told().toStdString();
    learner.press(QStringLiteral("End phase"));
    EXPECT_TRUE(learner.isSaid(QStringLiteral("The orders phase is over")));
    learner.readOn();
    EXPECT_TRUE(learner.isSaid(QStringLiteral("Left out"))) << "nobody can move or charge";
    EXPECT_EQ(learner.aim(), "reach");
}

TEST(Lesson, AMoveToTheEndOfTheOutlineCounts) {
    Learner learner;
    learner.goAsFarAsTheMove();
    learner.drag(learner.at(hastati), learner.at(4_du, 5.96_du));
    learner.key(Qt::Key_Return);
    EXPECT_EQ(learner.aim(), "takeBack");
}

TEST(Lesson, ASheetCoversTheFrames) {
    Learner learner;
    learner.begin();
    learner.readOn();
    learner.lookAtUnit();
    auto& room = fieldDeskOf(*learner.window).panels().room();
    const auto* frame = room.findChild<QWidget*>(QStringLiteral("lessonFrame"), Qt::FindDirectChildrenOnly);
    ASSERT_NE(frame, nullptr);
    room.sheets().show(new QLabel);
    QApplication::processEvents();
    EXPECT_LT(room.children().indexOf(frame), room.children().indexOf(&room.sheets()));
    room.sheets().putAway();
}

TEST(Lesson, BeginsByEnterOnceThePageIsOpen) {
    Learner learner;
    auto* list = learner.window->startPage().findChild<QListWidget*>(QStringLiteral("lessons"));
    EXPECT_EQ(learner.window->focusWidget(), list);
    QTest::keyClick(list, Qt::Key_Return);
    EXPECT_TRUE(learner.window->isAtTable());
}

TEST(Lesson, FitsASmallScreen) {
    Learner learner;
    learner.goAsFarAsTheMove();
    learner.window->resize(960, 540);
    QApplication::processEvents();
    EXPECT_LE(learner.window->minimumSizeHint().width(), 960);
    EXPECT_LE(learner.window->minimumSizeHint().height(), 540);
    EXPECT_GE(learner.view().width(), 200);
}

}  // namespace
}  // namespace vallum::app
