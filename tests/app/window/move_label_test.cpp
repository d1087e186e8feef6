// SPDX-License-Identifier: GPL-3.0-or-later
#include "field/tools/move_label.h"

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

}  // namespace
}  // namespace vallum::app
