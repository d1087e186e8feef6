// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/desk.h"
#include "app/window/shipped.h"
#include "field/fight/fight_sheet.h"
#include "panels/curtain.h"
#include "replay/replay_desk.h"
#include "widgets/file_names.h"
#include "window/preferences.h"

#include <QLockFile>
#include <QTreeWidget>

/// Secrets of two people at one screen, and battles of two windows on one profile.
namespace vallum::app {
namespace {

namespace fs = std::filesystem;

constexpr Seat red(1);
constexpr Seat blue(2);

bool allLieCovered(const Desk& desk) {
    return std::ranges::all_of(desk.battle().players, [](const field::Player& it) {
        return std::ranges::count(it.hand, faceDown) == std::ssize(it.hand);
    });
}
/// Lets the asked player pass until somebody else is asked something secret.
void playToCurtain(Desk& desk) {
    for (int step = 0; step != 60 && !desk.session().screen().curtainFor(); ++step) {
        const auto* limit = std::get_if<field::DiscardToLimit>(&desk.session().question()->question);
        if (desk.isAsked<field::ChooseDraw>()) {
            desk.press(QStringLiteral("Draw three"));
        } else if (limit != nullptr) {
            const auto& cards = desk.battle().player(desk.session().question()->seat).hand;
            desk.session().answer(field::CardsToDiscard{{cards.begin(), cards.begin() + limit->count}});
        } else {
            desk.endPhase();
        }
    }
}

TEST(HandOver, AFileThatIsOpenedShowsNoHandBeforeItsOwnerHasComeToTheScreen) {
    Desk desk;
    const QString file = desk.folder.filePath(QStringLiteral("kept.vallum"));
    ASSERT_TRUE(desk.window->files().saveTo(file));
    desk.session().screen().setCurtains(true);
    ASSERT_TRUE(desk.window->files().open(file));
    EXPECT_EQ(desk.session().screen().curtainFor(), red);
    EXPECT_TRUE(allLieCovered(desk));
    desk.session().screen().liftCurtain();
    EXPECT_FALSE(allLieCovered(desk));
}

/// Space has just turned the last page of a sheet.
TEST(HandOver, SpaceDoesNotLiftTheCurtain) {
    Desk desk;
    desk.session().screen().setCurtains(true);
    playToCurtain(desk);
    ASSERT_EQ(desk.session().screen().curtainFor(), blue);
    auto* lift = desk.window->findChild<Curtain*>()->findChild<QPushButton*>();
    QTest::keyClick(lift, Qt::Key_Space);
    EXPECT_EQ(desk.session().screen().curtainFor(), blue);
    QTest::keyClick(lift, Qt::Key_Return);
    EXPECT_EQ(desk.session().screen().curtainFor(), std::nullopt);
}

TEST(HandOver, TakingBackAtTheCurtainUncoversNoHandOfWhoHasLeft) {
    Desk desk;
    desk.session().screen().setCurtains(true);
    playToCurtain(desk);
    ASSERT_EQ(desk.session().screen().curtainFor(), blue);
    ASSERT_TRUE(desk.session().undoStack().canUndo());
    desk.session().undoStack().undo();
    EXPECT_EQ(desk.session().screen().curtainFor().value_or(red), red);
    EXPECT_TRUE(allLieCovered(desk));
}

/// Two units in contact in the first melee phase, with both players at the screen.
struct FightOfTwo {
    explicit FightOfTwo(FightPace pace = FightPace::off)
        : desk(duelWith(folder, {{"\"x\": 8,\n                        \"y\": 10", "\"x\": 8, \"y\": 8.8"}})) {
        desk.window->preferences().keeper().change([pace](Settings& it) {
            it.fights = pace;
            it.millisecondsPerDu = pace == FightPace::off ? 0 : 1;
        });
        desk.goOnUntil<field::ChooseCombat>();
        desk.session().screen().setCurtains(true);
        answer();
    }
    /// Gives the first acceptable answer.
    void answer() {
        const auto& asked = *desk.session().question();
        ASSERT_TRUE(desk.session().answer(field::System::options(desk.battle(), asked.question).front()));
    }
    /// Passes on events until the other player has to answer.
    void passToTheOther() {
        while (desk.isAsked<field::ChooseEvent>()) desk.press(QStringLiteral("No event"));
    }

