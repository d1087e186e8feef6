// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "export/report_text.h"

#include <memory>

#include <QObject>

class QAction;
class QMenu;
class QWidget;

namespace vallum::app {

class FieldSession;
class TableScene;
class TableView;

/// What leaves the program: entries for the menus, and the dialogs behind them.
class Exports final : public QObject {
    Q_OBJECT

public:
    Exports(FieldSession& session, TableScene& scene, TableView& view, QWidget* window);

    void fill(QMenu& menu);
    void fillReplay(QMenu& menu);
    void report();
    /// Goes into reports; none where the battle has not been analyzed.
    void setAnalysis(std::shared_ptr<const players::BattleAnalysis> analysis);
    /// While it is so the table has to stay as it is.
    [[nodiscard]] bool isBusy() const { return busy_; }

private:
    void savePicture();
    void print();
    void film();
    /// As the player at the screen may know it.
    [[nodiscard]] Story story() const;
    /// The table without anything that lies over it.
    [[nodiscard]] std::unique_ptr<TableScene> bareTable() const;
    void refresh();

    FieldSession& session_;
    TableScene& scene_;
    TableView& view_;
    QWidget* window_;
    QAction* menu_ = nullptr;
    QAction* report_ = nullptr;
    QAction* film_ = nullptr;
    std::shared_ptr<const players::BattleAnalysis> analysis_;
    bool busy_ = false;
};

}  // namespace vallum::app
