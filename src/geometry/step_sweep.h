// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "straight.h"
#include "swing.h"

#include <array>
#include <optional>

#include <vallum/geometry/path.h>

namespace vallum::geometry {

/// One step of a unit, and what its outline meets on the way. Amounts measure how much of the step is done:
/// thousandths of a DU for a straight step, hundredths of a degree for a swing.
class StepSweep {
public:
    StepSweep(const PathStep&, const Placement& from, const Size&);

    /// The amounts at which the outline first touches an obstacle that it goes on to overlap, first overlaps
    /// it, and last loses contact with it.
    struct Meeting {
        std::int32_t touched = 0;
        std::int32_t overlapped = 0;
        std::int32_t left = 0;

        /// Contact at the start does not stop the step.
        [[nodiscard]] std::int32_t stop() const { return touched > 0 ? touched : overlapped; }
    };
    [[nodiscard]] std::optional<Meeting> meeting(exact::Corners fixed) const;
    /// The same without the amounts, which is cheaper.
    [[nodiscard]] bool meets(exact::Corners fixed) const;

    /// The first amount at which some of the outline is beyond the table's edge.
    [[nodiscard]] std::optional<std::int32_t> leavesTable(const Size& table) const;

    [[nodiscard]] std::int32_t amount() const { return amount_; }
    [[nodiscard]] const Footprint& start() const { return start_; }
    [[nodiscard]] PathStep part(std::int32_t amount) const;
    [[nodiscard]] Footprint footprintAfter(std::int32_t amount) const;

private:
    [[nodiscard]] std::optional<Meeting> straightMeeting(std::size_t piece, exact::Corners fixed) const;
    [[nodiscard]] std::optional<Meeting> swingMeeting(std::size_t piece, exact::Corners fixed) const;
    [[nodiscard]] std::optional<Meeting> exactMeeting(std::size_t piece, exact::Corners fixed) const;
    [[nodiscard]] bool meetsOnSwing(std::size_t piece, exact::Corners fixed) const;
    [[nodiscard]] bool overlapsOnSwing(std::size_t piece, exact::Corners fixed) const;

    PathStep step_;
    Placement from_;
    Size size_;
    Footprint start_;
    std::int32_t amount_;
    std::optional<exact::Swing> swing_;  // none: the step is straight
    exact::Vector shift_;
    std::array<exact::Rectangle, 3> rectangles_;  // the pieces relative to the pivot of the swing
    std::array<Box, 3> reach_;
};

}  // namespace vallum::geometry
