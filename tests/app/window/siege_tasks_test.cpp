// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/places.h"
#include "app/window/shipped.h"
#include "field/panels/question_panel.h"

#include <algorithm>

#include <vallum/field/rules/siege/fires.h>
#include <vallum/field/situation/fortress/structures.h>

/// Ramming, burning, firefighting and clearing, with mouse and keys.
namespace vallum::app {
namespace {

constexpr UnitId besieger(0);
constexpr UnitId garrison(1);
constexpr field::StructureId target(0);

const std::string footOnly = R"("deck": [{"card": "foot--throw-javelins", "count": 40}], )";

/// One unit each of Rome and Carthage, with structures between them.
QString battlefield(const QTemporaryDir& files,
                    const std::string& structures,
                    const std::string& roman,
                    const std::string& carthaginian) {
    return battleWith(files, footOnly + structures +
                                 R"("sides": [{"seat": "red", "name": "Rome", "general": "standard-general",
         "army": "romans-republic", "home": "south", "units": [)" +
                                 roman + R"(]}, {"seat": "blue", "name": "Carthage",
         "general": "standard-general", "army": "carthaginians", "home": "north", "units": [)" +
                                 carthaginian + "]}]");
}

template <class Fact> std::vector<Fact> told(const Desk& desk) {
    std::vector<Fact> facts;
    for (const field::Happening& it : desk.session().history()) {
        if (const auto* fact = std::get_if<Fact>(&it.fact)) facts.push_back(*fact);
    }
    return facts;
}

void beginToMove(Desk& desk) {
    desk.takeCard(0);
    desk.key(Qt::Key_A);
    desk.key(Qt::Key_Return);
    desk.endPhase();
    ASSERT_TRUE(desk.isAsked<field::ChooseMove>());
}

/// Ends phases and keeps as many cards as the hand may hold until such a question is open.
template <class Wanted> void passUntil(Desk& desk) {
    for (int step = 0; step != 60 && !desk.isAsked<Wanted>(); ++step) {
        const OpenFieldQuestion* asked = desk.session().question();
        ASSERT_NE(asked, nullptr);
        if (const auto* limit = std::get_if<field::DiscardToLimit>(&asked->question)) {
            const auto& hand = desk.battle().player(desk.battle().active).hand;
            desk.session().answer(field::CardsToDiscard{{hand.begin(), hand.begin() + limit->count}});
        } else if (desk.isAsked<field::ChooseDraw>()) {
            desk.press(QStringLiteral("Keep all and draw one"));
        } else {
            desk.endPhase();
        }
    }
    ASSERT_TRUE(desk.isAsked<Wanted>());
}

int markersOn(const Desk& desk) { return field::fireMarkers(desk.battle().structure(target)); }

/// Whether the text is visible without scrolling.
bool isInSight(const Desk& desk, const QString& words) {
    const auto labels = desk.window->findChild<QuestionPanel*>()->findChildren<QLabel*>();
    return std::ranges::any_of(labels, [&](const QLabel* it) {
        return it->text().contains(words) && it->visibleRegion().boundingRect().height() == it->height();
    });
}

/// Tries dice until the number of markers fits.
void setFire(Desk& desk, const std::function<bool(int markers)>& isWanted) {
    const field::Scenario scenario = desk.session().record().scenario;
    for (std::uint64_t seed = 1; seed != 60; ++seed) {
        desk.session().start(scenario, {.players = {}, .seed = seed});
        passUntil<field::ChooseCombat>(desk);
        desk.click(desk.at(besieger));
        for (QPushButton* it : desk.window->findChildren<QPushButton*>()) {
            if (!it->text().contains(QStringLiteral("Set fire to"))) continue;
            QTest::mouseClick(it, Qt::LeftButton);
            QApplication::processEvents();
            break;
        }
        while (desk.isAsked<field::ChooseEvent>()) desk.press(QStringLiteral("No event"));
        ASSERT_FALSE(told<field::StructureRolled>(desk).empty());
        if (isWanted(markersOn(desk))) return;
    }
    FAIL() << "no dice make such a fire";
}

// -------------------------------------------------------------------- ramming

QString atTheGate(const QTemporaryDir& files) {
    return battlefield(files,
                       R"("fortresses": [{"layout": "small", "at": {"x": 11, "y": 12, "heading": 180},
                     "owner": "blue", "material": "wood", "name": "hold"}], )",
                       unitLooking("0", "hastati", "11", "10", R"(, "carriesRam": true, "general": true)"),
                       unitAt("libyes", "18", "15", led));
}

TEST(SiegeTasks, ARamIsSetOnTheDoorWithItsOddsInSight) {
    const QTemporaryDir files;
    Desk desk(atTheGate(files));
    passUntil<field::ChooseCombat>(desk);
    desk.click(desk.at(besieger));
    EXPECT_TRUE(detailsOf(desk).contains(QStringLiteral("damage expected")));
    EXPECT_TRUE(isInSight(desk, QStringLiteral("To hit")));
    desk.press(QStringLiteral("Ram the door"));
    while (desk.isAsked<field::ChooseEvent>()) desk.press(QStringLiteral("No event"));
    const auto rolled = told<field::StructureRolled>(desk);
    ASSERT_FALSE(rolled.empty());
    EXPECT_EQ(desk.battle().structure(rolled.front().target.structure).kind, field::StructureKind::gate);
}

