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

/// GEO-10: forward, so to the left about a left corner.
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

/// About the card's center, positive to the right.
struct Turn {
    static constexpr std::string_view kind = "turn";
    Degrees angle;

    static void fields(auto& it, auto& visit) { visit("angle", it.angle); }
    bool operator==(const Turn&) const = default;
};

/// GEO-09
using PathStep = std::variant<Advance, Pivot, Slide, Turn>;

/// Refuses what is no step at all: backward pivots, more than a quarter turn at once, nothing.
Verdict mayBeAStep(const PathStep&);
Pose after(const PathStep&, const Pose& from, const Size&);
/// How far a straight step goes; 0 for a swing.
Du lengthOf(const PathStep&);
/// By how much a swing turns, without its sign; 0 for a straight step.
Degrees angleOf(const PathStep&);

/// GEO-11: whether the outline overlaps the obstacle anywhere on the sweep. Where it only slides along the
/// obstacle, touching, it does not.
bool sweeps(const PathStep&, const Placement& from, const Size&, const Outline& obstacle);
bool sweeps(const PathStep&, const Placement& from, const Size&, const Region& obstacle);

/// GEO-11, GEO-12: one step, asked about everybody near it.
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

/// GEO-13: the step cut short where the outline first touches what it may not pass, and which of the
/// obstacles that is. The pose it leads to is in contact and overlaps nothing on the sweep.
struct Contact {
    PathStep upTo;
    std::size_t obstacle = 0;

    bool operator==(const Contact&) const = default;
};
/// Nothing when the whole step is free; it may then still end in contact.
std::optional<Contact> firstContact(const PathStep&,
                                    const Placement& from,
                                    const Size&,
                                    std::span<const Outline> obstacles);
std::optional<Contact> firstContact(const PathStep&,
                                    const Placement& from,
                                    const Size&,
                                    std::span<const Region> obstacles);

/// GEO-12, on the whole sweep.
bool staysOnTable(const PathStep&, const Placement& from, const Size&, const Size& table);
/// The step, or as much of it as stays on the table.
PathStep upToTableEdge(const PathStep&, const Placement& from, const Size&, const Size& table);

/// GEO-24: the step cut at the point where the outline first touches a tile, and at the point where it
/// last leaves it, both counted from the beginning of the step.
struct Passage {
    PathStep untilTouched;
    PathStep untilLeft;

    bool operator==(const Passage&) const = default;
};
/// Nothing when the step does not touch the tile.
std::optional<Passage> passage(const PathStep&, const Placement& from, const Size&, const Region& tile);

}  // namespace vallum::geometry
