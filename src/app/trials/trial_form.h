// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kits/documents.h"

#include <optional>

#include <QWidget>

#include <vallum/trials/plan.h>

class QCheckBox;
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

    /// A plan file replaces the list, a scenario is added to it, and the results of a trial, by their folder
    /// or its plan, are wanted at once. Returns an error message for other files.
    QString add(const std::filesystem::path& file);
    [[nodiscard]] trials::Plan plan() const;
    [[nodiscard]] TrialChoice& choice() const { return *choice_; }
    /// Where the plan was read from; empty if it was made here.
    [[nodiscard]] std::filesystem::path planFile() const {
        return plan_ ? planFile_ : std::filesystem::path();
    }
    [[nodiscard]] bool isReady() const;
    /// Lists past trials, the latest first.
    void listEarlier(const std::filesystem::path& folderOfAll);
    void setError(const QString& words);
    /// Until the plan changes.
    void setTime(const QString& words);

Q_SIGNALS:
    /// Another plan, or none.
    void planChanged();
    void wanted();
    /// Show the results in a folder.
    void earlierWanted(const QString& folder);
    /// Fight on with the trial in a folder.
    void continueWanted(const QString& folder);

private:
    [[nodiscard]] QWidget* makeChoice();
    [[nodiscard]] QWidget* makeNumbers();
    [[nodiscard]] QWidget* makeEarlier();
    [[nodiscard]] trials::Plan planOfChoice() const;
    [[nodiscard]] std::vector<trials::PlannedPlayers> playersOfChoice() const;
    void askForFile();
    void askForFolder();
    [[nodiscard]] QString earlierFolder() const;
    void usePlan(trials::Plan plan, const std::filesystem::path& file);
    void refresh();
    void refreshEarlier();

    TrialChoice* choice_;
    QLabel* planName_;
    QPushButton* scenariosInstead_;
    QComboBox* players_;
    QComboBox* against_;  // none: the same
    QSpinBox* battles_;
    QSpinBox* seed_;
    QComboBox* until_;
    QSpinBox* points_;
    QCheckBox* levels_;
    QLabel* forecast_;
    QLabel* time_;
    QLabel* error_;
    QListWidget* earlier_;
    QPushButton* continue_;
    QPushButton* go_;
    std::optional<trials::Plan> plan_;
    std::filesystem::path planFile_;
};

}  // namespace vallum::app
