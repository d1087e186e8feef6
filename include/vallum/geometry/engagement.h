// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <optional>
#include <span>
#include <vector>

#include <vallum/geometry/card.h>

namespace vallum::geometry {

/// One of two engaged units: its placement, and the sections of the other that hold its envelop markers.
struct Fighter {
    Placement placement;
    std::span<const SectionIndex> markersOnOther;
};

/// GEO-17. Indexed by `Edge` of the other unit's card; its extension markers belong to its front.
using SectionsByEdge = std::array<int, 4>;
struct SectionsInContact {
    /// How many front sections and envelop markers of the first lie on each edge of the second.
    SectionsByEdge ofFirst{};
    SectionsByEdge ofSecond{};
    /// For both units; two front sections that face each other count once.
    int total = 0;

    bool operator==(const SectionsInContact&) const = default;
};
SectionsInContact sectionsInContact(const Fighter& first, const Fighter& second, const Size&);

/// How many front sections, including those of extension markers, lie flush on each edge of the other.
SectionsByEdge frontSectionsOn(const Placement& unit, const Placement& other, const Size&);
/// How many sections of an edge lie flush on an edge of the other unit, front or not (WAL-16).
int flushSections(const Segment& edge, int sections, const Segment& other);

/// A section of an edge, numbered clockwise from 0 at its first corner. At the front, extension markers have
/// the numbers just outside the card's own.
struct EdgeSection {
    Edge edge{};
    int place = 0;

    bool operator==(const EdgeSection&) const = default;
};
EdgeSection edgeSectionOf(SectionIndex);
/// The other's sections that the unit's front is flush with over at least half their length.
std::vector<EdgeSection> sectionsMet(const Placement& unit, const Placement& other, const Size&);

/// ENG-10: a front at right angles to an edge touches a section there with one of its ends: `end`.
struct CornerContact {
    EdgeSection section;
    Side end{};

    bool operator==(const CornerContact&) const = default;
};
std::optional<CornerContact> cornerContact(const Placement& unit, const Placement& other, const Size&);
/// ENG-10: the pose in which a card at right angles to the other's edge touches this section.
Pose besideEdge(Heading, Extension, const EdgeSection&, const Placement& other, const Size&);

/// GEO-18: the square of an envelop marker at a section of a card.
Outline markerSquare(const Pose& target, const Size&, SectionIndex);
/// The sections of the enemy that the free front sections beyond one end of the contact can wrap around to,
/// from the card outward. The caller checks whether each is free. A front that only touches a section with
/// its corner wraps on from there (ENG-10).
std::vector<SectionIndex> envelopPlaces(const Placement& attacker, const Placement& enemy, const Size&, Side);

}  // namespace vallum::geometry
