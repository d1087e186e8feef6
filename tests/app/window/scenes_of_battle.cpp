// SPDX-License-Identifier: GPL-3.0-or-later
#include "annotations/annotator.h"
#include "app/window/camera.h"
#include "app/window/desk.h"
#include "app/window/scenes.h"
#include "app/window/shipped.h"
#include "field/desk/field_chronicle.h"
#include "field/desk/field_stage.h"
#include "field/fight/dice_row.h"
#include "field/fight/fight_sheet.h"
#include "field/fight/fight_stages.h"
#include "field/fight/step_row.h"
#include "lessons/lesson_card.h"
#include "luck/luck_panel.h"
#include "projector/projector.h"
#include "projector/projector_window.h"
#include "replay/recap_card.h"
#include "replay/replay_desk.h"
#include "start/learn_page.h"
#include "start/start_page.h"
#include "window/preferences.h"

#include <QDockWidget>
#include <QFile>
#include <QTemporaryDir>
#include <QTreeWidget>

#include <vallum/core/check.h>
#include <vallum/field/queries/recap.h>
#include <vallum/field/rules/combat/melee.h>

namespace vallum::app {

namespace {

/// By an answer rather than a button, whose text depends on the language.
void endPhase(Desk& desk) { desk.session().answer(field::PhaseDone{}); }
void answerEvents(Desk& desk) {
    while (desk.isAsked<field::ChooseEvent>()) desk.session().answer(field::EventToPlay{});
}
void endTurn(Desk& desk) {
    if (desk.isAsked<field::ChooseDraw>()) {
        desk.session().answer(field::DiscardAndDraw{});
    } else if (const auto* limit = std::get_if<field::DiscardToLimit>(&desk.session().question()->question)) {
        const auto& cards = desk.battle().player(desk.battle().active).hand;
        desk.session().answer(field::CardsToDiscard{{cards.begin(), cards.begin() + limit->count}});
    } else {
        endPhase(desk);
    }
}
/// Computers fight until there is enough to see; then people take over.
void letFight(Desk& desk, const std::function<bool()>& isEnough) {
    FieldSession& session = desk.session();
    session.computers().setPace(0);
    for (const int seat : {1, 2}) session.assign(Seat(seat), PlayerKind::greedy);
    VALLUM_CHECK(QTest::qWaitFor(isEnough, 120'000));
    for (const int seat : {1, 2}) session.assign(Seat(seat), PlayerKind::person);
}

void drawTurn(const Camera& camera) {
    Desk desk;
    camera.frame(*desk.window, {1180, 780});
    desk.activate(UnitId(1));
    desk.activate(UnitId(0));
    endPhase(desk);
    desk.drag(desk.at(UnitId(1)), desk.at(11_du, 9.5_du));
    camera.take(*desk.window, "move");
    desk.key(Qt::Key_Return);
    desk.drag(desk.at(UnitId(0)), desk.at(8_du, 9.7_du));
    camera.take(*desk.window, "charge");
    desk.key(Qt::Key_Return);
    endPhase(desk);
    desk.click(desk.at(UnitId(3)));
    answerEvents(desk);
    for (auto* tree : desk.window->findChildren<QTreeWidget*>()) tree->expandAll();
    camera.take(*desk.window, "melee");
}

bool isAt(const FightSheet& sheet, FightStage stage) {
    return sheet.findChild<StepRow*>()->accessibleName() == nameOf(stage);
}

/// Turns the pages of sheets, with dice that lie still.
void turnPages(Desk& desk, const std::function<bool(const FightSheet&)>& isEnough) {
    VALLUM_CHECK(QTest::qWaitFor(
        [&] {
            auto* sheet = desk.window->findChild<FightSheet*>();
            if (sheet == nullptr) return false;
            for (DiceRow* dice : sheet->findChildren<DiceRow*>()) dice->stop();
            if (isEnough(*sheet)) return true;
            sheet->next();
            return false;
        },
        240'000));
}

/// Two lines have met: the fights to choose from, the dice of one, and whether an army fights on.
void drawFight(const Camera& camera) {
    Desk desk(QStringLiteral(VALLUM_SOURCE_DIR "/scenarios/first-battle.json"));
    camera.frame(*desk.window, {1440, 860});
    letFight(desk, [&] {
        return desk.battle().phase == field::Phase::melee && !desk.battle().combat &&
               field::combatsToFight(desk.battle()).size() > 1;
    });
    camera.take(*desk.window, "fights");
    desk.window->preferences().keeper().change([](Settings& it) {
        it.millisecondsPerDu = 1;
        it.fights = FightPace::stepByStep;
    });
    for (const int seat : {1, 2}) desk.session().assign(Seat(seat), PlayerKind::greedy);
    turnPages(desk,
              [](const FightSheet& sheet) { return !sheet.findChildren<DiceRow*>().back()->isEmpty(); });
    camera.take(*desk.window, "fight");
    turnPages(desk, [](const FightSheet& sheet) { return isAt(sheet, FightStage::wounds); });
    camera.take(*desk.window, "fight");
    turnPages(desk, [](const FightSheet& sheet) {
        return sheet.fight().occasion == field::Occasion::losses && sheet.isAtEnd();
    });
    camera.take(*desk.window, "losses");
    desk.window->preferences().keeper().change([](Settings& it) {
        it.millisecondsPerDu = 0;
        it.fights = FightPace::normal;
    });
}

/// An attack on a wall, and the fires at the end of a turn.
void drawSiegeFights(const Camera& camera) {
    Documents::setSeed(3);
    Desk desk(QStringLiteral(VALLUM_SOURCE_DIR "/scenarios/standard-fortress-wood.json"));
    camera.frame(*desk.window, {1440, 860});
    desk.session().computers().setPace(0);
    for (const int seat : {1, 2}) desk.session().assign(Seat(seat), PlayerKind::greedy);
    VALLUM_CHECK(QTest::qWaitFor([&] { return desk.battle().turn >= 8; }, 120'000));
    desk.window->preferences().keeper().change([](Settings& it) {
        it.millisecondsPerDu = 1;
        it.fights = FightPace::stepByStep;
    });
    turnPages(desk, [](const FightSheet& sheet) {
        return !sheet.fight().isBetweenUnits() &&
               (isAt(sheet, FightStage::damage) || isAt(sheet, FightStage::fire));
    });
    camera.take(*desk.window, "fight-structure");
    turnPages(desk, [](const FightSheet& sheet) {
        return sheet.fight().occasion == field::Occasion::fires && sheet.isAtEnd();
    });
    camera.take(*desk.window, "fires");
    desk.window->preferences().keeper().change([](Settings& it) {
        it.millisecondsPerDu = 0;
        it.fights = FightPace::normal;
    });
}

void drawTable(const Camera& camera) {
    Desk desk(QStringLiteral(VALLUM_SOURCE_DIR "/scenarios/first-battle.json"));
    camera.frame(*desk.window, {1280, 860});
    camera.take(*desk.window, "table");
    auto* tool = toolIn<OrderTool>(*desk.window);
    tool->takeCard(desk.battle().player(desk.battle().active).hand.front());
    camera.take(*desk.window, "hand");
    desk.session().screen().setCurtains(true);
    while (!desk.session().screen().curtainFor() && desk.session().question() != nullptr) endTurn(desk);
    camera.take(*desk.window, "curtain");
}

void drawDeployment(const Camera& camera) {
    Desk desk(QStringLiteral(VALLUM_SOURCE_DIR "/scenarios/open-field.json"));
    camera.frame(*desk.window, {1180, 780});
    for (int card = 0; card != 8; ++card) {
        const bool south = desk.battle().side(desk.battle().active).home == field::Home::south;
        desk.click(desk.at(Du(6000 + card / 2 * 1800), south ? 4_du : 14_du));
    }
    QTest::mouseMove(desk.view().viewport(), desk.at(13.2_du, 14_du));
    camera.take(*desk.window, "deployment");
}

void drawGroup(const Camera& camera) {
    const QTemporaryDir files;
    Desk desk(battleWith(files, R"("deck": [{"card": "foot--throw-javelins", "count": 40}],
        "sides": [{"seat": "red", "name": "Rome", "general": "standard-general", "army": "romans-republic",
         "home": "south", "units": [)" +
                                    unitAt("hastati", "9", "8", led) + ", " + unitAt("hastati", "10.8", "8") +
                                    ", " + unitAt("principes", "12.6", "8") +
                                    R"(]}, {"seat": "blue", "name": "Carthage", "general": "standard-general",
         "army": "carthaginians", "home": "north", "units": [)" +
                                    unitAt("libyes", "9", "10", led) + ", " + unitAt("libyes", "10.8", "10") +
                                    "]}]"));
    camera.frame(*desk.window, {1180, 780});
    desk.takeCard(0);
    desk.key(Qt::Key_A);
    desk.key(Qt::Key_Return);
    endPhase(desk);
    desk.key(Qt::Key_A, Qt::ControlModifier);
    desk.drag(desk.at(UnitId(0)), desk.at(9_du, 9.7_du));
    camera.take(*desk.window, "group");
}

void writeAssault(QFile& file) {
    QFile shipped(QStringLiteral(VALLUM_SOURCE_DIR "/scenarios/breach-at-the-gate.json"));
    VALLUM_CHECK(shipped.open(QFile::ReadOnly) && file.open(QFile::WriteOnly));
    QByteArray text = shipped.readAll();
    const qsizetype first = text.indexOf("\"y\": 8.4");
    VALLUM_CHECK(first > 0);
    file.write(text.replace(first, 8, "\"y\": 9.4"));
    file.close();
}

/// A unit with a ram approaching the gate, and its options there.
void drawSiege(const Camera& camera) {
    QTemporaryDir scratch;
    QFile assault(scratch.filePath(QStringLiteral("assault.json")));
    writeAssault(assault);
    Desk desk(assault.fileName());
    camera.frame(*desk.window, {1180, 780});
    desk.activate(UnitId(0));
    endPhase(desk);
    desk.drag(desk.at(UnitId(0)), desk.at(8_du, 10.6_du));
    camera.take(*desk.window, "storm");
    desk.key(Qt::Key_Return);
    while (!desk.isAsked<field::ChooseCombat>()) endTurn(desk);
    camera.take(*desk.window, "siege");
}

/// Two computers have fought for a while, and the user looks back.
void drawReplay(const Camera& camera) {
    Desk desk(QStringLiteral(VALLUM_SOURCE_DIR "/scenarios/first-battle.json"));
    camera.frame(*desk.window, {1180, 780});
    letFight(desk, [&] {
        return field::recapFor(desk.battle(), desk.session().history(), desk.battle().active).size() > 3;
    });
    fieldDeskOf(*desk.window).replay().recap().tell(desk.battle().active);
    camera.take(*desk.window, "recap");
    fieldDeskOf(*desk.window).replay().recap().hide();
    Replay& replay = fieldDeskOf(*desk.window).replay().replay();
    replay.open();
    replay.goBack(field::Beginning::combat);
    replay.stepOn();
    camera.take(*desk.window, "replay");
    replay.close();
}

/// The view of a class during a battle.
void drawProjector(const Camera& camera) {
    Desk desk(QStringLiteral(VALLUM_SOURCE_DIR "/scenarios/first-battle.json"));
    letFight(desk, [&] { return desk.battle().turn >= 4; });
    fieldDeskOf(*desk.window).secondScreen()->open();
    ProjectorWindow& screen = *fieldDeskOf(*desk.window).secondScreen()->screen();
    camera.frame(screen, {1280, 720});
    QTest::qWait(50);
    dynamic_cast<FieldMirror&>(screen.mirror()).view().camera().fit();
    camera.take(screen, "projector");
}

/// A battle that switches to real dice.
void drawLuck(const Camera& camera) {
    Desk desk(QStringLiteral(VALLUM_SOURCE_DIR "/scenarios/first-battle.json"));
    camera.frame(*desk.window, {1180, 900});
    FieldSession& session = desk.session();
    letFight(desk, [&] {
        if (desk.battle().turn <= 4) return false;
        session.setDice(session.seating().seed, true);
        const RollDice* wanted = session.diceWanted();
        if (wanted == nullptr || wanted->dice > 3) return wanted != nullptr;
        session.throwDice(std::vector<int>(static_cast<std::size_t>(wanted->dice), 4));
        return false;
    });
    QTest::keyClicks(desk.window.get(), QStringLiteral("352"));
    auto* questions = desk.window->findChild<QDockWidget*>(QStringLiteral("QuestionDock"));
    camera.take(*questions, "real-dice");
    FieldChronicle chronicle(session);
    FieldStage stage(session, fieldDeskOf(*desk.window).table().scene(), desk.view(), desk.window.get());
    LuckPanel panel(chronicle, stage);
    panel.resize(360, 640);
    panel.show();
    camera.take(panel, "luck");
}

void drawAnnotated(const Camera& camera) {
    Desk desk(QStringLiteral(VALLUM_SOURCE_DIR "/scenarios/cavalry-envelopment.json"));
    camera.frame(*desk.window, {1180, 780});
    fieldDeskOf(*desk.window).annotator().setOn(true);
    const auto drawing = [&](Qt::Key tool, Qt::Key color, geometry::Point from, geometry::Point to) {
        desk.key(tool);
        desk.key(color);
        desk.drag(desk.at(from.x, from.y), desk.at(to.x, to.y));
    };
    drawing(Qt::Key_E, Qt::Key_4, {7_du, 8_du}, {15_du, 11_du});
    drawing(Qt::Key_A, Qt::Key_2, {3_du, 10_du}, {7_du, 14_du});
    drawing(Qt::Key_A, Qt::Key_2, {19_du, 10_du}, {15_du, 14_du});
    auto& book = desk.session().sketches();
    book.add({field::Drawing::label, field::Chalk::white, {{11_du, 4_du}}, "The center gives way", 0, {}});
    camera.take(*desk.window, "annotations");
}

/// The lesson at the step in which a unit is moved.
void drawLesson(const Camera& camera) {
    Desk desk;
    camera.frame(*desk.window, {1180, 780});
    desk.window->showStart();
    desk.window->startPage().openAt(StartPage::Page::learn);
    desk.press(LearnPage::tr("&Start the lesson").remove(QLatin1Char('&')));
    desk.press(LessonCard::tr("&Continue").remove(QLatin1Char('&')));
    desk.click(desk.at(UnitId(0)));
    desk.takeCard(0);
    desk.key(Qt::Key_A);
    desk.key(Qt::Key_Return);
    endPhase(desk);
    camera.take(*desk.window, "lesson");
}

}  // namespace

void showBattle(const Camera& camera) {
    drawTable(camera);
    drawTurn(camera);
    drawFight(camera);
    drawSiegeFights(camera);
    drawDeployment(camera);
    drawGroup(camera);
    drawSiege(camera);
    drawReplay(camera);
    drawProjector(camera);
    drawLuck(camera);
    drawAnnotated(camera);
    drawLesson(camera);
}

}  // namespace vallum::app
