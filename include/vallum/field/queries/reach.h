// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include <vallum/field/rules/movement/movement.h>

namespace vallum::field {

/// What the window shows of a unit that may move, and what computer players try first. In the skirmishers
/// phase all of these look at the second half of a split move, in the melee phase at what may follow a lunge
/// (ABL-09), and before the other moves at the charges of brash units (ABL-17).

/// planMove or its like, as the moment has it.
Expected<MovePlan> planNow(const Battle&, const Move&);

/// maySetOut or maySkirmish, in the same way.
Verdict maySetOutNow(const Battle&, UnitId);

/// Plans many moves of one unit at one moment: whether it may set out is found out once.
class Planner {
public:
    Planner(const Battle&, UnitId);

    /// As planNow does.
    [[nodiscard]] Expected<MovePlan> plan(const Move&) const;
    [[nodiscard]] const Verdict& maySetOut() const { return setsOut_; }

private:
    const Battle& battle_;
    Verdict setsOut_;
};

struct Reach {
    Du ahead;                           // straight on, as a plain move without contact
    Du sliding;                         // in any other direction
    std::vector<geometry::Point> area;  // where the center of its card can get by one straight step
    std::vector<Move> charges;
};
/// Nothing of it when the unit may not set out.
Reach reachOf(const Battle&, UnitId);

/// The longest lawful part of a move's last step, the steps before it being what they are; none when not
/// even a thousandth is. Ends short of contact when the move is no charge.
std::optional<Move> longestPart(const Battle&, Move);
std::optional<Move> longestPart(const Planner&, Move);
/// Lawful charges straight ahead, or after one rotation on a front corner or about the center, one for each
/// enemy and way, the least to pay for first.
std::vector<Move> chargesInReach(const Battle&, UnitId);
/// Those at one enemy, outside the moment of brash units.
std::vector<Move> chargesInReach(const Battle&, UnitId, UnitId enemy);

}  // namespace vallum::field
