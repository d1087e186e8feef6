// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>

#include <vallum/field/model/battle.h>
#include <vallum/geometry/card.h>
#include <vallum/geometry/engagement.h>

/// Only for choke points: cards and columns in contact there (TER-33, TER-34).
namespace vallum::field {

struct Fighting {
    geometry::Pose pose;
    geometry::Outline outline;
    geometry::Segment front;
    int sections = 0;

    /// A section of a narrow column may touch halves of two.
    [[nodiscard]] int places(geometry::Edge which) const {
        const bool isNarrow = which == geometry::Edge::front || which == geometry::Edge::rear;
        return isNarrow ? sections : geometry::sectionsOn(which);
    }
    [[nodiscard]] geometry::Segment edge(geometry::Edge which) const {
        return which == geometry::Edge::front ? front : geometry::segmentOf(outline, which);
    }
};
Fighting asColumn(const geometry::Pose&, int sections);
Fighting asCard(const geometry::Placement&);
/// As a column in a passage, elsewhere as a card.
Fighting fighting(const Unit&);
/// How many front sections of one are flush with each edge of the other.
std::array<int, 4> frontOn(const Fighting& one, const Fighting& other);
int sum(const std::array<int, 4>& counts);

}  // namespace vallum::field
