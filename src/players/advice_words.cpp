// SPDX-License-Identifier: GPL-3.0-or-later
#include "plan_words.h"
#include "siege_sense.h"

#include <cmath>
#include <cstdint>
#include <optional>
#include <type_traits>
#include <variant>

#include <vallum/core/overloaded.h>
#include <vallum/field/situation/fortress/structures.h>
#include <vallum/field/situation/siege/siege_towers.h>
#include <vallum/field/words.h>
#include <vallum/geometry/path.h>
#include <vallum/players/advice_words.h>

namespace vallum::players {

using namespace field;

namespace {

/// Squares of lengths are enough to see who is near.
std::int64_t squareOf(geometry::Point from, geometry::Point to) {
    const std::int64_t x = from.x.raw() - to.x.raw();
    const std::int64_t y = from.y.raw() - to.y.raw();
    return x * x + y * y;
}

std::optional<UnitId> nearestEnemy(const Battle& battle, UnitId unit, geometry::Point place) {
    std::optional<UnitId> nearest;
    for (const UnitId other : battle.unitsOnTable()) {
        if (!battle.onTable(other) || !battle.areEnemies(unit, other)) continue;
        const std::int64_t square = squareOf(place, battle.unit(other).pose.center);
        if (!nearest || square < squareOf(place, battle.unit(*nearest).pose.center)) nearest = other;
    }
    return nearest;
}

/// The nearest of the walls, gates and towers that a siege tower can be brought up to.
std::optional<StructureId> nearestDefense(const Battle& battle, Seat seat, geometry::Point place) {
    std::optional<StructureId> nearest;
    for (const StructureId id : standingStructures(battle)) {
        const Structure& it = battle.structure(id);
        const bool isDefense = isWall(it.kind) || it.kind == StructureKind::tower;
        if (!it.fortress || !isDefense || !isOfEnemy(battle, seat, it)) continue;
        const std::int64_t square = squareOf(place, it.pose.center);
        if (!nearest || square < squareOf(place, battle.structure(*nearest).pose.center)) nearest = id;
    }
    return nearest;
}

/// Its crew stays in it.
bool rollsSiegeTower(const Battle& battle, const Move& move) {
    return isInSiegeTower(battle, move.unit) && !move.out;
}

struct Landmark {
    geometry::Point place;
    Text name;
};
/// What says best where somebody goes who ends up there: for a siege tower a wall, for all others an enemy.
std::optional<Landmark> landmarkFor(const Battle& battle, const Move& move, geometry::Point end) {
    if (rollsSiegeTower(battle, move)) {
        const auto defense = nearestDefense(battle, battle.owner(move.unit), end);
        if (defense) return Landmark{battle.structure(*defense).pose.center, nameOf(battle, *defense)};
    }
    const auto enemy = nearestEnemy(battle, move.unit, end);
    if (enemy) return Landmark{battle.unit(*enemy).pose.center, nameOf(battle, *enemy)};
    return std::nullopt;
}

/// Where it leads, as a player would say it: several moves of one unit have to be told apart.
Text titleOfWay(const Battle& battle, const Move& move, const Text& unit) {
    geometry::Pose pose = move.out.value_or(battle.unit(move.unit).pose);
    const geometry::Point from = pose.center;
    for (const geometry::PathStep& step : move.path) pose = geometry::after(step, pose, cardSize);
    constexpr double perDu = 1000;
    const auto tenths = static_cast<int>(
        std::lround(10 * std::sqrt(static_cast<double>(squareOf(from, pose.center))) / perDu));
    if (tenths == 0) return phrase("Advice", "%1 turns")(unit);
    const Text way = numberText(tenths, 10);
    const auto landmark = landmarkFor(battle, move, pose.center);
    if (!landmark) return phrase("Advice", "%1 moves %2 DU")(unit, way);
    const auto toWall = phrase("Advice", "%1 moves %2 DU toward %3");
    const auto toEnemy = phrase("Advice", "%1 moves %2 DU closer to %3");
    const auto away = phrase("Advice", "%1 moves %2 DU away from %3");
    const bool isCloser = squareOf(pose.center, landmark->place) < squareOf(from, landmark->place);
    const Phrase closer = rollsSiegeTower(battle, move) ? toWall : toEnemy;
    return (isCloser ? closer : away)(unit, way, landmark->name);
}

Text titleOfMove(const Battle& battle, const Move& move) {
    const Text unit = nameOf(battle, move.unit);
    if (move.charge) return phrase("Advice", "%1 charges %2")(unit, nameOf(battle, move.charge->target));
    if (move.at && move.at->what == Arrival::climb)
        return phrase("Advice", "%1 climbs %2")(unit, nameOf(battle, move.at->structure));
    if (move.at) return phrase("Advice", "%1 moves to %2")(unit, nameOf(battle, move.at->structure));
    if (move.gait == Gait::forcedMarch) return phrase("Advice", "%1 makes a forced march")(unit);
    if (move.path.empty()) return phrase("Advice", "%1 changes its formation or front")(unit);
    if (rollsSiegeTower(battle, move))
        return titleOfWay(battle, move, field::titleOf(battle, *battle.unit(move.unit).inside));
    return titleOfWay(battle, move, unit);
}

/// The half of its card that is meant.
Text titleOfOrder(const Battle& battle, const OrderToPlay& order) {
    const Text card = Text::data(battle.order(order.card).name);
    if (order.units.empty()) return phrase("Advice", "Play %1")(card);
    return phrase("Advice", "Play %1 for %2")(card, namesOf(battle, order.units));
}

/// What begins or ends something that one would remember.
bool isWorthTelling(const Battle& battle, Seat seat, const Fact& fact) {
    return std::visit(
        [&]<class Kind>(const Kind& it) {
            if constexpr (std::is_same_v<Kind, OrderPlayed>) return battle.areAllied(it.seat, seat);
            return std::is_same_v<Kind, Charged> || std::is_same_v<Kind, Broke> ||
                   std::is_same_v<Kind, StartedToFlee> || std::is_same_v<Kind, Eliminated> ||
                   std::is_same_v<Kind, GeneralLost> || std::is_same_v<Kind, Collapsed> ||
                   std::is_same_v<Kind, DoorDestroyed> || std::is_same_v<Kind, TookPlace> ||
                   std::is_same_v<Kind, BattleEnded>;
        },
        fact);
}

}  // namespace

Text titleOf(const Battle& battle, const Answer& answer) {
    const auto named = [&](const Phrase& text, UnitId unit) { return text(nameOf(battle, unit)); };
    return std::visit(
        Overloaded{
            [&](const OrderToPlay& it) { return titleOfOrder(battle, it); },
            [&](const LineOrder& it) {
                return phrase("Advice", "Advance in line with %1")(namesOf(battle, it.units));
            },
            [&](const Move& it) { return titleOfMove(battle, it); },
            [&](const ShotToMake& it) {
                return phrase("Advice", "%1 shoots at %2")(nameOf(battle, it.shooter),
                                                           nameOf(battle, it.target));
            },
            [&](const ShotAtStructure& it) {
                return phrase("Advice", "%1 shoots at %2")(nameOf(battle, it.shooter),
                                                           nameOf(battle, it.structure));
            },
            [&](const CombatToFight& it) {
                return phrase("Advice", "%1 fights %2")(nameOf(battle, it.units.attacker),
                                                        nameOf(battle, it.units.defender));
            },
            [&](const AttackStructure& it) {
                return phrase("Advice", "%1 attacks %2")(nameOf(battle, it.unit),
                                                         nameOf(battle, it.target.structure));
            },
            [&](const Envelop& it) {
                return phrase("Advice", "%1 envelops %2")(nameOf(battle, it.unit), nameOf(battle, it.enemy));
            },
            [&](const RemoveMarkers& it) {
                return named(phrase("Advice", "%1 takes its markers off"), it.unit);
            },
            [&](const Reposition& it) { return named(phrase("Advice", "%1 changes front"), it.unit); },
            [&](const Withdraw& it) { return named(phrase("Advice", "%1 withdraws"), it.unit); },
            [&](const Retreat& it) { return named(phrase("Advice", "%1 retreats"), it.unit); },
            [&](const ComeDown& it) { return named(phrase("Advice", "%1 climbs down"), it.unit); },
            [&](const FightFire& it) { return named(phrase("Advice", "%1 fights the fire"), it.unit); },
            [&](const ClearTile& it) {
                return phrase("Advice", "%1 clears %2")(nameOf(battle, it.unit),
                                                        nameOf(battle, it.structure));
            },
            [&](const EventToPlay& it) {
                return it.card ? phrase("Advice", "Play %1")(Text::data(battle.eventOn(*it.card).name))
                               : phrase("Advice", "Play no event")();
            },
            [](const YesOrNo& it) { return (it.yes ? phrase("Advice", "Yes") : phrase("Advice", "No"))(); },
            [&](const UnitPlacement& it) { return named(phrase("Advice", "Place %1"), it.unit); },
            [](const PhaseDone&) { return phrase("Advice", "End the phase")(); },
            [](const Surrender&) { return phrase("Advice", "Surrender")(); },
            [](const auto&) { return phrase("Advice", "Another choice")(); }},
        answer);
}

Text chanceInWords(const Plan& plan) { return chanceInWords(plan.chance, plan.spread); }

std::vector<Text> reasonsFor(const Plan& first, const Plan& second, std::size_t most) {
    return reasonsOf(first, second, most);
}

std::vector<Text> storyOf(const Battle& end, Seat seat, const std::vector<Fact>& facts) {
    constexpr std::size_t most = 6;
    std::vector<Text> story;
    for (const Fact& it : facts) {
        if (story.size() == most) break;
        if (isWorthTelling(end, seat, it)) story.push_back(words(end, it));
    }
    return story;
}

}  // namespace vallum::players
