// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "art/palette.h"

#include <QChartView>

#include <vallum/field/queries/luck.h>

namespace vallum::app {

/// How often each face of the dice came, as a part of all, in the colors of the players; a line shows what
/// fair dice come to in the long run.
class FaceChart final : public QChartView {
    Q_OBJECT

public:
    struct Row {
        Seat seat;
        QString name;
        field::Faces faces{};
    };

    explicit FaceChart(QWidget* parent = nullptr);

    void show(const std::vector<Row>& rows, const art::Palette& palette);

private:
    void dress();
};

}  // namespace vallum::app
