// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>

#include <vallum/field/rules/movement/movement.h>
#include <vallum/field/rules/movement/passage.h>

namespace vallum::field {

/// The surroundings of one unit, for planning many moves: what is within its range is looked up only once.
class Neighborhood {
public:
    Neighborhood(const Battle&, UnitId, Du range);

    /// The same as surroundingsOf, which is called for ways that lead out of range.
    [[nodiscard]] Surroundings along(std::span<const geometry::Pose> way, Du reach) const;

private:
    const Battle& battle_;
    UnitId unit_;
    Du range_;
    Surroundings all_;
};

/// For a caller that plans many moves of one unit, and has found out once whether it may set out. Without a
/// neighborhood, the surroundings are looked up anew.
Expected<MovePlan> planMove(const Battle&, const Move&, const Verdict& setsOut, const Neighborhood*);
Expected<MovePlan> planFrom(const Battle&, const Move&, const PriorMovement&, const Neighborhood*);

}  // namespace vallum::field
