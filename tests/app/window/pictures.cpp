// SPDX-License-Identifier: GPL-3.0-or-later
#include "annotations/annotator.h"
#include "app/window/desk.h"
#include "app/window/fought.h"
#include "app/window/program.h"
#include "export/film_dialog.h"
#include "export/picture_dialog.h"
#include "export/print_dialog.h"
#include "luck/luck_panel.h"
#include "projector/projector.h"
#include "projector/projector_window.h"
#include "replay/recap_card.h"
#include "replay/replay_desk.h"
#include "start/gallery.h"
#include "start/start_page.h"
#include "window/rule_help.h"

#include <QDir>
#include <QDockWidget>
#include <QFile>
#include <QLineEdit>
#include <QTabWidget>
#include <QTemporaryDir>
#include <QTreeWidget>

#include <vallum/core/check.h>

/// Draws the pictures of the user guide from the window itself: vallum_pictures FOLDER
namespace {

using namespace vallum;
using namespace vallum::app;

void keep(QWidget& widget, const QString& folder, const char* name) {
    for (int round = 0; round != 5; ++round) QApplication::processEvents();
    widget.grab().save(QDir(folder).filePath(QLatin1String(name) + QStringLiteral(".png")));
}

void answerEvents(Desk& desk) {
    while (desk.isAsked<field::ChooseEvent>()) desk.press(QStringLiteral("No event"));
}

void drawTurn(const QString& folder) {
    Desk desk;
    desk.window->resize(1180, 780);
    QApplication::processEvents();
    desk.activate(UnitId(1));
    desk.activate(UnitId(0));
    desk.endPhase();
    desk.drag(desk.at(UnitId(1)), desk.at(11_du, 9.5_du));
    keep(*desk.window, folder, "move");
    desk.key(Qt::Key_Return);
    desk.drag(desk.at(UnitId(0)), desk.at(8_du, 9.7_du));
    keep(*desk.window, folder, "charge");
    desk.key(Qt::Key_Return);
    desk.endPhase();
    desk.click(desk.at(UnitId(3)));
    answerEvents(desk);
    for (auto* tree : desk.window->findChildren<QTreeWidget*>()) tree->expandAll();
    keep(*desk.window, folder, "melee");
}

void drawTable(const QString& folder) {
    Desk desk(QStringLiteral(VALLUM_SOURCE_DIR "/scenarios/first-battle.json"));
    desk.window->resize(1280, 860);
    QApplication::processEvents();
    keep(*desk.window, folder, "table");
    auto* tool = desk.window->tools().as<OrderTool>();
    tool->takeCard(desk.battle().player(desk.battle().active).hand.front());
    keep(*desk.window, folder, "hand");
    desk.session().setCurtains(true);
    while (!desk.session().curtainFor() && desk.session().question() != nullptr) {
        if (desk.isAsked<field::ChooseDraw>()) {
            desk.session().answer(field::DiscardAndDraw{});
        } else if (const auto* limit =
                       std::get_if<field::DiscardToLimit>(&desk.session().question()->question)) {
            const auto& cards = desk.battle().player(desk.battle().active).hand;
            desk.session().answer(field::CardsToDiscard{{cards.begin(), cards.begin() + limit->count}});
        } else {
            desk.session().answer(field::PhaseDone{});
        }
    }
    keep(*desk.window, folder, "curtain");
}

/// Four cards each, and the next one on its way.
void drawDeployment(const QString& folder) {
    Desk desk(QStringLiteral(VALLUM_SOURCE_DIR "/scenarios/open-field.json"));
    desk.window->resize(1180, 780);
    QApplication::processEvents();
    for (int card = 0; card != 8; ++card) {
        const bool south = desk.battle().side(desk.battle().active).home == field::Home::south;
        desk.click(desk.at(Du(6000 + card / 2 * 1800), south ? 4_du : 14_du));
    }
    QTest::mouseMove(desk.view().viewport(), desk.at(13.2_du, 14_du));
    keep(*desk.window, folder, "deployment");
}

/// Two units that charge with one drag.
void drawGroup(const QString& folder) {
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
    desk.window->resize(1180, 780);
    desk.takeCard(0);
    desk.key(Qt::Key_A);
    desk.key(Qt::Key_Return);
    desk.endPhase();
    desk.key(Qt::Key_A, Qt::ControlModifier);
    desk.drag(desk.at(UnitId(0)), desk.at(9_du, 9.7_du));
    keep(*desk.window, folder, "group");
}

/// A unit with a ram on its way to the gate, and what it can do there.
/// The breach at the gate, a turn later: the first ram is within reach of it.
void writeAssault(QFile& file) {
    QFile shipped(QStringLiteral(VALLUM_SOURCE_DIR "/scenarios/breach-at-the-gate.json"));
    VALLUM_CHECK(shipped.open(QFile::ReadOnly) && file.open(QFile::WriteOnly));
    QByteArray text = shipped.readAll();
    const qsizetype first = text.indexOf("\"y\": 8.4");
    VALLUM_CHECK(first > 0);
    file.write(text.replace(first, 8, "\"y\": 9.4"));
    file.close();
}

void drawSiege(const QString& folder) {
    QTemporaryDir scratch;
    QFile assault(scratch.filePath(QStringLiteral("assault.json")));
    writeAssault(assault);
    Desk desk(assault.fileName());
    desk.window->resize(1180, 780);
    QApplication::processEvents();
    desk.activate(UnitId(0));
    desk.endPhase();
    desk.drag(desk.at(UnitId(0)), desk.at(8_du, 10.6_du));
    keep(*desk.window, folder, "storm");
    desk.key(Qt::Key_Return);
    desk.goOnUntil<field::ChooseCombat>();
    keep(*desk.window, folder, "siege");
}

void drawExports(const QString& folder) {
    const Desk desk(QStringLiteral(VALLUM_SOURCE_DIR "/scenarios/breach-at-the-gate.json"));
    TableScene& scene = desk.window->scene();
    PictureDialog picture({scene, QRectF(5.5, 1, 8, 8), scene}, QStringLiteral("The Breach"));
    picture.choose(PictureDialog::Part::seen);
    picture.setWidth(1600);
    picture.show();
    keep(picture, folder, "export-picture");
    PrintDialog print(desk.battle(), scene, QStringLiteral("The Breach"));
    print.show();
    keep(print, folder, "export-print");
    FilmDialog film(Fought().story());
    film.show();
    keep(film, folder, "export-film");
}

/// The lesson, at the step in which a unit is moved.
void drawLesson(const QString& folder) {
    Desk desk;
    desk.window->resize(1180, 780);
    desk.window->showStart();
    desk.window->startPage().openAt(StartPage::Part::learn);
    desk.press(QStringLiteral("Begin the lesson"));
    desk.press(QStringLiteral("Go on"));
    desk.click(desk.at(UnitId(0)));
    desk.takeCard(0);
    desk.key(Qt::Key_A);
    desk.key(Qt::Key_Return);
    desk.endPhase();
    keep(*desk.window, folder, "lesson");
}

/// Two computers have fought for a while, and somebody looks back.
void drawReplay(const QString& folder) {
    Desk desk(QStringLiteral(VALLUM_SOURCE_DIR "/scenarios/first-battle.json"));
    desk.window->resize(1180, 780);
    Session& session = desk.session();
    session.setPace(0);
    for (const int seat : {1, 2}) session.seat(Seat(seat), Who::greedy);
    const auto isWorthTelling = [&] {
        return field::recapFor(desk.battle(), session.history(), desk.battle().active).size() > 3;
    };
    VALLUM_CHECK(QTest::qWaitFor(isWorthTelling, 120'000));
    const Seat active = desk.battle().active;
    for (const int seat : {1, 2}) session.seat(Seat(seat), Who::person);
    desk.window->replay().recap().tell(active);
    keep(*desk.window, folder, "recap");
    desk.window->replay().recap().hide();
    Replay& replay = desk.window->replay().replay();
    replay.open();
    replay.goBack(field::Beginning::combat);
    replay.stepOn();
    keep(*desk.window, folder, "replay");
    replay.close();
}

/// What a class sees of a battle that is under way.
void drawProjector(const QString& folder) {
    Desk desk(QStringLiteral(VALLUM_SOURCE_DIR "/scenarios/first-battle.json"));
    Session& session = desk.session();
    session.setPace(0);
    for (const int seat : {1, 2}) session.seat(Seat(seat), Who::greedy);
    VALLUM_CHECK(QTest::qWaitFor([&] { return desk.battle().turn >= 4; }, 120'000));
    for (const int seat : {1, 2}) session.seat(Seat(seat), Who::person);
    desk.window->projector().open();
    ProjectorWindow& screen = *desk.window->projector().screen();
    screen.resize(1280, 720);
    QTest::qWait(50);
    screen.view().fit();
    keep(screen, folder, "projector");
}

/// Two computers have fought a battle with real dice for a while.
void drawLuck(const QString& folder) {
    Desk desk(QStringLiteral(VALLUM_SOURCE_DIR "/scenarios/first-battle.json"));
    desk.window->resize(1180, 900);
    Session& session = desk.session();
    session.setPace(0);
    for (const int seat : {1, 2}) session.seat(Seat(seat), Who::greedy);
    VALLUM_CHECK(QTest::qWaitFor([&] { return desk.battle().turn > 12; }, 120'000));
    session.setRealDice(true);
    const auto hasThree = [&] { return session.diceWanted() != nullptr && session.diceWanted()->dice > 3; };
    const auto throwUntil = [&] {
        if (session.diceWanted() != nullptr && !hasThree())
            session.throwDice(std::vector<int>(static_cast<std::size_t>(session.diceWanted()->dice), 4));
        return hasThree();
    };
    VALLUM_CHECK(QTest::qWaitFor(throwUntil, 120'000));
    QTest::keyClicks(desk.window.get(), QStringLiteral("352"));
    auto* questions = desk.window->findChild<QDockWidget*>(QStringLiteral("QuestionDock"));
    keep(*questions, folder, "real-dice");
    LuckPanel panel(session);
    panel.resize(360, 640);
    panel.show();
    keep(panel, folder, "luck");
}

/// A teacher explains a battle.
void drawAnnotated(const QString& folder) {
    Desk desk(QStringLiteral(VALLUM_SOURCE_DIR "/scenarios/cavalry-envelopment.json"));
    desk.window->resize(1180, 780);
    QApplication::processEvents();
    desk.window->annotator().setOn(true);
    const auto drawing = [&](Qt::Key tool, Qt::Key color, geometry::Point from, geometry::Point to) {
        desk.key(tool);
        desk.key(color);
        desk.drag(desk.at(from.x, from.y), desk.at(to.x, to.y));
    };
    drawing(Qt::Key_E, Qt::Key_4, {7_du, 8_du}, {15_du, 11_du});
    drawing(Qt::Key_A, Qt::Key_2, {3_du, 10_du}, {7_du, 14_du});
    drawing(Qt::Key_A, Qt::Key_2, {19_du, 10_du}, {15_du, 14_du});
    Sketchbook& book = desk.session().sketches();
    book.add({field::Drawing::label, field::Chalk::white, {{11_du, 4_du}}, "The center gives way", 0, {}});
    keep(*desk.window, folder, "annotations");
}

void drawRules(const QString& folder) {
    Desk desk;
    RulesWindow& rules = desk.window->findChild<RuleHelp*>()->rules();
    rules.resize(1000, 760);
    rules.show();
    rules.findChild<QLineEdit*>()->setText(QStringLiteral("front"));
    rules.open("GEO-19"_rule);
    keep(rules, folder, "rules");
}

void drawDark(const QString& folder) {
    const QPalette light = QApplication::palette();
    QPalette dark(QColor(0x2b, 0x2b, 0x2e), QColor(0x2b, 0x2b, 0x2e));
    dark.setColor(QPalette::Base, QColor(0x1f, 0x1f, 0x22));
    QApplication::setPalette(dark);
    Desk desk(QStringLiteral(VALLUM_SOURCE_DIR "/scenarios/first-battle.json"));
    desk.window->resize(1024, 768);
    keep(*desk.window, folder, "dark");
    QApplication::setPalette(light);
}

void drawStart(const QString& folder) {
    Desk desk(QStringLiteral(VALLUM_SOURCE_DIR "/scenarios/first-battle.json"));
    desk.window->resize(1180, 780);
    desk.window->showStart();
    keep(*desk.window, folder, "continue");
    desk.window->newBattle();
    const auto* gallery = desk.window->findChild<Gallery*>();
    VALLUM_CHECK(QTest::qWaitFor([&] { return gallery->isPainted(); }, 60'000));
    keep(*desk.window, folder, "new-battle");
    desk.window->startPage().findChild<QTabWidget*>()->setCurrentIndex(1);
    keep(*desk.window, folder, "own-battle");
}

}  // namespace

int main(int argc, char** argv) {
    const Program program(argc, argv, QStringLiteral("vallum-pictures"));
    QApplication::setStyle(QStringLiteral("Fusion"));
    const QString folder = argc > 1 ? QString::fromLocal8Bit(argv[1]) : QStringLiteral(".");
    QDir().mkpath(folder);
    drawTable(folder);
    drawTurn(folder);
    drawDeployment(folder);
    drawGroup(folder);
    drawSiege(folder);
    drawReplay(folder);
    drawProjector(folder);
    drawExports(folder);
    drawLuck(folder);
    drawAnnotated(folder);
    drawRules(folder);
    drawDark(folder);
    drawLesson(folder);
    drawStart(folder);
    return 0;
}
