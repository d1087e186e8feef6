// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/hex/asked_desk.h"
#include "hex/hex_header.h"
#include "panels/phase_strip.h"

#include <QApplication>
#include <gtest/gtest.h>

/// A card is played only by a player who has looked at it.
namespace vallum::app::test {
namespace {

using hex::Answer;
using hex::Battle;
using hex::Phase;

/// A desk in the active window, because only there the hand gets the keys.
class HexHand : public testing::Test {
protected:
    HexHand() {
        static_cast<QWidget&>(it.desk).activateWindow();
        EXPECT_TRUE(QTest::qWaitForWindowActive(&it.desk));
        it.desk.setFocus();
    }
    [[nodiscard]] bool isAnyLookedAt() {
        for (std::size_t i = 0; i != it.desk.hand().cards().size(); ++i) {
            if (it.desk.hand().shownRectOf(i) != it.desk.hand().rectOf(i)) return true;
        }
        return false;
    }
    void press(int key) { QTest::keyClick(QApplication::focusWidget(), static_cast<Qt::Key>(key)); }

    AskedDesk it{withHand(), bottom, hex::ChooseCard{}};
};

TEST_F(HexHand, NoneIsLookedAtByItselfAndEnterPlaysNone) {
    ASSERT_EQ(QApplication::focusWidget(), &it.desk.hand());
    EXPECT_FALSE(isAnyLookedAt());
    press(Qt::Key_Return);
    press(Qt::Key_Space);
    EXPECT_EQ(it.answer(), std::nullopt);
}

TEST_F(HexHand, AnArrowOrTabLooksAtTheFirstAndEnterPlaysIt) {
    const CardId first = it.desk.hand().cards().front();
    for (const int key : {Qt::Key_Right, Qt::Key_Left, Qt::Key_Down, Qt::Key_Tab}) {
        AskedDesk another(withHand(), bottom, hex::ChooseCard{});
        QTest::keyClick(&another.desk.hand(), static_cast<Qt::Key>(key));
        QTest::keyClick(&another.desk.hand(), Qt::Key_Return);
        EXPECT_EQ(another.answer(), Answer(hex::CardChosen{first})) << key;
    }
}

TEST_F(HexHand, AnEnterHeldDownNeverPlaysOne) {
    press(Qt::Key_Right);
    ASSERT_TRUE(isAnyLookedAt());
    QKeyEvent held(QEvent::KeyPress, Qt::Key_Return, Qt::NoModifier, QString(), true);
    QApplication::sendEvent(&it.desk.hand(), &held);
    EXPECT_EQ(it.answer(), std::nullopt);
    press(Qt::Key_Return);
    EXPECT_TRUE(it.answer());
}

TEST(HexHandAtRest, ACopyOfTheOrderSaysWhatItWouldCopy) {
    const auto textAfter = [](std::optional<hex::Play> last) {
        Battle battle = holding(Table().unit(bottom, "MI", {6, 4}), bottom, {"copy-the-order"});
        for (hex::Player& player : battle.players) {
            if (player.seat != bottom) player.last = last;
        }
        return lookOf(battle, bottom, battle.player(bottom).hand.front()).text;
    };
    EXPECT_TRUE(
        textAfter(hex::Play{.as = cardNamed("light-troops")}).endsWith(QStringLiteral("Now: Light troops.")));
    EXPECT_TRUE(textAfter(std::nullopt).endsWith(QStringLiteral("Now: no orders.")));
}

TEST(HexPhases, TheTurnAfterASecondMoveHasItsBattle) {
    HexHeader header;
    const QString battling = header.phases().nameOf(3);
    Battle battle = withHand();
    battle.phase = Phase::movingAgain;
    header.show(battle, art::lightPalette(), {});
    EXPECT_NE(header.phases().nameOf(3), battling);
    battle.phase = Phase::command;
    header.show(battle, art::lightPalette(), {});
    EXPECT_EQ(header.phases().nameOf(3), battling);
}

}  // namespace
}  // namespace vallum::app::test
