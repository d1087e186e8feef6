// SPDX-License-Identifier: GPL-3.0-or-later
#include "trials/trial_charts.h"

#include "language/numbers.h"
#include "language/texts.h"

#include <algorithm>
#include <array>
#include <map>

#include <QAreaSeries>
#include <QBarCategoryAxis>
#include <QBarSet>
#include <QEvent>
#include <QHorizontalPercentBarSeries>
#include <QLegend>
#include <QLineSeries>
#include <QStringList>
#include <QToolTip>
#include <QValueAxis>

#include <vallum/field/words.h>

namespace vallum::app {

namespace {

constexpr double alpha = 0.05;

/// The tick spacing: 1, 2, 5, 10, 20 and so on, for at most six ticks.
double stepFor(double most) {
    constexpr int ticks = 6;
    for (double ten = 1;; ten *= 10) {
        for (const double step : {ten, 2 * ten, 5 * ten}) {
            if (step * ticks >= most) return step;
        }
    }
}

bool isDrawn(const trials::Findings& all, std::size_t cell, Levels levels) {
    return levels == Levels::both || trials::isMain(all.plan, static_cast<int>(cell));
}

QString keyLine(const QColor& color, const QString& name) {
    return QStringLiteral("<span style='background-color:%1'>&nbsp;&nbsp;&nbsp;&nbsp;</span> %2")
        .arg(color.name(), name.toHtmlEscaped());
}

}  // namespace

QString curvesKey(const trials::Findings& all, Levels levels) {
    QStringList lines;
    for (std::size_t i = 0; i != all.cells.size(); ++i) {
        if (isDrawn(all, i, levels)) lines << keyLine(curveColor(i), inQt(all.cells[i].name));
    }
    return lines.size() < 2 ? QString() : lines.join(QStringLiteral("<br>"));
}

/// Okabe and Ito (2008).
QColor curveColor(std::size_t number) {
    static constexpr std::array<QRgb, 7> colors{0xff0072b2, 0xffd55e00, 0xff009e73, 0xffcc79a7,
                                                0xffe69f00, 0xff56b4e9, 0xff888888};
    return QColor::fromRgb(colors.at(number % colors.size()));
}

TrialChart::TrialChart(const QString& name, QWidget* parent) : QChartView(parent) {
    setFocusPolicy(Qt::NoFocus);
    setFrameShape(QFrame::NoFrame);
    setRenderHint(QPainter::Antialiasing);
    setMinimumHeight(220);
    setAccessibleName(name);
    chart()->setTitle(name);
    chart()->setMargins(QMargins(0, 0, 0, 0));
    chart()->setBackgroundVisible(false);
    // Its labels are cut off where names are long.
    chart()->legend()->hide();
}

void TrialChart::clear() {
    chart()->removeAllSeries();
    for (QAbstractAxis* axis : chart()->axes()) {
        chart()->removeAxis(axis);
        delete axis;
    }
}

void TrialChart::addCurve(const QString& name, std::size_t number, const std::vector<Point>& points) {
    auto* low = new QLineSeries(this);
    auto* high = new QLineSeries(this);
    auto* curve = new QLineSeries;
    for (const Point& it : points) {
        low->append(it.x, it.band.low * 100);
        high->append(it.x, it.band.high * 100);
        curve->append(it.x, it.share * 100);
    }
    auto* band = new QAreaSeries(high, low);
    low->setParent(band);
    high->setParent(band);
    QColor pale = curveColor(number);
    pale.setAlphaF(0.18F);
    band->setColor(pale);
    band->setPen(Qt::NoPen);
    curve->setName(name);
    curve->setPen(QPen(curveColor(number), 2));
    chart()->addSeries(band);
    chart()->addSeries(curve);
    connect(curve, &QLineSeries::hovered, this, [name](const QPointF& /*at*/, bool isOver) {
        QToolTip::showText(QCursor::pos(), isOver ? name : QString());
    });
}

void TrialChart::addAxes(const QString& across, double most) {
    auto* x = new QValueAxis;
    x->setRange(0, std::max(1.0, most));
    x->setTickType(QValueAxis::TicksDynamic);
    x->setTickInterval(stepFor(most));
    x->setLabelFormat(QStringLiteral("%d"));
    x->setTitleText(across);
    auto* y = new QValueAxis;
    y->setRange(0, 100);
    y->setTickCount(5);
    y->setLabelFormat(percentFormat());
    chart()->addAxis(x, Qt::AlignBottom);
    chart()->addAxis(y, Qt::AlignLeft);
    for (QAbstractSeries* series : chart()->series()) {
        series->attachAxis(x);
        series->attachAxis(y);
    }
    dress();
}

void TrialChart::showWins(const trials::Findings& all, Levels levels) {
    constexpr std::size_t steps = 100;
    clear();
    double most = 0;
    for (std::size_t i = 0; i != all.cells.size(); ++i) {
        if (!isDrawn(all, i, levels)) continue;
        const auto& outcomes = all.tally.cells()[i].outcomes;
        const std::size_t every = std::max<std::size_t>(1, outcomes.size() / steps);
        std::vector<Point> points;
        int battles = 0;
        int wins = 0;
        for (std::size_t k = 0; k != outcomes.size(); ++k) {
            battles += outcomes[k] == trials::CellTally::unknown ? 0 : 1;
            wins += outcomes[k] == trials::CellTally::won ? 1 : 0;
            if (battles == 0 || ((k + 1) % every != 0 && k + 1 != outcomes.size())) continue;
            points.push_back({static_cast<double>(k + 1), static_cast<double>(wins) / battles,
                              trials::wilson(wins, battles, trials::zOf(all.plan, battles, alpha))});
        }
        most = std::max(most, static_cast<double>(outcomes.size()));
        addCurve(inQt(all.cells[i].name), i, points);
    }
    addAxes(tr("battles"), most);
}

/// A fortress falls within a turn, so the curve is a stair.
void TrialChart::showSurvival(const trials::Findings& all, Levels levels) {
    clear();
    double most = 0;
    for (std::size_t i = 0; i != all.cells.size(); ++i) {
        const trials::CellTally& tally = all.tally.cells()[i];
        if (!all.cells[i].isSiege || tally.battles == 0 || !isDrawn(all, i, levels)) continue;
        const int last = std::max(1, tally.turns.rbegin()->first);
        std::vector<Point> points;
        int holding = tally.battles;
        for (int turn = 0; turn <= last; ++turn) {
            const auto fallen = tally.fellIn.find(turn);
            if (!points.empty())
                points.push_back({static_cast<double>(turn), points.back().share, points.back().band});
            if (fallen != tally.fellIn.end()) holding -= fallen->second;
            points.push_back({static_cast<double>(turn), static_cast<double>(holding) / tally.battles,
                              trials::wilson(holding, tally.battles, trials::zFor(alpha))});
        }
        most = std::max(most, static_cast<double>(last));
        addCurve(inQt(all.cells[i].name), i, points);
    }
    setVisible(!chart()->series().isEmpty());
    if (!chart()->series().isEmpty()) addAxes(tr("turn"), most);
}

void TrialChart::showReasons(const trials::Findings& all) {
    clear();
    QStringList named;
    std::map<std::string, std::vector<int>> times;  // by rule, one count per cell
    for (std::size_t i = 0; i != all.cells.size(); ++i) {
        for (const auto& [rule, count] : all.tally.cells()[i].reasons) {
            times[rule].resize(all.cells.size());
            times[rule][i] = count[0] + count[1];
        }
    }
    auto* bars = new QHorizontalPercentBarSeries;
    std::size_t number = 0;
    for (const auto& [rule, counts] : times) {
        auto* set = new QBarSet(RuleId::isName(rule) ? ruleName(RuleId(rule)) : inQt(rule), bars);
        set->setColor(curveColor(number++));
        named << keyLine(set->color(), set->label());
        // Charts stack upward, and the first cell should be on top.
        for (auto it = counts.rbegin(); it != counts.rend(); ++it) *set << *it;
        bars->append(set);
        connect(set, &QBarSet::hovered, this, [set, this](bool isOver, int index) {
            if (!isOver) return QToolTip::hideText();
            QToolTip::showText(
                QCursor::pos(),
                tr("%1: %2 battles. Click to list them.").arg(set->label()).arg(set->at(index)));
        });
        const int last = static_cast<int>(all.cells.size()) - 1;
        connect(set, &QBarSet::clicked, this, [this, last, rule = rule](int index) {
            QToolTip::hideText();
            Q_EMIT reasonClicked(last - index, rule);
        });
    }
    reasonsKey_ = named.join(QStringLiteral("<br>"));
    auto* cells = new QBarCategoryAxis;
    cells->setTruncateLabels(false);
    for (auto it = all.cells.rbegin(); it != all.cells.rend(); ++it) cells->append(inQt(it->name));
    auto* percents = new QValueAxis;
    percents->setRange(0, 100);
    percents->setTickCount(5);
    percents->setLabelFormat(percentFormat());
    chart()->addSeries(bars);
    chart()->addAxis(cells, Qt::AlignLeft);
    chart()->addAxis(percents, Qt::AlignBottom);
    bars->attachAxis(cells);
    bars->attachAxis(percents);
    dress();
}

TrialPicture TrialChart::picture(const QString& key) {
    return {accessibleName(), {}, key, size(), [this](QPainter& painter) {
                render(&painter, QRectF(rect()), rect());
            }};
}

void TrialChart::changeEvent(QEvent* event) {
    QChartView::changeEvent(event);
    if (event->type() == QEvent::PaletteChange) dress();
}

/// Follows the light or dark room.
void TrialChart::dress() {
    const QColor ink = palette().color(QPalette::WindowText);
    QColor faint = ink;
    faint.setAlphaF(0.2F);
    setBackgroundBrush(Qt::NoBrush);
    QFont strong = font();
    strong.setBold(true);
    chart()->setTitleBrush(ink);
    chart()->setTitleFont(strong);
    for (QAbstractAxis* axis : chart()->axes()) {
        axis->setLabelsColor(ink);
        axis->setLabelsFont(font());
        axis->setTitleBrush(ink);
        axis->setTitleFont(font());
        axis->setGridLineColor(faint);
        axis->setLinePenColor(faint);
    }
}

}  // namespace vallum::app
