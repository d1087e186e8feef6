// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include <QPointF>
#include <QRectF>

#include <vallum/core/id.h>

namespace vallum::app {

class TableScene;

/// Whether a press and a release are one click: a hand is never quite still.
[[nodiscard]] bool isClick(QPointF pressed, QPointF released);

/// A press with Shift: released at once it picks the unit there, dragged from a unit it slides that unit, and
/// dragged from the table it frames several.
class PickGesture {
public:
    void press(QPointF point, std::optional<UnitId> unit);
    [[nodiscard]] bool isActive() const { return from_.has_value(); }
    /// Where the drag of a unit began, once the press turns out to be one; it ends the gesture.
    std::optional<QPointF> drag(QPointF point);
    /// The unit to pick.
    [[nodiscard]] std::optional<UnitId> unit() const { return unit_; }
    /// None unless it frames.
    [[nodiscard]] std::optional<QRectF> frame(QPointF to) const;
    void draw(TableScene& scene) const;

private:
    std::optional<QPointF> from_;
    std::optional<UnitId> unit_;
    std::optional<QPointF> to_;  // the opposite corner of the frame
};

}  // namespace vallum::app
