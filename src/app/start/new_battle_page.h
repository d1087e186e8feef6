// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "start/shelf_battles.h"

#include <map>

#include <QWidget>

class QCheckBox;
class QPushButton;
class QSpinBox;
class QStackedWidget;
class QVBoxLayout;

namespace vallum::app {

class BattlePage;
class ClosingList;
class OwnPage;

/// Starts a shipped battle or one that the user has designed.
class NewBattlePage final : public QWidget {
    Q_OBJECT

public:
    explicit NewBattlePage(QWidget* parent = nullptr);
    ~NewBattlePage() override;

    using QWidget::show;
    void show(const ShelfBattle& battle);
    /// The page of a kit for designing a battle.
    void showOwn(const Kit& kit);
    [[nodiscard]] bool isOwn() const { return own() != nullptr; }
    /// The battle to begin; null while one is being designed, or before any is shown.
    [[nodiscard]] const ShelfBattle* battle() const;
    /// The page where a battle is being designed, and its kit; null otherwise.
    [[nodiscard]] const OwnPage* own() const;
    [[nodiscard]] const Kit& ownKit() const;
    [[nodiscard]] Seating seating() const;
    void takeNewSeed();

Q_SIGNALS:
    void begun();

private:
    [[nodiscard]] bool isReady() const;
    void buildBottom(QVBoxLayout& column);
    void refresh();
    void takeEnter();

    QStackedWidget* pages_;
    BattlePage* shipped_;
    std::map<const Kit*, OwnPage*> own_;  // created on first use
    QSpinBox* seed_;
    QCheckBox* realDice_;
    QPushButton* begin_;
    ClosingList* list_;
};

}  // namespace vallum::app
