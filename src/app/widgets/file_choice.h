// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

class QFileDialog;
class QWidget;

namespace vallum::app {

/// A file to be written. The dialog suggests the name.
struct FileWish {
    QString caption;
    QString name;    // such as the battle's title; invalid characters are removed
    QString ending;  // extension without the dot, added to a name that has none
    QString kinds;   // such as "Battles (*.vallum)"
};

// Every dialog starts in the folder used last, at first the documents folder. The result is empty if
// canceled.
[[nodiscard]] QString fileToOpen(QWidget* parent, const QString& caption, const QString& kinds);
[[nodiscard]] QString fileToWrite(QWidget* parent, const FileWish& wish);
[[nodiscard]] QString chosenFolder(QWidget* parent, const QString& caption);

/// Configures the dialog for `fileToWrite`.
void prepare(QFileDialog& dialog, const FileWish& wish);

}  // namespace vallum::app
