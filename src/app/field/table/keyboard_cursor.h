// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include <QPointF>

namespace vallum::app {

class Overlay;
class TableScene;

/// A ring that the arrow keys move from place to place, for play without a mouse.
class KeyboardCursor {
public:
    explicit KeyboardCursor(TableScene& scene);

    /// Moves to the nearest place in that direction, starting from the ring or the selected unit; without
    /// either, to the place nearest the middle.
    void move(int key, const std::vector<QPointF>& places);
    void hide();
    [[nodiscard]] std::optional<QPointF> place() const { return place_; }

    /// The units on offer, or all units if there are none.
    [[nodiscard]] std::vector<QPointF> unitsOnOffer() const;

private:
    void draw();

    TableScene& scene_;
    Overlay* ring_;
    std::optional<QPointF> place_;
};

}  // namespace vallum::app
