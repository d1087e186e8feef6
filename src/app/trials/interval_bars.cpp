// SPDX-License-Identifier: GPL-3.0-or-later
#include "trials/interval_bars.h"

#include "language/numbers.h"
#include "trials/trial_charts.h"

#include <algorithm>

#include <QMouseEvent>
#include <QPainter>

namespace vallum::app {

namespace {

constexpr int gap = 12;

}  // namespace

IntervalBars::IntervalBars(QWidget* parent) : QWidget(parent) {
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setAccessibleName(tr("Shares of wins"));
    setToolTip(tr("Click a row to list its battles."));
    setCursor(Qt::PointingHandCursor);
}

void IntervalBars::show(std::vector<Row> rows) {
    rows_ = std::move(rows);
    QStringList told;
    for (const Row& row : rows_) told << QStringLiteral("%1: %2").arg(row.name, row.words);
    setAccessibleDescription(told.join(QStringLiteral("; ")));
    updateGeometry();
    update();
}

void IntervalBars::mousePressEvent(QMouseEvent* event) {
    const int row = static_cast<int>(event->position().y()) / rowHeight();
    if (row < std::ssize(rows_)) Q_EMIT cellClicked(rows_[static_cast<std::size_t>(row)].cell);
}

int IntervalBars::rowHeight() const { return fontMetrics().height() + 14; }

QSize IntervalBars::sizeHint() const {
    return {560, rowHeight() * static_cast<int>(rows_.size()) + fontMetrics().height() + 8};
}

void IntervalBars::paintEvent(QPaintEvent* /*event*/) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QColor ink = palette().color(QPalette::WindowText);
    QColor faint = ink;
    faint.setAlphaF(0.25F);
    int names = 0;
    int words = 0;
    for (const Row& row : rows_) {
        names = std::max(names, fontMetrics().horizontalAdvance(row.name) + 2);
        words = std::max(words, fontMetrics().horizontalAdvance(row.words));
    }
    names = std::min(names, width() * 4 / 10);
    const QRectF bars(names + gap, 0, std::max(40, width() - names - words - 3 * gap),
                      rowHeight() * static_cast<int>(rows_.size()));
    painter.setPen(faint);
    for (int percent = 0; percent <= 100; percent += 25) {
        const double x = bars.left() + bars.width() * percent / 100;
        painter.setPen(faint);
        painter.drawLine(QPointF(x, bars.top()), QPointF(x, bars.bottom()));
        painter.setPen(ink);
        painter.drawText(QRectF(x - 30, bars.bottom() + 2, 60, fontMetrics().height()), Qt::AlignCenter,
                         withPercent(QString::number(percent)));
    }
    for (std::size_t i = 0; i != rows_.size(); ++i) {
        const Row& row = rows_[i];
        const QRectF line(0, static_cast<double>(i) * rowHeight(), width(), rowHeight());
        painter.setPen(ink);
        painter.drawText(QRectF(0, line.top(), names, line.height()), Qt::AlignRight | Qt::AlignVCenter,
                         fontMetrics().elidedText(row.name, Qt::ElideMiddle, names));
        painter.drawText(QRectF(bars.right() + gap, line.top(), words + gap, line.height()),
                         Qt::AlignLeft | Qt::AlignVCenter, row.words);
        const QColor mark = curveColor(static_cast<std::size_t>(row.cell));
        QColor color = mark;
        const double from = bars.left() + bars.width() * row.interval.low;
        const double to = bars.left() + bars.width() * row.interval.high;
        const double at = bars.left() + bars.width() * row.share;
        color.setAlphaF(0.4F);
        painter.fillRect(QRectF(from, line.center().y() - 6, std::max(1.0, to - from), 12), color);
        painter.fillRect(QRectF(at - 2, line.center().y() - 9, 4, 18), mark);
    }
}

}  // namespace vallum::app
