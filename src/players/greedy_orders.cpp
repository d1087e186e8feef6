// SPDX-License-Identifier: GPL-3.0-or-later
#include "siege_sense.h"

#include <algorithm>
#include <functional>
#include <iterator>

#include <vallum/field/queries/odds.h>
#include <vallum/field/rules/combat/combats_by_choice.h>
#include <vallum/field/rules/combat/melee.h>
#include <vallum/field/rules/morale/morale.h>
#include <vallum/field/rules/movement/move_plan.h>
#include <vallum/field/rules/movement/movement.h>
#include <vallum/field/rules/siege/rams.h>
#include <vallum/field/rules/turn/activation.h>
#include <vallum/field/rules/turn/end_of_turn.h>
#include <vallum/field/rules/turn/orders.h>
#include <vallum/field/situation/fortress/structures.h>
#include <vallum/field/situation/movement/contact.h>
#include <vallum/field/situation/optional/health.h>
#include <vallum/field/situation/siege/siege.h>
#include <vallum/field/situation/turn/generals.h>

namespace vallum::players {

namespace {

/// What order is worth to a unit that has lost it.
double worthOfRecovery(const Battle& battle, UnitId id) {
    return (battle.unit(id).has(Marker::fleeing) ? 0.5 : 0.2) * valueOf(battle, id);
}

/// The battle in the movement phase, if all own units were active.
Battle everybodyActive(Battle battle, Seat seat) {
    for (const UnitId id : own(battle, seat, Place::table)) System::evolve(battle, Activated{.unit = id});
    System::evolve(battle, PhaseBegan{Phase::movement});
    return battle;
}

bool canBeFor(const Battle& battle, UnitId id, CardId card) {
    const auto& activate = battle.order(card).effect.activate;
    return activate && activate->moves != MovesLeft::backwardOnly &&
           activate->filter != UnitFilter::generalAndInfluence &&
           isMeantFor(battle.type(id), activate->filter);
}

std::ptrdiff_t ordersFor(const Battle& battle, UnitId id) {
    return std::ranges::count_if(battle.player(battle.owner(id)).hand,
                                 [&](CardId it) { return canBeFor(battle, id, it); });
}

/// A siege tower that stops in range burns there: it sets out with as many orders as it needs to the wall.
constexpr std::ptrdiff_t ordersToTheWall = 4;

bool waitsForOrders(const Battle& battle, UnitId crew) {
    return isAboutToSetOut(battle, crew) && ordersFor(battle, crew) < ordersToTheWall;
}

/// What a unit would do if it were active, in points.
class Plans {
public:
    Plans(const Battle& battle, Seat seat, Memory& memory)
        : battle_(battle),
          then_(everybodyActive(battle, seat)),
          memory_(memory),
          worth_(battle.units.size()) {
        memory.look(then_);
    }
    /// Worked out when it is asked for: many a unit can be given no order any more.
    [[nodiscard]] double of(UnitId id) const {
        auto& worth = worth_.at(static_cast<std::size_t>(id.raw()));
        if (!worth) worth = work(id);
        return *worth;
    }
    /// The best so many of these.
    [[nodiscard]] std::vector<UnitId> best(std::vector<UnitId> units, int count) const {
        std::ranges::stable_sort(units, std::greater(), [&](UnitId id) { return of(id); });
        std::erase_if(units, [&](UnitId id) { return of(id) <= 0; });
        if (std::ssize(units) > count) units.resize(static_cast<std::size_t>(std::max(count, 0)));
        return units;
    }
    [[nodiscard]] double sum(const std::vector<UnitId>& units) const {
        double sum = 0;
        for (const UnitId id : units) sum += of(id);
        return sum;
    }

