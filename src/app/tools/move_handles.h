// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vallum/field/rules/movement/movement.h>
#include <vallum/geometry/card.h>

namespace vallum::app {

/// What the move takes along: the card, or the siege tower that it is in.
inline geometry::Size sizeMoved(const field::Battle& battle, const field::Move& move) {
    const auto& inside = battle.unit(move.unit).inside;
    const bool rolls =
        !move.out && inside && battle.structure(*inside).kind == field::StructureKind::siegeTower;
    return rolls ? battle.setting->sizes.siegeTower : field::cardSize;
}

/// Where the knob for turning stands before the middle of what is turned.
inline geometry::Point turningKnob(const geometry::Pose& pose, const geometry::Size& size) {
    return geometry::pointAt(pose, 0_du, size.depth / 2 + 0.35_du);
}

}  // namespace vallum::app
