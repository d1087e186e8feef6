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

TEST(HEX08, TheHandIsTheCommand) {
    const Battle battle = dealt(5, 5);
    EXPECT_EQ(battle.player(top).command, 5);
    EXPECT_EQ(battle.player(top).hand.size(), 5U);
    Battle larger = army(
        {{"MI", {6, 2}}, {"MI", {6, 4}}, {"MI", {6, 6}}, {"MI", {6, 8}}, {"WA", {6, 10}}, {"WA", {8, 2}}},
        "medium-troops");
    larger.players[1].command = 4;
    EXPECT_EQ(orders(larger, {0, 1, 2, 3, 4}), "HEX-78");
    larger.players[1].command = 6;
    EXPECT_EQ(orders(larger, {0, 1, 2, 3, 4, 5}), "allowed");
}
TEST(HEX08, TheHandIsHidden) {
    const Battle battle = dealt(5, 5);
    const Battle seen = System::seenBy(battle, top);
    EXPECT_EQ(seen.player(top).hand, battle.player(top).hand);
    EXPECT_EQ(seen.player(bottom).hand, std::vector<CardId>(5, faceDown));
    EXPECT_EQ(seen.deck, std::vector<CardId>(50, faceDown));
}

TEST(HEX09, BothHandsAreDealt) {
    const Battle battle = dealt(5, 6);
    EXPECT_EQ(battle.deck.size(), 49U);
    EXPECT_EQ(battle.player(bottom).hand.size(), 6U);
    EXPECT_EQ(battle.active, bottom);
    EXPECT_EQ(battle.turn, 1);
}

TEST(HEX12, AllMovesComeBeforeTheFirstBattle) {
    const Battle battle = army({{"MI", {6, 4}}, {"MI", {6, 6}}}, "two-orders-center").unit(top, "MI", {5, 4});
    const Battle fighting = under(battle, {0, 1}, Phase::battling);
    const Battle fought = play(fighting, {CloseCombat{u(0), {5, 4}}, YesOrNo{false}}, {L, L, L, L}).battle;
    EXPECT_EQ(move(fought, {{5, 6}}, 1), "HEX-12");
    EXPECT_EQ(attacks(under(battle, {0, 1}, Phase::moving), {5, 4}), "HEX-12");
}
TEST(HEX12, TurnsAlternate) {
    Battle battle = toPlay(Table().unit(bottom, "MI", {6, 4}).unit(top, "MI", {0, 4}), {"strike-first"});
    EXPECT_EQ(battle.active, bottom);
    battle = play(battle, {CardChosen{battle.player(bottom).hand.front()}}).battle;
    while (battle.turn == 1) battle = play(battle, {}).battle;
    EXPECT_EQ(battle.active, top);
    EXPECT_EQ(battle.phase, Phase::command);
}

TEST(HEX13, OneCardIsPlayed) {
    const Battle battle = toPlay(Table().unit(bottom, "MI", {6, 4}).unit(top, "MI", {0, 4}),
                                 {"skirmish", "heavy-troops", "both-wings", "light-troops", "infantry-line"});
    EXPECT_EQ(ruleOf(System::accepts(battle, ChooseCard{}, Done{})), "ASK-01");
    EXPECT_EQ(ruleOf(System::accepts(battle, ChooseCard{}, CardChosen{copyOf(battle, "strike-first")})),
              "HEX-13");
    const Battle played = play(battle, {CardChosen{copyOf(battle, "skirmish")}}).battle;
    EXPECT_EQ(played.player(bottom).hand.size(), 4U);
}

TEST(HEX14, OrdersMayBeLost) {
    const Battle battle = army({{"MI", {6, 5}}, {"MI", {6, 6}}}, "three-orders-center");
    EXPECT_EQ(orders(battle, {0, 1}), "allowed");
    EXPECT_EQ(orders(battle, {}), "allowed");
    EXPECT_EQ(orders(battle, {0, 0}), "HEX-14");
    EXPECT_EQ(orders(battle, {2}), "HEX-14") << "an enemy";
    const Battle near =
        Table(army({{"MI", {6, 5}}, {"MI", {6, 6}}}, "three-orders-center")).unit(top, "MI", {5, 5});
    EXPECT_EQ(attacks(under(near, {1}, Phase::battling), {5, 5}), "HEX-14");
}

