// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/session.h"
#include "start/shelf_battles.h"

#include <map>

#include <QTimer>
#include <QWidget>

class QFormLayout;
class QLabel;
class QStackedWidget;

namespace vallum::app {

class SeatsForm;
class TablePicture;

/// A shipped battle: its description, a picture of its table, and its players.
class BattlePage final : public QWidget {
    Q_OBJECT

public:
    explicit BattlePage(QWidget* parent = nullptr);

    using QWidget::show;
    void show(const ShelfBattle& battle);
    /// None until one is shown.
    [[nodiscard]] const std::optional<ShelfBattle>& battle() const { return battle_; }
    [[nodiscard]] std::map<Seat, PlayerKind> players() const;

protected:
    void resizeEvent(QResizeEvent*) override;

private:
    void buildPage();
    void askWhoPlays();
    void paintPicture();

    std::optional<ShelfBattle> battle_;
    QStackedWidget* pictures_;
    TablePicture* table_;
    QLabel* board_;
    QLabel* title_;
    QLabel* remark_;
    QLabel* text_;
    QLabel* size_;
    QWidget* who_;
    SeatsForm* seats_ = nullptr;
    QTimer painter_;
};

}  // namespace vallum::app
