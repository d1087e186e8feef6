// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kits/documents.h"

#include <optional>

#include <QWidget>

#include <vallum/trials/plan.h>

class QCheckBox;
class QComboBox;
class QFormLayout;
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
    TrialForm(const Documents& documents, const field::Library& library, QWidget* parent = nullptr);

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
    /// Lists past trials, the latest first, by their folders.
    void listEarlier(std::vector<std::filesystem::path> folders);
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
    [[nodiscard]] std::vector<trials::PlannedLayout> layoutsOfChoice(
        const std::vector<trials::PlannedScenario>& scenarios) const;
    void askForFile();
    void askForFolder();
    [[nodiscard]] QString earlierFolder() const;
    void usePlan(trials::Plan plan, const std::filesystem::path& file);
    void followChoice();
    void refresh();
    void refreshTest();
    void refreshEarlier();

    const field::Library& library_;
    std::filesystem::path layouts_;  // the folder of the shipped ones
    bool areSieges_ = false;         // the checked battles
    TrialChoice* choice_;
    QLabel* planName_;
    QPushButton* scenariosInstead_;
    QFormLayout* numbers_;
    QComboBox* players_;
    QComboBox* against_;   // none: the same
    QComboBox* fortress_;  // the file of a layout; none: only the fortress of each siege
    QSpinBox* battles_;
    QSpinBox* seed_;
    QComboBox* until_;
    QSpinBox* points_;
    QCheckBox* levels_;
    QCheckBox* explain_;
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
