// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/turn/orders_detail.h"

#include <algorithm>
#include <iterator>
#include <set>

#include <vallum/field/rules/morale/morale.h>
#include <vallum/field/rules/turn/orders.h>
#include <vallum/field/situation/movement/cards.h>
#include <vallum/field/situation/movement/contact.h>
#include <vallum/field/situation/turn/deployment_zones.h>
#include <vallum/field/situation/turn/generals.h>
#include <vallum/geometry/relation.h>

namespace vallum::field {

namespace {

/// The rule that explains a card's text; most orders have only the text itself.
RuleId ruleOf(const OrderEffect& effect) {
    if (effect.stampede) return "EVT-06"_rule;
    if (effect.activate) return "ACT-07"_rule;
    if (effect.heal) return "EVT-04"_rule;
    if (effect.moveGeneral) return "GEN-03"_rule;
    return "EVT-01"_rule;
}

/// From the owner's point of view at the own table edge.
bool isOnWing(const Battle& battle, UnitId id, Flank wing) {
    const Seat owner = battle.owner(id);
    const GeneralOf chief = chiefOf(battle, owner);
    const auto& with = chief.state(battle).with;
    const geometry::Size& table = battle.setting->table;
    const geometry::Point middle = with && !isLost(battle, chief)
                                       ? battle.unit(*with).pose.center
                                       : geometry::Point{table.width / 2, table.depth / 2};
    const Du right = toTheRight(homeOf(battle, owner), middle, battle.unit(id).pose.center);
    return wing == Flank::left ? right < 0_du : right > 0_du;
}

bool passes(const Battle& battle, UnitId id, UnitFilter filter, std::optional<Flank> wing) {
    const UnitType& type = battle.type(id);
    switch (filter) {
        case UnitFilter::any: return true;
        case UnitFilter::infantry: return type.unitClass == UnitClass::infantry;
        case UnitFilter::mounted: return type.mounted;
        case UnitFilter::skirmishers: return type.has(Ability::skirmishers);
        case UnitFilter::notEngaged: return !isEngaged(battle, id);
        case UnitFilter::rangedNotJavelins: return type.ranged && type.ranged->missile != Missile::javelin;
        case UnitFilter::generalAndInfluence: return isInInfluence(battle, id);
        case UnitFilter::wing: return wing && isOnWing(battle, id, *wing);
    }
    return false;
}

/// OPT-03
bool doesMoreThanActivate(const Battle& battle, const OrderToPlay& order) {
    const ActivateEffect& effect = *battle.order(order.card).effect.activate;
    return effect.chargeBonus > 0_du || effect.shootsEngaged || effect.chargesReduced ||
           !order.boosts.empty();
}

/// ACT-09: it may still get an order of this kind in this turn.
bool isFree(const Battle& battle, UnitId id, const OrderToPlay& order) {
    const OrderEffect& effect = battle.order(order.card).effect;
    const Unit& unit = battle.unit(id);
    if (effect.moveGeneral) return true;
    if (unit.did(TurnFlag::gotOrder)) return false;
    if (!effect.activate || !unit.did(TurnFlag::activated)) return true;
    return unit.has(Marker::active) && doesMoreThanActivate(battle, order);
}

/// True if the order can affect such a unit.
bool suits(const Battle& battle, UnitId id, const OrderEffect& effect, std::optional<Flank> wing) {
    const Unit& unit = battle.unit(id);
    if (effect.activate) return passes(battle, id, effect.activate->filter, wing);
    if (effect.heal) return unit.wounds > 0 && passes(battle, id, effect.heal->filter, wing);
    if (effect.rally) return unit.has(Marker::fleeing) && !unit.below;
    if (effect.restoreOrder) return unit.has(Marker::broken) && !unit.below;  // ABL-30
    if (effect.newOfficers) return unit.has(Marker::noOfficer);
    if (effect.moveGeneral) {
        const auto& with = chiefOf(battle, unit.owner).state(battle).with;
        return with && !generalAt(battle, id) && !unit.has(Marker::fleeing) &&
               isCommandedBy(battle, chiefOf(battle, unit.owner), id);
    }
    return false;
}

}  // namespace

/// ACT-07: the number in the text, evaluated when the order is played.
int counted(const Battle& battle, Seat seat, const ActivateEffect& effect) {
    if (effect.countWithoutGeneral && isLeaderless(battle, seat)) return *effect.countWithoutGeneral;
    const auto owns = [&](const Unit& it) { return it.owner == seat && it.place == Place::table; };
    switch (effect.count.kind) {
        case UnitCount::Kind::number: return effect.count.number;
        case UnitCount::Kind::leadership: return leadership(battle, seat).total();
        case UnitCount::Kind::half: return static_cast<int>(std::ranges::count_if(battle.units, owns) / 2);
        case UnitCount::Kind::all: return static_cast<int>(battle.units.size());
    }
    return 0;
}

namespace {

/// GEN-08: additional units for an order that names a number.
int unitsByAbility(const Battle& battle, Seat seat, const OrderEffect& effect) {
    if (!effect.activate) return 0;
    const auto kind = effect.activate->count.kind;
    const bool namesNumber = kind == UnitCount::Kind::number || kind == UnitCount::Kind::leadership;
    const auto bonus = abilityOf(battle, seat, &AbilityEffect::activateBonus);
    const bool may = namesNumber && bonus && battle.player(seat).ordersEnlarged < bonus->timesPerOwnTurn;
    return may ? bonus->units : 0;
}

}  // namespace

/// Without the general's ability.
int unitsOnCard(const Battle& battle, Seat seat, const OrderEffect& effect) {
    if (effect.activate) return counted(battle, seat, *effect.activate);
    if (effect.heal) return effect.heal->units;
    if (effect.rally) return effect.rally->count;
    if (effect.newOfficers) return effect.newOfficers->count;
    if (effect.restoreOrder) return static_cast<int>(battle.units.size());
    return effect.moveGeneral ? 1 : 0;
}

namespace {

/// An order that has another effect as well may be played for nobody.
int unitsNeeded(const OrderEffect& effect, const std::vector<UnitId>& suitable) {
    if (effect.newOfficers) return std::min(effect.newOfficers->count, static_cast<int>(suitable.size()));
    return effect.activate || effect.heal || effect.rally || effect.moveGeneral ? 1 : 0;
}

/// True if all units are connected by distances of at most `leap`.
bool isChain(const Battle& battle, const std::vector<UnitId>& units, Du leap) {
    std::vector<UnitId> left = units;
    std::vector<UnitId> reached;
    if (!left.empty()) reached.push_back(left.back()), left.pop_back();
    for (std::size_t next = 0; next != reached.size(); ++next) {
        const auto here = footprint(battle, reached[next]);
        std::erase_if(left, [&](UnitId id) {
            const bool near = geometry::isWithin(leap, here, footprint(battle, id));
            if (near) reached.push_back(id);
            return near;
        });
    }
    return left.empty();
}

bool areDifferent(const std::vector<UnitId>& units) {
    return std::set<UnitId>(units.begin(), units.end()).size() == units.size();
}

Verdict mayGetOrder(const Battle& battle, Seat seat, UnitId id, const OrderToPlay& answer) {
    const OrderEffect& effect = battle.order(answer.card).effect;
    if (battle.onTable(id) && battle.owner(id) != seat && battle.areAllied(battle.owner(id), seat)) {
        return refuse("TEAM-09"_rule, battle.type(id).name);
    }
    if (!battle.onTable(id) || battle.owner(id) != seat) {
        return refuse(ruleOf(effect), Hindrance::otherUnits);
    }
    if (!isFree(battle, id, answer)) return refuse("ACT-09"_rule, battle.type(id).name);
    return allowIf(suits(battle, id, effect, answer.wing), ruleOf(effect), Hindrance::otherUnits);
}

/// The number of units that the text requires, and as close together as it says.
Verdict mayChoose(const Battle& battle, Seat seat, const OrderToPlay& answer, int suitable) {
    const OrderEffect& effect = battle.order(answer.card).effect;
    const auto chosen = static_cast<int>(answer.units.size());
    const int onCard = unitsOnCard(battle, seat, effect);
    if (chosen > onCard + unitsByAbility(battle, seat, effect)) {
        return refuse(ruleOf(effect), Hindrance::otherNumber);
    }
    const auto isNearGeneral = [&](UnitId id) {
        return abilityOver(battle, id, &AbilityEffect::activateBonus).has_value();
    };
    if (chosen > onCard + std::ranges::count_if(answer.units, isNearGeneral)) return refuse("GEN-08"_rule);
    if (isForAll(battle.order(answer.card)) && chosen != suitable) {
        return refuse(ruleOf(effect), Hindrance::otherNumber);
    }
    const bool needsChain = effect.activate && effect.activate->chain;
    return allowIf(!needsChain || isChain(battle, answer.units, *effect.activate->chain), ruleOf(effect),
                   Hindrance::apart);
}

}  // namespace

/// The units of an order for everybody need not be named.
OrderToPlay withUnits(const Battle& battle, Seat seat, OrderToPlay answer) {
    if (answer.units.empty() && isForAll(battle.order(answer.card))) {
        answer.units = unitsForOrder(battle, seat, answer);
    }
    return answer;
}

std::vector<UnitId> unitsForOrder(const Battle& battle, Seat seat, const OrderToPlay& order) {
    const OrderEffect& effect = battle.order(order.card).effect;
    auto units = battle.unitsOnTable();
    std::erase_if(units, [&](UnitId id) {
        return battle.owner(id) != seat || !isFree(battle, id, order) ||
               !suits(battle, id, effect, order.wing);
    });
    return units;
}

std::vector<UnitId> unitsForOrder(const Battle& battle, Seat seat, CardId card, std::optional<Flank> wing) {
    return unitsForOrder(battle, seat, OrderToPlay{.card = card, .units = {}, .wing = wing, .boosts = {}});
}

std::vector<UnitId> unitsForCard(const Battle& battle, Seat seat, CardId card) {
    const auto left = unitsForOrder(battle, seat, card, Flank::left);
    const auto right = unitsForOrder(battle, seat, card, Flank::right);
    std::vector<UnitId> units;
    std::ranges::set_union(left, right, std::back_inserter(units));
    return units;
}

Sum unitsAllowed(const Battle& battle, Seat seat, CardId card) {
    const OrderEffect& effect = battle.order(card).effect;
    Sum units;
    units.add(ruleOf(effect), unitsOnCard(battle, seat, effect));
    units.add("GEN-08"_rule, unitsByAbility(battle, seat, effect));
    return units;
}

bool isForAll(const Order& order) {
    const auto& activate = order.effect.activate;
    return order.effect.restoreOrder || (activate && activate->count.kind == UnitCount::Kind::all);
}

Verdict mayUse(const Battle& battle, Seat seat, const OrderToPlay& given) {
    const OrderEffect& effect = battle.order(given.card).effect;
    const bool asksForWing = effect.activate && effect.activate->filter == UnitFilter::wing;
    if (asksForWing != given.wing.has_value()) return refuse(ruleOf(effect), Hindrance::otherUnits);
    if (effect.activate && effect.activate->needsGeneral && isLeaderless(battle, seat)) {
        return refuse("GEN-12"_rule);
    }
    const OrderToPlay answer = withUnits(battle, seat, given);
    if (!areDifferent(answer.units)) return refuse("ACT-09"_rule);
    for (const UnitId unit : answer.units) {
        if (const Verdict verdict = mayGetOrder(battle, seat, unit, answer); !verdict) return verdict;
    }
    const auto suitable = unitsForOrder(battle, seat, answer);
    if (std::ssize(answer.units) < unitsNeeded(effect, suitable)) {
        return refuse(ruleOf(effect), Hindrance::otherNumber);
    }
    return mayChoose(battle, seat, answer, static_cast<int>(suitable.size()));
}

std::vector<UnitId> unitsThatStampede(const Battle& battle, UnitId by, Du radius) {
    const auto center = geometry::outline(battle.unit(by).pose, cardSize);
    auto units = battle.unitsOnTable();
    std::erase_if(units, [&](UnitId id) {
        // Only cards (GEO-07).
        return id == by || battle.isCovered(id) || !battle.type(id).animals ||
               battle.unit(id).has(Marker::fleeing) ||
               !geometry::isWithin(radius, center, geometry::outline(battle.unit(id).pose, cardSize));
    });
    return units;
}

Verdict fits(const Battle&, const ChooseUnit& question, const UnitChosen& answer) {
    return allowIf(std::ranges::count(question.among, answer.unit) == 1, "ACT-17"_rule);
}

}  // namespace vallum::field
