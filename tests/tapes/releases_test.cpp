// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/hex_battles.h"
#include "support/library.h"
#include "tapes/tapes.h"

#include <filesystem>

#include <gtest/gtest.h>

#include <vallum/core/file_format.h>
#include <vallum/field/files/save_file.h>
#include <vallum/hex/files/save_file.h>

namespace vallum::tapes {
namespace {

namespace fs = std::filesystem;

const fs::path releases = fs::path(VALLUM_SOURCE_DIR) / "tests/tapes/releases";

/// Whole, or from a snapshot where a rule or a card has changed since; never as if the file were damaged.
template <class System>
void opensForEver(const std::string& text, const auto& library, const fs::path& path) {
    const auto opened = BattleFile<System>::salvage(text, library, path);
    ASSERT_TRUE(opened) << toText(opened.error());
    EXPECT_EQ(opened->answersLost, 0U) << path;
    EXPECT_TRUE(System::isOver(opened->played.battle())) << path << " was saved at its end";
    if (!opened->damage) return;
    EXPECT_TRUE(opened->recovery && opened->recovery->cause != Recovery::Cause::damage)
        << toText(*opened->damage);
}

TEST(Releases, EveryBattleSavedByAReleaseOpensForEver) {
    for (const auto& release : fs::directory_iterator(releases)) {
        if (!release.is_directory()) continue;
        std::size_t battles = 0;
        for (const auto& entry : fs::directory_iterator(release)) {
            const std::string text = readCompressed(entry.path());
            if (formatOf(text) == FilesOf<hex::System>::battleFormat().name) {
                opensForEver<hex::System>(text, hex::test::library(), entry.path());
            } else {
                opensForEver<field::System>(text, field::library(), entry.path());
            }
            ++battles;
        }
        EXPECT_GE(battles, releaseBattles().size() + releaseHexBattles().size()) << release.path();
    }
}

/// What `tools/tapes --release` writes, before there is a release.
TEST(Releases, TheKindsOfScenarioAreWhatTheirNamesSay) {
    const auto battles = releaseBattles();
    ASSERT_EQ(battles.size(), 4U);
    EXPECT_FALSE(battles[0].scenario.setting->siege);
    EXPECT_TRUE(battles[1].scenario.setting->siege);
    EXPECT_GT(battles[2].scenario.setting->sides.size(), 2U);
    EXPECT_TRUE(battles[3].scenario.setting->options.fogOfWar);
}

}  // namespace
}  // namespace vallum::tapes
