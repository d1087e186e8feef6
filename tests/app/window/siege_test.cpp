// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/places.h"
#include "app/window/shipped.h"
#include "language/language.h"
#include "widgets/wordy_button.h"

#include <algorithm>

#include <QScrollArea>
#include <QTextBrowser>

#include <vallum/field/situation/fortress/at_structures.h>
#include <vallum/field/situation/fortress/structures.h>

/// Storming a fortress with mouse and keys. The small fortress is centered on (11, 12): its gate is on the
/// south side, from x = 10.2 to 11.8, with its outer side at y = 10.4 and its tower at (12.2, 10.8).
namespace vallum::app {
namespace {

constexpr UnitId storming(0);
constexpr UnitId waiting(1);
constexpr UnitId watching(2);

constexpr field::StructureId tower(1);
constexpr field::StructureId gate(5);
constexpr field::StructureId watchtower(0);

std::string inWatchtower() { return R"({"id": "velites", "inside": "lookout"})"; }

/// Red comes from the south and can order every foot unit.
QString siege(const QTemporaryDir& files, const std::string& more = {}) {
    return battleWith(files, R"("deck": [{"card": "foot--throw-javelins", "count": 40}],
        "structures": [{"kind": "watchtower", "owner": "red", "name": "lookout",
                        "at": {"x": 4, "y": 8, "heading": 0}}],
        "fortresses": [{"layout": "small", "at": {"x": 11, "y": 12, "heading": 180}, "owner": "blue",
                        "material": "wood", "name": "hold"}],
        "sides": [{"seat": "red", "name": "Rome", "general": "standard-general", "army": "romans-republic",
         "home": "south", "units": [)" +
                                 unitAt("hastati", "11", "8.8", led) + ", " + unitAt("principes", "15", "8") +
                                 ", " + inWatchtower() + more +
                                 R"(]}, {"seat": "blue", "name": "Carthage", "general": "standard-general",
         "army": "carthaginians", "home": "north", "units": [)" +
                                 unitAt("libyes", "11", "12", led) + "]}]");
}

MoveTool& moving(const Desk& desk) { return *toolIn<MoveTool>(*desk.window); }

/// Activates as many units as possible and starts the movement phase.
void beginToMove(Desk& desk) {
    desk.takeCard(0);
    desk.key(Qt::Key_A);
    desk.key(Qt::Key_Return);
    desk.endPhase();
    ASSERT_TRUE(desk.isAsked<field::ChooseMove>());
}

TEST(Siege, AKeyFindsTheWayToTheNearestWallOrSaysThatThereIsNone) {
    const QTemporaryDir files;
    Desk desk(siege(files));
    beginToMove(desk);
    desk.click(desk.at(storming));
    desk.key(Qt::Key_K);
    const field::MoveDraft& draft = desk.drawn().draft();
    ASSERT_TRUE(draft.move().at);
    EXPECT_EQ(draft.move().at->what, field::Arrival::lineUp);
    EXPECT_TRUE(draft.plan());
    desk.key(Qt::Key_Escape);
    desk.key(Qt::Key_Escape);
    desk.click(desk.at(waiting));
    int refusals = 0;
    QObject::connect(&desk.session(), &Session::refused, desk.window.get(), [&] { ++refusals; });
    desk.key(Qt::Key_K);
    EXPECT_EQ(refusals, 1);
    EXPECT_TRUE(draft.isEmpty());
}

TEST(Siege, ADragOntoAWallLinesUpWithIt) {
    const QTemporaryDir files;
    Desk desk(siege(files));
    beginToMove(desk);
    desk.drag(desk.at(storming), desk.at(11.1_du, 10.6_du));
    const field::MoveDraft& draft = desk.drawn().draft();
    ASSERT_TRUE(draft.plan()) << draft.plan().error().rule.text();
    ASSERT_TRUE(draft.plan()->arrival);
    EXPECT_EQ(draft.plan()->arrival->structure, gate);
    EXPECT_EQ(draft.plan()->arrival->what, field::Arrival::lineUp);
    EXPECT_TRUE(desk.told().contains(QStringLiteral(" of <b>2</b> DU"))) << desk.told().toStdString();
    desk.key(Qt::Key_Return);
    EXPECT_EQ(desk.battle().unit(storming).pose.center.y, 10_du);
    EXPECT_TRUE(field::touches(desk.battle(), storming, gate));
}

TEST(Siege, AKeyBeginsTheClimbAndAnotherOneComesDownAgain) {
    const QTemporaryDir files;
    Desk desk(siege(files));
    beginToMove(desk);
    desk.drag(desk.at(storming), desk.at(11_du, 10.6_du));
    ASSERT_TRUE(desk.offers(QStringLiteral("Climb the gate")));
    desk.key(Qt::Key_U);
    ASSERT_TRUE(desk.drawn().draft().plan());
    EXPECT_EQ(desk.drawn().draft().plan()->arrival->what, field::Arrival::climb);
    desk.key(Qt::Key_Return);
    ASSERT_TRUE(desk.battle().unit(storming).climb);
    EXPECT_EQ(desk.battle().unit(storming).climb->levels, 0);
    desk.goOnUntil<field::ChooseDraw>();
    EXPECT_TRUE(fieldDeskOf(*desk.window)
                    .table()
                    .scene()
                    .structures()
                    .at(desk.view().mapToScene(desk.at(11_du, 10.6_du))));
    EXPECT_TRUE(desk.battle().unit(storming).climb);
}

/// Shows all answers at once, in the language with the longer words.
TEST(Siege, NoAnswerAtAWallIsCutOffOnASmallScreen) {
    useLanguage(QStringLiteral("es"));
    const QTemporaryDir files;
    Desk desk(siege(files));
    desk.window->resize(1020, 736);
    desk.takeCard(0);
    desk.key(Qt::Key_A);
    desk.key(Qt::Key_Return);
    desk.press(QStringLiteral("Fin de fase"));
    ASSERT_TRUE(desk.isAsked<field::ChooseMove>());
    desk.drag(desk.at(storming), desk.at(11_du, 10.6_du));
    ASSERT_TRUE(desk.offers(QStringLiteral("Escalar")));
    const auto* questions = desk.window->findChild<QScrollArea*>(QStringLiteral("choices"));
    ASSERT_NE(questions, nullptr);
    EXPECT_LE(questions->widget()->width(), questions->viewport()->width());
    for (const WordyButton* button : questions->findChildren<WordyButton*>()) {
        EXPECT_GE(button->height(), button->heightForWidth(button->width())) << button->text().toStdString();
    }
    useLanguage(QStringLiteral("en"));
}

TEST(Siege, WhatTheRulesForbidAtAStructureIsSaidBesideIt) {
    const QTemporaryDir files;
    Desk desk(siege(files, ", " + unitAt("hastati", "12.8", "9.6")));
    beginToMove(desk);
    desk.drag(desk.at(UnitId(3)), desk.at(12.5_du, 10.7_du));
    const auto offers = moving(desk).single().structures().offers();
    const auto occupies = std::ranges::find_if(offers, [](const StructureOffer& it) {
        const auto* at = std::get_if<field::AtStructure>(&it.what);
        return at != nullptr && at->structure == tower && at->what == field::Arrival::occupy;
    });
    ASSERT_NE(occupies, offers.end());
    EXPECT_FALSE(occupies->isPossible());
    EXPECT_TRUE(occupies->explanation().contains(QStringLiteral("FOR-18")));
}

TEST(Siege, ADragOutOfATowerLeavesItOnThatSide) {
    const QTemporaryDir files;
    Desk desk(siege(files));
    beginToMove(desk);
    ASSERT_EQ(desk.battle().unit(watching).inside, watchtower);
    desk.drag(desk.at(watching), desk.at(5.6_du, 8_du));
    ASSERT_TRUE(desk.drawn().draft().plan()) << desk.drawn().draft().plan().error().rule.text();
    EXPECT_EQ(desk.drawn().draft().pose().heading, Heading(90_deg));
    desk.key(Qt::Key_Return);
    EXPECT_FALSE(desk.battle().unit(watching).inside);
    EXPECT_GT(desk.battle().unit(watching).pose.center.x, 4.7_du);
}

TEST(Siege, TheKeyForTheWayOutTakesOneSideAfterTheOther) {
    const QTemporaryDir files;
    Desk desk(siege(files));
    beginToMove(desk);
    desk.click(desk.at(watching));
    desk.key(Qt::Key_G);
    EXPECT_EQ(desk.drawn().draft().pose().heading, Heading(0_deg));
    desk.key(Qt::Key_G);
    EXPECT_EQ(desk.drawn().draft().pose().heading, Heading(90_deg));
    for (int more = 0; more != 3; ++more) desk.key(Qt::Key_G);
    EXPECT_TRUE(desk.drawn().draft().isEmpty());
}

TEST(Siege, NoWayOutIsOfferedOnceAPathIsDrawn) {
    const QTemporaryDir files;
    Desk desk(siege(files));
    beginToMove(desk);
    desk.drag(desk.at(watching), desk.at(5.6_du, 8_du));
    ASSERT_FALSE(desk.drawn().draft().move().path.empty());
    const field::Move drawn = desk.drawn().draft().move();
    desk.key(Qt::Key_G);
    EXPECT_EQ(desk.drawn().draft().move(), drawn);
    EXPECT_TRUE(std::ranges::none_of(
        moving(desk).single().structures().offers(),
        [](const StructureOffer& it) { return it.name.startsWith(QStringLiteral("Leave to")); }));
}

TEST(Siege, TheMenuOffersTheSame) {
    const QTemporaryDir files;
    Desk desk(siege(files));
    beginToMove(desk);
    desk.click(desk.at(watching));
    desk.menu(desk.at(watching), [](QMenu& menu) {
        const auto actions = menu.actions();
        EXPECT_TRUE(std::ranges::any_of(
            actions, [](const QAction* it) { return it->text().startsWith(QStringLiteral("Leave to")); }));
    });
}

TEST(Siege, ADragOntoAWatchtowerOccupiesIt) {
    const QTemporaryDir files;
    Desk desk(siege(files, ", " + unitAt("hastati", "6.2", "8")));
    constexpr UnitId other(3);
    beginToMove(desk);
    desk.drag(desk.at(watching), desk.at(4_du, 9.6_du));
    ASSERT_TRUE(desk.drawn().draft().plan()) << desk.drawn().draft().plan().error().rule.text();
    desk.key(Qt::Key_Return);
    ASSERT_FALSE(desk.battle().unit(watching).inside);
    desk.drag(desk.at(other), desk.at(4_du, 8_du));
    ASSERT_TRUE(desk.drawn().draft().plan()) << desk.drawn().draft().plan().error().rule.text();
    ASSERT_TRUE(desk.drawn().draft().plan()->arrival);
    desk.key(Qt::Key_Return);
    EXPECT_EQ(desk.battle().unit(other).inside, watchtower);
}

TEST(Siege, EveryStructureIsFoundUnderTheMouse) {
    const QTemporaryDir files;
    const Desk desk(siege(files));
    EXPECT_EQ(fieldDeskOf(*desk.window)
                  .table()
                  .scene()
                  .structures()
                  .at(fieldDeskOf(*desk.window)
                          .table()
                          .scene()
                          .coordinates()
                          .toScene(geometry::Point{11_du, 10.6_du})),
              gate);
    EXPECT_TRUE(field::defendsFortress(desk.battle(), UnitId(3)));
    EXPECT_FALSE(field::defendsFortress(desk.battle(), waiting));
}

/// A ram in front of the gate, with archers farther back.
QString battery(const QTemporaryDir& files) {
    return battleWith(
        files, R"("deck": [{"card": "foot--throw-javelins", "count": 40}], "rangesShown": true,
        "fortresses": [{"layout": "small", "at": {"x": 11, "y": 12, "heading": 180}, "owner": "blue",
                        "material": "wood", "name": "hold"}],
        "sides": [{"seat": "red", "name": "Rome", "general": "standard-general", "army": "romans-imperial",
         "home": "south", "units": [)" +
                   unitAt("legionarii", "11", "10", R"(, "carriesRam": true, "general": true)") + ", " +
                   unitAt("sagittarii-legionis", "12.6", "8.4") +
                   R"(]}, {"seat": "blue", "name": "Carthage", "general": "standard-general",
         "army": "carthaginians", "home": "north", "units": [)" +
                   unitAt("libyes", "18", "15", led) + "]}]");
}
constexpr field::StructureId gateOfBattery(4);

template <class Fact> bool hasHappened(const Desk& desk) {
    return std::ranges::any_of(desk.session().history(), [](const field::Happening& it) {
        return std::holds_alternative<Fact>(it.fact);
    });
}

TEST(Siege, AStructureIsAimedAtBeforeItIsShotAt) {
    const QTemporaryDir files;
    Desk desk(battery(files));
    constexpr UnitId archers(1);
    beginToMove(desk);
    desk.goOnUntil<field::ChooseShot>();
    desk.click(desk.at(archers));
    desk.click(desk.at(11.7_du, 10.6_du));
    const auto* tool = toolIn<ShotTool>(*desk.window);
    ASSERT_NE(tool, nullptr);
    ASSERT_EQ(tool->structure(), gateOfBattery);
    EXPECT_FALSE(tool->shotsAt(gateOfBattery).empty());
    EXPECT_TRUE(detailsOf(desk).contains(QStringLiteral("fire markers expected")));
    desk.key(Qt::Key_Return);
    EXPECT_TRUE(hasHappened<field::StructureMeasured>(desk));
}

TEST(Siege, AClickOnAStructureTellsWhatItWithstands) {
    const QTemporaryDir files;
    Desk desk(battery(files));
    desk.click(desk.at(11.7_du, 10.6_du));
    EXPECT_EQ(fieldDeskOf(*desk.window).table().scene().pointedAt(), gateOfBattery);
    const auto texts = desk.window->findChildren<QTextBrowser*>();
    EXPECT_TRUE(std::ranges::any_of(texts, [](const QTextBrowser* it) {
        return it->isVisible() && it->toPlainText().contains(QStringLiteral("GAT-04"));
    }));
}

TEST(Siege, AClickOnARamTellsWhatItDoesAndWhoCanCarryIt) {
    const QTemporaryDir files;
    Desk desk(battleWith(files, R"("rams": [{"at": {"x": 11, "y": 12, "heading": 0}}],
        "sides": [{"seat": "red", "name": "Rome", "general": "standard-general", "army": "romans-republic",
         "home": "south", "units": [)" +
                                    unitAt("hastati", "8", "8", R"(, "carriesRam": true, "general": true)") +
                                    R"(]}, {"seat": "blue", "name": "Carthage", "general": "standard-general",
         "army": "carthaginians", "home": "north", "units": [)" +
                                    unitAt("libyes", "18", "15", led) + "]}]"));
    const auto told = [&](const char* words) {
        const auto texts = desk.window->findChildren<QTextBrowser*>();
        return std::ranges::any_of(texts, [&](const QTextBrowser* it) {
            return it->isVisible() && it->toPlainText().contains(QLatin1String(words));
        });
    };
    desk.click(desk.at(11_du, 12_du));
    EXPECT_TRUE(told("RAM-04"));
    EXPECT_TRUE(told("RAM-08")) << "nobody carries it";
    desk.click(desk.at(UnitId(0)));
    EXPECT_TRUE(told("RAM-04")) << "of the unit that carries the other";
    EXPECT_FALSE(told("RAM-08"));
    desk.click(desk.at(15_du, 8_du));
    EXPECT_FALSE(told("RAM-08"));
}

}  // namespace
}  // namespace vallum::app
