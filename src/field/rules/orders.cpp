// SPDX-License-Identifier: GPL-3.0-or-later
#include <set>

#include <vallum/field/rules/activation.h>
#include <vallum/field/rules/cards.h>
#include <vallum/field/rules/contact.h>
#include <vallum/field/rules/deployment_zones.h>
#include <vallum/field/rules/flight.h>
#include <vallum/field/rules/generals.h>
#include <vallum/field/rules/modifiers.h>
#include <vallum/field/rules/morale.h>
#include <vallum/field/rules/orders.h>
#include <vallum/field/rules/stacks.h>
#include <vallum/field/rules/victory.h>
#include <vallum/geometry/relation.h>

namespace vallum::field {

namespace {

/// The rule that has the text of a card; of most orders nothing but the card does.
RuleId ruleOf(const OrderEffect& effect) {
    if (effect.stampede) return "EVT-06"_rule;
    if (effect.activate) return "ACT-07"_rule;
    if (effect.heal) return "EVT-04"_rule;
    if (effect.moveGeneral) return "GEN-03"_rule;
    return "EVT-01"_rule;
}

/// As the owner looks from the own table edge.
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

/// ACT-09: in this turn it may still be given an order of this kind.
bool isFree(const Battle& battle, UnitId id, const OrderToPlay& order) {
    const OrderEffect& effect = battle.order(order.card).effect;
    const Unit& unit = battle.unit(id);
    if (effect.moveGeneral) return true;
    if (unit.did(Deed::gotOrder)) return false;
    if (!effect.activate || !unit.did(Deed::activated)) return true;
    return unit.has(Marker::active) && doesMoreThanActivate(battle, order);
}

/// Whether the order has anything to do with such a unit.
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

/// ACT-07: as many as the text says when the order is played.
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

/// GEN-08: more than an order says that names a number
int unitsByAbility(const Battle& battle, Seat seat, const OrderEffect& effect) {
    if (!effect.activate) return 0;
    const auto kind = effect.activate->count.kind;
    const bool namesNumber = kind == UnitCount::Kind::number || kind == UnitCount::Kind::leadership;
    const auto bonus = abilityOf(battle, seat, &AbilityEffect::activateBonus);
    const bool may = namesNumber && bonus && battle.player(seat).ordersEnlarged < bonus->timesPerOwnTurn;
    return may ? bonus->units : 0;
}

/// Without the general's ability.
int unitsOnCard(const Battle& battle, Seat seat, const OrderEffect& effect) {
    if (effect.activate) return counted(battle, seat, *effect.activate);
    if (effect.heal) return effect.heal->units;
    if (effect.rally) return effect.rally->count;
    if (effect.newOfficers) return effect.newOfficers->count;
    if (effect.restoreOrder) return static_cast<int>(battle.units.size());
    return effect.moveGeneral ? 1 : 0;
}

/// An order that only brings something about as well may be played for nobody.
int unitsNeeded(const OrderEffect& effect, const std::vector<UnitId>& suitable) {
    if (effect.newOfficers) return std::min(effect.newOfficers->count, static_cast<int>(suitable.size()));
    return effect.activate || effect.heal || effect.rally || effect.moveGeneral ? 1 : 0;
}

/// Whether one can go from each to each in leaps of this length at most.
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
    if (!battle.onTable(id) || battle.owner(id) != seat) return refuse(ruleOf(effect));
    if (!isFree(battle, id, answer)) return refuse("ACT-09"_rule, battle.type(id).name);
    return allowIf(suits(battle, id, effect, answer.wing), ruleOf(effect));
}

/// As many units as the text says, and together as it says.
Verdict mayChoose(const Battle& battle, Seat seat, const OrderToPlay& answer, int suitable) {
    const OrderEffect& effect = battle.order(answer.card).effect;
    const auto chosen = static_cast<int>(answer.units.size());
    const int onCard = unitsOnCard(battle, seat, effect);
    if (chosen > onCard + unitsByAbility(battle, seat, effect)) return refuse(ruleOf(effect));
    const auto isNearGeneral = [&](UnitId id) {
        return abilityOver(battle, id, &AbilityEffect::activateBonus).has_value();
    };
    if (chosen > onCard + std::ranges::count_if(answer.units, isNearGeneral)) return refuse("GEN-08"_rule);
    if (isForAll(battle.order(answer.card)) && chosen != suitable) return refuse(ruleOf(effect));
    const bool needsChain = effect.activate && effect.activate->chain;
    return allowIf(!needsChain || isChain(battle, answer.units, *effect.activate->chain), ruleOf(effect));
}

/// Those of an order for everybody need not be named.
OrderToPlay withUnits(const Battle& battle, Seat seat, OrderToPlay answer) {
    if (answer.units.empty() && isForAll(battle.order(answer.card))) {
        answer.units = unitsForOrder(battle, seat, answer);
    }
    return answer;
}

MovementPoints boostOf(const Battle& battle, const std::vector<CardId>& boosts) {
    MovementPoints sum;
    for (const CardId card : boosts) sum = sum + battle.order(card).effect.boost->movement;
    return sum;
}

/// ABL-28: a unit that lies under another one of them becomes active with it, and only once (ACT-09).
std::vector<UnitId> withoutThoseBelow(const Battle& battle, std::vector<UnitId> units) {
    const auto chosen = units;
    std::erase_if(units, [&](UnitId id) {
        const auto& main = battle.unit(id).below;
        return main && std::ranges::count(chosen, *main) > 0;
    });
    return units;
}

/// ABL-28: whom the order for these units activates, each once.
std::vector<UnitId> withThoseBelow(const Battle& battle, const std::vector<UnitId>& units) {
    std::vector<UnitId> all = units;
    for (const UnitId main : units) {
        const auto support = supportOf(battle, main);
        if (support && std::ranges::count(units, *support) == 0) all.push_back(*support);
    }
    return all;
}

void activateAll(Game& game, const ActivateEffect& effect, const OrderToPlay& order) {
    const MovementPoints extra = boostOf(game.battle(), order.boosts);
    for (const UnitId unit : withoutThoseBelow(game.battle(), order.units)) {
        activate(game, {.unit = unit,
                        .extraMovement = extra,
                        .extraCharge = effect.chargeBonus,
                        .backwardOnly = effect.moves == MovesLeft::backwardOnly,
                        .mayShoot = effect.mayShoot,
                        .chargesReduced = effect.chargesReduced,
                        .shootsEngaged = effect.shootsEngaged});
    }
}

/// Takes one of them out, as the active player chooses (EVT-07).
UnitId chosenNext(Game& game, std::vector<UnitId>& from, Purpose purpose) {
    UnitId next = from.front();
    if (from.size() > 1) next = game.ask(game.battle().active, ChooseUnit{purpose, from}).unit;
    std::erase(from, next);
    return next;
}

/// EVT-08, EVT-09
void checkInStampede(Game& game, UnitId id, int mountedModifier) {
    const int shying = game.battle().type(id).mounted ? mountedModifier : 0;
    const Sum morale = moraleOutsideAttack(game.battle(), id, {{"EVT-08"_rule, shying}});
    if (passesMoraleCheck(game, id, morale, "EVT-07"_rule)) return;
    if (!game.battle().unit(id).has(Marker::broken)) breakUnit(game, id, "EVT-09"_rule);
    startToFlee(game, id, "EVT-09"_rule);
    if (game.battle().onTable(id) && game.battle().unit(id).has(Marker::fleeing)) makeFlightMove(game, id);
    checkVictory(game);
}

void stampede(Game& game, UnitId by, const StampedeEffect& effect) {
    auto frightened = unitsThatStampede(game.battle(), by, effect.radius);
    const auto cannotCheck = [&](UnitId id) {
        return !game.battle().onTable(id) || game.battle().unit(id).has(Marker::fleeing);
    };
    while (!frightened.empty()) {
        checkInStampede(game, chosenNext(game, frightened, Purpose::nextOfStampede), effect.mountedModifier);
        std::erase_if(frightened, cannotCheck);
    }
}

void checkByOrder(Game& game, UnitId id, int modifier) {
    if (game.battle().unit(id).has(Marker::fleeing)) {
        checkToRecover(game, id, "EVT-01"_rule, modifier);
        return;
    }
    if (!passesMoraleCheck(game, id, moraleToRecover(game.battle(), id, modifier), "EVT-01"_rule)) return;
    for (const UnitId it : withSupport(game.battle(), id)) {
        if (game.battle().unit(it).has(Marker::broken)) {
            game.tell(MarkerLost{it, Marker::broken, "EVT-01"_rule});
        }
    }
}

void restoreOrder(Game& game, std::vector<UnitId> units, int modifier) {
    while (!units.empty()) checkByOrder(game, chosenNext(game, units, Purpose::nextToCheck), modifier);
}

/// EVT-04
void heal(Game& game, UnitId id, const HealEffect& effect) {
    const bool less = effect.woundsIfEngaged > 0 && isEngaged(game.battle(), id);
    const int most = less ? effect.woundsIfEngaged : effect.wounds;
    game.tell(Healed{id, std::min(most, game.battle().unit(id).wounds), "EVT-04"_rule});
}

/// TEAM-10
Seat chosenOpponent(Game& game, Seat seat) {
    const auto opponents = game.battle().opponentsOf(seat);
    return opponents.size() == 1 ? opponents.front() : game.ask(seat, ChooseOpponent{opponents}).seat;
}

void takeCards(Game& game, Seat seat, int count) {
    const Seat from = chosenOpponent(game, seat);
    for (int i = 0; i != count && !game.battle().player(from).hand.empty(); ++i) {
        const auto shown = game.ask(chance, DrawCards{"EVT-01"_rule, game.battle().player(from).hand, 1});
        game.tell(CardTaken{seat, from, shown.cards.front()});
    }
}

void drawByOrder(Game& game, Seat seat, const DrawEffect& effect) {
    if (effect.when == DrawWhen::now) {
        drawCards(game, seat, effect.count.number, "EVT-01"_rule);
    } else {
        game.tell(DrawPromised{seat});
    }
}

/// What the units of an order that activates nobody have of it.
void help(Game& game, const OrderEffect& effect, UnitId id) {
    if (effect.heal) heal(game, id, *effect.heal);
    if (effect.rally) recover(game, id, "EVT-01"_rule);
    if (effect.newOfficers) game.tell(MarkerLost{id, Marker::noOfficer, "EVT-01"_rule});
    if (effect.moveGeneral) {
        const Seat owner = game.battle().owner(id);
        game.tell(GeneralPlaced{owner, id, "GEN-03"_rule, chiefOf(game.battle(), owner).index});
    }
}

void carryOut(Game& game, Seat seat, const OrderEffect& effect, const OrderToPlay& order) {
    if (effect.activate) activateAll(game, *effect.activate, order);
    if (effect.stampede) stampede(game, order.units.front(), *effect.stampede);
    for (const UnitId unit : order.units) help(game, effect, unit);
    if (effect.restoreOrder) restoreOrder(game, order.units, effect.restoreOrder->modifier);
    if (effect.takeCard) takeCards(game, seat, effect.takeCard->count);
    if (effect.draw) drawByOrder(game, seat, *effect.draw);
}

}  // namespace

