// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/documents.h"
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
class OwnBattlePage;
class OwnPage;

/// Starts a shipped battle or one that the user has designed.
class NewBattlePage final : public QWidget {
    Q_OBJECT

public:
    explicit NewBattlePage(const Documents& documents, QWidget* parent = nullptr);

    using QWidget::show;
    void show(const ShelfBattle& battle);
    /// The page for designing field battles.
    void showOwn();
    /// The page of a kit that offers its own.
    void showOwnOf(const Kit& kit);
    [[nodiscard]] bool isOwn() const;
    /// The scenario file of another kit; none for a field battle.
    [[nodiscard]] std::optional<QString> file() const;
    /// The field battle; valid only if it can begin.
    [[nodiscard]] const field::Scenario& scenario() const;
    [[nodiscard]] Seating seating() const;
    void takeNewSeed();

Q_SIGNALS:
    void begun();

private:
    [[nodiscard]] bool isReady() const;
    /// The open design page of another kit; null if none is open.
    [[nodiscard]] const OwnPage* ownPageOfKit() const;
    void buildBottom(QVBoxLayout& column);
    void refresh();

    const Documents& documents_;
    QStackedWidget* pages_;
    BattlePage* shipped_;
    OwnBattlePage* own_ = nullptr;              // created on first use
    std::map<const Kit*, OwnPage*> ownOfKits_;  // also created on first use
    QSpinBox* seed_;
    QCheckBox* realDice_;
    QPushButton* begin_;
};

}  // namespace vallum::app
