// SPDX-License-Identifier: GPL-3.0-or-later
#include "tapes/tapes.h"

#include "support/hex_battles.h"
#include "support/library.h"

#include <set>

#include <gtest/gtest.h>

#include <vallum/core/referee.h>
#include <vallum/field/files/save_file.h>
#include <vallum/hex/files/save_file.h>

namespace vallum::tapes {
namespace {

TEST(Tapes, ThereIsOneOfEveryPairOfArmiesAndOfEveryScenario) {
    std::set<std::string> kept;
    for (const auto& entry : std::filesystem::directory_iterator(fileOf("any").parent_path())) {
        kept.insert(entry.path().stem().string());
    }
    std::set<std::string> due;
    for (const Kept& battle : everyBattle()) due.insert(battle.name);
    for (const KeptHex& battle : everyHexBattle()) due.insert(battle.name);
    EXPECT_EQ(kept, due) << "tools/tapes records what is missing";
}

template <class System> void comesOutAsItDid(const std::string& name, const auto& library) {
    const auto saved = BattleFile<System>::read(readTape(name), library, name);
    ASSERT_TRUE(saved) << toText(saved.error());
    const auto played = Referee<System>::from(saved->record);
    if (!played) {
        ADD_FAILURE() << name << " at answer " << played.error().answer;
        return;
    }
    EXPECT_EQ(played->record().marks, saved->record.marks) << name;
    EXPECT_TRUE(System::isOver(played->battle())) << name;
    EXPECT_FALSE(played->open()) << name;
}

/// Every answer must still be legal, and the digest after each step unchanged. After an intended change of a
/// rule, tools/tapes --anew records all tapes again.
TEST(Tapes, EveryBattleComesOutAsItDid) {
    for (const Kept& battle : everyBattle()) {
        comesOutAsItDid<field::System>(battle.name, field::library());
    }
}
TEST(Tapes, EveryHexBattleComesOutAsItDid) {
    for (const KeptHex& battle : everyHexBattle()) {
        comesOutAsItDid<hex::System>(battle.name, hex::test::library());
    }
}

}  // namespace
}  // namespace vallum::tapes
