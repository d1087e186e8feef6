// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/battles.h"

#include <gtest/gtest.h>

#include <vallum/field/procedures/turn/setup.h>
#include <vallum/field/rules/combat/modifiers.h>
#include <vallum/field/rules/turn/end_of_turn.h>
#include <vallum/field/rules/turn/generals.h>
#include <vallum/field/rules/turn/setup.h>
#include <vallum/field/rules/turn/victory.h>
#include <vallum/field/situation/turn/generals.h>
#include <vallum/field/situation/turn/points.h>

namespace vallum::field {
namespace {

GeneralCard leading(int leadership) {
    GeneralCard card = testGeneral();
    card.leadership = leadership;
    return card;
}
GeneralCard costing(int percent) {
    GeneralCard card = testGeneral();
    card.pointsModifier = percent;
    return card;
}
Battle placed(Battle battle, int general, UnitId unit) {
    battle.players.at(0).generals.at(static_cast<std::size_t>(general)).with = unit;
    return battle;
}
Battle lost(Battle battle, int general, GeneralHealth how) {
    GeneralInPlay& it = battle.players.at(0).generals.at(static_cast<std::size_t>(general));
    it.health = how;
    if (how == GeneralHealth::dead) it.with.reset();
    return battle;
}
Battle fleeing(Battle battle, UnitId unit) {
    battle.units.at(static_cast<std::size_t>(unit.raw())).markers.insert(Marker::fleeing);
    return battle;
}
Battle commanded(Command command, Battle battle) {
    return withSetting(std::move(battle), [&](Setting& it) { it.options.command = command; });
}

/// Each with one of red's first three units, 6 DU apart; blue's only unit is far away.
Battle ledBy(const std::vector<GeneralCard>& generals) {
    Battle battle = battleOf({infantry(red).at(3_du, 5_du), infantry(red).at(10_du, 5_du),
                              infantry(red).at(17_du, 5_du), infantry(blue).at(10_du, 15_du)});
    battle = withGenerals(battle, red, generals);
    battle = withGeneral(battle, d);
    for (int i = 0; i != static_cast<int>(generals.size()); ++i) battle = placed(battle, i, UnitId(i));
    return battle;
}
Battle sixFiveFour() { return ledBy({leading(6), leading(5), leading(4)}); }

bool hasTerm(const Sum& sum, RuleId rule, int amount) {
    return std::ranges::count(sum.terms(), Sum::Term{rule, amount}) > 0;
}

TEST(OPT05, TheHighestLeadershipIsTheArmys) {
    EXPECT_EQ(leadership(sixFiveFour(), red).total(), 6);
    EXPECT_EQ(handLimit(sixFiveFour(), red).total(), 6);
    EXPECT_EQ(leadership(ledBy({leading(4), leading(6)}), red).total(), 6);
}

TEST(OPT05, AUnitCarriesOneGeneral) {
    Battle battle = ledBy({leading(6), leading(5)});
    battle.players.at(0).generals.at(1).with.reset();
    battle.stage = Stage::generals;
    EXPECT_EQ(refusal(mayPlaceGeneral(battle, red, 1, a)), "GEN-01");
    EXPECT_EQ(refusal(mayPlaceGeneral(battle, red, 1, b)), "");
}

Battle dealing(const Battle& battle) {
    Battle dealing = battle;
    dealing.stage = Stage::dealing;
    return withSetting(dealing, [](Setting& it) { it.firstPlayer = blue; });
}
Played dealt(const Battle& battle, std::deque<Answer> answers) {
    return play(dealing(battle), {.answers = std::move(answers)}, [](Game& game) { setupStep(game); });
}

TEST(OPT06, AmongEqualsThePlayerNamesTheCommander) {
    const Battle equals = ledBy({leading(5), leading(5), leading(4)});
    const Played second = dealt(equals, {GeneralChosen{1}});
    EXPECT_EQ(second.battle.player(red).chief, 1);
    EXPECT_EQ(chiefOf(second.battle, red).index, 1);
    EXPECT_EQ(chiefOf(equals, red).index, 0);
    EXPECT_EQ(refusal(fits(equals, ChooseCommander{{0, 1}}, GeneralChosen{2})), "OPT-06");
}

TEST(OPT06, WithoutAChoiceItIsTheFirstOneBought) {
    const Played played = dealt(ledBy({leading(5), leading(5)}), {});
    EXPECT_EQ(played.questions<ChooseCommander>(), 1);
    EXPECT_EQ(chiefOf(played.battle, red).index, 0);
}

TEST(OPT06, NobodyIsAskedWhereOneLeadsBest) {
    EXPECT_EQ(dealt(sixFiveFour(), {}).questions<ChooseCommander>(), 0);
}

TEST(OPT07, TheNextHighestFollows) {
    EXPECT_EQ(leadership(lost(sixFiveFour(), 0, GeneralHealth::dead), red).total(), 5);
    EXPECT_EQ(leadership(lost(sixFiveFour(), 0, GeneralHealth::wounded), red).total(), 5);
    EXPECT_FALSE(hasTerm(leadership(lost(sixFiveFour(), 0, GeneralHealth::dead), red), "GEN-11"_rule, -1));
}

TEST(OPT07, WhoRecoversLeadsAgain) {
    Battle battle = fleeing(sixFiveFour(), a);
    EXPECT_EQ(leadership(battle, red).total(), 5);
    battle.units.at(0).markers.erase(Marker::fleeing);
    EXPECT_EQ(leadership(battle, red).total(), 6);
}

TEST(OPT07, WithNobodyLeftItIsOneLess) {
    Battle battle = lost(sixFiveFour(), 0, GeneralHealth::dead);
    battle = lost(lost(battle, 1, GeneralHealth::dead), 2, GeneralHealth::wounded);
    EXPECT_EQ(leadership(battle, red).total(), 6 - 1);
}

TEST(OPT08, MoraleSuffersOnlyWhenNoGeneralIsLeft) {
    Battle battle = lost(lost(sixFiveFour(), 0, GeneralHealth::dead), 1, GeneralHealth::dead);
    EXPECT_FALSE(isWithoutGeneral(battle, c));
    EXPECT_FALSE(hasTerm(moraleOutsideAttack(battle, c), "GEN-10"_rule, -1));
    battle = fleeing(battle, c);
    EXPECT_TRUE(isWithoutGeneral(battle, c));
    EXPECT_TRUE(hasTerm(moraleOutsideAttack(battle, a), "GEN-10"_rule, -1));
    EXPECT_TRUE(isLeaderless(battle, red));
}

TEST(OPT09, TwoInfluencesAreOneBonus) {
    Battle battle = sixFiveFour();
    battle.units.at(1).pose.center = {5_du, 5_du};
    EXPECT_TRUE(isInInfluence(battle, a));
    const Sum morale = moraleOutsideAttack(battle, a);
    EXPECT_EQ(std::ranges::count(morale.terms(), "GEN-06"_rule, &Sum::Term::rule), 1);
    EXPECT_TRUE(hasTerm(morale, "GEN-06"_rule, 1));
}

TEST(OPT09, TheUnitsOwnGeneralAddsTheOwnModifiers) {
    GeneralCard own = leading(6);
    own.modifiers.morale = 2;
    Battle battle = ledBy({own, leading(5)});
    battle.units.at(1).pose.center = {5_du, 5_du};
    const Sum morale = moraleOutsideAttack(battle, a);
    EXPECT_TRUE(hasTerm(morale, "GEN-06"_rule, 1));
    EXPECT_TRUE(hasTerm(morale, "GEN-05"_rule, 2));
    EXPECT_FALSE(hasTerm(moraleOutsideAttack(battle, b), "GEN-05"_rule, 2));
}

TEST(OPT10, TheBattleGoesOnWhileAGeneralIsLeft) {
    const auto deadly = [](const Battle& battle) {
        return withSetting(battle, [](Setting& it) { it.victory = {Victory::deathOfGeneral}; });
    };
    const Battle two = deadly(ledBy({leading(6), leading(5)}));
    EXPECT_EQ(outcomeNow(lost(two, 0, GeneralHealth::dead)), std::nullopt);
    EXPECT_EQ(outcomeNow(fleeing(lost(two, 0, GeneralHealth::dead), b)), (Outcome{blue, "OPT-10"_rule}));
    EXPECT_EQ(outcomeNow(lost(lost(two, 0, GeneralHealth::dead), 1, GeneralHealth::wounded)), std::nullopt);
    EXPECT_EQ(outcomeNow(fleeing(fleeing(two, a), b)), std::nullopt);
}

/// Two Roman units under the first general, a mercenary unit under the second.
Battle romansAndMercenaries(Command command = Command::byArmy) {
    Battle battle = ledBy({leading(6), leading(5)});
    battle.units.at(0).commander = 0;
    battle.units.at(1).commander = 1;
    battle.units.at(2).commander = 0;
    return commanded(command, battle);
}

TEST(OPT11, AGeneralIsPlacedWithTheOwnArmy) {
    Battle battle = romansAndMercenaries();
    battle.stage = Stage::generals;
    for (GeneralInPlay& general : battle.players.at(0).generals) general.with.reset();
    EXPECT_EQ(refusal(mayPlaceGeneral(battle, red, 0, b)), "OPT-11");
    EXPECT_EQ(refusal(mayPlaceGeneral(battle, red, 0, a)), "");
    EXPECT_EQ(refusal(mayPlaceGeneral(battle, red, 1, b)), "");
}

TEST(OPT11, InfluenceIsForTheOwnArmy) {
    Battle battle = romansAndMercenaries();
    battle.units.at(1).pose.center = {5_du, 5_du};
    battle.players.at(0).generals.at(1).health = GeneralHealth::wounded;
    EXPECT_TRUE(isInInfluence(battle, a));
    EXPECT_FALSE(isInInfluence(battle, b));
    EXPECT_TRUE(isInInfluence(commanded(Command::together, battle), b));
}

TEST(OPT12, TheLossOfAGeneralConcernsTheOwnArmy) {
    const Battle battle = lost(romansAndMercenaries(), 1, GeneralHealth::dead);
    EXPECT_TRUE(hasTerm(moraleOutsideAttack(battle, b), "GEN-10"_rule, -1));
    EXPECT_FALSE(hasTerm(moraleOutsideAttack(battle, a), "GEN-10"_rule, -1));
    EXPECT_FALSE(isWithoutGeneral(battle, c));
}

TEST(OPT13, EachPartOfTheArmyHasAGeneral) {
    Battle battle = sixFiveFour();
    for (int i = 0; i != 3; ++i) battle.units.at(static_cast<std::size_t>(i)).commander = i;
    battle = commanded(Command::byUnits, battle);
    for (int i = 0; i != 3; ++i) {
        const Battle without = lost(battle, i, GeneralHealth::dead);
        for (int unit = 0; unit != 3; ++unit) {
            EXPECT_EQ(isWithoutGeneral(without, UnitId(unit)), unit == i) << i << ", " << unit;
        }
    }
    battle.stage = Stage::generals;
    for (GeneralInPlay& general : battle.players.at(0).generals) general.with.reset();
    EXPECT_EQ(refusal(mayPlaceGeneral(battle, red, 2, a)), "OPT-13");
    EXPECT_EQ(refusal(mayPlaceGeneral(battle, red, 2, c)), "");
}

TEST(OPT14, EachGeneralCostsAShareOfTheUnitsUnderCommand) {
    Battle battle = battleOf({infantry(red).worth(500).under(0), infantry(red).worth(400).under(1),
                              infantry(blue).at(10_du, 15_du)});
    battle = withGenerals(battle, red, {costing(30), costing(20)});
    for (const Command command : {Command::byArmy, Command::byUnits}) {
        EXPECT_EQ(startingValue(commanded(command, battle), red).total(), 1130 * hundredths);
    }
    EXPECT_EQ(pointsCommanded(commanded(Command::byArmy, battle), red, 0), 500);
    EXPECT_EQ(pointsCommanded(commanded(Command::byArmy, battle), red, 1), 400);
}

TEST(EVT14, WhoCommandsVeteransCostsAShareOfTheirHigherValue) {
    Battle battle = battleOf({infantry(red).worth(100).under(0), infantry(red).worth(85).under(1)});
    battle.units.at(0).startStatus = Status::elite;
    battle.units.at(1).startStatus = Status::veteran;
    battle = commanded(Command::byUnits, withGenerals(battle, red, {costing(30), costing(20)}));
    EXPECT_EQ(pointsCommanded(battle, red, 0), 150);
    EXPECT_EQ(pointsCommanded(battle, red, 1), 111);
    EXPECT_EQ(losses(lost(battle, 0, GeneralHealth::dead), red).total(), 45 * hundredths);
}

TEST(OPT14, WhoCommandTogetherCostAShareOfTheWholeEach) {
    Battle battle = battleOf({infantry(red).worth(500), infantry(red).worth(400), infantry(blue)});
    battle = withGenerals(battle, red, {costing(30), costing(20)});
    EXPECT_EQ(startingValue(battle, red).total(), (900 + 270 + 180) * hundredths);
}

TEST(OPT14, ADeadGeneralIsLostWithTheOwnPointsOnly) {
    Battle battle = battleOf({infantry(red).worth(500).under(0), infantry(red).worth(400).under(1),
                              infantry(blue).at(10_du, 15_du)});
    battle = commanded(Command::byArmy, withGenerals(battle, red, {costing(30), costing(20)}));
    EXPECT_EQ(losses(lost(battle, 1, GeneralHealth::dead), red).total(), 80 * hundredths);
}

}  // namespace
}  // namespace vallum::field
