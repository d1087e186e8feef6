// SPDX-License-Identifier: GPL-3.0-or-later
#include "field/panels/unit_panel.h"

#include "app/window/desk.h"
#include "app/window/shipped.h"
#include "field/panels/loss_gauge.h"
#include "field/panels/phase_bar.h"

#include <QTextBrowser>

/// What the panel shows about the picked unit.
namespace vallum::app {
namespace {

constexpr UnitId velites(0);
constexpr UnitId hastati(1);

QString battleOf(const QTemporaryDir& files, const std::string& more = {}) {
    return battleWith(files, more + R"("sides": [{"seat": "red", "name": "Rome",
        "general": "scipio-africanus", "army": "romans-republic", "home": "south", "units": [)" +
                                 unitAt("velites", "8", "6") + ", " + unitAt("hastati", "11", "6", led) +
                                 R"(]}, {"seat": "blue", "name": "Carthage", "general": "standard-general",
        "army": "carthaginians", "home": "north", "units": [)" +
                                 unitAt("libyes", "11", "14", led) + "]}]");
}

QString told(Desk& desk, UnitId unit) {
    fieldDeskOf(*desk.window).table().scene().select(unit);
    return desk.window->findChild<UnitPanel*>()->findChild<QTextBrowser*>()->toPlainText();
}
testing::AssertionResult says(const QString& text, const char* words) {
    if (text.contains(QString::fromUtf8(words))) return testing::AssertionSuccess();
    return testing::AssertionFailure() << "nothing of '" << words << "' in: " << text.toStdString();
}

TEST(UNIT01, ThePanelTellsForWhomTheCardStands) {
    const QTemporaryDir files;
    Desk desk(battleOf(files));
    EXPECT_TRUE(says(told(desk, hastati), "80-100 soldiers (a Roman century)"));
    Desk larger(battleOf(files, R"("scale": "a legion of 5,000 men", )"));
    EXPECT_TRUE(says(told(larger, hastati), "a legion of 5,000 men"));
}

TEST(UnitPanel, NeverScrollsSideways) {
    const QTemporaryDir files;
    Desk desk(battleOf(files));
    told(desk, velites);
    const auto* text = desk.window->findChild<UnitPanel*>()->findChild<QTextBrowser*>();
    EXPECT_EQ(text->horizontalScrollBarPolicy(), Qt::ScrollBarAlwaysOff);
    EXPECT_LE(text->document()->idealWidth(), text->viewport()->width());
}

TEST(UnitPanel, ShowsWhatWasBeforeAFightWhileTheFightIsShown) {
    const QTemporaryDir files;
    Desk desk(battleOf(files));
    auto* panel = desk.window->findChild<UnitPanel*>();
    const QString now = told(desk, hastati);
    field::Battle before = desk.battle();
    field::System::evolve(before, field::Wounded{hastati, 2, true, "MEL-16"_rule});
    panel->showAsIn(&before);
    const QString then = told(desk, hastati);
    EXPECT_NE(then, now);
    EXPECT_EQ((told(desk, velites), told(desk, hastati)), then) << "the dice come first";
    panel->showAsIn(nullptr);
    EXPECT_EQ(told(desk, hastati), now);
}

TEST(PhaseBar, KeepsLossesToItselfWhileAFightIsShown) {
    const QTemporaryDir files;
    Desk desk(battleOf(files));
    auto* bar = desk.window->findChild<PhaseBar*>();
    const auto* losses = bar->findChild<LossGauge*>();
    const QString now = losses->toolTip();
    field::Battle before = desk.battle();
    field::System::evolve(before, field::Eliminated{hastati, "MOR-07"_rule});
    bar->showAsIn(&before);
    EXPECT_NE(losses->toolTip(), now);
    bar->showAsIn(nullptr);
    EXPECT_EQ(losses->toolTip(), now);
}

TEST(UNIT12, ThePanelTellsHowMuchOfASplitMoveIsUsed) {
    const QTemporaryDir files;
    Desk desk(battleOf(files));
    EXPECT_FALSE(says(told(desk, velites), "used"));
    desk.activate(velites);
    desk.goOnUntil<field::ChooseMove>();
    EXPECT_TRUE(desk.session().answer(field::Move{.unit = velites, .path = {geometry::Advance{1_du}}}));
    EXPECT_TRUE(says(told(desk, velites), "1 DU used, 2 left"));
    EXPECT_FALSE(says(told(desk, hastati), "used"));
}

TEST(GEN04, ThePanelShowsTheCardOfTheUnitsGeneral) {
    const QTemporaryDir files;
    Desk desk(battleOf(files));
    const QString text = told(desk, hastati);
    const field::GeneralCard& card = desk.battle().side(Seat(1)).generals.front();
    for (const std::string& it : {card.name, card.years, card.ability.text}) {
        EXPECT_TRUE(says(text, it.c_str()));
    }
    EXPECT_TRUE(says(text, "+1/+1"));
    EXPECT_TRUE(says(text, "25% of the units' points"));
    EXPECT_FALSE(says(told(desk, velites), card.name.c_str()));
}

}  // namespace
}  // namespace vallum::app
