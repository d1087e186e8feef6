// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/desk.h"
#include "app/window/shipped.h"
#include "field/panels/unit_panel.h"
#include "field/tools/threat_lens.h"

#include <QStatusBar>
#include <QTextBrowser>

/// Red cavalry and skirmishers in the south, blue foot in the north.
namespace vallum::app {
namespace {

constexpr UnitId equites(0);
constexpr UnitId velites(1);
constexpr UnitId libyes(2);

QString battleAt(const QTemporaryDir& files, const std::string& y, const std::string& more = {}) {
    return battleWith(files, more + R"("sides": [{"seat": "red", "name": "Rome",
        "general": "standard-general", "army": "romans-republic", "home": "south", "units": [)" +
                                 unitAt("equites", "11", "6", led) + ", " + unitAt("velites", "8", "6") +
                                 R"(]}, {"seat": "blue", "name": "Carthage", "general": "standard-general",
        "army": "carthaginians", "home": "north", "units": [)" +
                                 unitAt("libyes", "11", y, led) + "]}]");
}

ThreatLens& picked(Desk& desk, UnitId unit) {
    fieldDeskOf(*desk.window).table().scene().select(unit);
    ThreatLens& lens = fieldDeskOf(*desk.window).table().threats();
    EXPECT_TRUE(QTest::qWaitFor([&] { return lens.threats().has_value(); }));
    return lens;
}
QString told(Desk& desk) {
    return desk.window->findChild<UnitPanel*>()->findChild<QTextBrowser*>()->toPlainText();
}

TEST(Threats, ThePanelListsThemWithTheirChances) {
    const QTemporaryDir files;
    Desk desk(battleAt(files, "9.2"));
    picked(desk, libyes);
    const QString text = told(desk);
    EXPECT_TRUE(text.contains(QStringLiteral("Threats"))) << text.toStdString();
    EXPECT_TRUE(text.contains(QStringLiteral("charge from the front"))) << text.toStdString();
    EXPECT_TRUE(text.contains(QStringLiteral("RNG-11"))) << "a shot that nobody may measure";
    picked(desk, equites);
    EXPECT_FALSE(told(desk).contains(QStringLiteral("RNG-11"))) << "they have no bows";
}

TEST(Threats, AnArrowTellsTheChanceUntilTheUnitIsPutBack) {
    const QTemporaryDir files;
    Desk desk(battleAt(files, "9.2", R"("rangesShown": true, )"));
    ThreatLens& lens = picked(desk, libyes);
    EXPECT_TRUE(lens.told().isEmpty()) << "nobody has asked for them";
    desk.key(Qt::Key_T, Qt::ControlModifier);
    ASSERT_EQ(lens.told().size(), 1);
    EXPECT_TRUE(lens.told().front().endsWith(QStringLiteral("% to give way")));
    fieldDeskOf(*desk.window).table().scene().select(std::nullopt);
    EXPECT_TRUE(lens.told().isEmpty());
    picked(desk, libyes);
    EXPECT_EQ(lens.told().size(), 1);
    desk.key(Qt::Key_T, Qt::ControlModifier);
    EXPECT_TRUE(lens.told().isEmpty());
}

TEST(Threats, FarFromEverybodyNothingIsToBeFeared) {
    const QTemporaryDir files;
    Desk desk(battleAt(files, "17", R"("rangesShown": true, )"));
    EXPECT_TRUE(picked(desk, libyes).threats()->empty());
    EXPECT_TRUE(told(desk).contains(QStringLiteral("No known enemy")));
}

TEST(Threats, AMoveSaysBeforeItIsMadeWhoComesIntoReach) {
    const QTemporaryDir files;
    Desk desk(battleAt(files, "15"));
    desk.activate(equites);
    desk.endPhase();
    desk.click(desk.at(equites));
    const auto label = [&desk] { return desk.drawn().label().words().join(QLatin1Char('|')); };
    desk.key(Qt::Key_Up, Qt::ShiftModifier);
    EXPECT_FALSE(label().contains(QStringLiteral("within reach of"))) << label().toStdString();
    EXPECT_TRUE(desk.told().contains(QStringLiteral("No known enemy can attack it there.")));
    desk.key(Qt::Key_Escape);
    desk.key(Qt::Key_M);
    for (int step = 0; step != 7; ++step) desk.key(Qt::Key_Up, Qt::ShiftModifier);
    EXPECT_TRUE(label().contains(QStringLiteral(" to give way"))) << label().toStdString();
    EXPECT_TRUE(desk.told().contains(QStringLiteral("Libyes can attack it there: charge from the front")))
        << desk.told().toStdString();
    EXPECT_TRUE(desk.told().contains(QStringLiteral("Next turn it can charge Libyes.")));
    EXPECT_TRUE(desk.told().contains(QStringLiteral("MOD-13")));
}

/// Starts a drag without releasing it.
void grip(Desk& desk, QPoint at) { QTest::mousePress(desk.view().viewport(), Qt::LeftButton, {}, at); }
void pull(Desk& desk, QPoint to) {
    QMouseEvent move(QEvent::MouseMove, to, desk.view().viewport()->mapToGlobal(to), Qt::NoButton,
                     Qt::LeftButton, {});
    QApplication::sendEvent(desk.view().viewport(), &move);
}
void letGo(Desk& desk, QPoint at) {
    QTest::mouseRelease(desk.view().viewport(), Qt::LeftButton, {}, at);
    QApplication::processEvents();
}

const MoveTool& movingIn(Desk& desk) { return *toolIn<MoveTool>(*desk.window); }
bool tellsReach(Desk& desk) {
    return desk.drawn()
        .label()
        .words()
        .join(QLatin1Char('|'))
        .contains(QStringLiteral("|within reach of Libyes"));
}

/// The riders are picked and can move; the enemy is this far ahead.
struct Riders {
    explicit Riders(const std::string& y) : desk(battleAt(files, y)) {
        desk.activate(equites);
        desk.endPhase();
        desk.click(desk.at(equites));
    }
    QTemporaryDir files;
    Desk desk;
};

TEST(Threats, ADragTellsThemOnceItRests) {
    Riders riders("12");
    Desk& desk = riders.desk;
    grip(desk, desk.at(equites));
    pull(desk, desk.at(11_du, 7_du));
    pull(desk, desk.at(11_du, 10_du));
    EXPECT_FALSE(desk.drawn().outlook()) << "the mouse may go on";
    EXPECT_TRUE(QTest::qWaitFor([&] { return desk.drawn().outlook().has_value(); }));
    EXPECT_TRUE(tellsReach(desk)) << desk.drawn().label().words().join(QLatin1Char('|')).toStdString();
    const QStringList rested = desk.drawn().label().words();
    letGo(desk, desk.at(11_du, 10_du));
    EXPECT_EQ(desk.drawn().label().words(), rested);
}

TEST(Threats, ADragThatGoesOnTellsNothingOfAnotherPlace) {
    Riders riders("11.5");
    Desk& desk = riders.desk;
    desk.drag(desk.at(equites), desk.at(11_du, 9.5_du));
    ASSERT_TRUE(tellsReach(desk));
    grip(desk, desk.at(11_du, 9.5_du));
    EXPECT_TRUE(tellsReach(desk)) << "it is still there";
    pull(desk, desk.at(11_du, 9.8_du));
    EXPECT_FALSE(desk.drawn().outlook());
    EXPECT_FALSE(tellsReach(desk));
    EXPECT_TRUE(QTest::qWaitFor([&] { return desk.drawn().outlook().has_value(); }));
    pull(desk, desk.at(11_du, 11.5_du));
    ASSERT_TRUE(desk.drawn().draft().plan());
    ASSERT_TRUE(desk.drawn().draft().plan()->contact);
    EXPECT_FALSE(tellsReach(desk)) << "it would be in a fight";
    EXPECT_TRUE(QTest::qWaitFor([&] { return desk.drawn().chargeOdds().has_value(); }));
    pull(desk, desk.at(11_du, 9.8_du));
    EXPECT_FALSE(desk.drawn().chargeOdds());
    EXPECT_EQ(desk.drawn().label().words().size(), 1) << "nor of a fight that it would not come into";
}

TEST(Threats, WhatWasDraggedAndPutBackTellsNothing) {
    Riders riders("12");
    Desk& desk = riders.desk;
    grip(desk, desk.at(equites));
    pull(desk, desk.at(11_du, 10_du));
    desk.key(Qt::Key_Escape);
    QTest::qWait(200);
    EXPECT_FALSE(desk.drawn().outlook());
}

TEST(Threats, AGroupThatIsDraggedTellsThemOnceItRests) {
    const QTemporaryDir files;
    Desk desk(battleAt(files, "11"));
    desk.activate(equites);
    if (!desk.battle().unit(velites).has(field::Marker::active)) desk.activate(velites);
    desk.endPhase();
    desk.key(Qt::Key_A, Qt::ControlModifier);
    ASSERT_TRUE(movingIn(desk).group().isActive());
    const auto& outlooks = movingIn(desk).group().outlooks();
    grip(desk, desk.at(equites));
    pull(desk, desk.at(11_du, 7_du));
    pull(desk, desk.at(11_du, 8.9_du));
    EXPECT_TRUE(outlooks.empty());
    EXPECT_TRUE(QTest::qWaitFor([&] { return !outlooks.empty(); }));
    const QString line = QStringLiteral(": within reach of Libyes");
    EXPECT_TRUE(desk.told().contains(line)) << desk.told().toStdString();
    pull(desk, desk.at(11_du, 8.8_du));
    EXPECT_TRUE(outlooks.empty());
    EXPECT_FALSE(desk.told().contains(line));
    letGo(desk, desk.at(11_du, 8.8_du));
    EXPECT_FALSE(outlooks.empty()) << "nobody has to wait for what lies still";
}

TEST(Threats, WhileNoneIsPickedTheKeySaysWhatToDo) {
    const QTemporaryDir files;
    Desk desk(battleAt(files, "9.2"));
    desk.key(Qt::Key_T, Qt::ControlModifier);
    EXPECT_TRUE(desk.window->statusBar()->currentMessage().contains(QStringLiteral("Pick a unit")));
}

}  // namespace
}  // namespace vallum::app
