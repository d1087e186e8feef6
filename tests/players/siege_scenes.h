// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "players/siege_examination.h"
#include "support/sieges.h"

#include <algorithm>
#include <functional>
#include <initializer_list>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include <vallum/core/chance.h>
#include <vallum/field/rules/movement/movement.h>
#include <vallum/field/situation/fortress/structures.h>
#include <vallum/geometry/relation.h>

/// The standard fortress at the northern edge, held by blue Dacians and attacked by red Romans. The front
/// wall lies between y = 14.8 and 15.2: a tower (10.8 to 11.6), a wall (to 13.2), the gate (to 14.8), a wall
/// (to 16.4), a tower. Those on it stand at y = 15.6, those at its foot at y = 14.4. The courtyard reaches to
/// y = 17.6.
namespace vallum::players::scenes {

using namespace field;

inline constexpr Seat attacker = red;
inline constexpr Seat defender = blue;

inline constexpr StructureId eastTower(0);
inline constexpr StructureId westTower(1);
inline constexpr StructureId eastWall(4);
inline constexpr StructureId gate(5);
inline constexpr StructureId westWall(6);
inline constexpr StructureId sideWall(10);
/// The first structure that is not part of the fortress.
inline constexpr StructureId extra(12);

// --------------------------------------------------------------------- units

inline TestUnit soldiers(Seat owner, const std::string& id) {
    const UnitType* type = library().unit(id);
    VALLUM_CHECK(type != nullptr);
    TestUnit made = infantry(owner);
    made.type = *type;
    return made;
}
inline TestUnit cohort(Du x, Du y) { return soldiers(attacker, "legionarii").at(x, y).facing(0_deg); }
inline TestUnit praetorians(Du x, Du y) { return soldiers(attacker, "praetoriani").at(x, y).facing(0_deg); }
inline TestUnit romanArchers(Du x, Du y) {
    return soldiers(attacker, "sagittarii-legionis").at(x, y).facing(0_deg);
}
inline TestUnit ballista(Du x, Du y) { return soldiers(attacker, "ballista").at(x, y).facing(0_deg); }
inline TestUnit elephants(Du x, Du y) { return soldiers(attacker, "elephanti").at(x, y).facing(0_deg); }

inline TestUnit nobles(Du x, Du y) { return soldiers(defender, "pileati").at(x, y).facing(180_deg); }
inline TestUnit scythes(Du x, Du y) { return soldiers(defender, "falciferi").at(x, y).facing(180_deg); }
inline TestUnit levy(Du x, Du y) { return soldiers(defender, "comati").at(x, y).facing(180_deg); }
inline TestUnit archersOf(Seat owner, Du x, Du y) {
    return soldiers(owner, owner == attacker ? "sagittarii-legionis" : "sagittarii-daci")
        .at(x, y)
        .facing(owner == attacker ? 0_deg : 180_deg);
}

inline constexpr Du onTheWall = 15.6_du;
inline constexpr Du atItsFoot = 14.4_du;
inline constexpr Du ofWest = 12.4_du;
inline constexpr Du ofGate = 14_du;
inline constexpr Du ofEast = 15.6_du;

inline TestUnit onLadder(TestUnit unit, StructureId wall, int levels) {
    unit.unit.climb = Climb{wall, levels};
    return unit;
}
inline TestUnit inside(TestUnit unit, StructureId tower) {
    unit.unit.inside = tower;
    return unit;
}
/// One that can take a single wound more.
inline TestUnit spent(TestUnit unit) { return unit.wounded(unit.type.health - 1); }

// ----------------------------------------------------------------- the ground

inline TestTable fortress(Material material = Material::wood) {
    return besieged({28_du, 18_du}, {{14_du, 16.4_du}, Heading(180_deg)}, material);
}
inline TestTable damaged(StructureId id, int damage, TestTable table = fortress()) {
    table.structures.at(static_cast<std::size_t>(id.raw())).damage = damage;
    return table;
}
inline TestTable fallen(StructureId id, TestTable table = fortress()) {
    table.structures.at(static_cast<std::size_t>(id.raw())).condition = Condition::collapsed;
    return table;
}
inline TestTable burning(StructureId id, int markers, Seat litBy, TestTable table = fortress()) {
    table.structures.at(static_cast<std::size_t>(id.raw())).fires = {
        Fire{.markers = markers, .litBy = litBy}};
    return table;
}
inline TestTable withSiegeTower(Du x, Du y, TestTable table = fortress()) {
    Structure tower;
    tower.kind = StructureKind::siegeTower;
    tower.pose = {{x, y}, Heading()};
    tower.owner = attacker;
    table.structures.push_back(tower);
    return table;
}
inline TestTable withRamOf(UnitId carrier, TestTable table = fortress()) {
    table.rams.push_back(Ram{.pose = {}, .carrier = carrier});
    return table;
}

// ------------------------------------------------------------------ the scene

/// With the whole deck, somewhere in the middle of a siege. Behind both lines stands a general with his
/// guard, unless one of these units is to lead.
struct Scene {
    std::vector<TestUnit> units;
    TestTable table = fortress();
    Phase phase = Phase::movement;
    std::initializer_list<std::string_view> hand = {};
    std::optional<UnitId> leader = {};  // instead of one who stands behind the line of this side
    bool isLastHour = false;            // SIE-10: a few cards more, and the fortress has held out
    int cardsLeft = 6;                  // then
    bool isFirstOrder = true;
};

inline CardId takeCard(Battle& battle, std::string_view order) {
    const auto found = std::ranges::find_if(
        battle.deck, [&](CardId it) { return order.empty() || battle.order(it).id == order; });
    VALLUM_CHECK(found != battle.deck.end());
    const CardId card = *found;
    battle.deck.erase(found);
    return card;
}

inline constexpr int decksToWait = 4;

inline TestTable withDeck(TestTable table) {
    table.orders = library().deck.orders;
    table.events = library().deck.events;
    for (const Deck::Card& it : library().deck.cards) {
        for (int copy = 0; copy != it.count; ++copy) table.cards.push_back(it.halves);
    }
    table.siege->decks = decksToWait;
    return table;
}

/// Each of these stands behind the line, and leads it.
inline std::vector<UnitId> addLeaders(Scene& scene) {
    std::vector<UnitId> leaders;
    for (const TestUnit& guard : {praetorians(14_du, 4_du), levy(15.6_du, 17.2_du)}) {
        const bool isLed =
            scene.leader &&
            scene.units.at(static_cast<std::size_t>(scene.leader->raw())).unit.owner == guard.unit.owner;
        if (isLed) {
            leaders.push_back(*scene.leader);
            continue;
        }
        leaders.emplace_back(static_cast<int>(scene.units.size()));
        scene.units.push_back(guard);
    }
    return leaders;
}

inline Battle battleIn(Scene scene, Seat active) {
    const auto leaders = addLeaders(scene);
    Battle battle = inPhase(scene.phase, battleOf(scene.units, withDeck(scene.table)));
    for (const UnitId leader : leaders) battle = withGeneral(std::move(battle), leader);
    battle.active = active;
    battle.turn = active == attacker ? 9 : 10;
    for (Player& player : battle.players) {
        player.ordersPlayed = player.seat == active && !scene.isFirstOrder ? 1 : 0;
        if (player.seat != active || scene.hand.size() == 0) {
            for (int card = 0; card != 4; ++card) player.hand.push_back(takeCard(battle, {}));
            continue;
        }
        for (const std::string_view order : scene.hand) player.hand.push_back(takeCard(battle, order));
    }
    if (!scene.isLastHour) return battle;
    battle.deckUsedUp = decksToWait - 1;
    battle.turn += 40;
    while (std::ssize(battle.deck) > scene.cardsLeft) {
        battle.discarded.push_back(battle.deck.back());
        battle.deck.pop_back();
    }
    return battle;
}

// ---------------------------------------------------------------- the answers

inline const Move* moveIn(const Answer& answer) { return std::get_if<Move>(&answer); }
/// Where the unit stands after this answer.
inline geometry::Point endOf(const Battle& battle, UnitId id, const Answer& answer) {
    const Move* move = moveIn(answer);
    const geometry::Point& now = battle.unit(id).pose.center;
    if (move == nullptr || move->unit != id) return now;
    const auto plan = planMove(battle, *move);
    if (!plan) return now;
    return plan->contact ? plan->contact->to.center : plan->end.center;
}
inline bool endsWithin(const Battle& battle, UnitId id, const Answer& answer) {
    const Move* move = moveIn(answer);
    if (move != nullptr && move->at && move->at->what == Arrival::climb) return false;
    return fortressAt(battle, endOf(battle, id, answer)).has_value();
}
inline bool arrives(const Answer& answer, Arrival what, StructureId structure) {
    const Move* move = moveIn(answer);
    return move != nullptr && move->at && move->at->what == what && move->at->structure == structure;
}
inline bool climbs(const Answer& answer) {
    const Move* move = moveIn(answer);
    return move != nullptr && move->at && move->at->what == Arrival::climb;
}
inline bool charges(const Answer& answer, UnitId target) {
    const Move* move = moveIn(answer);
    return move != nullptr && move->charge && move->charge->target == target;
}
/// By at least half a DU.
inline bool comesNearer(const Battle& battle, UnitId id, const Answer& answer, const geometry::Point& goal) {
    const auto to = [&](const geometry::Point& from) { return geometry::distance(from, goal); };
    return to(endOf(battle, id, answer)) + 0.5_du <= to(battle.unit(id).pose.center);
}
inline bool orders(const Answer& answer, UnitId id) {
    const auto* order = std::get_if<OrderToPlay>(&answer);
    return order != nullptr && std::ranges::count(order->units, id) != 0;
}
inline bool shootsAt(const Answer& answer, UnitId target) {
    const auto* shot = std::get_if<ShotToMake>(&answer);
    return shot != nullptr && shot->target == target;
}
inline bool shootsAt(const Answer& answer, StructureId target) {
    const auto* shot = std::get_if<ShotAtStructure>(&answer);
    return shot != nullptr && shot->structure == target;
}

// ----------------------------------------------------------------- positions

inline Position position(Seat asked,
                         std::string name,
                         std::string theme,
                         std::string why,
                         Scene scene,
                         Question question,
                         std::function<bool(const Battle&, const Answer&)> isRight) {
    return {std::move(name),     std::move(theme),  std::move(why), battleIn(std::move(scene), asked),
            std::move(question), std::move(isRight)};
}
/// Of the first unit, which alone may move.
inline Position moveOf(Seat asked,
                       std::string name,
                       std::string theme,
                       std::string why,
                       Scene scene,
                       std::function<bool(const Battle&, const Answer&)> isRight) {
    scene.units.front().active();
    return position(asked, std::move(name), std::move(theme), std::move(why), std::move(scene), ChooseMove{},
                    std::move(isRight));
}

}  // namespace vallum::players::scenes
