// SPDX-License-Identifier: GPL-3.0-or-later
#include "field/tools/drawn_action.h"

#include "field/session/field_session.h"
#include "field/session/field_texts.h"
#include "field/table/coordinates.h"
#include "field/words/action_odds_text.h"
#include "language/numbers.h"
#include "language/texts.h"

#include <algorithm>
#include <array>

#include <QCoreApplication>

#include <vallum/core/overloaded.h>
#include <vallum/field/situation/movement/contact.h>

namespace vallum::app {

using namespace geometry;
using field::ChangeOfFront;
using field::Envelop;
using field::Flank;
using field::RemoveMarkers;
using field::Reposition;
using field::Withdraw;

namespace {

class DrawnActionTexts {
    Q_DECLARE_TR_FUNCTIONS(DrawnActionTexts)
};

constexpr Du leastWithdrawal = 0.1_du;

/// The center first, then each corner.
constexpr std::array<std::optional<Corner>, 5> pivots{std::nullopt, Corner::frontLeft, Corner::frontRight,
                                                      Corner::rearRight, Corner::rearLeft};

Expected<field::EngagedPlan> planOf(const field::Battle& battle, const EngagedAction& action) {
    return std::visit(Overloaded{[&](const Envelop& it) { return field::planEnvelop(battle, it); },
                                 [&](const RemoveMarkers& it) { return field::planRemoval(battle, it); },
                                 [&](const Reposition& it) { return field::planReposition(battle, it); },
                                 [&](const Withdraw& it) { return field::planWithdrawal(battle, it); },
                                 [&](const field::Retreat& it) { return field::planRetreat(battle, it); }},
                      action);
}

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

std::vector<MarkerSpot> spotsAround(const field::Battle& battle, UnitId unit, UnitId enemy, Flank side) {
    const bool left = side == Flank::left;
    if (!field::planEnvelop(battle, {unit, enemy, left ? 1 : 0, left ? 0 : 1})) return {};
    const auto places = field::wrappingPlaces(battle, unit, enemy);
    std::vector<MarkerSpot> spots;
    int count = 0;
    for (const SectionIndex& section : left ? places.left : places.right)
        spots.push_back({enemy, side, section, ++count});
    return spots;
}

int& wrapsOn(Envelop& action, Flank side) { return side == Flank::left ? action.wrapLeft : action.wrapRight; }

template <class Plan> Verdict verdictOf(const Expected<Plan>& plan) {
    return plan ? Verdict() : tl::unexpected(plan.error());
}

/// What the action is, in a few words.
QString deed(const EngagedAction& action, const field::EngagedPlan& plan) {
    int dice = 0;
    for (const field::PlannedAttack& it : plan.attacks) dice += it.dice.total();
    const QString after = dice == 0 ? QString()
                                    : DrawnActionTexts::tr(" · the enemy strikes first, %1")
                                          .arg(counted(dice, plural("Words", "%n dice", "%n die")));
    if (const auto* it = std::get_if<Withdraw>(&action))
        return DrawnActionTexts::tr("withdraw %1 DU").arg(steadyNumeral(inDu(it->distance), 2));
    if (const auto* it = std::get_if<Envelop>(&action)) {
        return DrawnActionTexts::tr("envelop: %1")
            .arg(counted(it->wrapLeft + it->wrapRight, plural("Words", "%n sections", "%n section")));
    }
    if (std::holds_alternative<RemoveMarkers>(action))
        return DrawnActionTexts::tr("take markers off") + after;
    if (std::holds_alternative<field::Retreat>(action)) return DrawnActionTexts::tr("retreat") + after;
    return DrawnActionTexts::tr("change front") + after;
}

}  // namespace

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

void DrawnAction::setUnit(std::optional<UnitId> unit) {
    unit_ = unit;
    clear();
}

std::optional<field::Answer> DrawnAction::answer() const {
    if (!proposed_) return std::nullopt;
    return std::visit([](const auto& it) { return field::Answer(it); }, *proposed_);
}

QStringList DrawnAction::label() const {
    if (!plan_) return {sentence(plan_.error())};
    QStringList lines{deed(*proposed_, *plan_), actionLabel(session_.battle(), *proposed_, odds_)};
    lines.removeAll(QString());
    return lines;
}

void DrawnAction::propose(const EngagedAction& action) {
    proposed_ = action;
    plan_ = planOf(session_.battle(), action);
    if (plan_) odds_ = field::actionOdds(session_.battle(), {action, *plan_});
}

void DrawnAction::proposeOrClear(const Envelop& action) {
    if (action.wrapLeft + action.wrapRight == 0) return clear();
    propose(action);
}

void DrawnAction::proposeOrClear(const RemoveMarkers& action) {
    if (action.envelops.empty() && action.extension == Extension{}) return clear();
    propose(action);
}

Envelop DrawnAction::wrapped() const {
    if (proposed_) {
        if (const auto* it = std::get_if<Envelop>(&*proposed_)) return *it;
    }
    return {.unit = *unit_, .enemy = UnitId()};
}

RemoveMarkers DrawnAction::removed() const {
    if (proposed_) {
        if (const auto* it = std::get_if<RemoveMarkers>(&*proposed_)) return *it;
    }
    return {.unit = *unit_};
}

std::vector<MarkerSpot> DrawnAction::freeSpots() const {
    const field::Battle& battle = session_.battle();
    std::vector<MarkerSpot> spots;
    for (const UnitId enemy : field::enemiesInContact(battle, *unit_)) {
        std::ranges::move(spotsAround(battle, *unit_, enemy, Flank::left), std::back_inserter(spots));
        std::ranges::move(spotsAround(battle, *unit_, enemy, Flank::right), std::back_inserter(spots));
    }
    return spots;
}

void DrawnAction::wrapMore(Flank side) {
    Envelop action = wrapped();
    const auto spots = freeSpots();
    const auto first = std::ranges::find(spots, side, &MarkerSpot::side);
    if (first == spots.end()) return;
    if (action.enemy != first->enemy) action = {*unit_, first->enemy, 0, 0};
    const auto most = std::ranges::count_if(
        spots, [&](const MarkerSpot& it) { return it.side == side && it.enemy == action.enemy; });
    int& wraps = wrapsOn(action, side);
    wraps = wraps < most ? wraps + 1 : 0;
    proposeOrClear(action);
}

void DrawnAction::wrapUpTo(const MarkerSpot& spot) {
    Envelop action = wrapped();
    if (action.enemy != spot.enemy) action = {*unit_, spot.enemy, 0, 0};
    int& wraps = wrapsOn(action, spot.side);
    wraps = wraps == spot.count ? spot.count - 1 : spot.count;
    proposeOrClear(action);
}

void DrawnAction::toggleMarker(const field::EnvelopMarker& marker) {
    RemoveMarkers action = removed();
    if (std::erase(action.envelops, marker) == 0) action.envelops.push_back(marker);
    proposeOrClear(action);
}

void DrawnAction::toggleExtension(Flank side) {
    RemoveMarkers action = removed();
    bool& extended = side == Flank::left ? action.extension.left : action.extension.right;
    extended = !extended;
    proposeOrClear(action);
}

void DrawnAction::removeAllMarkers() {
    const field::Unit& unit = session_.battle().unit(*unit_);
    propose(RemoveMarkers{*unit_, unit.extension, unit.envelops});
}

void DrawnAction::turn(ChangeOfFront turn) {
    const auto turns = lawfulTurns(session_.battle(), *unit_, turn);
    if (turns.empty()) return propose(Reposition{*unit_, turn, std::nullopt});
    const auto now = std::ranges::find_if(
        turns, [&](const Reposition& it) { return proposed_ && *proposed_ == EngagedAction(it); });
    propose(now == turns.end() || now + 1 == turns.end() ? turns.front() : *(now + 1));
}

void DrawnAction::withdrawBy(Du distance) {
    const auto longest = field::longestWithdrawal(session_.battle(), *unit_);
    const auto* now = proposed_ ? std::get_if<Withdraw>(&*proposed_) : nullptr;
    const Du wanted = now == nullptr ? distance : now->distance + distance;
    if (wanted < leastWithdrawal) return clear();
    propose(Withdraw{*unit_, longest ? std::min(wanted, *longest) : wanted});
}

void DrawnAction::retreat() { propose(field::Retreat{*unit_}); }

Verdict DrawnAction::mayWrap(Flank side) const {
    const field::Battle& battle = session_.battle();
    Verdict why = refuse("ENG-03"_rule);
    for (const UnitId enemy : field::enemiesInContact(battle, *unit_)) {
        const bool left = side == Flank::left;
        why = verdictOf(field::planEnvelop(battle, {*unit_, enemy, left ? 1 : 0, left ? 0 : 1}));
        if (why) return why;
    }
    return why;
}

Verdict DrawnAction::mayTurn(ChangeOfFront turn) const {
    if (!lawfulTurns(session_.battle(), *unit_, turn).empty()) return {};
    return verdictOf(field::planReposition(session_.battle(), {*unit_, turn, std::nullopt}));
}

Verdict DrawnAction::mayWithdraw() const {
    return verdictOf(field::planWithdrawal(session_.battle(), {*unit_, leastWithdrawal}));
}

Verdict DrawnAction::mayRemove() const {
    const field::Unit& unit = session_.battle().unit(*unit_);
    return verdictOf(field::planRemoval(session_.battle(), {*unit_, unit.extension, unit.envelops}));
}

Verdict DrawnAction::mayRetreat() const { return verdictOf(field::planRetreat(session_.battle(), {*unit_})); }

}  // namespace vallum::app
