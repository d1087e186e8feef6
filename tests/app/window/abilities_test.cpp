// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/desk.h"
#include "app/window/shipped.h"

#include <vallum/field/situation/movement/contact.h>
#include <vallum/field/situation/movement/stacks.h>

namespace vallum::app {
namespace {

/// Red against blue, without events that can be played or turn up in melee.
std::string sides(const std::string& redArmy,
                  const std::string& redUnits,
                  const std::string& blueArmy,
                  const std::string& blueUnits) {
    return R"("options": {"withoutEvents": true}, "deck": [{"card": "volley--true-aim", "count": 30},
        {"card": "all--blinding-dust", "count": 30}],
        "sides": [{"seat": "red", "name": "Red", "general": "standard-general", "home": "south", "army": ")" +
           redArmy + R"(", "units": [)" + redUnits + R"(]},
        {"seat": "blue", "name": "Blue", "general": "standard-general", "home": "north", "army": ")" +
           blueArmy + R"(", "units": [)" + blueUnits + "]}]";
}

MoveTool& moving(const Desk& desk) { return *toolIn<MoveTool>(*desk.window); }

// ---------------------------------------------------------------- brash units

/// Two warbands within charge distance of the enemy, without orders.
class Brash {
public:
    Brash()
        : desk(battleWith(folder,
                          sides("celts",
                                unitAt("caterva", "8", "8") + ", " + unitAt("caterva", "12", "8") + ", " +
                                    unitAt("ambacti", "16", "4", led),
                                "carthaginians",
                                unitAt("libyes", "8", "10", led) + ", " + unitAt("libyes", "12", "10")))) {
        desk.endPhase();
        EXPECT_TRUE(desk.isAsked<field::ChooseBrashCharge>());
    }

    QTemporaryDir folder;
    Desk desk;
};

TEST(BrashCharge, IsDrawnOnTheTable) {
    Brash brash;
    brash.desk.drag(brash.desk.at(UnitId(1)), brash.desk.at(12_du, 9.8_du));
    ASSERT_TRUE(brash.desk.drawn().draft().plan());
    ASSERT_TRUE(brash.desk.drawn().draft().move().charge);
    brash.desk.key(Qt::Key_Return);
    EXPECT_TRUE(field::areEngaged(brash.desk.battle(), UnitId(1), UnitId(4)));
    EXPECT_TRUE(brash.desk.isAsked<field::ChooseBrashCharge>());  // now the other unit
    brash.desk.press(QStringLiteral("Caterva 1 charges Libyes 1"));
    EXPECT_TRUE(field::areEngaged(brash.desk.battle(), UnitId(0), UnitId(3)));
    EXPECT_TRUE(brash.desk.isAsked<field::ChooseMove>());
}

TEST(BrashCharge, CannotBeLeftOutOrSwappedForAnotherMove) {
    Brash brash;
    const field::Battle before = brash.desk.battle();
    EXPECT_FALSE(brash.desk.offers(QStringLiteral("End phase")));
    brash.desk.drag(brash.desk.at(UnitId(2)), brash.desk.at(16_du, 5_du));  // not brash
    EXPECT_EQ(moving(brash.desk).unit(), std::nullopt);
    brash.desk.drag(brash.desk.at(UnitId(0)), brash.desk.at(8_du, 8.4_du));  // no charge
    ASSERT_FALSE(brash.desk.refusals().empty());
    EXPECT_EQ(brash.desk.refusals().back(), "ABL-17");
    brash.desk.key(Qt::Key_Return);
    EXPECT_EQ(brash.desk.battle(), before);
}

// -------------------------------------------------------------------- lunging

/// Lancers charge nearly dead archers, with the first seed whose dice allow a follow-up.
class Lunge {
public:
    Lunge()
        : file(battleWith(folder,
                          sides("sarmatians",
                                unitAt("alanoi", "8", "8") + ", " + unitAt("pezoi-sarmatai", "14", "4", led),
                                "carthaginians",
                                unitAt("sagittarii-poeni", "8", "10", R"(, "wounds": 3)") + ", " +
                                    unitAt("libyes", "14", "15", led)))),
          desk(file) {
        const field::Scenario scenario = scenarioIn(file.toStdString());
        for (std::uint64_t seed = 1; seed != 40 && !desk.isAsked<field::ChooseFollowUp>(); ++seed) {
            desk.session().start(scenario, {.players = {}, .seed = seed});
            QApplication::processEvents();
            charge();
        }
        EXPECT_TRUE(desk.isAsked<field::ChooseFollowUp>());
    }

    QTemporaryDir folder;
    QString file;
    Desk desk;

private:
    void charge() {
        const auto& hand = desk.battle().player(Seat(1)).hand;
        const auto all =
            std::ranges::find_if(hand, [&](CardId it) { return desk.battle().order(it).id == "all"; });
        if (all == hand.end()) return;
        desk.takeCard(static_cast<int>(all - hand.begin()));
        desk.press(QStringLiteral("Play the order"));
        desk.endPhase();
        desk.drag(desk.at(UnitId(0)), desk.at(8_du, 9.8_du));
        desk.key(Qt::Key_Return);
        for (int phase = 0; phase != 2 && !desk.isAsked<field::ChooseCombat>(); ++phase) desk.endPhase();
        desk.click(desk.at(UnitId(2)));
        while (desk.isAsked<field::ChooseEvent>()) desk.press(QStringLiteral("No event"));
    }
};

