// SPDX-License-Identifier: GPL-3.0-or-later

#include "queries/charge_instead.h"

#include <algorithm>

#include <vallum/core/overloaded.h>
#include <vallum/field/queries/group_draft.h>
#include <vallum/field/queries/odds.h>
#include <vallum/field/queries/reach.h>
#include <vallum/geometry/bearing.h>
#include <vallum/geometry/grid.h>

namespace vallum::field {

using geometry::Advance;
using geometry::Corner;
using geometry::Pivot;
using geometry::Point;
using geometry::Pose;
using geometry::Slide;

namespace {

constexpr int whole = 1000;
constexpr Degrees sameWay = 10_deg;

Degrees apart(Heading one, Heading other) {
    const Degrees turn = geometry::turnFrom(one, other);
    return turn < 0_deg ? -turn : turn;
}

template <class Quantity> Quantity partOf(Quantity amount, int part) {
    return Quantity(static_cast<std::int32_t>(std::int64_t{amount.raw()} * part / whole));
}
GroupStep partOf(const GroupStep& step, int part) {
    return std::visit(
        [&](auto it) -> GroupStep {
            if constexpr (requires { it.distance; }) {
                it.distance = partOf(it.distance, part);
            } else {
                it.angle = partOf(it.angle, part);
            }
            return it;
        },
        step);
}

/// The length, or for a wheel the angle, as a part of the step.
int asPart(const GroupStep& step, Du length, Degrees angle) {
    return std::visit(
        [&](const auto& it) {
            if constexpr (requires { it.distance; }) {
                return length.raw() * whole / std::max(it.distance.raw(), 1);
            } else {
                return angle.raw() * whole / std::max(it.angle.raw(), 1);
            }
        },
        step);
}

/// A part small enough for every unit that can move this way at all.
int leastPart(const GroupStep& step) { return std::clamp(asPart(step, 0.02_du, 0.5_deg), 1, whole); }

/// The decrement for the search from the far end, as a part of the step.
int stride(const GroupStep& step) {
    constexpr int most = 24;
    return std::max({asPart(step, 0.2_du, 4_deg), whole / most, 1});
}

/// An upper bound on the part of the step that every unit has the points for.
int affordable(const std::vector<GroupMember>& members, const GroupStep& step) {
    return std::visit(
        [&](const auto& it) {
            int part = whole;
            if constexpr (requires { it.distance; }) {
                for (const GroupMember& member : members) {
                    if (!member.plan) continue;
                    const auto points = std::int64_t{member.plan->allowance.raw()};
                    part = static_cast<int>(
                        std::min<std::int64_t>(part, points * whole / std::max(it.distance.raw(), 1)));
                }
            }
            return part;
        },
        step);
}

Corner frontCorner(Flank side) { return side == Flank::left ? Corner::frontLeft : Corner::frontRight; }
Point cornerOf(const Pose& pose, Corner corner) {
    return geometry::outline(pose, cardSize).at(static_cast<std::size_t>(corner));
}

/// A move that runs into an enemy becomes a charge if it can.
void plan(const Battle& battle, GroupMember& member) {
    member.move.charge.reset();
    member.plan = planNow(battle, member.move);
    if (member.plan || !runsIntoAnEnemy(member.plan.error())) return;
    PlannedCharge charge = chargeInstead(battle, member.move);
    if (charge.plan) member.move = std::move(charge.move);
    member.plan = std::move(charge.plan);
}

/// How far a unit has to advance before its own wheel to be in line again afterward: with the angle w, and
/// the corner `out` away from the pivot, (ahead + out sin w) / cos w - ahead.
Du wayBeforeWheel(const geometry::Offset& corner, const LineWheel& wheel) {
    constexpr Du radius = 1000_du;
    const Point rim = geometry::pointAt({{0_du, 0_du}, Heading(wheel.angle)}, 0_du, radius);
    const Du out = wheel.about == Flank::left ? corner.right : -corner.right;
    const std::int64_t along = std::int64_t{corner.ahead.raw()} * radius.raw() +
                               std::int64_t{std::max(out, 0_du).raw()} * rim.x.raw();
    const std::int64_t across = std::max(rim.y.raw(), 1);
    const std::int64_t way = (along + across / 2) / across - corner.ahead.raw();
    return Du(static_cast<std::int32_t>(std::clamp<std::int64_t>(way, 0, radius.raw())));
}

}  // namespace

std::optional<GroupStep> joined(const GroupStep& first, const GroupStep& second) {
    if (const auto* a = std::get_if<AllAhead>(&first)) {
        if (const auto* b = std::get_if<AllAhead>(&second)) return AllAhead{a->distance + b->distance};
    }
    if (const auto* a = std::get_if<AllToward>(&first)) {
        const auto* b = std::get_if<AllToward>(&second);
        if (b != nullptr && a->toward == b->toward) return AllToward{a->toward, a->distance + b->distance};
    }
    if (const auto* a = std::get_if<LineWheel>(&first)) {
        const auto* b = std::get_if<LineWheel>(&second);
        if (b != nullptr && a->about == b->about && a->angle + b->angle < 90_deg) {
            return LineWheel{a->about, a->angle + b->angle};
        }
    }
    return std::nullopt;
}

GroupDraft::GroupDraft(const Battle& battle, std::vector<UnitId> units) : units_(std::move(units)) {
    if (units_.empty()) return;
    const Pose& first = battle.unit(units_.front()).pose;
    isLine_ = std::ranges::all_of(
        units_, [&](UnitId it) { return apart(first.heading, battle.unit(it).pose.heading) <= sameWay; });
    std::ranges::sort(units_, {}, [&, looks = heading(battle)](UnitId it) {
        return geometry::offsetOf({first.center, looks}, battle.unit(it).pose.center).right;
    });
}

Heading GroupDraft::heading(const Battle& battle) const { return battle.unit(units_.front()).pose.heading; }

Pose GroupDraft::front(const Battle& battle) const {
    const Point left = cornerOf(battle.unit(units_.front()).pose, Corner::frontLeft);
    const Point right = cornerOf(battle.unit(units_.back()).pose, Corner::frontRight);
    const Point middle{(left.x + right.x) / 2, (left.y + right.y) / 2};
    return {middle, heading(battle)};
}

std::vector<Move> GroupDraft::moves() const {
    std::vector<Move> moves;
    for (const GroupMember& it : members_) {
        if (it.plan) moves.push_back(it.move);
    }
    return moves;
}

bool GroupDraft::charges() const {
    return std::ranges::any_of(members_, [](const GroupMember& it) { return it.plan && it.plan->contact; });
}

bool GroupDraft::leavesSomeBehind() const {
    return std::ranges::any_of(members_, [](const GroupMember& it) { return !it.plan; });
}

void GroupDraft::clear() {
    step_.reset();
    members_.clear();
    limit_.reset();
}

void GroupDraft::setGait(const Battle& battle, Gait gait) {
    gait_ = gait;
    if (step_) tryStep(battle, *std::optional(step_));
}

void GroupDraft::nudge(const Battle& battle, const GroupStep& step) {
    const auto further = step_ ? joined(*step_, step) : std::nullopt;
    tryStep(battle, further.value_or(step));
}

GroupMember GroupDraft::member(const Battle& battle, UnitId unit, const GroupStep& step) const {
    GroupMember member;
    member.move.unit = unit;
    member.move.gait = gait_;
    const Pose& pose = battle.unit(unit).pose;
    auto& path = member.move.path;
    std::visit(Overloaded{[&](const AllAhead& it) { path.emplace_back(Advance{it.distance}); },
                          [&](const AllToward& it) {
                              if (apart(it.toward, pose.heading) == 0_deg) {
                                  path.emplace_back(Advance{it.distance});
                              } else {
                                  path.emplace_back(Slide{it.toward, it.distance});
                              }
                          },
                          [&](const LineWheel& it) {
                              const bool left = it.about == Flank::left;
                              const UnitId end = left ? units_.front() : units_.back();
                              const Corner corner = frontCorner(it.about);
                              const Point fixed = cornerOf(battle.unit(end).pose, corner);
                              const geometry::Offset from =
                                  geometry::offsetOf({fixed, heading(battle)}, cornerOf(pose, corner));
                              const Du way = unit == end ? 0_du : wayBeforeWheel(from, it);
                              if (way > 0_du) path.emplace_back(Advance{way});
                              path.emplace_back(Pivot{corner, it.angle});
                          }},
               step);
    member.pose = pose;
    for (const geometry::PathStep& it : path) member.pose = geometry::after(it, member.pose, cardSize);
    return member;
}

/// The foremost units move first and make room for the others.
std::vector<UnitId> GroupDraft::foremostFirst(const Battle& battle,
                                              std::vector<UnitId> units,
                                              const GroupStep& step) const {
    const auto* aside = std::get_if<AllToward>(&step);
    const Heading way = aside != nullptr ? aside->toward : heading(battle);
    const auto* wheel = std::get_if<LineWheel>(&step);
    const Point from = battle.unit(units_.front()).pose.center;
    std::ranges::stable_sort(units, std::greater(), [&](UnitId it) {
        const geometry::Offset at = geometry::offsetOf({from, way}, battle.unit(it).pose.center);
        if (wheel == nullptr) return at.ahead;
        return wheel->about == Flank::left ? at.right : -at.right;
    });
    return units;
}

GroupDraft::Attempt GroupDraft::attempt(const Battle& battle,
                                        const std::vector<UnitId>& units,
                                        const GroupStep& step) const {
    std::vector<GroupMember> waiting;
    for (const UnitId unit : foremostFirst(battle, units, step)) {
        waiting.push_back(member(battle, unit, step));
    }
    Attempt result;
    Battle now = battle;
    while (!waiting.empty()) {
        for (GroupMember& it : waiting) plan(now, it);
        // Units pass over each other only as a last resort (MOV-10).
        auto next = std::ranges::find_if(
            waiting, [](const GroupMember& it) { return it.plan && it.plan->crossings.empty(); });
        if (next == waiting.end()) {
            next = std::ranges::find_if(waiting, [](const GroupMember& it) { return it.plan.has_value(); });
        }
        if (next == waiting.end()) break;
        now = afterMove(now, next->move);
        next->pose = next->plan->contact ? next->plan->contact->to : next->plan->end;
        result.members.push_back(std::move(*next));
        waiting.erase(next);
    }
    result.isComplete = waiting.empty() && now.crossings.size() <= battle.crossings.size();
    std::ranges::move(waiting, std::back_inserter(result.members));
    return result;
}

void GroupDraft::tryStep(const Battle& battle, const GroupStep& step) {
    clear();
    if (units_.empty()) return;
    step_ = step;
    std::vector<UnitId> able;
    std::vector<GroupMember> unable;
    for (GroupMember& it : attempt(battle, units_, partOf(step, leastPart(step))).members) {
        if (it.plan) {
            able.push_back(it.move.unit);
        } else {
            unable.push_back(std::move(it));
        }
    }
    goAsFarAsAllCan(battle, able);
    for (GroupMember& it : unable) {
        it.pose = member(battle, it.move.unit, *step_).pose;
        members_.push_back(std::move(it));
    }
}

/// Tries from the far end, because feasibility is not monotonic: a unit may pass a friend but not stop on it
/// (MOV-09).
void GroupDraft::goAsFarAsAllCan(const Battle& battle, const std::vector<UnitId>& able) {
    const GroupStep step = *step_;
    const auto tried = [&](int part) { return attempt(battle, able, partOf(step, part)); };
    Attempt farthest = tried(whole);
    if (!farthest.isComplete) {
        int possible = leastPart(step);
        farthest = tried(possible);
        int tooFar = whole;
        for (int part = std::min(affordable(farthest.members, step), whole - 1); part > possible;
             part -= stride(step)) {
            Attempt next = tried(part);
            if (next.isComplete) {
                possible = part;
                farthest = std::move(next);
                break;
            }
            tooFar = part;
        }
        while (tooFar - possible > 1) {
            const int part = (possible + tooFar) / 2;
            Attempt next = tried(part);
            next.isComplete ? possible = part : tooFar = part;
            if (next.isComplete) farthest = std::move(next);
        }
        step_ = partOf(step, possible);
        const Attempt failed = tried(tooFar);
        const auto slowest =
            std::ranges::find_if(failed.members, [](const GroupMember& it) { return !it.plan; });
        if (slowest != failed.members.end()) limit_ = {slowest->move.unit, slowest->plan.error()};
    }
    members_ = std::move(farthest.members);
}

}  // namespace vallum::field
