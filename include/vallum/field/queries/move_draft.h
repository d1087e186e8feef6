// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include <vallum/field/rules/movement/move_plan.h>

namespace vallum::field {

/// A move that the player builds up step by step. Each change is checked against the rules.
class MoveDraft {
public:
    MoveDraft() = default;
    MoveDraft(const Battle& battle, UnitId unit);

    [[nodiscard]] const Move& move() const { return move_; }
    [[nodiscard]] bool isEmpty() const;
    [[nodiscard]] const Expected<MovePlan>& plan() const { return plan_; }
    /// The unit's pose after the legal part of the path.
    [[nodiscard]] geometry::Pose pose() const;

    /// Tries the step, or as much of it as the rules allow; a step that runs into an enemy becomes a charge
    /// if it can. `plan` is the result, and `limit` the reason if something was cut off.
    void tryStep(const Battle& battle, const geometry::PathStep& step);
    /// Why the tried step could not go on; none if it ends at an enemy or a structure.
    [[nodiscard]] std::optional<Refusal> limit() const;
    /// Adds the tried step to the path.
    void keepStep();
    void dropTried(const Battle& battle);

    void takeBack(const Battle& battle);
    void setGait(const Battle& battle, Gait gait);
    /// Adds the maneuver before the path or, if there is a path, after it. Toggling again removes it.
    void toggle(const Battle& battle, const Maneuver& maneuver);
    void setWraps(const Battle& battle, int left, int right);
    void setSide(const Battle& battle, std::optional<geometry::Edge> side);

    /// The structures in contact at the end of the path, the nearest first.
    [[nodiscard]] std::vector<StructureId> structuresReached(const Battle& battle) const;
    [[nodiscard]] AtStructure arrivalAt(const Battle& battle, StructureId structure, Arrival what) const;
    /// Ends the tried move at the wanted structure, or else at the one that stops it. A siege tower only if
    /// it is wanted, or nothing else is reached.
    void tryArrival(const Battle& battle, std::optional<StructureId> wanted);
    void setArrival(const Battle& battle, std::optional<AtStructure> at);
    /// FOR-11: the unit slips under the friends it ends on instead of lying on top.
    void setUnder(const Battle& battle, bool under);
    /// Replaces what has been tried.
    void tryMove(const Battle& battle, Move move);
    /// Starts the move over from there; none: from the unit's own pose.
    void setOut(const Battle& battle, std::optional<geometry::Pose> out);

private:
    [[nodiscard]] std::optional<Refusal> whyNotFarther(const Battle& battle,
                                                       const geometry::PathStep& whole) const;
    bool tryCharge(const Battle& battle, const geometry::PathStep& whole);
    void closeTheGap(const Battle& battle);
    [[nodiscard]] std::vector<AtStructure> arrivals(const Battle& battle,
                                                    std::optional<StructureId> first) const;
    [[nodiscard]] geometry::Pose endOfPath() const;
    void replan(const Battle& battle);

    Move move_;
    Move kept_;  // without the tried step
    geometry::Pose start_;
    geometry::Size size_;  // of the moving piece: the card or the siege tower
    Expected<MovePlan> plan_ = refuse("MOV-01"_rule);
    std::optional<Refusal> limit_;
};

/// The size of the moving piece: the card, or the siege tower that the unit is in.
[[nodiscard]] geometry::Size sizeMoved(const Battle& battle, const Move& move);
/// The most likely one first; empty for structures that are only crossed.
[[nodiscard]] std::vector<Arrival> arrivalsAt(StructureKind kind);

}  // namespace vallum::field
