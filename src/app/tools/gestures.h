// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include <QPointF>

#include <vallum/geometry/path.h>

namespace vallum::app {

/// From a place of the mouse to a step of a path. Whether the step is lawful is not asked here.

/// Straight ahead when the mouse lies ahead of the card, or else a slide toward it.
std::optional<geometry::PathStep> stepToward(const geometry::Pose& from,
                                             const geometry::Point& mouse,
                                             bool slide);
/// The swing that brings the opposite corner toward the mouse; nothing for a swing backward.
std::optional<geometry::PathStep> pivotToward(const geometry::Pose& from,
                                              const geometry::Size& size,
                                              geometry::Corner about,
                                              const geometry::Point& grabbed,
                                              const geometry::Point& mouse);
/// The turn after which the front looks at the mouse.
std::optional<geometry::PathStep> turnToward(const geometry::Pose& from, const geometry::Point& mouse);
/// The same two steps as one, where they are of one kind and go on alike.
std::optional<geometry::PathStep> joined(const geometry::PathStep& first, const geometry::PathStep& second);

}  // namespace vallum::app