TEST(FollowUp, IsDrawnLikeAMove) {
    Lunge lunge;
    ASSERT_TRUE(lunge.desk.isAsked<field::ChooseFollowUp>());
    const geometry::Pose before = lunge.desk.battle().unit(UnitId(0)).pose;
    lunge.desk.drag(lunge.desk.at(UnitId(0)), lunge.desk.at(8_du, before.center.y + 1_du));
    ASSERT_TRUE(lunge.desk.drawn().draft().plan());
    lunge.desk.key(Qt::Key_Return);
    const geometry::Pose after = lunge.desk.battle().unit(UnitId(0)).pose;
    EXPECT_NEAR((after.center.y - before.center.y).raw(), 1000, 30);
}

TEST(FollowUp, GoesNoFartherThanHalfAndIsForNobodyElse) {
    Lunge lunge;
    ASSERT_TRUE(lunge.desk.isAsked<field::ChooseFollowUp>());
    const field::Battle before = lunge.desk.battle();
    lunge.desk.click(lunge.desk.at(UnitId(1)));
    EXPECT_EQ(moving(lunge.desk).unit(), std::nullopt);
    lunge.desk.key(Qt::Key_Return);
    EXPECT_EQ(lunge.desk.battle(), before);
    lunge.desk.click(lunge.desk.at(UnitId(0)));
    const Du from = before.unit(UnitId(0)).pose.center.y;
    lunge.desk.drag(lunge.desk.at(UnitId(0)), lunge.desk.at(8_du, from + 5_du));
    ASSERT_TRUE(lunge.desk.drawn().draft().plan());
    ASSERT_TRUE(lunge.desk.drawn().draft().limit());
    EXPECT_EQ(lunge.desk.drawn().draft().limit()->rule, "ABL-09"_rule);
    EXPECT_NEAR((lunge.desk.drawn().draft().pose().center.y - from).raw(), 3000, 5);
    lunge.desk.press(QStringLiteral("Do not follow up"));
    EXPECT_EQ(lunge.desk.battle().unit(UnitId(0)).pose, before.unit(UnitId(0)).pose);
}

// --------------------------------------------------------------------- stacks

/// Cavalry accompanied by runners, and men who accompany nobody.
class Pair {
public:
    Pair()
        : desk(battleWith(folder,
                          sides("germans",
                                R"({"id": "tencteri"}, {"id": "pedites-velocissimi"}, {"id": "cherusci"})",
                                "carthaginians",
                                R"({"id": "libyes"})"),
                          "by-turns")) {
        desk.click(desk.at(8_du, 3_du));
        desk.click(desk.at(8_du, 15_du));
        EXPECT_TRUE(desk.battle().onTable(UnitId(0)) && desk.battle().onTable(UnitId(3)));
    }

    QTemporaryDir folder;
    Desk desk;
};

TEST(Stack, TheOtherHalfIsLaidUnderTheFirst) {
    Pair pair;
    pair.desk.press(QStringLiteral("Pedites"));
    pair.desk.click(pair.desk.at(8.2_du, 3.1_du));
    EXPECT_EQ(field::supportOf(pair.desk.battle(), UnitId(0)), UnitId(1));
    EXPECT_EQ(pair.desk.battle().unit(UnitId(1)).pose, pair.desk.battle().unit(UnitId(0)).pose);
}

TEST(Stack, OthersFindNoRoomThere) {
    Pair pair;
    pair.desk.press(QStringLiteral("Cherusci"));
    pair.desk.click(pair.desk.at(8.2_du, 3.1_du));
    EXPECT_FALSE(pair.desk.battle().onTable(UnitId(2)));
    ASSERT_FALSE(pair.desk.refusals().empty());
    EXPECT_EQ(pair.desk.refusals().back(), "SET-21");
}

/// The same two stacked and ordered.
class Riders {
public:
    Riders()
        : desk(battleWith(folder,
                          sides("germans",
                                unitAt("tencteri", "8", "4", led) + ", " +
                                    unitAt("pedites-velocissimi", "8", "4", R"(, "supports": 0)"),
                                "carthaginians",
                                unitAt("libyes", "8", "14", led)))) {
        desk.activate(UnitId(0));
        desk.endPhase();
        desk.click(desk.at(UnitId(0)));
    }

    QTemporaryDir folder;
    Desk desk;
};

TEST(Stack, RidesOffTogetherOrLeavesItsSupportBehind) {
    for (const bool together : {true, false}) {
        Riders riders;
        ASSERT_EQ(moving(riders.desk).unit(), UnitId(0));
        riders.desk.key(Qt::Key_L);  // they would still overlap
        ASSERT_FALSE(riders.desk.refusals().empty());
        EXPECT_EQ(riders.desk.refusals().back(), "ABL-34");
        riders.desk.key(Qt::Key_Up, Qt::ShiftModifier);
        if (!together) riders.desk.key(Qt::Key_L);
        riders.desk.key(Qt::Key_Return);
        EXPECT_EQ(riders.desk.battle().unit(UnitId(0)).pose.center.y, 5_du);
        EXPECT_EQ(riders.desk.battle().unit(UnitId(1)).pose.center.y, together ? 5_du : 4_du);
        EXPECT_EQ(riders.desk.battle().isCovered(UnitId(1)), together);
    }
}

TEST(Stack, TogetherTheyGoOneDuFartherAndNoMore) {
    Riders riders;
    riders.desk.drag(riders.desk.at(UnitId(0)), riders.desk.at(8_du, 12_du));
    ASSERT_TRUE(riders.desk.drawn().draft().plan());
    EXPECT_TRUE(riders.desk.drawn().draft().limit());
    const Du way = riders.desk.drawn().draft().pose().center.y - 4_du;
    EXPECT_NEAR(way.raw(), (riders.desk.battle().type(UnitId(0)).movement + 1_mp).raw(), 5);
}

}  // namespace
}  // namespace vallum::app
