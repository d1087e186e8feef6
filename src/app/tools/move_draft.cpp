// SPDX-License-Identifier: GPL-3.0-or-later
#include "tools/move_draft.h"

#include "tools/charge_instead.h"
#include "tools/gestures.h"

#include <algorithm>

#include <vallum/field/queries/reach.h>

namespace vallum::app {

MoveDraft::MoveDraft(const field::Battle& battle, UnitId unit) : start_(battle.unit(unit).pose) {
    move_.unit = unit;
    kept_ = move_;
    replan(battle);
}

bool MoveDraft::isEmpty() const {
    return move_.path.empty() && move_.before.empty() && move_.after.empty() &&
           move_.gait == field::Gait::regular;
}

geometry::Pose MoveDraft::pose() const {
    if (plan_) return plan_->contact ? plan_->contact->to : plan_->end;
    geometry::Pose pose = start_;
    for (const geometry::PathStep& step : move_.path) pose = geometry::after(step, pose, field::cardSize);
    return pose;
}

void MoveDraft::replan(const field::Battle& battle) { plan_ = field::planNow(battle, move_); }

void MoveDraft::tryStep(const field::Battle& battle, const geometry::PathStep& step) {
    limit_.reset();
    if (kept_.charge) {
        // The contact ends the move: there is nothing to add to it.
        move_ = kept_;
        return;
    }
    move_ = kept_;
    move_.path.push_back(step);
    if (!kept_.path.empty()) {
        if (const auto one = joined(kept_.path.back(), step)) {
            move_.path.pop_back();
            move_.path.back() = *one;
        }
    }
    const geometry::PathStep whole = move_.path.back();
    replan(battle);
    if (plan_) return;
    limit_ = plan_.error();
    if (tryCharge(battle, whole)) return;
    if (auto part = field::longestPart(battle, move_)) {
        move_ = std::move(*part);
        limit_ = whyNotFarther(battle, whole);
    }
    replan(battle);
}

/// What forbids the step right behind its longest lawful part: that explains where the ghost stands.
std::optional<Refusal> MoveDraft::whyNotFarther(const field::Battle& battle,
                                                const geometry::PathStep& whole) const {
    field::Move farther = move_;
    const auto longer = std::visit(
        []<class Step>(Step it) -> geometry::PathStep {
            if constexpr (requires { it.distance; }) {
                it.distance = it.distance + 0.01_du;
            } else {
                it.angle = it.angle + (it.angle > Degrees() ? 0.1_deg : -0.1_deg);
            }
            return it;
        },
        farther.path.back());
    farther.path.back() = longer;
    const auto plan = field::planNow(battle, farther);
    if (!plan) {
        const PlannedCharge charge = chargeInstead(battle, farther);
        return runsIntoAnEnemy(plan.error()) && !charge.plan ? charge.plan.error() : plan.error();
    }
    farther.path.back() = whole;
    const auto all = field::planNow(battle, farther);
    return all ? std::nullopt : std::optional(all.error());
}

bool MoveDraft::tryCharge(const field::Battle& battle, const geometry::PathStep& whole) {
    field::Move move = move_;
    move.path.back() = whole;
    auto charge = chargeInstead(battle, move);
    if (!charge.plan) return false;
    move_ = std::move(charge.move);
    plan_ = std::move(charge.plan);
    limit_.reset();
    return true;
}

void MoveDraft::keepStep() { kept_ = move_; }

void MoveDraft::dropTried(const field::Battle& battle) {
    move_ = kept_;
    limit_.reset();
    replan(battle);
}

void MoveDraft::takeBack(const field::Battle& battle) {
    if (kept_.charge) {
        kept_.charge.reset();
        kept_.path.pop_back();
    } else if (!kept_.after.empty()) {
        kept_.after.pop_back();
    } else if (!kept_.path.empty()) {
        kept_.path.pop_back();
    } else if (!kept_.before.empty()) {
        kept_.before.pop_back();
    } else {
        kept_.gait = field::Gait::regular;
    }
    dropTried(battle);
}

void MoveDraft::setGait(const field::Battle& battle, field::Gait gait) {
    kept_.gait = gait;
    dropTried(battle);
}

void MoveDraft::toggle(const field::Battle& battle, const field::Maneuver& maneuver) {
    // ABL-34: who is left behind does not come along first.
    const bool goesFirst = std::holds_alternative<field::LeaveSupport>(maneuver) || kept_.path.empty();
    auto& list = goesFirst ? kept_.before : kept_.after;
    const auto there = std::ranges::find_if(list, [&](const auto& it) { return it == maneuver; });
    if (there != list.end()) {
        list.erase(there);
    } else {
        list.push_back(maneuver);
    }
    dropTried(battle);
}

void MoveDraft::setWraps(const field::Battle& battle, int left, int right) {
    if (!kept_.charge) return;
    kept_.charge->wrapLeft = std::max(left, 0);
    kept_.charge->wrapRight = std::max(right, 0);
    dropTried(battle);
}

void MoveDraft::setSide(const field::Battle& battle, std::optional<geometry::Edge> side) {
    if (!kept_.charge) return;
    kept_.charge->side = side;
    dropTried(battle);
}

}  // namespace vallum::app
