// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/session.h"
#include "start/shelf_battles.h"

#include <map>

#include <QWidget>

class QFormLayout;
class QLabel;

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

private:
    void buildPage();
    void askWhoPlays();

    std::optional<ShelfBattle> battle_;
    TablePicture* picture_;
    QLabel* title_;
    QLabel* remark_;
    QLabel* text_;
    QLabel* size_;
    QWidget* who_;
    SeatsForm* seats_ = nullptr;
};

}  // namespace vallum::app
