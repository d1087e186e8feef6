// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/shipped.h"
#include "app/window/started.h"

#include <QRandomGenerator>

namespace vallum::app {
namespace {

TEST(Crash, AtMostTheUnansweredQuestionIsLost) {
    const QTemporaryDir home;
    writeQuickSettings(home);
    const QString kept = home.filePath(QStringLiteral("autosave.vallum"));
    const QStringList begin =
        beginning(QStringLiteral(VALLUM_SOURCE_DIR "/scenarios/first-battle.json"), kept);
    const QStringList goOn = goingOn(kept);
    QRandomGenerator moments(1);
    std::vector<TapeEntry<field::System>> before;
    int longest = 0;
    for (int kill = 0; kill != 15; ++kill) {
        Started program(QStringLiteral(VALLUM_PROGRAM), home.path(), QFile::exists(kept) ? goOn : begin);
        program.killAfterKeeping(kept, 3, moments.bounded(0, 200));
        if (!QFile::exists(kept)) continue;
        const auto saved = battleIn(kept.toStdString());
        ASSERT_TRUE(saved) << saved.error().place;
        const FieldReferee& referee = saved->played;
        const auto& tape = referee.record().tape;
        ASSERT_GE(tape.size(), before.size());
        ASSERT_TRUE(std::equal(before.begin(), before.end(), tape.begin()));
        longest = std::max(longest, static_cast<int>(tape.size()));
        before = tape;
        if (referee.battle().outcome) {
            QFile::remove(kept);
            before.clear();
        }
    }
    EXPECT_GT(longest, 50);
}

}  // namespace
}  // namespace vallum::app