    /// A gap before one of these is held by nobody, until the enemy's next turn.
    [[nodiscard]] bool walksIn(const std::vector<UnitId>& units) const {
        return std::ranges::any_of(units, [&](UnitId id) { return walksIn(id); });
    }
    /// What these could do more with so much more movement.
    [[nodiscard]] double gainOf(const std::vector<UnitId>& units, MovementPoints more) {
        double gain = 0;
        for (const UnitId id : units) {
            Battle faster = then_;
            System::evolve(faster, Activated{.unit = id, .extraMovement = more});
            const auto charge = bestCharge(faster, id);
            if (charge) gain += std::max(0.0, charge->worth - of(id));
        }
        return gain;
    }

private:
    [[nodiscard]] double work(UnitId id) const {
        const Unit& unit = battle_.unit(id);
        if (isEngaged(battle_, id)) {
            return std::max(worthOfAction(id), unit.climb ? worthInSiege(id) : 0.0);
        }
        double recovery = 0;
        if (unit.has(Marker::broken)) {
            recovery = worthOfRecovery(battle_, id) * chanceToPass(moraleToRecover(battle_, id));
        }
        if (unit.has(Marker::fleeing)) return recovery;
        constexpr double beforeItIsClosed = 50;
        double best = worthInSiege(id) + (walksIn(id) ? beforeItIsClosed : 0);
        if (const auto charge = memory_.charge(then_, id)) best = std::max(best, charge->worth);
        if (best > 0) return recovery + best;
        if (const double shot = memory_.shooting(battle_, id); shot > 0) return recovery + shot;
        return recovery + worthOfApproach(id);
    }
    [[nodiscard]] bool walksIn(UnitId id) const {
        if (!isToStorm(battle_, id) || battle_.unit(id).inside || isEngaged(battle_, id)) return false;
        const auto found = memory_.siege(then_, id);
        const auto* move = found ? std::get_if<Move>(&found->answer) : nullptr;
        if (move == nullptr || move->at || move->charge || !move->after.empty()) return false;
        return move->before.empty() || comesInWithoutItsRam(*move);
    }
    [[nodiscard]] bool comesInWithoutItsRam(const Move& move) const {
        if (!std::holds_alternative<DropRam>(move.before.front())) return false;
        const auto plan = planMove(then_, move);
        return plan && fortressAt(battle_, plan->end.center);
    }
    [[nodiscard]] double worthInSiege(UnitId id) const {
        if (battle_.structures.empty()) return 0;
        // A wall that is manned in time, or does not burn down, is worth more than any card. Who can do
        // something there gets an order before those who are still on their way.
        constexpr double toHold = 2;
        constexpr double toStorm = 4;
        const auto found = memory_.siege(then_, id);
        if (!found || waitsForOrders(battle_, id)) return 0;
        const bool storms = isToStorm(battle_, id) || isWithinTheirWalls(battle_, id);
        return (isGarrison(battle_, id) ? toHold : storms ? toStorm : 1) * found->worth;
    }
    [[nodiscard]] double worthOfAction(UnitId id) const {
        const auto action = memory_.action(then_, id);
        return action ? action->worth : 0;
    }
    /// Ground gained by a strong unit is worth more.
    [[nodiscard]] double worthOfApproach(UnitId id) const {
        const auto move = memory_.approach(then_, id);
        if (!move) return 0;
        // Whoever raids a tower and waits in its range is shot down.
        const bool raids = !battle_.setting->siege && stormGoal(battle_, id);
        // Who marches because nobody shoots there is in no more of a hurry than others.
        const bool hasTime = move->move.gait == Gait::forcedMarch && isToStorm(battle_, id) &&
                             !foremostSiegeTower(battle_, battle_.owner(id));
        const double ground = std::min(move->worth, hasTime ? 2.6 : 4.0);
        return (raids ? 2 : 1) * urgencyOf(id) * ground * (2 + valueOf(battle_, id) / 40);
    }

    /// A ram is slow, and nobody else opens the gate. Once there is a way in, those count who go through it,
    /// the nearest first, and those who are in already. Where the general stands matters little, out of range
    /// as he is.
    [[nodiscard]] double urgencyOf(UnitId id) const {
        constexpr double first = 16;
        constexpr double throughTheGap = 4;
        constexpr double near = 6;
        constexpr double toTheWalls = 3;
        constexpr double general = 0.25;
        if (leadsFromBehind(battle_, id)) return general;
        if (isWithinTheirWalls(battle_, id)) return throughTheGap;
        if (!isToStorm(battle_, id)) return 1;
        if (ramOf(battle_, id)) return first;
        if (openingsToStorm(battle_, id).empty()) return toTheWalls;
        const auto goal = stormGoal(battle_, id);
        const double way = goal ? distanceBetween(battle_.unit(id).pose.center, *goal) : near;
        return throughTheGap * (1 + std::max(0.0, 1 - way / near));
    }