/// What was offered about a wall must not be asked of a table without one.
TEST(SiegeTasks, AnotherBattleMayBeginWhileAnAttackIsOnOffer) {
    const QTemporaryDir files;
    Desk desk(atTheGate(files));
    passUntil<field::ChooseCombat>(desk);
    desk.click(desk.at(besieger));
    ASSERT_TRUE(detailsOf(desk).contains(QStringLiteral("damage expected")));
    EXPECT_TRUE(desk.window->files().open(QStringLiteral(VALLUM_SOURCE_DIR "/tests/app/window/duel.json")));
    QApplication::processEvents();
    EXPECT_TRUE(desk.battle().structures.empty());
}

TEST(SiegeTasks, WhoMeansToEndAnotherPhaseDoesNotForgetTheRam) {
    const QTemporaryDir files;
    Desk desk(atTheGate(files));
    passUntil<field::ChooseCombat>(desk);
    desk.press(QStringLiteral("End phase"));
    EXPECT_TRUE(desk.isAsked<field::ChooseCombat>());
    EXPECT_TRUE(desk.told().contains(QStringLiteral("Hastati can still attack a structure.")));
    desk.press(QStringLiteral("End phase"));
    EXPECT_FALSE(desk.isAsked<field::ChooseCombat>());
}

// ----------------------------------------------------------------------- fire

/// Carthage in a wooden watchtower, Rome in front of it.
QString atTheWatchtower(const QTemporaryDir& files) {
    return battlefield(files,
                       R"("structures": [{"kind": "watchtower", "owner": "blue", "name": "lookout",
                     "at": {"x": 11, "y": 12, "heading": 180}}], )",
                       unitLooking("0", "hastati", "11", "11.2", led),
                       R"({"id": "libyes", "inside": "lookout", "general": true})");
}

TEST(SiegeTasks, AFireIsFoughtByWhoIsInIt) {
    const QTemporaryDir files;
    Desk desk(atTheWatchtower(files));
    setFire(desk, [](int markers) { return markers > 0; });
    passUntil<field::ChooseOrder>(desk);
    ASSERT_EQ(desk.battle().owner(garrison), desk.battle().active);
    desk.activate(garrison);
    desk.endPhase();
    ASSERT_TRUE(desk.isAsked<field::ChooseMove>());
    desk.click(desk.at(garrison));
    ASSERT_TRUE(desk.offers(QStringLiteral("Fight the fire")));
    const int before = markersOn(desk);
    desk.key(Qt::Key_P);
    ASSERT_EQ(told<field::FirePutOut>(desk).size(), 1U);
    EXPECT_LT(markersOn(desk), before);
    EXPECT_TRUE(desk.battle().unit(garrison).did(field::TurnFlag::foughtFire));
    desk.key(Qt::Key_Z, Qt::ControlModifier);
    EXPECT_EQ(markersOn(desk), before);
}

/// Three adjacent walls, the middle one about to collapse.
QString atTheWalls(const QTemporaryDir& files) {
    const auto wall = [](const std::string& x, const std::string& damage) {
        return R"({"kind": "wall", "owner": "blue", "damage": )" + damage + R"(, "at": {"x": )" + x +
               R"(, "y": 12, "heading": 180}})";
    };
    return battlefield(
        files,
        R"("structures": [)" + wall("11", "6") + ", " + wall("9.4", "0") + ", " + wall("12.6", "0") + "], ",
        unitLooking("0", "hastati", "11", "11.4", led), unitAt("libyes", "18", "15", led));
}

TEST(SiegeTasks, TheDefenderClicksWhereTheFireGoesOn) {
    const QTemporaryDir files;
    Desk desk(atTheWalls(files));
    setFire(desk, [](int markers) { return markers % 2 == 1; });
    passUntil<field::ChooseStructure>(desk);
    EXPECT_TRUE(desk.offers(QStringLiteral("Wall ")));
    desk.click(desk.at(11_du, 12_du));
    EXPECT_TRUE(desk.isAsked<field::ChooseStructure>()) << "that is the one that has fallen";
    desk.click(desk.at(12.6_du, 12_du));
    EXPECT_FALSE(desk.isAsked<field::ChooseStructure>());
    const auto fire = [&](int id) {
        return field::fireMarkers(desk.battle().structure(field::StructureId(id)));
    };
    EXPECT_EQ(fire(2), fire(1) + 1);
}

// ------------------------------------------------------------------- clearing

TEST(SiegeTasks, ABarricadeIsClearedAwayByKeyAndByButton) {
    const QTemporaryDir files;
    Desk desk(battlefield(files,
                          R"("structures": [{"kind": "barricade", "owner": "blue",
                        "at": {"x": 11, "y": 10, "heading": 180}}], )",
                          unitAt("hastati", "11", "8.5", led), unitAt("libyes", "18", "15", led)));
    beginToMove(desk);
    desk.drag(desk.at(besieger), desk.at(11_du, 9.9_du));
    desk.key(Qt::Key_Return);
    passUntil<field::ChooseOrder>(desk);
    while (desk.battle().active != desk.battle().owner(besieger)) {
        desk.endPhase();
        passUntil<field::ChooseOrder>(desk);
    }
    beginToMove(desk);
    desk.click(desk.at(besieger));
    ASSERT_TRUE(desk.offers(QStringLiteral("Clear the barricade away"))) << desk.told().toStdString();
    desk.key(Qt::Key_W);
    EXPECT_EQ(told<field::TileCleared>(desk).size(), 1U);
    EXPECT_EQ(desk.battle().structure(target).condition, field::Condition::removed);
    EXPECT_FALSE(fieldDeskOf(*desk.window)
                     .table()
                     .scene()
                     .structures()
                     .at(fieldDeskOf(*desk.window)
                             .table()
                             .scene()
                             .coordinates()
                             .toScene(geometry::Point{11_du, 10_du})));
}

}  // namespace
}  // namespace vallum::app
