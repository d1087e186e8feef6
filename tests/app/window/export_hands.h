// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/window/desk.h"
#include "export/work.h"
#include "language/texts.h"

#include <QFile>
#include <QMessageBox>
#include <QProcess>
#include <QProgressDialog>

/// Helpers for tests of exports.
namespace vallum::app {

inline QByteArray contentOf(const QString& path) {
    QFile file(path);
    EXPECT_TRUE(file.open(QFile::ReadOnly)) << path.toStdString();
    return file.readAll();
}

inline void write(const QString& path, const QByteArray& text) {
    QFile file(path);
    ASSERT_TRUE(file.open(QFile::WriteOnly));
    file.write(text);
}

/// Records the text of the message that pops up, and closes it.
class Message {
public:
    Message() {
        QObject::connect(&look_, &QTimer::timeout, [this] {
            auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
            if (box == nullptr) return;
            words_ = box->text() + box->informativeText();
            box->accept();
        });
        look_.start(1);
    }
    [[nodiscard]] const QString& words() const { return words_; }

private:
    QString words_;
    QTimer look_;
};

/// Presses Stop as soon as the button appears.
class Stop {
public:
    Stop() {
        QObject::connect(&look_, &QTimer::timeout, [] {
            for (QWidget* window : QApplication::topLevelWidgets()) {
                auto* bar = qobject_cast<QProgressDialog*>(window);
                if (bar == nullptr || !bar->isVisible()) continue;
                QTest::mouseClick(bar->findChild<QPushButton*>(), Qt::LeftButton);
            }
        });
        look_.start(1);
    }

private:
    QTimer look_;
};

/// A path on a full disk, whatever the extension.
inline QString fullDisk(const QTemporaryDir& folder, const QString& name) {
    const QString link = folder.filePath(name);
    EXPECT_TRUE(QFile::link(QStringLiteral("/dev/full"), link));
    return link;
}

/// Runs the program without a display and returns its exit status.
inline int runVallum(const QStringList& arguments) {
    const QTemporaryDir home;
    QProcess process;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(QStringLiteral("XDG_CONFIG_HOME"), home.path());
    environment.remove(QStringLiteral("DISPLAY"));
    process.setProcessEnvironment(environment);
    process.start(QStringLiteral(VALLUM_PROGRAM), arguments);
    EXPECT_TRUE(process.waitForFinished(120'000));
    return process.exitCode();
}

}  // namespace vallum::app
