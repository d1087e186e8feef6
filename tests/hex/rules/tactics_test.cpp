// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/hex_battles.h"
#include "support/hex_orders.h"

#include <map>

#include <vallum/hex/rules/cards.h>
#include <vallum/hex/rules/combat.h>
#include <vallum/hex/rules/dice.h>
#include <vallum/hex/rules/movement.h>
#include <vallum/hex/rules/orders.h>
#include <vallum/hex/rules/ranged.h>

namespace vallum::hex {
namespace {

using namespace test;

TEST(HEX82, AllInContact) {
    const Table table =
        army({{"MI", {6, 4}}, {"HI", {6, 6}}, {"MI", {6, 8}}, {"LB", {6, 10}}}, "all-in-contact")
            .unit(top, "MI", {5, 4}, 1)
            .unit(top, "MI", {5, 6})
            .unit(top, "MI", {4, 4})
            .leader(bottom, {6, 4})
            .leader(top, {5, 8});
    Battle battle = play(table, {}).battle;
    EXPECT_TRUE(battle.unit(u(0)).turn.ordered);
    EXPECT_TRUE(battle.unit(u(1)).turn.ordered);
    EXPECT_FALSE(battle.unit(u(2)).turn.ordered) << "only a lone leader is next to it";
    EXPECT_EQ(move(battle, {{6, 5}}), "HEX-82");
    battle.phase = Phase::battling;
    EXPECT_EQ(dice(battle, Roll::attack, {5, 4}), 6);
    EXPECT_EQ(dice(battle, Roll::attack, {5, 6}, 1), 7);
    const Played fight = play(
        battle, {CloseCombat{u(0), {5, 4}}, PathChosen{{{5, 4}}}, CloseCombat{u(0), {4, 4}}, YesOrNo{false}},
        {M, L, L, L, L, L, L, L, L, L});
    EXPECT_EQ(fight.all<DiceRolled>().back().dice.total(), 4) << "normal dice in the bonus combat";
    Battle led = play(army({{"HI", {6, 6}}}, "all-in-contact")
                          .unit(top, "MI", {5, 6}, 1)
                          .unit(top, "MI", {4, 6})
                          .leader(bottom, {6, 6}),
                      {})
                     .battle;
    led.phase = Phase::battling;
    const Played again = play(
        led, {CloseCombat{u(0), {5, 6}}, PathChosen{{{5, 6}}}, CloseCombat{u(0), {4, 6}}, YesOrNo{false}},
        {M, L, L, L, L, L, L, L, L, L, L, L});
    const auto rolled = again.all<DiceRolled>();
    ASSERT_EQ(rolled.size(), 2U);
    EXPECT_EQ(rolled[0].dice.total(), 7);
    EXPECT_EQ(rolled[1].dice.total(), 5);
    const Battle bows =
        Table(army({{"LB", {6, 4}}, {"MI", {6, 6}}}, "all-in-contact")).unit(top, "MI", {5, 4});
    Battle near = play(bows, {}).battle;
    near.phase = Phase::battling;
    near.units[3].at = {4, 4};
    EXPECT_EQ(fires(near, {4, 4}), "HEX-82");
}

Play copied(const std::string& last, EnumSet<BoardSection> chiefWas = {}) {
    const Battle battle = Table().unit(bottom, "MI", {6, 4}).with([&](Battle& it, Setting&) {
        it.players[0].last = Play{.as = cardNamed(last), .view = top, .chiefWas = chiefWas};
    });
    return playOf(battle, bottom, copyOf(battle, "copy-the-order"));
}
TEST(HEX83, LeftAndRightAreExchanged) {
    const Battle battle =
        army({{"MI", {6, 10}}, {"MI", {6, 1}}}, "three-orders-left").play(copied("three-orders-left"));
    EXPECT_EQ(orders(battle, {0}), "allowed") << "the left of the top side is the right of the bottom side";
    EXPECT_EQ(orders(battle, {1}), "HEX-77");
}
TEST(HEX83, TheLeaderMustBeInTheSamePart) {
    const Play copy = copied("leader-and-three", {BoardSection::east});
    const OrdersChosen chief{.chief = l(0)};
    EXPECT_EQ(orders(army({{"MI", {6, 10}}}, "skirmish").leader(bottom, {6, 10}).play(copy), {0}, chief),
              "allowed");
    EXPECT_EQ(orders(army({{"MI", {6, 2}}}, "skirmish").leader(bottom, {6, 2}).play(copy), {0}, chief),
              "HEX-81");
}
TEST(HEX83, WithNothingToCopyThereAreNoOrders) {
    const Battle first =
        toPlay(Table().unit(bottom, "MI", {6, 4}).unit(top, "MI", {0, 4}), {"copy-the-order"});
    Battle battle = play(first, {CardChosen{copyOf(first, "copy-the-order")}}).battle;
    battle = play(battle, {}).battle;
    EXPECT_EQ(battle.phase, Phase::moving) << "without asking for orders";
    EXPECT_FALSE(battle.unit(u(0)).turn.ordered);
    EXPECT_EQ(move(battle, {{5, 4}}), "HEX-14");
    EXPECT_EQ(battle.play->as, std::nullopt);
    EXPECT_EQ(copied("strike-first").as, std::nullopt);
    EXPECT_EQ(copied("skirmish").as, cardNamed("skirmish"));
}
TEST(HEX83, CommandAndFallbackAreThoseOfTheCopier) {
    const Battle last = Table().unit(bottom, "MI", {6, 4}).with([](Battle& it, Setting&) {
        it.players[0].last = Play{.as = cardNamed("heavy-troops"), .view = top, .oneUnit = true};
    });
    const Play copy = playOf(last, bottom, copyOf(last, "copy-the-order"));
    EXPECT_EQ(copy.card, copyOf(last, "copy-the-order"));
    EXPECT_EQ(copy.as, cardNamed("heavy-troops"));
    EXPECT_FALSE(copy.oneUnit);
    Battle battle =
        army({{"HI", {6, 0}}, {"HI", {6, 2}}, {"HI", {6, 6}}, {"MI", {6, 8}}}, "skirmish").play(copy);
    battle.players[0].command = 1;
    battle.players[1].command = 3;
    EXPECT_EQ(orders(battle, {0, 1, 2}), "allowed");
    EXPECT_EQ(orders(battle, {3}), "HEX-78") << "no heavy unit";
    battle.players[1].command = 2;
    EXPECT_EQ(orders(battle, {0, 1, 2}), "HEX-78") << "more than his Command";
}

TEST(HEX84, MissilesFireTwice) {
    Battle battle = play(army({{"LB", {6, 4}}, {"LB", {6, 8}}, {"MI", {6, 10}}}, "double-volley")
                             .unit(top, "MI", {4, 4})
                             .unit(top, "MI", {5, 8}),
                         {})
                        .battle;
    EXPECT_TRUE(battle.unit(u(1)).turn.ordered);
    EXPECT_FALSE(battle.unit(u(2)).turn.ordered);
    EXPECT_EQ(move(battle, {{6, 5}}), "HEX-82");
    battle.phase = Phase::battling;
    EXPECT_EQ(attacks(battle, {5, 8}, 1), "HEX-84");
    EXPECT_EQ(fires(battle, {4, 4}, 0), "allowed");
    battle = play(battle, {Fire{u(0), {4, 4}}}, {L, L}).battle;
    battle = play(battle, {Fire{u(0), {4, 4}}}, {L, L}).battle;
    EXPECT_EQ(fires(battle, {4, 4}), "HEX-28");
    EXPECT_EQ(fires(battle, {4, 4}, 1), "HEX-30");
    EXPECT_EQ(fires(battle, {5, 8}, 1), "HEX-30");
    battle.units[5].at = {4, 8};
    EXPECT_EQ(fires(battle, {4, 8}, 1), "allowed") << "once that enemy is gone";
}

TEST(HEX85, QuickMarch) {
    const auto march = [](const std::string& code, Hex enemy = {0, 4}) {
        return under(army({{code, {6, 4}}}, "quick-march").unit(top, "MI", enemy), {0}, Phase::moving);
    };
    Battle moved = play(march("HI", {3, 4}), {MoveUnit{u(0), {{5, 4}, {4, 4}}}}).battle;
    moved.phase = Phase::battling;
    EXPECT_EQ(attacks(moved, {3, 4}), "allowed");
    Battle charged = play(march("WA", {2, 4}), {MoveUnit{u(0), {{5, 4}, {4, 4}, {3, 4}}}}).battle;
    charged.phase = Phase::battling;
    EXPECT_EQ(ruleOf(System::accepts(charged, ChooseBattle{}, Done{})), "HEX-23");
    EXPECT_EQ(move(march("WM"), {{5, 4}, {4, 4}}), "HEX-24");
    Battle machine = play(march("WM", {4, 4}), {MoveUnit{u(0), {{5, 4}}}}).battle;
    machine.phase = Phase::battling;
    EXPECT_EQ(attacks(machine, {4, 4}), "HEX-24");
    Battle auxilia = play(march("AX", {3, 4}), {MoveUnit{u(0), {{5, 4}, {4, 4}}}}).battle;
    auxilia.phase = Phase::battling;
    EXPECT_EQ(attacks(auxilia, {3, 4}), "allowed");
    Battle bows = march("LB", {4, 4});
    bows.phase = Phase::battling;
    EXPECT_EQ(fires(bows, {4, 4}), "HEX-82");
    EXPECT_EQ(move(march("LB"), {{5, 4}, {4, 4}, {3, 4}}), "HEX-21");
}
TEST(HEX85, ALinkedGroupOfFour) {
    const Pieces line{{"MI", {6, 2}}, {"MI", {6, 3}}, {"MI", {6, 4}}, {"MI", {6, 5}}, {"MI", {6, 6}}};
    EXPECT_EQ(orders(army(line, "quick-march"), {0, 1, 2, 3}), "allowed");
    EXPECT_EQ(orders(army(line, "quick-march"), {0, 1, 2, 3, 4}), "HEX-85");
    EXPECT_EQ(orders(army(line, "quick-march"), {0, 1, 3}), "HEX-85");
}

TEST(HEX86, TheDefenderStrikesFirst) {
    const Table table = Table()
                            .unit(bottom, "MI", {4, 4})
                            .unit(top, "HCH", {3, 4})
                            .unit(top, "MI", {0, 12})
                            .unit(bottom, "MI", {8, 0});
    const Battle battle = holding(table, top, {"strike-first"});
    const CloseCombat attack{u(0), {3, 4}};
    const Played over = play(battle, {attack, StrikeFirst{}, PathChosen{{{5, 4}}}}, {flag, L, L});
    EXPECT_EQ(over.all<DiceRolled>().size(), 1U);
    EXPECT_EQ(over.one<DiceRolled>().dice.total(), 3);
    EXPECT_TRUE(over.battle.player(top).owedCard);
    EXPECT_TRUE(over.battle.player(top).hand.empty());
    const Played stays = play(battle, {attack, StrikeFirst{}}, {M, L, L, L, L, L, L});
    EXPECT_EQ(stays.battle.unit(u(0)).blocks, 3);
    EXPECT_EQ(stays.all<DiceRolled>().size(), 2U) << "no battle back follows";
    const Battle horse = holding(Table()
                                     .unit(bottom, "HC", {4, 4})
                                     .unit(top, "MI", {3, 4}, 1)
                                     .unit(top, "MI", {2, 4})
                                     .unit(top, "MI", {0, 12}),
                                 top, {"strike-first"});
    const Played bonus =
        play(horse, {attack, Stand{}, PathChosen{{{3, 4}}}, CloseCombat{u(0), {2, 4}}, StrikeFirst{}},
             {M, L, L, L, L, L, L, L, L, L, L, L});
    EXPECT_EQ(bonus.all<DiceRolled>()[1].blow.roll, Roll::strikeFirst);
}
TEST(HEX86, InTheOwnTurnItGivesNoOrders) {
    const Battle battle =
        toPlay(Table().unit(bottom, "MI", {6, 4}).unit(top, "MI", {0, 4}), {"strike-first"});
    Battle played = play(battle, {CardChosen{copyOf(battle, "strike-first")}}).battle;
    EXPECT_TRUE(play(played, {}).one<OrdersGiven>().units.empty());
}

TEST(HEX87, OrdersByDice) {
    const Table table =
        army({{"MI", {6, 0}}, {"MI", {6, 4}}, {"HI", {6, 8}}, {"LB", {6, 10}}}, "orders-by-dice")
            .unit(top, "MI", {5, 4});
    const std::vector<int> faces{M, lead, lead, flag, swords};
    Battle rolled = table;
    rolled.play->faces = faces;
    EXPECT_EQ(orders(rolled, {0, 1, 2}), "allowed");
    EXPECT_EQ(orders(rolled, {1, 2, 3}), "allowed");
    EXPECT_EQ(orders(rolled, {0, 1, 2, 3}), "HEX-87");
    EXPECT_EQ(orders(rolled, {2, 3}), "allowed");
    Battle given = play(table, {OrdersChosen{.units = {u(1), u(3)}}}, faces).battle;
    given.phase = Phase::battling;
    EXPECT_EQ(dice(given, Roll::attack, {5, 4}, 1), 5);
    EXPECT_EQ(dice(given, Roll::fire, {4, 10}, 3), 3);
}
TEST(HEX87, TheDeckIsShuffledAfterIt) {
    const Battle battle = army({{"MI", {6, 0}}}, "orders-by-dice").with([](Battle& it, Setting&) {
        it.discarded = {CardId(1), CardId(2)};
        it.deck.erase(it.deck.begin(), it.deck.begin() + 3);
        it.play->card = CardId(0);
    });
    Battle ending = play(battle, {OrdersChosen{}}, {flag, flag, swords, swords, flag}).battle;
    ending.phase = Phase::drawing;
    const Played drawn = play(ending, {});
    EXPECT_TRUE(drawn.has<DeckShuffled>());
    EXPECT_TRUE(drawn.battle.discarded.empty());
    EXPECT_EQ(drawn.battle.deck.size(), 59U);
    EXPECT_EQ(orders(Table(army({{"MI", {6, 0}}}, "orders-by-dice")).with([](Battle& it, Setting&) {
                  it.play->faces = {flag, swords};
              }),
                     {0}),
              "HEX-87");
}

TEST(HEX88, InfantryLine) {
    Pieces line;
    for (int column = 0; column != 7; ++column) line.push_back({"MI", {6, column}});
    EXPECT_EQ(orders(army(line, "infantry-line"), {0, 1, 2, 3, 4, 5, 6}), "allowed");
    EXPECT_EQ(orders(army(line, "infantry-line"), {0, 1, 2, 4, 5, 6}), "HEX-88");
    EXPECT_EQ(orders(army(line, "infantry-line"), {4, 5, 6}), "allowed");
    EXPECT_EQ(orders(army({{"LC", {6, 0}}, {"MI", {6, 1}}}, "infantry-line"), {0}), "HEX-88");
    const auto one = [](const std::string& code) {
        return under(army({{code, {6, 4}}}, "infantry-line").unit(top, "MI", {3, 4}), {0}, Phase::moving);
    };
    EXPECT_EQ(move(one("LI"), {{5, 4}, {4, 4}}), "HEX-21");
    EXPECT_EQ(move(one("WA"), {{5, 4}, {4, 4}}), "HEX-23");
    EXPECT_EQ(move(one("LI"), {{5, 4}}), "allowed");
    Battle moved = play(one("LI"), {MoveUnit{u(0), {{5, 4}}}}).battle;
    moved.phase = Phase::battling;
    EXPECT_EQ(fires(moved, {3, 4}), "allowed");
}

TEST(HEX89, RidersCharge) {
    const auto riders = [](const std::string& code) {
        return Table(army({{code, {6, 4}}}, "riders-charge")).unit(top, "MI", {2, 4}).unit(top, "MI", {5, 4});
    };
    EXPECT_EQ(
        move(under(army({{"HC", {6, 4}}}, "riders-charge"), {0}, Phase::moving), {{5, 4}, {4, 4}, {3, 4}}),
        "allowed");
    EXPECT_EQ(move(under(army({{"MC", {6, 4}}}, "riders-charge"), {0}, Phase::moving),
                   {{5, 4}, {4, 4}, {3, 4}, {2, 4}}),
              "HEX-25");
    const Battle horse = under(riders("HC"), {0}, Phase::battling);
    EXPECT_EQ(dice(horse, Roll::attack, {5, 4}), 5);
    EXPECT_EQ(dice(horse, Roll::bonus, {5, 4}), 5);
    EXPECT_EQ(dice(under(riders("EL"), {0}, Phase::battling), Roll::attack, {5, 4}), 5);
    const Battle light =
        under(army({{"LC", {6, 4}}}, "riders-charge").unit(top, "MI", {4, 4}), {0}, Phase::battling);
    EXPECT_EQ(fires(light, {4, 4}), "HEX-82");
}

TEST(HEX90, Skirmish) {
    const auto skirmishers = [](const std::string& code) {
        return under(army({{code, {6, 4}}}, "skirmish").unit(top, "MI", {4, 4}).unit(top, "MI", {2, 9}), {0},
                     Phase::moving);
    };
    Battle bows = skirmishers("LB");
    bows = play(bows, {Done{}}).battle;
    EXPECT_EQ(bows.phase, Phase::battling);
    EXPECT_EQ(dice(bows, Roll::fire, {4, 4}), 2);
    bows = play(bows, {Fire{u(0), {4, 4}}}, {L, L}).battle;
    bows = play(bows, {}).battle;
    EXPECT_EQ(bows.phase, Phase::movingAgain);
    EXPECT_EQ(move(bows, {{6, 5}, {6, 6}}), "allowed");
    Battle horse = play(skirmishers("LC"), {MoveUnit{u(0), {{6, 5}, {6, 6}, {5, 6}, {4, 6}}}}).battle;
    horse = play(horse, {}).battle;
    EXPECT_EQ(dice(horse, Roll::fire, {4, 4}), 1);
    horse = play(horse, {Fire{u(0), {4, 4}}}, {L}).battle;
    horse = play(horse, {}).battle;
    EXPECT_EQ(move(horse, {{5, 6}, {6, 6}, {6, 5}, {6, 4}}), "allowed");
    horse = play(horse, {MoveUnit{u(0), {{5, 6}}}}).battle;
    horse = play(horse, {}).battle;
    EXPECT_EQ(horse.phase, Phase::drawing) << "no fire after the second move";
}
TEST(HEX90, NoCloseCombatAndPassingFriends) {
    const Battle near =
        under(army({{"LI", {6, 4}}}, "skirmish").unit(top, "MI", {5, 4}), {0}, Phase::battling);
    EXPECT_EQ(attacks(near, {5, 4}), "HEX-84");
    const Battle column = under(army({{"LI", {6, 4}}, {"MI", {5, 4}}}, "skirmish"), {0}, Phase::moving);
    EXPECT_EQ(move(column, {{5, 4}, {4, 4}}), "allowed");
    const auto auxilia = [](int steps) {
        const std::vector<Hex> way{{5, 4}, {4, 4}};
        Battle battle =
            under(army({{"AX", {6, 4}}}, "skirmish").unit(top, "MI", {2, 4}).unit(top, "MI", {3, 4}), {0},
                  Phase::moving);
        battle.units[3].at = steps == 1 ? Hex{3, 4} : Hex{0, 0};
        battle = play(battle, {MoveUnit{u(0), {way.begin(), way.begin() + steps}}}).battle;
        battle.phase = Phase::battling;
        return battle;
    };
    EXPECT_EQ(fires(auxilia(2), {2, 4}), "HEX-22");
    EXPECT_EQ(fires(auxilia(1), {3, 4}), "allowed");
}

TEST(HEX91, RestoreRanks) {
    const Table table = army({{"MI", {6, 4}}, {"HI", {6, 5}}, {"EL", {5, 4}}}, "restore-ranks")
                            .leader(bottom, {6, 4})
                            .with([](Battle& it, Setting&) {
                                it.units[0].blocks = 2;
                                it.units[2].blocks = 1;
                            });
    const Played restored = play(table, {}, {M, lead, H, flag, swords});
    EXPECT_EQ(restored.battle.unit(u(0)).blocks, 4);
    EXPECT_TRUE(restored.battle.unit(u(0)).turn.ordered);
    EXPECT_FALSE(restored.battle.unit(u(1)).turn.ordered);
    EXPECT_EQ(restored.battle.unit(u(2)).blocks, 1) << "elephants are never restored";
    const Played full = play(table, {}, {M, M, M, M, M});
    EXPECT_EQ(full.battle.unit(u(0)).blocks, 4) << "never above full strength";
    const Battle alone = army({{"MI", {6, 4}}, {"HI", {6, 5}}}, "restore-ranks");
    EXPECT_EQ(orders(alone, {1}), "allowed") << "no leader: one unit instead";
}
TEST(HEX91, ThePlayerChoosesWhoGetsABlock) {
    const Table table = army({{"MI", {6, 4}}, {"MI", {6, 5}}}, "restore-ranks")
                            .leader(bottom, {6, 4})
                            .with([](Battle& it, Setting&) {
                                it.units[0].blocks = 2;
                                it.units[1].blocks = 2;
                            });
    const Played restored = play(table, {UnitChosen{u(1)}}, {M, flag, flag, flag, flag});
    EXPECT_EQ(restored.battle.unit(u(1)).blocks, 3);
    EXPECT_EQ(ruleOf(System::accepts(table, ChooseRestored{M, {u(1)}}, UnitChosen{u(0)})), "HEX-91");
}

TEST(HEX92, EliteUnits) {
    const auto elite = [](int blocks) {
        return Table()
            .unit(bottom, "HI", {4, 4}, blocks)
            .unit(top, "MI", {3, 4})
            .unit(top, "MI", {2, 2})
            .with([](Battle& it, Setting&) {
                it.units[0].elite = {
                    .leaderHits = true, .ignoreFlag = true, .ignoreSword = true, .fireRange = 4};
            });
    };
    for (const int blocks : {4, 1}) {
        const Battle battle = elite(blocks);
        const Blow blow = blowAt(battle, Roll::attack, u(0), {3, 4});
        EXPECT_EQ(resultOf(battle, blow, {lead, lead}).hits.total(), 2);
        const Blow back = blowAt(battle, Roll::battleBack, u(1), {4, 4});
        EXPECT_EQ(ignorableFlags(battle, back).total(), 1);
        EXPECT_EQ(resultOf(battle, back, {swords, swords}).hits.total(), 1);
        EXPECT_EQ(rangeOf(battle, u(0)), 4);
    }
}

TEST(HEX94, ACampIsTakenOnce) {
    Table table = Table()
                      .unit(bottom, "LC", {4, 4})
                      .unit(top, "MI", {0, 12})
                      .work({3, 4}, Work::camp)
                      .objective({Aim::camp, bottom, {3, 4}, Edge::top, 1})
                      .phase(Phase::moving);
    Battle battle = play(table, {MoveUnit{u(0), {{3, 4}}}}).battle;
    EXPECT_EQ(battle.player(bottom).banners, 1);
    battle.units[0].at = {4, 4};
    battle.units[0].turn = {.ordered = true};
    EXPECT_EQ(play(battle, {MoveUnit{u(0), {{3, 4}}}}).battle.player(bottom).banners, 1);
}
TEST(HEX94, AHeldHexIsLostAgain) {
    const Table table = Table()
                            .unit(bottom, "MI", {1, 5})
                            .unit(top, "LC", {0, 8})
                            .objective({Aim::hold, bottom, {1, 5}, Edge::top, 1})
                            .phase(Phase::drawing)
                            .play({.card = CardId(0), .as = 0, .view = bottom});
    Battle battle = play(table, {}).battle;
    EXPECT_EQ(battle.player(bottom).banners, 1);
    battle.units[0].at = {8, 0};
    battle.phase = Phase::moving;
    battle.units[1].turn.ordered = true;
    const Battle taken = play(battle, {MoveUnit{u(1), {{0, 7}, {0, 6}, {1, 5}}}}).battle;
    EXPECT_EQ(taken.player(bottom).banners, 0);
}

TEST(HEX95, ASideWithoutUnitsLosesAtOnce) {
    const Battle battle = Table()
                              .unit(bottom, "MI", {4, 4})
                              .unit(top, "MI", {3, 4}, 1)
                              .leader(top, {0, 0})
                              .with([](Battle& it, Setting& setting) {
                                  it.players[1].banners = 2;
                                  setting.sides[1].banners = 6;
                              });
    const Played won = play(battle, {CloseCombat{u(0), {3, 4}}}, {M, L, L, L});
    EXPECT_EQ(won.battle.outcome->winner, bottom);
    EXPECT_EQ(won.battle.player(bottom).banners, 3);
    EXPECT_EQ(won.one<BattleEnded>().outcome.why, "HEX-95"_rule);
}
TEST(HEX95, LeavingWithTheLastUnitLoses) {
    const auto exit = [](int banners) {
        return Table()
            .unit(bottom, "MI", {0, 4})
            .unit(top, "MI", {8, 4})
            .objective({Aim::exit, bottom, {}, Edge::top, banners})
            .phase(Phase::moving);
    };
    EXPECT_EQ(play(exit(1), {MoveUnit{u(0), {}, true}}).battle.outcome->winner, top);
    EXPECT_EQ(play(exit(5), {MoveUnit{u(0), {}, true}}).battle.outcome->winner, bottom);
}

Battle lastTurn(int turn, std::pair<int, int> ofTop, std::pair<int, int> ofBottom) {
    return play(Table()
                    .unit(bottom, "MI", {6, 4})
                    .unit(top, "MI", {0, 4})
                    .phase(Phase::drawing)
                    .play({.card = CardId(0), .as = 0, .view = bottom})
                    .with([&](Battle& it, Setting& setting) {
                        it.turn = turn;
                        it.players[0].banners = ofTop.first;
                        it.players[1].banners = ofBottom.first;
                        setting.sides[0].banners = ofTop.second;
                        setting.sides[1].banners = ofBottom.second;
                    }),
                {})
        .battle;
}
TEST(HEX96, TheGreaterShareWinsAfterTheLastTurn) {
    EXPECT_EQ(lastTurn(60, {4, 5}, {4, 6}).outcome->winner, top);
    EXPECT_EQ(lastTurn(60, {4, 6}, {4, 5}).outcome->winner, bottom);
    const Battle draw = lastTurn(60, {3, 6}, {2, 4});
    EXPECT_EQ(draw.phase, Phase::over);
    EXPECT_FALSE(draw.outcome->winner);
    EXPECT_EQ(lastTurn(59, {4, 5}, {4, 6}).phase, Phase::command);
}

TEST(HXS09, AuxiliaSkirmishTwoHexesAgain) {
    Battle battle = under(army({{"AX", {6, 4}}}, "skirmish").unit(top, "MI", {3, 4}), {0}, Phase::moving);
    Battle one = play(battle, {MoveUnit{u(0), {{5, 4}}}}).battle;
    one.phase = Phase::battling;
    EXPECT_EQ(dice(one, Roll::fire, {3, 4}), 1);
    one = play(one, {Fire{u(0), {3, 4}}}, {L}).battle;
    one = play(one, {}).battle;
    EXPECT_EQ(move(one, {{6, 4}, {7, 4}}), "allowed");
    Battle two = play(battle, {MoveUnit{u(0), {{6, 5}, {6, 6}}}}).battle;
    two.phase = Phase::battling;
    EXPECT_EQ(fires(two, {4, 6}), "HEX-22");
    two = play(two, {}).battle;
    EXPECT_EQ(move(two, {{6, 5}, {6, 4}}), "allowed");
}

}  // namespace
}  // namespace vallum::hex
