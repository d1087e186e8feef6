// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/desk.h"
#include "panels/unit_panel.h"
#include "tools/threat_lens.h"

#include <QStatusBar>
#include <QTextBrowser>

/// Red horse and skirmishers to the south, blue foot to the north.
namespace vallum::app {
namespace {

constexpr UnitId equites(0);
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
    desk.window->scene().select(unit);
    ThreatLens& lens = desk.window->threats();
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
    EXPECT_TRUE(lens.told().front().endsWith(QStringLiteral(" %")));
    desk.window->scene().select(std::nullopt);
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

TEST(Threats, WhileNoneIsPickedTheKeySaysWhatToDo) {
    const QTemporaryDir files;
    Desk desk(battleAt(files, "9.2"));
    desk.key(Qt::Key_T, Qt::ControlModifier);
    EXPECT_TRUE(desk.window->statusBar()->currentMessage().contains(QStringLiteral("Pick a unit")));
}

}  // namespace
}  // namespace vallum::app
