// SPDX-License-Identifier: GPL-3.0-or-later
#include "luck/face_chart.h"

#include "language/numbers.h"

#include <algorithm>
#include <cmath>
#include <numeric>

#include <QBarCategoryAxis>
#include <QBarSeries>
#include <QBarSet>
#include <QLegend>
#include <QLineSeries>
#include <QToolTip>
#include <QValueAxis>

namespace vallum::app {

namespace {

constexpr int numbersHeight = 190;
constexpr int wordsHeight = 240;

int sumOf(const std::vector<int>& faces) { return std::accumulate(faces.begin(), faces.end(), 0); }

double percentOf(int times, int all) { return all == 0 ? 0.0 : 100.0 * times / all; }

/// A description for screen readers.
QString told(const std::vector<FaceChart::Row>& rows) {
    QStringList all;
    for (const FaceChart::Row& row : rows) {
        QStringList faces;
        for (const int times : row.faces) faces << QString::number(times);
        all << QStringLiteral("%1: %2").arg(row.name, faces.join(QStringLiteral(", ")));
    }
    return all.join(QStringLiteral("; "));
}

}  // namespace

FaceChart::FaceChart(QWidget* parent) : QChartView(parent) {
    setFocusPolicy(Qt::NoFocus);
    setFrameShape(QFrame::NoFrame);
    setRenderHint(QPainter::Antialiasing);
    setMinimumHeight(numbersHeight);
    setAccessibleName(tr("How often each face came up"));
    chart()->setMargins(QMargins(0, 0, 0, 0));
    chart()->setBackgroundVisible(false);
    chart()->legend()->setAlignment(Qt::AlignBottom);
}

void FaceChart::show(const std::vector<Row>& rows, const QStringList& names) {
    chart()->removeAllSeries();
    for (QAbstractAxis* axis : chart()->axes()) {
        chart()->removeAxis(axis);
        delete axis;
    }
    auto* bars = new QBarSeries;
    double highest = 0;
    for (const Row& row : rows) {
        auto* set = new QBarSet(row.name, bars);
        set->setColor(row.color);
        for (const int times : row.faces) {
            const double percent = percentOf(times, sumOf(row.faces));
            highest = std::max(highest, percent);
            *set << percent;
        }
        bars->append(set);
        connect(set, &QBarSet::hovered, this, [this, row, names](bool isOver, int index) {
            if (!isOver) return QToolTip::hideText();
            const int times = row.faces.at(static_cast<std::size_t>(index));
            QToolTip::showText(QCursor::pos(), tr("%1, face %2: %3 of %4")
                                                   .arg(row.name, names.value(index))
                                                   .arg(times)
                                                   .arg(sumOf(row.faces)));
        });
    }
    auto* fair = new QLineSeries;
    fair->setName(tr("fair dice"));
    fair->setPen(QPen(this->palette().color(QPalette::WindowText), 1.5, Qt::DashLine));
    const auto count = static_cast<double>(std::max<qsizetype>(1, names.size()));
    fair->append(-0.5, 100 / count);
    fair->append(count - 0.5, 100 / count);
    auto* faces = new QBarCategoryAxis;
    faces->append(names);
    // Upright words would be cut off under narrow bars.
    const bool areWords = std::ranges::any_of(names, [](const QString& it) { return it.size() > 2; });
    faces->setLabelsAngle(areWords ? -90 : 0);
    setMinimumHeight(areWords ? wordsHeight : numbersHeight);
    auto* percents = new QValueAxis;
    percents->setRange(0, std::max(30.0, std::ceil(highest / 10) * 10));
    percents->setLabelFormat(percentFormat());
    percents->setTickCount(4);
    chart()->addAxis(faces, Qt::AlignBottom);
    chart()->addAxis(percents, Qt::AlignLeft);
    for (QAbstractSeries* series : std::initializer_list<QAbstractSeries*>{bars, fair}) {
        chart()->addSeries(series);
        series->attachAxis(faces);
        series->attachAxis(percents);
    }
    dress();
    setAccessibleDescription(told(rows));
}

/// Follows the desktop's light or dark theme.
void FaceChart::dress() {
    const QColor ink = palette().color(QPalette::WindowText);
    QColor faint = ink;
    faint.setAlphaF(0.2F);
    setBackgroundBrush(Qt::NoBrush);
    chart()->legend()->setLabelColor(ink);
    chart()->legend()->setFont(font());
    for (QAbstractAxis* axis : chart()->axes()) {
        axis->setLabelsColor(ink);
        axis->setLabelsFont(font());
        axis->setGridLineColor(faint);
        axis->setLinePenColor(faint);
    }
}

}  // namespace vallum::app
