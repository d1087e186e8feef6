// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vallum/field/answers.h>
#include <vallum/field/model/setting.h>
#include <vallum/field/queries/group_draft.h>

namespace vallum::app {

/// The position of the turning knob, ahead of the center of the front.
inline geometry::Point turningKnob(const geometry::Pose& pose, const geometry::Size& size) {
    return geometry::pointAt(pose, 0_du, size.depth / 2 + 0.35_du);
}

/// The section that an extended front adds on that side.
inline geometry::Outline extensionSquare(const geometry::Pose& pose, field::Flank side) {
    const Du inner = field::cardSize.width / 2;
    const Du section = field::cardSize.width / 4;
    const Du front = field::cardSize.depth / 2;
    const auto at = [&](Du aside, Du ahead) {
        return geometry::pointAt(pose, side == field::Flank::left ? -aside : aside, ahead);
    };
    return {at(inner, front), at(inner + section, front), at(inner + section, front - section),
            at(inner, front - section)};
}

/// The knob ahead of a line of units.
inline geometry::Point knobOf(const field::Battle& battle, const field::GroupDraft& line) {
    return geometry::pointAt(line.front(battle), 0_du, 0.55_du);
}

/// The outer front corner of the last card on that side.
inline geometry::Point endOf(const field::Battle& battle, const field::GroupDraft& line, field::Flank side) {
    const bool left = side == field::Flank::left;
    const UnitId unit = left ? line.units().front() : line.units().back();
    const geometry::Corner corner = left ? geometry::Corner::frontLeft : geometry::Corner::frontRight;
    return geometry::outline(battle.unit(unit).pose, field::cardSize).at(static_cast<std::size_t>(corner));
}

}  // namespace vallum::app
