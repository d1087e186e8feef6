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
class TrialForm;
class TrialResults;

/// The page of trials: a form, and what comes of it. The trial itself goes on whatever page one looks at.
class TrialsPage final : public QWidget {
    Q_OBJECT

public:
    TrialsPage(const Documents& documents, TrialRunner& runner, QWidget* parent = nullptr);

    [[nodiscard]] TrialForm& form() const { return *form_; }
    [[nodiscard]] TrialResults& results() const { return *results_; }
    /// As the form says.
    void fight();
    void open(const QString& folder);
    /// Where all trials of this player are kept.
    [[nodiscard]] static std::filesystem::path folderOfAll();

Q_SIGNALS:
    /// A battle to be looked at.
    void battleWanted(const QString& path);

protected:
    void showEvent(QShowEvent*) override;

private:
    [[nodiscard]] QWidget* makeRun();
    void follow();
    void tellProgress();
    void showBattle(int cell, int battle);
    void openReport();
    void showForm();

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
};

}  // namespace vallum::app
