// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <variant>
#include <vector>

#include <vallum/field/rules/movement/move_plan.h>

namespace vallum::field {

/// Each unit advances along its own heading.
struct AllAhead {
    Du distance;
};
/// All units move in the same direction, whatever their headings.
struct AllToward {
    Heading toward;
    Du distance;
};
/// The line wheels forward about its end on this side; units farther out move farther.
struct LineWheel {
    Flank about = Flank::left;
    Degrees angle;
};
using GroupStep = std::variant<AllAhead, AllToward, LineWheel>;

/// Both steps as one if they are of the same kind and can be added.
std::optional<GroupStep> joined(const GroupStep& first, const GroupStep& second);

/// One unit's share of a group move.
struct GroupMember {
    Move move;
    Expected<MovePlan> plan = refuse("MOV-01"_rule);
    geometry::Pose pose;  // final position, or the intended one if the move is refused
};

/// Several units that move together, each with its own move and points. All go as far as the slowest one;
/// units that cannot move at all stay behind. A unit that meets an enemy on its way charges it.
class GroupDraft {
public:
    GroupDraft() = default;
    GroupDraft(const Battle& battle, std::vector<UnitId> units);

    /// From the left end of the line to the right.
    [[nodiscard]] const std::vector<UnitId>& units() const { return units_; }
    [[nodiscard]] bool isEmpty() const { return !step_; }
    /// Moving units come first, in an order in which their moves are possible.
    [[nodiscard]] const std::vector<GroupMember>& members() const { return members_; }
    [[nodiscard]] std::vector<Move> moves() const;
    /// Whether any of them charges.
    [[nodiscard]] bool charges() const;
    [[nodiscard]] bool leavesSomeBehind() const;
    /// The unit that limits the others, and why.
    [[nodiscard]] const std::optional<std::pair<UnitId, Refusal>>& limit() const { return limit_; }
    /// Whether their headings are similar enough to wheel.
    [[nodiscard]] bool isLine() const { return isLine_; }
    /// The center of the line's front, with the line's heading.
    [[nodiscard]] geometry::Pose front(const Battle& battle) const;

    void tryStep(const Battle& battle, const GroupStep& step);
    /// Adds to the current step if the two can be joined; otherwise starts over.
    void nudge(const Battle& battle, const GroupStep& step);
    void clear();
    void setGait(const Battle& battle, Gait gait);
    [[nodiscard]] Gait gait() const { return gait_; }

private:
    struct Attempt {
        std::vector<GroupMember> members;
        bool isComplete = false;
    };
    [[nodiscard]] Attempt attempt(const Battle& battle,
                                  const std::vector<UnitId>& units,
                                  const GroupStep& step) const;
    [[nodiscard]] GroupMember member(const Battle& battle, UnitId unit, const GroupStep& step) const;
    [[nodiscard]] std::vector<UnitId> foremostFirst(const Battle& battle,
                                                    std::vector<UnitId> units,
                                                    const GroupStep& step) const;
    void goAsFarAsAllCan(const Battle& battle, const std::vector<UnitId>& able);
    [[nodiscard]] Heading heading(const Battle& battle) const;

    std::vector<UnitId> units_;
    bool isLine_ = false;
    Gait gait_ = Gait::regular;
    std::optional<GroupStep> step_;
    std::vector<GroupMember> members_;
    std::optional<std::pair<UnitId, Refusal>> limit_;
};

}  // namespace vallum::field
