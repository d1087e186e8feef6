// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/desk.h"
#include "app/window/places.h"
#include "app/window/shipped.h"
#include "widgets/wordy_button.h"

#include <cmath>

#include <vallum/field/queries/odds.h>
#include <vallum/field/rules/turn/activation.h>
#include <vallum/field/rules/turn/end_of_turn.h>
#include <vallum/players/field_players.h>

namespace vallum::app {
namespace {

constexpr Seat red(1);
constexpr Seat blue(2);
constexpr Seat green(3);

const std::string rome = R"("name": "Rome", "army": "romans-republic", "home": "south")";
const std::string carthage = R"("name": "Carthage", "army": "carthaginians", "home": "north")";

std::size_t cardsOf(const Desk& desk, Seat seat) { return desk.battle().player(seat).hand.size(); }

TEST(WordyButton, TheSecondPressOfADoubleClickCountsOnlyWhereTheFirstOneWas) {
    WordyButton button(QStringLiteral("End the turn"));
    button.show();
    int clicks = 0;
    QObject::connect(&button, &QPushButton::clicked, [&] { ++clicks; });
    const auto pressAgain = [&] {
        const QPointF point = button.rect().center();
        QMouseEvent press(QEvent::MouseButtonDblClick, point, button.mapToGlobal(point), Qt::LeftButton,
                          Qt::LeftButton, {});
        QApplication::sendEvent(&button, &press);
        QTest::mouseRelease(&button, Qt::LeftButton);
    };
    pressAgain();
    EXPECT_EQ(clicks, 0) << "the first press was for another button";
    QTest::mouseClick(&button, Qt::LeftButton);
    pressAgain();
    EXPECT_EQ(clicks, 2);
}

// ------------------------------------------------------------------ LineOrder

/// Three units in a row, and one apart.
class Line {
public:
    Line()
        : desk(battleWith(folder,
                          R"("options": {"advanceInLine": true}, "sides": [
            {"seat": "red", "general": "standard-general", )" +
                              rome + R"(, "units": [)" + unitAt("hastati", "8", "8", led) + ", " +
                              unitAt("hastati", "9.8", "8", "") + ", " + unitAt("hastati", "11.6", "8", "") +
                              ", " + unitAt("hastati", "18", "8", "") + R"(]},
            {"seat": "blue", "general": "standard-general", )" +
                              carthage + R"(, "units": [)" + unitAt("libyes", "8", "14", led) + "]}]")) {}
    [[nodiscard]] bool isActive(int unit) const {
        return desk.battle().unit(UnitId(unit)).has(field::Marker::active);
    }

