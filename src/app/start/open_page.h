// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QLabel;
class QListWidget;

namespace vallum::app {

/// Opens battles and scenarios from files, with a list of recent ones.
class OpenPage final : public QWidget {
    Q_OBJECT

public:
    explicit OpenPage(QWidget* parent = nullptr);

    void look();

Q_SIGNALS:
    void fileWanted(const QString& path);
    void otherFileWanted();

private:
    QLabel* words_;
    QListWidget* recent_;
};

}  // namespace vallum::app