    QTemporaryDir folder;
    Desk desk;
};

TEST(HandOver, InAFightOnlyTheHandIsCovered) {
    FightOfTwo fight;
    Desk& desk = fight.desk;
    fight.passToTheOther();
    ASSERT_EQ(desk.session().screen().curtainFor(), blue);
    EXPECT_FALSE(desk.session().screen().isTableCovered());
    EXPECT_TRUE(allLieCovered(desk));
    EXPECT_TRUE(desk.offers(QStringLiteral("I am Carthage")));
    desk.press(QStringLiteral("I am Carthage"));
    EXPECT_TRUE(desk.isAsked<field::ChooseEvent>());
    EXPECT_FALSE(allLieCovered(desk));
}

/// After the other player's answer, the side whose turn it is goes on with questions that need no secret.
TEST(HandOver, WhoIsAskedWithoutSecretsMayShowTheirCards) {
    FightOfTwo fight;
    Desk& desk = fight.desk;
    fight.passToTheOther();
    desk.press(QStringLiteral("I am Carthage"));
    for (int step = 0; step != 20 && !desk.session().screen().invited(); ++step) {
        if (desk.session().screen().curtainFor()) desk.session().screen().liftCurtain();
        fight.answer();
    }
    const auto invited = desk.session().screen().invited();
    ASSERT_TRUE(invited);
    EXPECT_TRUE(allLieCovered(desk));
    QTest::keyClick(desk.window->findChild<HandPanel*>(), Qt::Key_Space);
    EXPECT_EQ(desk.session().screen().viewer(), invited);
    EXPECT_FALSE(allLieCovered(desk));
}

/// A drawn event may be on a sheet when the other player has to answer it.
TEST(HandOver, NoSheetStandsInItsWay) {
    FightOfTwo two(FightPace::stepByStep);
    const auto sheet = [&] { return two.desk.window->findChild<FightSheet*>(); };
    const auto isHandedOver = [&] {
        if (sheet() != nullptr) sheet()->next();
        if (two.desk.isAsked<field::ChooseEvent>() && sheet() == nullptr)
            two.desk.press(QStringLiteral("No event"));
        return two.desk.session().screen().curtainFor() && sheet() == nullptr;
    };
    ASSERT_TRUE(QTest::qWaitFor(isHandedOver, 20'000));
    EXPECT_TRUE(two.desk.offers(QStringLiteral("I am "))) << two.desk.told().toStdString();
}

/// MOR-12
TEST(HandOver, WhoStaysOnTheSheetOfAFightGoesOnWithTheBattle) {
    bool wasOffered = false;
    for (int seed = 1; seed != 9 && !wasOffered; ++seed) {
        Documents::setSeed(static_cast<std::uint64_t>(seed));
        FightOfTwo two(FightPace::stepByStep);
        const auto sheet = [&] { return two.desk.window->findChild<FightSheet*>(); };
        const auto isOver = [&] {
            if (two.desk.session().screen().curtainFor()) two.desk.session().screen().liftCurtain();
            if (sheet() == nullptr) {
                if (two.desk.isAsked<field::ChooseEvent>()) two.desk.press(QStringLiteral("No event"));
                return !two.desk.battle().combat;
            }
            wasOffered = wasOffered || sheet()->offersFlight();
            QTest::keyClick(sheet(), Qt::Key_Space);
            return false;
        };
        EXPECT_TRUE(QTest::qWaitFor(isOver, 20'000)) << seed;
    }
    EXPECT_TRUE(wasOffered);
}

TEST(HandOver, EnterAnswersAfterEnterHasHandedOver) {
    FightOfTwo fight;
    Desk& desk = fight.desk;
    fight.passToTheOther();
    const auto pressEnter = [&] {
        ASSERT_NE(desk.window->focusWidget(), nullptr);
        QTest::keyClick(desk.window->focusWidget(), Qt::Key_Return);
        QApplication::processEvents();
    };
    pressEnter();
    ASSERT_TRUE(desk.isAsked<field::ChooseEvent>());
    pressEnter();
    EXPECT_TRUE(desk.isAsked<field::ChooseEvent>()) << "pressed twice, it must not answer unseen";
    QTest::qWait(QApplication::doubleClickInterval() + 50);
    pressEnter();
    EXPECT_FALSE(desk.isAsked<field::ChooseEvent>());
}

TEST(HandOver, WhoPlaysNoMoreEventsIsNotAskedAgainInThisTurn) {
    FightOfTwo fight;
    Desk& desk = fight.desk;
    fight.passToTheOther();
    desk.session().screen().liftCurtain();
    const int turn = desk.battle().turn;
    desk.press(QStringLiteral("No more events this turn"));
    for (int step = 0; step != 60 && desk.battle().turn == turn && !desk.battle().outcome; ++step) {
        if (desk.session().screen().curtainFor()) {
            EXPECT_FALSE(desk.session().behindCurtain() != nullptr &&
                         *desk.session().screen().curtainFor() == blue &&
                         std::holds_alternative<field::ChooseEvent>(*desk.session().behindCurtain()));
            desk.session().screen().liftCurtain();
        } else {
            fight.answer();
        }
    }
    EXPECT_NE(desk.battle().turn, turn);
}

TEST(HandOver, WhoPlaysAloneIsNeverAskedToComeToTheScreen) {
    Desk desk;
    desk.session().screen().setCurtains(true);
    desk.session().assign(blue, PlayerKind::greedy);
    const QString file = desk.folder.filePath(QStringLiteral("alone.vallum"));
    ASSERT_TRUE(desk.window->files().saveTo(file));
    ASSERT_TRUE(desk.window->files().open(file));
    EXPECT_EQ(desk.session().screen().curtainFor(), std::nullopt);
    EXPECT_EQ(desk.session().screen().viewer(), red);
}

TEST(ReplayKeys, WorkWhateverHadTheFocusBefore) {
    Desk desk;
    desk.endPhase();
    desk.window->findChild<QTreeWidget*>()->setFocus();
    desk.window->findChild<QAction*>(QStringLiteral("replay-open"))->trigger();
    ASSERT_TRUE(desk.session().isLookingBack());
    QTest::keyClick(desk.window->focusWidget(), Qt::Key_Home);
    EXPECT_EQ(fieldDeskOf(*desk.window).replay().replay().now(), 0U);
    QTest::keyClick(desk.window->focusWidget(), Qt::Key_Escape);
    EXPECT_FALSE(desk.session().isLookingBack());
}

// ------------------------------------------------------------------- battles on disk

TEST(Keeping, TheSecondWindowKeepsItsBattleInAFileOfItsOwn) {
    const QTemporaryDir folder;
    const fs::path usual = folder.filePath(QStringLiteral("autosave.vallum")).toStdString();
    QLockFile other(QString::fromStdString(usual.string() + ".lock"));
    ASSERT_TRUE(other.tryLock(0));
    Documents::setAutosavePath(usual);
    EXPECT_TRUE(Documents::isKeptApart());
    EXPECT_EQ(Documents::autosavePath().filename(), "autosave-2.vallum");
    other.unlock();
    Documents::setAutosavePath(usual);
    EXPECT_FALSE(Documents::isKeptApart());
    EXPECT_EQ(Documents::autosavePath(), usual);
}

TEST(Keeping, TitlesOfAnyLengthAreCutBetweenLettersToWhatTheDiskTakes) {
    const QTemporaryDir folder;
    const fs::path place = folder.path().toStdString();
    const QString letter = QString::fromUtf8("\xe2\x9a\x94");  // three bytes
    const fs::path file = freeFile(place, letter.repeated(500));
    EXPECT_TRUE(writeFileSafely(file, "a battle"));
    EXPECT_LE(file.filename().string().size(), 255U);
    EXPECT_EQ(QString::fromStdString(file.stem().string()).remove(letter), QString());
    EXPECT_NE(freeFile(place, letter.repeated(500)), file) << "no other battle is written over";
    EXPECT_EQ(fileName(QStringLiteral("a/b\x1b[31m:c"), place), QStringLiteral("a-b[31m-c"));
}

TEST(Keeping, ABattleThatCannotBePutAsideStaysAndTheNextIsKeptApart) {
    Desk desk;
    desk.goOnUntil<field::ChooseDraw>();
    const fs::path kept = Documents::autosavePath();
    const std::string before = readFile(kept).value();
    ASSERT_TRUE(writeFileSafely(kept.parent_path() / "earlier", "a file where the folder should be"));
    EXPECT_FALSE(desk.window->documents().setAside());
    EXPECT_TRUE(Documents::isKeptApart());
    EXPECT_NE(Documents::autosavePath(), kept);
    EXPECT_EQ(readFile(kept).value(), before);
}

TEST(Keeping, WhatThePlayerHasSavedAmongTheEarlierBattlesIsNeverDeleted) {
    Desk desk;
    desk.goOnUntil<field::ChooseDraw>();
    const fs::path kept = Documents::autosavePath();
    const std::string battle = readFile(kept).value();
    const fs::path earlier = kept.parent_path() / "earlier";
    fs::create_directories(earlier);
    ASSERT_TRUE(writeFileSafely(earlier / "0000 mine.vallum", battle));
    for (int times = 0; times != 14; ++times) {
        ASSERT_TRUE(writeFileSafely(kept, battle));
        ASSERT_TRUE(desk.window->documents().setAside());
        // Even if the clock ran backward: the battle set aside last is kept.
        EXPECT_FALSE(fs::exists(kept));
    }
    EXPECT_TRUE(fs::exists(earlier / "0000 mine.vallum"));
    EXPECT_EQ(std::distance(fs::directory_iterator(earlier), fs::directory_iterator()), 11);
}

}  // namespace
}  // namespace vallum::app
