// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/file_choice.h"

#include "widgets/file_names.h"

#include <QDir>
#include <QFileDialog>
#include <QSettings>
#include <QStandardPaths>

namespace vallum::app {

namespace {

constexpr QLatin1String setting("folder");

QString lastFolder() {
    QString last = QSettings().value(setting).toString();
    if (!last.isEmpty() && QDir(last).exists()) return last;
    const QString documents = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
    return QDir(documents).exists() ? documents : QDir::homePath();
}

QString remembered(const QString& file) {
    if (!file.isEmpty()) QSettings().setValue(setting, QFileInfo(file).absolutePath());
    return file;
}

}  // namespace

void prepare(QFileDialog& dialog, const FileWish& wish) {
    dialog.setWindowTitle(wish.caption);
    dialog.setDirectory(lastFolder());
    dialog.setNameFilter(wish.kinds);
    dialog.setAcceptMode(QFileDialog::AcceptSave);
    // The dialog must know the suffix to ask before overwriting a file.
    dialog.setDefaultSuffix(wish.ending);
    dialog.selectFile(fileName(wish.name, lastFolder().toStdString()) + QLatin1Char('.') + wish.ending);
}

QString fileToOpen(QWidget* parent, const QString& caption, const QString& kinds) {
    return remembered(QFileDialog::getOpenFileName(parent, caption, lastFolder(), kinds));
}

QString fileToWrite(QWidget* parent, const FileWish& wish) {
    QFileDialog dialog(parent);
    prepare(dialog, wish);
    return dialog.exec() == QDialog::Accepted ? remembered(dialog.selectedFiles().constFirst()) : QString();
}

QString chosenFolder(QWidget* parent, const QString& caption) {
    const QString folder = QFileDialog::getExistingDirectory(parent, caption, lastFolder());
    if (!folder.isEmpty()) QSettings().setValue(setting, folder);
    return folder;
}

}  // namespace vallum::app