    const Battle& battle_;
    Battle then_;
    Memory& memory_;
    mutable std::vector<std::optional<double>> worth_;
};

/// Whether it may be near enough to one of the chain; a rough look that saves the exact one.
bool mayBelong(const Battle& battle, UnitId id, const std::vector<UnitId>& chain, Du leap) {
    constexpr Du twoExtendedCards = 2.54_du;
    return std::ranges::any_of(chain,
                               [&](UnitId it) { return !isFar(battle, it, id, leap + twoExtendedCards); });
}

/// From its units outward, the best that still stand together with them.
void lengthen(const Battle& battle, Seat seat, OrderToPlay& order, std::vector<UnitId> useful, int count) {
    const Du leap = *battle.order(order.card).effect.activate->chain;
    const auto mayFollow = [&](UnitId id) { return mayBelong(battle, id, order.units, leap); };
    std::erase(useful, order.units.front());
    while (std::ssize(order.units) < count) {
        const auto next = std::ranges::find_if(useful, mayFollow);
        if (next == useful.end()) return;
        order.units.push_back(*next);
        useful.erase(next);
        if (!mayUse(battle, seat, order)) order.units.pop_back();
    }
}

/// Those that stand together (ACT-07): the best chain that begins with one of the most useful.
std::vector<UnitId> bestChain(const Battle& battle,
                              Seat seat,
                              const Plans& plans,
                              OrderToPlay order,
                              const std::vector<UnitId>& useful) {
    constexpr std::size_t starts = 5;
    const int count = unitsAllowed(battle, seat, order.card).total();
    std::vector<UnitId> best;
    for (std::size_t i = 0; i != std::min(starts, useful.size()); ++i) {
        order.units = {useful[i]};
        lengthen(battle, seat, order, useful, count);
        if (best.empty() || plans.sum(order.units) > plans.sum(best)) best = order.units;
    }
    return best;
}

struct WorthyOrder {
    OrderToPlay order;
    double worth = 0;
};

double worthOfHelp(const Battle& battle, Seat seat, const OrderEffect& effect, UnitId id) {
    double worth = 0;
    if (effect.heal) {
        const int wounds = std::min(effect.heal->wounds, battle.unit(id).wounds);
        worth += valueOf(battle, id) * wounds / health(battle, id) * 0.6;
    }
    if (effect.rally) worth += worthOfRecovery(battle, id);
    if (effect.restoreOrder) worth += 0.6 * worthOfRecovery(battle, id);
    if (effect.newOfficers) worth += 8;
    if (effect.moveGeneral) {
        const bool isLost = battle.unit(*chiefOf(battle, seat).state(battle).with).has(Marker::broken);
        worth += isLost && !battle.unit(id).has(Marker::broken) ? 10 + 0.1 * battle.type(id).value : 0;
    }
    return worth;
}

double worthOfCards(const Battle& battle, Seat seat, const OrderEffect& effect) {
    constexpr double card = 7;
    const double held = static_cast<double>(battle.player(seat).hand.size()) - 1;
    if (effect.takeCard) return 2 * card;
    if (!effect.draw) return 0;
    if (effect.draw->when == DrawWhen::now) return card * effect.draw->count.number;
    return card * (leadership(battle, seat).total() - held - 1);
}

std::optional<WorthyOrder> orderToHelp(const Battle& battle, Seat seat, OrderToPlay order) {
    const OrderEffect& effect = battle.order(order.card).effect;
    auto units = unitsForOrder(battle, seat, order.card, order.wing);
    const auto worthOf = [&](UnitId id) { return worthOfHelp(battle, seat, effect, id); };
    std::ranges::stable_sort(units, std::greater(), worthOf);
    const int most = unitsAllowed(battle, seat, order.card).total();
    if (std::ssize(units) > most) units.resize(static_cast<std::size_t>(most));
    double worth = worthOfCards(battle, seat, effect);
    for (const UnitId id : units) worth += worthOf(id);
    order.units = std::move(units);
    return WorthyOrder{std::move(order), worth};
}

std::optional<WorthyOrder> orderToAct(const Battle& battle,
                                      Seat seat,
                                      const Plans& plans,
                                      OrderToPlay order) {
    const ActivateEffect& activate = *battle.order(order.card).effect.activate;
    if (activate.moves == MovesLeft::backwardOnly) return std::nullopt;
    auto units = unitsForOrder(battle, seat, order.card, order.wing);
    const int most = unitsAllowed(battle, seat, order.card).total();
    if (isForAll(battle.order(order.card))) {
        order.units = std::move(units);
    } else if (activate.chain) {
        const int all = static_cast<int>(units.size());
        order.units = bestChain(battle, seat, plans, order, plans.best(std::move(units), all));
    } else {
        order.units = plans.best(std::move(units), most);
    }
    if (order.units.empty()) return std::nullopt;
    const double worth = plans.sum(order.units);
    return WorthyOrder{std::move(order), worth};
}

std::vector<std::optional<Flank>> wingsFor(const Order& order) {
    const bool asks = order.effect.activate && order.effect.activate->filter == UnitFilter::wing;
    if (!asks) return {std::nullopt};
    return {Flank::left, Flank::right};
}

/// The fewer cards are left, the more each is worth; less to those who are shot at while they wait (SIE-10).
double price(const Battle& battle, Seat seat, CardId card) {
    const double held = static_cast<double>(battle.player(seat).hand.size());
    const double haste = isAttacker(*battle.setting, seat) ? 0.3 : 1;
    return haste * (3 * worthInHand(battle, seat, card) + 18 / held) * patience(battle);
}

/// SIE-09: one man more, and the fortress is taken.
bool isNearlyTaken(const Battle& battle, Seat seat) {
    return std::ranges::count_if(enemiesAbout(battle, seat), [&](UnitId id) {
               return defendsFortress(battle, id) && !battle.unit(id).has(Marker::fleeing);
           }) <= 1;
}

/// END-02, END-05: whoever gives no order this turn draws two cards more. Those who besiege have time for
/// it, and more orders in the end.
double priceOfTheFirstOrder(const Battle& battle, Seat seat) {
    const Player& player = battle.player(seat);
    const bool besieges = battle.setting->siege && isAttacker(*battle.setting, seat);
    if (!besieges || player.ordersPlayed > 0) return 0;
    if (isLastHour(battle) || isNearlyTaken(battle, seat)) return 0;
    constexpr double eachCard = 40;
    constexpr int withoutOrders = 3;
    const int room = handLimit(battle, seat).total() - static_cast<int>(player.hand.size());
    return eachCard * std::max(0, std::min(room, withoutOrders) - 1);
}

/// Of the cards for a siege tower so many are not spent on others: within range it needs one in the next
/// turn, too.
std::ptrdiff_t ordersToKeepFor(const Battle& battle, UnitId crew) {
    if (isUnderWay(battle, crew)) return 1;
    return isAboutToSetOut(battle, crew) ? ordersToTheWall - 1 : 0;
}

bool isToBeKept(const Battle& battle, Seat seat, const OrderToPlay& order) {
    if (!battle.setting->siege || !isAttacker(*battle.setting, seat)) return false;
    bool keeps = false;
    for (const UnitId id : own(battle, seat, Place::table)) {
        const bool isIn = std::ranges::count(order.units, id) != 0;
        const bool isScarce = canBeFor(battle, id, order.card) && ordersFor(battle, id) < ordersToTheWall;
        if (!battle.unit(id).inside || (!isIn && !isScarce)) continue;
        const auto kept = ordersToKeepFor(battle, id);
        if (isIn && kept > 0) return false;
        keeps = keeps || (kept > 0 && ordersFor(battle, id) <= kept);
    }
    return keeps;
}

/// Cards that bring those of the order to an enemy whom they would not reach.
void addBoosts(const Battle& battle, Seat seat, Plans& plans, OrderToPlay& order) {
    for (const CardId card : battle.player(seat).hand) {
        const auto& boost = battle.order(card).effect.boost;
        if (!boost || card == order.card) continue;
        if (plans.gainOf(order.units, boost->movement) <= price(battle, seat, card)) continue;
        order.boosts.push_back(card);
        if (!mayPlayOrder(battle, seat, order)) order.boosts.pop_back();
    }
}

/// In the better of its ways; its card is paid for.
std::optional<WorthyOrder> bestWith(const Battle& battle, Seat seat, Plans& plans, CardId card) {
    const Order& order = battle.order(card);
    const double first = priceOfTheFirstOrder(battle, seat);
    std::optional<WorthyOrder> best;
    for (const auto wing : wingsFor(order)) {
        OrderToPlay play;
        play.card = card;
        play.wing = wing;
        auto found =
            order.effect.activate ? orderToAct(battle, seat, plans, play) : orderToHelp(battle, seat, play);
        if (!found || !mayPlayOrder(battle, seat, found->order)) continue;
        if (isToBeKept(battle, seat, found->order)) continue;
        found->worth -= price(battle, seat, card) + (plans.walksIn(found->order.units) ? 0 : first);
        if (!best || found->worth > best->worth) best = std::move(found);
    }
    return best;
}

/// The best of each card, the best first.
std::vector<WorthyOrder> worthyOrders(const Battle& battle, Seat seat, Plans& plans) {
    std::vector<WorthyOrder> orders;
    for (const CardId card : battle.player(seat).hand) {
        if (auto found = bestWith(battle, seat, plans, card)) orders.push_back(*std::move(found));
    }
    std::ranges::stable_sort(orders, std::greater(), &WorthyOrder::worth);
    if (orders.empty() || !battle.order(orders.front().order.card).effect.activate) return orders;
    if (orders.front().worth > 0) addBoosts(battle, seat, plans, orders.front().order);
    return orders;
}

}  // namespace

std::vector<WorthyAnswer> ordersOf(const Battle& battle, Seat seat, Memory& memory) {
    Plans plans(battle, seat, memory);
    std::vector<WorthyAnswer> answers;
    for (WorthyOrder& it : worthyOrders(battle, seat, plans))
        answers.push_back({std::move(it.order), it.worth});
    return answers;
}

std::vector<UnitId> unitsWorthAnOrder(const Battle& battle, Seat seat, CardId card) {
    Memory memory;
    memory.look(battle);
    Plans plans(battle, seat, memory);
    const auto best = bestWith(battle, seat, plans, card);
    return best ? best->order.units : std::vector<UnitId>();
}

Answer orderOf(const Battle& battle, Seat seat, Memory& memory) {
    auto orders = ordersOf(battle, seat, memory);
    return orders.empty() || orders.front().worth <= 0 ? PhaseDone{} : std::move(orders.front().answer);
}

/// A good charge at once is better than to stand and dress the ranks.
bool shouldReorganize(const Battle& battle, UnitId id, Memory& memory) {
    const Battle then = everybodyActive(battle, battle.owner(id));
    memory.look(then);
    return !memory.charge(then, id);
}

UnitId preferred(const Battle& battle, Seat seat, const ChooseUnit& question) {
    const auto lossOf = [&](UnitId id) {
        return battle.owner(id) == seat ? -valueOf(battle, id) : valueOf(battle, id);
    };
    const auto& among = question.among;
    switch (question.purpose) {
        case Purpose::hitByMisfire:
        case Purpose::nextOfStampede:
        case Purpose::hitByTheWind: return *std::ranges::max_element(among, {}, lossOf);
        case Purpose::activatedByGeneral:
        case Purpose::nextToStrike:
        case Purpose::nextToCheck: return *std::ranges::min_element(among, {}, lossOf);
        case Purpose::nextOfFlight: return among.front();
    }
    return among.front();
}

std::vector<WorthyAnswer> combatsOf(const Battle& battle, Seat seat) {
    const auto gain = [&](const Opponents& units) {
        const CombatOdds odds = meleeOdds(battle, units);
        const double gained =
            loss(battle, units.defender, odds.defender) - loss(battle, units.attacker, odds.attacker);
        return battle.owner(units.attacker) == seat ? gained : -gained;
    };
    std::vector<WorthyAnswer> combats;
    for (const Opponents& it : combatsToFight(battle)) combats.push_back({CombatToFight{it}, gain(it)});
    for (const Opponents& it : combatsByChoice(battle)) {
        const double gained = gain(it);
        if (gained > 0) combats.push_back({CombatToFight{it}, gained});
    }
    std::ranges::stable_sort(combats, std::greater(), &WorthyAnswer::worth);
    return combats;
}

/// The fight that promises most first: whoever breaks there helps in the others.
Answer combatOf(const Battle& battle, Seat seat) {
    const auto toFight = combatsToFight(battle);
    if (toFight.size() == 1 && combatsByChoice(battle).empty()) return CombatToFight{toFight.front()};
    auto combats = combatsOf(battle, seat);
    return combats.empty() ? attackOnStructureOf(battle, seat) : std::move(combats.front().answer);
}

}  // namespace vallum::players
