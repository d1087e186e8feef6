// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include <vallum/field/rules/movement/movement.h>

namespace vallum::app {

/// A move that a player puts together step by step before it is made. It asks the rules after each change.
class MoveDraft {
public:
    MoveDraft() = default;
    MoveDraft(const field::Battle& battle, UnitId unit);

    [[nodiscard]] const field::Move& move() const { return move_; }
    [[nodiscard]] bool isEmpty() const;
    [[nodiscard]] const Expected<field::MovePlan>& plan() const { return plan_; }
    /// Where the unit would stand now, as far as the path was lawful.
    [[nodiscard]] geometry::Pose pose() const;

    /// The step, or as much of it as the rules allow; a step that runs into an enemy becomes a charge if it
    /// can. What is kept in the end is told by `plan` and, when something was cut off, by `limit`.
    void tryStep(const field::Battle& battle, const geometry::PathStep& step);
    /// What keeps the tried step from going on.
    [[nodiscard]] const std::optional<Refusal>& limit() const { return limit_; }
    /// The tried step becomes a part of the path.
    void keepStep();
    void dropTried(const field::Battle& battle);

    void takeBack(const field::Battle& battle);
    void setGait(const field::Battle& battle, field::Gait gait);
    /// Before the path while there is none, afterward behind it. The same maneuver again takes it away.
    void toggle(const field::Battle& battle, const field::Maneuver& maneuver);
    void setWraps(const field::Battle& battle, int left, int right);
    void setSide(const field::Battle& battle, std::optional<geometry::Edge> side);

    /// The structures beside which the path ends, the nearest first.
    [[nodiscard]] std::vector<field::StructureId> structuresReached(const field::Battle& battle) const;
    [[nodiscard]] field::AtStructure arrivalAt(const field::Battle& battle,
                                               field::StructureId structure,
                                               field::Arrival what) const;
    /// What has been tried ends at the structure that is wanted, or at the one that stops it.
    void tryArrival(const field::Battle& battle, std::optional<field::StructureId> wanted);
    void setArrival(const field::Battle& battle, std::optional<field::AtStructure> at);
    /// FOR-11
    void setUnder(const field::Battle& battle, bool under);
    /// In place of what has been tried.
    void tryMove(const field::Battle& battle, field::Move move);
    /// The move begins anew there.
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
    geometry::Size size_;  // of what moves: the card, or the siege tower
    Expected<field::MovePlan> plan_ = refuse("MOV-01"_rule);
    std::optional<Refusal> limit_;
};

/// In the order in which a player will most likely want them; none for what is only walked on.
[[nodiscard]] std::vector<field::Arrival> arrivalsAt(field::StructureKind kind);

}  // namespace vallum::app
