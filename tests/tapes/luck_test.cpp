// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/library.h"
#include "support/saves.h"
#include "tapes/tapes.h"

#include <gtest/gtest.h>

#include <vallum/core/referee.h>
#include <vallum/field/queries/luck.h>

namespace vallum::tapes {
namespace {

using field::Faces;
using Referee = vallum::Referee<field::System>;

void count(Faces& into, const std::vector<int>& faces) {
    for (const int face : faces) ++into.at(static_cast<std::size_t>(face - 1));
}

/// All dice on the tape except those for who places first, which belong to nobody.
Faces rolledIn(const Referee& referee) {
    Faces all{};
    for (const auto& given : referee.record().tape) {
        if (const auto* dice = std::get_if<DiceShown>(&given.answer)) count(all, dice->faces);
    }
    for (const field::Fact& fact : referee.news()) {
        const auto* placing = std::get_if<field::PlacingBegan>(&fact);
        for (const int face : placing != nullptr ? placing->faces : std::vector<int>())
            --all.at(static_cast<std::size_t>(face - 1));
    }
    return all;
}

TEST(Luck, CountsEveryDieOfABattleOnce) {
    for (const Kept& kept : everyBattle()) {
        const auto record = field::loadSave(readTape(kept.name), field::library(), kept.name).value();
        const Referee referee = Referee::from(record).value();
        Faces counted{};
        for (const field::PlayerLuck& player :
             field::luckIn(field::System::begin(record.scenario),
                           field::happenings(referee.news(), referee.newsAfter()))) {
            const Faces faces = player.allFaces();
            for (std::size_t i = 0; i != faces.size(); ++i) counted.at(i) += faces.at(i);
            EXPECT_LE(player.all.asBadOrWorse(), 1 + 1e-9);
            EXPECT_NEAR(player.all.asBadOrWorse() + player.all.asGoodOrBetter(), 1, 0.5);
        }
        EXPECT_EQ(counted, rolledIn(referee)) << kept.name;
    }
}

}  // namespace
}  // namespace vallum::tapes
