// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/look/looks.h"
#include "app/window/desk.h"
#include "app/window/shipped.h"
#include "ending/end_sheet.h"
#include "field/desk/field_advice.h"
#include "field/desk/field_stage.h"
#include "field/fight/dice_row.h"
#include "field/fight/fight_sheet.h"
#include "lessons/lesson_card.h"
#include "panels/phase_strip.h"
#include "projector/projector.h"
#include "projector/projector_window.h"
#include "replay/recap_card.h"
#include "replay/replay_desk.h"
#include "start/learn_page.h"
#include "start/shelf.h"
#include "start/start_page.h"
#include "thinking/advice_card.h"

#include <QScrollArea>
#include <QScrollBar>

#include <vallum/field/queries/recap.h>
#include <vallum/players/field_players.h>

/// Field battles and everything around them.
namespace vallum::app {
namespace {

const QString firstBattle = QStringLiteral(VALLUM_SOURCE_DIR "/scenarios/first-battle.json");
constexpr int longest = 60'000;  // milliseconds

/// Answers like a computer, without a clock, until the condition holds.
void playUntil(Desk& desk, const std::function<bool()>& isEnough) {
    players::GreedyPlayer player;
    while (!isEnough()) {
        const OpenFieldQuestion* asked = desk.session().question();
        ASSERT_NE(asked, nullptr);
        ASSERT_TRUE(desk.session().answer(player.answer(desk.battle(), *asked)));
    }
}

TEST(Look, OfAnOrder) {
    inEachLanguage([](const char* language) {
        Desk desk(firstBattle);
        expectReadable(*desk.window, language, "order");
        desk.takeCard(0);
        expectReadable(*desk.window, language, "card");
    });
}

TEST(Look, OfAMove) {
    inEachLanguage([](const char* language) {
        Desk desk;
        desk.activate(UnitId(1));
        desk.session().answer(field::PhaseDone{});
        desk.click(desk.at(UnitId(1)));
        desk.key(Qt::Key_M);
        desk.key(Qt::Key_Up, Qt::ShiftModifier);
        expectReadable(*desk.window, language, "move");
    });
}

/// Goes on to the next dice of a fight, which lie still then.
bool rolls(const Desk& desk) {
    auto* sheet = desk.window->findChild<FightSheet*>();
    if (sheet == nullptr) return false;
    sheet->next();
    const auto rows = sheet->findChildren<DiceRow*>();
    for (DiceRow* dice : rows) dice->stop();
    return std::ranges::any_of(rows, [](const DiceRow* it) { return !it->isEmpty(); });
}

TEST(Look, OfAFight) {
    inEachLanguage([](const char* language) {
        Desk desk;
        desk.window->preferences().keeper().change([](Settings& it) {
            it.millisecondsPerDu = 1;
            it.fights = FightPace::stepByStep;
        });
        desk.session().assign({{Seat(1), PlayerKind::greedy}, {Seat(2), PlayerKind::greedy}});
        ASSERT_TRUE(
            QTest::qWaitFor([&] { return desk.window->findChild<FightSheet*>() != nullptr; }, longest));
        expectReadable(*desk.window, language, "fight");
        ASSERT_TRUE(QTest::qWaitFor([&] { return rolls(desk); }, longest));
        expectReadable(*desk.window, language, "fight-roll");
        desk.window->findChild<FightSheet*>()->toResult();
        expectReadable(*desk.window, language, "fight-result");
        desk.window->preferences().keeper().change([](Settings& it) { it.fights = FightPace::off; });
    });
}

/// A unit with a ram before the gate, and the state of what has been hit.
TEST(Look, OfASiege) {
    inEachLanguage([](const char* language) {
        Desk desk(QStringLiteral(VALLUM_SOURCE_DIR "/scenarios/breach-at-the-gate.json"));
        playUntil(desk, [&] { return desk.battle().turn > 3; });
        expectReadable(*desk.window, language, "siege");
        fieldDeskOf(*desk.window).table().scene().select(desk.battle().unitsOnTable().front());
        expectReadable(*desk.window, language, "siege-unit");
    });
}

TEST(Look, OfADeployment) {
    inEachLanguage([](const char* language) {
        Desk desk(QStringLiteral(VALLUM_SOURCE_DIR "/scenarios/open-field.json"));
        expectReadable(*desk.window, language, "deployment");
    });
}

TEST(Look, OfALargeBattle) {
    inEachLanguage([](const char* language) {
        Desk desk(QStringLiteral(VALLUM_SOURCE_DIR "/scenarios/standard-fortress-wood.json"));
        playUntil(desk, [&] { return desk.battle().turn > 2; });
        desk.view().camera().fit();
        expectReadable(*desk.window, language, "large");
    });
}

TEST(Look, OfALesson) {
    inEachLanguage([](const char* language) {
        QSettings().remove(QStringLiteral("lessons"));
        Desk desk;
        desk.window->showStart();
        desk.window->startPage().openAt(StartPage::Page::learn);
        desk.press(LearnPage::tr("&Start the lesson").remove(QLatin1Char('&')));
        expectReadable(*desk.window, language, "lesson");
        desk.press(LessonCard::tr("&Continue").remove(QLatin1Char('&')));
        expectReadable(*desk.window, language, "lesson-unit");
    });
}

/// However narrow the bar, it says which phases a turn has.
TEST(Look, OfThePhasesOnASmallScreen) {
    inEachLanguage([](const char* language) {
        Desk desk(firstBattle);
        desk.window->resize(1024, 768);
        QApplication::processEvents();
        const auto* strip = desk.window->findChild<PhaseStrip*>();
        QStringList written;
        for (const Writing& it : writingIn(*desk.window)) {
            if (it.by == strip) written << it.words;
        }
        constexpr auto phases = static_cast<int>(field::names(field::Phase{}).size());
        for (int phase = 0; phase != phases; ++phase)
            EXPECT_TRUE(written.contains(strip->nameOf(phase)))
                << strip->nameOf(phase).toStdString() << ", " << language;
    });
}

TEST(Look, OfTheFirstScreen) {
    inEachLanguage([](const char* language) {
        Desk desk(firstBattle);
        desk.window->showStart();
        StartPage& page = desk.window->startPage();
        ASSERT_TRUE(QTest::qWaitFor([&] { return page.shelf().isPainted(); }, longest));
        expectReadable(*desk.window, language, "start");
        Q_EMIT page.shelf().battleWanted(battlesToBegin(desk.window->documents()).front());
        expectReadable(*desk.window, language, "battle-page");
    });
}

TEST(Look, OfTheEnd) {
    inEachLanguage([](const char* language) {
        Desk desk;
        desk.session().computers().setPace(0);
        desk.session().assign({{Seat(1), PlayerKind::greedy}, {Seat(2), PlayerKind::greedy}});
        ASSERT_TRUE(QTest::qWaitFor([&] { return desk.window->findChild<EndSheet*>() != nullptr; }, longest));
        expectReadable(*desk.window, language, "end");
        QTest::keyClick(desk.window->findChild<EndSheet*>(), Qt::Key_Escape);
        ASSERT_TRUE(QTest::qWaitFor([&] { return desk.window->findChild<EndSheet*>() == nullptr; }, longest));
        expectReadable(*desk.window, language, "over");
    });
}

TEST(Look, OfTheRecap) {
    inEachLanguage([](const char* language) {
        Desk desk(firstBattle);
        playUntil(desk, [&] {
            return field::recapFor(desk.battle(), desk.session().history(), desk.battle().active).size() > 3;
        });
        fieldDeskOf(*desk.window).replay().recap().answer(desk.battle().active);
        expectReadable(*desk.window, language, "recap");
    });
}

/// The whole table on a small projector, from the back of the room.
TEST(Look, OfTheProjector) {
    inEachLanguage([](const char* language) {
        Desk desk(firstBattle);
        playUntil(desk, [&] { return desk.battle().turn > 3; });
        fieldDeskOf(*desk.window).secondScreen()->open();
        ProjectorWindow& screen = *fieldDeskOf(*desk.window).secondScreen()->screen();
        screen.resize(1280, 720);
        QTest::qWait(50);
        dynamic_cast<FieldMirror&>(screen.mirror()).view().camera().fit();
        QApplication::processEvents();
        keepPicture(screen, QStringLiteral("projector-%1").arg(QLatin1String(language)));
        for (const QString& fault : faultsIn(screen, {.inPanels = 11, .onTable = 9.5}))
            ADD_FAILURE() << language << ": " << fault.toStdString();
    });
}

/// Dice typed in by hand, in the narrowest panel.
TEST(Look, OfRealDice) {
    inEachLanguage([](const char* language) {
        Desk desk(firstBattle);
        desk.session().setDice(desk.session().seating().seed, true);
        playUntil(desk, [&] { return desk.session().question() == nullptr; });
        ASSERT_NE(desk.session().diceWanted(), nullptr);
        expectReadable(*desk.window, language, "real-dice");
        const auto* panel = desk.window->findChild<QScrollArea*>(QStringLiteral("questions"));
        EXPECT_EQ(panel->horizontalScrollBar()->maximum(), 0) << language;
    });
}

TEST(Look, OfAdvice) {
    inEachLanguage([](const char* language) {
        Desk desk;
        desk.activate(UnitId(0));
        desk.session().answer(field::PhaseDone{});
        players::Advice advice;
        for (const field::Answer& it :
             field::System::options(desk.battle(), desk.session().question()->question)) {
            players::Plan plan;
            plan.answer = it;
            plan.trials = 20;
            plan.chance = 5000 + 300 * static_cast<int>(advice.plans.size());
            advice.plans.push_back(plan);
        }
        ASSERT_GT(advice.plans.size(), 2U);
        AdviceCard& card = fieldDeskOf(*desk.window).advice().card();
        card.show(QStringLiteral("?"), told(desk.battle(), advice));
        expectReadable(*desk.window, language, "advice");
    });
}

}  // namespace
}  // namespace vallum::app
