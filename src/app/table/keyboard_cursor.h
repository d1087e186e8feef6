// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include <QPointF>

namespace vallum::app {

class Overlay;
class TableScene;

/// A ring that goes from one place to another with the arrow keys, for whoever plays without a mouse.
class KeyboardCursor {
public:
    explicit KeyboardCursor(TableScene& scene);

    /// To the nearest of these in that direction, from the ring or the unit that is picked; without both, to
    /// the one in the middle.
    void move(int key, const std::vector<QPointF>& places);
    void hide();
    [[nodiscard]] std::optional<QPointF> place() const { return place_; }

    /// The units on offer, or all where none is.
    [[nodiscard]] std::vector<QPointF> unitsOnOffer() const;

private:
    void draw();

    TableScene& scene_;
    Overlay* ring_;
    std::optional<QPointF> place_;
};

}  // namespace vallum::app
