// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/battles.h"

#include <gtest/gtest.h>

#include <vallum/field/procedures/morale/morale.h>
#include <vallum/field/rules/combat/melee.h>
#include <vallum/field/rules/combat/modifiers.h>
#include <vallum/field/rules/combat/ranged.h>
#include <vallum/field/rules/morale/morale.h>
#include <vallum/field/rules/movement/movement.h>

namespace vallum::field {
namespace {

/// Front to front, shifted sideways by `beside`.
Battle facing(TestUnit first, TestUnit second, Du beside = 0_du) {
    return battleOf({first.at(10_du, 10_du), second.at(10_du + beside, 10.8_du)});
}
/// The second shoots at the front of the first.
Battle underFire(TestUnit target, TestUnit shooter) {
    Battle battle = battleOf({target.at(10_du, 10_du), shooter.at(10_du, 14_du)});
    battle.combat = Combat{.kind = CombatKind::ranged, .units = {b, a}, .sideStruck = geometry::Edge::front};
    return battle;
}

TEST(UNIT02, HitAndDamageValue) {
    const Battle battle = facing(infantry(red).attack(5, 4), infantry(blue).attack(4, 4));
    EXPECT_EQ(meleeAttack(battle, Roll::hit, a, b).total(), 5);
    EXPECT_EQ(meleeAttack(battle, Roll::damage, a, b).total(), 4);
    EXPECT_EQ(meleeAttack(battle, Roll::hit, b, a).total(), 4);
    EXPECT_EQ(meleeAttack(battle, Roll::damage, b, a).total(), 4);
}

TEST(UNIT03, RangedPowerAndRange) {
    const Battle battle = underFire(infantry(red), archers(blue).shoots(3, 8_du));
    EXPECT_EQ(rangedAttack(battle, Roll::hit, b, a).total(), 3);
    EXPECT_EQ(rangedAttack(battle, Roll::damage, b, a).total(), 3);
}

TEST(UNIT03, EightDuAreInRangeMoreAreNot) {
    const auto at = [](Du y) {
        return battleOf({archers(red).at(10_du, 2_du), infantry(blue).at(10_du, y)});
    };
    EXPECT_TRUE(measured(at(10.8_du), a, b).inRange);
    EXPECT_FALSE(measured(at(10.9_du), a, b).inRange);
}

TEST(UNIT03, WithoutARangedEntryNobodyShoots) {
    const auto shooting = [](TestUnit unit) {
        return inPhase(Phase::rangedAttack, battleOf({unit.active(), infantry(blue).at(10_du, 14_du)}));
    };
    EXPECT_EQ(refusal(mayShoot(shooting(archers(red)), a)), "");
    EXPECT_NE(refusal(mayShoot(shooting(infantry(red)), a)), "");
}

TEST(UNIT04, DodgeAndArmor) {
    const Battle melee = facing(infantry(red).defense(5, 8), infantry(blue));
    EXPECT_EQ(meleeDefense(melee, Roll::hit, a, b).total(), 5);
    EXPECT_EQ(meleeDefense(melee, Roll::damage, a, b).total(), 8);
    const Battle ranged = underFire(infantry(red).defense(5, 8), archers(blue));
    EXPECT_EQ(rangedDefense(ranged, Roll::hit, a, b).total(), 5);
    EXPECT_EQ(rangedDefense(ranged, Roll::damage, a, b).total(), 8);
}

Unit checked(TestUnit unit, int face) {
    const Battle battle = battleOf({unit, infantry(blue).at(10_du, 14_du)});
    return play(
               battle, {.rolls = {{face}}},
               [](Game& game) { checkMorale(game, a, moraleOutsideAttack(game.battle(), a), "MOR-01"_rule); })
        .battle.unit(a);
}

TEST(UNIT05, TheFirstFailureBreaksTheSecondMakesFlee) {
    const Unit broken = checked(infantry(red).morale(3), 6);
    EXPECT_TRUE(broken.has(Marker::broken));
    EXPECT_FALSE(broken.has(Marker::fleeing));
    const Unit fleeing = checked(infantry(red).morale(3).broken(), 6);
    EXPECT_TRUE(fleeing.has(Marker::broken) && fleeing.has(Marker::fleeing));
}

TEST(UNIT05, WhoPassesStaysAsBefore) {
    EXPECT_EQ(checked(infantry(red), 1).markers, EnumSet<Marker>{});
    EXPECT_EQ(checked(infantry(red).broken(), 1).markers, EnumSet<Marker>{Marker::broken});
}

TEST(UNIT06, HealthIsTheNumberOfWoundsThatEliminates) {
    const auto struck = [](int wounds) {
        return play(battleOf({infantry(red).health(4), infantry(red).at(4_du, 4_du),
                              infantry(blue).at(10_du, 14_du)}),
                    {}, [wounds](Game& game) { wound(game, a, wounds, "MEL-16"_rule); });
    };
    EXPECT_TRUE(struck(3).battle.onTable(a));
    EXPECT_FALSE(struck(4).battle.onTable(a));
    EXPECT_FALSE(struck(5).battle.onTable(a));
    EXPECT_EQ(struck(5).count<Eliminated>(), 1);
}

TEST(UNIT07, MovementIsADistance) {
    const Battle battle =
        battleOf({infantry(red).at(10_du, 4_du).moves(3_mp).active(), infantry(blue).at(10_du, 16_du)});
    const auto ahead = [&](Du distance) {
        return refusal(planMove(battle, {.unit = a, .path = {geometry::Advance{distance}}}));
    };
    EXPECT_EQ(ahead(1.4_du), "");
    EXPECT_EQ(ahead(3_du), "");
    EXPECT_NE(ahead(3.1_du), "");
    EXPECT_EQ(battle.unit(a).turn.spent, 0_mp) << "nobody has to move at all";
}

TEST(UNIT09, TwelveSections) {
    using geometry::Edge;
    EXPECT_EQ(geometry::sectionsOn(Edge::front), 4);
    EXPECT_EQ(geometry::sectionsOn(Edge::rear), 4);
    EXPECT_EQ(geometry::sectionsOn(Edge::left), 2);
    EXPECT_EQ(geometry::sectionsOn(Edge::right), 2);
    EXPECT_EQ(geometry::sectionsOfCard, 12);
}

TEST(UNIT09, OneDieForEachFrontSectionInContact) {
    EXPECT_EQ(meleeDice(facing(infantry(red), infantry(blue)), a, b).total(), 4);
    EXPECT_EQ(meleeDice(facing(infantry(red), infantry(blue), 0.4_du), a, b).total(), 3);
}

TEST(UNIT10, OrangeAndGreenIconsAlwaysWork) {
    const Battle battle = facing(infantry(red).has(Ability::spearmen), cavalry(blue));
    EXPECT_EQ(meleeAttack(battle, Roll::hit, a, b).total(), 4);
}

TEST(UNIT10, BlueIconsWorkWhileTheirMarkerIsOn) {
    const Battle off = facing(infantry(red).canTake(Formation::wallOfShields), infantry(blue));
    EXPECT_EQ(meleeDefense(off, Roll::hit, a, b).total(), 5);
    const Battle on = facing(infantry(red).in(Formation::wallOfShields), infantry(blue));
    EXPECT_EQ(meleeDefense(on, Roll::hit, a, b).total(), 6);
}

TEST(UNIT11, MountedAreCavalryCamelsChariotsAndElephants) {
    const auto against = [](UnitClass of) {
        return meleeAttack(facing(infantry(red).has(Ability::spearmen), infantry(blue).of(of)), Roll::hit, a,
                           b)
            .total();
    };
    for (const UnitClass of :
         {UnitClass::cavalry, UnitClass::camels, UnitClass::chariots, UnitClass::elephants}) {
        EXPECT_EQ(against(of), 4);
    }
    EXPECT_EQ(against(UnitClass::infantry), 3);
    EXPECT_EQ(against(UnitClass::artillery), 3);
}

}  // namespace
}  // namespace vallum::field