TEST(HEX15, TheLeaderComesWithTheUnit) {
    const Table table =
        army({{"HI", {6, 5}}, {"MI", {6, 6}}, {"MI", {6, 7}}}, "two-orders-center").leader(bottom, {6, 5});
    EXPECT_EQ(orders(table, {0, 1}), "allowed");
    EXPECT_EQ(orders(table, {0, 1, 2}), "HEX-77");
    const Battle moved = play(under(table, {0, 1}, Phase::moving), {MoveUnit{u(0), {{5, 5}}}}).battle;
    EXPECT_EQ(moved.leader(l(0)).at, (Hex{5, 5}));
}

TEST(HEX16, ALeaderMayBeDetached) {
    const Table table = army({{"HI", {6, 5}}, {"HC", {6, 7}}}, "three-orders-center")
                            .leader(bottom, {6, 5})
                            .unit(top, "MI", {4, 5})
                            .unit(top, "MI", {4, 7});
    const OrdersChosen detached{.leaders = {l(0)}};
    EXPECT_EQ(orders(table, {0, 1}, detached), "allowed");
    Battle battle = under(table, {0, 1}, Phase::moving, detached);
    battle = play(battle, {MoveUnit{u(1), {{5, 6}}}}).battle;
    const Battle alone = battle;
    battle = play(battle, {MoveLeader{l(0), {{5, 5}, {5, 6}}}}).battle;
    EXPECT_EQ(battle.leaderOf(u(1)), l(0));
    battle = play(battle, {MoveUnit{u(0), {{5, 5}}}}).battle;
    battle.phase = Phase::battling;
    EXPECT_EQ(attacks(battle, {4, 5}), "allowed");
    EXPECT_EQ(attacks(battle, {4, 7}, 1), "allowed");
    const Battle late = play(alone, {MoveUnit{u(0), {{5, 5}}}}).battle;
    EXPECT_EQ(ruleOf(System::accepts(late, ChooseMove{}, MoveLeader{l(0), {{4, 4}}})), "HEX-16");
    EXPECT_EQ(orders(Table(table).card("two-orders-center"), {0, 1}, detached), "HEX-77")
        << "he costs an order";
}
TEST(HEX16, NorOnceAUnitHasMovedOntoHim) {
    const Table table = army({{"HC", {6, 7}}}, "three-orders-center").leader(bottom, {5, 7});
    Battle battle = under(table, {0}, Phase::moving, {.leaders = {l(0)}});
    battle = play(battle, {MoveUnit{u(0), {{5, 7}}}}).battle;
    EXPECT_EQ(ruleOf(System::accepts(battle, ChooseMove{}, MoveLeader{l(0), {{4, 7}}})), "HEX-16");
}
TEST(HEX16, NotWithEveryCard) {
    const OrdersChosen chief{.leaders = {l(0)}, .chief = l(0)};
    EXPECT_EQ(orders(army({{"HI", {6, 5}}}, "leader-and-three").leader(bottom, {6, 5}), {0}, chief),
              "HEX-16");
}

