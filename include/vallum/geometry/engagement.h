// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <optional>
#include <span>
#include <vector>

#include <vallum/geometry/card.h>

namespace vallum::geometry {

/// One of two engaged units: where it stands, and at which sections of the other its envelop markers stand.
struct Fighter {
    Placement placement;
    std::span<const SectionIndex> markersOnOther;
};

/// GEO-17. Indexed by `Edge` of the other unit's card; its extension markers belong to its front.
using SectionsByEdge = std::array<int, 4>;
struct SectionsInContact {
    /// Front sections and envelop markers of the first that lie on each edge of the second.
    SectionsByEdge ofFirst{};
    SectionsByEdge ofSecond{};
    /// Both together, two front sections that face each other counted once.
    int total = 0;

    bool operator==(const SectionsInContact&) const = default;
};
SectionsInContact sectionsInContact(const Fighter& first, const Fighter& second, const Size&);

/// Front sections, of card and extension markers, that lie flush on each edge of the other.
SectionsByEdge frontSectionsOn(const Placement& unit, const Placement& other, const Size&);
/// How many sections of an edge of the unit lie flush on an edge of the other, fronts or not (WAL-16).
int flushSections(const Segment& edge, int sections, const Segment& other);

/// A section of an edge, counted clockwise from its first; those of the extension markers come before the
/// first and after the last of the front.
struct EdgeSection {
    Edge edge{};
    int place = 0;

    bool operator==(const EdgeSection&) const = default;
};
EdgeSection edgeSectionOf(SectionIndex);
/// The sections of the other on which the unit's front lies flush, over at least half of each.
std::vector<EdgeSection> sectionsMet(const Placement& unit, const Placement& other, const Size&);

/// ENG-10: a front that stands at right angles to an edge meets a section there with one of its ends: `end`.
struct CornerContact {
    EdgeSection section;
    Side end{};

    bool operator==(const CornerContact&) const = default;
};
std::optional<CornerContact> cornerContact(const Placement& unit, const Placement& other, const Size&);
/// ENG-10: where a card that looks so, at right angles to an edge of the other, meets this section there.
Pose besideEdge(Heading, Extension, const EdgeSection&, const Placement& other, const Size&);

/// GEO-18: the square of an envelop marker that stands at a section of a card.
Outline markerSquare(const Pose& target, const Size&, SectionIndex);
/// The sections of the enemy that the free front sections beyond one end of the contact can be wrapped to,
/// from the card outward. Whether a place is free is for the caller to say. A front that meets a section only
/// at its corner wraps on from there (ENG-10).
std::vector<SectionIndex> envelopPlaces(const Placement& attacker, const Placement& enemy, const Size&, Side);

}  // namespace vallum::geometry
