// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QChartView>
#include <QColor>
#include <QStringList>

namespace vallum::app {

/// How often each face of the dice came up, as a share of all rolls, in the players' colors; a line marks the
/// long-run average of fair dice.
class FaceChart final : public QChartView {
    Q_OBJECT

public:
    struct Row {
        QColor color;
        QString name;
        std::vector<int> faces;  // how often each came up
    };

    explicit FaceChart(QWidget* parent = nullptr);

    /// `faces` are their labels.
    void show(const std::vector<Row>& rows, const QStringList& faces);

private:
    void dress();
};

}  // namespace vallum::app