TEST(HEX17, OneCardIsDrawn) {
    Battle battle = toPlay(Table().unit(bottom, "MI", {6, 4}).unit(top, "MI", {0, 4}),
                           {"strike-first", "skirmish", "both-wings", "light-troops", "infantry-line"});
    battle = play(battle, {CardChosen{copyOf(battle, "strike-first")}}).battle;
    while (battle.turn == 1) battle = play(battle, {}).battle;
    EXPECT_EQ(battle.player(bottom).hand.size(), 5U);
    EXPECT_EQ(battle.discarded, std::vector<CardId>{copyOf(battle, "strike-first")});
}
TEST(HEX17, AnEmptyDeckIsShuffledAnew) {
    Battle battle = Table()
                        .unit(bottom, "MI", {6, 4})
                        .unit(top, "MI", {0, 4})
                        .phase(Phase::drawing)
                        .play({.card = CardId(19), .as = 0, .view = bottom});
    battle.deck.clear();
    for (int card = 0; card != 19; ++card) battle.discarded.emplace_back(card);
    const Played drawn = play(battle, {});
    EXPECT_TRUE(drawn.has<DeckShuffled>());
    EXPECT_EQ(drawn.battle.deck.size(), 19U);
    EXPECT_EQ(drawn.battle.player(bottom).hand.size(), 1U);
}
TEST(HEX17, TheOpponentIsReplacedAStrikeFirstBefore) {
    Battle battle = Table()
                        .unit(bottom, "MI", {6, 4})
                        .unit(top, "MI", {0, 4})
                        .phase(Phase::drawing)
                        .play({.card = CardId(0), .as = 0, .view = bottom});
    std::erase(battle.deck, CardId(0));
    battle.players[0].owedCard = true;
    const Played played = play(battle, {});
    const auto drawn = played.all<CardsDrawn>();
    ASSERT_EQ(drawn.size(), 2U);
    EXPECT_EQ(drawn[0].seat, top);
    EXPECT_EQ(drawn[1].seat, bottom);
    // Chance gives the cards of the script in the order of the deck.
    EXPECT_EQ(played.battle.player(top).hand, std::vector<CardId>{battle.deck[0]});
    EXPECT_EQ(played.battle.player(bottom).hand, std::vector<CardId>{battle.deck[1]});
}

TEST(HEX76, TheDeckHoldsSixtyCards) {
    std::map<CardGroup, int> groups;
    for (const CommandCard& card : library().cards) groups[card.group] += card.copies;
    EXPECT_EQ(groups[CardGroup::section], 27);
    EXPECT_EQ(groups[CardGroup::troop], 10);
    EXPECT_EQ(groups[CardGroup::leader], 6);
    EXPECT_EQ(groups[CardGroup::tactic], 17);
    for (const CommandCard& card : library().cards) {
        const bool isFree = card.id == "mounted-troops" || card.id == "orders-by-dice";
        EXPECT_EQ(card.helmet, card.group == CardGroup::section || isFree) << card.id;
    }
}

TEST(HEX77, OrdersInASection) {
    EXPECT_EQ(orders(army({{"MI", {6, 1}}, {"MI", {6, 4}}}, "two-orders-left"), {0, 1}), "allowed");
    const Battle wings = army({{"MI", {6, 0}}, {"MI", {6, 1}}, {"MI", {6, 2}}, {"MI", {6, 9}}}, "both-wings");
    EXPECT_EQ(orders(wings, {0, 1, 2}), "HEX-77");
    EXPECT_EQ(orders(wings, {0, 1, 3}), "allowed");
    const Battle each = army({{"MI", {6, 4}}, {"MI", {6, 8}}, {"MI", {6, 12}}}, "one-in-each-section");
    EXPECT_EQ(orders(each, {0, 1, 2}), "allowed");
    EXPECT_EQ(orders(each, {1, 2, 0}), "allowed") << "in whatever order";
}

TEST(HEX78, TroopsOfAClass) {
    Pieces light;
    for (int i = 0; i != 6; ++i) light.push_back({i % 2 == 0 ? "LI" : "LC", {6, 2 * i}});
    EXPECT_EQ(orders(army(light, "light-troops"), {0, 1, 2, 3, 4}), "allowed");
    EXPECT_EQ(orders(army(light, "light-troops"), {0, 1, 2, 3, 4, 5}), "HEX-78");
    const Battle heavy =
        army({{"HI", {6, 0}}, {"WM", {6, 4}}, {"EL", {6, 8}}, {"MC", {6, 10}}}, "heavy-troops");
    EXPECT_EQ(orders(heavy, {0, 1, 2}), "allowed");
    EXPECT_EQ(orders(heavy, {0, 3}), "HEX-78");
    const Table mounted =
        army({{"LC", {6, 0}}, {"EL", {6, 4}}, {"MI", {6, 6}}}, "mounted-troops").leader(bottom, {6, 6});
    EXPECT_EQ(orders(mounted, {0, 1}, {.leaders = {l(0)}}), "allowed");
    EXPECT_EQ(orders(mounted, {2}), "HEX-78");
}

