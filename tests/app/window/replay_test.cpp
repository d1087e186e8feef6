// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/desk.h"
#include "app/window/shipped.h"
#include "field/desk/table_room.h"
#include "field/table/unit_item.h"
#include "panels/curtain.h"
#include "replay/branch_dialog.h"
#include "replay/branches.h"
#include "replay/branches_dialog.h"
#include "replay/recap_card.h"
#include "replay/replay_bar.h"
#include "replay/replay_desk.h"
#include "replay/time_line.h"
#include "window/preferences.h"

#include <QDir>
#include <QDockWidget>
#include <QListWidget>
#include <QTreeWidget>

#include <vallum/field/queries/recap.h>

namespace vallum::app {
namespace {

using field::Beginning;

/// Computers fight until this turn; then people take over.
void fightUntil(Desk& desk, int turn) {
    FieldSession& session = desk.session();
    session.computers().setPace(0);
    session.assign(Seat(1), PlayerKind::greedy);
    session.assign(Seat(2), PlayerKind::greedy);
    const bool came =
        QTest::qWaitFor([&] { return desk.battle().turn >= turn || desk.battle().outcome; }, 60'000);
    ASSERT_TRUE(came);
    session.assign(Seat(1), PlayerKind::person);
    session.assign(Seat(2), PlayerKind::person);
    QApplication::processEvents();
}
/// Ends the phase if that is a possible answer, and otherwise does as little as possible.
void passOn(Desk& desk) {
    const auto options = field::System::options(desk.battle(), desk.session().question()->question);
    ASSERT_FALSE(options.empty());
    const bool ends = desk.session().wouldAccept(field::PhaseDone{}).has_value();
    desk.session().answer(ends ? field::Answer(field::PhaseDone{}) : options.front());
}
Replay& replayOf(Desk& desk) { return fieldDeskOf(*desk.window).replay().replay(); }
field::Timeline timelineOf(Desk& desk) {
    return {field::System::begin(desk.session().record().scenario), desk.session().history()};
}
ReplayBar& barOf(Desk& desk) { return *desk.window->findChild<ReplayBar*>(); }
void openReplay(Desk& desk) {
    QTest::keyClick(desk.window.get(), Qt::Key_R, Qt::ControlModifier);
    QApplication::processEvents();
    ASSERT_TRUE(replayOf(desk).isOpen());
}
QTreeWidget* logOf(Desk& desk) {
    for (auto* list : desk.window->findChildren<QTreeWidget*>()) {
        if (list->accessibleName() == QStringLiteral("Log")) return list;
    }
    return nullptr;
}
QStringList branchFiles() {
    return QDir(QString::fromStdString(branchFolder().string())).entryList(QDir::Files, QDir::Name);
}

TEST(Replay, LooksBackAndChangesNothing) {
    Desk desk;
    desk.activate(UnitId(1));
    desk.endPhase();
    const field::Record before = desk.session().record();
    const field::Battle now = desk.battle();
    EXPECT_FALSE(barOf(desk).isVisible());
    openReplay(desk);
    EXPECT_TRUE(barOf(desk).isVisible());
    EXPECT_EQ(desk.session().question(), nullptr);
    EXPECT_FALSE(desk.session().undoStack().canUndo());
    desk.key(Qt::Key_Home);
    EXPECT_EQ(replayOf(desk).now(), 0U);
    EXPECT_NE(desk.battle(), now);
    EXPECT_FALSE(desk.offers(QStringLiteral("End phase")));
    desk.press(QStringLiteral("Back to the battle"));
    EXPECT_FALSE(barOf(desk).isVisible());
    EXPECT_EQ(desk.battle(), now);
    EXPECT_EQ(desk.session().record(), before);
    EXPECT_TRUE(desk.isAsked<field::ChooseMove>());
    EXPECT_TRUE(desk.session().undoStack().canUndo());
}

TEST(Replay, ShowsEveryMomentAsItsViewerMaySeeIt) {
    Desk desk;
    fightUntil(desk, 4);
    openReplay(desk);
    Replay& replay = replayOf(desk);
    ASSERT_GT(replay.past().last(), 20U);
    const field::Timeline timeline = timelineOf(desk);
    ASSERT_EQ(replay.past().last(), timeline.last());
    for (std::size_t moment = 0; moment <= replay.past().last(); ++moment) {
        replay.seek(moment);
        ASSERT_EQ(desk.battle(),
                  field::System::seenBy(timeline.at(moment), *desk.session().screen().viewer()))
            << moment;
    }
}

TEST(Replay, KeysGoStepByStepFightByFightAndTurnByTurn) {
    Desk desk;
    fightUntil(desk, 4);
    openReplay(desk);
    Replay& replay = replayOf(desk);
    desk.key(Qt::Key_Home);
    desk.key(Qt::Key_Right);
    EXPECT_EQ(replay.now(), 1U);
    desk.key(Qt::Key_Left);
    EXPECT_EQ(replay.now(), 0U);
    desk.key(Qt::Key_PageDown);
    desk.key(Qt::Key_PageDown);
    EXPECT_EQ(desk.battle().turn, 2);
    desk.key(Qt::Key_PageUp);
    EXPECT_EQ(desk.battle().turn, 1);
    desk.key(Qt::Key_Down);
    EXPECT_EQ(replay.now(), replay.past().next(0, Beginning::combat).value_or(replay.past().last()));
    desk.key(Qt::Key_End);
    EXPECT_EQ(replay.now(), replay.past().last());
    desk.key(Qt::Key_Escape);
    EXPECT_FALSE(replay.isOpen());
}

TEST(Replay, PlaysToTheEndByItself) {
    Desk desk;
    fightUntil(desk, 3);
    openReplay(desk);
    Replay& replay = replayOf(desk);
    replay.setSpeed(100);
    desk.key(Qt::Key_Home);
    desk.key(Qt::Key_Space);
    EXPECT_TRUE(replay.isPlaying());
    EXPECT_TRUE(QTest::qWaitFor([&] { return !replay.isPlaying(); }, 30'000));
    EXPECT_EQ(replay.now(), replay.past().last());
    desk.key(Qt::Key_Home);
    desk.key(Qt::Key_Space);
    desk.key(Qt::Key_Space);
    EXPECT_FALSE(replay.isPlaying()) << "Space stops it, too";
}

/// Cards in motion must not arrive after seeking to another moment.
TEST(Replay, SeekingWhileCardsMoveShowsTheMoment) {
    Desk desk;
    fightUntil(desk, 3);
    openReplay(desk);
    Replay& replay = replayOf(desk);
    fieldDeskOf(*desk.window).table().scene().setMillisecondsPerDu(5000);
    std::size_t move = 1;
    const auto isMove = [](const field::Fact& it) { return std::holds_alternative<field::Moved>(it); };
    while (std::ranges::none_of(timelineOf(desk).factsOf(move), isMove)) ++move;
    replay.seek(move - 1);
    replay.stepOn();
    EXPECT_TRUE(fieldDeskOf(*desk.window).table().scene().isPlaying());
    replay.seek(move - 1);
    QTest::qWait(50);
    EXPECT_FALSE(fieldDeskOf(*desk.window).table().scene().isPlaying());
    for (const UnitId unit : desk.battle().unitsOnTable()) {
        const QPointF place = fieldDeskOf(*desk.window)
                                  .table()
                                  .scene()
                                  .coordinates()
                                  .toScene(desk.battle().unit(unit).pose.center);
        EXPECT_EQ(fieldDeskOf(*desk.window).table().scene().units().item(unit)->pos(), place);
    }
}

TEST(Replay, ALineOfTheLogLeadsToItsMoment) {
    Desk desk;
    fightUntil(desk, 3);
    QTreeWidget* log = logOf(desk);
    QTreeWidgetItem* line = log->topLevelItem(log->topLevelItemCount() / 2);
    log->setCurrentItem(line);
    Q_EMIT log->itemActivated(line, 0);
    Replay& replay = replayOf(desk);
    ASSERT_TRUE(replay.isOpen());
    const auto happening = line->data(0, Qt::UserRole + 3).toULongLong();
    EXPECT_LE(replay.moment().begin, happening);
    EXPECT_LT(happening, replay.moment().end);
    const int lines = log->topLevelItemCount();
    desk.key(Qt::Key_Home);
    EXPECT_EQ(log->topLevelItemCount(), lines) << "the log stays whole";
}

TEST(Replay, TheTimeLineIsClickedAndTellsWhatStandsThere) {
    Desk desk;
    fightUntil(desk, 4);
    openReplay(desk);
    TimeLine& line = barOf(desk).timeLine();
    Replay& replay = replayOf(desk);
    const std::size_t third = replay.past().last() / 3;
    const QPoint point(qRound(line.xOf(third)), line.height() - 6);
    QTest::mouseClick(&line, Qt::LeftButton, {}, point);
    EXPECT_EQ(replay.now(), line.momentAt(point.x()));
    EXPECT_TRUE(line.about(point.x()).startsWith(QStringLiteral("Turn")))
        << line.about(point.x()).toStdString();
    QTest::keyClick(&line, Qt::Key_Right);
    EXPECT_EQ(replay.now(), line.momentAt(point.x()) + 1);
}

TEST(Replay, ComputersWaitUntilItIsOver) {
    Desk desk;
    desk.session().computers().setPace(0);
    openReplay(desk);
    desk.session().assign(Seat(1), PlayerKind::greedy);
    const std::size_t answers = desk.session().record().tape.size();
    QTest::qWait(100);
    EXPECT_EQ(desk.session().record().tape.size(), answers);
    desk.key(Qt::Key_Escape);
    EXPECT_TRUE(QTest::qWaitFor([&] { return desk.session().record().tape.size() > answers; }, 5'000));
}

TEST(Replay, AnotherBattleEndsIt) {
    Desk desk;
    openReplay(desk);
    ASSERT_TRUE(desk.window->files().open(QStringLiteral(VALLUM_SOURCE_DIR "/scenarios/first-battle.json")));
    EXPECT_FALSE(replayOf(desk).isOpen());
    EXPECT_FALSE(barOf(desk).isVisible());
    EXPECT_NE(desk.session().question(), nullptr);
}

TEST(Replay, BehindACurtainThereIsNone) {
    Desk desk;
    desk.session().screen().setCurtains(true);
    for (int step = 0; step != 40 && desk.session().question() != nullptr; ++step) {
        passOn(desk);
    }
    ASSERT_TRUE(desk.session().screen().curtainFor());
    replayOf(desk).open();
    EXPECT_FALSE(replayOf(desk).isOpen());
}

TEST(Branches, PlayingOnFromHereKeepsBothBattles) {
    Desk desk;
    fightUntil(desk, 4);
    const field::Record trunk = desk.session().record();
    openReplay(desk);
    Replay& replay = replayOf(desk);
    replay.seek(*replay.past().previous(replay.now(), Beginning::turn));
    const std::size_t answers = replay.moment().answers;
    fieldDeskOf(*desk.window)
        .replay()
        .playOnAs(QStringLiteral("Another way: 1/2"), desk.session().seating().players);
    EXPECT_FALSE(replay.isOpen());
    ASSERT_TRUE(desk.session().file().branch());
    EXPECT_EQ(desk.session().file().branch()->name, "Another way: 1/2");
    EXPECT_TRUE(desk.window->windowTitle().startsWith(QStringLiteral("Another way")));
    EXPECT_NE(desk.session().question(), nullptr);
    const auto& tape = desk.session().record().tape;
    ASSERT_GE(tape.size(), answers);
    EXPECT_TRUE(
        std::equal(tape.begin(), tape.begin() + static_cast<std::ptrdiff_t>(answers), trunk.tape.begin()));
    EXPECT_EQ(branchFiles().size(), 2) << branchFiles().join(QLatin1Char('|')).toStdString();
    const auto kept = desk.window->files().open(
        QDir(QString::fromStdString(branchFolder().string())).filePath(QStringLiteral("A Duel.vallum")));
    ASSERT_TRUE(kept) << branchFiles().join(QLatin1Char('|')).toStdString();
    EXPECT_EQ(desk.session().record(), trunk);
}

TEST(Branches, NoNameIsTakenTwice) {
    Desk desk;
    fightUntil(desk, 2);
    for (int time = 0; time != 2; ++time) {
        openReplay(desk);
        replayOf(desk).seek(replayOf(desk).past().last() / 2);
        fieldDeskOf(*desk.window)
            .replay()
            .playOnAs(QStringLiteral("Twice"), desk.session().seating().players);
    }
    EXPECT_TRUE(branchFiles().contains(QStringLiteral("Twice.vallum")));
    EXPECT_TRUE(branchFiles().contains(QStringLiteral("Twice (2).vallum")));
    const auto relatives = relativesOf(desk.session());
    EXPECT_EQ(relatives.size(), static_cast<std::size_t>(branchFiles().size()));
    BranchesDialog dialog(desk.session());
    EXPECT_EQ(dialog.findChild<QTreeWidget*>()->topLevelItemCount(), branchFiles().size());
    EXPECT_TRUE(QFile::exists(dialog.file()));
}

TEST(Branches, TheNameOfferedSaysTheTurn) {
    Desk desk;
    fightUntil(desk, 3);
    openReplay(desk);
    desk.key(Qt::Key_PageUp);
    desk.key(Qt::Key_PageUp);
    QString offered;
    QTimer::singleShot(0, [&] {
        auto* dialog = qobject_cast<BranchDialog*>(QApplication::activeModalWidget());
        if (dialog == nullptr) return;
        offered = dialog->name();
        dialog->reject();
    });
    const int turn = desk.battle().turn;
    desk.press(QStringLiteral("Play on from here"));
    EXPECT_EQ(offered, desk.window->windowTitle().section(QStringLiteral(" – "), 0, 0) +
                           QStringLiteral(", turn %1").arg(turn));
    EXPECT_TRUE(replayOf(desk).isOpen()) << "nothing was decided";
    EXPECT_TRUE(branchFiles().isEmpty());
}

TEST(Recap, TellsWhoComesBackWhatHappened) {
    Desk desk;
    fightUntil(desk, 4);
    RecapCard& card = fieldDeskOf(*desk.window).replay().recap();
    ASSERT_FALSE(card.isVisible()) << "nobody was away";
    QTest::keyClick(desk.window.get(), Qt::Key_R, Qt::ControlModifier | Qt::ShiftModifier);
    ASSERT_TRUE(card.isVisible());
    ASSERT_FALSE(card.lines().empty());
    auto* list = card.findChild<QListWidget*>();
    ASSERT_EQ(list->count(), static_cast<int>(card.lines().size()));
    const auto lines =
        field::recapFor(desk.battle(), desk.session().history(), *desk.session().screen().viewer());
    const auto unitLine = std::ranges::find_if(lines, [](const auto& it) { return it.unit.has_value(); });
    ASSERT_NE(unitLine, lines.end());
    const int row = static_cast<int>(unitLine - lines.begin());
    const UnitId unit = *unitLine->unit;
    list->setCurrentRow(-1);
    list->setCurrentRow(row);
    EXPECT_EQ(fieldDeskOf(*desk.window).table().scene().selected() == unit, desk.battle().onTable(unit));
    const std::size_t answers = unitLine->answers;
    desk.press(QStringLiteral("Watch it"));
    ASSERT_TRUE(replayOf(desk).isOpen());
    EXPECT_LE(replayOf(desk).moment().answers, answers) << "it is about to happen";
    EXPECT_TRUE(replayOf(desk).isPlaying());
}

TEST(Replay, NoUnitLiesUnderAPanelWhenThePlayerLooksBack) {
    Desk desk(QStringLiteral(VALLUM_SOURCE_DIR "/scenarios/first-battle.json"));
    fightUntil(desk, 4);
    desk.view().camera().showArea({6, 6, 3, 3});
    openReplay(desk);
    QTest::qWait(20);
    const double half = 0.8 * desk.view().transform().m11();
    for (const UnitId unit : desk.battle().unitsOnTable()) {
        const QRectF card(QPointF(desk.at(unit)) - QPointF(half, half), QSizeF(2 * half, 2 * half));
        EXPECT_TRUE(fieldDeskOf(*desk.window).panels().room().isFree(card)) << unit.raw();
    }
}

/// Called for in the middle of a fight.
const RecapCard& recapOfAFight(Desk& desk) {
    desk.window->resize(1280, 800);
    fightUntil(desk, 4);
    QTest::keyClick(desk.window.get(), Qt::Key_R, Qt::ControlModifier | Qt::ShiftModifier);
    return fieldDeskOf(*desk.window).replay().recap();
}

TEST(Recap, MakesWayWhenTheViewBringsCardsUnderIt) {
    Desk desk;
    const RecapCard& card = recapOfAFight(desk);
    ASSERT_TRUE(card.isVisible());
    const QRect before = card.geometry();
    const UnitId unit = desk.battle().unitsOnTable().front();
    const QPointF at = desk.view().mapToScene(desk.at(unit));
    // The unit comes to lie where the card is.
    QRectF area(0, 0, 8, 8);
    area.moveCenter(at);
    desk.view().camera().showArea(area);
    area.translate((desk.at(unit) - before.center()) / desk.view().transform().m11());
    desk.view().camera().showArea(area);
    QApplication::processEvents();
    ASSERT_TRUE(before.contains(desk.at(unit)));
    EXPECT_FALSE(card.geometry().contains(desk.at(unit)));
}

TEST(Recap, GivesNothingAwayThatASheetStillTells) {
    Desk desk;
    const RecapCard& card = recapOfAFight(desk);
    ASSERT_TRUE(card.isVisible());
    fieldDeskOf(*desk.window).replay().setSheetShown(true);
    EXPECT_FALSE(card.isVisible());
}

TEST(Recap, LiesUnderNoPanel) {
    Desk desk;
    const RecapCard& card = recapOfAFight(desk);
    ASSERT_TRUE(card.isVisible());
    EXPECT_TRUE(fieldDeskOf(*desk.window).panels().room().isFree(card.geometry()));
}

TEST(Recap, LiesWhereItHidesTheFewestCards) {
    Desk desk;
    fightUntil(desk, 4);
    const QRectF cards = fieldDeskOf(*desk.window)
                             .table()
                             .scene()
                             .units()
                             .item(desk.battle().unitsOnTable().front())
                             ->sceneBoundingRect();
    const auto corner = [&](QPointF toward) {
        desk.view().camera().showArea(QRectF(cards.center() - QPointF(6, 6) + toward, QSizeF(12, 12)));
        QTest::keyClick(desk.window.get(), Qt::Key_R, Qt::ControlModifier | Qt::ShiftModifier);
        const RecapCard& card = fieldDeskOf(*desk.window).replay().recap();
        return std::ranges::count_if(desk.view().items(card.geometry()), [](const QGraphicsItem* it) {
            return qgraphicsitem_cast<const UnitItem*>(it) != nullptr;
        });
    };
    for (const QPointF toward : {QPointF(4, 4), QPointF(-4, 4), QPointF(4, -4)}) EXPECT_EQ(corner(toward), 0);
}

TEST(Recap, ComesWhenTheCurtainIsLifted) {
    Desk desk;
    fightUntil(desk, 4);
    desk.session().screen().setCurtains(true);
    RecapCard& card = fieldDeskOf(*desk.window).replay().recap();
    const int turn = desk.battle().turn;
    for (int step = 0; step != 60 && desk.battle().turn == turn; ++step) {
        if (desk.session().screen().curtainFor()) desk.session().screen().liftCurtain();
        if (desk.session().question() != nullptr) passOn(desk);
    }
    ASSERT_TRUE(desk.session().screen().isTableCovered());
    EXPECT_FALSE(card.isVisible()) << "the other one is still at the screen";
    desk.press(QStringLiteral("I am"));
    ASSERT_TRUE(desk.isAsked<field::ChooseOrder>());
    const auto lines =
        field::recapFor(desk.battle(), desk.session().history(), *desk.session().screen().viewer());
    ASSERT_EQ(card.lines().size(), lines.size());
    for (std::size_t i = 0; i != lines.size(); ++i)
        EXPECT_EQ(card.lines()[i].words, field::words(desk.battle(), lines[i]).english());
    EXPECT_EQ(card.isVisible(), !card.lines().empty());
}

TEST(Recap, TheCurtainIsLiftedByKeyAndTheTableHasTheKeysAgain) {
    Desk desk;
    desk.session().screen().setCurtains(true);
    for (int step = 0; step != 60 && !desk.session().screen().isTableCovered(); ++step) passOn(desk);
    ASSERT_TRUE(desk.session().screen().isTableCovered());
    desk.window->showTable();
    QTest::keyClick(desk.window->focusWidget(), Qt::Key_Return);
    EXPECT_FALSE(desk.session().screen().isTableCovered());
    EXPECT_EQ(desk.window->focusWidget(), &desk.view());
}

TEST(Recap, NoPanelComesBeforeTheCurtain) {
    Desk desk;
    desk.session().screen().setCurtains(true);
    for (int step = 0; step != 60 && !desk.session().screen().isTableCovered(); ++step) passOn(desk);
    ASSERT_TRUE(desk.session().screen().isTableCovered());
    desk.window->showTable();
    auto* curtain = desk.window->findChild<Curtain*>();
    const auto isInFront = [&] {
        QApplication::processEvents();
        const QWidget* covered = curtain->parentWidget();
        for (int x = 5; x < covered->width(); x += 40) {
            for (int y = 5; y < covered->height(); y += 40) {
                const QWidget* seen = covered->childAt(x, y);
                if (seen != curtain && !curtain->isAncestorOf(seen)) return false;
            }
        }
        return true;
    };
    EXPECT_TRUE(isInFront());
    desk.window->findChild<QAction*>(QStringLiteral("view-threats"))->trigger();
    EXPECT_TRUE(isInFront()) << "the panel of the threats is raised";
    for (QDockWidget* dock : desk.window->findChildren<QDockWidget*>()) {
        dock->toggleViewAction()->trigger();
        EXPECT_TRUE(isInFront()) << dock->windowTitle().toStdString();
        dock->toggleViewAction()->trigger();
        dock->raise();
        EXPECT_TRUE(isInFront()) << dock->windowTitle().toStdString();
    }
}

TEST(Recap, WhoAsksIsAnsweredEvenIfNothingHappened) {
    Desk desk;
    QTest::keyClick(desk.window.get(), Qt::Key_R, Qt::ControlModifier | Qt::ShiftModifier);
    RecapCard& card = fieldDeskOf(*desk.window).replay().recap();
    ASSERT_TRUE(card.isVisible());
    EXPECT_EQ(card.findChild<QListWidget*>()->count(), 1);
    EXPECT_FALSE(desk.offers(QStringLiteral("Watch it")));
    QTest::keyClick(&card, Qt::Key_Escape);
    EXPECT_FALSE(card.isVisible());
}

/// While the computer plays the other side.
void comeBackAfterItsTurn(Desk& desk) {
    fightUntil(desk, 3);
    desk.session().assign(Seat(2), PlayerKind::greedy);
    const auto isOwnNextTurn = [&] { return desk.battle().turn >= 7 && desk.isAsked<field::ChooseOrder>(); };
    for (int step = 0; step != 200 && !isOwnNextTurn() && !desk.battle().outcome; ++step) {
        const OpenFieldQuestion* asked = desk.session().question();
        if (asked == nullptr) {
            QTest::qWait(5);
        } else {
            passOn(desk);
        }
    }
    ASSERT_TRUE(isOwnNextTurn());
}

TEST(Recap, ComesWhenTheComputersTurnIsOver) {
    Desk desk;
    comeBackAfterItsTurn(desk);
    RecapCard& card = fieldDeskOf(*desk.window).replay().recap();
    EXPECT_EQ(card.isVisible(), !card.lines().empty());
    EXPECT_FALSE(card.lines().empty());
    const QPalette colors = card.findChild<QListWidget*>()->palette();
    EXPECT_NE(colors.color(QPalette::Text), colors.color(QPalette::Window)) << "the table has no focus";
    desk.press(QStringLiteral("Close"));
    EXPECT_FALSE(card.isVisible());
}

TEST(Recap, GoesWithTheFirstAnswer) {
    Desk desk;
    comeBackAfterItsTurn(desk);
    const RecapCard& card = fieldDeskOf(*desk.window).replay().recap();
    ASSERT_TRUE(card.isVisible());
    passOn(desk);
    EXPECT_FALSE(card.isVisible()) << "it lies over the table";
}

TEST(Recap, StaysAwayWhereThatIsSetUntilSomebodyAsks) {
    Desk desk;
    desk.window->preferences().keeper().change([](Settings& it) { it.recap = false; });
    comeBackAfterItsTurn(desk);
    RecapCard& card = fieldDeskOf(*desk.window).replay().recap();
    EXPECT_FALSE(card.isVisible());
    QTest::keyClick(desk.window.get(), Qt::Key_R, Qt::ControlModifier | Qt::ShiftModifier);
    EXPECT_TRUE(card.isVisible());
    QSettings().clear();
}

}  // namespace
}  // namespace vallum::app
