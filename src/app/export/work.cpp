// SPDX-License-Identifier: GPL-3.0-or-later
#include "export/work.h"

#include "session/damage.h"
#include "widgets/warning.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QProgressDialog>

namespace vallum::app {

namespace {

class WorkTexts {
    Q_DECLARE_TR_FUNCTIONS(Work)
};

constexpr int steps = 1000;
constexpr int frameMilliseconds = 40;

/// As many steps as fit into one frame, before input events are handled again.
Expected<void, FileError> workForAFrame(Work& work) {
    QElapsedTimer clock;
    clock.start();
    while (!work.isDone() && clock.elapsed() < frameMilliseconds) {
        auto did = work.step();
        if (!did) return did;
    }
    return {};
}

}  // namespace

Expected<void, FileError> finish(Work& work) {
    while (!work.isDone()) {
        auto did = work.step();
        if (!did) return did;
    }
    return {};
}

Ending workBefore(QWidget& window, const QString& what, Work& work) {
    QProgressDialog bar(what, WorkTexts::tr("Stop"), 0, steps, &window);
    bar.setWindowTitle(window.windowTitle());
    bar.setWindowModality(Qt::ApplicationModal);
    bar.setMinimumDuration(0);
    bar.setAutoReset(false);
    bar.show();
    while (!work.isDone()) {
        const auto did = workForAFrame(work);
        if (!did) {
            bar.hide();
            complainAbout(window, did.error());
            return Ending::failed;
        }
        bar.setValue(static_cast<int>(work.part() * steps));
        QApplication::processEvents();
        if (bar.wasCanceled()) return Ending::stopped;
    }
    return Ending::done;
}

void complainAbout(QWidget& window, const FileError& error) {
    warn(window, WorkTexts::tr("The file could not be written"), sentence(error));
}

}  // namespace vallum::app
