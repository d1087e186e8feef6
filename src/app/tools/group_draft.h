// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <variant>
#include <vector>

#include <vallum/field/rules/movement/movement.h>

namespace vallum::app {

/// Each straight ahead, as it looks.
struct AllAhead {
    Du distance;
};
/// All the same way, whichever way they look.
struct AllToward {
    Heading toward;
    Du distance;
};
/// The line swings forward about its end on this side: the farther a unit is from there, the farther it goes.
struct LineWheel {
    field::Flank about = field::Flank::left;
    Degrees angle;
};
using GroupStep = std::variant<AllAhead, AllToward, LineWheel>;

/// The same two steps as one, where they are of one kind and go on alike.
std::optional<GroupStep> joined(const GroupStep& first, const GroupStep& second);

/// What a move of several units makes of one of them.
struct GroupMember {
    field::Move move;
    Expected<field::MovePlan> plan = refuse("MOV-01"_rule);
    geometry::Pose pose;  // where it would stand, if it could
};

/// Several units that move together, each by a move of its own and with its own points. They go as far as the
/// slowest of them; those that cannot go at all stay behind. Who meets an enemy on the way charges it.
class GroupDraft {
public:
    GroupDraft() = default;
    GroupDraft(const field::Battle& battle, std::vector<UnitId> units);

    /// From the left end of the line to the right.
    [[nodiscard]] const std::vector<UnitId>& units() const { return units_; }
    [[nodiscard]] bool isEmpty() const { return !step_; }
    /// Those that go come first, in an order in which their moves can be made.
    [[nodiscard]] const std::vector<GroupMember>& members() const { return members_; }
    [[nodiscard]] std::vector<field::Move> moves() const;
    /// Whether any of them would come into a fight.
    [[nodiscard]] bool charges() const;
    [[nodiscard]] bool leavesSomeBehind() const;
    /// Who keeps the others from going farther, and why.
    [[nodiscard]] const std::optional<std::pair<UnitId, Refusal>>& limit() const { return limit_; }
    /// Whether all look about the same way, so that they can wheel.
    [[nodiscard]] bool isLine() const { return isLine_; }
    /// The middle of the line's front, looking as the line looks.
    [[nodiscard]] geometry::Pose front(const field::Battle& battle) const;

    void tryStep(const field::Battle& battle, const GroupStep& step);
    /// Adds to what has been tried, where that goes on alike; otherwise it begins anew.
    void nudge(const field::Battle& battle, const GroupStep& step);
    void clear();
    void setGait(const field::Battle& battle, field::Gait gait);
    [[nodiscard]] field::Gait gait() const { return gait_; }

private:
    struct Attempt {
        std::vector<GroupMember> members;
        bool isComplete = false;
    };
    [[nodiscard]] Attempt attempt(const field::Battle& battle,
                                  const std::vector<UnitId>& units,
                                  const GroupStep& step) const;
    [[nodiscard]] GroupMember member(const field::Battle& battle, UnitId unit, const GroupStep& step) const;
    [[nodiscard]] std::vector<UnitId> foremostFirst(const field::Battle& battle,
                                                    std::vector<UnitId> units,
                                                    const GroupStep& step) const;
    void goAsFarAsAllCan(const field::Battle& battle, const std::vector<UnitId>& able);
    [[nodiscard]] Heading heading(const field::Battle& battle) const;

    std::vector<UnitId> units_;
    bool isLine_ = false;
    field::Gait gait_ = field::Gait::regular;
    std::optional<GroupStep> step_;
    std::vector<GroupMember> members_;
    std::optional<std::pair<UnitId, Refusal>> limit_;
};

}  // namespace vallum::app
