// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vallum/core/file_error.h>
#include <vallum/core/rule.h>

class QString;
class QWidget;

namespace vallum::app {

/// A long task split into steps of some tens of milliseconds, so that the window stays responsive and can
/// cancel it. A canceled or failed task leaves no file behind.
class Work {
public:
    Work() = default;
    Work(const Work&) = delete;
    Work& operator=(const Work&) = delete;
    virtual ~Work() = default;

    [[nodiscard]] virtual bool isDone() const = 0;
    /// The progress, from 0 to 1.
    [[nodiscard]] virtual double part() const = 0;
    virtual Expected<void, FileError> step() = 0;
};

/// Runs to completion without a window.
Expected<void, FileError> finish(Work& work);

enum class Ending { done, stopped, failed };
/// Shows progress, allows canceling, and reports errors.
Ending workBefore(QWidget& window, const QString& what, Work& work);
/// Reports that a file could not be written, and why.
void complainAbout(QWidget& window, const FileError& error);

}  // namespace vallum::app
