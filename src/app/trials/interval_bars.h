// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QString>
#include <QWidget>

#include <vallum/trials/statistics.h>

namespace vallum::app {

/// One row per cell of a trial: its name, its share of wins as a mark, and the interval as a bar.
class IntervalBars final : public QWidget {
    Q_OBJECT

public:
    struct Row {
        QString name;
        double share = 0;
        trials::Interval interval;
        QString words;  // such as "54% (49 to 59)"
        int cell = 0;
    };

    explicit IntervalBars(QWidget* parent = nullptr);

    void show(std::vector<Row> rows);
    [[nodiscard]] const std::vector<Row>& rows() const { return rows_; }
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return {280, sizeHint().height()}; }

Q_SIGNALS:
    void cellClicked(int cell);

protected:
    void mousePressEvent(QMouseEvent*) override;
    void paintEvent(QPaintEvent*) override;

private:
    [[nodiscard]] int rowHeight() const;

    std::vector<Row> rows_;
};

}  // namespace vallum::app
