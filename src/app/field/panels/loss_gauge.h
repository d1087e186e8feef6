// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "art/card_look.h"
#include "art/palette.h"

#include <vector>

#include <QStringList>
#include <QWidget>

#include <vallum/field/model/battle.h>

namespace vallum::app {

/// The losses of each side against its limit, so that everyone can see who is ahead.
class LossGauge final : public QWidget {
    Q_OBJECT

public:
    explicit LossGauge(QWidget* parent = nullptr);

    void show(const field::Battle& battle, const art::Palette& palette);

    /// The default is the dark wood of the bar.
    void setOnPaper();
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent*) override;

private:
    struct Row {
        art::Side side;
        art::SideShades shades;
        double lost = 0;
        bool hasLimit = false;
        double limit = 0;  // 0: none, or secret
    };
    [[nodiscard]] static QString wordsOf(const Row& row);
    [[nodiscard]] static QString aboutLosses(const Row& row, const QString& side);
    [[nodiscard]] static QStringList otherEnds(const field::Battle& battle);

    std::vector<Row> rows_;
    bool isOnPaper_ = false;
};

}  // namespace vallum::app
