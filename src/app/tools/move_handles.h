// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vallum/field/rules/movement/movement.h>
#include <vallum/geometry/card.h>

namespace vallum::app {

/// The size of the moving piece: the card, or the siege tower that the unit is in.
inline geometry::Size sizeMoved(const field::Battle& battle, const field::Move& move) {
    const auto& inside = battle.unit(move.unit).inside;
    const bool rolls =
        !move.out && inside && battle.structure(*inside).kind == field::StructureKind::siegeTower;
    return rolls ? battle.setting->sizes.siegeTower : field::cardSize;
}

/// The position of the turning knob, ahead of the center of the front.
inline geometry::Point turningKnob(const geometry::Pose& pose, const geometry::Size& size) {
    return geometry::pointAt(pose, 0_du, size.depth / 2 + 0.35_du);
}

}  // namespace vallum::app
