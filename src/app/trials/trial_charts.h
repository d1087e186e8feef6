// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QChartView>
#include <QColor>

#include <vallum/trials/findings.h>

namespace vallum::app {

/// By index of the curve or segment; the same in all charts of a trial and in its report.
[[nodiscard]] QColor curveColor(std::size_t number);

/// Three charts of a trial's findings: how the share of wins converged, how long fortresses hold, and how
/// battles end.
class TrialChart final : public QChartView {
    Q_OBJECT

public:
    explicit TrialChart(const QString& name, QWidget* parent = nullptr);

    void showWins(const trials::Findings&);
    /// Empty if no cell is a siege.
    void showSurvival(const trials::Findings&);
    void showReasons(const trials::Findings&);
    /// The colors of the reasons shown, one line each, as rich text.
    [[nodiscard]] const QString& reasonsKey() const { return reasonsKey_; }

Q_SIGNALS:
    /// A segment of the bars: the battles of this cell that ended by this rule.
    void reasonClicked(int cell, const std::string& rule);

protected:
    void changeEvent(QEvent*) override;

private:
    struct Point {
        double x = 0;
        double share = 0;
        trials::Interval band;
    };
    void clear();
    void addCurve(const QString& name, std::size_t number, const std::vector<Point>& points);
    void addAxes(const QString& across, double most);
    void dress();

    QString reasonsKey_;
};

}  // namespace vallum::app
