// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/hex/asked_desk.h"
#include "app/hex/hex_game.h"
#include "art/faces.h"
#include "art/room_colors.h"
#include "hex/dice_sheet.h"
#include "hex/hex_log.h"
#include "hex/hex_texts.h"
#include "room/house_style.h"

#include <QApplication>
#include <QImage>
#include <QLabel>
#include <gtest/gtest.h>

#include <vallum/hex/rules/dice.h>

namespace vallum::app::test {
namespace {

QImage pictureOf(QWidget& widget) { return widget.grab().toImage(); }

TEST(HexBoard, EveryHexIsWhereItIsPressed) {
    const BoardMap map(QRectF(10, 20, 900, 560));
    for (const hex::Hex hex : hex::allHexes()) {
        EXPECT_EQ(map.hexAt(map.center(hex)), hex);
        for (const QPointF& corner : map.outline(hex, 0.95)) EXPECT_EQ(map.hexAt(corner), hex);
    }
    EXPECT_EQ(map.hexAt(map.area().topLeft() - QPointF(3, 3)), std::nullopt);
}
TEST(HexBoard, NeighborsShareASide) {
    const BoardMap map(QRectF(0, 0, 1300, 900));
    const QLineF one = map.side({4, 6}, hex::Direction::east);
    const QLineF other = map.side({4, 7}, hex::Direction::west);
    EXPECT_NEAR((one.center() - other.center()).manhattanLength(), 0, 1e-6);
}

TEST(HexPlan, TheBoardGetsMostOfEveryRoom) {
    for (const QSize room : {QSize(1600, 900), QSize(1280, 720), QSize(1024, 768), QSize(800, 1200)}) {
        for (const int em : {17, 34}) {
            const DeskPlan plan = planOf(room, em, false);
            const QRect all(QPoint(), room);
            for (const QRect& part : {plan.board, plan.sheet, plan.hand, plan.log}) {
                EXPECT_TRUE(all.contains(part)) << room.width() << ' ' << em;
                EXPECT_GT(part.width(), 60);
                EXPECT_GT(part.height(), 40);
            }
            EXPECT_FALSE(plan.board.intersects(plan.sheet));
            EXPECT_FALSE(plan.hand.intersects(plan.sheet));
            EXPECT_FALSE(plan.hand.intersects(plan.log));
            EXPECT_FALSE(plan.board.intersects(plan.hand));
        }
    }
}

TEST(HexDesk, APlainCommanderFinishesABattleAtIt) {
    HexGame game("telamon");
    EXPECT_FALSE(game.playUntil("no such question"));
    EXPECT_TRUE(hex::System::isOver(game.referee().battle()));
    EXPECT_FALSE(game.desk.log().lines().isEmpty());
}

TEST(HexDesk, EveryQuestionOfABattleHasAToolThatAnswersIt) {
    HexGame game("telamon");
    for (int i = 0; i != 300 && game.referee().open(); ++i) {
        ASSERT_NE(game.desk.tool(), nullptr) << game.kind();
        EXPECT_FALSE(game.desk.tool()->headline().isEmpty());
        const std::string_view now = game.kind();
        if (!game.playUntil(now == "chooseCard" ? "chooseOrders" : "chooseCard", 60)) break;
    }
}

TEST(HexDesk, WhatIsLeftByAnAnimationIsWhatTheBattleShows) {
    HexGame game("telamon");
    ASSERT_TRUE(game.playUntil("chooseBattle"));
    static_cast<QWidget&>(game.desk.dice()).hide();
    const QImage played = pictureOf(game.desk.table());
    game.showNow();
    EXPECT_EQ(played, pictureOf(game.desk.table()));
}

TEST(HexDesk, AnAnimationCanBeSkipped) {
    HexGame game("telamon");
    ASSERT_TRUE(game.playUntil("chooseMove"));
    game.desk.table().playback().setPace(100);
    const hex::Answer move = hex::System::options(game.referee().battle(), hex::ChooseMove{}).front();
    game.answer(move);
    EXPECT_TRUE(game.desk.table().playback().isPlaying());
    EXPECT_EQ(game.desk.tool(), nullptr) << "nothing is asked before it is seen";
    QTest::mouseClick(&game.desk.table(), Qt::LeftButton, {}, QPoint(5, 400));
    EXPECT_FALSE(game.desk.table().playback().isPlaying());
    EXPECT_NE(game.desk.tool(), nullptr);
}

TEST(HexDesk, TheLettersOnAPieceAreExplained) {
    HexGame game("telamon");
    const hex::Battle& battle = *game.desk.table().battle();
    const UnitId unit(0);
    const QString words = codeExplained(battle, unit);
    EXPECT_TRUE(words.startsWith(QString::fromStdString(battle.type(unit).code)));
    EXPECT_TRUE(words.contains(QString::fromStdString(battle.type(unit).name)));
}

TEST(HexDesk, TheHandOfTheOtherSideStaysHidden) {
    HexGame game("telamon");
    const auto& open = game.referee().open();
    const Seat other = game.referee().battle().enemyOf(open->seat);
    game.desk.setViewer({.seat = other});
    game.desk.show(hex::System::seenBy(game.referee().battle(), other), std::nullopt);
    EXPECT_EQ(game.desk.tool(), nullptr) << "the other side is asked";
    const hex::Battle& seen = *game.desk.table().battle();
    for (const CardId card : seen.player(open->seat).hand) EXPECT_EQ(card, faceDown);
    EXPECT_EQ(game.desk.hand().cards(), game.referee().battle().player(other).hand);
    QTest::mouseClick(&game.desk.hand(), Qt::LeftButton, {}, game.desk.hand().rectOf(0).center().toPoint());
    EXPECT_TRUE(game.answers.empty());
}

TEST(HexDesk, WithoutAViewerNoHandLiesOnIt) {
    HexGame game("telamon");
    game.desk.setViewer({});
    game.desk.show(hex::System::seenBy(game.referee().battle(), chance), std::nullopt);
    EXPECT_FALSE(game.desk.hand().isVisible());
    EXPECT_EQ(game.desk.tool(), nullptr);
}

TEST(HexDice, EachFaceShowsWhatItDid) {
    const hex::Battle battle =
        Table().unit(bottom, "HI", {4, 4}).unit(top, "LCH", {3, 4}).card("two-orders-left");
    const hex::Blow blow{hex::Roll::attack, u(0), {3, 4}, u(1)};
    const std::vector<int> faces{swords, swords, L, lead, flag};
    const hex::BlowResult result = hex::resultOf(battle, blow, faces);
    DiceSheet sheet;
    ASSERT_TRUE(sheet.show(battle, hex::DiceRolled{blow, {}, faces, result.hits, result.flags}, 0));
    std::vector<DieDeed> deeds;
    for (const BattleDie& die : sheet.dice()) deeds.push_back(die.deed);
    EXPECT_EQ(deeds,
              (std::vector{DieDeed::nothing, DieDeed::hit, DieDeed::hit, DieDeed::nothing, DieDeed::flag}))
        << "chariots ignore the first sword (HEX-41), no leader is near (HEX-42)";
    EXPECT_EQ(sheet.result(), QStringLiteral("2 hits · 1 flag"));
}

/// Labels and buttons whose text is cut off.
QStringList cutIn(QWidget& desk) {
    QStringList cut;
    for (const QLabel* label : desk.findChildren<QLabel*>()) {
        if (!label->isVisibleTo(&desk) || label->text().isEmpty()) continue;
        const int room = label->width();
        const bool fits = label->wordWrap()
                              ? label->heightForWidth(room) <= label->height() + 2
                              : label->fontMetrics().horizontalAdvance(label->text()) <= room + 1;
        if (!fits) cut << label->text();
    }
    for (const QPushButton* button : desk.findChildren<QPushButton*>()) {
        if (!button->isVisibleTo(&desk)) continue;
        if (button->width() < button->minimumSizeHint().width() || button->geometry().right() > desk.width())
            cut << button->text();
    }
    return cut;
}

class AtTextSize {
public:
    explicit AtTextSize(int percent) { QApplication::setFont(art::textFont(percent)); }
    ~AtTextSize() { QApplication::setFont(art::textFont(100)); }
    AtTextSize(const AtTextSize&) = delete;
    AtTextSize& operator=(const AtTextSize&) = delete;
};

TEST(HexDesk, NothingIsCutOnASmallScreenNorAtTwiceTheSize) {
    for (const int percent : {100, 200}) {
        const AtTextSize text(percent);
        HexGame game("telamon", {1024, 768});
        for (const char* kind :
             {"chooseCard", "chooseOrders", "chooseMove", "chooseBattle", "answerAttack"}) {
            ASSERT_TRUE(game.playUntil(kind));
            game.think();
            QApplication::processEvents();
            EXPECT_EQ(cutIn(game.desk).join(QStringLiteral(" | ")).toStdString(), "")
                << kind << ' ' << percent;
        }
    }
}

TEST(HexDesk, DiceCoverNeitherTheFightNorAPanelOnASmallScreen) {
    HexGame game("telamon", {1024, 768});
    std::vector<hex::Hex> fight;  // of the last roll
    QObject::connect(&game.desk, &HexDesk::told, &game.desk, [&](const hex::Fact& fact) {
        const bool isOther =
            std::holds_alternative<hex::Trampled>(fact) || std::holds_alternative<hex::MarshRolled>(fact);
        if (isOther) fight.clear();
        const hex::Battle& before = game.desk.table().playback().battle();
        if (const auto* rolled = std::get_if<hex::DiceRolled>(&fact))
            fight = {before.unit(rolled->blow.by).at, rolled->blow.at};
    });
    int rolls = 0;
    for (int i = 0; i != 20 && game.playUntil("answerAttack"); ++i) {
        game.answer(hex::Stand{});
        if (!game.desk.dice().isVisible() || fight.empty()) continue;
        ++rolls;
        const QRect dice = game.desk.dice().geometry();
        for (const QRect& panel :
             {game.desk.sheet().geometry(), game.desk.hand().geometry(), game.desk.log().geometry()})
            EXPECT_FALSE(dice.intersects(panel));
        for (const hex::Hex hex : fight)
            EXPECT_FALSE(game.desk.table().map().outline(hex, 0.8).boundingRect().intersects(QRectF(dice)));
    }
    EXPECT_GT(rolls, 5);
}

TEST(HexDesk, WhatIsKeptLooksAsWhenItIsPaintedAnew) {
    HexGame game("telamon", {1600, 900});
    const auto painted = [&] {
        QImage canvas(game.desk.table().size(), QImage::Format_ARGB32_Premultiplied);
        canvas.fill(Qt::black);
        game.desk.table().render(&canvas);
        return canvas;
    };
    const QImage first = painted();
    EXPECT_EQ(painted(), first);
    game.desk.setArtPalette(art::darkPalette());
    EXPECT_NE(painted(), first) << "a kept picture goes with its palette";
    game.desk.setArtPalette(art::lightPalette());
    EXPECT_EQ(painted(), first);
}

TEST(HexDesk, TheCodesOfAllSidesAreRead) {
    for (const art::Eyes eyes : art::allEyes) {
        for (const art::SideColor color : art::allSideColors) {
            const QColor plate = art::shadesOf(color, eyes).deep.darker(112);
            EXPECT_GE(art::contrast(QColor(0xfffaf0), plate), 4.5);
        }
    }
}

TEST(HexDesk, KShowsTheCoordinates) {
    HexGame game("telamon");
    const QImage before = pictureOf(game.desk.table());
    QTest::keyClick(&game.desk.table(), Qt::Key_K);
    EXPECT_TRUE(game.desk.table().hasCoordinates());
    EXPECT_NE(before, pictureOf(game.desk.table()));
}

TEST(HexDesk, TheSheetIsReadInBothRooms) {
    for (const art::RoomColors& room : {art::lightRoom(), art::darkRoom()}) {
        for (const QColor& ink : {room.ink, room.quiet, room.good, room.bad})
            EXPECT_GE(art::contrast(ink, room.paper), 4.5);
    }
}

}  // namespace
}  // namespace vallum::app::test
