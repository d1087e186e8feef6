// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "export/depicter.h"

#include <QObject>

class QAction;
class QMenu;
class QWidget;

namespace vallum::app {

class Chronicle;
class Stage;

/// What leaves the program of a battle on a board, whatever its system: entries for a menu, and the dialogs
/// behind them.
class BoardExports final : public QObject {
    Q_OBJECT

public:
    BoardExports(const Chronicle& chronicle, Stage& stage, const Depicter& depicter, QWidget* window);

    void fill(QMenu& menu);
    void fillReplay(QMenu& menu);
    /// While it is so the board has to stay as it is.
    [[nodiscard]] bool isBusy() const { return busy_; }
    /// Asks for a file and writes the whole battle into it.
    void report();

private:
    void savePicture();
    void print();
    void film();
    void refresh();
    [[nodiscard]] QString title() const;

    const Chronicle& chronicle_;
    Stage& stage_;
    const Depicter& depicter_;
    QWidget* window_;
    QAction* menu_ = nullptr;
    QAction* report_ = nullptr;
    QAction* film_ = nullptr;
    bool busy_ = false;
};

}  // namespace vallum::app
