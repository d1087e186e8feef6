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

/// A battle that is shipped, or one of the players' own.
class NewBattlePage final : public QWidget {
    Q_OBJECT

public:
    explicit NewBattlePage(const Documents& documents, QWidget* parent = nullptr);

    using QWidget::show;
    void show(const ShelfBattle& battle);
    /// Of field battles.
    void showOwn();
    /// Of a kit that offers them.
    void showOwnOf(const Kit& kit);
    [[nodiscard]] bool isOwn() const;
    /// Of a scenario of another kit than that of field battles.
    [[nodiscard]] std::optional<QString> file() const;
    /// Otherwise; only while it can begin.
    [[nodiscard]] const field::Scenario& scenario() const;
    [[nodiscard]] Seating seating() const;
    void takeNewSeed();

Q_SIGNALS:
    void begun();

private:
    [[nodiscard]] bool isReady() const;
    /// The page of another kit for battles of one's own, if it is open.
    [[nodiscard]] const OwnPage* ownPageOfKit() const;
    void buildBottom(QVBoxLayout& column);
    void refresh();

    const Documents& documents_;
    QStackedWidget* pages_;
    BattlePage* shipped_;
    OwnBattlePage* own_ = nullptr;              // made when it is opened for the first time
    std::map<const Kit*, OwnPage*> ownOfKits_;  // likewise
    QSpinBox* seed_;
    QCheckBox* realDice_;
    QPushButton* begin_;
};

}  // namespace vallum::app