    QTemporaryDir folder;
    Desk desk;
};

TEST(LineOrder, TwoCardsActivateTheUnitsThatAreClicked) {
    Line line;
    line.desk.press(QStringLiteral("Advance in line"));
    line.desk.click(line.desk.at(UnitId(0)));
    line.desk.click(line.desk.at(UnitId(1)));
    line.desk.takeCard(0);
    line.desk.takeCard(2);
    const std::size_t before = cardsOf(line.desk, red);
    line.desk.key(Qt::Key_Return);
    EXPECT_TRUE(line.isActive(0) && line.isActive(1));
    EXPECT_FALSE(line.isActive(2));
    EXPECT_EQ(cardsOf(line.desk, red), before - 2);
    EXPECT_TRUE(line.desk.refusals().empty());
}

TEST(LineOrder, TheWholeLineIsPickedWithOneKeyAndMovesAsOne) {
    Line line;
    line.desk.key(Qt::Key_L);
    line.desk.key(Qt::Key_A);
    line.desk.takeCard(0);
    line.desk.takeCard(1);
    line.desk.press(QStringLiteral("Play the order"));
    ASSERT_TRUE(line.isActive(0) && line.isActive(1) && line.isActive(2));
    line.desk.endPhase();
    line.desk.key(Qt::Key_A, Qt::ControlModifier);
    line.desk.drag(line.desk.at(UnitId(1)), line.desk.at(9.8_du, 9_du));
    line.desk.key(Qt::Key_Return);
    for (int unit = 0; unit != 3; ++unit) {
        EXPECT_NEAR(line.desk.battle().unit(UnitId(unit)).pose.center.y.raw(), 9000, 30);
    }
}

TEST(LineOrder, AUnitApartAndASingleCardAreRefused) {
    Line line;
    line.desk.press(QStringLiteral("Advance in line"));
    line.desk.click(line.desk.at(UnitId(0)));
    line.desk.click(line.desk.at(UnitId(3)));
    ASSERT_EQ(toolIn<OrderTool>(*line.desk.window)->line().order()->units, std::vector{UnitId(0)});
    EXPECT_EQ(line.desk.refusals().size(), 1U);
    line.desk.click(line.desk.at(UnitId(1)));
    line.desk.takeCard(0);
    EXPECT_FALSE(line.desk.offers(QStringLiteral("Play the order")));
    line.desk.key(Qt::Key_Return);
    EXPECT_EQ(line.desk.refusals().back(), "OPT-26");
    EXPECT_FALSE(line.isActive(0));
}

// ------------------------------------------------------------------ PassCards

/// Two allies against one, in team turns.
class Allies {
public:
    Allies()
        : desk(battleWith(folder,
                          R"("sides": [
            {"seat": "red", "general": "standard-general", "team": "Rome", "name": "Livius",
             "army": "romans-republic", "home": "south", "units": [)" +
                              unitAt("hastati", "4", "3", led) + R"(]},
            {"seat": "blue", "general": "standard-general", "team": "Carthage", )" +
                              carthage + R"(, "units": [)" + unitAt("libyes", "8", "15", led) + R"(]},
            {"seat": "green", "general": "standard-general", "team": "Rome", "name": "Nero",
             "army": "romans-republic", "home": "south", "units": [)" +
                              unitAt("hastati", "14", "3", led) + "]}]")) {
        desk.goOnUntil<field::PassCards>();
    }

    QTemporaryDir folder;
    Desk desk;
};

TEST(PassCards, TheCardsThatArePickedGoToTheAlly) {
    Allies allies;
    const field::Battle before = allies.desk.battle();
    const Seat giver = before.active;
    const Seat taker = giver == red ? green : red;
    const CardId card = before.player(giver).hand.at(1);
    allies.desk.takeCard(1);
    allies.desk.press(QStringLiteral("Give 1 card to"));
    EXPECT_EQ(cardsOf(allies.desk, giver), before.player(giver).hand.size() - 1);
    EXPECT_EQ(cardsOf(allies.desk, taker), before.player(taker).hand.size() + 1);
    EXPECT_EQ(std::ranges::count(allies.desk.battle().player(giver).hand, card), 0);
}

TEST(PassCards, NothingIsGivenWithoutACard) {
    Allies allies;
    const field::Battle before = allies.desk.battle();
    EXPECT_FALSE(allies.desk.told().contains(QStringLiteral("Give 0")));
    EXPECT_FALSE(allies.desk.offers(QStringLiteral("What can't it do")));
    allies.desk.click(allies.desk.at(UnitId(0)));
    EXPECT_EQ(allies.desk.battle(), before);
    allies.desk.takeCard(0);
    EXPECT_TRUE(allies.desk.offers(QStringLiteral("Give 1 card to")));
    allies.desk.takeCard(0);  // puts it back
    EXPECT_FALSE(allies.desk.offers(QStringLiteral("Give")));
    allies.desk.press(QStringLiteral("Done"));
    EXPECT_FALSE(allies.desk.isAsked<field::PassCards>() && allies.desk.battle().active == before.active);
}

// ------------------------------------------------------------- ChooseOpponent

/// Three players, each for himself, with a deck of nothing but Scouts Report.
class Three {
public:
    Three()
        : desk(battleWith(folder,
                          R"("deck": [{"card": "scouts--ambush", "count": 40}],
            "sides": [{"seat": "red", "general": "standard-general", )" +
                              rome + R"(, "units": [)" + unitAt("hastati", "8", "3", led) + R"(]},
            {"seat": "blue", "general": "standard-general", )" +
                              carthage + R"(, "units": [)" + unitAt("libyes", "4", "15", led) + R"(]},
            {"seat": "green", "general": "standard-general", "name": "Celts", "army": "celts",
             "home": "north", "units": [)" +
                              unitAt("ambacti", "16", "15", led) + "]}]")) {
        desk.takeCard(0);
        desk.key(Qt::Key_Return);
        EXPECT_TRUE(desk.isAsked<field::ChooseOpponent>());
    }

    QTemporaryDir folder;
    Desk desk;
};

TEST(ChooseOpponent, TheCardIsTakenFromWhoeverIsNamed) {
    Three three;
    const field::Battle before = three.desk.battle();
    three.desk.press(QStringLiteral("Celts"));
    EXPECT_EQ(cardsOf(three.desk, green), before.player(green).hand.size() - 1);
    EXPECT_EQ(cardsOf(three.desk, blue), before.player(blue).hand.size());
    EXPECT_EQ(cardsOf(three.desk, red), before.player(red).hand.size() + 1);
}

TEST(ChooseOpponent, NobodyElseCanBeNamed) {
    Three three;
    const field::Battle before = three.desk.battle();
    three.desk.click(three.desk.at(UnitId(1)));
    three.desk.key(Qt::Key_Return);
    three.desk.takeCard(0);
    EXPECT_FALSE(three.desk.offers(QStringLiteral("Rome")));
    three.desk.session().answer(field::SeatChosen{red});
    EXPECT_EQ(three.desk.refusals().back(), "TEAM-10");
    EXPECT_EQ(three.desk.battle(), before);
    EXPECT_TRUE(three.desk.isAsked<field::ChooseOpponent>());
}

// ------------------------------------------------------------ ChooseCommander

class Consuls {
public:
    Consuls()
        : desk(battleWith(folder,
                          R"("options": {"severalGenerals": true}, "sides": [
            {"seat": "red", "generals": ["standard-general", "marcellus", "regulus"], )" +
                              rome + R"(, "units": [)" + unitAt("hastati", "4", "3", R"(, "general": 0)") +
                              ", " + unitAt("hastati", "8", "3", R"(, "general": 1)") + ", " +
                              unitAt("hastati", "12", "3", R"(, "general": 2)") + R"(]},
            {"seat": "blue", "general": "standard-general", )" +
                              carthage + R"(, "units": [)" + unitAt("libyes", "4", "15", led) + "]}]")) {
        EXPECT_TRUE(desk.isAsked<field::ChooseCommander>());
    }
    [[nodiscard]] QString name(std::size_t general) const {
        return QString::fromStdString(desk.battle().side(red).generals.at(general).name);
    }

    QTemporaryDir folder;
    Desk desk;
};

TEST(ChooseCommander, WhoeverIsNamedLeads) {
    Consuls consuls;
    consuls.desk.press(consuls.name(1));
    EXPECT_FALSE(consuls.desk.isAsked<field::ChooseCommander>());
    EXPECT_EQ(consuls.desk.battle().player(red).chief, 1);
}

TEST(ChooseCommander, OnlyTheHighestCanBeNamed) {
    Consuls consuls;
    EXPECT_TRUE(consuls.desk.offers(consuls.name(0)));
    EXPECT_TRUE(consuls.desk.offers(consuls.name(1)));
    EXPECT_FALSE(consuls.desk.offers(consuls.name(2)));
    consuls.desk.click(consuls.desk.at(UnitId(2)));
    consuls.desk.session().answer(field::GeneralChosen{2});
    EXPECT_EQ(consuls.desk.refusals().back(), "OPT-06");
    EXPECT_TRUE(consuls.desk.isAsked<field::ChooseCommander>());
}

// ----------------------------------------------------------------- Reorganize

/// Plays on like a computer, without a clock, until a broken unit may try to reorganize.
bool playToReorganizing(Desk& desk) {
    constexpr int patience = 1500;
    players::GreedyPlayer player;
    for (int answers = 0; answers != patience && desk.session().question() != nullptr; ++answers) {
        const OpenFieldQuestion& asked = *desk.session().question();
        const auto* decide = std::get_if<field::Decide>(&asked.question);
        if (decide != nullptr && decide->what == field::Decision::tryToReorganize) return true;
        if (!desk.session().answer(player.answer(desk.battle(), asked))) return false;
    }
    return false;
}

TEST(Reorganizing, TheQuestionSaysHowLikelyItIsAndWhatItCosts) {
    Desk desk(QStringLiteral(VALLUM_SOURCE_DIR "/scenarios/first-battle.json"));
    ASSERT_TRUE(playToReorganizing(desk));
    QApplication::processEvents();
    const UnitId unit = std::get<field::Decide>(desk.session().question()->question).unit;
    const double chance = field::chanceToPass(field::moraleToRecover(desk.battle(), unit));
    EXPECT_TRUE(
        desk.told().contains(QStringLiteral("Passes %1% of the time: no longer broken, but half movement and "
                                            "no charge this turn")
                                 .arg(std::lround(chance * 100))))
        << desk.told().toStdString();
}

// ----------------------------------------------------------------------- Draw

/// END-07
TEST(ChooseDraw, TheButtonsSayWhatAFullHandKeeps) {
    Desk desk;
    desk.goOnUntil<field::ChooseDraw>();
    QApplication::processEvents();
    const Seat seat = desk.session().question()->seat;
    const int limit = field::handLimit(desk.battle(), seat).total();
    const auto held = std::ssize(desk.battle().player(seat).hand);
    ASSERT_GT(held + 3, limit);
    EXPECT_TRUE(detailsOf(desk).contains(
        QStringLiteral("your hand is full: you keep %1 of %2").arg(limit).arg(held + 3)))
        << detailsOf(desk).toStdString();
}

}  // namespace
}  // namespace vallum::app
