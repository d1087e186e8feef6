// SPDX-License-Identifier: GPL-3.0-or-later
#include <array>
#include <iterator>

#include <vallum/field/queries/bank_moves.h>
#include <vallum/field/queries/engaged_actions.h>
#include <vallum/field/queries/reach.h>
#include <vallum/field/queries/siege_moves.h>
#include <vallum/field/queries/siege_tasks.h>
#include <vallum/field/rules/combat/combats_by_choice.h>
#include <vallum/field/rules/combat/melee.h>
#include <vallum/field/rules/combat/ranged.h>
#include <vallum/field/rules/fortress/clearing.h>
#include <vallum/field/rules/movement/brash.h>
#include <vallum/field/rules/movement/engaged.h>
#include <vallum/field/rules/movement/movement.h>
#include <vallum/field/rules/movement/stacks.h>
#include <vallum/field/rules/optional/advance_in_line.h>
#include <vallum/field/rules/siege/bombardment.h>
#include <vallum/field/rules/siege/siege.h>
#include <vallum/field/rules/siege/structure_attacks.h>
#include <vallum/field/rules/turn/deployment_room.h>
#include <vallum/field/rules/turn/end_of_turn.h>
#include <vallum/field/rules/turn/orders.h>
#include <vallum/field/situation/movement/cards.h>
#include <vallum/field/situation/movement/stacks.h>
#include <vallum/field/situation/turn/deployment_zones.h>

