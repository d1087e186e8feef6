// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include <vallum/core/sum.h>
#include <vallum/field/model/fortress_layout.h>
#include <vallum/field/model/options.h>
#include <vallum/geometry/terrain.h>

/// FDZ: whether the design of a fortress can be built, what it costs and what it encloses.
namespace vallum::field {

/// What the players agreed on, and the values of the tiles.
struct FortressTerms {
    std::vector<StructureValues> values = standardStructureValues();
    geometry::TileSizes sizes = geometry::standardTileSizes();
    Options options;
    std::optional<geometry::Size> table;  // FDZ-03: walls may end at its edge if that was agreed on
    std::optional<Heading> front;         // FDZ-16: the heading of its front, if only that can be reached
};

enum class FortressFault {
    open,           // FDZ-03: its walls are not a closed ring
    noGate,         // FDZ-04
    gateElsewhere,  // FDZ-16: not on a side that the attacker can reach
    mixed,          // FDZ-05: a different material
    misaligned,     // FDZ-07: joints that do not meet
    inward,         // GEO-25: a wall that faces what it encloses
    tooMany         // FDZ-01: more than the box contains
};
RuleId ruleOf(FortressFault);

struct FortressProblem {
    FortressFault fault;
    std::optional<std::size_t> section;  // none: the whole fortress
    /// GEO-26: where the section would join a free end close by; none if there is none.
    std::optional<geometry::Pose> joins = {};

    bool operator==(const FortressProblem&) const = default;
};

struct FortressReport {
    Sum points;
    std::vector<FortressProblem> problems;
    std::vector<geometry::Point> ground;  // the corners of the enclosed area, walls included; empty if open

    [[nodiscard]] bool isValid() const { return problems.empty(); }
};

FortressReport checkFortress(const std::vector<FortressSection>&, const FortressTerms&);

/// FDZ-08: in points.
Sum fortressPoints(const std::vector<FortressSection>&, const std::vector<StructureValues>&);
/// FDZ-05: whether a section of its own material may be part of such a fortress.
Verdict mayMix(Material ofTheFortress, const FortressSection&, const Options&);
/// FOR-08: empty if nothing is enclosed.
std::vector<geometry::Point> enclosedGround(const std::vector<FortressSection>&, const FortressTerms&);
/// GEO-26: where the section meets its neighbors.
std::vector<geometry::Joint> jointsOf(const FortressSection&, const geometry::TileSizes&);

}  // namespace vallum::field
