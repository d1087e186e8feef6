// SPDX-License-Identifier: GPL-3.0-or-later
#include "field/tools/move_label.h"

#include "field/words/odds_text.h"
#include "support/combats.h"
#include "support/moves.h"

#include <gtest/gtest.h>

/// What the label beside a moving card says.
namespace vallum::app {
namespace {

using namespace field;

/// The label of a unit that advances as far as this onto caltrops 0.5 DU ahead.
QStringList advancing(Du distance) {
    TestTable table;
    Structure tile;
    tile.kind = StructureKind::largeCaltrops;
    tile.pose = {{10_du, 11.3_du}, {}};
    table.structures = {tile};
    const Battle battle = battleOf({infantry(red).moves(2_mp).active()}, table);
    MoveDraft draft(battle, a);
    draft.tryStep(battle, geometry::Advance{distance});
    return labelOf(battle, a, draft, std::nullopt, std::nullopt).words();
}

TEST(CAL02, TheLabelOfAMoveTellsTheDiceThatCaltropsWillRoll) {
    EXPECT_FALSE(advancing(0.3_du).join('\n').contains(u"altrops"));
    const QStringList words = advancing(0.7_du);
    ASSERT_EQ(words.size(), 2);
    EXPECT_TRUE(words.at(1).startsWith(u"Caltrops: 4 dice, ")) << words.at(1).toStdString();
}

TEST(MoveLabel, AMoveThatWasCutShortIsNotCalledImpossible) {
    const QStringList words = advancing(2_du);
    EXPECT_TRUE(words.last().startsWith(u"Stopped short. ")) << words.last().toStdString();
}

/// The first words about a fight in which both sides take a wound.
QString headlineOf(double attackerGivesWay, double defenderGivesWay) {
    const Battle battle = battleOf({infantry(red), infantry(blue).at(10_du, 11_du)});
    CombatOdds odds;
    for (Prospect* it : {&odds.attacker, &odds.defender}) it->wounds = {0, 1};
    odds.attacker.breaks = attackerGivesWay;
    odds.defender.breaks = defenderGivesWay;
    return oddsLine(battle, {a, b}, odds).section(u'.', 0, 0);
}

TEST(Odds, ASideThatIsFarMoreLikelyToGiveWayIsNotInAnEvenFight) {
    EXPECT_EQ(headlineOf(0.06, 0.08), u"Even fight");
    EXPECT_EQ(headlineOf(0.01, 0.03), u"Even fight") << "both are unlikely";
    EXPECT_TRUE(headlineOf(0.01, 0.08).startsWith(u"Advantage: "));
    EXPECT_NE(headlineOf(0.01, 0.08), headlineOf(0.08, 0.01));
}

TEST(MOV13, TheLabelOfACardThatIsSwungBackRefusesIt) {
    const Battle battle = battleOf({infantry(red).moves(2_mp).active()});
    MoveDraft draft(battle, a);
    draft.tryStep(battle, geometry::Pivot{geometry::Corner::rearRight, -20_deg});
    EXPECT_EQ(labelOf(battle, a, draft, std::nullopt, std::nullopt).words(),
              QStringList{QStringLiteral("A wheel goes forward only, by 90 degrees at most (MOV-13).")});
}

}  // namespace
}  // namespace vallum::app
