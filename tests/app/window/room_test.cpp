// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/desk.h"
#include "app/window/shipped.h"
#include "field/desk/overview_map.h"
#include "field/desk/table_room.h"
#include "field/panels/hand_panel.h"
#include "field/panels/question_panel.h"
#include "room/sheet_host.h"
#include "window/preferences.h"

#include <QDockWidget>

#include <vallum/field/situation/movement/cards.h>

/// The table fills the window: panels over it, and what the view shows.
namespace vallum::app {
namespace {

QString firstBattle() { return QStringLiteral(VALLUM_SOURCE_DIR "/scenarios/first-battle.json"); }

Panel* panelOf(const Desk& desk, const QString& title) {
    for (Panel* it : desk.window->findChildren<Panel*>()) {
        if (it->windowTitle() == title) return it;
    }
    return nullptr;
}

void resize(Desk& desk, QSize size) {
    desk.window->resize(size);
    QTest::qWait(20);
}

QRectF cardOf(const Desk& desk, UnitId unit) {
    const geometry::Outline card = field::footprint(desk.battle(), unit).card();
    const QPolygonF onTable = fieldDeskOf(*desk.window).table().scene().coordinates().toScene(card);
    return desk.view().mapFromScene(onTable).boundingRect();
}

class Room : public testing::Test {
protected:
    Room() { QSettings().remove(QStringLiteral("room")); }
    ~Room() override { QSettings().remove(QStringLiteral("room")); }
};

TEST_F(Room, TheTableFillsTheWindowBehindItsPanels) {
    Desk desk(firstBattle());
    for (const QSize size : {QSize(1440, 900), QSize(1024, 768), QSize(512, 384)}) {
        resize(desk, size);
        EXPECT_EQ(desk.view().width(), size.width());
        EXPECT_GT(desk.view().height(), size.height() * 7 / 10);
    }
}

TEST_F(Room, ABattleOpensWithAllUnitsInViewAndNoPanelOverThem) {
    for (const QString& name : {QStringLiteral("first-battle"), QStringLiteral("standard-fortress-wood"),
                                QStringLiteral("river-crossing")}) {
        Desk desk(QStringLiteral(VALLUM_SOURCE_DIR "/scenarios/%1.json").arg(name));
        resize(desk, {1440, 900});
        ASSERT_TRUE(
            desk.window->files().open(QStringLiteral(VALLUM_SOURCE_DIR "/scenarios/%1.json").arg(name)));
        if (desk.battle().stage != field::Stage::fighting) continue;
        for (const UnitId unit : desk.battle().unitsOnTable())
            EXPECT_TRUE(fieldDeskOf(*desk.window).panels().room().isFree(cardOf(desk, unit)))
                << name.toStdString();
    }
}

TEST_F(Room, EnemiesNearTheUnitsThatMoveAreInViewWithThem) {
    const QTemporaryDir files;
    Desk desk(battleWith(files, R"("sides": [{"seat": "red", "name": "Rome", "general": "standard-general",
        "army": "romans-republic", "home": "south", "units": [)" +
                                    unitAt("hastati", "9", "8", led) + ", " + unitAt("hastati", "10.8", "8") +
                                    R"(]}, {"seat": "blue", "name": "Carthage", "general": "standard-general",
         "army": "carthaginians", "home": "north", "units": [)" +
                                    unitAt("libyes", "9", "11", led) + "]}]"));
    resize(desk, {1440, 900});
    constexpr UnitId hastati(0);
    constexpr UnitId libyes(2);
    desk.activate(hastati);
    const QPointF own = desk.view().mapToScene(desk.at(hastati));
    desk.view().camera().showArea(QRectF(own - QPointF(1.5, 1.5), QSizeF(3, 3)));
    ASSERT_FALSE(fieldDeskOf(*desk.window).panels().room().isFree(cardOf(desk, libyes)));
    desk.endPhase();
    QTest::qWait(20);
    EXPECT_TRUE(fieldDeskOf(*desk.window).panels().room().isFree(cardOf(desk, libyes)));
    EXPECT_TRUE(fieldDeskOf(*desk.window).panels().room().isFree(cardOf(desk, hastati)));
}

/// A player who has zoomed in keeps the zoom as long as those who act, and enemies near them, are in sight.
TEST_F(Room, TheViewStaysWhereItIsIfThoseWhoActAreInSight) {
    Desk desk(firstBattle());
    resize(desk, {1440, 900});
    constexpr UnitId hastati(3);
    desk.activate(hastati);
    const QPointF own = desk.view().mapToScene(desk.at(hastati));
    desk.view().camera().showArea(QRectF(own - QPointF(7, 7), QSizeF(14, 9)));
    const QTransform before = desk.view().viewportTransform();
    desk.endPhase();
    QTest::qWait(20);
    EXPECT_EQ(desk.view().viewportTransform(), before);
}

/// Counts how often a widget is painted.
class Paintings final : public QObject {
public:
    explicit Paintings(QWidget& watched) { watched.installEventFilter(this); }
    [[nodiscard]] int count() const { return count_; }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override {
        count_ += event->type() == QEvent::Paint ? 1 : 0;
        return QObject::eventFilter(watched, event);
    }

private:
    int count_ = 0;
};

/// Whatever is measured while the table is painted must not ask for another painting.
TEST_F(Room, ATableWhereNothingHappensIsNotPaintedAgainAndAgain) {
    Desk desk(QStringLiteral(VALLUM_SOURCE_DIR "/scenarios/breach-at-the-gate.json"));
    resize(desk, {1440, 900});
    QTest::qWait(300);
    const Paintings paintings(*desk.view().viewport());
    QTest::qWait(500);
    EXPECT_LE(paintings.count(), 2);
}

TEST_F(Room, TheBestFreePlaceIsFree) {
    Desk desk(firstBattle());
    for (const QSize size : {QSize(1440, 900), QSize(1024, 768), QSize(512, 384)}) {
        resize(desk, size);
        for (const QSizeF proportions : {QSizeF(1, 1), QSizeF(4, 1), QSizeF(1, 3)}) {
            const QRectF best = fieldDeskOf(*desk.window).panels().room().bestFor(proportions);
            EXPECT_TRUE(fieldDeskOf(*desk.window).panels().room().isFree(best)) << size.width();
            EXPECT_GT(best.width() * best.height(), 0.1 * size.width() * size.height()) << size.width();
        }
    }
}

void expectPanelsApart(const Desk& desk) {
    const auto panels = desk.window->findChildren<Panel*>();
    for (const Panel* one : panels) {
        for (const Panel* other : panels) {
            if (one == other || !one->isVisible() || !other->isVisible()) continue;
            const QRect both = one->geometry() & other->geometry();
            EXPECT_TRUE(both.width() < 2 || both.height() < 2)
                << one->windowTitle().toStdString() << " and " << other->windowTitle().toStdString() << ", "
                << desk.window->width();
        }
    }
}

TEST_F(Room, ThePanelsDoNotCoverEachOther) {
    Desk desk(firstBattle());
    constexpr UnitId hastati(3);
    for (const QSize size : {QSize(1440, 900), QSize(1180, 800), QSize(1024, 768)}) {
        resize(desk, size);
        desk.click(desk.at(hastati));
        QTest::qWait(20);
        expectPanelsApart(desk);
    }
    // The list of a unit's options in the movement phase is long.
    desk.activate(hastati);
    desk.endPhase();
    for (const QSize size : {QSize(1440, 900), QSize(1180, 800), QSize(1024, 768)}) {
        resize(desk, size);
        desk.click(desk.at(hastati));
        QTest::qWait(20);
        expectPanelsApart(desk);
    }
}

TEST_F(Room, LuckLeavesTheLogInSight) {
    Desk desk(firstBattle());
    panelOf(desk, QStringLiteral("Luck"))->show();
    for (const QSize size : {QSize(1440, 900), QSize(1180, 800)}) {
        resize(desk, size);
        const QRect luck = panelOf(desk, QStringLiteral("Luck"))->geometry();
        EXPECT_FALSE(luck.intersects(panelOf(desk, QStringLiteral("Log"))->geometry())) << size.width();
        EXPECT_GT(luck.height(), 200) << size.width();
    }
}

void expectPanelsInside(const Desk& desk, const char* when) {
    const QRect room = fieldDeskOf(*desk.window).panels().room().rect();
    for (const Panel* it : desk.window->findChildren<Panel*>()) {
        if (!it->isVisible()) continue;
        EXPECT_TRUE(room.contains(it->geometry())) << it->windowTitle().toStdString() << ' ' << when;
    }
}

TEST_F(Room, NoPanelHangsOverTheEdge) {
    Desk desk(firstBattle());
    constexpr UnitId hastati(3);
    resize(desk, {1440, 900});
    expectPanelsInside(desk, "with the briefing");
    desk.activate(hastati);
    QTest::qWait(20);
    expectPanelsInside(desk, "with one line of words");
    desk.endPhase();
    desk.click(desk.at(hastati));
    QTest::qWait(20);
    expectPanelsInside(desk, "with a long list");
}

TEST_F(Room, APanelStaysWhereItWasPutAndIsPutAway) {
    QPoint put;
    {
        Desk desk(firstBattle());
        resize(desk, {1440, 900});
        Panel* log = panelOf(desk, QStringLiteral("Log"));
        Q_EMIT log->dragged({400, -300});
        Q_EMIT log->dropped();
        put = log->pos();
        panelOf(desk, QStringLiteral("Overview"))->toggleViewAction()->trigger();
        desk.window->close();
    }
    Desk desk(firstBattle());
    resize(desk, {1440, 900});
    EXPECT_LE((panelOf(desk, QStringLiteral("Log"))->pos() - put).manhattanLength(), 4);
    EXPECT_FALSE(panelOf(desk, QStringLiteral("Overview"))->isVisible());
    fieldDeskOf(*desk.window).panels().room().tidy();
    EXPECT_TRUE(panelOf(desk, QStringLiteral("Overview"))->isVisible());
    EXPECT_GT((panelOf(desk, QStringLiteral("Log"))->pos() - put).manhattanLength(), 100);
}

TEST_F(Room, ThePanelsCanBeDockedAndComeBack) {
    Desk desk(firstBattle());
    resize(desk, {1280, 860});
    const int wide = desk.view().width();
    desk.window->preferences().keeper().change([](Settings& it) { it.docked = true; });
    QTest::qWait(20);
    EXPECT_LT(desk.view().width(), wide - 100);
    for (const Panel* it : desk.window->findChildren<Panel*>()) EXPECT_FALSE(it->isOverTable());
    EXPECT_TRUE(desk.offers(QStringLiteral("No more orders")));
    desk.window->preferences().keeper().change([](Settings& it) { it.docked = false; });
    QTest::qWait(20);
    EXPECT_EQ(desk.view().width(), wide);
    EXPECT_TRUE(desk.offers(QStringLiteral("No more orders")));
}

TEST_F(Room, CardsOfTheHandCanBeReadAsTheyLie) {
    Desk desk(firstBattle());
    resize(desk, {1440, 900});
    const auto* hand = desk.window->findChild<HandPanel*>();
    constexpr double card = 0.94;  // the rest is its shadow
    EXPECT_GE(hand->cardWidth() * card, 130);
}

TEST_F(Room, CardsOfADockedHandCanBeReadToo) {
    QSettings().remove(QStringLiteral("window/state"));
    Desk desk(firstBattle());
    resize(desk, {1280, 860});
    desk.window->preferences().keeper().change([](Settings& it) { it.docked = true; });
    QTest::qWait(20);
    const auto* hand = desk.window->findChild<HandPanel*>();
    EXPECT_GE(hand->cardWidth(), 105) << hand->width() << " x " << hand->height();
    desk.window->preferences().keeper().change([](Settings& it) { it.docked = false; });
    QSettings().remove(QStringLiteral("window/state"));
}

TEST_F(Room, TheProposedAnswerStaysWhereItIs) {
    Desk desk;
    resize(desk, {1440, 900});
    desk.takeCard(0);
    const auto place = [&] {
        QTest::qWait(20);
        for (const QPushButton* it : desk.window->findChildren<QPushButton*>()) {
            if (it->isVisible() && it->text() == QStringLiteral("Play the order"))
                return it->mapTo(desk.window.get(), it->rect().bottomRight());
        }
        return QPoint();
    };
    const QPoint before = place();
    ASSERT_FALSE(before.isNull());
    desk.key(Qt::Key_A);
    EXPECT_EQ(place(), before);
}

TEST_F(Room, EnterNeverEndsAPhase) {
    Desk desk;
    ASSERT_TRUE(desk.isAsked<field::ChooseOrder>());
    desk.view().setFocus();
    for (int i = 0; i != 3; ++i) desk.key(Qt::Key_Return);
    EXPECT_TRUE(desk.isAsked<field::ChooseOrder>());
    desk.key(Qt::Key_Return, Qt::ControlModifier);
    EXPECT_FALSE(desk.isAsked<field::ChooseOrder>());
}

TEST_F(Room, TheViewComesToWhatIsAskedUnlessItHasJustBeenMovedByHand) {
    Desk desk(firstBattle());
    resize(desk, {1440, 900});
    const QRectF corner(0, 0, 3, 3);
    desk.view().camera().showArea(corner);
    const UnitId unit = desk.battle().unitsOnTable().front();
    const QPointF at =
        fieldDeskOf(*desk.window).table().scene().coordinates().toScene(desk.battle().unit(unit).pose.center);
    const QRectF card(at - QPointF(1, 1), QSizeF(2, 2));
    ASSERT_FALSE(desk.view().viewport()->rect().contains(desk.at(at)));
    desk.view().camera().bringIntoView(card);
    EXPECT_TRUE(fieldDeskOf(*desk.window).panels().room().isFree(cardOf(desk, unit)));
    desk.view().camera().showArea(corner);
    desk.view().camera().zoomIn();
    desk.view().camera().bringIntoView(card);
    EXPECT_FALSE(desk.view().viewport()->rect().contains(desk.at(at)));
}

TEST_F(Room, WhatIsDraggedUnderAPanelComesOutAgain) {
    Desk desk;
    constexpr UnitId hastati(0);
    desk.activate(hastati);
    desk.endPhase();
    ASSERT_TRUE(desk.isAsked<field::ChooseMove>());
    // At the lower right corner of what the panels leave free.
    const QPointF at = fieldDeskOf(*desk.window)
                           .table()
                           .scene()
                           .coordinates()
                           .toScene(desk.battle().unit(hastati).pose.center);
    desk.view().camera().showArea({at - QPointF(8, 5), at + QPointF(0.9, 0.5)});
    QTest::qWait(400);
    const auto* panel = desk.window->findChild<QuestionPanel*>();
    const QPoint corner = desk.view().viewport()->mapFromGlobal(panel->mapToGlobal(QPoint(0, 0)));
    const QPoint from = desk.at(hastati);
    desk.drag(from, {corner.x() + 40, std::max(from.y(), corner.y() + 10)});
    QTest::qWait(400);
    const auto& plan = desk.drawn().draft().plan();
    ASSERT_TRUE(plan);
    const QPoint end = desk.at(plan->end.center.x, plan->end.center.y);
    EXPECT_TRUE(fieldDeskOf(*desk.window).panels().room().isFree(QRect(end - QPoint(8, 8), QSize(16, 16))));
}

TEST_F(Room, TheTableStaysUnderThePointerWhenAQuestionGrows) {
    Desk desk(firstBattle());
    resize(desk, {1024, 768});
    const QTransform before = desk.view().viewportTransform();
    const auto seen = [&desk] {
        QTest::qWait(20);
        return desk.view().viewportTransform();
    };
    desk.takeCard(0);
    ASSERT_FALSE(desk.window->findChild<HandPanel*>()->picked().empty());
    EXPECT_EQ(seen(), before) << "a card picked";
    constexpr UnitId hastati(3);
    desk.click(desk.at(hastati));
    EXPECT_EQ(seen(), before) << "a unit picked";
    resize(desk, {1200, 800});
    EXPECT_NE(seen(), before) << "another size";
}

TEST_F(Room, WhatIsBroughtIntoViewCanBeRead) {
    Desk desk(firstBattle());
    resize(desk, {1440, 900});
    desk.view().camera().showArea(
        fieldDeskOf(*desk.window).table().scene().coordinates().table().adjusted(-20, -20, 20, 20));
    const UnitId unit = desk.battle().unitsOnTable().front();
    const QPointF at =
        fieldDeskOf(*desk.window).table().scene().coordinates().toScene(desk.battle().unit(unit).pose.center);
    desk.view().camera().bringIntoView(QRectF(at - QPointF(1, 1), QSizeF(2, 2)));
    EXPECT_GE(1.6 * desk.view().transform().m11(), 90);
}

TEST_F(Room, TheOverviewMovesTheView) {
    Desk desk(firstBattle());
    resize(desk, {1440, 900});
    auto* overview = desk.window->findChild<OverviewMap*>();
    desk.view().camera().showArea(QRectF(0, 0, 4, 4));
    const QPointF before = desk.view().mapToScene(desk.view().viewport()->rect().center());
    QTest::mouseClick(overview, Qt::LeftButton, {}, overview->rect().bottomRight() - QPoint(12, 12));
    const QPointF after = desk.view().mapToScene(desk.view().viewport()->rect().center());
    EXPECT_GT(after.x(), before.x() + 3);
    EXPECT_GT(after.y(), before.y() + 3);
}

TEST_F(Room, ASheetTakesTheMiddleUntilItIsLeft) {
    Desk desk(firstBattle());
    SheetHost& sheets = fieldDeskOf(*desk.window).panels().room().sheets();
    auto* sheet = new QLabel(QStringLiteral("A sheet"));
    sheets.show(sheet);
    QApplication::processEvents();
    EXPECT_TRUE(sheet->isVisible());
    QTest::keyClick(&sheets, Qt::Key_Escape);
    EXPECT_FALSE(sheets.isVisible());
    EXPECT_EQ(sheets.sheet(), nullptr);
}

}  // namespace
}  // namespace vallum::app
