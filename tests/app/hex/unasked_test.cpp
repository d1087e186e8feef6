// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/hex/hex_window.h"
#include "support/hex_battles.h"

#include <vallum/hex/rules/evade.h>

/// Where only one answer makes sense, a person is not asked.
namespace vallum::app {
namespace {

using namespace vallum::hex::test;  // NOLINT(google-build-using-namespace)
using hex::Battle;
using hex::Phase;

std::optional<hex::Answer> onlyAnswer(const Battle& battle, const hex::Question& question) {
    return Seated<hex::System>::onlyAnswer(battle, question);
}

Table ordering(const std::string& card) {
    return Table().unit(top, "MI", {1, 4}).phase(Phase::orders).card(card);
}

/// HEX-88
TEST(HexUnasked, OrdersForAllFootOfTheOnlyGroup) {
    const Battle one = ordering("infantry-line").unit(bottom, "MI", {6, 4}).unit(bottom, "HI", {6, 5});
    EXPECT_EQ(onlyAnswer(one, hex::ChooseOrders{}), hex::Answer(hex::OrdersChosen{.units = {u(1), u(2)}}));
    const Battle two = ordering("infantry-line").unit(bottom, "MI", {6, 4}).unit(bottom, "HI", {6, 9});
    EXPECT_EQ(onlyAnswer(two, hex::ChooseOrders{}), std::nullopt);
}

/// HEX-77
TEST(HexUnasked, NotForCardsThatCountTheirOrders) {
    const Battle few = ordering("two-orders-left").unit(bottom, "MI", {6, 1}).unit(bottom, "HI", {6, 2});
    EXPECT_EQ(onlyAnswer(few, hex::ChooseOrders{}), std::nullopt);
}

Table wild() {
    return Table()
        .unit(top, "EL", {3, 4})
        .unit(bottom, "MI", {4, 4})
        .unit(top, "MI", {3, 3})
        .unit(bottom, "MI", {8, 1})
        .unit(top, "MI", {0, 1});
}
const hex::ChooseTrample question{.elephants = u(0), .among = {{4, 4}, {3, 3}}};

/// HEX-57
TEST(HexUnasked, TramplesWhoseOrderCannotMatter) {
    EXPECT_EQ(onlyAnswer(wild(), question), hex::Answer(hex::HexChosen{{4, 4}}));
    EXPECT_EQ(onlyAnswer(wild().leader(bottom, {4, 4}), question), std::nullopt) << "he may have to flee";
    const Battle nearlyWon = wild().with([](Battle& it, hex::Setting&) { it.players.back().banners = 4; });
    EXPECT_EQ(onlyAnswer(nearlyWon, question), std::nullopt) << "the battle may end in between";
}

/// HEX-98
class HexForced : public HexWindow {
protected:
    /// A person commands one side. True if that side was ever asked to choose its only answer.
    [[nodiscard]] bool isAskedForNothing(PlayerKind enemy, bool asksAnyway) {
        EXPECT_TRUE(window_->files().open(telamon));
        session().autoAnswers().setAsksAnyway(asksAnyway);
        session().computers().setPace(0);
        session().screen().setCurtains(false);
        const Seat person = session().battle().setting->sides.front().seat;
        seatAll(enemy);
        session().assign(person, PlayerKind::person);
        players::HexGreedyPlayer commander;
        for (int answers = 0; answers != 150 && !session().live().isOver(); ++answers) {
            if (!QTest::qWaitFor(
                    [this] { return session().question() != nullptr || session().live().isOver(); }, 10'000))
                break;
            QTest::qWait(1);
            const auto* asked = session().question();
            if (asked == nullptr) continue;
            if (const auto* attack = std::get_if<hex::AnswerAttack>(&asked->question)) {
                const auto options = hex::System::options(session().battle(), *attack);
                if (std::ranges::all_of(options, [](const hex::Answer& it) {
                        return std::holds_alternative<hex::Stand>(it);
                    }))
                    return true;
            }
            session().answer(commander.answer(session().battle(), *asked));
        }
        return false;
    }
};

TEST_F(HexForced, WhoCanOnlyStandIsNotAskedByAComputer) {
    EXPECT_FALSE(isAskedForNothing(PlayerKind::greedy, false));
}

TEST_F(HexForced, APersonOnTheOtherSideLearnsNothing) {
    EXPECT_TRUE(isAskedForNothing(PlayerKind::person, false));
}

TEST_F(HexForced, TheSettingAsksAnyway) { EXPECT_TRUE(isAskedForNothing(PlayerKind::greedy, true)); }

}  // namespace
}  // namespace vallum::app
