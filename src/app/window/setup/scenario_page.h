// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/documents.h"

#include <QWidget>

class QComboBox;
class QFormLayout;
class QLabel;
class QListWidget;

namespace vallum::app {

class ScenarioPicture;

/// The battles that are shipped: what they show, how the table looks, and who plays.
class ScenarioPage final : public QWidget {
    Q_OBJECT

public:
    explicit ScenarioPage(const Documents& documents, QWidget* parent = nullptr);

    /// The one that is marked, if any.
    [[nodiscard]] const field::Scenario* scenario() const;
    [[nodiscard]] std::map<Seat, Who> players() const;

Q_SIGNALS:
    void changed();
    void chosen();

private:
    void showScenario(int row);

    std::vector<field::Scenario> scenarios_;
    QListWidget* list_;
    QLabel* text_;
    ScenarioPicture* picture_;
    QFormLayout* who_;
    std::vector<QComboBox*> players_;
};

}  // namespace vallum::app
