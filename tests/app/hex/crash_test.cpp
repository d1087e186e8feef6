// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/started.h"
#include "support/hex_battles.h"

#include <QRandomGenerator>

#include <vallum/core/text_file.h>
#include <vallum/hex/files/save_file.h>

namespace vallum::app {
namespace {

bool beginsAct(const hex::Question& question) {
    return std::holds_alternative<hex::ChooseCard>(question) ||
           std::holds_alternative<hex::ChooseOrders>(question) ||
           std::holds_alternative<hex::ChooseMove>(question) ||
           std::holds_alternative<hex::ChooseBattle>(question);
}

/// A kill can come between an attack and its answer as well as between two acts.
TEST(HexCrash, AtMostTheUnansweredQuestionIsLost) {
    const QTemporaryDir home;
    writeQuickSettings(home);
    const QString kept = home.filePath(QStringLiteral("autosave.vallum"));
    const QStringList begin =
        beginning(QStringLiteral(VALLUM_SOURCE_DIR "/scenarios/hex/telamon.json"), kept);
    const QStringList goOn = goingOn(kept);
    QRandomGenerator moments(1);
    std::vector<TapeEntry<hex::System>> before;
    std::size_t longest = 0;
    bool wasInAStep = false;
    for (int kill = 0; kill != 15; ++kill) {
        Started program(QStringLiteral(VALLUM_PROGRAM), home.path(), QFile::exists(kept) ? goOn : begin);
        program.killAfterKeeping(kept, 3, moments.bounded(0, 200));
        if (!QFile::exists(kept)) continue;
        const auto text = readFile(kept.toStdString());
        ASSERT_TRUE(text);
        const auto saved = BattleFile<hex::System>::salvage(*text, hex::test::library(), "autosave.vallum");
        ASSERT_TRUE(saved) << saved.error().place;
        EXPECT_FALSE(saved->damage);
        const Referee<hex::System>& referee = saved->played;
        const auto& tape = referee.record().tape;
        ASSERT_GE(tape.size(), before.size());
        ASSERT_TRUE(std::equal(before.begin(), before.end(), tape.begin()));
        longest = std::max(longest, tape.size());
        wasInAStep |= referee.open() && !beginsAct(referee.open()->question);
        before = tape;
        if (referee.battle().outcome) {
            QFile::remove(kept);
            before.clear();
        }
    }
    EXPECT_GT(longest, 50U);
    EXPECT_TRUE(wasInAStep);
}

}  // namespace
}  // namespace vallum::app
