// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/toy_system.h"

#include <array>
#include <variant>
#include <vector>

#include <gtest/gtest.h>

#include <vallum/core/constant.h>
#include <vallum/core/digest.h>
#include <vallum/core/enum_set.h>
#include <vallum/core/shared_list.h>
#include <vallum/core/sum.h>

namespace vallum {
namespace {

enum class Letter { a, b, c };
using Letters = EnumSet<Letter>;

TEST(EnumSet, HoldsEachMemberOnceAndInOrder) {
    Letters letters{Letter::c, Letter::a, Letter::c};
    EXPECT_EQ(letters.all(), (std::vector{Letter::a, Letter::c}));
    EXPECT_EQ(letters.size(), 2);
    letters.erase(Letter::a);
    letters.put(Letter::b, true);
    letters.put(Letter::c, false);
    EXPECT_EQ(letters, Letters{Letter::b});
    EXPECT_FALSE(letters.has(Letter::a));
    EXPECT_TRUE(Letters().empty());
}

TEST(Constant, IsSharedByCopiesAndEqualByValue) {
    const Constant<toy::Terms> one(toy::Terms{.goal = 5});
    const Constant<toy::Terms> copy = one;
    EXPECT_EQ(&*copy, &*one);
    EXPECT_EQ(one, Constant(toy::Terms{.goal = 5}));
    EXPECT_NE(one, Constant(toy::Terms{.goal = 6}));
    EXPECT_EQ(Constant<toy::Terms>(), Constant(toy::Terms{}));
}

SharedList<std::string> numbered(int count) {
    SharedList<std::string> list;
    for (int i = 0; i != count; ++i) list.push_back(std::to_string(i));
    return list;
}

TEST(SharedList, IsAListLikeAnyOther) {
    const auto list = numbered(9);
    EXPECT_EQ(list.size(), 9U);
    EXPECT_EQ(std::vector<std::string>(list.begin(), list.end()),
              (std::vector<std::string>{"0", "1", "2", "3", "4", "5", "6", "7", "8"}));
    EXPECT_EQ(list.front() + list.at(4) + list.back(), "048");
    EXPECT_TRUE(SharedList<std::string>().empty());
    EXPECT_DEATH(static_cast<void>(list.at(9)), "broken invariant");
}

TEST(SharedList, ACopyThatChangesLeavesTheOtherAsItIs) {
    auto list = numbered(9);
    const auto copy = list;
    EXPECT_EQ(&std::as_const(list)[0], &copy[0]);
    list[1] = "one";
    list.push_back("9");
    EXPECT_EQ(copy, numbered(9));
    EXPECT_EQ(copy.at(1), "1");
    EXPECT_EQ(std::as_const(list).at(1), "one");
    EXPECT_NE(&std::as_const(list)[0], &copy[0]);
    EXPECT_EQ(&std::as_const(list)[4], &copy[4]) << "what neither has changed";
    for (std::string& it : list) it = "same";
    EXPECT_EQ(copy, numbered(9));
}

TEST(SharedList, IsEqualByValue) {
    auto list = numbered(9);
    const auto copy = list;
    list[3] = "three";
    EXPECT_NE(list, copy);
    list[3] = "3";
    EXPECT_EQ(list, copy);
    EXPECT_NE(list, numbered(8));
    EXPECT_EQ(Digest::number(list), Digest::number(std::vector<std::string>(list.begin(), list.end())));
}

TEST(Digest, TellsApartWhatDiffers) {
    EXPECT_NE(Digest::of(std::array{1, 2}), Digest::of(std::array{2, 1}));
    EXPECT_NE(Digest::of(Letters{Letter::a}), Digest::of(Letters{Letter::b}));
    EXPECT_NE(Digest::of(std::variant<int, bool>(1)), Digest::of(std::variant<int, bool>(true)));
    EXPECT_NE(Digest::of(std::optional<int>(0)), Digest::of(std::optional<int>()));
    EXPECT_NE(Digest::of(true), Digest::of(false));
    EXPECT_NE(Digest::of("MOV-14"_rule), Digest::of("MOV-15"_rule));
}

TEST(Digest, SeesThroughAConstant) {
    toy::Battle one = toy::battle();
    toy::Battle other = one;
    other.terms = Constant(toy::Terms{});
    EXPECT_EQ(Digest::of(one), Digest::of(other));
    other.terms = Constant(toy::Terms{.goal = 31});
    EXPECT_NE(Digest::of(one), Digest::of(other));
}

TEST(Sum, ExplainsItsTotal) {
    Sum sum;
    sum.add("MEL-14"_rule, 4);
    sum.add("MOD-01"_rule, 0);
    sum.add("MOD-02"_rule, -6);
    sum.raiseTo("MOD-03"_rule, 1);
    EXPECT_EQ(sum.total(), 1);
    EXPECT_EQ(sum.terms(),
              (std::vector<Sum::Term>{{"MEL-14"_rule, 4}, {"MOD-02"_rule, -6}, {"MOD-03"_rule, 3}}));
    sum.capAt("MOD-03"_rule, 1);
    EXPECT_EQ(sum.terms().size(), 3U);
    sum.capAt("MOD-03"_rule, 0);
    EXPECT_EQ(sum.total(), 0);
}

TEST(RuleId, IsNamedLikeInTheCatalogue) {
    for (const std::string_view name : {"MOV-14", "UNIT-05"}) EXPECT_TRUE(RuleId::isName(name)) << name;
    for (const std::string_view name : {"", "MOV14", "MO-14", "MOVES-14", "mov-14", "MOV-1", "MOV-1x"}) {
        EXPECT_FALSE(RuleId::isName(name)) << name;
    }
}

}  // namespace
}  // namespace vallum
