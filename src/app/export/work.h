// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vallum/core/file_error.h>
#include <vallum/core/rule.h>

class QString;
class QWidget;

namespace vallum::app {

/// Something long, done in steps of some tens of milliseconds, so that a window stays alive meanwhile and may
/// stop it. What is stopped or fails leaves no file behind.
class Work {
public:
    Work() = default;
    Work(const Work&) = delete;
    Work& operator=(const Work&) = delete;
    virtual ~Work() = default;

    [[nodiscard]] virtual bool isDone() const = 0;
    /// How much of it is done, from 0 to 1.
    [[nodiscard]] virtual double part() const = 0;
    virtual Expected<void, FileError> step() = 0;
};

/// Without a window.
Expected<void, FileError> finish(Work& work);

enum class Ending { done, stopped, failed };
/// Shows how far it is, lets it be stopped, and tells what went wrong.
Ending workBefore(QWidget& window, const QString& what, Work& work);
/// Says that a file could not be written, and why.
void complainAbout(QWidget& window, const FileError& error);

}  // namespace vallum::app
