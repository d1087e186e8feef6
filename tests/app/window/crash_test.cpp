// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/shipped.h"

#include <utility>

#include <QDeadlineTimer>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QProcess>
#include <QRandomGenerator>
#include <QTemporaryDir>
#include <QTest>
#include <gtest/gtest.h>

namespace vallum::app {
namespace {

/// The program as started by its user, with its own settings and autosave.
class Started {
public:
    Started(const QString& home, const QStringList& arguments) {
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert(QStringLiteral("XDG_CONFIG_HOME"), home);
        environment.insert(QStringLiteral("QT_QPA_PLATFORM"), QStringLiteral("offscreen"));
        process.setProcessEnvironment(environment);
        process.start(QStringLiteral(VALLUM_PROGRAM), arguments);
        EXPECT_TRUE(process.waitForStarted());
    }
    /// Kills the program at some moment after it has saved the battle this many times, unless the battle is
    /// over and no longer saved. SIGKILL leaves no chance to clean up.
    void killAfterKeeping(const QString& kept, int times, int milliseconds) {
        QDeadlineTimer quiet(quietFor);
        for (qint64 before = sizeOf(kept); times != 0 && !quiet.hasExpired();) {
            process.waitForFinished(5);
            const qint64 now = sizeOf(kept);
            if (std::exchange(before, now) == now) continue;
            quiet.setRemainingTime(quietFor);
            --times;
        }
        process.waitForFinished(milliseconds);
        process.kill();
        process.waitForFinished(-1);
    }

private:
    static qint64 sizeOf(const QString& file) { return QFileInfo(file).size(); }
    static constexpr int quietFor = 30000;

    QProcess process;
};

TEST(Crash, AtMostTheUnansweredQuestionIsLost) {
    const QTemporaryDir home;
    ASSERT_TRUE(QDir(home.path()).mkpath(QStringLiteral("vallum")));
    QFile settings(home.filePath(QStringLiteral("vallum/vallum.conf")));
    ASSERT_TRUE(settings.open(QIODevice::WriteOnly));
    settings.write("[table]\nmillisecondsPerDu=0\nfights=off\n");
    settings.close();
    const QString kept = home.filePath(QStringLiteral("autosave.vallum"));
    const QStringList begin{QStringLiteral("--autosave"),
                            kept,
                            QStringLiteral("--computer"),
                            QStringLiteral("red"),
                            QStringLiteral("--computer"),
                            QStringLiteral("blue"),
                            QStringLiteral(VALLUM_SOURCE_DIR "/scenarios/first-battle.json")};
    const QStringList goOn{QStringLiteral("--autosave"), kept, QStringLiteral("--continue")};
    QRandomGenerator moments(1);
    std::vector<TapeEntry<field::System>> before;
    int longest = 0;
    for (int kill = 0; kill != 15; ++kill) {
        Started program(home.path(), QFile::exists(kept) ? goOn : begin);
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
