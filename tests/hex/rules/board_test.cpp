// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/hex_battles.h"

#include <map>

#include <vallum/hex/rules/dice.h>

namespace vallum::hex {
namespace {

using namespace test;

using Hexes = std::vector<Hex>;

TEST(HEX01, TheBoardHas113Hexes) {
    EXPECT_EQ(allHexes().size(), 113U);
    EXPECT_EQ(boardHexes, 113U);
    for (std::size_t i = 0; i != allHexes().size(); ++i) EXPECT_EQ(indexOf(allHexes()[i]), i);
    EXPECT_FALSE(isOnBoard({1, 12}));
    EXPECT_FALSE(isOnBoard({9, 0}));
    EXPECT_TRUE(isOnBoard({8, 12}));
}

TEST(HEX01, AHexTouchesUpToSix) {
    const auto sorted = [](Hexes list) {
        std::ranges::sort(list);
        return list;
    };
    const auto around = [](Hex hex) {
        const auto touching = neighbors(hex);
        return Hexes(touching.begin(), touching.end());
    };
    EXPECT_EQ(sorted(around({4, 6})), (Hexes{{3, 5}, {3, 6}, {4, 5}, {4, 7}, {5, 5}, {5, 6}}));
    EXPECT_EQ(sorted(around({0, 0})), (Hexes{{0, 1}, {1, 0}}));
    EXPECT_EQ(neighbors({1, 11}).size(), 5U);
    for (const Hex hex : allHexes()) {
        for (const Hex next : neighbors(hex)) {
            EXPECT_EQ(distance(hex, next), 1) << toText(hex) << toText(next);
        }
    }
}

TEST(HEX01, DistancesAreCountedInHexes) {
    EXPECT_EQ(distance({0, 0}, {0, 12}), 12);
    EXPECT_EQ(distance({0, 0}, {8, 0}), 8);
    EXPECT_EQ(distance({4, 4}, {3, 3}), 1);
    EXPECT_EQ(distance({4, 4}, {2, 4}), 2);
    EXPECT_EQ(distance({4, 4}, {4, 4}), 0);
}

EnumSet<BoardSection> seen(Hex hex) { return boardSectionsOf(hex); }

TEST(HEX02, TheBottomPlayerSeesLeftInTheWest) {
    EXPECT_EQ(boardSectionOf(Section::left, Edge::bottom), BoardSection::west);
    EXPECT_EQ(seen({6, 3}), EnumSet<BoardSection>{BoardSection::west});
    EXPECT_EQ(seen({6, 4}), (EnumSet<BoardSection>{BoardSection::west, BoardSection::center}));
    EXPECT_EQ(seen({7, 3}), EnumSet<BoardSection>{BoardSection::west});
    EXPECT_EQ(seen({7, 4}), EnumSet<BoardSection>{BoardSection::center});
    EXPECT_EQ(seen({6, 8}), (EnumSet<BoardSection>{BoardSection::center, BoardSection::east}));
    EXPECT_EQ(seen({7, 8}), EnumSet<BoardSection>{BoardSection::east});
}
TEST(HEX02, TheTopPlayerSeesLeftInTheEast) {
    EXPECT_EQ(boardSectionOf(Section::left, Edge::top), BoardSection::east);
    EXPECT_EQ(boardSectionOf(Section::right, Edge::top), BoardSection::west);
    EXPECT_EQ(boardSectionOf(Section::center, Edge::top), BoardSection::center);
    EXPECT_EQ(seen({2, 11}), EnumSet<BoardSection>{BoardSection::east});
    EXPECT_EQ(seen({2, 1}), EnumSet<BoardSection>{BoardSection::west});
    EXPECT_EQ(seen({2, 8}), (EnumSet<BoardSection>{BoardSection::center, BoardSection::east}));
}
TEST(HEX02, AUnitOnADottedLineIsOrderedByEitherCard) {
    const Table table = Table().unit(bottom, "MI", {6, 4}).unit(top, "MI", {0, 0}).phase(Phase::orders);
    const OrdersChosen orders{.units = {u(0)}};
    for (const std::string card : {"two-orders-left", "two-orders-center"}) {
        EXPECT_TRUE(System::accepts(Table(table).card(card), ChooseOrders{}, orders)) << card;
    }
    EXPECT_FALSE(System::accepts(Table(table).card("two-orders-right"), ChooseOrders{}, orders));
}

TEST(HEX03, TheOwnSideIsTheNextRowThatWay) {
    EXPECT_EQ(rearOf({4, 4}, Edge::bottom), (Hexes{{5, 3}, {5, 4}}));
    EXPECT_EQ(rearOf({4, 4}, Edge::top), (Hexes{{3, 3}, {3, 4}}));
    EXPECT_EQ(rearOf({4, 0}, Edge::bottom), (Hexes{{5, 0}}));
    EXPECT_EQ(rearOf({8, 4}, Edge::bottom), Hexes());
}

TEST(HEX04, EveryFaceIsEquallyLikely) {
    DiceBox<System> box(42);
    std::map<int, int> shown;
    for (std::size_t roll = 0; roll != 1000; ++roll) {
        const auto answer = box.answer(Battle{}, {chance, battleDice("HEX-04"_rule, 6), roll});
        for (const int face : std::get<DiceShown>(answer).faces) ++shown[face];
    }
    EXPECT_EQ(shown.size(), 6U);
    for (const auto& [face, count] : shown) {
        EXPECT_TRUE(face >= 1 && face <= 6);
        EXPECT_TRUE(count >= 850 && count <= 1150) << face << ": " << count;
    }
}
TEST(HEX04, ADieShowsNothingElse) {
    const RollDice one = battleDice("HEX-04"_rule, 1);
    const Battle battle = Table().unit(bottom, "MI", {4, 4});
    for (int face = 1; face <= 6; ++face) EXPECT_TRUE(System::accepts(battle, one, DiceShown{{face}}));
    EXPECT_EQ(ruleOf(System::accepts(battle, one, DiceShown{{0}})), "ASK-02");
    EXPECT_EQ(ruleOf(System::accepts(battle, one, DiceShown{{7}})), "ASK-02");
    EXPECT_EQ(one.symbols,
              (std::vector<std::string>{"light", "medium", "heavy", "leader", "flag", "swords"}));
}

const UnitType& type(const std::string& code) {
    return library().types[static_cast<std::size_t>(typeOf(code))];
}
std::string codes(const auto& fits) {
    std::string list;
    for (const UnitType& it : library().types) {
        if (fits(it)) list += (list.empty() ? "" : " ") + it.code;
    }
    return list;
}

TEST(HEX05, TheTableHasEighteenTypes) {
    EXPECT_EQ(library().types.size(), 18U);
    EXPECT_EQ(type("HI").blocks, 4);
    EXPECT_EQ(type("HC").blocks, 3);
    for (const std::string code : {"EL", "HCH", "WM"}) EXPECT_EQ(type(code).blocks, 2) << code;
    EXPECT_EQ(codes([](const UnitType& it) { return it.isMounted(); }),
              "LC LBC LCH MC CAM CCAM HC CHC EL HCH");
    EXPECT_EQ(codes([](const UnitType& it) { return it.is(Group::cavalry); }), "LC LBC MC HC CHC");
    EXPECT_EQ(codes([](const UnitType& it) { return it.range.has_value(); }), "LI LB LS AX WM LC LBC");
}
/// Class, blocks, move, close, back, range and retreat of every row.
TEST(HEX05, EveryRowIsThatOfTheCatalogue) {
    const std::vector<std::tuple<std::string, UnitClass, int, int, int, int, int, int>> table{
        {"LI", UnitClass::light, 4, 2, 2, 2, 2, 2},   {"LB", UnitClass::light, 4, 2, 2, 2, 3, 2},
        {"LS", UnitClass::light, 4, 2, 2, 2, 3, 2},   {"AX", UnitClass::light, 4, 2, 3, 3, 2, 1},
        {"MI", UnitClass::medium, 4, 1, 4, 4, 0, 1},  {"WA", UnitClass::medium, 4, 1, 3, 3, 0, 2},
        {"HI", UnitClass::heavy, 4, 1, 5, 5, 0, 1},   {"WM", UnitClass::heavy, 2, 1, 2, 2, 6, 1},
        {"LC", UnitClass::light, 3, 4, 2, 2, 2, 4},   {"LBC", UnitClass::light, 3, 4, 2, 2, 3, 4},
        {"LCH", UnitClass::light, 3, 3, 2, 2, 0, 3},  {"MC", UnitClass::medium, 3, 3, 3, 3, 0, 3},
        {"CAM", UnitClass::medium, 3, 3, 3, 2, 0, 3}, {"CCAM", UnitClass::medium, 3, 3, 3, 2, 0, 3},
        {"HC", UnitClass::heavy, 3, 2, 4, 4, 0, 2},   {"CHC", UnitClass::heavy, 3, 2, 4, 4, 0, 2},
        {"EL", UnitClass::heavy, 2, 2, 0, 0, 0, 1},   {"HCH", UnitClass::heavy, 2, 2, 4, 3, 0, 2},
    };
    ASSERT_EQ(table.size(), library().types.size());
    for (const auto& [code, unitClass, blocks, move, close, back, range, retreat] : table) {
        const UnitType& it = type(code);
        EXPECT_EQ(it.unitClass, unitClass) << code;
        EXPECT_EQ(it.blocks, blocks) << code;
        EXPECT_EQ(it.move, move) << code;
        EXPECT_EQ(it.close.value_or(0), close) << code;
        EXPECT_EQ(it.back.value_or(0), back) << code;
        EXPECT_EQ(it.range.value_or(0), range) << code;
        EXPECT_EQ(it.retreat, retreat) << code;
    }
    EXPECT_EQ(codes([](const UnitType& it) { return !it.swordsHit; }), "LI LB LS WM LC LBC");
}

TEST(HEX06, EachHitRemovesABlock) {
    const Battle battle = Table().unit(bottom, "MI", {4, 4}).unit(top, "MC", {3, 4}).unit(top, "LI", {0, 0});
    const Played two = play(battle, {CloseCombat{u(0), {3, 4}}, Stand{}, YesOrNo{false}}, {M, M, H, lead});
    EXPECT_EQ(two.battle.unit(u(1)).blocks, 1);
    EXPECT_EQ(two.battle.player(bottom).banners, 0);
}
TEST(HEX06, HitsBeyondTheLastBlockAreLost) {
    const Battle battle =
        Table().unit(bottom, "MI", {4, 4}).unit(top, "MC", {3, 4}, 1).unit(top, "LI", {0, 0});
    const Played all = play(battle, {CloseCombat{u(0), {3, 4}}, Stand{}, PathChosen{}}, {M, M, swords, lead});
    EXPECT_EQ(all.battle.unit(u(1)).fate, Fate::eliminated);
    EXPECT_EQ(all.one<DiceRolled>().hits.total(), 3);
    EXPECT_EQ(all.one<BlocksLost>().blocks, 1);
    EXPECT_EQ(all.battle.player(bottom).banners, 1);
}

TEST(HEX07, ALeaderIsWithTheUnitOfHisHex) {
    const Battle battle = Table()
                              .unit(bottom, "HI", {6, 4})
                              .leader(bottom, {6, 4})
                              .leader(bottom, {6, 6})
                              .unit(top, "MI", {0, 0});
    EXPECT_EQ(battle.unitOf(l(0)), u(0));
    EXPECT_EQ(battle.leaderOf(u(0)), l(0));
    EXPECT_TRUE(battle.isLone(l(1)));
    EXPECT_FALSE(battle.isLone(l(0)));
}
TEST(HEX07, ASecondLeaderMayNotEndOnHisHex) {
    const Battle battle = Table()
                              .leader(bottom, {6, 4})
                              .leader(bottom, {6, 6})
                              .phase(Phase::moving)
                              .unit(bottom, "MI", {8, 0})
                              .with([](Battle& it, Setting&) { it.leaders[0].ordered = true; });
    const ChooseMove question;
    EXPECT_EQ(ruleOf(System::accepts(battle, question, MoveLeader{l(0), {{6, 5}, {6, 6}}})), "HEX-07");
    EXPECT_TRUE(System::accepts(battle, question, MoveLeader{l(0), {{6, 5}, {6, 6}, {6, 7}}}));
}

}  // namespace
}  // namespace vallum::hex
