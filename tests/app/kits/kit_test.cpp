// SPDX-License-Identifier: GPL-3.0-or-later
#include "kits/kit.h"

#include "annotations/annotator.h"
#include "app/kits/toy_desk.h"
#include "app/window/shipped.h"
#include "export/command_line_exports.h"
#include "kits/documents.h"
#include "luck/luck_panel.h"
#include "panels/curtain.h"
#include "projector/headlines.h"
#include "projector/projector.h"
#include "projector/projector_window.h"
#include "replay/branches.h"
#include "replay/branches_dialog.h"
#include "replay/recap_card.h"
#include "replay/replay_bar.h"
#include "replay/time_line.h"
#include "start/new_battle_page.h"
#include "start/shelf.h"
#include "start/start_page.h"
#include "window/another_language.h"
#include "window/desks.h"
#include "window/main_window.h"

#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QCommandLineParser>
#include <QFile>
#include <QLabel>
#include <QListWidget>
#include <QMenu>
#include <QPushButton>
#include <QSettings>
#include <QStatusBar>
#include <QTemporaryDir>
#include <QTest>
#include <QTreeWidget>
#include <gtest/gtest.h>

#include <vallum/core/text_file.h>

/// A system that the window knows only through its kit is opened, played, saved, undone and left.
namespace vallum::app {
namespace {

const QString duel = QStringLiteral(VALLUM_SOURCE_DIR "/tests/app/window/duel.json");

class DiceKit : public testing::Test {
protected:
    DiceKit()
        : kit_(std::make_shared<ToyKit>(folder_.path())),
          dusk_(folder_.filePath(QStringLiteral("dusk.json"))) {
        QSettings().setValue(QStringLiteral("table/curtains"), true);
        QSettings().setValue(QStringLiteral("table/asksAnyway"), true);
        QSettings().setValue(QStringLiteral("table/millisecondsPerDu"), 0);
        EXPECT_TRUE(writeFileSafely(dusk_.toStdString(), std::string(toy::duskSource)));
        Documents::setAutosavePath(folder_.filePath(QStringLiteral("autosave.vallum")).toStdString());
        window_ = std::make_unique<MainWindow>(shippedDocuments({kit_}));
        window_->show();
    }
    [[nodiscard]] ToyDesk& desk() const { return dynamic_cast<ToyDesk&>(window_->desks().now()); }
    [[nodiscard]] toy::Session& session() const { return desk().session(); }
    [[nodiscard]] QAction& action(const char* name) const {
        return *window_->findChild<QAction*>(QLatin1String(name));
    }
    /// The asked player lifts the curtain.
    void comeToTheScreen() const {
        const auto* curtain = desk().findChild<Curtain*>();
        ASSERT_TRUE(curtain->isVisible());
        curtain->findChild<QPushButton*>()->click();
        EXPECT_FALSE(curtain->isVisible());
    }

