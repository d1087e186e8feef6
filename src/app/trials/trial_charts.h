// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "trials/trial_pictures.h"

#include <QChartView>
#include <QColor>

#include <vallum/trials/findings.h>

namespace vallum::app {

/// By index of the curve or segment; the same in all charts of a trial and in its report.
[[nodiscard]] QColor curveColor(std::size_t number);

/// Whose curves are drawn: those of a second level of player would double them.
enum class Levels { main, both };
/// The colors of the curves, one line each, as rich text; empty if there is only one.
[[nodiscard]] QString curvesKey(const trials::Findings& all, Levels levels);

/// Three charts of a trial's findings: how the share of wins converged, how long fortresses hold, and how
/// battles end.
class TrialChart final : public QChartView {
    Q_OBJECT

public:
    explicit TrialChart(const QString& name, QWidget* parent = nullptr);

    void showWins(const trials::Findings& all, Levels levels);
    /// Empty if no cell is a siege.
    void showSurvival(const trials::Findings& all, Levels levels);
    void showReasons(const trials::Findings&);
    /// The colors of the reasons shown, one line each, as rich text.
    [[nodiscard]] const QString& reasonsKey() const { return reasonsKey_; }
    /// To be saved with this key below, as rich text.
    [[nodiscard]] TrialPicture picture(const QString& key);

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
