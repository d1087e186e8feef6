// SPDX-License-Identifier: GPL-3.0-or-later
#include "tapes/tapes.h"

#include "support/library.h"

#include <set>

#include <gtest/gtest.h>

#include <vallum/core/referee.h>
#include <vallum/field/files/save_file.h>

namespace vallum::tapes {
namespace {

TEST(Tapes, ThereIsOneOfEveryPairOfArmiesAndOfEveryScenario) {
    std::set<std::string> kept;
    for (const auto& entry : std::filesystem::directory_iterator(fileOf("any").parent_path())) {
        kept.insert(entry.path().stem().string());
    }
    std::set<std::string> due;
    for (const Kept& battle : everyBattle()) due.insert(battle.name);
    EXPECT_EQ(kept, due) << "tools/tapes records what is missing";
}

/// Each answer must be lawful still, and the digest after each step what it was. Where a rule has changed on
/// purpose, tools/tapes --anew records all of them again.
TEST(Tapes, EveryBattleComesOutAsItDid) {
    for (const Kept& battle : everyBattle()) {
        const auto record = field::loadSave(readTape(battle.name), field::library(), battle.name);
        ASSERT_TRUE(record) << toText(record.error());
        const auto played = Referee<field::System>::from(*record);
        if (!played) {
            ADD_FAILURE() << battle.name << " at answer " << played.error().answer;
            continue;
        }
        EXPECT_TRUE(field::System::isOver(played->battle())) << battle.name;
        EXPECT_FALSE(played->open()) << battle.name;
    }
}

}  // namespace
}  // namespace vallum::tapes
