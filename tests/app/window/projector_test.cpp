// SPDX-License-Identifier: GPL-3.0-or-later
#include "projector/projector.h"

#include "app/window/secrets.h"
#include "app/window/shipped.h"
#include "field/desk/field_stage.h"
#include "field/panels/hand_panel.h"
#include "projector/headlines.h"
#include "projector/projector_window.h"
#include "replay/replay_desk.h"

#include <QAction>
#include <QToolButton>

/// The view for a class: the same battle, larger, and without anything that only one player may know.
namespace vallum::app {
namespace {

const QString fortress = QStringLiteral(VALLUM_SOURCE_DIR "/scenarios/standard-fortress-wood.json");

ProjectorWindow& openScreen(Desk& desk) {
    QSettings().setValue(QStringLiteral("projector/follows"), true);
    desk.window->findChild<QAction*>(QStringLiteral("view-projector"))->trigger();
    QApplication::processEvents();
    EXPECT_NE(fieldDeskOf(*desk.window).secondScreen()->screen(), nullptr);
    ProjectorWindow& screen = *fieldDeskOf(*desk.window).secondScreen()->screen();
    screen.resize(960, 640);
    QTest::qWait(50);
    return screen;
}
TableScene& sceneOf(ProjectorWindow& screen) { return dynamic_cast<FieldMirror&>(screen.mirror()).scene(); }
TableView& viewOf(ProjectorWindow& screen) { return dynamic_cast<FieldMirror&>(screen.mirror()).view(); }
void press(ProjectorWindow& screen, const QString& words) {
    for (QToolButton* button : screen.findChildren<QToolButton*>()) {
        if (button->text() == words) button->click();
    }
    QTest::qWait(50);
}
bool shows(ProjectorWindow& screen, const QRectF& area) {
    return viewOf(screen).camera().seenArea().adjusted(-0.2, -0.2, 0.2, 0.2).contains(area);
}

TEST(Projector, HasNoHandsAndNoMenusAndClosesWithItsButton) {
    Desk desk;
    EXPECT_EQ(fieldDeskOf(*desk.window).secondScreen()->screen(), nullptr);
    ProjectorWindow& screen = openScreen(desk);
    EXPECT_TRUE(screen.isWindow());
    EXPECT_TRUE(screen.isVisible());
    EXPECT_TRUE(screen.findChildren<HandPanel*>().isEmpty());
    EXPECT_TRUE(screen.findChildren<QMenu*>().isEmpty());
    press(screen, QStringLiteral("Close"));
    EXPECT_EQ(fieldDeskOf(*desk.window).secondScreen()->screen(), nullptr);
    EXPECT_FALSE(desk.window->findChild<QAction*>(QStringLiteral("view-projector"))->isChecked());
}

TEST(Projector, ShowsTheSameWhateverIsSecret) {
    Desk desk(fortress);
    const field::Battle battle = wholeBattle(desk);
    const Seat defender(2);
    const std::vector<UnitId> hidden = hiddenUnits(battle);
    ASSERT_FALSE(hidden.empty());
    // Its owner is at the screen, where both hands are visible.
    const UnitId unit = hidden.front();
    ASSERT_EQ(battle.owner(unit), defender);
    const field::Battle shown = desk.session().battleForAll();
    for (const UnitId id : hidden) EXPECT_EQ(shown.unit(id).type, field::hiddenType);
    for (const field::Player& player : shown.players) {
        for (const CardId card : player.hand) EXPECT_EQ(card, faceDown);
    }
    const field::Battle owners = field::System::seenBy(battle, defender);
    EXPECT_NE(json(owners), json(shown));
    ProjectorWindow& screen = openScreen(desk);
    EXPECT_TRUE(sceneOf(screen).units().item(unit)->look().faceDown);
    EXPECT_TRUE(sceneOf(screen).units().item(unit)->look().name.isEmpty());
    const QImage picture = viewOf(screen).grab().toImage();
    sceneOf(screen).show(owners);
    EXPECT_NE(viewOf(screen).grab().toImage(), picture);
    sceneOf(screen).show(shown);
    EXPECT_EQ(viewOf(screen).grab().toImage(), picture);
    const Seat nobody;
    const auto others = withOtherTypes(battle, unit);
    EXPECT_FALSE(others.empty());
    for (const field::Battle& changed : others) {
        const field::Battle seen = field::System::seenBy(changed, nobody);
        EXPECT_EQ(json(seen), json(shown));
        sceneOf(screen).show(seen);
        EXPECT_EQ(viewOf(screen).grab().toImage(), picture);
    }
}

TEST(Projector, NamesNoCardOfAHandAndNoHiddenUnit) {
    Desk desk(fortress);
    ProjectorWindow& screen = openScreen(desk);
    const field::Battle whole = wholeBattle(desk);
    desk.session().computers().setPace(0);
    for (const int seat : {1, 2}) desk.session().assign(Seat(seat), PlayerKind::greedy);
    QStringList told;
    QObject::connect(&desk.session(), &Session::happened, &screen,
                     [&] { told << screen.headlines().news(); });
    ASSERT_TRUE(QTest::qWaitFor([&] { return desk.battle().turn >= 2; }, 60'000));
    for (const int seat : {1, 2}) desk.session().assign(Seat(seat), PlayerKind::person);
    ASSERT_GT(told.size(), 5);
    const field::Battle shown = desk.session().battleForAll();
    for (const UnitId id : shown.unitsOnTable()) {
        if (shown.unit(id).type != field::hiddenType) continue;
        const QString name = QString::fromStdString(whole.type(id).name);
        EXPECT_FALSE(told.join(QLatin1Char('\n')).contains(name)) << name.toStdString();
    }
    EXPECT_FALSE(told.filter(QStringLiteral("draws")).join(QLatin1Char(' ')).contains(QLatin1Char(':')));
}

TEST(Projector, FollowsTheMainViewUntilItIsMovedItself) {
    Desk desk;
    ProjectorWindow& screen = openScreen(desk);
    ASSERT_TRUE(screen.isFollowing());
    desk.view().camera().setZoom(2);
    desk.view().centerOn(fieldDeskOf(*desk.window).table().scene().units().item(UnitId(0))->pos());
    desk.view().camera().zoomIn();
    QTest::qWait(60);
    const QRectF led = desk.view().camera().seenArea();
    EXPECT_TRUE(shows(screen, led));
    screen.resize(700, 500);
    QTest::qWait(60);
    EXPECT_TRUE(shows(screen, led));
    press(screen, QStringLiteral("Whole table"));
    EXPECT_FALSE(screen.isFollowing());
    const QRectF whole = viewOf(screen).camera().seenArea();
    EXPECT_TRUE(whole.contains(fieldDeskOf(*desk.window).table().scene().coordinates().table()));
    desk.view().camera().zoomIn();
    QTest::qWait(60);
    EXPECT_EQ(viewOf(screen).camera().seenArea(), whole);
    QAction* follow = desk.window->findChild<QAction*>(QStringLiteral("view-projector-follows"));
    EXPECT_FALSE(follow->isChecked());
    follow->trigger();
    QTest::qWait(60);
    EXPECT_TRUE(screen.isFollowing());
    EXPECT_NE(viewOf(screen).camera().seenArea(), whole);
    EXPECT_TRUE(shows(screen, desk.view().camera().seenArea()));
}

TEST(Projector, TellsTheTurnWhoActsAndWhatHappenedLast) {
    Desk desk;
    ProjectorWindow& screen = openScreen(desk);
    EXPECT_EQ(screen.headlines().when(), QStringLiteral("Turn 1 · Orders"));
    EXPECT_EQ(screen.headlines().who(), QStringLiteral("Rome"));
    desk.activate(UnitId(1));
    EXPECT_TRUE(screen.headlines().news().contains(QStringLiteral("is active")));
    desk.endPhase();
    EXPECT_EQ(screen.headlines().when(), QStringLiteral("Turn 1 · Movement"));
}

TEST(Projector, PlaysMovesAndFollowsTheReplay) {
    Desk desk;
    ProjectorWindow& screen = openScreen(desk);
    desk.activate(UnitId(1));
    desk.endPhase();
    const QPointF before = sceneOf(screen).units().item(UnitId(1))->pos();
    desk.drag(desk.at(UnitId(1)), desk.at(11_du, 9.5_du));
    EXPECT_EQ(sceneOf(screen).units().item(UnitId(1))->pos(), before) << "a move that is only thought of";
    fieldDeskOf(*desk.window).table().scene().setMillisecondsPerDu(60);
    desk.key(Qt::Key_Return);
    EXPECT_TRUE(sceneOf(screen).isPlaying());
    fieldDeskOf(*desk.window).table().scene().skipPlaying();
    EXPECT_FALSE(sceneOf(screen).isPlaying());
    const QPointF after = sceneOf(screen).units().item(UnitId(1))->pos();
    EXPECT_EQ(after, fieldDeskOf(*desk.window).table().scene().units().item(UnitId(1))->pos());
    EXPECT_NE(after, before);
    Replay& replay = fieldDeskOf(*desk.window).replay().replay();
    replay.open();
    replay.seek(0);
    EXPECT_EQ(sceneOf(screen).units().item(UnitId(1))->pos(), before);
    EXPECT_TRUE(screen.headlines().when().startsWith(QStringLiteral("Looking back")));
    replay.close();
    EXPECT_EQ(sceneOf(screen).units().item(UnitId(1))->pos(), after);
}

TEST(Projector, GoesOnFullScreenAndBackWithKeys) {
    Desk desk;
    ProjectorWindow& screen = openScreen(desk);
    screen.activateWindow();
    QTest::keyClick(&screen, Qt::Key_F11);
    EXPECT_TRUE(screen.isFullScreen());
    QTest::keyClick(&screen, Qt::Key_Escape);
    EXPECT_FALSE(screen.isFullScreen());
    QTest::keyClick(&screen, Qt::Key_Escape);
    EXPECT_TRUE(screen.isVisible());
}

TEST(Projector, IsThereWithoutABattle) {
    const QTemporaryDir folder;
    Documents::setAutosavePath((folder.path() + QStringLiteral("/autosave.vallum")).toStdString());
    MainWindow window(shippedDocuments());
    window.show();
    fieldDeskOf(window).secondScreen()->open();
    ProjectorWindow& screen = *fieldDeskOf(window).secondScreen()->screen();
    EXPECT_FALSE(viewOf(screen).isVisible());
    EXPECT_EQ(screen.headlines().when(), QStringLiteral("No battle"));
    EXPECT_TRUE(window.files().open(QStringLiteral(VALLUM_SOURCE_DIR "/tests/app/window/duel.json")));
    EXPECT_TRUE(viewOf(screen).isVisible());
}

}  // namespace
}  // namespace vallum::app
