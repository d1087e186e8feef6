// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <span>
#include <vector>

#include <vallum/geometry/card.h>

namespace vallum::geometry {

/// GEO-22. Blockers are the outlines of everything that hides, card by card and marker by marker; neither
/// the shooter's nor the target's own. Those in contact leave no slit between them (LOS-03).
using Blockers = std::span<const Outline>;

/// The first of the shooter's five marks, from left to right, that sees some of the target clearly.
std::optional<int> firstClearMark(const Pose& shooter, const Size&, const Footprint& target, Blockers);
bool isSeenClearly(const Pose& shooter, const Size&, const Footprint& target, Blockers);
/// From a single point that looks all round: a tower (GEO-20).
bool isSeenClearly(const Point& eye, const Footprint& target, Blockers);

/// To draw it: what a mark sees of the target, piece by piece from left to right; each runs from where the
/// leftmost line meets the target to where the rightmost one does. A part seen through a slit is a point.
std::vector<Segment> seenFrom(const Point& mark, const Pose& shooter, const Footprint& target, Blockers);
std::vector<Segment> seenFrom(const Point& eye, const Footprint& target, Blockers);

}  // namespace vallum::geometry
