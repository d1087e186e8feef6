// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "trials/trial_runner.h"

#include <QWidget>

class QLabel;
class QProgressBar;
class QPushButton;
class QStackedWidget;
class QTimer;

namespace vallum::app {

class Documents;
class TimeEstimate;
class TrialForm;
class TrialResults;

/// The trials page: a form and the results. The trial itself goes on when the page is left.
class TrialsPage final : public QWidget {
    Q_OBJECT

public:
    TrialsPage(const Documents& documents, TrialRunner& runner, QWidget* parent = nullptr);

    [[nodiscard]] TrialForm& form() const { return *form_; }
    [[nodiscard]] TrialResults& results() const { return *results_; }
    /// Starts the trial described by the form.
    void fight();
    /// Shows the results in a folder; a trial that is unfinished waits.
    void open(const QString& folder);
    /// The folder of all trials of this user.
    [[nodiscard]] static std::filesystem::path folderOfAll();

Q_SIGNALS:
    /// Open a battle for viewing.
    void battleWanted(const QString& path);
    /// The user wants to go back to where the page was opened.
    void left();

protected:
    void showEvent(QShowEvent*) override;
    void hideEvent(QHideEvent*) override;

private:
    /// Of trials begun here, and of others that were opened.
    [[nodiscard]] static std::vector<std::filesystem::path> foldersOfTrials();
    [[nodiscard]] QLayout* headed(QLabel& heading);
    [[nodiscard]] QWidget* makeRun();
    void showReading(const QString& folder);
    void goOn(const QString& folder);
    void follow();
    void tellProgress();
    void showBattle(int cell, int battle);
    void openReport();
    void showForm();
    void measureTime();

    TrialRunner& runner_;
    QStackedWidget* pages_;
    TrialForm* form_;
    TrialResults* results_;
    QLabel* title_;
    QLabel* speed_;
    QProgressBar* progress_;
    QPushButton* pause_;
    QPushButton* stop_;
    QPushButton* report_;
    QPushButton* another_;
    QTimer* clock_;
    TimeEstimate* time_;
};

}  // namespace vallum::app
