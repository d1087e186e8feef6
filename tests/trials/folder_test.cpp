// SPDX-License-Identifier: GPL-3.0-or-later
#include "trials/small_trials.h"

#include <csignal>
#include <fstream>
#include <sys/resource.h>

namespace vallum::trials {
namespace {

BattleResult numbered(int battle) {
    BattleResult result;
    result.battle = battle;
    result.seed = 100 + battle;
    result.reason = "SIE-09";
    result.units.resize(2);
    result.units[1].given = {1, 2, 3};
    result.opened = Opening{3, battle, DamageCause::fire};
    return result;
}

void fill(const std::filesystem::path& path, int battles) {
    auto folder = Folder::created(path, "{}\n");
    ASSERT_TRUE(folder) << toText(folder.error());
    for (int i = 0; i != battles; ++i) ASSERT_TRUE(folder->append(numbered(i)));
}

std::vector<BattleResult> resultsIn(const Folder& folder) {
    std::vector<BattleResult> results;
    EXPECT_TRUE(folder.read([&](const BattleResult& it) { results.push_back(it); }));
    return results;
}

TEST(Folder, GivesBackWhatItWasGiven) {
    const Place place;
    fill(place.path, 3);
    const auto folder = Folder::opened(place.path);
    ASSERT_TRUE(folder);
    EXPECT_EQ(resultsIn(*folder), (std::vector{numbered(0), numbered(1), numbered(2)}));
    EXPECT_EQ(Folder::planIn(place.path), "{}\n");
}

TEST(Folder, DropsATornResultWhereverItIsTorn) {
    const Place place;
    fill(place.path, 2);
    const std::string whole = textOf(place.path / "journal");
    const std::size_t first = whole.find('\n') + 1;
    for (std::size_t cut = 0; cut <= whole.size(); cut += 7) {
        std::ofstream(place.path / "journal", std::ios::binary) << whole.substr(0, cut);
        auto folder = Folder::opened(place.path);
        ASSERT_TRUE(folder);
        const int expected = cut >= whole.size() ? 2 : cut >= first ? 1 : 0;
        ASSERT_EQ(folder->size(), expected) << cut;
        for (int i = folder->size(); i != 2; ++i) ASSERT_TRUE(folder->append(numbered(i)));
        ASSERT_EQ(textOf(place.path / "journal"), whole) << cut;
    }
}

TEST(Folder, AResultThatWasChangedDoesNotCount) {
    const Place place;
    fill(place.path, 3);
    std::string text = textOf(place.path / "journal");
    text.at(text.find("\"seed\":101") + 9) = '7';
    std::ofstream(place.path / "journal", std::ios::binary) << text;
    const auto folder = Folder::opened(place.path);
    ASSERT_TRUE(folder);
    EXPECT_EQ(folder->size(), 1);
}

TEST(Folder, OnlyOneTrialHasIt) {
    const Place place;
    fill(place.path, 1);
    {
        const auto first = Folder::opened(place.path);
        ASSERT_TRUE(first);
        const auto second = Folder::opened(place.path);
        ASSERT_FALSE(second);
        EXPECT_EQ(second.error().found, "another trial at work in it");
    }
    EXPECT_TRUE(Folder::opened(place.path));
}

TEST(Folder, IsNeverWrittenOver) {
    const Place place;
    fill(place.path, 1);
    const auto again = Folder::created(place.path, "{}\n");
    ASSERT_FALSE(again);
    EXPECT_EQ(again.error().expected, "an empty folder; --resume continues a trial");
    EXPECT_FALSE(Folder::opened(place.path / "nowhere"));
    std::filesystem::create_directories(place.path / "empty");
    EXPECT_TRUE(Folder::created(place.path / "empty", "{}\n"));
}

/// Limits the size of files that this program can write.
class FullDisk {
public:
    explicit FullDisk(rlim_t bytes) : signal_(std::signal(SIGXFSZ, SIG_IGN)) {
        ::getrlimit(RLIMIT_FSIZE, &before_);
        const rlimit limit{bytes, before_.rlim_max};
        ::setrlimit(RLIMIT_FSIZE, &limit);
    }
    ~FullDisk() {
        ::setrlimit(RLIMIT_FSIZE, &before_);
        std::signal(SIGXFSZ, signal_);
    }
    FullDisk(const FullDisk&) = delete;
    FullDisk& operator=(const FullDisk&) = delete;

private:
    rlimit before_{};
    void (*signal_)(int);
};

TEST(Folder, AFullDiskLosesNothingThatIsThere) {
    const Place place;
    fill(place.path, 2);
    const std::string before = textOf(place.path / "journal");
    {
        auto folder = Folder::opened(place.path);
        ASSERT_TRUE(folder);
        const FullDisk full(before.size() + 50);
        const auto written = folder->append(numbered(2));
        ASSERT_FALSE(written);
        EXPECT_NE(written.error().expected.find("space for the next result"), std::string::npos);
    }
    EXPECT_EQ(textOf(place.path / "journal"), before);
    auto folder = Folder::opened(place.path);
    ASSERT_TRUE(folder);
    EXPECT_EQ(folder->size(), 2);
    EXPECT_TRUE(folder->append(numbered(2)));
}

}  // namespace
}  // namespace vallum::trials
