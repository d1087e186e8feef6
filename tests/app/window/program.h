// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kits/documents.h"

#include <QApplication>
#include <QSettings>
#include <QStandardPaths>
#include <QTemporaryDir>

namespace vallum::app {

/// A program without a screen and with its own
/// settings, so that tests do not depend on the user's.
class Program {
public:
    Program(int& argc, char** argv, const QString& name) : application_(argc, argv) {
        QApplication::setOrganizationName(name);
        QApplication::setApplicationName(name);
        Documents::setSeed(1);
    }

private:
    struct Surroundings {
        Surroundings() {
            if (!qEnvironmentVariableIsSet("QT_QPA_PLATFORM")) qputenv("QT_QPA_PLATFORM", "offscreen");
            qputenv("XDG_CONFIG_HOME", home.path().toUtf8());
            QStandardPaths::setTestModeEnabled(true);
            // In test mode all programs share one location, but tests run in parallel.
            QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, home.path());
        }
        QTemporaryDir home;
    };
    Surroundings surroundings_;
    QApplication application_;
};

}  // namespace vallum::app
