// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "hex/board_map.h"

#include <optional>
#include <vector>

#include <QImage>
#include <QWidget>

#include <vallum/trials/heat.h>

namespace vallum::app {

/// The table or board of a trial with a heat map over it and the fortress on top. A tooltip gives the value
/// of each square.
class HeatView final : public QWidget {
    Q_OBJECT

public:
    explicit HeatView(QWidget* parent = nullptr);

    /// Event counts per square; values below `scale` are paler.
    void showMeans(const trials::Cell& cell, std::vector<double> means, double scale);
    /// Only squares whose difference is statistically significant.
    void showDifferences(const trials::Cell& cell, const std::vector<trials::HeatDifference>& differences);
    /// The tooltip for the square; empty if nothing happened there.
    [[nodiscard]] QString wordsAt(QPoint at) const;
    /// The center of a square.
    [[nodiscard]] QPoint pointOf(int square) const;
    [[nodiscard]] QSize sizeHint() const override { return {520, 380}; }

Q_SIGNALS:
    /// Only where something happened.
    void squareClicked(int square);

protected:
    void mousePressEvent(QMouseEvent*) override;
    void paintEvent(QPaintEvent*) override;
    bool event(QEvent*) override;

private:
    /// -1: nothing happened there.
    [[nodiscard]] int squareAt(QPoint at) const;

    struct Square {
        double number = 0;
        bool isShown = false;
        QColor color;
    };
    /// Pixels per board unit, and the board's origin.
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
    QImage below_;  // cached for the current size
};

}  // namespace vallum::app