TEST(HEX79, LightFootPassesFriends) {
    const auto column = [](const std::string& code) {
        return under(army({{code, {6, 4}}, {"MI", {5, 4}}}, "light-troops"), {0}, Phase::moving);
    };
    EXPECT_EQ(move(column("LI"), {{5, 4}, {4, 4}}), "allowed");
    EXPECT_EQ(move(column("AX"), {{5, 4}, {4, 4}}), "allowed");
    EXPECT_EQ(move(column("LI"), {{5, 4}}), "HEX-19") << "it may not end there";
    EXPECT_EQ(move(column("LC"), {{5, 4}, {4, 4}}), "HEX-19");
}

TEST(HEX80, OneUnitInstead) {
    const Battle none = army({{"MI", {6, 4}}, {"LI", {6, 6}}}, "heavy-troops");
    EXPECT_EQ(orders(none, {0}), "allowed");
    EXPECT_EQ(orders(none, {1}), "allowed");
    EXPECT_EQ(orders(none, {0, 1}), "HEX-80");
    const Battle one = army({{"MI", {6, 4}}, {"HI", {6, 6}}}, "heavy-troops");
    EXPECT_EQ(orders(one, {0}), "HEX-78");
    EXPECT_EQ(orders(one, {1}), "allowed");
    const Battle volley =
        under(army({{"MI", {6, 4}}}, "double-volley").unit(top, "MI", {5, 4}), {0}, Phase::moving);
    EXPECT_EQ(move(volley, {{6, 5}}), "allowed");
    EXPECT_EQ(
        attacks(under(army({{"MI", {6, 4}}}, "double-volley").unit(top, "MI", {5, 4}), {0}, Phase::battling),
                {5, 4}),
        "allowed");
}

TEST(HEX81, ALeaderAndWhoIsLinkedToHim) {
    const Pieces line{{"MI", {6, 2}}, {"MI", {6, 3}}, {"MI", {6, 4}}, {"MI", {6, 5}}, {"MI", {6, 6}}};
    const OrdersChosen chief{.chief = l(0)};
    EXPECT_EQ(orders(army(line, "leader-and-four-left").leader(bottom, {6, 2}), {0, 1, 2, 3, 4}, chief),
              "allowed");
    const Table three = army(line, "leader-and-three").leader(bottom, {6, 2});
    EXPECT_EQ(orders(three, {0, 1, 2, 3}, chief), "allowed");
    EXPECT_EQ(orders(three, {0, 1, 2, 3, 4}, chief), "HEX-81");
    EXPECT_EQ(orders(three, {0, 1, 3}, chief), "HEX-81") << "a gap";
    EXPECT_EQ(orders(three, {2, 3}, chief), "HEX-81") << "linked to each other only";
    const std::vector<std::pair<std::string, int>> cards{
        {"leader-and-four-left", 0}, {"leader-and-four-center", 4}, {"leader-and-four-right", 8}};
    for (const auto& [card, west] : cards) {
        const Pieces apart{{"MI", {6, west}}, {"MI", {6, west + 1}}, {"MI", {6, west + 3}}};
        const Table four = army(apart, card).leader(bottom, {6, west});
        EXPECT_EQ(orders(four, {0, 1}, chief), "allowed") << card;
        EXPECT_EQ(orders(four, {0, 1, 2}, chief), "HEX-81") << card;
    }
    EXPECT_EQ(orders(three, {3}), "allowed") << "one unit anywhere instead";
    EXPECT_EQ(orders(three, {3, 4}), "HEX-80");
    const Pieces center{{"MI", {6, 5}}, {"MI", {6, 6}}};
    EXPECT_EQ(orders(army(center, "leader-and-four-left").leader(bottom, {6, 5}), {0, 1}, chief), "HEX-81");
    const OrdersChosen lone{.leaders = {l(0)}, .chief = l(0)};
    EXPECT_EQ(orders(army(center, "leader-and-three").leader(bottom, {6, 4}), {0}, lone), "allowed");
}

}  // namespace
}  // namespace vallum::hex
