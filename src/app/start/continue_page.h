// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/documents.h"

#include <QWidget>

class QLabel;
class QPushButton;

namespace vallum::app {

class TablePicture;

/// The battle that is kept on disk: which one, how far it has come, and since when it waits.
class ContinuePage final : public QWidget {
    Q_OBJECT

public:
    explicit ContinuePage(const Documents& documents, QWidget* parent = nullptr);

    /// Reads what is kept now; false: nothing is.
    bool look();

Q_SIGNALS:
    void goOnWanted();

private:
    const Documents& documents_;
    QLabel* words_;
    TablePicture* picture_;
    QPushButton* goOn_;
};

}  // namespace vallum::app
