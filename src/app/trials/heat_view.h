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

    /// Event counts per place; values below `scale` are paler.
    void showMeans(const trials::Cell& cell,
                   const trials::HeatLayer& layer,
                   const std::vector<double>& means,
                   double scale);
    /// Only places whose difference is statistically significant.
    void showDifferences(const trials::Cell& cell,
                         const trials::HeatLayer& layer,
                         const std::vector<trials::HeatPlace>& places,
                         const std::vector<trials::HeatDifference>& differences);
    /// The tooltip for the place; empty if nothing happened there.
    [[nodiscard]] QString wordsAt(QPoint at) const;
    /// The center of a place, by its number in the map shown.
    [[nodiscard]] QPoint pointOf(int place) const;
    /// In the pixels of the view; the ground is as sharp as that many pixels for each of them.
    void paint(QPainter& painter, double sharpness) const;
    [[nodiscard]] QSize sizeHint() const override { return {520, 380}; }

Q_SIGNALS:
    /// Only where something happened.
    void placeClicked(const trials::HeatPlace& place);

protected:
    void mousePressEvent(QMouseEvent*) override;
    void paintEvent(QPaintEvent*) override;
    bool event(QEvent*) override;

private:
    struct Spot {
        trials::HeatPlace place;
        double number = 0;
        QColor color;  // invalid: not shown
    };
    /// Pixels per board unit, and the board's origin.
    struct Frame {
        double scale = 1;
        QPointF origin;
    };

    void showBoard(const trials::Cell& cell, const trials::HeatLayer& layer);
    [[nodiscard]] Frame frame() const;
    [[nodiscard]] QPolygonF outlineOf(const Spot& spot) const;
    /// Null: nothing happened there.
    [[nodiscard]] const Spot* spotAt(QPoint at) const;
    [[nodiscard]] QImage pictureBelow(double sharpness) const;
    void paintOver(QPainter& painter, const QImage& below) const;
    void paintSpots(QPainter& painter) const;
    void paintStructures(QPainter& painter) const;

    std::optional<trials::AnyScenario> scenario_;
    trials::Board board_;
    std::string digest_;
    std::vector<Spot> spots_;
    bool isDifference_ = false;
    bool isOfSections_ = false;
    QImage below_;  // cached for the current size
};

}  // namespace vallum::app
