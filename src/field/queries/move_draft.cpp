// SPDX-License-Identifier: GPL-3.0-or-later

#include "queries/charge_instead.h"

#include <algorithm>

#include <vallum/field/queries/move_draft.h>
#include <vallum/field/queries/reach.h>
#include <vallum/field/situation/fortress/structures.h>
#include <vallum/field/situation/ground/villages.h>
#include <vallum/geometry/engagement.h>
#include <vallum/geometry/relation.h>
#include <vallum/geometry/step_parts.h>

namespace vallum::field {

geometry::Size sizeMoved(const Battle& battle, const Move& move) {
    const auto& inside = battle.unit(move.unit).inside;
    const bool rolls = !move.out && inside && battle.structure(*inside).kind == StructureKind::siegeTower;
    return rolls ? battle.setting->sizes.siegeTower : cardSize;
}

MoveDraft::MoveDraft(const Battle& battle, UnitId unit) : start_(battle.unit(unit).pose) {
    move_.unit = unit;
    kept_ = move_;
    size_ = sizeMoved(battle, move_);
    replan(battle);
}

bool MoveDraft::isEmpty() const {
    return move_.path.empty() && move_.before.empty() && move_.after.empty() && !move_.out && !move_.at &&
           move_.gait == Gait::regular;
}

geometry::Pose MoveDraft::pose() const {
    if (plan_) return plan_->contact ? plan_->contact->to : plan_->end;
    return endOfPath();
}

geometry::Pose MoveDraft::endOfPath() const {
    const geometry::Size size = move_.out ? cardSize : size_;
    geometry::Pose pose = move_.out.value_or(start_);
    for (const geometry::PathStep& step : move_.path) pose = geometry::after(step, pose, size);
    return pose;
}

void MoveDraft::replan(const Battle& battle) { plan_ = planNow(battle, move_); }

void MoveDraft::tryStep(const Battle& battle, const geometry::PathStep& step) {
    limit_.reset();
    if (kept_.charge || kept_.at) {
        // Contact ends the move, so nothing can be added.
        move_ = kept_;
        return;
    }
    move_ = kept_;
    move_.path.push_back(step);
    if (!kept_.path.empty()) {
        if (const auto one = geometry::joined(kept_.path.back(), step)) {
            move_.path.pop_back();
            move_.path.back() = *one;
        }
    }
    const geometry::PathStep whole = move_.path.back();
    replan(battle);
    if (plan_) return closeTheGap(battle);
    limit_ = plan_.error();
    if (tryCharge(battle, whole)) return;
    if (auto part = longestPart(battle, move_)) {
        move_ = std::move(*part);
        limit_ = whyNotFarther(battle, whole);
    }
    replan(battle);
}

/// The refusal just beyond the longest legal part of the step, which explains where the ghost stops.
std::optional<Refusal> MoveDraft::whyNotFarther(const Battle& battle, const geometry::PathStep& whole) const {
    Move farther = move_;
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
    const auto plan = planNow(battle, farther);
    if (!plan) {
        const PlannedCharge charge = chargeInstead(battle, farther);
        return runsIntoAnEnemy(plan.error()) && !charge.plan ? charge.plan.error() : plan.error();
    }
    farther.path.back() = whole;
    const auto all = planNow(battle, farther);
    return all ? std::nullopt : std::optional(all.error());
}

/// On the screen such an advance touches the enemy, so it is taken for the charge that it looks like.
void MoveDraft::closeTheGap(const Battle& battle) {
    constexpr Du gap = 0.05_du;
    const auto* advance = std::get_if<geometry::Advance>(&move_.path.back());
    if (advance == nullptr || advance->distance <= Du()) return;
    Move farther = move_;
    const geometry::PathStep whole = geometry::Advance{advance->distance + gap};
    farther.path.back() = whole;
    const auto plan = planNow(battle, farther);
    if (!plan && runsIntoAnEnemy(plan.error())) tryCharge(battle, whole);
}

bool MoveDraft::tryCharge(const Battle& battle, const geometry::PathStep& whole) {
    Move move = move_;
    move.path.back() = whole;
    auto charge = chargeInstead(battle, move);
    if (!charge.plan) return false;
    move_ = std::move(charge.move);
    plan_ = std::move(charge.plan);
    limit_.reset();
    return true;
}

void MoveDraft::keepStep() { kept_ = move_; }

void MoveDraft::dropTried(const Battle& battle) {
    move_ = kept_;
    limit_.reset();
    replan(battle);
}

void MoveDraft::takeBack(const Battle& battle) {
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
        kept_.gait = Gait::regular;
    }
    dropTried(battle);
}

void MoveDraft::setGait(const Battle& battle, Gait gait) {
    kept_.gait = gait;
    dropTried(battle);
}

void MoveDraft::toggle(const Battle& battle, const Maneuver& maneuver) {
    // ABL-34: supporting units are left behind at the start of the move.
    const bool goesFirst = std::holds_alternative<LeaveSupport>(maneuver) || kept_.path.empty();
    auto& list = goesFirst ? kept_.before : kept_.after;
    const auto there = std::ranges::find_if(list, [&](const auto& it) { return it == maneuver; });
    if (there != list.end()) {
        list.erase(there);
    } else {
        list.push_back(maneuver);
    }
    dropTried(battle);
}

