// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QChartView>
#include <QColor>
#include <QStringList>

namespace vallum::app {

/// How often each face of the dice came, as a part of all, in the colors of the players; a line shows what
/// fair dice come to in the long run.
class FaceChart final : public QChartView {
    Q_OBJECT

public:
    struct Row {
        QColor color;
        QString name;
        std::vector<int> faces;  // how often each came
    };

    explicit FaceChart(QWidget* parent = nullptr);

    /// `faces` are their names.
    void show(const std::vector<Row>& rows, const QStringList& faces);

private:
    void dress();
};

}  // namespace vallum::app
