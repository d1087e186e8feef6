// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include <vallum/core/check.h>
#include <vallum/core/overloaded.h>
#include <vallum/hex/queries/orders_left.h>
#include <vallum/hex/rules/cards.h>
#include <vallum/hex/rules/dice.h>
#include <vallum/hex/rules/movement.h>
#include <vallum/hex/rules/orders.h>

namespace vallum::hex {

namespace {

/// HEX-81: the hex of a leader comes first.
OrdersChosen startingWith(const Battle& battle, LeaderId chief) {
    const auto unit = battle.unitOf(chief);
    if (unit) return {.units = {*unit}, .leaders = {}, .chief = chief};
    return {.units = {}, .leaders = {chief}, .chief = chief};
}

/// True if the player chooses whom the card in play orders, without dice.
bool leavesTheChoice(const Battle& battle) {
    const CommandCard* card = cardInPlay(battle);
    if (card == nullptr) return false;
    if (isForOneUnit(battle)) return true;
    return std::visit(
        Overloaded{[](const ContactOrders&) { return false; }, [](const MissileOrders&) { return false; },
                   [](const RestoringOrders&) { return false; }, [](const DiceOrders&) { return false; },
                   [](const CopiedOrders&) { return false; }, [](const StrikeFirstOrders&) { return false; },
                   [](const SectionOrders&) { return true; }, [](const TroopOrders&) { return true; },
                   [](const LeaderOrders&) { return true; }, [](const LinkedOrders&) { return true; }},
        card->orders);
}

}  // namespace

OrdersLeft ordersLeft(const Battle& battle, const OrdersChosen& given) {
    OrdersLeft left;
    for (const UnitId id : battle.unitsOf(battle.active)) {
        OrdersChosen more = given;
        more.units.push_back(id);
        if (mayOrder(battle, more)) left.units.push_back(id);
    }
    for (const LeaderId id : battle.leadersOf(battle.active)) {
        OrdersChosen more = given;
        more.leaders.push_back(id);
        if (mayOrder(battle, more)) left.leaders.push_back(id);
        if (given == OrdersChosen{} && mayOrder(battle, startingWith(battle, id))) left.chiefs.push_back(id);
    }
    return left;
}

bool countsForOrders(Face face) {
    switch (face) {
        case Face::light:
        case Face::medium:
        case Face::heavy:
        case Face::leader: return true;
        case Face::flag:
        case Face::swords: return false;
    }
    contradiction(__FILE__, __LINE__, "no such face");
}

OrdersLeft ordersWith(const Battle& battle, CardId card) {
    Battle after = battle;
    System::evolve(after, CardPlayed{battle.active, playOf(battle, battle.active, card)});
    if (leavesTheChoice(after)) return ordersLeft(after, {});
    return {unitsForCard(after), {}, {}};
}

bool couldBattle(const Battle& battle) {
    Battle after = battle;
    after.phase = Phase::battling;
    const auto options = System::options(after, ChooseBattle{});
    return !std::ranges::all_of(options, [](const Answer& it) { return std::holds_alternative<Done>(it); });
}

bool endsWithMoves(const Battle& battle) {
    if (battle.phase == Phase::movingAgain) return true;
    return !conductOf(battle).movesTwice && !couldBattle(battle);
}

namespace {

bool endsAfter(Battle battle, const Fact& movement) {
    System::evolve(battle, movement);
    return !canAnybodyMove(battle) && endsWithMoves(battle);
}

}  // namespace

bool isLastOfTurn(const Battle& battle, const MoveUnit& move) {
    return endsAfter(battle, movement(battle, move));
}
bool isLastOfTurn(const Battle& battle, const MoveLeader& move) {
    return endsAfter(battle, movement(battle, move));
}

}  // namespace vallum::hex
