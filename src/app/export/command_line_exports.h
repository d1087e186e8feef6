// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include <QCommandLineOption>
#include <QStringList>

#include <vallum/core/file_error.h>
#include <vallum/core/rule.h>

class QCommandLineParser;

namespace vallum::app {

class Documents;
class ExportableBattle;
struct Film;

/// The exports asked for on the command line: the program writes a file about a battle and quits, without a
/// window.
class CommandLineExports {
public:
    explicit CommandLineExports(const QCommandLineParser& options);

    /// True for these options; checked before parsing, because such a run needs no display.
    static bool isOne(const char* argument);

    [[nodiscard]] QList<QCommandLineOption> all() const;
    [[nodiscard]] bool areAsked() const;
    /// True for exactly one export, one battle and valid numbers.
    [[nodiscard]] bool areClear() const;
    [[nodiscard]] Expected<void, FileError> run(const Documents& documents) const;

private:
    [[nodiscard]] std::optional<int> number(const QCommandLineOption& option, int least, int most) const;
    [[nodiscard]] std::optional<Film> film() const;
    [[nodiscard]] Expected<void, FileError> run(ExportableBattle& battle) const;

    const QCommandLineParser& options_;
    QCommandLineOption picture_;
    QCommandLineOption report_;
    QCommandLineOption animate_;
    QCommandLineOption width_;
    QCommandLineOption from_;
    QCommandLineOption to_;
    QCommandLineOption seconds_;
};

}  // namespace vallum::app
