// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/desk.h"

#include <map>
#include <string>
#include <utility>

/// Counts the actions that two people at one screen need for a typical turn: one order for four units, a
/// group move, one shot, two melees.
namespace vallum::app {
namespace {

constexpr Seat red(1);
constexpr Seat blue(2);

constexpr UnitId foot(0);
constexpr UnitId archers(1);
constexpr UnitId left(2);
constexpr UnitId right(3);
constexpr UnitId horse(4);
constexpr UnitId shotAt(7);

/// Both hands hold orders for four infantry units, and events for either side of a fight.
QString usualTurn(const QTemporaryDir& files) {
    return battleWith(files, R"("deck": [{"card": "foot--rear-ranks", "count": 20},
        {"card": "line--resist", "count": 20}], "sides": [
        {"seat": "red", "name": "Rome", "general": "standard-general", "army": "romans-republic",
         "home": "south", "units": [)" +
                                 unitAt("hastati", "4", "8", led) + "," + unitAt("sagittarii", "10", "8") +
                                 "," + unitAt("hastati", "13", "8") + "," + unitAt("hastati", "15", "8") +
                                 "," + unitAt("equites", "7", "8") + R"(]},
        {"seat": "blue", "name": "Carthage", "general": "standard-general", "army": "carthaginians",
         "home": "north", "units": [)" +
                                 unitLooking("180", "libyes", "4", "8.8", led) + "," +
                                 unitLooking("180", "libyes", "7", "8.8") + "," +
                                 unitLooking("180", "libyes", "10", "12") + "]}]");
}

/// Two people whose clicks, drags and keys are counted.
class Players {
public:
    explicit Players(Desk& desk) : desk_(desk) {}

    void click(UnitId unit, Qt::KeyboardModifiers keys = {}) {
        note("click " + std::to_string(unit.raw()));
        desk_.click(desk_.at(unit), keys);
    }
    void drag(QPoint from, QPoint to) {
        note("drag");
        desk_.drag(from, to);
    }
    void key(Qt::Key key) {
        note("key " + QKeySequence(key).toString().toStdString());
        desk_.key(key);
    }
    void press(const QString& words) {
        note(words.toStdString());
        desk_.press(words);
    }
    void takeCard(int place) {
        note("card");
        desk_.takeCard(place);
    }
    /// The next player takes the screen.
    void handOver() {
        const auto seat = desk_.session().screen().curtainFor();
        ASSERT_TRUE(seat);
        ++handOvers_;
        atScreen_ = *seat;
        note("I am " + std::to_string(seat->raw()));
        desk_.session().screen().liftCurtain();
        QApplication::processEvents();
    }
    [[nodiscard]] int actsOf(Seat seat) const { return acts_.contains(seat) ? acts_.at(seat) : 0; }
    [[nodiscard]] int handOvers() const { return handOvers_; }
    [[nodiscard]] const std::string& told() const { return told_; }

private:
    void note(const std::string& act) {
        const auto asked = desk_.session().live().askedSeat();
        const Seat who = desk_.session().screen().curtainFor().value_or(asked.value_or(atScreen_));
        ++acts_[who];
        told_ +=
            std::to_string(who.raw()) + ": " + act + " (" + desk_.session().questionText().english() + ")\n";
    }

    Desk& desk_;
    Seat atScreen_ = red;
    std::map<Seat, int> acts_;
    int handOvers_ = 0;
    std::string told_;
};

TEST(UsualTurn, TakesFewActsAndFewHandOvers) {
    const QTemporaryDir files;
    Desk desk(usualTurn(files));
    desk.session().autoAnswers().setAsksAnyway(false);
    desk.session().screen().setCurtains(true);
    Players players(desk);
    UnitId next = foot;
    const int turn = desk.battle().turn;

    players.takeCard(0);
    players.key(Qt::Key_A);
    players.key(Qt::Key_Return);

    ASSERT_TRUE(desk.isAsked<field::ChooseMove>());
    players.click(left);
    players.click(right, Qt::ShiftModifier);
    players.drag(desk.at(left), desk.at(13_du, 9_du));
    players.key(Qt::Key_Return);
    for (int step = 0; step != 40 && desk.battle().turn == turn; ++step) {
        if (desk.session().screen().curtainFor()) {
            players.handOver();
        } else if (desk.isAsked<field::ChooseEvent>()) {
            players.press(QStringLiteral("No more events this turn"));
        } else if (desk.isAsked<field::ChooseShot>()) {
            players.click(archers);
            players.click(shotAt);
            if (desk.isAsked<field::ChooseShot>()) players.key(Qt::Key_Return);
        } else if (desk.isAsked<field::ChooseMove>() || desk.isAsked<field::ChooseSkirmishMove>()) {
            players.press(QStringLiteral("End phase"));
        } else if (desk.isAsked<field::ChooseCombat>()) {
            players.click(std::exchange(next, horse));
        } else {
            players.key(Qt::Key_Return);
        }
    }
    EXPECT_NE(desk.battle().turn, turn);
    EXPECT_LE(players.actsOf(red), 14) << players.told();
    EXPECT_LE(players.handOvers(), 2) << players.told();
}

}  // namespace
}  // namespace vallum::app
