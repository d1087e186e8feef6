// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/library.h"
#include "tapes/golden.h"

#include <gtest/gtest.h>

namespace vallum::players {
namespace {

using Referee = vallum::Referee<field::System>;

/// What a tape says comes of its answers, step by step. If a rule has changed on purpose, tools/tapes records
/// them anew, and the commit says by which rule.
TEST(GoldenTapes, ComeOutAsTheyDid) {
    int answers = 0;
    for (const Golden& golden : goldenBattles()) {
        const auto path = tapesDirectory() / (golden.name() + ".json");
        auto record = field::loadRecord(path, field::library());
        ASSERT_TRUE(record) << toText(record.error());
        answers += static_cast<int>(record->tape.size());
        const auto steps = record->marks.size();
        const auto replayed = Referee::from(*std::move(record));
        ASSERT_TRUE(replayed) << golden.name() << ", answer " << replayed.error().answer << ": "
                              << (replayed.error().refusal ? replayed.error().refusal->rule.text()
                                                           : "another outcome");
        EXPECT_EQ(replayed->record().marks.size(), steps) << golden.name();
        EXPECT_TRUE(replayed->battle().outcome) << golden.name();
    }
    EXPECT_GT(answers, 20'000);
}

/// A tape that could not fail would prove nothing.
TEST(GoldenTapes, NoticeAnotherOutcome) {
    const auto path = tapesDirectory() / (goldenBattles().front().name() + ".json");
    auto record = field::loadRecord(path, field::library());
    ASSERT_TRUE(record);
    record->marks.at(record->marks.size() / 2).digest = "0";
    EXPECT_FALSE(Referee::from(*std::move(record)));
}

}  // namespace
}  // namespace vallum::players
