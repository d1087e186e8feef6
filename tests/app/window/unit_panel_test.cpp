// SPDX-License-Identifier: GPL-3.0-or-later
#include "field/panels/unit_panel.h"

#include "app/window/desk.h"
#include "app/window/shipped.h"
#include "art/dice.h"
#include "art/faces.h"
#include "field/fight/dice_row.h"
#include "field/panels/loss_gauge.h"
#include "field/panels/phase_bar.h"
#include "field/panels/unit_card.h"
#include "field/words/purpose_text.h"
#include "panels/phase_strip.h"
#include "room/house_style.h"
#include "window/preferences.h"

#include <QHelpEvent>
#include <QTextBrowser>
#include <QTextDocumentFragment>
#include <QToolTip>

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
    QTest::qWait(20);  // the panels take their places
    return desk.window->findChild<UnitPanel*>()->findChild<QTextBrowser*>()->toPlainText();
}
/// With room for the whole card.
void makeRoom(Desk& desk) {
    desk.window->resize(1440, 900);
    QApplication::processEvents();
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

UnitCard& cardOf(const Desk& desk) { return *desk.window->findChild<UnitCard*>(); }

/// Once the panels have made room for it.
UnitCard& wholeCardOf(const Desk& desk) {
    EXPECT_TRUE(QTest::qWaitFor([&] { return cardOf(desk).height() > 150; }, 5000));
    return cardOf(desk);
}

/// All tooltips of the card.
QString whysOf(const UnitCard& card) {
    QStringList all;
    for (int y = 1; y < card.height(); y += 4) {
        for (int x = 4; x < card.width(); x += 4) {
            const QString why = QTextDocumentFragment::fromHtml(card.whyAt({x, y})).toPlainText();
            if (!why.isEmpty() && !all.contains(why)) all << why;
        }
    }
    return all.join(QLatin1Char('\n'));
}

TEST(UnitCard, EveryValueSaysWhatItIsFor) {
    const QTemporaryDir files;
    Desk desk(battleOf(files));
    makeRoom(desk);
    told(desk, velites);
    const UnitCard& card = wholeCardOf(desk);
    const QString whys = whysOf(card);
    for (const char* it : {"added to each die to hit", "added to each die to wound",
                           "what each enemy die to hit has to exceed", "how far it can go in a turn",
                           "a morale check succeeds if", "how far it can shoot",
                           "0 of 4 wounds: each lowers its morale by 1"}) {
        EXPECT_TRUE(says(whys, it));
        EXPECT_TRUE(says(card.accessibleDescription(), it)) << "and a screen reader does";
    }
}

TEST(UnitCard, ANumberThatIsNotAsPrintedIsASum) {
    const QTemporaryDir files;
    Desk desk(battleOf(files));
    makeRoom(desk);
    told(desk, hastati);
    EXPECT_TRUE(says(whysOf(wholeCardOf(desk)), "on its card +1"));
}

TEST(UnitCard, TellsWhatTheMarkersOnItsPictureMean) {
    const QTemporaryDir files;
    Desk desk(battleOf(files));
    desk.activate(velites);
    told(desk, velites);
    EXPECT_TRUE(says(whysOf(wholeCardOf(desk)), "active: Has an order"));
}

/// The pixels across the pips that are not paper, and those that are red.
std::pair<int, int> inkOfPips(UnitCard& card) {
    const QImage picture = card.grab().toImage();
    const QColor paper = picture.pixelColor(picture.width() - 1, picture.height() - 1);
    const int y = card.height() - 4 - QFontMetrics(art::font(art::Face::sans, art::Type::note)).height() / 2;
    std::pair<int, int> ink;
    for (int x = 0; x != 80; ++x) {
        ink.first += picture.pixelColor(x, y) == paper ? 0 : 1;
        ink.second += picture.pixelColor(x, y) == roomColors().bad ? 1 : 0;
    }
    return ink;
}

/// In both rooms, or the pips of a fresh unit look like wounds in one of them.
TEST(UnitCard, APipIsFilledOnlyByAWound) {
    const QTemporaryDir files;
    Desk desk(battleOf(files));
    makeRoom(desk);
    const auto setLight = [&](Light light) {
        desk.window->preferences().keeper().change([light](Settings& it) { it.light = light; });
        QApplication::processEvents();
    };
    field::Battle wounded = desk.battle();
    field::System::evolve(wounded, field::Wounded{hastati, 5, true, "MEL-16"_rule});
    for (const Light light : {Light::dark, Light::bright}) {
        setLight(light);
        told(desk, hastati);
        const auto [rings, none] = inkOfPips(wholeCardOf(desk));
        EXPECT_EQ(none, 0);
        desk.window->findChild<UnitPanel*>()->showAsIn(&wounded);
        const auto [discs, red] = inkOfPips(wholeCardOf(desk));
        EXPECT_GT(red, 20);
        EXPECT_GT(discs, rings);
        desk.window->findChild<UnitPanel*>()->showAsIn(nullptr);
    }
    setLight(Settings().light);
}

/// The tooltip over a word.
QString toolTipOf(const QTextBrowser& text, const QString& word) {
    const QTextCursor found = text.document()->find(word);
    return found.isNull() ? QString() : found.charFormat().toolTip();
}

TEST(UnitPanel, ChipsAndRowsSayWhatTheyAreFor) {
    const QTemporaryDir files;
    Desk desk(battleOf(files));
    told(desk, velites);
    const auto* text = desk.window->findChild<UnitPanel*>()->findChild<QTextBrowser*>();
    EXPECT_TRUE(says(toolTipOf(*text, QStringLiteral("javelins")), "Throw Javelins"));
    EXPECT_TRUE(says(toolTipOf(*text, QStringLiteral("skirmishers")), "before and after its shot"));
    EXPECT_TRUE(says(toolTipOf(*text, QStringLiteral("Value")), "its price in points"));
    EXPECT_TRUE(says(toolTipOf(*text, QStringLiteral("Range")), "how far it can shoot"));
}

TEST(UnitPanel, EverySignHasAPurpose) {
    const QTemporaryDir files;
    Desk desk(battleOf(files));
    field::Battle battle = desk.battle();
    field::Unit& unit = battle.units.front();
    for (std::size_t i = 0; i != names(field::Marker{}).size(); ++i)
        unit.markers.insert(static_cast<field::Marker>(i));
    unit.status = field::Status::elite;
    for (std::size_t i = 0; i != names(field::Formation{}).size(); ++i) {
        unit.formation = static_cast<field::Formation>(i);
        const std::vector<UnitSign> signs = signsOn(battle, velites);
        EXPECT_EQ(signs.size(), names(field::Marker{}).size() + 2);
        for (const UnitSign& it : signs) EXPECT_FALSE(it.purpose.isEmpty()) << it.word.toStdString();
    }
}

TEST(UnitPanel, ShowsAFormationOnce) {
    const QTemporaryDir files;
    Desk desk(battleWith(files, R"("sides": [{"seat": "red", "name": "Macedon",
        "general": "standard-general", "army": "macedonians", "home": "south", "units": [)" +
                                    unitAt("pezhetairoi", "11", "6", led) +
                                    R"(]}, {"seat": "blue", "name": "Carthage",
        "general": "standard-general", "army": "carthaginians", "home": "north", "units": [)" +
                                    unitAt("libyes", "11", "14", led) + "]}]"));
    constexpr UnitId phalangites(0);
    EXPECT_EQ(told(desk, phalangites).count(QStringLiteral(" phalanx ")), 1) << "it can form one";
    field::Battle formed = desk.battle();
    formed.units.front().formation = field::Formation::phalanx;
    desk.window->findChild<UnitPanel*>()->showAsIn(&formed);
    EXPECT_EQ(told(desk, phalangites).count(QStringLiteral(" phalanx ")), 1)
        << "it is in one: " << told(desk, phalangites).toStdString();
}

TEST(PhaseBar, SaysWhatHappensInEachPhase) {
    Desk desk;
    auto* strip = desk.window->findChild<PhaseStrip*>();
    EXPECT_TRUE(says(strip->accessibleDescription(), "Cards are played as orders"));
    QHelpEvent help(QEvent::ToolTip, {strip->width() - 6, strip->height() / 2},
                    strip->mapToGlobal(QPoint(strip->width() - 6, strip->height() / 2)));
    QApplication::sendEvent(strip, &help);
    EXPECT_TRUE(says(QToolTip::text(), "Action cards are drawn"));
    QToolTip::hideText();
}

TEST(DiceRow, ADieThatWasRolledAgainSaysSo) {
    DiceRow row(art::lightPalette());
    row.roll({{4, art::DieResult::plain, 0}, {5, art::DieResult::plain, 1}}, 0);
    row.resize(row.sizeHint());
    EXPECT_EQ(row.aboutAt({row.width() / 4, row.height() / 2}), QString());
    EXPECT_TRUE(says(row.aboutAt({row.width() * 3 / 4 - 3, row.height() / 2}), "showed a 1"));
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
