// SPDX-License-Identifier: GPL-3.0-or-later
#include "tools/engaged_mover.h"

#include "session/field_session.h"
#include "table/table_scene.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

#include <QKeyEvent>
#include <QPolygonF>

#include <vallum/core/overloaded.h>
#include <vallum/field/rules/movement/contact.h>
#include <vallum/geometry/engagement.h>
#include <vallum/geometry/grid.h>

namespace vallum::app {

using namespace geometry;
using field::ChangeOfFront;
using field::Envelop;
using field::Flank;
using field::RemoveMarkers;
using field::Reposition;
using field::Withdraw;

namespace {

constexpr Du leastWithdrawal = 0.1_du;

/// The center first, then each corner.
constexpr std::array<std::optional<Corner>, 5> pivots{std::nullopt, Corner::frontLeft, Corner::frontRight,
                                                      Corner::rearRight, Corner::rearLeft};

std::vector<Reposition> lawfulTurns(const field::Battle& battle, UnitId unit, ChangeOfFront turn) {
    std::vector<Reposition> turns;
    std::vector<Pose> known;
    for (const auto& about : pivots) {
        const Reposition action{unit, turn, about};
        const auto plan = field::planReposition(battle, action);
        if (!plan || std::ranges::count(known, plan->to) != 0) continue;
        known.push_back(plan->to);
        turns.push_back(action);
    }
    return turns;
}

template <class Plan> Verdict verdictOf(const Expected<Plan>& plan) {
    return plan ? Verdict() : tl::unexpected(plan.error());
}

}  // namespace

Expected<field::EngagedPlan> planOf(const field::Battle& battle, const EngagedAction& action) {
    return std::visit(Overloaded{[&](const Envelop& it) { return field::planEnvelop(battle, it); },
                                 [&](const RemoveMarkers& it) { return field::planRemoval(battle, it); },
                                 [&](const Reposition& it) { return field::planReposition(battle, it); },
                                 [&](const Withdraw& it) { return field::planWithdrawal(battle, it); },
                                 [&](const field::Retreat& it) { return field::planRetreat(battle, it); }},
                      action);
}

Verdict mayDoSomethingEngaged(const field::Battle& battle, UnitId unit) {
    Verdict verdict = field::mayActEngaged(battle, unit);
    if (verdict) return verdict;
    // ENG-15
    for (const UnitId enemy : field::enemiesInContact(battle, unit)) {
        if (field::planEnvelop(battle, {unit, enemy, 1, 0})) return {};
        if (field::planEnvelop(battle, {unit, enemy, 0, 1})) return {};
    }
    return verdict;
}

void EngagedMover::setUnit(std::optional<UnitId> unit) {
    unit_ = unit;
    clear();
}

void EngagedMover::clear() {
    proposed_.reset();
    grabbed_.reset();
}

void EngagedMover::propose(const EngagedAction& action) {
    proposed_ = action;
    plan_ = planOf(session_.battle(), action);
    if (plan_) odds_ = field::actionOdds(session_.battle(), {action, *plan_});
}

std::optional<field::Answer> EngagedMover::answer() const {
    if (!proposed_) return std::nullopt;
    return std::visit([](const auto& it) { return field::Answer(it); }, *proposed_);
}

Envelop EngagedMover::wrapped() const {
    if (proposed_) {
        if (const auto* it = std::get_if<Envelop>(&*proposed_)) return *it;
    }
    return {.unit = *unit_, .enemy = UnitId()};
}

RemoveMarkers EngagedMover::removed() const {
    if (proposed_) {
        if (const auto* it = std::get_if<RemoveMarkers>(&*proposed_)) return *it;
    }
    return {.unit = *unit_};
}

void EngagedMover::proposeOrClear(const Envelop& action) {
    if (action.wrapLeft + action.wrapRight == 0) return clear();
    propose(action);
}

void EngagedMover::proposeOrClear(const RemoveMarkers& action) {
    if (action.envelops.empty() && action.extension == Extension{}) return clear();
    propose(action);
}

void EngagedMover::wrapMore(Flank side) {
    Envelop action = wrapped();
    const auto squares = freeSquares();
    const auto first = std::ranges::find(squares, side, &MarkerSquare::side);
    if (first == squares.end()) return;
    if (action.enemy != first->enemy) action = {*unit_, first->enemy, 0, 0};
    const auto most = std::ranges::count_if(
        squares, [&](const MarkerSquare& it) { return it.side == side && it.enemy == action.enemy; });
    int& wraps = side == Flank::left ? action.wrapLeft : action.wrapRight;
    wraps = wraps < most ? wraps + 1 : 0;
    proposeOrClear(action);
}

void EngagedMover::turn(ChangeOfFront turn) {
    const auto turns = lawfulTurns(session_.battle(), *unit_, turn);
    if (turns.empty()) return propose(Reposition{*unit_, turn, std::nullopt});
    const auto now = std::ranges::find_if(
        turns, [&](const Reposition& it) { return proposed_ && *proposed_ == EngagedAction(it); });
    propose(now == turns.end() || now + 1 == turns.end() ? turns.front() : *(now + 1));
}

void EngagedMover::withdrawBy(Du distance) {
    const auto longest = field::longestWithdrawal(session_.battle(), *unit_);
    const auto* now = proposed_ ? std::get_if<Withdraw>(&*proposed_) : nullptr;
    const Du wanted = now == nullptr ? distance : now->distance + distance;
    if (wanted < leastWithdrawal) return proposed_.reset();
    propose(Withdraw{*unit_, longest ? std::min(wanted, *longest) : wanted});
}

void EngagedMover::removeAllMarkers() {
    const field::Unit& unit = session_.battle().unit(*unit_);
    propose(RemoveMarkers{*unit_, unit.extension, unit.envelops});
}

Verdict EngagedMover::mayWrap(Flank side) const {
    const field::Battle& battle = session_.battle();
    Verdict why = refuse("ENG-03"_rule);
    for (const UnitId enemy : field::enemiesInContact(battle, *unit_)) {
        const bool left = side == Flank::left;
        why = verdictOf(field::planEnvelop(battle, {*unit_, enemy, left ? 1 : 0, left ? 0 : 1}));
        if (why) return why;
    }
    return why;
}

Verdict EngagedMover::mayTurn(ChangeOfFront turn) const {
    if (!lawfulTurns(session_.battle(), *unit_, turn).empty()) return {};
    return verdictOf(field::planReposition(session_.battle(), {*unit_, turn, std::nullopt}));
}

Verdict EngagedMover::mayWithdraw() const {
    return verdictOf(field::planWithdrawal(session_.battle(), {*unit_, leastWithdrawal}));
}

Verdict EngagedMover::mayRemove() const {
    const field::Unit& unit = session_.battle().unit(*unit_);
    return verdictOf(field::planRemoval(session_.battle(), {*unit_, unit.extension, unit.envelops}));
}

Verdict EngagedMover::mayRetreat() const {
    return verdictOf(field::planRetreat(session_.battle(), {*unit_}));
}

// ------------------------------------------------------------ mouse and keys

std::vector<EngagedMover::MarkerSquare> EngagedMover::freeSquares() const {
    std::vector<MarkerSquare> squares;
    for (const UnitId enemy : field::enemiesInContact(session_.battle(), *unit_)) {
        std::ranges::move(squaresAround(enemy, Flank::left), std::back_inserter(squares));
        std::ranges::move(squaresAround(enemy, Flank::right), std::back_inserter(squares));
    }
    return squares;
}

std::vector<EngagedMover::MarkerSquare> EngagedMover::squaresAround(UnitId enemy, Flank side) const {
    const field::Battle& battle = session_.battle();
    const bool left = side == Flank::left;
    if (!field::planEnvelop(battle, {*unit_, enemy, left ? 1 : 0, left ? 0 : 1})) return {};
    const auto places = field::wrappingPlaces(battle, *unit_, enemy);
    std::vector<MarkerSquare> squares;
    int count = 0;
    for (const SectionIndex& section : left ? places.left : places.right) {
        const auto square = markerSquare(battle.unit(enemy).pose, field::cardSize, section);
        squares.push_back({scene_.coordinates().toScene(square), enemy, side, ++count});
    }
    return squares;
}

QPolygonF EngagedMover::extensionSquare(Flank side) const {
    const Pose& pose = session_.battle().unit(*unit_).pose;
    const Du inner = field::cardSize.width / 2;
    const Du section = field::cardSize.width / 4;
    const auto at = [&](Du right, Du ahead) {
        return scene_.coordinates().toScene(pointAt(pose, side == Flank::left ? -right : right, ahead));
    };
    const Du front = field::cardSize.depth / 2;
    return QPolygonF({at(inner, front), at(inner + section, front), at(inner + section, front - section),
                      at(inner, front - section)});
}

bool EngagedMover::pressFreeSpot(QPointF point) {
    for (const MarkerSquare& marker : freeSquares()) {
        if (!marker.square.containsPoint(point, Qt::WindingFill)) continue;
        Envelop action = wrapped();
        if (action.enemy != marker.enemy) action = {*unit_, marker.enemy, 0, 0};
        int& wraps = marker.side == Flank::left ? action.wrapLeft : action.wrapRight;
        wraps = wraps == marker.count ? marker.count - 1 : marker.count;
        proposeOrClear(action);
        return true;
    }
    return false;
}

bool EngagedMover::pressOwnMarker(QPointF point) {
    const field::Battle& battle = session_.battle();
    const field::Unit& unit = battle.unit(*unit_);
    RemoveMarkers action = removed();
    for (const field::EnvelopMarker& marker : unit.envelops) {
        const QPolygonF square = scene_.coordinates().toScene(field::envelopSquare(battle, marker));
        if (!square.containsPoint(point, Qt::WindingFill)) continue;
        if (std::erase(action.envelops, marker) == 0) action.envelops.push_back(marker);
        return proposeOrClear(action), true;
    }
    const auto isAt = [&](bool extended, Flank side) {
        return extended && extensionSquare(side).containsPoint(point, Qt::WindingFill);
    };
    if (isAt(unit.extension.left, Flank::left)) {
        action.extension.left = !action.extension.left;
    } else if (isAt(unit.extension.right, Flank::right)) {
        action.extension.right = !action.extension.right;
    } else {
        return false;
    }
    return proposeOrClear(action), true;
}

bool EngagedMover::press(QPointF point) {
    if (!isActive()) return false;
    if (pressFreeSpot(point) || pressOwnMarker(point)) return true;
    if (scene_.unitAt(point) != unit_) return false;
    grabbed_ = point;
    return true;
}

/// Only the backward part of the drag counts: a withdrawing unit neither turns nor moves sideways (ENG-17).
void EngagedMover::drag(QPointF point) {
    if (!grabbed_) return;
    const double angle = session_.battle().unit(*unit_).pose.heading.raw() / 100.0 * std::numbers::pi / 180;
    const QPointF way = point - *grabbed_;
    const double back = -(way.x() * std::sin(angle) - way.y() * std::cos(angle));
    proposed_.reset();
    withdrawBy(roundedLength(std::max(back, 0.0)));
}

bool EngagedMover::key(const QKeyEvent& event) {
    const Du step = event.modifiers().testFlag(Qt::ShiftModifier) ? 1_du : 0.1_du;
    switch (event.key()) {
        case Qt::Key_A: return turn(ChangeOfFront::left), true;
        case Qt::Key_D: return turn(ChangeOfFront::right), true;
        case Qt::Key_X: return turn(ChangeOfFront::about), true;
        case Qt::Key_Down: return withdrawBy(step), true;
        case Qt::Key_Up: return withdrawBy(-step), true;
        case Qt::Key_BracketLeft: return wrapMore(Flank::left), true;
        case Qt::Key_BracketRight: return wrapMore(Flank::right), true;
        case Qt::Key_T: return removeAllMarkers(), true;
        case Qt::Key_R: return retreat(), true;
        default: return false;
    }
}

}  // namespace vallum::app
