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

/// A hand of so many cards outside the Card phase, in this room.
std::vector<QRectF> cardsIn(QSize room, int count) {
    const std::vector<std::string> ids{"two-orders-left", "medium-troops", "infantry-line",
                                       "light-troops",    "heavy-troops",  "riders-charge"};
    CommandHand hand;
    hand.resize(room);
    hand.show(holding(Table().unit(bottom, "MI", {6, 4}), bottom,
                      {ids.begin(), ids.begin() + static_cast<std::ptrdiff_t>(count)}),
              bottom, false);
    std::vector<QRectF> cards;
    for (std::size_t i = 0; i != hand.cards().size(); ++i) cards.push_back(hand.rectOf(i));
    return cards;
}

TEST(HexHandAtRest, CardsLieSideBySideWhereThereIsRoom) {
    for (const QSize room : {QSize(323, 221), QSize(304, 180), QSize(500, 250), QSize(323, 120)}) {
        const std::vector<QRectF> cards = cardsIn(room, 3);
        ASSERT_EQ(cards.size(), 3U);
        for (std::size_t i = 0; i != cards.size(); ++i) {
            EXPECT_TRUE(QRectF(QPointF(), room).contains(cards[i]));
            for (std::size_t other = 0; other != i; ++other)
                EXPECT_FALSE(cards[i].intersects(cards[other])) << room.width();
        }
    }
}

TEST(HexHandAtRest, CardsThatOverlapLeaveTheirTitlesInSight) {
    const QSize room(311, 190);
    const std::vector<QRectF> cards = cardsIn(room, 6);
    bool overlaps = false;
    for (std::size_t i = 0; i != cards.size(); ++i) {
        EXPECT_TRUE(QRectF(QPointF(), room).contains(cards[i]));
        EXPECT_GE(cards[i].width(), 76);
        const QRectF title(cards[i].topLeft(), QSizeF(cards[i].width(), cards[i].width() * 0.36));
        for (std::size_t front = i + 1; front != cards.size(); ++front) {
            EXPECT_FALSE(title.intersects(cards[front])) << i << " under " << front;
            overlaps = overlaps || cards[i].intersects(cards[front]);
        }
    }
    EXPECT_TRUE(overlaps);
}

TEST(HexHandAtRest, ACopyOfTheOrderSaysWhatItWouldCopy) {
    const auto textAfter = [](std::optional<hex::Play> last) {
        Battle battle = holding(Table().unit(bottom, "MI", {6, 4}), bottom, {"copy-the-order"});
        for (hex::Player& player : battle.players) {
            if (player.seat != bottom) player.last = last;
        }
        return lookOf(battle, bottom, battle.player(bottom).hand.front(), BoardTurn::upright).text;
    };
    EXPECT_TRUE(
        textAfter(hex::Play{.as = cardNamed("light-troops")}).endsWith(QStringLiteral("Now: Light troops.")));
    EXPECT_TRUE(textAfter(std::nullopt).endsWith(QStringLiteral("Now: no orders.")));
    EXPECT_TRUE(textAfter(hex::Play{.as = cardNamed("three-orders-left"), .view = top})
                    .endsWith(QStringLiteral("Now: Three orders, right.")))
        << "the same part of the board (HEX-83)";
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
