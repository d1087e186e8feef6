// SPDX-License-Identifier: GPL-3.0-or-later
#include "tools/move_draft.h"

#include "tools/charge_instead.h"
#include "tools/gestures.h"
#include "tools/move_handles.h"

#include <algorithm>

#include <vallum/field/queries/reach.h>
#include <vallum/field/rules/fortress/structures.h>
#include <vallum/field/rules/ground/villages.h>
#include <vallum/geometry/engagement.h>
#include <vallum/geometry/relation.h>

namespace vallum::app {

MoveDraft::MoveDraft(const field::Battle& battle, UnitId unit) : start_(battle.unit(unit).pose) {
    move_.unit = unit;
    kept_ = move_;
    size_ = sizeMoved(battle, move_);
    replan(battle);
}

bool MoveDraft::isEmpty() const {
    return move_.path.empty() && move_.before.empty() && move_.after.empty() && !move_.out && !move_.at &&
           move_.gait == field::Gait::regular;
}

geometry::Pose MoveDraft::pose() const {
    if (plan_) return plan_->contact ? plan_->contact->to : plan_->end;
    return endOfPath();
}

geometry::Pose MoveDraft::endOfPath() const {
    const geometry::Size size = move_.out ? field::cardSize : size_;
    geometry::Pose pose = move_.out.value_or(start_);
    for (const geometry::PathStep& step : move_.path) pose = geometry::after(step, pose, size);
    return pose;
}

void MoveDraft::replan(const field::Battle& battle) { plan_ = field::planNow(battle, move_); }

void MoveDraft::tryStep(const field::Battle& battle, const geometry::PathStep& step) {
    limit_.reset();
    if (kept_.charge || kept_.at) {
        // Contact ends the move, so nothing can be added.
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

/// The refusal just beyond the longest legal part of the step, which explains where the ghost stops.
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
    if (kept_.at) {
        kept_.at.reset();
    } else if (kept_.charge) {
        kept_.charge.reset();
        kept_.path.pop_back();
    } else if (!kept_.after.empty()) {
        kept_.after.pop_back();
    } else if (!kept_.path.empty()) {
        kept_.path.pop_back();
    } else if (!kept_.before.empty()) {
        kept_.before.pop_back();
    } else if (kept_.out) {
        kept_.out.reset();
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
    // ABL-34: supporting units are left behind at the start of the move.
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
    const auto wrap = [&](auto& contact) {
        contact->wrapLeft = std::max(left, 0);
        contact->wrapRight = std::max(right, 0);
    };
    if (kept_.charge) wrap(kept_.charge);
    if (kept_.at) wrap(kept_.at);
    dropTried(battle);
}

void MoveDraft::setSide(const field::Battle& battle, std::optional<geometry::Edge> side) {
    if (!kept_.charge) return;
    kept_.charge->side = side;
    dropTried(battle);
}

// --------------------------------------------------------------- structures

namespace {

constexpr Du nearBy = 3_du;  // beyond the sum of half a village and half a card

/// True if the refusal says more than that the unit is not there yet.
bool isTelling(const Refusal& refusal) { return refusal.hindrance != Hindrance::notThere; }

}  // namespace

std::vector<field::Arrival> arrivalsAt(field::StructureKind kind) {
    using field::Arrival;
    if (field::isHighTower(kind)) return {Arrival::occupy, Arrival::lineUp, Arrival::climb};
    if (field::isWall(kind)) return {Arrival::lineUp, Arrival::climb};
    if (kind == field::StructureKind::villageSector) return {Arrival::occupy, Arrival::lineUp};
    return {};
}

std::vector<field::StructureId> MoveDraft::structuresReached(const field::Battle& battle) const {
    std::vector<field::StructureId> reached;
    if (!plan_ || move_.charge) return reached;
    const geometry::Pose end = move_.at ? endOfPath() : plan_->end;
    const geometry::Footprint card = geometry::footprint({end, plan_->extension}, field::cardSize);
    for (const field::StructureId id : field::standingStructures(battle)) {
        if (arrivalsAt(battle.structure(id).kind).empty() || battle.unit(move_.unit).inside == id) continue;
        if (!geometry::isWithin(nearBy, end.center, battle.structure(id).pose.center)) continue;
        const auto parts = field::partsOf(battle, id);
        const bool isReached = std::ranges::any_of(
            parts, [&](const geometry::Outline& part) { return geometry::inContact(card, part); });
        if (isReached) reached.push_back(id);
    }
    const geometry::Point front = geometry::frontCenter(end, field::cardSize);
    std::ranges::stable_sort(reached, {}, [&](field::StructureId id) {
        return geometry::distance(front, geometry::Footprint(field::boxOf(battle, id))).raw();
    });
    return reached;
}

/// TER-48: in a village the card stays as close as possible to where it entered.
field::AtStructure MoveDraft::arrivalAt(const field::Battle& battle,
                                        field::StructureId structure,
                                        field::Arrival what) const {
    field::AtStructure at{.structure = structure, .what = what, .place = std::nullopt};
    const bool isVillage = battle.structure(structure).kind == field::StructureKind::villageSector;
    if (isVillage && what == field::Arrival::occupy) {
        at.place = field::nearestInSector(battle, structure, endOfPath());
    }
    if (!move_.at) return at;
    // ASL-08: climbing keeps the sections wrapped round the tower.
    if (move_.at->structure != structure || what == field::Arrival::occupy) return at;
    at.wrapLeft = move_.at->wrapLeft;
    at.wrapRight = move_.at->wrapRight;
    return at;
}

/// All possible endings of the path at the structures reached.
std::vector<field::AtStructure> MoveDraft::arrivals(const field::Battle& battle,
                                                    std::optional<field::StructureId> first) const {
    std::vector<field::StructureId> reached = structuresReached(battle);
    const auto found = first ? std::ranges::find(reached, *first) : reached.end();
    if (found != reached.end()) std::rotate(reached.begin(), found, found + 1);
    std::vector<field::AtStructure> ways;
    for (const field::StructureId id : reached) {
        for (const field::Arrival what : arrivalsAt(battle.structure(id).kind)) {
            if (what == field::Arrival::climb) continue;  // ASL-02: climbing is a separate choice
            ways.push_back(arrivalAt(battle, id, what));
        }
    }
    return ways;
}

void MoveDraft::tryArrival(const field::Battle& battle, std::optional<field::StructureId> wanted) {
    if (battle.structures.empty() || move_.charge || kept_.at || (!wanted && !limit_)) return;
    if (!plan_) {
        // The unit is already at the wall, so nothing remains of the step.
        const auto whole = limit_;
        move_ = kept_;
        replan(battle);
        limit_ = whole;
    }
    const field::Move before = move_;
    std::optional<Refusal> why;
    for (const field::AtStructure& way : arrivals(battle, wanted)) {
        move_.at = way;
        replan(battle);
        if (plan_) {
            limit_ = why;
            return;
        }
        if (!why && isTelling(plan_.error())) why = plan_.error();
        move_ = before;
    }
    if (why) limit_ = why;
    replan(battle);
}

void MoveDraft::setArrival(const field::Battle& battle, std::optional<field::AtStructure> at) {
    if (kept_.charge) return;
    kept_.at = at;
    dropTried(battle);
}

void MoveDraft::setUnder(const field::Battle& battle, bool under) {
    kept_.under = under;
    dropTried(battle);
}

void MoveDraft::tryMove(const field::Battle& battle, field::Move move) {
    move_ = std::move(move);
    limit_.reset();
    replan(battle);
}

void MoveDraft::setOut(const field::Battle& battle, std::optional<geometry::Pose> out) {
    kept_ = field::Move{};
    kept_.unit = move_.unit;
    kept_.out = out;
    dropTried(battle);
}

}  // namespace vallum::app
