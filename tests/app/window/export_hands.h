// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/window/desk.h"
#include "export/work.h"
#include "texts.h"

#include <QFile>
#include <QMessageBox>
#include <QProcess>
#include <QProgressDialog>

/// What the tests of files that leave the program need.
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

/// What the message says that comes up in between; it is put away.
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

/// Somebody who presses Stop as soon as there is such a button.
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

/// A place on a disk that is full, whatever the name ends in.
inline QString fullDisk(const QTemporaryDir& folder, const QString& name) {
    const QString link = folder.filePath(name);
    EXPECT_TRUE(QFile::link(QStringLiteral("/dev/full"), link));
    return link;
}

/// The exit status of the program, run without a display.
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
