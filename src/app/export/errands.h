// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>

#include <QCommandLineOption>
#include <QStringList>

#include <vallum/core/file_error.h>
#include <vallum/core/rule.h>

class QCommandLineParser;

namespace vallum::app {

class Documents;

/// What the program does without a window: it makes a file of a battle and quits.
class Errands {
public:
    Errands();

    /// Known before the command line is read: such a program needs no display.
    static bool isOne(const char* argument);

    void addTo(QCommandLineParser& options) const;
    [[nodiscard]] bool areAsked(const QCommandLineParser& options) const;
    /// Whether the numbers and files that go with it make sense.
    [[nodiscard]] bool areClear(const QCommandLineParser& options) const;
    [[nodiscard]] Expected<void, FileError> run(const QCommandLineParser& options,
                                                const Documents& documents) const;

private:
    QCommandLineOption picture_;
    QCommandLineOption width_;
};

}  // namespace vallum::app
