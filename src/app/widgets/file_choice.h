// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

class QFileDialog;
class QWidget;

namespace vallum::app {

/// What is to be written. The name stands in the dialog, ready to be typed over.
struct FileWish {
    QString caption;
    QString name;    // such as the title of the battle; what no file may be called is left out
    QString ending;  // without its dot; for a name that is typed without one
    QString kinds;   // "Battles (*.vallum)"
};

// Every dialog begins in the folder that was used last, at first in that of the documents. The answer is
// empty where nothing was chosen.
[[nodiscard]] QString fileToOpen(QWidget* parent, const QString& caption, const QString& kinds);
[[nodiscard]] QString fileToWrite(QWidget* parent, const FileWish& wish);
[[nodiscard]] QString folderToWrite(QWidget* parent, const QString& caption);

/// As `fileToWrite` asks.
void prepare(QFileDialog& dialog, const FileWish& wish);

}  // namespace vallum::app
