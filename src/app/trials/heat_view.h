// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "hex/board_map.h"

#include <optional>
#include <vector>

#include <QImage>
#include <QWidget>

#include <vallum/trials/heat.h>

namespace vallum::app {

/// The table or the board of a trial, with what happened where in colors over it; the fortress lies on top.
/// The number of a square is told where the mouse rests.
class HeatView final : public QWidget {
    Q_OBJECT

public:
    explicit HeatView(QWidget* parent = nullptr);

    /// As often as that in each square; what is less than `scale` is paler.
    void showMeans(const trials::Cell& cell, std::vector<double> means, double scale);
    /// Only squares that differ by more than chance.
    void showDifferences(const trials::Cell& cell, const std::vector<trials::HeatDifference>& differences);
    /// What is told of the square there; empty where nothing happened.
    [[nodiscard]] QString wordsAt(QPoint at) const;
    /// In the middle of a square.
    [[nodiscard]] QPoint pointOf(int square) const;
    [[nodiscard]] QSize sizeHint() const override { return {520, 380}; }

protected:
    void paintEvent(QPaintEvent*) override;
    bool event(QEvent*) override;

private:
    struct Square {
        double number = 0;
        bool isShown = false;
        QColor color;
    };
    /// Pixels for a unit of the board, and where it begins.
    struct Place {
        double scale = 1;
        QPointF origin;
    };

    void showBoard(const trials::Cell& cell);
    [[nodiscard]] Place place() const;
    [[nodiscard]] QPolygonF outlineOf(int square) const;
    void paintBelow();
    void paintStructures(QPainter& painter) const;

    std::optional<trials::AnyScenario> scenario_;
    trials::Board board_;
    std::string digest_;
    std::vector<Square> squares_;
    bool isDifference_ = false;
    QImage below_;  // as it was painted for this size
};

}  // namespace vallum::app