std::vector<UnitId> unitsForOrder(const Battle& battle, Seat seat, const OrderToPlay& order) {
    const OrderEffect& effect = battle.order(order.card).effect;
    auto units = battle.unitIds();
    std::erase_if(units, [&](UnitId id) {
        return battle.owner(id) != seat || !isFree(battle, id, order) ||
               !suits(battle, id, effect, order.wing);
    });
    return units;
}

std::vector<UnitId> unitsForOrder(const Battle& battle, Seat seat, CardId card, std::optional<Flank> wing) {
    return unitsForOrder(battle, seat, OrderToPlay{.card = card, .units = {}, .wing = wing, .boosts = {}});
}

int unitsAllowed(const Battle& battle, Seat seat, CardId card) {
    const OrderEffect& effect = battle.order(card).effect;
    return unitsOnCard(battle, seat, effect) + unitsByAbility(battle, seat, effect);
}

bool isForAll(const Order& order) {
    const auto& activate = order.effect.activate;
    return order.effect.restoreOrder || (activate && activate->count.kind == UnitCount::Kind::all);
}

Verdict mayUse(const Battle& battle, Seat seat, const OrderToPlay& given) {
    const OrderEffect& effect = battle.order(given.card).effect;
    const bool asksForWing = effect.activate && effect.activate->filter == UnitFilter::wing;
    if (asksForWing != given.wing.has_value()) return refuse(ruleOf(effect));
    if (effect.activate && effect.activate->needsGeneral && isLeaderless(battle, seat)) {
        return refuse("GEN-12"_rule);
    }
    const OrderToPlay answer = withUnits(battle, seat, given);
    if (!areDifferent(answer.units)) return refuse("ACT-09"_rule);
    for (const UnitId unit : answer.units) {
        if (const Verdict verdict = mayGetOrder(battle, seat, unit, answer); !verdict) return verdict;
    }
    const auto suitable = unitsForOrder(battle, seat, answer);
    if (std::ssize(answer.units) < unitsNeeded(effect, suitable)) return refuse(ruleOf(effect));
    return mayChoose(battle, seat, answer, static_cast<int>(suitable.size()));
}

void playOrder(Game& game, Seat seat, const OrderToPlay& given) {
    const Battle& before = game.battle();
    const OrderToPlay order = withUnits(before, seat, given);
    const OrderEffect effect = before.order(order.card).effect;
    const bool withAbility = effect.activate && std::ssize(order.units) > unitsOnCard(before, seat, effect);
    game.tell(OrderPlayed{seat, order.card, order.units, order.boosts, withAbility});
    if (!order.units.empty() && !effect.moveGeneral) {
        game.tell(OrderReceived{effect.activate ? withThoseBelow(before, order.units) : order.units});
    }
    carryOut(game, seat, effect, order);
    renewDeckIfUsedUp(game);
}

std::vector<UnitId> unitsThatStampede(const Battle& battle, UnitId by, Du radius) {
    const auto center = geometry::outline(battle.unit(by).pose, cardSize);
    auto units = battle.unitIds();
    std::erase_if(units, [&](UnitId id) {
        // Cards alone (GEO-07).
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
