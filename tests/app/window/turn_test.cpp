// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/places.h"
#include "app/window/shipped.h"
#include "field/panels/phase_bar.h"
#include "field/panels/question_panel.h"
#include "window/preferences.h"

#include <set>

#include <QRegularExpression>
#include <QSignalSpy>
#include <QTemporaryDir>

#include <vallum/core/text_file.h>
#include <vallum/field/files/save_file.h>
#include <vallum/field/queries/only_answer.h>
#include <vallum/field/queries/reach.h>
#include <vallum/field/rules/turn/orders.h>
#include <vallum/field/situation/movement/cards.h>

namespace vallum::app {
namespace {

constexpr UnitId hastati(0);
constexpr UnitId principes(1);
constexpr UnitId equites(2);
constexpr UnitId libyes(3);

template <class Kind> int happened(const FieldSession& session) {
    return static_cast<int>(std::ranges::count_if(
        session.history(), [](const field::Happening& it) { return std::holds_alternative<Kind>(it.fact); }));
}

TEST(Turn, AnOrderIsPlayedFromTheHandOnUnitsOfTheTable) {
    Desk desk;
    ASSERT_TRUE(desk.isAsked<field::ChooseOrder>());
    desk.activate(principes);
    EXPECT_TRUE(desk.battle().unit(principes).has(field::Marker::active));
}

TEST(Turn, AClickOnACardLeavesTheKeysToTheTable) {
    Desk desk;
    desk.view().setFocus();
    auto* hand = desk.window->findChild<HandPanel*>();
    auto* tool = toolIn<OrderTool>(*desk.window);
    ASSERT_NE(tool, nullptr);
    QTest::mouseClick(hand, Qt::LeftButton, {}, QPoint(30, hand->height() / 2));
    QApplication::processEvents();
    ASSERT_TRUE(tool->draft().hasCard());
    QTest::keyClick(desk.window->focusWidget(), Qt::Key_Escape);
    QApplication::processEvents();
    EXPECT_FALSE(tool->draft().hasCard()) << "as the hint says";
}

TEST(Turn, AClickOnAButtonLeavesTheKeysToTheTable) {
    Desk desk;
    desk.view().setFocus();
    desk.takeCard(0);
    desk.view().setFocus();
    desk.press(QStringLiteral("All that fit"));
    EXPECT_TRUE(desk.view().hasFocus());
}

TEST(Turn, AnOrderForFewerUnitsThanFitPicksThemOnRequest) {
    Desk desk;
    const auto* tool = toolIn<OrderTool>(*desk.window);
    const auto& hand = desk.battle().player(desk.battle().active).hand;
    for (int place = 0; place != std::ssize(hand); ++place) {
        desk.takeCard(place);
        const int most = tool->draft().left();
        const auto fitting = field::unitsForOrder(desk.battle(), desk.battle().active, tool->draft().order());
        if (most > 0 && most < std::ssize(fitting)) {
            desk.press(QStringLiteral("Pick %1 for me").arg(most));
            EXPECT_EQ(std::ssize(tool->draft().order().units), most);
            return;
        }
        desk.key(Qt::Key_Escape);
    }
    FAIL() << "no card orders fewer units than fit";
}

TEST(Turn, TheButtonsStayWhereTheyAreWhileUnitsArePicked) {
    Desk desk;
    auto* tool = toolIn<OrderTool>(*desk.window);
    ASSERT_NE(tool, nullptr);
    const auto& hand = desk.battle().player(desk.battle().active).hand;
    const auto card = std::ranges::find_if(
        hand, [&](CardId it) { return desk.battle().order(it).effect.activate.has_value(); });
    ASSERT_NE(card, hand.end());
    tool->takeCard(*card);
    const QPoint play = placeOf(desk, QStringLiteral("Play the order"));
    const QPoint end = placeOf(desk, QStringLiteral("No more orders"));
    desk.key(Qt::Key_A);
    EXPECT_FALSE(tool->draft().order().units.empty());
    EXPECT_EQ(placeOf(desk, QStringLiteral("Play the order")), play);
    EXPECT_EQ(placeOf(desk, QStringLiteral("No more orders")), end);
}

TEST(Turn, AnOrderThatIsPickedIsNotDroppedUnasked) {
    Desk desk;
    desk.takeCard(0);
    desk.press(QStringLiteral("End phase"));
    ASSERT_TRUE(desk.isAsked<field::ChooseOrder>());
    EXPECT_TRUE(toolIn<OrderTool>(*desk.window)->draft().hasCard());
    EXPECT_TRUE(desk.told().contains(QStringLiteral("is chosen but not played.")));
    desk.key(Qt::Key_Escape);
    EXPECT_FALSE(desk.told().contains(QStringLiteral("is chosen but not played.")));
    desk.takeCard(0);
    desk.press(QStringLiteral("End phase"));
    desk.press(QStringLiteral("End phase"));
    EXPECT_FALSE(desk.isAsked<field::ChooseOrder>());
}

TEST(Turn, AUnitThatIsOnlyLookedAtDoesNotLookChosen) {
    Desk desk;
    TableScene& scene = fieldDeskOf(*desk.window).table().scene();
    const UnitId enemy = field::enemiesOf(desk.battle(), principes).front();
    desk.click(desk.at(enemy));
    EXPECT_TRUE(scene.units().item(enemy)->look().selected);
    desk.takeCard(0);
    EXPECT_FALSE(scene.units().item(enemy)->look().selected);
    EXPECT_TRUE(scene.units().item(enemy)->look().hovered);
    EXPECT_LT(scene.units().item(enemy)->opacity(), 1) << "nor may it be chosen";
    desk.key(Qt::Key_Escape);
    EXPECT_TRUE(scene.units().item(enemy)->look().selected);
}

TEST(Turn, WhatACardLightsUpGoesOutWithIt) {
    Desk desk;
    fieldDeskOf(*desk.window).table().scene().units().highlight({UnitId(0), principes});
    desk.endPhase();
    EXPECT_TRUE(fieldDeskOf(*desk.window).table().scene().units().picked().empty());
}

TEST(Turn, BeginsWithNothingPicked) {
    Desk desk;
    TableScene& scene = fieldDeskOf(*desk.window).table().scene();
    desk.click(desk.at(principes));
    ASSERT_EQ(scene.selected(), principes);
    const int turn = desk.battle().turn;
    desk.goOnUntil<field::ChooseDraw>();
    desk.press(QStringLiteral("Draw three"));
    const auto* limit = std::get_if<field::DiscardToLimit>(&desk.session().question()->question);
    if (limit != nullptr) {
        const auto& cards = desk.battle().player(Seat(1)).hand;
        desk.session().answer(field::CardsToDiscard{{cards.begin(), cards.begin() + limit->count}});
    }
    EXPECT_NE(desk.battle().turn, turn);
    EXPECT_EQ(scene.selected(), std::nullopt);
}

TEST(END07, EnterDiscardsWhatWasDrawnLast) {
    Desk desk;
    desk.goOnUntil<field::ChooseDraw>();
    desk.press(QStringLiteral("Draw three"));
    ASSERT_TRUE(desk.isAsked<field::DiscardToLimit>());
    const auto asked = std::get<field::DiscardToLimit>(desk.session().question()->question);
    const auto hand = desk.battle().player(Seat(1)).hand;
    desk.key(Qt::Key_Return);
    const field::CardsToDiscard last{{hand.end() - asked.count, hand.end()}};
    EXPECT_GT(std::ranges::count(desk.session().record().tape, field::Answer(last),
                                 &TapeEntry<field::System>::answer),
              0);
}

TEST(Turn, AnOrderWithoutAUnitSaysWhatIsMissing) {
    Desk desk;
    desk.takeCard(0);
    ASSERT_GT(toolIn<OrderTool>(*desk.window)->draft().left(), 0);
    const QSignalSpy refusals(&desk.session(), &Session::refused);
    desk.key(Qt::Key_Return);
    EXPECT_EQ(refusals.size(), 0);
    EXPECT_TRUE(desk.told().contains(QStringLiteral("Choose a unit for")));
    EXPECT_TRUE(toolIn<OrderTool>(*desk.window)->draft().hasCard());
}

TEST(Turn, WhoCanStillMoveIsNamedBeforeThePhaseEnds) {
    Desk desk;
    desk.activate(principes);
    desk.endPhase();
    ASSERT_EQ(desk.battle().phase, field::Phase::movement);
    desk.press(QStringLiteral("End phase"));
    EXPECT_EQ(desk.battle().phase, field::Phase::movement);
    EXPECT_TRUE(desk.told().contains(QStringLiteral("Principes can still move.")));
    desk.press(QStringLiteral("End phase"));
    EXPECT_NE(desk.battle().phase, field::Phase::movement);
}

TEST(Turn, ADoubleClickEndsOnePhase) {
    Desk desk;
    desk.activate(principes);
    QWidget* end = desk.window->findChild<PhaseBar*>()->endButton();
    QTest::mouseClick(end, Qt::LeftButton);
    QTest::mouseDClick(end, Qt::LeftButton);
    EXPECT_EQ(desk.battle().phase, field::Phase::movement);
}

/// Gives the first possible answer, or the last one for orders and moves, which ends them.
void answerSomehow(Desk& desk) {
    const auto options = field::System::options(desk.battle(), desk.session().question()->question);
    ASSERT_FALSE(options.empty());
    const bool ends = desk.session().wouldAccept(field::PhaseDone{}).has_value();
    desk.session().answer(ends ? field::Answer(field::PhaseDone{}) : options.front());
}

TEST(Turn, WhoHasNothingToChooseIsNotAsked) {
    Desk desk;
    desk.window->preferences().keeper().change([](Settings& it) { it.asksAnyway = false; });
    std::size_t asked = 0;
    for (; asked != 60 && !desk.battle().outcome; ++asked) {
        const OpenFieldQuestion* open = desk.session().question();
        ASSERT_NE(open, nullptr);
        EXPECT_EQ(field::onlyAnswer(desk.battle(), open->question), std::nullopt);
        answerSomehow(desk);
        if (!desk.session().undoStack().canUndo()) continue;
        const field::Battle now = desk.battle();
        desk.session().undoStack().undo();
        ASSERT_NE(desk.session().question(), nullptr);
        EXPECT_EQ(field::onlyAnswer(desk.battle(), desk.session().question()->question), std::nullopt)
            << "undone with the answer before";
        desk.session().undoStack().redo();
        EXPECT_EQ(desk.battle(), now);
    }
    EXPECT_GT(desk.session().record().tape.size(), asked) << "the rest was answered for the players";
}

TEST(Turn, TheKeyThatEndsAPhaseIsNoAnswerToAnotherQuestion) {
    Desk desk(QStringLiteral(VALLUM_SOURCE_DIR "/scenarios/open-field.json"));
    ASSERT_TRUE(desk.isAsked<field::PlaceUnit>());
    const QSignalSpy refusals(&desk.session(), &Session::refused);
    desk.window->findChild<QAction*>(QStringLiteral("turn-end-phase"))->trigger();
    EXPECT_EQ(refusals.size(), 0);
    EXPECT_TRUE(desk.isAsked<field::PlaceUnit>());
}

TEST(Turn, WhoeverIsHeldUpDoesNotThink) {
    Desk desk;
    const auto title = [&] { return desk.asked(); };
    desk.session().computers().setHalted(true);
    desk.session().assign(field::redSeat, PlayerKind::greedy);
    EXPECT_TRUE(title().contains(QStringLiteral("waiting"))) << title().toStdString();
    desk.session().computers().setHalted(false);
    EXPECT_FALSE(title().contains(QStringLiteral("waiting"))) << title().toStdString();
}

TEST(Turn, TheOpeningSaysWhatToLookFor) {
    Desk desk(QStringLiteral(VALLUM_SOURCE_DIR "/scenarios/phalanx-and-legion.json"));
    EXPECT_TRUE(desk.told().contains(QStringLiteral("Nothing stands up to a phalanx")));
    desk.takeCard(0);
    EXPECT_FALSE(desk.told().contains(QStringLiteral("Nothing stands up to a phalanx")));
}

TEST(Turn, ADragMovesAUnitAndUndoBringsItBack) {
    Desk desk;
    desk.activate(principes);
    desk.endPhase();
    ASSERT_TRUE(desk.isAsked<field::ChooseMove>());
    const geometry::Pose before = desk.battle().unit(principes).pose;
    desk.drag(desk.at(principes), desk.at(11_du, 9.5_du));
    EXPECT_EQ(desk.battle().unit(principes).pose, before);  // not before the move is made
    desk.key(Qt::Key_Return);
    const geometry::Pose after = desk.battle().unit(principes).pose;
    EXPECT_NEAR(after.center.y.raw(), 9500, 30);
    EXPECT_EQ(after.center.x, before.center.x);
    QTest::keyClick(desk.window.get(), Qt::Key_Z, Qt::ControlModifier);
    EXPECT_EQ(desk.battle().unit(principes).pose, before);
    QTest::keyClick(desk.window.get(), Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    EXPECT_EQ(desk.battle().unit(principes).pose, after);
}

TEST(Turn, ADraggedCornerPivotsAboutTheOther) {
    Desk desk;
    desk.activate(principes);
    desk.endPhase();
    desk.click(desk.at(principes));
    // The front-right corner swings forward about the front-left one.
    desk.drag(desk.at(11.8_du, 8.4_du), desk.at(11.6_du, 9.2_du));
    desk.key(Qt::Key_Return);
    const geometry::Pose pose = desk.battle().unit(principes).pose;
    EXPECT_GT(pose.heading, Heading(300_deg));
    EXPECT_LT(pose.heading, Heading(345_deg));
}

TEST(MOV13, ACornerDraggedBackIsRefused) {
    Desk desk;
    desk.activate(principes);
    desk.endPhase();
    desk.click(desk.at(principes));
    const geometry::Pose before = desk.battle().unit(principes).pose;
    const std::size_t refusals = desk.refusals().size();
    desk.drag(desk.at(10.2_du, 7.6_du), desk.at(10.4_du, 6.9_du));  // rear left
    ASSERT_EQ(desk.refusals().size(), refusals + 1);
    EXPECT_EQ(desk.refusals().back(), "MOV-13");
    EXPECT_TRUE(desk.drawn().draft().isEmpty());
    desk.drag(desk.at(11.8_du, 8.4_du), desk.at(11.8_du, 8.37_du));
    EXPECT_EQ(desk.refusals().size(), refusals + 1) << "a click that slips is no drag";
    EXPECT_EQ(desk.battle().unit(principes).pose, before);
}

TEST(Turn, TheKeyboardDoesIt) {
    Desk desk;
    desk.activate(equites);
    desk.endPhase();
    desk.key(Qt::Key_Tab);
    ASSERT_EQ(toolIn<MoveTool>(*desk.window)->unit(), equites);
    desk.key(Qt::Key_Up, Qt::ShiftModifier);
    desk.key(Qt::Key_Up);
    desk.key(Qt::Key_E, Qt::ShiftModifier);
    desk.key(Qt::Key_Backspace);
    desk.key(Qt::Key_Return);
    const geometry::Pose pose = desk.battle().unit(equites).pose;
    EXPECT_EQ(pose, (geometry::Pose{{15_du, 7.1_du}, Heading()}));
}

TEST(Turn, AWrongDragSaysWhyAndMovesNothing) {
    Desk desk;
    desk.activate(principes);
    desk.endPhase();
    const field::Battle before = desk.battle();
    std::vector<Refusal> refusals;
    QObject::connect(&desk.session(), &Session::refused, desk.window.get(),
                     [&](const Refusal& refusal) { refusals.push_back(refusal); });
    desk.click(desk.at(hastati));  // not active
    desk.drag(desk.at(hastati), desk.at(8_du, 9_du));
    desk.key(Qt::Key_Return);
    EXPECT_EQ(desk.battle(), before);
    desk.drag(desk.at(principes), desk.at(11_du, 17.9_du));  // too far: it stops at its limit
    const field::MoveDraft& draft = desk.drawn().draft();
    ASSERT_TRUE(draft.plan());
    EXPECT_TRUE(draft.limit());
    EXPECT_LE(draft.plan()->spent, draft.plan()->allowance + 0.002_mp);
}

/// The Libyes stand ahead to the left of the Hastati, who can reach them only after a pivot.
TEST(Turn, ADropOnAnEnemyInReachChargesHim) {
    const QTemporaryDir folder;
    const QString file = folder.filePath(QStringLiteral("aside.json"));
    QString text = QString::fromStdString(readFile(VALLUM_SOURCE_DIR "/tests/app/window/duel.json").value());
    const auto move = [&text](int from, int to) {
        const QRegularExpression place(QStringLiteral("\"x\": %1,(\\s*)\"y\": 8").arg(from));
        text.replace(place, QStringLiteral("\"x\": %1,\\1\"y\": 8").arg(to));
    };
    move(11, 13);
    move(8, 10);
    ASSERT_TRUE(writeFileSafely(file.toStdString(), text.toStdString()));
    Desk desk(file);
    desk.activate(hastati);
    desk.endPhase();
    const auto charges = field::reachOf(desk.battle(), hastati).charges;
    ASSERT_FALSE(charges.empty());
    EXPECT_GT(charges.front().path.size(), 1U) << "straight ahead would do";
    desk.drag(desk.at(hastati), desk.at(libyes));
    const field::MoveDraft& draft = desk.drawn().draft();
    ASSERT_TRUE(draft.plan() && draft.move().charge);
    EXPECT_EQ(draft.move().charge->target, libyes);
    desk.key(Qt::Key_Return);
    EXPECT_EQ(happened<field::Charged>(desk.session()), 1);
}

TEST(Turn, AChargeIsFoughtAndTheDiceCannotBeTakenBack) {
    Desk desk;
    desk.activate(hastati);
    desk.endPhase();
    desk.drag(desk.at(hastati), desk.at(8_du, 9.6_du));
    ASSERT_TRUE(desk.drawn().draft().move().charge);
    desk.key(Qt::Key_Return);
    EXPECT_EQ(happened<field::Charged>(desk.session()), 1);
    desk.endPhase();
    ASSERT_TRUE(desk.isAsked<field::ChooseCombat>());
    desk.click(desk.at(libyes));
    for (int events = 0; events != 4 && desk.isAsked<field::ChooseEvent>(); ++events) {
        desk.press(QStringLiteral("No event"));
    }
    EXPECT_GE(happened<field::BlowRolled>(desk.session()), 1);
    EXPECT_FALSE(desk.session().undoStack().canUndo());
}

TEST(Turn, CardsWithTheSameEventAreToldApartByTheirOrders) {
    Desk desk;
    field::Scenario scenario = desk.session().record().scenario;
    field::Setting setting = *scenario.setting;
    const auto& known = setting.events;
    const auto resist = std::ranges::find(known, "Resist", &field::Event::name);
    ASSERT_NE(resist, known.end());
    const field::EventId id(static_cast<std::int32_t>(resist - known.begin()));
    for (const CardId card : desk.battle().player(Seat(1)).hand) {
        setting.cards.at(static_cast<std::size_t>(card.raw())).event = id;
    }
    scenario.setting = Constant<field::Setting>(std::move(setting));
    desk.session().start(scenario, {.players = {}, .seed = desk.session().seating().seed});
    desk.activate(hastati);
    desk.endPhase();
    desk.drag(desk.at(hastati), desk.at(8_du, 9.6_du));
    desk.key(Qt::Key_Return);
    desk.endPhase();
    desk.click(desk.at(libyes));
    ASSERT_TRUE(desk.isAsked<field::ChooseEvent>());
    std::set<QString> words;
    std::size_t buttons = 0;
    for (const QPushButton* it : desk.window->findChildren<QPushButton*>()) {
        if (!it->isVisible() || !it->text().startsWith(QStringLiteral("Play Resist ("))) continue;
        words.insert(it->text());
        ++buttons;
    }
    EXPECT_GT(buttons, 1U);
    EXPECT_EQ(buttons, words.size()) << "one button does for twins";
}

TEST(Turn, AMarkerIsOfferedWhereItFitsAndPlacedByAClickBeforeTheCharge) {
    const QTemporaryDir folder;
    Desk desk(duelWith(folder, {{"\"x\": 8,\n                        \"y\": 10", "\"x\": 8.8, \"y\": 10"}}));
    desk.activate(hastati);
    desk.endPhase();
    desk.click(desk.at(hastati));
    desk.key(Qt::Key_Up, Qt::ShiftModifier);
    desk.key(Qt::Key_Up, Qt::ShiftModifier);
    ASSERT_TRUE(desk.drawn().draft().move().charge);
    EXPECT_TRUE(desk.offers(QStringLiteral("Envelop left")));
    EXPECT_FALSE(desk.offers(QStringLiteral("Envelop right")));
    const auto places = toolIn<MoveTool>(*desk.window)->single().charges().markerPlaces();
    ASSERT_EQ(places.size(), 1U);
    const QPolygonF square =
        fieldDeskOf(*desk.window).table().scene().coordinates().toScene(places.front().square);
    desk.click(desk.at(square.boundingRect().center()));
    EXPECT_EQ(desk.drawn().draft().plan()->contact->envelops.size(), 1U);
    EXPECT_TRUE(desk.battle().unit(hastati).envelops.empty());
    desk.key(Qt::Key_Return);
    EXPECT_EQ(desk.battle().unit(hastati).envelops.size(), 1U);
}

TEST(Turn, ASavedBattleIsOpenedAsItWas) {
    Desk desk;
    desk.activate(principes);
    desk.endPhase();
    const QString file = desk.folder.filePath(QStringLiteral("battle.vallum"));
    ASSERT_TRUE(desk.window->files().saveTo(file));
    const field::Battle saved = desk.battle();
    const field::Record record = desk.session().record();
    desk.endPhase();
    ASSERT_TRUE(desk.window->files().open(file));
    EXPECT_EQ(desk.battle(), saved);
    EXPECT_EQ(desk.session().record(), record);
}

TEST(Turn, EveryAnswerIsOnTheDiskBeforeTheNextQuestion) {
    Desk desk;
    const auto kept = [&] {
        const auto saved = battleIn(Documents::autosavePath());
        EXPECT_TRUE(saved);
        return saved->played.record();
    };
    EXPECT_EQ(kept(), desk.session().record());
    desk.activate(principes);
    EXPECT_EQ(kept(), desk.session().record());
    desk.endPhase();
    EXPECT_EQ(kept(), desk.session().record());
}

TEST(Turn, AtTheCurtainNothingSecretIsShown) {
    Desk desk;
    desk.session().screen().setCurtains(true);
    const auto hand = desk.battle().player(Seat(1)).hand;
    EXPECT_NE(std::ranges::count(hand, faceDown), std::ssize(hand));
    while (desk.session().screen().viewer() == Seat(1) && !desk.session().screen().curtainFor()) {
        if (desk.isAsked<field::ChooseDraw>()) {
            desk.press(QStringLiteral("Draw three"));
        } else if (const auto* limit =
                       std::get_if<field::DiscardToLimit>(&desk.session().question()->question)) {
            const auto& cards = desk.battle().player(Seat(1)).hand;
            desk.session().answer(field::CardsToDiscard{{cards.begin(), cards.begin() + limit->count}});
        } else {
            desk.endPhase();
        }
    }
    ASSERT_EQ(desk.session().screen().curtainFor(), Seat(2));
    for (const field::Player& player : desk.battle().players) {
        EXPECT_EQ(std::ranges::count(player.hand, faceDown), std::ssize(player.hand));
    }
    EXPECT_EQ(desk.session().question(), nullptr);
    desk.press(QStringLiteral("I am Carthage"));
    EXPECT_EQ(desk.session().screen().viewer(), Seat(2));
    EXPECT_TRUE(desk.isAsked<field::ChooseOrder>());
}

TEST(Window, FitsASmallScreen) {
    Desk desk;
    desk.window->resize(1024, 768);
    QApplication::processEvents();
    EXPECT_LE(desk.window->width(), 1024);
    EXPECT_LE(desk.window->height(), 768);
    EXPECT_GT(desk.view().width(), 560);
    EXPECT_GT(desk.view().height(), 330);
}

TEST(Window, ShowAfterPlayMovesNothing) {
    Desk desk;
    fieldDeskOf(*desk.window).table().scene().setMillisecondsPerDu(40);
    desk.activate(principes);
    desk.endPhase();
    desk.drag(desk.at(principes), desk.at(11_du, 9_du));
    desk.key(Qt::Key_Return);
    EXPECT_TRUE(
        QTest::qWaitFor([&] { return !fieldDeskOf(*desk.window).table().scene().isPlaying(); }, 3000));
    const QPointF played = fieldDeskOf(*desk.window).table().scene().units().item(principes)->pos();
    fieldDeskOf(*desk.window).table().scene().show(desk.battle());
    EXPECT_EQ(fieldDeskOf(*desk.window).table().scene().units().item(principes)->pos(), played);
}

TEST(Window, ABadFileIsRefusedAndTheBattleStays) {
    Desk desk;
    const field::Battle before = desk.battle();
    const std::string file = desk.folder.filePath(QStringLiteral("bad.json")).toStdString();
    ASSERT_TRUE(writeFileSafely(file, "{\"format\": \"vallum-scenario\", \"version\": 99}"));
    const auto opened = desk.window->desks().now().read(readFile(file).value(), file);
    ASSERT_FALSE(opened);
    EXPECT_EQ(opened.error().place, "/version");
    EXPECT_EQ(desk.battle(), before);
}

}  // namespace
}  // namespace vallum::app