namespace vallum::field {

namespace {

using Answers = std::vector<Answer>;

constexpr std::array formations{Formation::arrowhead, Formation::bravery, Formation::diamond,
                                Formation::phalanx,   Formation::square,  Formation::wallOfShields};

std::vector<UnitId> own(const Battle& battle, Place place) {
    std::vector<UnitId> units;
    for (const UnitId id : battle.everyUnit()) {
        if (battle.owner(id) == battle.active && battle.unit(id).place == place) units.push_back(id);
    }
    return units;
}

Answers candidates(const Battle&, const RollDice&) { return {}; }
Answers candidates(const Battle&, const DrawCards&) { return {}; }

void append(Answers& answers, Answers more) {
    answers.insert(answers.end(), std::make_move_iterator(more.begin()), std::make_move_iterator(more.end()));
}

/// In three rows behind the front of the zone, facing the enemy.
Answers places(const Battle& battle, UnitId unit) {
    Answers answers;
    const Zone zone = deploymentZone(battle, battle.active);
    for (const Du back : {0.5_du, 1.5_du, 2.5_du}) {
        for (Du along = cardSize.width / 2; along <= frontageOf(zone); along = along + 1.8_du) {
            answers.emplace_back(UnitPlacement{unit, poseIn(zone, along, back)});
        }
    }
    return answers;
}
/// ABL-27
Answers placesInStacks(const Battle& battle, const std::vector<UnitId>& waiting) {
    Answers answers;
    for (const UnitId unit : waiting) {
        for (const UnitId other : own(battle, Place::table)) {
            if (!mayStack(battle, unit, other)) continue;
            answers.emplace_back(UnitPlacement{unit, battle.unit(other).pose, other});
        }
    }
    return answers;
}
Answers candidates(const Battle& battle, const PlaceUnit&) {
    const auto waiting = own(battle, Place::reserve);
    if (waiting.empty()) return equipmentPlaces(battle, battle.active);
    Answers answers = places(battle, waiting.front());
    if (const auto sure = firstFreePlace(battle, battle.active)) {
        answers.emplace_back(UnitPlacement{waiting.front(), *sure});
    }
    const auto stacks = placesInStacks(battle, waiting);
    answers.insert(answers.end(), stacks.begin(), stacks.end());
    for (const UnitId unit : waiting) append(answers, startsInside(battle, unit));
    append(answers, equipmentPlaces(battle, battle.active));
    return answers;
}
Answers candidates(const Battle& battle, const Redeploy& question) {
    Answers answers{PhaseDone{}};
    for (const UnitId unit : question.among) {
        const auto more = places(battle, unit);
        answers.insert(answers.end(), more.begin(), more.end());
    }
    return answers;
}

Answers candidates(const Battle& battle, const ArrangeUnits&) {
    Answers answers{Arrangement{}};
    for (const UnitId id : own(battle, Place::table)) {
        for (const Formation it : formations) answers.emplace_back(Arrangement{{{id, it, {}}}});
        answers.emplace_back(Arrangement{{{id, {}, {true, false}}}});
    }
    return answers;
}

Answers candidates(const Battle& battle, const PlaceGeneral&) {
    Answers answers;
    for (const UnitId id : own(battle, Place::table)) answers.emplace_back(UnitChosen{id});
    return answers;
}

/// Of the many sets of units for an order: the first ones, and each one alone.
Answers ordersWith(const Battle& battle, CardId card, std::optional<Flank> wing) {
    Answers answers;
    auto units = unitsForOrder(battle, battle.active, card, wing);
    for (const UnitId unit : units) answers.emplace_back(OrderToPlay{card, {unit}, wing, {}});
    const int allowed = unitsAllowed(battle, battle.active, card).total();
    if (allowed < std::ssize(units)) units.resize(static_cast<std::size_t>(allowed));
    if (units.size() != 1) answers.emplace_back(OrderToPlay{card, units, wing, {}});
    return answers;
}

Answers candidates(const Battle& battle, const ChooseOrder&) {
    Answers answers{PhaseDone{}, Surrender{}};
    for (const auto& line : linesToOrder(battle, battle.active)) {
        const auto& hand = battle.player(battle.active).hand;
        answers.emplace_back(LineOrder{{hand.at(0), hand.at(1)}, line});
    }
    for (const CardId card : battle.player(battle.active).hand) {
        for (const auto wing :
             {std::optional<Flank>(), std::optional(Flank::left), std::optional(Flank::right)}) {
            append(answers, ordersWith(battle, card, wing));
        }
    }
    return answers;
}

Answers candidates(const Battle&, const Decide&) { return {YesOrNo{false}, YesOrNo{true}}; }

Answers candidates(const Battle&, const ChooseUnit& question) {
    Answers answers;
    for (const UnitId unit : question.among) answers.emplace_back(UnitChosen{unit});
    return answers;
}

Answers candidates(const Battle& battle, const ChooseFacing& question) {
    Answers answers;
    const Heading now = battle.unit(question.unit).pose.heading;
    for (int turn = 0; turn != 8; ++turn) answers.emplace_back(FacingChosen{now + Degrees(4500 * turn)});
    return answers;
}

Move moveOf(UnitId unit, std::vector<geometry::PathStep> path) {
    Move move;
    move.unit = unit;
    move.path = std::move(path);
    return move;
}
Move moveOf(UnitId unit, Maneuver maneuver) {
    Move move;
    move.unit = unit;
    move.before = {maneuver};
    return move;
}

void addPaths(Answers& answers, const Battle& battle, UnitId id) {
    using namespace geometry;
    const Heading heading = battle.unit(id).pose.heading;
    for (const Du far : {0.5_du, 1_du, 2_du, 4_du}) answers.emplace_back(moveOf(id, {Advance{far}}));
    for (const auto corner : {Corner::frontLeft, Corner::frontRight}) {
        for (const Degrees angle : {30_deg, 90_deg}) answers.emplace_back(moveOf(id, {Pivot{corner, angle}}));
        answers.emplace_back(moveOf(id, {Pivot{corner, 30_deg}, Advance{0.5_du}}));
    }
    for (const Degrees way : {90_deg, 180_deg, 270_deg}) {
        answers.emplace_back(moveOf(id, {Slide{heading + way, 0.5_du}}));
    }
    answers.emplace_back(moveOf(id, {Turn{180_deg}}));
    Move march = moveOf(id, {Advance{3_du}});
    march.gait = Gait::forcedMarch;
    answers.emplace_back(std::move(march));
}

void addManeuvers(Answers& answers, UnitId id) {
    for (const Formation it : formations) answers.emplace_back(moveOf(id, TakeFormation{it}));
    answers.emplace_back(moveOf(id, DropFormation{}));
    for (const Flank end : {Flank::left, Flank::right}) {
        answers.emplace_back(moveOf(id, ExtendFront{end}));
        answers.emplace_back(moveOf(id, ReduceFront{end}));
    }
}

/// ABL-34
void addPartings(Answers& answers, const Battle& battle, UnitId id) {
    Answers paths;
    addPaths(paths, battle, id);
    for (const Answer& it : paths) {
        Move move = std::get<Move>(it);
        move.before = {LeaveSupport{}};
        answers.emplace_back(std::move(move));
    }
}

Answers allMoves(const Battle& battle) {
    Answers answers{PhaseDone{}, Surrender{}};
    for (const UnitId id : own(battle, Place::table)) {
        if (!battle.unit(id).has(Marker::active)) continue;
        addPaths(answers, battle, id);
        addManeuvers(answers, id);
        if (supportOf(battle, id)) addPartings(answers, battle, id);
        for (Move& charge : chargesInReach(battle, id)) answers.emplace_back(std::move(charge));
        for (SiegeMove& it : siegeMoves(battle, id)) answers.emplace_back(std::move(it.move));
        for (Move& move : bankMoves(battle, id)) answers.emplace_back(std::move(move));
    }
    return answers;
}
Answers candidates(const Battle& battle, const ChooseMove&) {
    Answers answers = allMoves(battle);
    for (const Crossing& it : battle.crossings) {
        for (Move& way : waysClear(battle, it.under)) answers.emplace_back(std::move(way));
    }
    for (const UnitId id : own(battle, Place::table)) {
        if (!battle.unit(id).has(Marker::active)) continue;
        if (battle.unit(id).climb) answers.emplace_back(ComeDown{id});
        for (const StructureId tile : tilesToClear(battle, id)) answers.emplace_back(ClearTile{id, tile});
        append(answers, siegeTasks(battle, id));
        for (const EngagedOption& it : engagedActions(battle, id)) {
            std::visit([&](const auto& action) { answers.emplace_back(action); }, it.action);
        }
    }
    return answers;
}
Answers candidates(const Battle& battle, const ChooseSkirmishMove&) { return allMoves(battle); }

Answers candidates(const Battle& battle, const ChooseShot&) {
    Answers answers{PhaseDone{}, Surrender{}};
    for (const UnitId shooter : own(battle, Place::table)) {
        if (!mayShoot(battle, shooter)) continue;
        for (const UnitId target : enemiesOf(battle, shooter))
            answers.emplace_back(ShotToMake{shooter, target});
    }
    for (const ShotAtStructure& shot : structureShots(battle)) answers.emplace_back(shot);
    return answers;
}

Answers candidates(const Battle&, const ChooseSideStruck& question) {
    Answers answers;
    for (const auto edge : question.among) answers.emplace_back(EdgeChosen{edge});
    return answers;
}

Answers candidates(const Battle& battle, const ChooseEvent& question) {
    Answers answers{EventToPlay{}};
    for (const CardId card : battle.player(battle.owner(question.unit)).hand) {
        answers.emplace_back(EventToPlay{card});
    }
    return answers;
}

Answers candidates(const Battle& battle, const ChooseCombat&) {
    Answers answers;
    for (const Opponents& units : combatsToFight(battle)) answers.emplace_back(CombatToFight{units});
    for (const Opponents& units : combatsByChoice(battle)) answers.emplace_back(CombatToFight{units});
    for (const AttackStructure& attack : structureAttacks(battle)) answers.emplace_back(attack);
    answers.emplace_back(PhaseDone{});
    answers.emplace_back(Surrender{});
    return answers;
}

Answers candidates(const Battle&, const ChooseCommander& question) {
    Answers answers;
    for (const int general : question.among) answers.emplace_back(GeneralChosen{general});
    return answers;
}
Answers movesOf(const Battle& battle, UnitId unit) {
    Answers answers;
    addPaths(answers, battle, unit);
    return answers;
}
Answers candidates(const Battle& battle, const ChooseRetreat& question) {
    Answers answers = movesOf(battle, question.unit);
    if (auto way = farthestRetreat(battle, question.unit)) answers.insert(answers.begin(), *std::move(way));
    if (battle.unit(question.unit).inside) {
        for (SiegeMove& it : siegeMoves(battle, question.unit)) {
            answers.emplace_back(std::move(it.move));
        }
    }
    for (Move& charge : chargesInReach(battle, question.unit)) answers.emplace_back(std::move(charge));
    return answers;
}
Answers candidates(const Battle& battle, const ChooseFollowUp& question) {
    Answers answers = movesOf(battle, question.unit);
    answers.emplace_back(PhaseDone{});
    return answers;
}
Answers candidates(const Battle& battle, const ChooseBrashCharge& question) {
    Answers answers;
    for (const UnitId unit : question.among) {
        for (Move& charge : brashCharges(battle, unit)) answers.emplace_back(std::move(charge));
    }
    return answers;
}
Answers candidates(const Battle& battle, const PassCards&) {
    Answers answers{PhaseDone{}};
    for (const Seat ally : battle.alliesOf(battle.active)) {
        for (const CardId card : battle.player(battle.active).hand) {
            answers.emplace_back(CardsToPass{ally, {card}});
        }
    }
    return answers;
}
Answers candidates(const Battle&, const ChooseOpponent& question) {
    Answers answers;
    for (const Seat seat : question.among) answers.emplace_back(SeatChosen{seat});
    return answers;
}

Answers candidates(const Battle&, const ChooseFlightWay&) {
    return {WayChosen{Flank::left}, WayChosen{Flank::right}};
}

Answers candidates(const Battle& battle, const ChooseDraw&) {
    Answers answers{DiscardAndDraw{}, DrawThree{}};
    const auto& hand = battle.player(battle.active).hand;
    for (const CardId card : hand) answers.emplace_back(DiscardAndDraw{{card}});
    if (hand.size() > 1) answers.emplace_back(DiscardAndDraw{hand});
    return answers;
}

/// One answer for each structure in the question.
Answers candidates(const Battle&, const ChooseStructure& question) {
    Answers answers;
    for (const StructureId it : question.among) answers.emplace_back(StructureChosen{it});
    return answers;
}
Answers candidates(const Battle&, const ChooseHome& question) {
    Answers answers;
    for (const Home it : question.among) answers.emplace_back(HomeChosen{it});
    return answers;
}
Answers candidates(const Battle& battle, const DiscardToLimit& question) {
    const auto& hand = battle.player(battle.active).hand;
    return {lastDrawn(battle, battle.active, question.count),
            CardsToDiscard{{hand.begin(), hand.begin() + question.count}}};
}

}  // namespace

Answers System::options(const Battle& battle, const Question& question) {
    Answers answers = std::visit([&](const auto& asked) { return candidates(battle, asked); }, question);
    // Brash charges have been compared with all others, which takes long.
    if (std::holds_alternative<ChooseBrashCharge>(question)) return answers;
    std::erase_if(answers, [&](const Answer& it) { return !accepts(battle, question, it); });
    // Surrender comes last: a player that takes the first option wants to play on.
    std::ranges::stable_partition(answers,
                                  [](const Answer& it) { return !std::holds_alternative<Surrender>(it); });
    return answers;
}

}  // namespace vallum::field
