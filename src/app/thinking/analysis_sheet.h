// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "thinking/analysis_text.h"

#include <chrono>

class QBoxLayout;
class QComboBox;
class QLabel;
class QProgressBar;
class QPushButton;
class QScrollArea;
class QVBoxLayout;

namespace vallum::app {

class DecisionRow;

/// A look back at a battle, as in chess programs: how the chances developed, which decisions were good, and
/// what was luck. It fills up while the analysis is still running.
class AnalysisSheet final : public QWidget {
    Q_OBJECT

public:
    using Side = AnalyzedSide;
    explicit AnalysisSheet(const AnalyzedSides& sides);

    void show(const ToldAnalysis& analysis);
    /// The progress, from 0 to 1, and how long it took.
    void setPart(double part, std::chrono::milliseconds spent);
    /// Marks the analysis as finished and says whether it is complete.
    void finish();
    [[nodiscard]] bool isFinished() const;
    [[nodiscard]] std::vector<DecisionRow*> rows() const;

    [[nodiscard]] QSize sizeHint() const override;

Q_SIGNALS:
    void stopWanted();
    void momentWanted(std::size_t answers);
    void reportWanted();
    void closeWanted();

private:
    void addHead(QBoxLayout& column);
    void addDecisions(QBoxLayout& column);
    void addButtons(QBoxLayout& column);
    void showSides();
    void showDecisions();
    void showHowFar();
    [[nodiscard]] QString howMany() const;
    [[nodiscard]] const Side& sideOf(Seat seat) const;
    [[nodiscard]] std::vector<const players::JudgedDecision*> chosen() const;

    std::vector<Side> sides_;
    ToldAnalysis analysis_;
    ChanceCurve* curve_;
    std::vector<QLabel*> summaries_;
    QLabel* how_;
    QProgressBar* part_;
    QPushButton* stop_;
    QComboBox* which_;
    QScrollArea* scroll_;
    QVBoxLayout* list_;
    QLabel* nothing_;
    QString left_;  // how long it will take, as a sentence
    bool finished_ = false;
};

}  // namespace vallum::app
