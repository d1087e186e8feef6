// SPDX-License-Identifier: GPL-3.0-or-later

#include "rules/turn/setup_detail.h"

#include <vallum/field/procedures/optional/fog.h>
#include <vallum/field/procedures/siege/siege.h>
#include <vallum/field/procedures/turn/activation.h>
#include <vallum/field/procedures/turn/cards.h>
#include <vallum/field/procedures/turn/setup.h>
#include <vallum/field/rules/siege/siege.h>
#include <vallum/field/rules/turn/setup.h>
#include <vallum/field/situation/movement/cards.h>
#include <vallum/field/situation/movement/stacks.h>
#include <vallum/field/situation/siege/siege.h>
#include <vallum/field/situation/turn/deployment_zones.h>
#include <vallum/field/situation/turn/generals.h>
#include <vallum/field/situation/turn/turns.h>

namespace vallum::field {

namespace {

std::vector<Seat> largestArmies(const Battle& battle) {
    int most = 0;
    for (const Player& player : battle.players) most = std::max(most, inReserve(battle, player.seat));
    auto seats = inOrder(battle, std::nullopt);
    std::erase_if(seats, [&](Seat seat) { return inReserve(battle, seat) != most; });
    return seats;
}

/// SET-21: the larger army begins; between equals a die decides, with the same number of faces for each.
void beginPlacing(Game& game) {
    const auto seats = largestArmies(game.battle());
    if (seats.size() == 1) return game.tell(PlacingBegan{seats.front(), {}});
    const int facesEach = 6 / static_cast<int>(seats.size());
    std::vector<int> faces;
    std::size_t chosen = 0;
    do {
        faces.push_back(game.ask(chance, RollDice{"SET-21"_rule, 1}).faces.front());
        chosen = static_cast<std::size_t>((faces.back() - 1) / facesEach);
    } while (chosen >= seats.size());
    game.tell(PlacingBegan{seats.at(chosen), faces});
}

/// The player to place next after this one has placed.
std::optional<Seat> nextToPlace(const Battle& battle, Seat placing) {
    auto seats = inOrder(battle, battle.placedFirst);
    std::ranges::rotate(seats, std::ranges::find(seats, placing));
    for (const Seat next : seats) {
        if (next != placing && inReserve(battle, next) > 0) return next;
    }
    return inReserve(battle, placing) > 1 ? std::optional(placing) : std::nullopt;
}

/// GEN-08
void redeploy(Game& game, Seat seat) {
    const auto effect = abilityOf(game.battle(), seat, &AbilityEffect::redeploy);
    if (!effect) return;
    auto among = game.battle().unitsOnTable();
    std::erase_if(among,
                  [&](UnitId id) { return game.battle().owner(id) != seat || game.battle().isCovered(id); });
    for (int left = effect->units; left > 0 && !among.empty(); --left) {
        const auto answer = game.ask(seat, Redeploy{among, left});
        const auto* placement = std::get_if<UnitPlacement>(&answer);
        if (placement == nullptr) return;
        game.tell(Redeployed{placement->unit, placement->pose});
        std::erase(among, placement->unit);
    }
}

/// SET-21, SET-22
void placeNext(Game& game) {
    const Seat placing = game.battle().active;
    const auto answer = game.ask(placing, PlaceUnit{});
    const auto& placement = std::get<UnitPlacement>(answer);
    const auto next = nextToPlace(game.battle(), placing);
    UnitPlaced placed{placement.unit, placement.pose, next, {}, {}, placement.inside};
    if (placement.stackedWith) {
        const bool isMain = isMainUnitOf(game.battle(), placement.unit, *placement.stackedWith);
        (isMain ? placed.onTop : placed.below) = placement.stackedWith;
    }
    game.tell(placed);
    if (next) return;
    if (game.battle().setting->options.fogOfWar) {
        for (const UnitId id : unitsSeenOnDefenses(game.battle())) reveal(game, id, "FOR-05"_rule);
        revealUnitsInSight(game);
    } else {
        game.tell(UnitsRevealed{});
    }
    for (const Seat seat : inOrder(game.battle(), game.battle().placedFirst)) redeploy(game, seat);
}

/// SIE-06
void placeSiege(Game& game) {
    if (!game.battle().placedFirst) return beginSiege(game);
    placeInSiege(game);
    if (nextToPlaceInSiege(game.battle())) return;
    for (const Seat seat : inOrder(game.battle(), game.battle().placedFirst)) redeploy(game, seat);
}

void place(Game& game) {
    if (game.battle().setting->siege) return placeSiege(game);
    if (game.battle().placedFirst) {
        placeNext(game);
    } else {
        beginPlacing(game);
    }
}

/// SET-23
void arrange(Game& game) {
    const Seat seat = game.battle().active;
    game.tell(UnitsArranged{seat, game.ask(seat, ArrangeUnits{}).units});
}

/// SET-24
void placeGeneral(Game& game) {
    const Seat seat = game.battle().active;
    const auto& generals = game.battle().player(seat).generals;
    const auto waiting = std::ranges::find(generals, std::optional<UnitId>(), &GeneralInPlay::with);
    const auto general = static_cast<int>(waiting - generals.begin());
    game.tell(GeneralPlaced{seat, game.ask(seat, PlaceGeneral{general}).unit, "SET-24"_rule, general});
}

/// SET-26: no first player if there is a tie.
FirstPlayerRolled rollForFirst(Game& game) {
    const auto& sides = game.battle().setting->sides;
    FirstPlayerRolled roll;
    roll.faces = game.ask(chance, RollDice{"SET-26"_rule, static_cast<int>(sides.size())}).faces;
    int most = 0;
    for (std::size_t i = 0; i != sides.size(); ++i) {
        Sum sum = leadership(game.battle(), sides[i].seat);
        sum.add("SET-26"_rule, roll.faces.at(i));
        if (sum.total() == most) roll.first.reset();
        if (sum.total() > most) roll.first = sides[i].seat;
        most = std::max(most, sum.total());
        roll.sums.push_back(std::move(sum));
    }
    return roll;
}

Seat rolledFirst(Game& game) {
    FirstPlayerRolled roll;
    while (!roll.first) {
        roll = rollForFirst(game);
        game.tell(roll);
    }
    return *roll.first;
}

/// SIE-13, SET-26
Seat firstToPlay(Game& game) {
    const Setting& setting = *game.battle().setting;
    if (setting.firstPlayer) return *setting.firstPlayer;
    return setting.siege ? setting.siege->attacker : rolledFirst(game);
}

/// OPT-06
void nameCommander(Game& game, Seat seat) {
    const auto equals = highestLeaders(game.battle(), seat);
    if (equals.size() < 2) return;
    game.tell(CommanderNamed{seat, game.ask(seat, ChooseCommander{equals}).general});
}

RuleId ruleOf(const Setting& setting) {
    if (isFreeForAll(setting)) return "TEAM-10"_rule;
    if (setting.sides.size() == 2) return "ACT-03"_rule;
    switch (setting.turnOrder) {
        case TurnOrder::teamTurns: return "TEAM-06"_rule;
        case TurnOrder::alliedTurns: return "TEAM-07"_rule;
        case TurnOrder::alternating: return "TEAM-08"_rule;
    }
    return "TEAM-05"_rule;
}

/// SET-25, CARD-11, SET-26
void deal(Game& game) {
    const auto seats = inOrder(game.battle(), std::nullopt);
    for (const Seat seat : seats) nameCommander(game, seat);
    for (const Seat seat : seats) {
        drawCards(game, seat, leadership(game.battle(), seat).total(), "CARD-11"_rule);
    }
    const Seat first = firstToPlay(game);
    game.tell(TurnOrderSet{turnOrderFrom(game.battle(), first), ruleOf(*game.battle().setting)});
    beginTurn(game, first);
}

}  // namespace

void setupStep(Game& game) {
    switch (game.battle().stage) {
        case Stage::deployment: place(game); break;
        case Stage::arrangement: arrange(game); break;
        case Stage::generals: placeGeneral(game); break;
        case Stage::dealing: deal(game); return;
        case Stage::fighting:
        case Stage::over: return;
    }
    const SetupTask next = nextSetupTask(game.battle());
    if (next != SetupTask{game.battle().stage, game.battle().active}) {
        game.tell(StageBegan{next.stage, next.active});
    }
}

}  // namespace vallum::field
