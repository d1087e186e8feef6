// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <utility>

#include <QDeadlineTimer>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QProcess>
#include <QTemporaryDir>
#include <gtest/gtest.h>

namespace vallum::app {

/// The program as started by its user, with its own settings and autosave.
class Started {
public:
    Started(const QString& program, const QString& home, const QStringList& arguments) {
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert(QStringLiteral("XDG_CONFIG_HOME"), home);
        environment.insert(QStringLiteral("QT_QPA_PLATFORM"), QStringLiteral("offscreen"));
        process.setProcessEnvironment(environment);
        process.start(program, arguments);
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

/// Two computers play the scenario, and keep the battle in this file.
inline QStringList beginning(const QString& scenario, const QString& kept) {
    return {QStringLiteral("--autosave"),
            kept,
            QStringLiteral("--computer"),
            QStringLiteral("red"),
            QStringLiteral("--computer"),
            QStringLiteral("blue"),
            scenario};
}
/// The battle kept in this file goes on.
inline QStringList goingOn(const QString& kept) {
    return {QStringLiteral("--autosave"), kept, QStringLiteral("--continue")};
}

/// Settings under which computers play without showing anything.
inline void writeQuickSettings(const QTemporaryDir& home) {
    ASSERT_TRUE(QDir(home.path()).mkpath(QStringLiteral("vallum")));
    QFile settings(home.filePath(QStringLiteral("vallum/vallum.conf")));
    ASSERT_TRUE(settings.open(QIODevice::WriteOnly));
    settings.write("[table]\nmillisecondsPerDu=0\nfights=off\n");
}

}  // namespace vallum::app
