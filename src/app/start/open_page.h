// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTimer>
#include <QWidget>

class QLabel;
class QListWidget;

namespace vallum::app {

class Documents;

/// Opens battles and scenarios from files, with a list of recent ones.
class OpenPage final : public QWidget {
    Q_OBJECT

public:
    explicit OpenPage(const Documents& documents, QWidget* parent = nullptr);

    void look();

Q_SIGNALS:
    void fileWanted(const QString& path);
    void otherFileWanted();

protected:
    void showEvent(QShowEvent*) override;

private:
    void nameNext();

    const Documents& documents_;
    QLabel* words_;
    QListWidget* recent_;
    QTimer naming_;  // reads one file each time
    int named_ = 0;  // entries of the list that have the title of their battle
};

}  // namespace vallum::app
