// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include <vallum/core/check.h>
#include <vallum/core/overloaded.h>
#include <vallum/hex/system.h>

namespace vallum::hex {

namespace {

Unit& unitIn(Battle& battle, UnitId id) { return battle.units.at(static_cast<std::size_t>(id.raw())); }
Leader& leaderIn(Battle& battle, LeaderId id) {
    return battle.leaders.at(static_cast<std::size_t>(id.raw()));
}
Player& playerIn(Battle& battle, Seat seat) {
    const auto found = std::ranges::find(battle.players, seat, &Player::seat);
    VALLUM_CHECK(found != battle.players.end());
    return *found;
}

void carry(Battle& battle, UnitId id, const std::optional<LeaderId>& leader, const std::vector<Hex>& path) {
    if (path.empty()) return;
    unitIn(battle, id).at = path.back();
    if (leader) leaderIn(battle, *leader).at = path.back();
}

void beginTurn(Battle& battle, const TurnBegan& it) {
    battle.active = it.seat;
    battle.turn = it.turn;
    battle.phase = Phase::command;
    battle.play.reset();
    for (Player& player : battle.players) player.standsFast = false;
    for (Unit& unit : battle.units) {
        unit.turn = UnitTurn{};
        unit.turn.start = unit.at;
    }
    for (Leader& leader : battle.leaders) leader.ordered = leader.moved = false;
}

void beginPhase(Battle& battle, Phase phase) {
    battle.phase = phase;
    if (phase != Phase::movingAgain) return;
    for (Unit& unit : battle.units) unit.turn.moved = false;
}

void discard(Battle& battle, Seat seat, CardId card) {
    std::erase(playerIn(battle, seat).hand, card);
    battle.discarded.push_back(card);
}

void play(Battle& battle, const CardPlayed& it) {
    std::erase(playerIn(battle, it.seat).hand, it.play.card);
    battle.play = it.play;
    battle.phase = Phase::orders;
}

void order(Battle& battle, const OrdersGiven& it) {
    for (const UnitId id : it.units) unitIn(battle, id).turn.ordered = true;
    for (const LeaderId id : it.leaders) leaderIn(battle, id).ordered = true;
    battle.play->chiefWas = it.chiefWas;
    battle.play->oneUnit = it.oneUnit;
}

void move(Battle& battle, const UnitMoved& it) {
    carry(battle, it.unit, it.leader, it.path);
    UnitTurn& turn = unitIn(battle, it.unit).turn;
    turn.moved = true;
    turn.hexes += static_cast<int>(it.path.size());
    turn.mustAttack = it.mustAttack;
    if (it.barred) turn.barred = it.barred;
    if (it.leader) leaderIn(battle, *it.leader).moved = true;
}

void win(Battle& battle, const BannersWon& it) {
    playerIn(battle, it.seat).banners += it.banners;
    if (it.objective) battle.won.at(static_cast<std::size_t>(*it.objective)) = 1;
}

void draw(Battle& battle, const CardsDrawn& it) {
    Player& player = playerIn(battle, it.seat);
    for (const CardId card : it.cards) std::erase(battle.deck, card);
    player.hand.insert(player.hand.end(), it.cards.begin(), it.cards.end());
    player.owedCard = false;
}

}  // namespace

void System::evolve(Battle& battle, const Fact& fact) {
    std::visit(Overloaded{
                   [&](const CardsDrawn& it) { draw(battle, it); },
                   [&](const TurnBegan& it) { beginTurn(battle, it); },
                   [&](const PhaseBegan& it) { beginPhase(battle, it.phase); },
                   [&](const CardPlayed& it) { play(battle, it); },
                   [&](const OrderDiceRolled& it) { battle.play->faces = it.faces; },
                   [&](const OrdersGiven& it) { order(battle, it); },
                   [&](const BlockRestored& it) { ++unitIn(battle, it.unit).blocks; },
                   [&](const UnitMoved& it) { move(battle, it); },
                   [&](const LeaderMoved& it) {
                       Leader& leader = leaderIn(battle, it.leader);
                       leader.moved = true;
                       if (!it.path.empty()) leader.at = it.path.back();
                       if (it.halted) unitIn(battle, *it.halted).turn.halted = true;
                   },
                   [&](const BattleBegan& it) { ++unitIn(battle, it.unit).turn.battles; },
                   [](const DiceRolled&) {},
                   [](const Trampled&) {},
                   [](const MarshRolled&) {},
                   [](const LeaderChecked&) {},
                   [](const EscapeRolled&) {},
                   [&](const BlocksLost& it) { unitIn(battle, it.unit).blocks -= it.blocks; },
                   [&](const UnitEliminated& it) { unitIn(battle, it.unit).fate = Fate::eliminated; },
                   [&](const UnitLeft& it) {
                       unitIn(battle, it.unit).fate = Fate::left;
                       if (it.leader) leaderIn(battle, *it.leader).fate = Fate::left;
                   },
                   [&](const LeaderEliminated& it) { leaderIn(battle, it.leader).fate = Fate::eliminated; },
                   [&](const LeaderLeft& it) { leaderIn(battle, it.leader).fate = Fate::left; },
                   [](const FlagsTaken&) {},
                   [&](const Retreated& it) { carry(battle, it.unit, it.leader, it.path); },
                   [&](const Evaded& it) { carry(battle, it.unit, it.leader, it.path); },
                   [&](const LeaderEvaded& it) { leaderIn(battle, it.leader).at = it.path.back(); },
                   [&](const Advanced& it) { carry(battle, it.unit, it.leader, it.path); },
                   [&](const StoodFast& it) { playerIn(battle, it.seat).standsFast = true; },
                   [&](const StruckFirst& it) {
                       if (!it.card) return;
                       const Seat seat = battle.unit(it.unit).owner;
                       discard(battle, seat, *it.card);
                       playerIn(battle, seat).owedCard = true;
                   },
                   [&](const BannersWon& it) { win(battle, it); },
                   [&](const BannersLost& it) {
                       playerIn(battle, it.seat).banners -= it.banners;
                       battle.won.at(static_cast<std::size_t>(it.objective)) = 0;
                   },
                   [&](const CardDiscarded& it) {
                       playerIn(battle, it.seat).last = battle.play;
                       discard(battle, it.seat, it.card);
                   },
                   [&](const DeckShuffled&) {
                       battle.deck.insert(battle.deck.end(), battle.discarded.begin(),
                                          battle.discarded.end());
                       std::ranges::sort(battle.deck);
                       battle.discarded.clear();
                   },
                   [&](const BattleEnded& it) {
                       battle.outcome = it.outcome;
                       battle.phase = Phase::over;
                   },
                   [&](const PositionRestored& it) { static_cast<Position&>(battle) = *it.position; },
               },
               fact);
}

}  // namespace vallum::hex
