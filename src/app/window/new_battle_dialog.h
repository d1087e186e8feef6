// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/documents.h"

#include <QDialog>

class QPushButton;
class QSpinBox;
class QTabWidget;

namespace vallum::app {

class OwnBattlePage;
class ScenarioPage;

/// A battle that is shipped, or one of the players' own.
class NewBattleDialog final : public QDialog {
    Q_OBJECT

public:
    explicit NewBattleDialog(const Documents& documents, QWidget* parent = nullptr);

    /// What `exec` returns when the battle kept on disk is to go on.
    static constexpr int goOn = 2;

    /// Only after it was accepted.
    [[nodiscard]] const field::Scenario& scenario() const;
    [[nodiscard]] Seating seating() const;

private:
    [[nodiscard]] bool isOwn() const;
    [[nodiscard]] bool isReady() const;

    ScenarioPage* shipped_;
    OwnBattlePage* own_;
    QTabWidget* tabs_;
    QSpinBox* seed_;
    QPushButton* begin_ = nullptr;
};

}  // namespace vallum::app
