// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include <QPointF>

#include <vallum/geometry/path.h>

namespace vallum::app {

/// Turns mouse positions into path steps, without checking whether they are legal.

/// An advance if the mouse is roughly ahead of the card, otherwise a slide toward it.
std::optional<geometry::PathStep> stepToward(const geometry::Pose& from,
                                             const geometry::Point& mouse,
                                             bool slide);
/// The pivot that brings the grabbed corner toward the mouse; with a negative angle if it was drawn back, for
/// the rules to refuse (MOV-13).
std::optional<geometry::PathStep> pivotToward(const geometry::Pose& from,
                                              const geometry::Size& size,
                                              geometry::Corner about,
                                              const geometry::Point& grabbed,
                                              const geometry::Point& mouse);
/// The turn that makes the front face the mouse.
std::optional<geometry::PathStep> turnToward(const geometry::Pose& from, const geometry::Point& mouse);

}  // namespace vallum::app