    QTemporaryDir folder_;
    std::shared_ptr<const Kit> kit_;
    QString dusk_;
    std::unique_ptr<MainWindow> window_;
};

TEST_F(DiceKit, AFileFindsItsDesk) {
    ASSERT_TRUE(window_->files().open(duel));
    EXPECT_TRUE(window_->isAtTable());
    EXPECT_EQ(&window_->desks().kit(), shippedFieldKit().get());
    ASSERT_TRUE(window_->files().open(dusk_));
    EXPECT_EQ(&window_->desks().kit(), kit_.get());
    EXPECT_TRUE(window_->desks().isInSight());
    EXPECT_TRUE(desk().isVisible());
    EXPECT_EQ(desk().opened, 1);
    EXPECT_TRUE(window_->windowTitle().startsWith(QStringLiteral("Dice at dusk")));
    EXPECT_EQ(desk().words(), QStringLiteral("Throw dice or draw a card"));
    EXPECT_TRUE(Documents::recent().contains(dusk_));
    ASSERT_TRUE(window_->files().open(duel));
    EXPECT_TRUE(window_->isAtTable());
}

TEST_F(DiceKit, ItsScenariosAreAmongTheNewBattles) {
    window_->newBattle();
    Shelf& shelf = window_->startPage().shelf();
    const int last = shelf.groups().count() - 3;  // history and the user's own come last
    ASSERT_EQ(shelf.groups().tabText(last), QStringLiteral("Dice"));
    shelf.openGroup(last);
    QTest::keyClick(&shelf.cards(), Qt::Key_Return);
    QApplication::processEvents();
    auto* page = &window_->startPage().newBattle();
    ASSERT_EQ(page->battle()->file(), dusk_);
    auto* blue = page->findChildren<QComboBox*>().at(1);
    EXPECT_EQ(blue->accessibleName(), QStringLiteral("Who plays Blue"));
    blue->setCurrentIndex(blue->findData(static_cast<int>(PlayerKind::greedy)));
    for (QPushButton* it : window_->startPage().findChildren<QPushButton*>()) {
        if (it->isVisible() && it->text() == QStringLiteral("&Begin")) it->click();
    }
    ASSERT_EQ(&window_->desks().kit(), kit_.get());
    EXPECT_FALSE(session().seating().isPerson(toy::blue));
    EXPECT_TRUE(window_->desks().isInSight());
}

TEST_F(DiceKit, MenusAreThoseOfTheDesk) {
    ASSERT_TRUE(window_->files().open(dusk_));
    EXPECT_TRUE(action("toy-shake").isVisible());
    for (const char* name : {"turn-next-unit", "battle-surrender", "view-threats", "view-zoom-in"})
        EXPECT_FALSE(action(name).isVisible()) << name;
    for (const char* name : {"edit-undo", "battle-save", "view-settings", "view-curtains"})
        EXPECT_TRUE(action(name).isVisible()) << name;
    EXPECT_TRUE(action("battle-players").isEnabled());
    ASSERT_TRUE(window_->files().open(duel));
    EXPECT_FALSE(action("toy-shake").isVisible());
    for (const char* name : {"turn-next-unit", "battle-surrender", "view-threats", "view-zoom-in"})
        EXPECT_TRUE(action(name).isVisible()) << name;
}

TEST_F(DiceKit, ABattleIsPlayedBehindCurtainsAndTakenBack) {
    ASSERT_TRUE(window_->files().open(dusk_));
    QTest::mouseClick(&desk().button(), Qt::LeftButton);
    EXPECT_EQ(session().screen().curtainFor(), toy::blue);
    EXPECT_EQ(desk().words(), QString());
    EXPECT_FALSE(action("edit-undo").isEnabled()) << "dice have been seen";
    comeToTheScreen();
    EXPECT_EQ(session().screen().viewer(), toy::blue);
    EXPECT_EQ(desk().words(), QStringLiteral("Protest?"));
    ASSERT_TRUE(session().answer(toy::Protest{false}));
    const auto points = session().battle().points;
    ASSERT_TRUE(action("edit-undo").isEnabled());
    action("edit-undo").trigger();
    EXPECT_EQ(session().live().answersGiven(), 2U);
    EXPECT_EQ(desk().words(), QStringLiteral("Protest?"));
    action("edit-redo").trigger();
    EXPECT_EQ(session().battle().points, points);
}

TEST_F(DiceKit, ABattleIsSavedAndOpened) {
    ASSERT_TRUE(window_->files().open(dusk_));
    ASSERT_TRUE(session().answer(toy::Throw{1}));
    const QString file = folder_.filePath(QStringLiteral("dusk.vallum"));
    ASSERT_TRUE(window_->files().saveTo(file));
    const auto record = session().record();
    ASSERT_TRUE(window_->files().open(duel));
    ASSERT_TRUE(window_->files().open(file));
    EXPECT_EQ(session().record(), record);
    EXPECT_EQ(session().screen().curtainFor(), toy::blue);
}

TEST_F(DiceKit, ABattleIsKeptAndContinued) {
    ASSERT_TRUE(window_->files().open(dusk_));
    for (int turn = 0; turn != 2; ++turn) {
        ASSERT_TRUE(session().answer(toy::Throw{1}));
        if (session().screen().curtainFor()) session().screen().liftCurtain();
        ASSERT_TRUE(session().answer(toy::Protest{false}));
    }
    const auto record = session().record();
    window_->showStart();
    EXPECT_TRUE(session().computers().isHalted());
    const auto kept = window_->documents().kept();
    ASSERT_TRUE(kept && *kept);
    EXPECT_EQ((*kept)->title, "Dice at dusk");
    EXPECT_EQ((*kept)->turn, 3);
    window_ = std::make_unique<MainWindow>(shippedDocuments({kit_}));
    window_->show();
    ASSERT_TRUE(window_->files().continueLast());
    EXPECT_EQ(session().record(), record);

    ASSERT_TRUE(window_->files().open(duel));
    const QString aside = Documents::recent().at(1);
    EXPECT_TRUE(aside.contains(QStringLiteral("Dice at dusk"))) << "it made room for the duel";
    ASSERT_TRUE(window_->files().open(aside));
    EXPECT_EQ(session().record(), record);
}

TEST_F(DiceKit, ABattleThatWaitsIsNotKeptAnyMore) {
    ASSERT_TRUE(window_->files().open(dusk_));
    toy::Session& dice = session();
    ASSERT_TRUE(window_->files().open(duel));
    const auto title = window_->windowTitle();
    dice.assign(toy::blue, PlayerKind::greedy);
    EXPECT_NE((*window_->documents().kept())->title, "Dice at dusk");
    EXPECT_EQ(window_->windowTitle(), title);
}

TEST_F(DiceKit, GoesOnInAnotherWindow) {
    ASSERT_TRUE(window_->files().open(dusk_));
    ASSERT_TRUE(session().answer(toy::Throw{1}));
    const auto record = session().record();
    window_ = inAnotherLanguage(std::move(window_));
    EXPECT_EQ(session().record(), record);
    EXPECT_TRUE(window_->desks().isInSight());
}

/// Turns in which two dice are thrown and nobody protests.
void playTurns(toy::Session& session, int turns) {
    for (int turn = 0; turn != turns; ++turn) {
        if (session.screen().curtainFor()) session.screen().liftCurtain();
        ASSERT_TRUE(session.answer(toy::Throw{2}));
        if (session.screen().curtainFor()) session.screen().liftCurtain();
        ASSERT_TRUE(session.answer(toy::Protest{false}));
    }
}

TEST_F(DiceKit, ItsPastIsReplayed) {
    ASSERT_TRUE(window_->files().open(dusk_));
    session().screen().setCurtains(false);
    playTurns(session(), 4);
    const auto now = session().battle();
    desk().findChild<QAction*>(QStringLiteral("replay-open"))->trigger();
    Replay& replay = desk().parts().replay().replay();
    ASSERT_TRUE(replay.isOpen());
    auto& bar = dynamic_cast<ReplayBar&>(*desk().parts().replay().bar());
    EXPECT_TRUE(bar.isVisible());
    EXPECT_FALSE(session().isAsking());
    QTest::keyClick(&desk().board(), Qt::Key_Home);
    EXPECT_EQ(session().battle().points, (std::array{0, 0}));
    EXPECT_EQ(desk().board().points(), session().battle().points);
    QTest::keyClick(&desk().board(), Qt::Key_Right);
    EXPECT_EQ(replay.now(), 1U);
    EXPECT_GT(session().battle().points.front(), 0);
    QTest::keyClick(&desk().board(), Qt::Key_PageDown);
    EXPECT_EQ(session().battle().turn, 3);
    EXPECT_TRUE(
        bar.timeLine().about(bar.timeLine().xOf(replay.now())).startsWith(QStringLiteral("Turn 3, Red")));
    replay.setSpeed(100);
    QTest::keyClick(&desk().board(), Qt::Key_Space);
    EXPECT_TRUE(QTest::qWaitFor([&] { return !replay.isPlaying(); }, 10'000));
    EXPECT_EQ(replay.now(), replay.past().last());
    QTest::keyClick(&desk().board(), Qt::Key_Escape);
    EXPECT_FALSE(replay.isOpen());
    EXPECT_EQ(session().battle(), now);
    EXPECT_TRUE(session().isAsking());
}

TEST_F(DiceKit, PlaysOnFromThePastInABranch) {
    ASSERT_TRUE(window_->files().open(dusk_));
    session().screen().setCurtains(false);
    playTurns(session(), 4);
    const auto trunk = session().record();
    ReplayDesk& looking = desk().parts().replay();
    looking.replay().open();
    looking.replay().goToBegin();
    looking.replay().goOn(Beginning::turn);
    const std::size_t answers = looking.replay().moment().answers;
    looking.playOnAs(QStringLiteral("Otherwise"), session().seating().players);
    ASSERT_TRUE(session().file().branch());
    EXPECT_EQ(session().file().branch()->name, "Otherwise");
    EXPECT_EQ(session().live().answersGiven(), answers);
    EXPECT_FALSE(looking.replay().isOpen());
    const BranchesDialog dialog(session());
    auto* list = dialog.findChild<QTreeWidget*>();
    ASSERT_EQ(list->topLevelItemCount(), 2);
    const auto relatives = relativesOf(session());
    const auto isTrunk = [](const Relative& it) { return it.of.empty(); };
    const auto kept = std::ranges::find_if(relatives, isTrunk);
    ASSERT_NE(kept, relatives.end());
    ASSERT_TRUE(window_->files().open(QString::fromStdString(kept->file.string())));
    EXPECT_EQ(session().record(), trunk);
}

TEST_F(DiceKit, WhoComesBackIsToldAndShown) {
    ASSERT_TRUE(window_->files().open(dusk_));
    session().screen().setCurtains(false);
    playTurns(session(), 2);
    RecapCard& card = desk().parts().replay().recap();
    desk().findChild<QAction*>(QStringLiteral("replay-since"))->trigger();
    ASSERT_TRUE(card.isVisible());
    ASSERT_EQ(card.lines().size(), 1U);
    EXPECT_TRUE(card.lines().front().words.english().starts_with("Blue scores"));
    Q_EMIT card.pointedAt(0);
    EXPECT_EQ(desk().stage().pointedAt, 0U);
}

TEST_F(DiceKit, ItsLuckIsCountedFaceByFace) {
    ASSERT_TRUE(window_->files().open(dusk_));
    session().screen().setCurtains(false);
    playTurns(session(), 4);
    desk().findChild<QAction*>(QStringLiteral("view-luck"))->trigger();
    QApplication::processEvents();
    LuckPanel& panel = desk().parts().luck();
    ASSERT_TRUE(panel.isVisible());
    ASSERT_EQ(panel.players().size(), 2U);
    for (const SideLuck& side : panel.players()) {
        EXPECT_EQ(side.all.throws(), 4);
        int thrown = 0;
        for (const int times : side.faces.front()) thrown += times;
        EXPECT_EQ(thrown, 4);
    }
    Replay& replay = desk().parts().replay().replay();
    replay.open();
    replay.goToBegin();
    QApplication::processEvents();
    EXPECT_EQ(panel.players().front().all.throws(), 0) << "nothing had been thrown yet";
}

TEST_F(DiceKit, ASecondScreenShowsWhatEverybodyMaySee) {
    ASSERT_TRUE(window_->files().open(dusk_));
    desk().findChild<QAction*>(QStringLiteral("view-projector"))->trigger();
    ProjectorWindow& screen = *desk().parts().projector().screen();
    auto& board = dynamic_cast<ToyMirror&>(screen.mirror()).board();
    EXPECT_EQ(screen.headlines().when(), QStringLiteral("Turn 1 · Throwing"));
    EXPECT_EQ(screen.headlines().who(), QStringLiteral("Red"));
    session().screen().setCurtains(false);
    playTurns(session(), 1);
    EXPECT_GT(board.points().front(), 0);
    EXPECT_EQ(board.points(), session().battle().points);
    EXPECT_EQ(screen.headlines().who(), QStringLiteral("Blue"));
    EXPECT_TRUE(screen.headlines().news().startsWith(QStringLiteral("Red scores")));
    Replay& replay = desk().parts().replay().replay();
    replay.open();
    replay.goToBegin();
    EXPECT_EQ(board.points().front(), 0);
    EXPECT_TRUE(screen.headlines().when().startsWith(QStringLiteral("Looking back")));
}

TEST_F(DiceKit, DrawingsLieOverTheBoardAndAreKept) {
    ASSERT_TRUE(window_->files().open(dusk_));
    QApplication::processEvents();
    desk().findChild<QAction*>(QStringLiteral("view-annotate"))->trigger();
    Annotator& annotator = desk().parts().annotator();
    ASSERT_TRUE(annotator.isOn());
    ToyBoard& board = desk().board();
    annotator.bar()->setTool(Drawing::arrow);
    QTest::mousePress(&board, Qt::LeftButton, {}, {20, 20});
    QTest::mouseMove(&board, {60, 40});
    QMouseEvent move(QEvent::MouseMove, QPointF(100, 60), board.mapToGlobal(QPointF(100, 60)), Qt::NoButton,
                     Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(&board, &move);
    QTest::mouseRelease(&board, Qt::LeftButton, {}, {100, 60});
    ASSERT_EQ(session().sketches().all().size(), 1U);
    EXPECT_EQ(session().sketches().all().front().points,
              (std::vector<toy::Square>{toy::Square{1, 1}, toy::Square{5, 3}}));
    EXPECT_EQ(board.sketches().size(), 1U);
    const QString file = folder_.filePath(QStringLiteral("drawn.vallum"));
    ASSERT_TRUE(window_->files().saveTo(file));
    ASSERT_TRUE(window_->files().open(dusk_));
    EXPECT_TRUE(board.sketches().empty());
    ASSERT_TRUE(window_->files().open(file));
    ASSERT_EQ(board.sketches().size(), 1U);
    EXPECT_EQ(board.sketches().front().points.back(), QPointF(5, 3));
}

TEST_F(DiceKit, ABadFileIsRefusedWithItsPlace) {
    ASSERT_TRUE(window_->files().open(dusk_));
    const auto opening = desk().read(R"({"format": "toy-scenario", "version": 1, "title": 7})", "bad.json");
    ASSERT_FALSE(opening);
    EXPECT_EQ(opening.error().file, "bad.json");
    EXPECT_EQ(opening.error().place, "/title");
    EXPECT_EQ(desk().words(), QStringLiteral("Throw dice or draw a card"));
}

TEST_F(DiceKit, WhatAKitDoesNotOfferIsRefusedWithItsPlace) {
    QCommandLineParser options;
    const CommandLineExports exports(options);
    options.addOptions(exports.all());
    const QString picture = folder_.filePath(QStringLiteral("dusk.png"));
    ASSERT_TRUE(options.parse({QStringLiteral("vallum"), QStringLiteral("--picture"), picture, dusk_}));
    ASSERT_TRUE(exports.areAsked() && exports.areClear());
    const auto done = exports.run(window_->documents());
    ASSERT_FALSE(done);
    EXPECT_EQ(done.error().file, dusk_.toStdString());
    EXPECT_EQ(done.error().place, "/format");
    EXPECT_EQ(done.error().found, "toy-scenario");
    EXPECT_FALSE(QFile::exists(picture));
}

}  // namespace
}  // namespace vallum::app
