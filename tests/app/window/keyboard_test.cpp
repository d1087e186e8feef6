// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/places.h"
#include "app/window/shipped.h"
#include "field/panels/hand_panel.h"

#include <algorithm>

/// A battle without a mouse.
namespace vallum::app {
namespace {

QString meeting(const QTemporaryDir& files, const std::string& ranges = R"("rangesShown": true, )") {
    return battleWith(files, R"("deck": [{"card": "foot--throw-javelins", "count": 40}], )" + ranges + R"(
        "sides": [{"seat": "red", "name": "Rome", "general": "standard-general", "army": "romans-republic",
         "home": "south", "units": [)" +
                                 unitAt("velites", "11", "8.2", led) + ", " + unitAt("hastati", "14", "8.2") +
                                 R"(]}, {"seat": "blue", "name": "Carthage", "general": "standard-general",
         "army": "carthaginians", "home": "north", "units": [)" +
                                 unitAt("libyes", "11", "11", led) + ", " + unitAt("libyes", "14", "11") +
                                 "]}]");
}

constexpr UnitId shooter(0);
constexpr UnitId right(1);
constexpr UnitId target(2);

bool hasShotAt(const Desk& desk, UnitId unit) {
    return std::ranges::any_of(desk.session().history(), [&](const field::Happening& it) {
        const auto* shot = std::get_if<field::ShotMeasured>(&it.fact);
        return shot != nullptr && shot->units.defender == unit;
    });
}

TEST(Keyboard, PicksAUnitMovesItAndShoots) {
    const QTemporaryDir files;
    Desk desk(meeting(files));
    desk.takeCard(0);
    desk.key(Qt::Key_A);
    desk.key(Qt::Key_Return);
    desk.key(Qt::Key_Return, Qt::ControlModifier);
    ASSERT_TRUE(desk.isAsked<field::ChooseMove>());
    desk.key(Qt::Key_Tab);
    desk.key(Qt::Key_Tab);
    desk.key(Qt::Key_Up);
    desk.key(Qt::Key_Return);
    EXPECT_EQ(desk.battle().unit(right).pose.center.y, 8.3_du);
    desk.key(Qt::Key_Return, Qt::ControlModifier);
    EXPECT_TRUE(desk.isAsked<field::ChooseMove>()) << "the other one can still move";
    desk.key(Qt::Key_Return, Qt::ControlModifier);
    ASSERT_TRUE(desk.isAsked<field::ChooseShot>());
    desk.key(Qt::Key_Tab);
    desk.key(Qt::Key_Up);
    desk.key(Qt::Key_Space);
    EXPECT_TRUE(hasShotAt(desk, target));
}

TEST(Keyboard, AKeyLeadsFromPanelToPanelAndBackToTheTable) {
    const QTemporaryDir files;
    Desk desk(meeting(files));
    desk.view().setFocus();
    std::vector<const QWidget*> stops;
    for (int step = 0; step != 10; ++step) {
        QTest::keyClick(desk.window.get(), Qt::Key_F6);
        const QWidget* focus = desk.window->focusWidget();
        EXPECT_TRUE(focus->isVisible());
        stops.push_back(focus);
        if (focus == &desk.view()) break;
    }
    EXPECT_EQ(stops.size(), 6U) << "the question, the unit, the log, the hand, the overview, the table";
    EXPECT_EQ(stops.back(), &desk.view());
    EXPECT_EQ(stops.at(3), desk.window->findChild<HandPanel*>());
    QTest::keyClick(desk.window.get(), Qt::Key_F6, Qt::ShiftModifier);
    EXPECT_EQ(desk.window->focusWidget(), stops.at(4)) << "the overview is one step away";
}

TEST(Keyboard, TheRingGoesFromUnitToUnitAndTakesOne) {
    const QTemporaryDir files;
    Desk desk(meeting(files));
    desk.takeCard(0);
    desk.view().setFocus();
    desk.key(Qt::Key_Left);
    desk.key(Qt::Key_Right);
    desk.key(Qt::Key_Space);
    auto* tool = toolIn<OrderTool>(*desk.window);
    ASSERT_NE(tool, nullptr);
    EXPECT_EQ(tool->draft().order().units, std::vector<UnitId>{right});
}

TEST(Keyboard, TheTableShowsThatItHasTheKeyboard) {
    const QTemporaryDir files;
    Desk desk(meeting(files));
    desk.window->activateWindow();
    desk.view().setFocus();
    QApplication::processEvents();
    const auto frame = [&] { return desk.view().grab().toImage().pixelColor(1, 30); };
    const QColor with = frame();
    EXPECT_EQ(with, QApplication::palette().color(QPalette::Highlight));
    desk.window->findChild<HandPanel*>()->setFocus();
    QApplication::processEvents();
    EXPECT_NE(frame(), with);
}

TEST(Keyboard, TheHandShowsWhichCardHasTheKeyboard) {
    const QTemporaryDir files;
    Desk desk(meeting(files));
    desk.window->activateWindow();
    auto* hand = desk.window->findChild<HandPanel*>();
    desk.view().setFocus();
    QApplication::processEvents();
    const QImage without = hand->grab().toImage();
    hand->setFocus(Qt::TabFocusReason);
    QApplication::processEvents();
    EXPECT_NE(hand->grab().toImage(), without);
    QTest::keyClick(hand, Qt::Key_Space);
    EXPECT_EQ(hand->picked().size(), 1U) << "the card that is shown is the one that Space picks";
}

TEST(Keyboard, TabStopsOnlyAtWhatIsSeen) {
    const QTemporaryDir files;
    Desk desk(meeting(files));
    for (const QWidget* it = desk.view().nextInFocusChain(); it != &desk.view();
         it = it->nextInFocusChain()) {
        const bool isStop = (it->focusPolicy() & Qt::TabFocus) != 0 && it->isVisible() && it->isEnabled();
        if (!isStop || it->window() != desk.window.get()) continue;
        EXPECT_FALSE(it->visibleRegion().isEmpty()) << it->accessibleName().toStdString();
    }
}

/// RNG-11: where ranges are not shown, the list of targets must not tell who is in range.
TEST(Shots, AreWorthSomethingOnlyWhereRangesAreShown) {
    const auto told = [](const std::string& ranges) {
        const QTemporaryDir files;
        Desk desk(meeting(files, ranges));
        desk.takeCard(0);
        desk.key(Qt::Key_A);
        desk.key(Qt::Key_Return);
        desk.endPhase();
        desk.endPhase();
        EXPECT_TRUE(desk.isAsked<field::ChooseShot>());
        desk.key(Qt::Key_Tab);
        EXPECT_TRUE(desk.offers(QStringLiteral("Libyes")));
        const QString words = detailsOf(desk);
        return words.contains(QStringLiteral(" wounds, ")) || words.contains(QStringLiteral("Out of range."));
    };
    EXPECT_TRUE(told(R"("rangesShown": true, )"));
    EXPECT_FALSE(told(""));
}

}  // namespace
}  // namespace vallum::app
