// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "field/table/coordinates.h"

#include <map>
#include <optional>

#include <QPainterPath>

#include <vallum/field/model/battle.h>

namespace vallum::app {

/// The outlines of the structures on the table, for finding what is at a point.
class StructureShapes {
public:
    void show(const field::Battle& battle, const Coordinates& coordinates);
    /// A standing structure takes precedence over a flat one.
    [[nodiscard]] std::optional<field::StructureId> at(QPointF scenePoint) const;
    /// Empty if the structure is not on the table.
    [[nodiscard]] QPainterPath outlineOf(field::StructureId structure) const;
    [[nodiscard]] bool has(field::StructureId structure) const { return shapes_.contains(structure); }

private:
    struct Shape {
        QPainterPath outline;
        bool isFlat = false;
    };
    std::map<field::StructureId, Shape> shapes_;
};

}  // namespace vallum::app
