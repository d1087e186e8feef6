// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointF>

#include <vallum/geometry/card.h>

namespace vallum::app {

class DrawnMove;
class StructureMoves;
class TableScene;

/// The mouse on the ghost of a unit: the card is dragged to advance or slide, a corner to wheel, and the knob
/// ahead of it to turn.
class CardGrip {
public:
    enum class Part { none, card, corner, knob };

    CardGrip(TableScene& scene, DrawnMove& move, StructureMoves& structures)
        : scene_(scene),
          move_(move),
          structures_(structures) {}

    [[nodiscard]] Part partAt(QPointF point) const;
    void hold(Part part, QPointF point);
    [[nodiscard]] bool isHolding() const { return held_ != Part::none; }
    void letGo() { held_ = Part::none; }
    void drag(QPointF point, bool slide);
    /// Tries the cheapest charge at the enemy there, unless what is tried charges him.
    void aimAtEnemy(QPointF point);

private:
    [[nodiscard]] geometry::Corner pivotBeside(QPointF point) const;
    void dragCard(QPointF point, bool slide);
    void dragHandle(const geometry::Point& mouse);

    TableScene& scene_;
    DrawnMove& move_;
    StructureMoves& structures_;
    Part held_ = Part::none;
    geometry::Corner pivot_{};
    geometry::Pose from_;
    geometry::Point grabbed_;
};

}  // namespace vallum::app
