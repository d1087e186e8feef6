// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/desk.h"
#include "app/window/shipped.h"
#include "language/numbers.h"

#include <QMenu>

#include <vallum/field/situation/movement/contact.h>
#include <vallum/geometry/engagement.h>

namespace vallum::app {
namespace {

constexpr UnitId hastati(0);
constexpr UnitId libyes(3);

const std::string enemyPlace = "\"x\": 8,\n                        \"y\": 10";

/// A fight already under way, front to front; the enemy is this far to the side.
class Fight {
public:
    explicit Fight(const std::string& enemyAt)
        : desk(duelWith(folder, {{enemyPlace, "\"x\": " + enemyAt + ", \"y\": 8.8"}})) {
        desk.activate(hastati);
        desk.endPhase();
        EXPECT_TRUE(field::areEngaged(desk.battle(), hastati, libyes));
        desk.click(desk.at(hastati));
    }
    [[nodiscard]] const DrawnAction& engaged() const {
        return toolIn<MoveTool>(*desk.window)->engaged().action();
    }
    [[nodiscard]] const field::Unit& unit() const { return desk.battle().unit(hastati); }

    QTemporaryDir folder;
    Desk desk;
};

TEST(Engaged, AWithdrawalIsDraggedStraightBackAndTheEnemyHoldsWithoutACurtain) {
    Fight fight("8");
    fight.desk.session().screen().setCurtains(true);
    fight.desk.click(fight.desk.at(hastati));
    fight.desk.drag(fight.desk.at(hastati), fight.desk.at(8.4_du, 7.3_du));
    ASSERT_TRUE(fight.engaged().proposed());
    ASSERT_TRUE(fight.engaged().plan());
    EXPECT_EQ(fight.unit().pose.center.y, 8_du);  // not before it is confirmed
    EXPECT_EQ(fight.engaged().plan()->to.center.x, 8_du);
    fight.desk.key(Qt::Key_Return);
    ASSERT_TRUE(fight.desk.isAsked<field::Decide>());
    EXPECT_EQ(fight.desk.session().screen().curtainFor(), std::nullopt);
    for (const field::Player& player : fight.desk.battle().players) {
        EXPECT_EQ(std::ranges::count(player.hand, faceDown), std::ssize(player.hand));
    }
    EXPECT_TRUE(fight.desk.told().contains(QStringLiteral("Carthage")));
    fight.desk.press(QStringLiteral("Hold"));
    EXPECT_NEAR(fight.unit().pose.center.y.raw(), 7300, 30);
    EXPECT_FALSE(field::isEngaged(fight.desk.battle(), hastati));
}

TEST(Engaged, TheEnemyThatFollowsStaysInContact) {
    Fight fight("8");
    fight.desk.key(Qt::Key_Down, Qt::ShiftModifier);
    fight.desk.key(Qt::Key_Return);
    EXPECT_TRUE(fight.desk.told().contains(QStringLiteral("wounds taken"))) << "what following is worth";
    fight.desk.press(QStringLiteral("Follow and keep contact"));
    EXPECT_TRUE(field::areEngaged(fight.desk.battle(), hastati, libyes));
    EXPECT_EQ(fight.desk.battle().unit(libyes).pose.center.y, 7.8_du);
    EXPECT_EQ(
        fieldDeskOf(*fight.desk.window).table().scene().units().item(libyes)->pos(),
        fieldDeskOf(*fight.desk.window).table().scene().coordinates().toScene(geometry::Point{8_du, 7.8_du}));
}

TEST(Engaged, AWithdrawalStopsAtItsLimit) {
    Fight fight("8");
    fight.desk.drag(fight.desk.at(hastati), fight.desk.at(8_du, 3_du));
    ASSERT_TRUE(fight.engaged().plan());
    const auto half = fight.desk.battle().type(hastati).movement.raw() / 2;
    EXPECT_EQ(fight.engaged().plan()->to.center.y, Du(8000 - half));
}

TEST(Engaged, AClickedPlaceShowsAMarkerAndEnterPutsIt) {
    Fight fight("8.8");
    const auto places = field::wrappingPlaces(fight.desk.battle(), hastati, libyes);
    const auto& side = places.left.empty() ? places.right : places.left;
    ASSERT_FALSE(side.empty());
    const auto square =
        geometry::markerSquare(fight.desk.battle().unit(libyes).pose, field::cardSize, side.front());
    const QPolygonF there = fieldDeskOf(*fight.desk.window).table().scene().coordinates().toScene(square);
    const QPoint spot = fight.desk.at(there.boundingRect().center());
    fight.desk.click(spot);
    ASSERT_TRUE(fight.engaged().plan());
    EXPECT_EQ(fight.engaged().plan()->envelops.size(), 1U);
    EXPECT_TRUE(fight.unit().envelops.empty());
    fight.desk.click(spot);  // and off again
    EXPECT_FALSE(fight.engaged().proposed());
    fight.desk.click(spot);
    fight.desk.key(Qt::Key_Return);
    EXPECT_EQ(fight.unit().envelops.size(), 1U);
}

TEST(Engaged, ATurnIsShownFirstAndEscapeDropsIt) {
    Fight fight("8");
    fight.desk.key(Qt::Key_X);
    ASSERT_TRUE(fight.engaged().plan());
    EXPECT_EQ(fight.engaged().plan()->to.heading, Heading(180_deg));
    fight.desk.key(Qt::Key_Escape);
    EXPECT_FALSE(fight.engaged().proposed());
    EXPECT_EQ(fight.unit().pose.heading, Heading());
    fight.desk.menu(fight.desk.at(hastati), [](QMenu& menu) {
        for (QAction* action : menu.actions()) {
            if (action->text().startsWith(QStringLiteral("Turn about"))) action->trigger();
        }
    });
    fight.desk.key(Qt::Key_Return);
    EXPECT_EQ(fight.unit().pose.heading, Heading(180_deg));
}

TEST(Engaged, ARetreatSaysWhoStrikesFirstAndThenGoes) {
    Fight fight("8");
    fight.desk.key(Qt::Key_R);
    ASSERT_TRUE(fight.engaged().plan());
    EXPECT_TRUE(fight.desk.told().contains(QStringLiteral("strikes first with 4 dice")))
        << fight.desk.told().toStdString();
    fight.desk.press(QStringLiteral("Confirm"));
    const bool struck = std::ranges::any_of(fight.desk.session().history(), [](const field::Happening& it) {
        return std::holds_alternative<field::BlowRolled>(it.fact);
    });
    EXPECT_TRUE(struck);
    ASSERT_TRUE(fight.desk.isAsked<field::ChooseRetreat>()) << "the dice of this seed hurt too much";
    fight.desk.press(QStringLiteral("As far as it can"));
    EXPECT_FALSE(field::isEngaged(fight.desk.battle(), hastati));
    EXPECT_NE(fight.unit().pose.center, (geometry::Point{8_du, 8_du}));
}

/// The odds at the card, below its action.
QString worthOf(const Fight& fight) { return fight.engaged().label().mid(1).join(QLatin1Char(' ')); }

TEST(Engaged, AWithdrawalSaysWhetherTheEnemyCanKeepUp) {
    Fight fight("8");
    fight.desk.key(Qt::Key_Down);
    EXPECT_TRUE(worthOf(fight).contains(QStringLiteral("no free attack, the enemy may follow")))
        << worthOf(fight).toStdString();
    EXPECT_TRUE(fight.desk.told().contains(QStringLiteral("If Libyes 1 follows: <b>")))
        << fight.desk.told().toStdString();
}

TEST(Engaged, EnvelopingSaysHowTheOddsOfTheFightChange) {
    Fight fight("8.8");
    fight.desk.key(Qt::Key_BracketLeft);
    ASSERT_TRUE(fight.engaged().plan());
    const field::FightChange& odds = fight.engaged().odds().fights.front();
    ASSERT_TRUE(odds.then);
    EXPECT_GT(odds.then->defender.expectedWounds(), odds.now.defender.expectedWounds());
    const QString change = QStringLiteral(" → ") + percent(odds.then->defender.chanceToGiveWay());
    EXPECT_TRUE(worthOf(fight).contains(change)) << worthOf(fight).toStdString();
    EXPECT_TRUE(fight.desk.told().contains(change)) << fight.desk.told().toStdString();
}

TEST(Engaged, ARetreatSaysHowLikelyItFails) {
    Fight fight("8");
    fight.desk.key(Qt::Key_R);
    const QString chance = percent(fight.engaged().odds().struck.chanceToGiveWay());
    EXPECT_NE(chance, percent(0));
    EXPECT_TRUE(worthOf(fight).contains(chance + QStringLiteral(" to give way")))
        << worthOf(fight).toStdString();
    EXPECT_TRUE(fight.desk.told().contains(QStringLiteral("Before it gets away: ") + chance +
                                           QStringLiteral(" to give way")));
}

TEST(Engaged, BraveryIsSwitchedByKeyAndFromTheMenu) {
    const QTemporaryDir files;
    Desk desk(battleWith(files, R"("sides": [{"seat": "red", "name": "Gaul", "army": "celts", "home": "south",
        "general": "standard-general", "units": [)" +
                                    unitAt("caterva", "8", "8", led) +
                                    R"(]}, {"seat": "blue", "name": "Rome", "army": "romans-republic",
        "home": "north", "general": "standard-general", "units": [)" +
                                    unitLooking("180", "hastati", "8", "8.8", led) + "]}]"));
    constexpr UnitId caterva(0);
    desk.activate(caterva);
    desk.endPhase();
    desk.click(desk.at(caterva));
    QMenu menu;
    toolIn<MoveTool>(*desk.window)->fillMenu(menu);
    const auto actions = menu.actions();
    const auto bravery = std::ranges::find_if(
        actions, [](const QAction* it) { return it->text() == QStringLiteral("Form up: bravery\t1"); });
    EXPECT_NE(bravery, actions.end());
    desk.key(Qt::Key_1);
    EXPECT_EQ(desk.battle().unit(caterva).formation, field::Formation::bravery);
}

}  // namespace
}  // namespace vallum::app
