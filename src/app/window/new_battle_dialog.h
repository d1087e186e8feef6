// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/documents.h"

#include <QDialog>

class QComboBox;
class QLabel;
class QListWidget;
class QPushButton;
class QSpinBox;

namespace vallum::app {

class ScenarioPicture;

/// Choose a scenario and who plays.
class NewBattleDialog final : public QDialog {
    Q_OBJECT

public:
    explicit NewBattleDialog(const Documents& documents, QWidget* parent = nullptr);

    /// What `exec` returns when the battle kept on disk is to go on.
    static constexpr int goOn = 2;

    [[nodiscard]] const field::Scenario& scenario() const;
    [[nodiscard]] Seating seating() const;

private:
    void showScenario(int row);

    std::vector<field::Scenario> scenarios_;
    QListWidget* list_;
    QLabel* text_;
    ScenarioPicture* picture_;
    std::array<QLabel*, 2> names_;
    std::array<QComboBox*, 2> players_;
    QSpinBox* seed_;
    QPushButton* begin_;
};

}  // namespace vallum::app