void MoveDraft::setWraps(const Battle& battle, int left, int right) {
    const auto wrap = [&](auto& contact) {
        contact->wrapLeft = std::max(left, 0);
        contact->wrapRight = std::max(right, 0);
    };
    if (kept_.charge) wrap(kept_.charge);
    if (kept_.at) wrap(kept_.at);
    dropTried(battle);
}

void MoveDraft::setSide(const Battle& battle, std::optional<geometry::Edge> side) {
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

std::vector<Arrival> arrivalsAt(StructureKind kind) {
    if (isHighTower(kind)) return {Arrival::occupy, Arrival::lineUp, Arrival::climb};
    if (isWall(kind)) return {Arrival::lineUp, Arrival::climb};
    if (kind == StructureKind::villageSector) return {Arrival::occupy, Arrival::lineUp};
    return {};
}

std::vector<StructureId> MoveDraft::structuresReached(const Battle& battle) const {
    std::vector<StructureId> reached;
    if (!plan_ || move_.charge) return reached;
    const geometry::Pose end = move_.at ? endOfPath() : plan_->end;
    const geometry::Footprint card = geometry::footprint({end, plan_->extension}, cardSize);
    for (const StructureId id : standingStructures(battle)) {
        if (arrivalsAt(battle.structure(id).kind).empty() || battle.unit(move_.unit).inside == id) continue;
        if (!geometry::isWithin(nearBy, end.center, battle.structure(id).pose.center)) continue;
        const auto parts = partsOf(battle, id);
        const bool isReached = std::ranges::any_of(
            parts, [&](const geometry::Outline& part) { return geometry::inContact(card, part); });
        if (isReached) reached.push_back(id);
    }
    const geometry::Point front = geometry::frontCenter(end, cardSize);
    std::ranges::stable_sort(reached, {}, [&](StructureId id) {
        return geometry::distance(front, geometry::Footprint(boxOf(battle, id))).raw();
    });
    return reached;
}

/// TER-48: in a village the card stays as close as possible to where it entered.
AtStructure MoveDraft::arrivalAt(const Battle& battle, StructureId structure, Arrival what) const {
    AtStructure at{.structure = structure, .what = what, .place = std::nullopt};
    const bool isVillage = battle.structure(structure).kind == StructureKind::villageSector;
    if (isVillage && what == Arrival::occupy) {
        at.place = nearestInSector(battle, structure, endOfPath());
    }
    if (!move_.at) return at;
    // ASL-08: climbing keeps the sections wrapped round the tower.
    if (move_.at->structure != structure || what == Arrival::occupy) return at;
    at.wrapLeft = move_.at->wrapLeft;
    at.wrapRight = move_.at->wrapRight;
    return at;
}

std::optional<Refusal> MoveDraft::limit() const {
    const bool meets = plan_ && (plan_->contact || plan_->arrival);
    return meets ? std::nullopt : limit_;
}

/// All endings of the path that are meant at the structures reached.
std::vector<AtStructure> MoveDraft::arrivals(const Battle& battle, std::optional<StructureId> first) const {
    std::vector<StructureId> reached = structuresReached(battle);
    const auto found = first ? std::ranges::find(reached, *first) : reached.end();
    if (found != reached.end()) std::rotate(reached.begin(), found, found + 1);
    std::vector<AtStructure> ways;
    for (const StructureId id : reached) {
        const StructureKind kind = battle.structure(id).kind;
        // Who comes past a siege tower on the way to a wall does not mean the tower.
        if (kind == StructureKind::siegeTower && first != id && reached.size() > 1) continue;
        for (const Arrival what : arrivalsAt(kind)) {
            if (what == Arrival::climb) continue;  // ASL-02: climbing is a separate choice
            ways.push_back(arrivalAt(battle, id, what));
        }
    }
    return ways;
}

void MoveDraft::tryArrival(const Battle& battle, std::optional<StructureId> wanted) {
    if (battle.structures.empty() || move_.charge || kept_.at || (!wanted && !limit_)) return;
    if (!plan_) {
        // The unit is already at the wall, so nothing remains of the step.
        const auto whole = limit_;
        move_ = kept_;
        replan(battle);
        limit_ = whole;
    }
    const Move before = move_;
    std::optional<Refusal> why;
    for (const AtStructure& way : arrivals(battle, wanted)) {
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

void MoveDraft::setArrival(const Battle& battle, std::optional<AtStructure> at) {
    if (kept_.charge) return;
    kept_.at = at;
    dropTried(battle);
}

void MoveDraft::setUnder(const Battle& battle, bool under) {
    kept_.under = under;
    dropTried(battle);
}

void MoveDraft::tryMove(const Battle& battle, Move move) {
    move_ = std::move(move);
    limit_.reset();
    replan(battle);
}

void MoveDraft::setOut(const Battle& battle, std::optional<geometry::Pose> out) {
    kept_ = Move{};
    kept_.unit = move_.unit;
    kept_.out = out;
    dropTried(battle);
}

}  // namespace vallum::field
