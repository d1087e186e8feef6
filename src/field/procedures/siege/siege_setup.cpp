// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/siege/siege_setup_detail.h"

#include <vallum/field/procedures/siege/siege.h>
#include <vallum/field/rules/siege/siege.h>
#include <vallum/field/situation/movement/cards.h>
#include <vallum/field/situation/movement/stacks.h>
#include <vallum/field/situation/siege/siege.h>

namespace vallum::field {

namespace {

bool mustChooseEdge(const Battle& battle, Seat seat) {
    return battle.setting->siege->attackerChoosesEdge && battle.setting->siege->attacker == seat &&
           !battle.player(seat).home && !edgesForAttack(battle).empty();
}

void chooseEdge(Game& game, Seat seat) {
    const Home home = game.ask(seat, ChooseHome{edgesForAttack(game.battle())}).home;
    for (const Seat ally : game.battle().alliesOf(seat)) game.tell(EdgeTaken{ally, home});
}

/// The seat to place the next card, after this one has placed one.
std::optional<Seat> nextAfterUnit(const Battle& battle, Seat placing) {
    const bool hasMore = unitsToPlace(battle, placing) > 1 || towersToPlace(battle, placing) > 0 ||
                         ramsToPlace(battle, placing) > 0;
    if (hasMore) return placing;
    for (const Seat seat : seatsInOrder(battle)) {
        if (seat != placing && !isDone(battle, seat)) return seat;
    }
    return std::nullopt;
}

void placeUnit(Game& game, const UnitPlacement& placement) {
    const Seat placing = game.battle().active;
    UnitPlaced placed{placement.unit,  placement.pose, nextAfterUnit(game.battle(), placing), {}, {},
                      placement.inside};
    if (placement.stackedWith) {
        const bool isMain = isMainUnitOf(game.battle(), placement.unit, *placement.stackedWith);
        (isMain ? placed.onTop : placed.below) = placement.stackedWith;
    }
    game.tell(placed);
    if (!isDefender(*game.battle().setting, placing)) game.tell(Revealed{placement.unit, "SIE-19"_rule});
}

/// SIE-17: once the last defender has been placed.
void revealDefenders(Game& game) {
    const auto& setting = *game.battle().setting;
    for (const Side& side : setting.sides) {
        if (isDefender(setting, side.seat) && unitsToPlace(game.battle(), side.seat) > 0) return;
    }
    game.tell(UnitsRevealed{unitsHiddenInFortress(game.battle())});
}

}  // namespace

void beginSiege(Game& game) {
    for (const Seat seat : seatsInOrder(game.battle())) {
        if (isDefender(*game.battle().setting, seat)) {
            game.tell(FortressAnnounced{seat, structurePoints(game.battle(), seat)});
        }
    }
    const auto first = nextToPlaceInSiege(game.battle());
    game.tell(PlacingBegan{first.value_or(game.battle().setting->siege->defender), {}});
}

void placeInSiege(Game& game) {
    const Seat placing = game.battle().active;
    if (mustChooseEdge(game.battle(), placing)) return chooseEdge(game, placing);
    const auto answer = game.ask(placing, PlaceUnit{});
    if (const auto* tower = std::get_if<TowerPlacement>(&answer)) {
        return game.tell(TowerPlaced{tower->structure, tower->pose});
    }
    if (const auto* ram = std::get_if<RamPlacement>(&answer)) {
        return game.tell(RamTaken{ram->ram, ram->carrier, "SIE-06"_rule});
    }
    placeUnit(game, std::get<UnitPlacement>(answer));
    if (isDefender(*game.battle().setting, placing)) revealDefenders(game);
}

}  // namespace vallum::field
