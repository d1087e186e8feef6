// SPDX-License-Identifier: GPL-3.0-or-later
#include "field/table/structure_shapes.h"

#include <vallum/field/situation/fortress/structures.h>

namespace vallum::app {

void StructureShapes::show(const field::Battle& battle, const Coordinates& coordinates) {
    shapes_.clear();
    for (const field::StructureId id : battle.everyStructure()) {
        const field::Structure& it = battle.structure(id);
        if (!it.placed || it.condition == field::Condition::removed) continue;
        Shape& shape = shapes_[id];
        shape.isFlat = !it.stands() || !(field::isWall(it.kind) || field::isEnclosed(it.kind));
        for (const geometry::Outline& part : field::partsOf(it.kind, it.pose, battle.setting->sizes))
            shape.outline.addPolygon(coordinates.toScene(part));
    }
}

std::optional<field::StructureId> StructureShapes::at(QPointF scenePoint) const {
    std::optional<field::StructureId> found;
    for (const auto& [id, shape] : shapes_) {
        if (shape.outline.contains(scenePoint) && (!found || !shape.isFlat)) found = id;
    }
    return found;
}

QPainterPath StructureShapes::outlineOf(field::StructureId structure) const {
    const auto found = shapes_.find(structure);
    return found == shapes_.end() ? QPainterPath() : found->second.outline;
}

}  // namespace vallum::app
