// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include <vallum/field/rules/movement/movement.h>

namespace vallum::app {

/// A move that the player builds up step by step. Each change is checked against the rules.
class MoveDraft {
public:
    MoveDraft() = default;
    MoveDraft(const field::Battle& battle, UnitId unit);

    [[nodiscard]] const field::Move& move() const { return move_; }
    [[nodiscard]] bool isEmpty() const;
    [[nodiscard]] const Expected<field::MovePlan>& plan() const { return plan_; }
    /// The unit's pose after the legal part of the path.
    [[nodiscard]] geometry::Pose pose() const;

    /// Tries the step, or as much of it as the rules allow; a step that runs into an enemy becomes a charge
    /// if it can. `plan` is the result, and `limit` the reason if something was cut off.
    void tryStep(const field::Battle& battle, const geometry::PathStep& step);
    /// Why the tried step could not go on.
    [[nodiscard]] const std::optional<Refusal>& limit() const { return limit_; }
    /// Adds the tried step to the path.
    void keepStep();
    void dropTried(const field::Battle& battle);

    void takeBack(const field::Battle& battle);
    void setGait(const field::Battle& battle, field::Gait gait);
    /// Adds the maneuver before the path or, if there is a path, after it. Toggling again removes it.
    void toggle(const field::Battle& battle, const field::Maneuver& maneuver);
    void setWraps(const field::Battle& battle, int left, int right);
    void setSide(const field::Battle& battle, std::optional<geometry::Edge> side);

    /// The structures in contact at the end of the path, the nearest first.
    [[nodiscard]] std::vector<field::StructureId> structuresReached(const field::Battle& battle) const;
    [[nodiscard]] field::AtStructure arrivalAt(const field::Battle& battle,
                                               field::StructureId structure,
                                               field::Arrival what) const;
    /// Ends the tried move at the wanted structure, or else at the one that stops it.
    void tryArrival(const field::Battle& battle, std::optional<field::StructureId> wanted);
    void setArrival(const field::Battle& battle, std::optional<field::AtStructure> at);
    /// FOR-11
    void setUnder(const field::Battle& battle, bool under);
    /// Replaces what has been tried.
    void tryMove(const field::Battle& battle, field::Move move);
    /// Starts the move over from there; none: from the unit's own pose.
    void setOut(const field::Battle& battle, std::optional<geometry::Pose> out);

private:
    [[nodiscard]] std::optional<Refusal> whyNotFarther(const field::Battle& battle,
                                                       const geometry::PathStep& whole) const;
    bool tryCharge(const field::Battle& battle, const geometry::PathStep& whole);
    [[nodiscard]] std::vector<field::AtStructure> arrivals(const field::Battle& battle,
                                                           std::optional<field::StructureId> first) const;
    [[nodiscard]] geometry::Pose endOfPath() const;
    void replan(const field::Battle& battle);

    field::Move move_;
    field::Move kept_;  // without the tried step
    geometry::Pose start_;
    geometry::Size size_;  // of the moving piece: the card or the siege tower
    Expected<field::MovePlan> plan_ = refuse("MOV-01"_rule);
    std::optional<Refusal> limit_;
};

/// The most likely one first; empty for structures that are only crossed.
[[nodiscard]] std::vector<field::Arrival> arrivalsAt(field::StructureKind kind);

}  // namespace vallum::app
