// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/battles.h"
#include "support/library.h"
#include "support/orders.h"

#include <gtest/gtest.h>

namespace vallum::field {
namespace {

using geometry::Advance;
using geometry::Corner;
using geometry::Pivot;
using geometry::Slide;
using geometry::Turn;

std::optional<RuleId> whyNot(const Answer& answer) {
    Battle battle = battleOf({infantry(red).at(10_du, 10_du).active()});
    battle.phase = Phase::movement;
    const Verdict verdict = System::accepts(battle, ChooseMove{}, answer);
    return verdict ? std::nullopt : std::optional(verdict.error().rule);
}

Move along(std::vector<geometry::PathStep> path) { return {a, Gait::regular, {}, std::move(path), {}, {}}; }

TEST(GEO12, NoAnswerLeadsFartherThanAnyTableIsLong) {
    constexpr Du beyond(INT32_MAX);
    EXPECT_EQ(whyNot(along({Advance{2_du}})), std::nullopt);
    EXPECT_EQ(whyNot(along({Advance{beyond}})), "GEO-12"_rule);
    EXPECT_EQ(whyNot(along({Slide{Heading(90_deg), -beyond}})), "GEO-12"_rule);
    EXPECT_EQ(whyNot(along({Advance{beyond}, Pivot{Corner::frontLeft, 10_deg}})), "GEO-12"_rule);
    EXPECT_EQ(whyNot(along(std::vector<geometry::PathStep>(6, Advance{200_du}))), "GEO-12"_rule);

    Move outOfNowhere = along({Advance{1_du}});
    outOfNowhere.out = geometry::Pose{{beyond, 0_du}, Heading(0_deg)};
    EXPECT_EQ(whyNot(outOfNowhere), "GEO-12"_rule);
    Move toNowhere = along({Advance{1_du}});
    toNowhere.at = AtStructure{.structure = {}, .place = geometry::Pose{{0_du, -beyond}, Heading(0_deg)}};
    EXPECT_EQ(whyNot(toNowhere), "GEO-12"_rule);
}

TEST(GEO09, NothingTurnsByMoreThanAFullCircle) {
    EXPECT_EQ(whyNot(along({Turn{Degrees(INT32_MAX)}, Advance{1_du}})), "GEO-09"_rule);
    EXPECT_EQ(whyNot(along({Turn{-Degrees(INT32_MAX)}, Advance{1_du}})), "GEO-09"_rule);
}

TEST(ASK01, NoAnswerNamesWhatIsNotThere) {
    const auto whyNotOf = [](const Battle& battle, const Question& question, const Answer& answer) {
        const Verdict verdict = System::accepts(battle, question, answer);
        return verdict ? std::string()
                       : std::string(verdict.error().rule.text()) + ' ' + verdict.error().detail;
    };
    Battle battle = System::begin(shippedScenario("breach-at-the-gate"));
    const int units = static_cast<int>(battle.units.size());
    const int structures = static_cast<int>(battle.structures.size());
    for (const int unit : {-1, units, 999, INT32_MAX, INT32_MIN}) {
        const std::string none = "ASK-01 there is no unit " + std::to_string(unit);
        const UnitId id(unit);
        Move charge = along({Advance{1_du}});
        charge.charge = Charge{.target = id};
        EXPECT_EQ(whyNotOf(battle, ChooseMove{}, charge), none);
        EXPECT_EQ(whyNotOf(battle, ChooseMove{}, Retreat{id}), none);
        EXPECT_EQ(whyNotOf(battle, ChooseMove{}, Envelop{.unit = a, .enemy = id}), none);
        EXPECT_EQ(whyNotOf(battle, ChooseShot{}, ShotToMake{a, id}), none);
        EXPECT_EQ(whyNotOf(battle, ChooseCombat{}, CombatToFight{{a, id}}), none);
        EXPECT_EQ(whyNotOf(battle, PlaceUnit{}, UnitPlacement{.unit = id}), none);
        EXPECT_EQ(whyNotOf(battle, PlaceUnit{}, RamPlacement{0, id}), none);
        EXPECT_EQ(whyNotOf(battle, ChooseOrder{}, OrderToPlay{CardId(0), {a, id}, {}, {}}), none);
    }
    for (const int structure : {-1, structures, 999}) {
        const std::string none = "ASK-01 there is no structure " + std::to_string(structure);
        const StructureId id(structure);
        Move climb = along({Advance{1_du}});
        climb.at = AtStructure{.structure = id};
        EXPECT_EQ(whyNotOf(battle, ChooseMove{}, climb), none);
        EXPECT_EQ(whyNotOf(battle, ChooseMove{}, ClearTile{a, id}), none);
        EXPECT_EQ(whyNotOf(battle, ChooseShot{}, ShotAtStructure{a, id, false}), none);
        EXPECT_EQ(whyNotOf(battle, ChooseCombat{}, AttackStructure{a, {id, false, Siegework::ram}}), none);
        EXPECT_EQ(whyNotOf(battle, PlaceUnit{}, TowerPlacement{id, {}}), none);
    }
    EXPECT_EQ(whyNotOf(battle, ChooseEvent{a}, EventToPlay{CardId(999)}), "ASK-01 there is no card 999");
    EXPECT_EQ(whyNotOf(battle, ChooseDraw{}, DiscardAndDraw{{faceDown}}), "ASK-01 there is no card -1");
    EXPECT_EQ(whyNotOf(battle, PassCards{}, CardsToPass{Seat(9), {}}), "ASK-01 there is no seat 9");
    EXPECT_EQ(whyNotOf(battle, PlaceUnit{}, RamPlacement{99, a}), "ASK-01 there is no ram 99");
    Move lifted = along({Advance{1_du}});
    lifted.before = {TakeRam{-1}};
    EXPECT_EQ(whyNotOf(battle, ChooseMove{}, lifted), "ASK-01 there is no ram -1");
}

}  // namespace
}  // namespace vallum::field
