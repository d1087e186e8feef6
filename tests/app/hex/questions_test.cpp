// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/hex/asked_desk.h"
#include "language/numbers.h"

#include <algorithm>

#include <vallum/hex/rules/dice.h>
#include <vallum/hex/rules/movement.h>

namespace vallum::app::test {
namespace {

using hex::Answer;
using hex::Battle;
using hex::Phase;

Battle ordering(const std::string& card) {
    return Table()
        .unit(bottom, "MI", {6, 3})
        .unit(bottom, "HI", {6, 2})
        .unit(bottom, "MI", {6, 10})
        .unit(top, "MI", {2, 4})
        .leader(bottom, {6, 2}, "Xanthippos")
        .phase(Phase::orders)
        .card(card);
}

Battle fighting() {
    return Table()
        .unit(bottom, "HI", {4, 4})
        .unit(bottom, "LB", {5, 7})
        .unit(top, "MI", {3, 4})
        .unit(top, "LI", {2, 7})
        .card("two-orders-left");
}

QString valueIn(const SheetContent& content, const QString& label) {
    const auto found = std::ranges::find(content.rows, label, &SheetRow::label);
    return found == content.rows.end() ? QString() : found->value;
}

TEST(AskedForACard, APressOnACardPlaysIt) {
    AskedDesk it(withHand(), bottom, hex::ChooseCard{});
    const CardId second = it.desk.hand().cards().at(1);
    QTest::mouseClick(&it.desk.hand(), Qt::LeftButton, {}, it.desk.hand().rectOf(1).center().toPoint());
    EXPECT_EQ(it.answer(), Answer(hex::CardChosen{second}));
}
TEST(AskedForACard, KeysChooseAndPlayIt) {
    AskedDesk it(withHand(), bottom, hex::ChooseCard{});
    const CardId third = it.desk.hand().cards().at(2);
    QTest::keyClick(&it.desk.hand(), Qt::Key_3);
    QTest::keyClick(&it.desk.hand(), Qt::Key_Return);
    EXPECT_EQ(it.answer(), Answer(hex::CardChosen{third}));
}
TEST(AskedForACard, TheBoardPassesItsKeysOn) {
    AskedDesk it(withHand(), bottom, hex::ChooseCard{});
    const CardId second = it.desk.hand().cards().at(1);
    it.key(Qt::Key_2);
    it.key(Qt::Key_Return);
    EXPECT_EQ(it.answer(), Answer(hex::CardChosen{second}));
}
TEST(AskedForACard, FocusGivenToTheBoardGoesOnToTheHand) {
    AskedDesk it(withHand(), bottom, hex::ChooseCard{});
    static_cast<QWidget&>(it.desk).activateWindow();
    ASSERT_TRUE(QTest::qWaitForWindowActive(&it.desk));
    it.desk.setFocus();
    EXPECT_TRUE(it.desk.hand().hasFocus());
    it.desk.table().setFocus(Qt::MouseFocusReason);
    EXPECT_TRUE(it.desk.table().hasFocus()) << "a click looks at the board";
    it.key(Qt::Key_Tab);
    EXPECT_TRUE(it.desk.hand().hasFocus());
}
TEST(AskedForACard, TheSheetCoversNone) {
    for (const QSize size : {QSize(1024, 768), QSize(1440, 900), QSize(1280, 800)}) {
        AskedDesk it(holding(Table()
                                 .unit(bottom, "MI", {6, 4})
                                 .leader(bottom, {6, 4})
                                 .unit(top, "MI", {2, 4})
                                 .phase(Phase::command),
                             bottom,
                             {"two-orders-left", "medium-troops", "infantry-line", "leader-and-three",
                              "restore-ranks"}),
                     bottom, hex::ChooseCard{}, size);
        it.lookAt({6, 4});
        ASSERT_FALSE(it.desk.tool()->content().title.isEmpty());
        const QRect sheet = it.desk.sheet().geometry();
        EXPECT_GE(sheet.height(), it.desk.sheet().leastHeightIn(sheet.width()));
        for (std::size_t i = 0; i != it.desk.hand().cards().size(); ++i) {
            const QRectF card = it.desk.hand().rectOf(i).translated(it.desk.hand().pos());
            EXPECT_FALSE(QRectF(sheet).intersects(card)) << size.width() << ' ' << i;
            EXPECT_GT(card.width(), 80) << size.width();
        }
    }
}
TEST(AskedForACard, LookingAtACardLightsWhomItOrders) {
    AskedDesk it(withHand(), bottom, hex::ChooseCard{});
    QTest::keyClick(&it.desk.hand(), Qt::Key_1);
    EXPECT_EQ(it.desk.table().marks().choosable, (std::vector<hex::Hex>{{6, 4}}));
    EXPECT_TRUE(it.desk.table().marks().sections.has_value());
}
TEST(AskedForACard, TheBoardAnswersWithTheRule) {
    AskedDesk it(withHand(), bottom, hex::ChooseCard{});
    it.press({6, 4});
    EXPECT_EQ(it.desk.remark().said(), QString()) << "a unit may be looked at";
    it.press({0, 0});
    EXPECT_FALSE(it.answer());
    EXPECT_TRUE(it.desk.remark().said().contains(QStringLiteral("HEX-13")))
        << it.desk.remark().said().toStdString();
}

TEST(AskedForOrders, PressesGiveThemAndEnterEndsThem) {
    AskedDesk it(ordering("two-orders-left"), bottom, hex::ChooseOrders{});
    it.press({6, 3});
    it.press({6, 2});
    it.key(Qt::Key_Return);
    EXPECT_EQ(it.answer(), Answer(hex::OrdersChosen{.units = {u(0), u(1)}}));
}
TEST(AskedForOrders, TheKeyboardGivesThem) {
    AskedDesk it(ordering("two-orders-left"), bottom, hex::ChooseOrders{});
    it.pressByKeys({6, 3});
    ASSERT_NE(it.button(QStringLiteral("Give one order")), nullptr);
    it.button(QStringLiteral("Give one order"))->click();
    EXPECT_EQ(it.answer(), Answer(hex::OrdersChosen{.units = {u(0)}}));
}
TEST(AskedForOrders, AnotherSectionIsRefusedWithItsRule) {
    AskedDesk it(ordering("two-orders-left"), bottom, hex::ChooseOrders{});
    it.press({6, 10});
    EXPECT_TRUE(it.desk.remark().said().contains(QStringLiteral("HEX-77")))
        << it.desk.remark().said().toStdString();
    it.press({2, 4});
    EXPECT_TRUE(it.desk.remark().said().contains(QStringLiteral("HEX-14")))
        << it.desk.remark().said().toStdString();
}
TEST(AskedForOrders, WhoHasGivenAllIsOfferedNoMore) {
    AskedDesk it(ordering("two-orders-left"), bottom, hex::ChooseOrders{});
    const QString more = QStringLiteral("As many as possible");
    EXPECT_NE(it.button(more), nullptr);
    it.press({6, 3});
    EXPECT_NE(it.button(more), nullptr);
    it.press({6, 2});
    EXPECT_EQ(it.button(more), nullptr);
}
TEST(AskedForOrders, AgainOnAUnitWithItsLeaderOrdersHimApart) {
    AskedDesk it(ordering("three-orders-left"), bottom, hex::ChooseOrders{});
    it.press({6, 2});
    it.press({6, 2});
    it.key(Qt::Key_Return);
    EXPECT_EQ(it.answer(), Answer(hex::OrdersChosen{.units = {u(1)}, .leaders = {hex::LeaderId(0)}}));
}
TEST(AskedForOrders, EscapeTakesThemAllBack) {
    AskedDesk it(ordering("two-orders-left"), bottom, hex::ChooseOrders{});
    it.press({6, 3});
    it.key(Qt::Key_Escape);
    EXPECT_TRUE(it.desk.table().marks().picked.empty());
}
TEST(AskedForOrders, ALeaderCardBeginsWithALeader) {
    AskedDesk it(ordering("leader-and-three"), bottom, hex::ChooseOrders{});
    it.press({6, 2});
    it.press({6, 3});
    it.key(Qt::Key_Return);
    EXPECT_EQ(it.answer(), Answer(hex::OrdersChosen{.units = {u(1), u(0)}, .chief = hex::LeaderId(0)}));
}

TEST(AskedForAMove, APressPicksAndAnotherMoves) {
    AskedDesk it(moving(), bottom, hex::ChooseMove{});
    it.press({6, 4});
    it.press({5, 4});
    EXPECT_EQ(it.answer(), Answer(hex::MoveUnit{u(0), {{5, 4}}}));
}
TEST(AskedForAMove, KeysDoTheSame) {
    AskedDesk it(moving(), bottom, hex::ChooseMove{});
    it.pressByKeys({6, 4});
    it.pressByKeys({5, 3});
    EXPECT_EQ(it.answer(), Answer(hex::MoveUnit{u(0), {{5, 3}}}));
}
TEST(AskedForAMove, WhereNoBattleFollowsTheReachIsHollow) {
    AskedDesk it(moving(), bottom, hex::ChooseMove{});
    it.press({6, 8});
    const Marks& marks = it.desk.table().marks();
    EXPECT_TRUE(std::ranges::find(marks.reach, hex::Hex{5, 8}) != marks.reach.end());
    EXPECT_TRUE(std::ranges::find(marks.hollow, hex::Hex{4, 8}) != marks.hollow.end()) << "HEX-22";
}
TEST(AskedForAMove, WhereWarriorsMustAttackStandsSwords) {
    AskedDesk it(Table()
                     .unit(bottom, "WA", {6, 4})
                     .unit(top, "MI", {3, 4})
                     .phase(Phase::moving)
                     .card("two-orders-left"),
                 bottom, hex::ChooseMove{});
    EXPECT_EQ(it.desk.table().marks().charges, (std::vector<hex::Hex>{{4, 4}, {4, 5}})) << "HEX-23";
}
TEST(AskedForAMove, TooFarIsRefusedWithItsRule) {
    AskedDesk it(moving(), bottom, hex::ChooseMove{});
    it.press({6, 4});
    it.press({2, 4});
    EXPECT_TRUE(it.desk.remark().said().contains(QStringLiteral("HEX-21")))
        << it.desk.remark().said().toStdString();
    EXPECT_FALSE(it.answer());
}
TEST(AskedForAMove, EEndsTheTurnAndAsksOnceIfSomebodyCouldStillMove) {
    AskedDesk it(moving(), bottom, hex::ChooseMove{});
    it.key(Qt::Key_E);
    EXPECT_EQ(it.answer(), std::nullopt);
    EXPECT_TRUE(it.desk.remark().said().contains(QStringLiteral("2 units can still move")))
        << it.desk.remark().said().toStdString();
    it.key(Qt::Key_E);
    EXPECT_EQ(it.answer(), Answer(hex::Done{}));
}
TEST(AskedForAMove, CtrlEnterEndsTheMovesToo) {
    Battle battle = fighting();
    battle.phase = Phase::moving;
    AskedDesk it(battle, bottom, hex::ChooseMove{});
    QTest::keyClick(&it.desk.table(), Qt::Key_Return, Qt::ControlModifier);
    EXPECT_EQ(it.answer(), Answer(hex::Done{}));
}
TEST(AskedForAMove, AllAdvanceAHexAsSingleMoves) {
    Battle battle = Table()
                        .unit(bottom, "MI", {7, 4})
                        .unit(bottom, "MI", {6, 4})
                        .unit(bottom, "MI", {6, 6})
                        .unit(top, "MI", {4, 6})
                        .phase(Phase::moving)
                        .card("infantry-line");
    AskedDesk it(battle, bottom, hex::ChooseMove{});
    it.key(Qt::Key_A);
    const auto show = [&] {
        std::vector<hex::Fact> facts{hex::movement(battle, std::get<hex::MoveUnit>(*it.answer()))};
        for (const hex::Fact& fact : facts) hex::System::evolve(battle, fact);
        it.desk.play(facts, hex::System::seenBy(battle, bottom),
                     OpenQuestion<hex::System>{bottom, hex::ChooseMove{}});
        QApplication::processEvents();
    };
    ASSERT_EQ(it.answers.size(), 1U) << "one at a time, so that each can be undone";
    show();
    ASSERT_EQ(it.answers.size(), 2U);
    EXPECT_EQ(it.answers.front(), Answer(hex::MoveUnit{u(1), {{5, 4}}})) << "the foremost first";
    EXPECT_EQ(it.answers.back(), Answer(hex::MoveUnit{u(2), {{5, 6}}}));
    it.desk.show(hex::System::seenBy(battle, bottom), OpenQuestion<hex::System>{bottom, hex::ChooseMove{}});
    QApplication::processEvents();
    EXPECT_EQ(it.answers.size(), 2U) << "after an undo the others stay";
}
TEST(AskedForAMove, NobodyAdvancesAlone) {
    AskedDesk it(Table().unit(bottom, "MI", {6, 4}).unit(top, "MI", {1, 4}).phase(Phase::moving), bottom,
                 hex::ChooseMove{});
    EXPECT_EQ(it.button(QStringLiteral("Advance all 1 hex")), nullptr);
}
TEST(AskedForAMove, EGoesOnToBattleAtOnceIfThereIsATarget) {
    Battle battle = fighting();
    battle.phase = Phase::moving;
    AskedDesk it(battle, bottom, hex::ChooseMove{});
    it.key(Qt::Key_E);
    EXPECT_EQ(it.answer(), Answer(hex::Done{}));
}
TEST(AskedForAMove, TabGoesToTheNextUnit) {
    AskedDesk it(moving(), bottom, hex::ChooseMove{});
    QTest::keyClick(&it.desk.table(), Qt::Key_Tab);
    EXPECT_EQ(it.desk.table().looked(), (hex::Hex{6, 4}));
    QTest::keyClick(&it.desk.table(), Qt::Key_Tab);
    EXPECT_EQ(it.desk.table().looked(), (hex::Hex{6, 8}));
}

TEST(AskedForBattle, AUnitThenItsTarget) {
    AskedDesk it(fighting(), bottom, hex::ChooseBattle{});
    it.press({4, 4});
    it.press({3, 4});
    EXPECT_EQ(it.answer(), Answer(hex::CloseCombat{u(0), {3, 4}}));
}
TEST(AskedForBattle, EnterFiresWhereThereIsOneTarget) {
    AskedDesk it(fighting(), bottom, hex::ChooseBattle{});
    it.pressByKeys({5, 7});
    ASSERT_NE(it.button(QStringLiteral("Fire")), nullptr);
    it.button(QStringLiteral("Fire"))->click();
    EXPECT_EQ(it.answer(), Answer(hex::Fire{u(1), {2, 7}}));
}
TEST(AskedForBattle, BlockedSightShowsWhatBlocksIt) {
    AskedDesk it(Table()
                     .unit(bottom, "LB", {4, 2})
                     .unit(bottom, "MI", {4, 3})
                     .unit(top, "MI", {4, 5})
                     .unit(top, "LI", {2, 1})
                     .card("two-orders-left"),
                 bottom, hex::ChooseBattle{});
    it.press({4, 2});
    it.press({4, 5});
    EXPECT_TRUE(it.desk.remark().said().contains(QStringLiteral("HEX-32")))
        << it.desk.remark().said().toStdString();
    EXPECT_EQ(it.desk.table().marks().inTheWay, (std::vector<hex::Hex>{{4, 3}}));
}
/// LB that would see its only enemy but for the unit between them.
Battle blocked() {
    return Table()
        .unit(bottom, "LB", {4, 2})
        .unit(bottom, "MI", {4, 3})
        .unit(top, "MI", {4, 5})
        .card("two-orders-left");
}
TEST(AskedForBattle, BlockedSightIsTheReasonForAUnitWithoutTargetsAndForTheEnemy) {
    for (const hex::Hex pressed : {hex::Hex{4, 2}, hex::Hex{4, 5}}) {
        AskedDesk it(blocked(), bottom, hex::ChooseBattle{});
        it.press(pressed);
        EXPECT_TRUE(it.desk.remark().said().contains(QStringLiteral("HEX-32")))
            << it.desk.remark().said().toStdString();
        EXPECT_EQ(it.desk.table().marks().inTheWay, (std::vector<hex::Hex>{{4, 3}}));
    }
}
TEST(AskedForBattle, WhatTheEnemyDoesInReturnIsToldLikeTheAttack) {
    AskedDesk it(fighting(), bottom, hex::ChooseBattle{});
    it.press({4, 4});
    const auto odds = hex::oddsOfCloseCombat(it.desk.tool()->battle(), u(0), u(2), hex::Roll::attack);
    const SheetContent content = it.desk.tool()->content();
    EXPECT_EQ(valueIn(content, QStringLiteral("then yours is destroyed")),
              percent(odds.battleBack.eliminate));
    EXPECT_EQ(valueIn(content, QStringLiteral("then yours retreats")), percent(odds.battleBack.driveOff));
    EXPECT_EQ(valueIn(content, QStringLiteral("no hit")), percent(odds.standing().hits.front()));
    EXPECT_EQ(valueIn(content, QStringLiteral("1 hit")), percent(odds.standing().hits.at(1)));
}
TEST(AskedForBattle, EEndsTheTurnAndAsksOnceIfSomebodyCouldStillAttack) {
    AskedDesk it(fighting(), bottom, hex::ChooseBattle{});
    it.key(Qt::Key_E);
    EXPECT_EQ(it.answer(), std::nullopt);
    EXPECT_TRUE(it.desk.remark().said().contains(QStringLiteral("can still attack")));
    it.key(Qt::Key_E);
    EXPECT_EQ(it.answer(), Answer(hex::Done{}));
}

/// HXT-46
TEST(AskedForBattle, AWallStrikesFirstAndDoesNotBattleBack) {
    const Battle battle = Table()
                              .unit(bottom, "HI", {4, 4})
                              .unit(top, "MI", {3, 4})
                              .work({3, 4}, hex::Work::scalableWall)
                              .card("two-orders-left");
    AskedDesk it(battle, bottom, hex::ChooseBattle{});
    it.press({4, 4});
    const SheetContent content = it.desk.tool()->content();
    const auto odds = hex::oddsOfCloseCombat(battle, u(0), u(1), hex::Roll::attack);
    EXPECT_NE(valueIn(content, QStringLiteral("it strikes first")), QString());
    EXPECT_EQ(valueIn(content, QStringLiteral("it battles back")), QString());
    EXPECT_EQ(valueIn(content, QStringLiteral("it is destroyed")), percent(odds.fromWall->attack.eliminate));
}

Battle attacked() {
    return Table().unit(bottom, "MI", {4, 4}).unit(top, "LI", {3, 4}).card("two-orders-left");
}
TEST(AskedAboutAnAttack, EnterStands) {
    AskedDesk it(attacked(), top, hex::AnswerAttack{u(0), u(1)});
    it.key(Qt::Key_Return);
    EXPECT_EQ(it.answer(), Answer(hex::Stand{}));
}
TEST(AskedAboutAnAttack, APressOnALitHexEvades) {
    AskedDesk it(attacked(), top, hex::AnswerAttack{u(0), u(1)});
    const hex::Hex end = it.desk.table().marks().reach.front();
    it.press(end);
    ASSERT_TRUE(it.answer());
    EXPECT_EQ(std::get<hex::Evade>(*it.answer()).path.back(), end);
}
TEST(AskedAboutAnAttack, TheHexThatAButtonNamesIsMarkedWhileThePointerIsOnIt) {
    AskedDesk it(attacked(), top, hex::AnswerAttack{u(0), u(1)});
    const hex::Hex end = it.desk.table().marks().reach.front();
    QPushButton* const evade = it.button(QStringLiteral("Evade to (%1,%2)").arg(end.row).arg(end.column));
    ASSERT_NE(evade, nullptr);
    EXPECT_EQ(it.desk.table().pointedOut(), std::nullopt);
    QEnterEvent enter(QPointF(5, 5), QPointF(5, 5), QPointF(5, 5));
    QApplication::sendEvent(evade, &enter);
    EXPECT_EQ(it.desk.table().pointedOut(), end);
    QEvent leave(QEvent::Leave);
    QApplication::sendEvent(evade, &leave);
    EXPECT_EQ(it.desk.table().pointedOut(), std::nullopt);
    QApplication::sendEvent(evade, &enter);
    it.desk.play({}, attacked(), std::nullopt);
    EXPECT_EQ(it.desk.table().pointedOut(), std::nullopt) << "the button is gone";
}
TEST(AskedAboutAnAttack, StrikeFirstIsOfferedToWhoHoldsTheCardOnly) {
    AskedDesk without(holding(attacked(), top, {"two-orders-left"}), top, hex::AnswerAttack{u(0), u(1)});
    EXPECT_EQ(without.button(QStringLiteral("Strike first")), nullptr);
    AskedDesk with(holding(attacked(), top, {"strike-first"}), top, hex::AnswerAttack{u(0), u(1)});
    with.key(Qt::Key_F);
    EXPECT_EQ(with.answer(), Answer(hex::StrikeFirst{}));
}
TEST(AskedAboutAnAttack, TheOddsOfAllAnswersAreThereAtOnce) {
    AskedDesk it(holding(attacked(), top, {"strike-first"}), top, hex::AnswerAttack{u(0), u(1)});
    const SheetContent content = it.desk.tool()->content();
    const auto [odds, first] = hex::oddsOfAnswers(it.desk.tool()->battle(), {u(0), u(1)});
    const auto told = [](const hex::Odds& attack) {
        return QStringLiteral("%1 · %2").arg(percent(attack.eliminate), percent(attack.driveOff));
    };
    EXPECT_EQ(valueIn(content, QStringLiteral("if it stands")), told(odds.attack));
    EXPECT_EQ(valueIn(content, QStringLiteral("if it evades")),
              percent(odds.evading->eliminate) + QStringLiteral(" · –"));
    ASSERT_LT(first.attacked, 1);
    EXPECT_EQ(valueIn(content, QStringLiteral("if it strikes first")), told(first.attack));
}
TEST(AskedAboutAnAttack, ASecondAttackHasItsOwnOdds) {
    const auto attackedAfter = [](int battles) {
        return Battle(Table()
                          .unit(bottom, "MI", {4, 4})
                          .unit(top, "MI", {3, 4})
                          .card("all-in-contact")
                          .with([=](Battle& it, hex::Setting&) { it.units[0].turn.battles = battles; }));
    };
    AskedDesk first(attackedAfter(1), top, hex::AnswerAttack{u(0), u(1)});
    AskedDesk second(attackedAfter(2), top, hex::AnswerAttack{u(0), u(1)});
    EXPECT_NE(valueIn(first.desk.tool()->content(), QStringLiteral("if it stands")),
              valueIn(second.desk.tool()->content(), QStringLiteral("if it stands")));
}
TEST(AskedAboutAnAttack, WithoutTheCardNothingIsSaidOfStrikingFirst) {
    AskedDesk it(holding(attacked(), top, {"two-orders-left"}), top, hex::AnswerAttack{u(0), u(1)});
    EXPECT_EQ(valueIn(it.desk.tool()->content(), QStringLiteral("if it strikes first")), QString());
}
TEST(AskedAboutAnAttack, WhoCannotEvadeIsToldTheRule) {
    AskedDesk it(Table().unit(bottom, "MI", {4, 4}).unit(top, "HI", {3, 4}).card("two-orders-left"), top,
                 hex::AnswerAttack{u(0), u(1)});
    it.press({1, 4});
    EXPECT_TRUE(it.desk.remark().said().contains(QStringLiteral("HEX-60")))
        << it.desk.remark().said().toStdString();
}

TEST(AskedAboutFlags, ByKeyAndByPress) {
    const hex::ChooseFlags question{.unit = u(1), .flags = 1, .most = 1, .hexesEach = 2};
    AskedDesk stays(attacked(), top, question);
    stays.key(Qt::Key_Return);
    EXPECT_EQ(stays.answer(), Answer(hex::FlagsIgnored{1}));
    AskedDesk goes(attacked(), top, question);
    ASSERT_EQ(goes.desk.table().marks().ghosts.size(), 1U);
    goes.press(goes.desk.table().marks().ghosts.front().at);
    EXPECT_EQ(goes.answer(), Answer(hex::FlagsIgnored{0}));
}

/// HEX-52
Battle nearItsBaseline(int blocks) {
    return Table().unit(bottom, "MI", {8, 4}).unit(top, "MC", {2, 1}, blocks).card("two-orders-left");
}
TEST(AskedAboutFlags, EachAnswerCarriesItsPrice) {
    const hex::ChooseFlags question{.unit = u(1), .flags = 1, .most = 1, .hexesEach = 3};
    AskedDesk it(nearItsBaseline(3), top, question);
    EXPECT_EQ(it.desk.tool()->headline(), QStringLiteral("A flag: stay or retreat?"));
    EXPECT_NE(it.button(QStringLiteral("Stay")), nullptr);
    EXPECT_NE(it.button(QStringLiteral("Retreat 3 hexes · loses 1 block")), nullptr);
    AskedDesk last(nearItsBaseline(1), top, question);
    EXPECT_NE(last.button(QStringLiteral("Retreat 3 hexes · destroyed")), nullptr);
}
TEST(AskedForARetreat, SaysBeforeWhatItCosts) {
    const hex::ChooseRetreat question{.unit = u(1), .hexes = 3};
    AskedDesk it(nearItsBaseline(3), top, question);
    EXPECT_EQ(it.desk.tool()->hint(), QStringLiteral("It can go only 2 of 3 hexes: it loses 1 block."));
    EXPECT_TRUE(it.desk.tool()->choices().front().words.endsWith(QStringLiteral("· loses 1 block")));
    AskedDesk last(nearItsBaseline(1), top, question);
    EXPECT_EQ(last.desk.tool()->hint(),
              QStringLiteral("It can go only 2 of 3 hexes: it loses 1 block and is destroyed."));
    EXPECT_TRUE(last.desk.tool()->choices().front().words.endsWith(QStringLiteral("· destroyed")));
    AskedDesk free(nearItsBaseline(3), top, hex::ChooseRetreat{.unit = u(1), .hexes = 2});
    EXPECT_EQ(free.desk.tool()->hint(), QStringLiteral("2 hexes toward your own side."));
}
TEST(AskedForARetreat, APressAndAKey) {
    const hex::ChooseRetreat question{.unit = u(1), .hexes = 2};
    AskedDesk it(attacked(), top, question);
    ASSERT_EQ(it.desk.table().marks().reach.size(), 3U) << "two hexes back end in one of three";
    it.press({1, 5});
    ASSERT_TRUE(it.answer());
    EXPECT_EQ(std::get<hex::PathChosen>(*it.answer()).path.back(), (hex::Hex{1, 5}));
    AskedDesk keys(attacked(), top, question);
    keys.key(Qt::Key_Return);
    EXPECT_TRUE(keys.answer());
    AskedDesk wrong(attacked(), top, question);
    wrong.press({3, 8});
    EXPECT_TRUE(wrong.desk.remark().said().contains(QStringLiteral("HEX-51")))
        << wrong.desk.remark().said().toStdString();
}

TEST(AskedWhomToTrample, APressAndEnter) {
    const Battle battle = Table().unit(top, "EL", {3, 4}).unit(bottom, "MI", {4, 4}).unit(top, "MI", {3, 3});
    const hex::ChooseTrample question{.elephants = u(0), .among = {{4, 4}, {3, 3}}};
    AskedDesk it(battle, bottom, question);
    it.press({3, 3});
    EXPECT_EQ(it.answer(), Answer(hex::HexChosen{{3, 3}}));
    AskedDesk keys(battle, bottom, question);
    keys.pressByKeys({4, 4});
    EXPECT_EQ(keys.answer(), Answer(hex::HexChosen{{4, 4}}));
    AskedDesk listed(battle, bottom, question);
    EXPECT_NE(listed.button(QStringLiteral("MI of Top")), nullptr);
    ASSERT_NE(listed.button(QStringLiteral("MI of Bottom")), nullptr);
    listed.key(Qt::Key_2);
    EXPECT_EQ(listed.answer(), Answer(hex::HexChosen{{3, 3}}));
    AskedDesk wrong(battle, bottom, question);
    wrong.press({8, 8});
    EXPECT_TRUE(wrong.desk.remark().said().contains(QStringLiteral("HEX-57")))
        << wrong.desk.remark().said().toStdString();
}

TEST(AskedWhereALeaderFlees, ByPressAndOffTheBoard) {
    const Battle deep = Table().leader(top, {3, 4}).unit(bottom, "HI", {4, 4}).unit(top, "MI", {0, 12});
    AskedDesk it(deep, top, hex::ChooseLeaderPath{hex::LeaderId(0)});
    it.press({1, 4});
    ASSERT_TRUE(it.answer());
    EXPECT_EQ(std::get<hex::PathChosen>(*it.answer()).path.back(), (hex::Hex{1, 4}));
    const Battle edge = Table().leader(top, {1, 4}).unit(bottom, "HI", {2, 4}).unit(top, "MI", {0, 12});
    AskedDesk off(edge, top, hex::ChooseLeaderPath{hex::LeaderId(0)});
    off.key(Qt::Key_X);
    ASSERT_TRUE(off.answer());
    EXPECT_TRUE(std::get<hex::PathChosen>(*off.answer()).leaves);
}

TEST(AskedToAdvance, EnterAdvancesAndSStays) {
    const Battle battle = Table().unit(bottom, "HI", {4, 4}).unit(top, "MI", {1, 4}).card("two-orders-left");
    const hex::ChooseAdvance question{.unit = u(0), .into = {3, 4}};
    AskedDesk goes(battle, bottom, question);
    goes.key(Qt::Key_Return);
    EXPECT_EQ(goes.answer(), Answer(hex::PathChosen{{{3, 4}}}));
    AskedDesk stays(battle, bottom, question);
    stays.key(Qt::Key_S);
    EXPECT_EQ(stays.answer(), Answer(hex::PathChosen{}));
    AskedDesk press(battle, bottom, question);
    press.press({3, 4});
    EXPECT_EQ(press.answer(), Answer(hex::PathChosen{{{3, 4}}}));
}
TEST(AskedToAdvance, CavalryGoesOneHexMore) {
    const Battle battle = Table().unit(bottom, "MC", {4, 4}).unit(top, "MI", {1, 4}).card("two-orders-left");
    AskedDesk it(battle, bottom, hex::ChooseAdvance{.unit = u(0), .into = {3, 4}});
    it.press({3, 5});
    EXPECT_EQ(it.answer(), Answer(hex::PathChosen{{{3, 4}, {3, 5}}}));
}

TEST(AskedForASecondAttack, ByPressAndByKey) {
    const Battle battle = Table()
                              .unit(bottom, "WA", {4, 4})
                              .unit(top, "MI", {3, 4})
                              .card("two-orders-left")
                              .with([](Battle& it, hex::Setting&) { it.units[0].turn.battles = 1; });
    AskedDesk attacks(battle, bottom, hex::ChooseBonus{u(0)});
    attacks.press({3, 4});
    EXPECT_EQ(attacks.answer(), Answer(hex::CloseCombat{u(0), {3, 4}}));
    AskedDesk rests(battle, bottom, hex::ChooseBonus{u(0)});
    rests.key(Qt::Key_E);
    EXPECT_EQ(rests.answer(), Answer(hex::Done{}));
}

TEST(AskedToBattleBack, EnterDoesAndNDoesNot) {
    const hex::ChooseBattleBack question{.unit = u(1), .attacker = u(0)};
    AskedDesk yes(attacked(), top, question);
    yes.key(Qt::Key_Return);
    EXPECT_EQ(yes.answer(), Answer(hex::YesOrNo{true}));
    AskedDesk no(attacked(), top, question);
    no.key(Qt::Key_N);
    EXPECT_EQ(no.answer(), Answer(hex::YesOrNo{false}));
    AskedDesk press(attacked(), top, question);
    press.press({4, 4});
    EXPECT_EQ(press.answer(), Answer(hex::YesOrNo{true}));
}

TEST(AskedWhoGetsABlock, ByPressAndByKey) {
    const Battle battle = Table()
                              .unit(bottom, "MI", {6, 4}, 2)
                              .unit(bottom, "MI", {6, 5}, 3)
                              .leader(bottom, {6, 4})
                              .card("restore-ranks");
    const hex::ChooseRestored question{.face = M, .among = {u(0), u(1)}};
    AskedDesk it(battle, bottom, question);
    it.press({6, 5});
    EXPECT_EQ(it.answer(), Answer(hex::UnitChosen{u(1)}));
    AskedDesk keys(battle, bottom, question);
    keys.key(Qt::Key_Return);
    EXPECT_EQ(keys.answer(), Answer(hex::UnitChosen{u(0)}));
}

}  // namespace
}  // namespace vallum::app::test
