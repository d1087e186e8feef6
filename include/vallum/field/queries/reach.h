// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <vector>

#include <vallum/field/rules/movement/move_plan.h>
#include <vallum/field/rules/movement/setting_out.h>
#include <vallum/field/situation/movement/surroundings.h>

namespace vallum::field {

class Neighborhood;

/// What the window shows of a unit that may move, and what computer players try first. In the skirmishers
/// phase everything here is about the second half of a split move, in the melee phase about the follow-up to
/// a lunge (ABL-09), and while brash units have to charge, about their charges (ABL-17).

/// planMove or the equivalent for the present moment.
Expected<MovePlan> planNow(const Battle&, const Move&);

/// maySetOut or maySkirmish, likewise.
Verdict maySetOutNow(const Battle&, UnitId);

/// Plans many moves of one unit at one moment, checking only once whether it may set out and what is near it.
class Planner {
public:
    Planner(const Battle&, UnitId);

    /// Like planNow.
    [[nodiscard]] Expected<MovePlan> plan(const Move&) const;
    [[nodiscard]] const Verdict& maySetOut() const { return setsOut_; }

private:
    const Battle& battle_;
    bool isRegular_;  // in the movement phase, and not of a brash unit
    Verdict setsOut_;
    std::shared_ptr<const Neighborhood> near_;  // none: it may not set out
};

struct Reach {
    Du ahead;                           // straight ahead, by a plain move without contact
    Du sliding;                         // in any other direction
    std::vector<geometry::Point> area;  // where the center of its card can get by one straight step
    std::vector<Move> charges;
};
/// Empty if the unit may not set out.
Reach reachOf(const Battle&, UnitId);

/// The move with the longest legal part of its last step and the earlier steps unchanged; none if there is no
/// such part. Ends short of contact unless the move is a charge.
std::optional<Move> longestPart(const Battle&, Move);
std::optional<Move> longestPart(const Planner&, Move);
/// The same for a caller that has no use for short parts; it must have one for any part longer than a useful
/// one.
std::optional<Move> longestPart(const Planner&,
                                Move,
                                const std::function<bool(const geometry::PathStep&)>& isOfUse);
/// Legal charges straight ahead, or after one rotation on a front corner or about the center: one for each
/// enemy and kind of path, the cheapest first.
std::vector<Move> chargesInReach(const Battle&, UnitId);
/// Charges at one enemy, for other moments than that of brash units.
std::vector<Move> chargesInReach(const Battle&, UnitId, UnitId enemy);

}  // namespace vallum::field
