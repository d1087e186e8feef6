// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/documents.h"

#include <QWidget>

class QComboBox;
class QFormLayout;
class QLabel;

namespace vallum::app {

class Gallery;
class TablePicture;

/// The battles that are shipped: what they show, how the table looks, and who plays.
class ScenarioPage final : public QWidget {
    Q_OBJECT

public:
    explicit ScenarioPage(const Documents& documents, QWidget* parent = nullptr);

    /// The one that is marked, if any.
    [[nodiscard]] const field::Scenario* scenario() const;
    [[nodiscard]] std::map<Seat, PlayerKind> players() const;

Q_SIGNALS:
    void changed();
    void chosen();

private:
    void showScenario();
    void askWhoPlays(const field::Scenario& scenario);

    Gallery* gallery_;
    TablePicture* picture_;
    QLabel* text_;
    QLabel* size_;
    QFormLayout* who_;
    std::vector<QComboBox*> players_;
};

}  // namespace vallum::app
