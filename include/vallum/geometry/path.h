// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <memory>
#include <optional>
#include <span>
#include <string_view>
#include <variant>

#include <vallum/core/rule.h>
#include <vallum/geometry/card.h>
#include <vallum/geometry/region.h>

namespace vallum::geometry {

struct Advance {
    static constexpr std::string_view kind = "advance";
    Du distance;

    static void fields(auto& it, auto& visit) { visit("distance", it.distance); }
    bool operator==(const Advance&) const = default;
};

/// GEO-10: always forward, so to the left around a left corner.
struct Pivot {
    static constexpr std::string_view kind = "pivot";
    Corner about{};
    Degrees angle;

    static void fields(auto& it, auto& visit) { visit("about", it.about)("angle", it.angle); }
    bool operator==(const Pivot&) const = default;
};

struct Slide {
    static constexpr std::string_view kind = "slide";
    Heading toward;
    Du distance;

    static void fields(auto& it, auto& visit) { visit("toward", it.toward)("distance", it.distance); }
    bool operator==(const Slide&) const = default;
};

/// Around the card's center, positive to the right.
struct Turn {
    static constexpr std::string_view kind = "turn";
    Degrees angle;

    static void fields(auto& it, auto& visit) { visit("angle", it.angle); }
    bool operator==(const Turn&) const = default;
};

/// GEO-09: one step of a move.
using PathStep = std::variant<Advance, Pivot, Slide, Turn>;

/// Refuses what is not a step: backward pivots, turns of more than 90 degrees, zero lengths.
Verdict mayBeAStep(const PathStep&);
Pose after(const PathStep&, const Pose& from, const Size&);
/// The length of a straight step; 0 for a swing.
Du lengthOf(const PathStep&);
/// The unsigned angle of a swing; 0 for a straight step.
Degrees angleOf(const PathStep&);

/// GEO-11: true if the outline overlaps the obstacle anywhere on the sweep. Sliding along the obstacle in
/// contact is not an overlap.
bool sweeps(const PathStep&, const Placement& from, const Size&, const Outline& obstacle);
bool sweeps(const PathStep&, const Placement& from, const Size&, const Region& obstacle);

/// GEO-11, GEO-12: one step, prepared for testing it against many obstacles.
class Sweep {
public:
    Sweep(const PathStep&, const Placement& from, const Size&);
    ~Sweep();
    Sweep(const Sweep&) = delete;
    Sweep& operator=(const Sweep&) = delete;

    [[nodiscard]] bool meets(const Outline&) const;
    [[nodiscard]] bool meets(const Footprint&) const;
    [[nodiscard]] bool staysOnTable(const Size& table) const;

private:
    std::unique_ptr<const class StepSweep> sweep_;
};

/// GEO-13: the step up to where the outline first touches an impassable obstacle, and the index of that
/// obstacle. The final pose is in contact, and nothing is overlapped on the way.
struct Contact {
    PathStep upTo;
    std::size_t obstacle = 0;

    bool operator==(const Contact&) const = default;
};
/// None if the whole step is free; it may still end in contact.
std::optional<Contact> firstContact(const PathStep&,
                                    const Placement& from,
                                    const Size&,
                                    std::span<const Outline> obstacles);
std::optional<Contact> firstContact(const PathStep&,
                                    const Placement& from,
                                    const Size&,
                                    std::span<const Region> obstacles);

/// GEO-12, for the whole sweep.
bool staysOnTable(const PathStep&, const Placement& from, const Size&, const Size& table);
/// As much of the step as stays on the table.
PathStep upToTableEdge(const PathStep&, const Placement& from, const Size&, const Size& table);

/// GEO-24: the step up to where the outline first touches a tile, and up to where it last leaves it. Both
/// begin at the start of the whole step.
struct Passage {
    PathStep untilTouched;
    PathStep untilLeft;

    bool operator==(const Passage&) const = default;
};
/// None if the step does not touch the tile.
std::optional<Passage> passage(const PathStep&, const Placement& from, const Size&, const Region& tile);

}  // namespace vallum::geometry
