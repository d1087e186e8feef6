// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kits/documents.h"

#include <optional>

#include <QWidget>

#include <vallum/trials/plan.h>

class QComboBox;
class QLabel;
class QListWidget;
class QPushButton;
class QSpinBox;

namespace vallum::app {

class TrialChoice;

/// A short description of a plan.
[[nodiscard]] QString titleOf(const trials::Plan& plan);

/// The setup of a trial: scenarios or a plan, the players, and the number of battles or the stopping rule.
class TrialForm final : public QWidget {
    Q_OBJECT

public:
    TrialForm(const Documents& documents, QWidget* parent = nullptr);

    /// A plan file replaces the list, a scenario is added to it. Returns an error message for other files.
    QString add(const std::filesystem::path& file);
    [[nodiscard]] trials::Plan plan() const;
    [[nodiscard]] TrialChoice& choice() const { return *choice_; }
    /// The folder for the files that the plan mentions.
    [[nodiscard]] std::filesystem::path beside() const { return beside_; }
    [[nodiscard]] bool isReady() const;
    /// Lists past trials, the latest first.
    void listEarlier(const std::filesystem::path& folderOfAll);
    void setError(const QString& words);

Q_SIGNALS:
    void wanted();
    void earlierWanted(const QString& folder);

private:
    [[nodiscard]] QWidget* makeChoice();
    [[nodiscard]] QWidget* makeNumbers();
    [[nodiscard]] QWidget* makeEarlier();
    [[nodiscard]] trials::Plan planOfChoice() const;
    [[nodiscard]] std::vector<trials::PlannedPlayers> playersOfChoice() const;
    void askForFile();
    void usePlan(trials::Plan plan, const std::filesystem::path& file);
    void refresh();

    TrialChoice* choice_;
    QLabel* planName_;
    QPushButton* scenariosInstead_;
    QComboBox* players_;
    QComboBox* against_;  // none: the same
    QSpinBox* battles_;
    QSpinBox* seed_;
    QComboBox* until_;
    QSpinBox* points_;
    QLabel* forecast_;
    QLabel* error_;
    QListWidget* earlier_;
    QPushButton* go_;
    std::optional<trials::Plan> plan_;
    std::filesystem::path beside_;
};

}  // namespace vallum::app
