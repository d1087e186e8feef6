// SPDX-License-Identifier: GPL-3.0-or-later
#include "players/siege_scenes.h"

/// The questions of the examination to those who storm a fortress.
namespace vallum::players {

namespace {

using namespace scenes;

bool enters(const Battle& battle, const Answer& answer) { return endsWithin(battle, a, answer); }

// ------------------------------------------------------------------ ways in

std::vector<Position> waysIn() {
    const std::string theme = "ways in";
    const TestTable open = fallen(eastWall);
    std::vector<Position> all;
    all.push_back(moveOf(attacker, "an open gap", theme, "A gap that nobody holds is walked through at once.",
                         {.units = {cohort(ofEast, 13.9_du), levy(ofWest, 16.4_du)}, .table = open}, enters));
    all.push_back(moveOf(attacker, "a gap beside the ladder", theme,
                         "Nobody takes a ladder up a held wall who can walk in beside it.",
                         {.units = {cohort(ofGate, atItsFoot), nobles(ofGate, onTheWall),
                                    cohort(ofWest, atItsFoot), cohort(ofGate, 13.4_du)},
                          .table = open},
                         [](const Battle&, const Answer& answer) { return !climbs(answer); }));
    all.push_back(
        position(attacker, "orders for the gap", theme, "The order goes to the cohort that can walk in.",
                 {.units = {cohort(ofEast, 13.9_du), cohort(6_du, 6_du), romanArchers(21_du, 4_du)},
                  .table = open,
                  .phase = Phase::activation,
                  .hand = {"skirmish", "rally", "horse"}},
                 ChooseOrder{}, [](const Battle&, const Answer& answer) { return orders(answer, a); }));
    all.push_back(moveOf(
        attacker, "a gap that hardly anybody holds", theme, "One spent unit does not close a gap: charge it.",
        {.units = {cohort(ofEast, 13.9_du), spent(levy(ofEast, onTheWall)), cohort(ofGate, 13.4_du)},
         .table = open},
        [](const Battle&, const Answer& answer) { return charges(answer, b); }));
    all.push_back(moveOf(
        attacker, "an empty wall beside a gap held in strength", theme,
        "Two fresh units stand in the gap, nobody on the wall before the cohort: over the wall.",
        {.units = {cohort(ofWest, atItsFoot), nobles(ofEast, onTheWall), scythes(ofEast, 16.4_du),
                   cohort(ofGate, atItsFoot), cohort(ofWest, 13.4_du)},
         .table = open},
        [](const Battle&, const Answer& answer) { return arrives(answer, Arrival::climb, westWall); }));
    all.push_back(moveOf(
        attacker, "a broken door", theme, "A door that is gone is a way in.",
        {.units = {cohort(ofGate, 13.9_du), levy(ofWest, 16.4_du)}, .table = damaged(gate, 5)}, enters));
    all.push_back(
        moveOf(attacker, "archers in the courtyard", theme,
               "Whoever is in falls upon the nearest archers from the flank.",
               {.units = {cohort(12.8_du, 16_du).facing(90_deg), archersOf(defender, ofEast, onTheWall)},
                .table = fallen(westWall)},
               [](const Battle&, const Answer& answer) { return charges(answer, b); }));
    all.push_back(moveOf(
        attacker, "the neighbor on the wall", theme,
        "From the place that it has taken it attacks along the wall.",
        {.units = {cohort(ofWest, onTheWall), spent(nobles(14.6_du, onTheWall)), cohort(ofWest, atItsFoot)}},
        [](const Battle&, const Answer& answer) { return charges(answer, b); }));
    all.push_back(moveOf(
        attacker, "the last defender", theme, "One man still holds the fortress: go for him.",
        {.units = {cohort(12.4_du, 16.4_du).facing(90_deg), levy(16_du, 17.2_du), cohort(ofGate, 13.4_du)},
         .table = damaged(gate, 5),
         .leader = b},
        [](const Battle& battle, const Answer& answer) {
            return comesNearer(battle, a, answer, {16_du, 17.2_du});
        }));
    all.push_back(position(attacker, "orders against the last defender", theme,
                           "The door is gone and one man is left: no time to wait.",
                           {.units = {cohort(ofGate, 13.9_du), levy(16_du, 17.2_du), cohort(ofGate, 12.9_du),
                                      cohort(ofWest, 13.4_du)},
                            .table = damaged(gate, 5),
                            .phase = Phase::activation,
                            .hand = {"two-units", "skirmish"},
                            .leader = b},
                           ChooseOrder{},
                           [](const Battle&, const Answer& answer) { return orders(answer, a); }));
    return all;
}

// ------------------------------------------------------------------ ladders

TestTable smallFortress() {
    TestTable table{.size = {28_du, 18_du}};
    const auto sections =
        sectionsAt(shippedFortress("small"), {{14_du, 16.4_du}, Heading(180_deg)}, Material::wood);
    Fortress ring{defender, enclosedGround(sections, {}), {}};
    for (const FortressSection& it : sections) {
        ring.sections.emplace_back(static_cast<int>(table.structures.size()));
        table.structures.push_back(
            {.kind = it.kind, .material = it.material, .pose = it.pose, .owner = defender, .fortress = 0});
    }
    table.fortresses = {ring};
    table.siege = Siege{.defender = defender, .attacker = attacker};
    return table;
}

std::vector<Position> ladders() {
    const std::string theme = "ladders";
    std::vector<Position> all;
    all.push_back(moveOf(
        attacker, "a corner wall", theme, "A corner has no place for a card that comes up there.",
        {.units = {cohort(ofWest, atItsFoot), levy(14_du, 16.4_du), cohort(ofGate, atItsFoot),
                   cohort(ofWest, 13.4_du)},
         .table = smallFortress(),
         .leader = b},
        [](const Battle& battle, const Answer& answer) {
            const Move* move = moveIn(answer);
            return !climbs(answer) || battle.structure(move->at->structure).kind != StructureKind::cornerWall;
        }));
    all.push_back(
        moveOf(attacker, "a place that is taken", theme, "Friends fill the wall above the ladder: come down.",
               {.units = {onLadder(cohort(ofWest, atItsFoot), westWall, 1), cohort(ofWest, onTheWall)}},
               [](const Battle&, const Answer& answer) { return answer == Answer(ComeDown{a}); }));
    all.push_back(moveOf(
        attacker, "an empty wall", theme, "Three cohorts are at the wall and nobody is on it: up.",
        {.units = {cohort(ofWest, atItsFoot), cohort(ofGate, atItsFoot), cohort(ofEast, atItsFoot),
                   levy(ofGate, 16.8_du)}},
        [](const Battle&, const Answer& answer) { return arrives(answer, Arrival::climb, westWall); }));
    all.push_back(moveOf(
        attacker, "alone at the wall", theme, "One cohort alone is thrown down: it waits for the others.",
        {.units = {cohort(ofWest, atItsFoot), nobles(ofWest, onTheWall), nobles(ofGate, onTheWall),
                   cohort(10_du, 6_du), cohort(12_du, 6_du), cohort(16_du, 6_du)}},
        [](const Battle&, const Answer& answer) { return !climbs(answer); }));
    all.push_back(position(
        attacker, "the empty wall first", theme, "The one order goes to the cohort below the empty wall.",
        {.units = {cohort(ofWest, atItsFoot), cohort(ofEast, atItsFoot), cohort(ofGate, atItsFoot),
                   nobles(ofWest, onTheWall), nobles(ofGate, onTheWall)},
         .phase = Phase::activation,
         .hand = {"skirmish"},
         .isFirstOrder = false},
        ChooseOrder{}, [](const Battle&, const Answer& answer) { return orders(answer, b); }));
    all.push_back(moveOf(
        attacker, "a fight that is lost", theme, "A spent cohort does not fight nobles from a ladder.",
        {.units = {onLadder(spent(cohort(ofWest, atItsFoot)), westWall, 1), nobles(ofWest, onTheWall)}},
        [](const Battle&, const Answer& answer) { return answer == Answer(ComeDown{a}); }));
    all.push_back(moveOf(attacker, "nearly up", theme, "Nobody is above: whoever is on the ladder goes on.",
                         {.units = {onLadder(cohort(ofWest, atItsFoot), westWall, 0), levy(ofGate, 16.8_du),
                                    cohort(ofGate, atItsFoot)}},
                         [](const Battle&, const Answer& answer) { return answer != Answer(ComeDown{a}); }));
    return all;
}

// ------------------------------------------------------------ siege towers

std::vector<Position> siegeTowers() {
    const std::string theme = "siege towers";
    const auto crew = [](Du y) { return inside(soldiers(attacker, "classiarii").at(ofWest, y), extra); };
    std::vector<Position> all;
    all.push_back(moveOf(
        attacker, "up to the wall", theme, "The wall is within reach: roll up to it.",
        {.units = {crew(12.8_du), nobles(ofWest, onTheWall), cohort(ofGate, 12.8_du)},
         .table = withSiegeTower(ofWest, 12.8_du)},
        [](const Battle& battle, const Answer& answer) { return endOf(battle, a, answer).y >= 14.3_du; }));
    all.push_back(moveOf(
        attacker, "a little fire", theme, "It burns a little and will stand until it is there: roll on.",
        {.units = {crew(12.8_du), nobles(ofWest, onTheWall), cohort(ofGate, 12.8_du)},
         .table = burning(extra, 2, defender, withSiegeTower(ofWest, 12.8_du))},
        [](const Battle& battle, const Answer& answer) { return endOf(battle, a, answer).y >= 13.8_du; }));
    all.push_back(moveOf(
        attacker, "a tower that is lost", theme, "It falls before its next turn with all in it: get out.",
        {.units = {crew(10.6_du), nobles(ofWest, onTheWall), cohort(ofGate, 11_du)},
         .table = damaged(extra, 4, burning(extra, 4, defender, withSiegeTower(ofWest, 10.6_du)))},
        [](const Battle&, const Answer& answer) {
            return moveIn(answer) != nullptr && moveIn(answer)->out.has_value();
        }));
    all.push_back(moveOf(
        attacker, "over the wall", theme, "The tower is at a wall that nobody holds: cross.",
        {.units = {crew(atItsFoot), levy(ofGate, 16.8_du), cohort(ofGate, 13_du)},
         .table = withSiegeTower(ofWest, atItsFoot)},
        [](const Battle&, const Answer& answer) { return arrives(answer, Arrival::occupy, westWall); }));
    all.push_back(moveOf(
        attacker, "on the way", theme, "The crew stays in, and the tower goes on: it is for the wall.",
        {.units = {crew(11.2_du), nobles(ofWest, onTheWall), cohort(ofGate, 11.2_du)},
         .table = withSiegeTower(ofWest, 11.2_du)},
        [](const Battle& battle, const Answer& answer) {
            const Move* move = moveIn(answer);
            return move != nullptr && !move->out && comesNearer(battle, a, answer, {ofWest, atItsFoot});
        }));
    all.push_back(position(attacker, "the tower before the foot", theme,
                           "Within range a siege tower burns wherever it stands: it gets the first order.",
                           {.units = {crew(12.4_du), cohort(20_du, 9_du), nobles(ofWest, onTheWall)},
                            .table = withSiegeTower(ofWest, 12.4_du),
                            .phase = Phase::activation,
                            .hand = {"skirmish"},
                            .isFirstOrder = false},
                           ChooseOrder{},
                           [](const Battle&, const Answer& answer) { return orders(answer, a); }));
    all.push_back(
        moveOf(attacker, "an empty siege tower", theme, "A tower without a crew goes nowhere: man it.",
               {.units = {cohort(ofWest, 11_du), nobles(ofWest, onTheWall), cohort(ofGate, 11_du)},
                .table = withSiegeTower(ofWest, 12_du)},
               [](const Battle&, const Answer& answer) { return arrives(answer, Arrival::occupy, extra); }));
    return all;
}

// ---------------------------------------------------------- rams, elephants

std::vector<Position> rams() {
    const std::string theme = "rams, elephants and fire";
    std::vector<Position> all;
    all.push_back(position(attacker, "the door", theme,
                           "The ram goes against the door, which gives way before the wall does.",
                           {.units = {cohort(ofGate, atItsFoot), nobles(ofGate, onTheWall)},
                            .table = withRamOf(a),
                            .phase = Phase::melee},
                           ChooseCombat{}, [](const Battle&, const Answer& answer) {
                               return answer == Answer(AttackStructure{a, {gate, true, Siegework::ram}});
                           }));
    all.push_back(moveOf(attacker, "a ram before stone", theme,
                         "Of a fortress of stone a ram breaks only the door: to the gate.",
                         {.units = {cohort(13_du, 12.6_du), nobles(ofGate, onTheWall)},
                          .table = withRamOf(a, fortress(Material::stone))},
                         [](const Battle& battle, const Answer& answer) {
                             return comesNearer(battle, a, answer, {ofGate, atItsFoot});
                         }));
    all.push_back(moveOf(
        attacker, "a ram before an open door", theme,
        "The door is gone and nobody is behind it: drop the ram, go in.",
        {.units = {cohort(ofGate, 13.9_du), levy(ofWest, 16.8_du)}, .table = withRamOf(a, damaged(gate, 5))},
        [](const Battle& battle, const Answer& answer) {
            const Move* move = moveIn(answer);
            return enters(battle, answer) ||
                   (move != nullptr && std::ranges::count(move->before, Maneuver(DropRam{})) != 0);
        }));
    TestTable leftLying = fortress();
    leftLying.rams = {Ram{.pose = {{ofGate, 12.9_du}, {}}}};
    all.push_back(moveOf(
        attacker, "a ram left lying", theme, "The gate is whole and the ram lies on the way: take it up.",
        {.units = {cohort(ofGate, 12.3_du), nobles(ofGate, onTheWall), nobles(ofWest, onTheWall)},
         .table = leftLying},
        [](const Battle&, const Answer& answer) {
            return moveIn(answer) != nullptr &&
                   std::ranges::count(moveIn(answer)->after, Maneuver(TakeRam{0})) != 0;
        }));
    all.push_back(position(
        attacker, "the ram before the foot", theme, "A ram is slow and opens the gate: it gets the order.",
        {.units = {cohort(ofGate, 12.4_du), cohort(20_du, 10_du), nobles(ofGate, onTheWall)},
         .table = withRamOf(a),
         .phase = Phase::activation,
         .hand = {"skirmish"},
         .isFirstOrder = false},
        ChooseOrder{}, [](const Battle&, const Answer& answer) { return orders(answer, a); }));
    all.push_back(moveOf(attacker, "elephants before the gate", theme,
                         "Elephants are living rams: to the gate.",
                         {.units = {elephants(ofGate, 12.8_du), levy(ofGate, onTheWall)}},
                         [](const Battle& battle, const Answer& answer) {
                             return !climbs(answer) && endOf(battle, a, answer).y >= 14.3_du;
                         }));
    all.push_back(
        position(attacker, "elephants at the gate", theme, "They break it down rather than set fire to it.",
                 {.units = {elephants(ofGate, atItsFoot), levy(ofGate, onTheWall)}, .phase = Phase::melee},
                 ChooseCombat{}, [](const Battle&, const Answer& answer) {
                     const auto* attack = std::get_if<AttackStructure>(&answer);
                     return attack != nullptr && attack->target.by == Siegework::ram;
                 }));
    all.push_back(position(
        attacker, "wood and no ram", theme, "At the foot of a wooden wall that is held: set it on fire.",
        {.units = {cohort(ofWest, atItsFoot), nobles(ofWest, onTheWall)}, .phase = Phase::melee},
        ChooseCombat{}, [](const Battle&, const Answer& answer) {
            const auto* attack = std::get_if<AttackStructure>(&answer);
            return attack != nullptr && attack->target.by == Siegework::arson;
        }));
    return all;
}

// ------------------------------------------------------------------- shots

std::vector<Position> shots() {
    const std::string theme = "shots of the attacker";
    std::vector<Position> all;
    all.push_back(
        position(attacker, "the wall where the foot waits", theme,
                 "The engine opens the wall or the gate that the cohorts stand before, not one beyond.",
                 {.units = {ballista(ofGate, 8_du).active(), cohort(ofEast, 13.4_du),
                            cohort(16.4_du, 12.4_du), nobles(ofEast, onTheWall), nobles(ofWest, onTheWall)},
                  .phase = Phase::rangedAttack},
                 ChooseShot{}, [](const Battle&, const Answer& answer) {
                     return shootsAt(answer, eastWall) || shootsAt(answer, gate) || shootsAt(answer, d);
                 }));
    all.push_back(position(
        attacker, "the wall that the siege tower reaches", theme,
        "They clear the wall over which it will come.",
        {.units = {romanArchers(ofGate, 10_du).active(), nobles(ofWest, onTheWall), nobles(ofEast, onTheWall),
                   inside(soldiers(attacker, "classiarii").at(ofWest, 13.4_du), extra)},
         .table = withSiegeTower(ofWest, 13.4_du),
         .phase = Phase::rangedAttack},
        ChooseShot{}, [](const Battle&, const Answer& answer) { return shootsAt(answer, b); }));
    all.push_back(position(
        attacker, "a wall that is nearly down", theme, "One more hit and it falls: finish it.",
        {.units = {ballista(ofGate, 8_du).active(), cohort(ofGate, 13.4_du), nobles(ofEast, onTheWall),
                   nobles(ofWest, onTheWall)},
         .table = damaged(westWall, 6),
         .phase = Phase::rangedAttack},
        ChooseShot{}, [](const Battle&, const Answer& answer) { return shootsAt(answer, westWall); }));
    all.push_back(position(
        attacker, "no bolts for an empty wall", theme,
        "The fortress is open: shoot at those in the gap, not at walls that nobody holds.",
        {.units = {ballista(ofEast, 8_du).active(), nobles(ofEast, onTheWall), cohort(ofEast, 12.6_du)},
         .table = fallen(eastWall),
         .phase = Phase::rangedAttack},
        ChooseShot{}, [](const Battle&, const Answer& answer) { return shootsAt(answer, b); }));
    all.push_back(position(
        attacker, "one who is nearly gone", theme, "Of two on the wall the one that a single wound removes.",
        {.units = {romanArchers(ofGate, 10_du).active(), nobles(ofWest, onTheWall),
                   spent(nobles(ofEast, onTheWall))},
         .phase = Phase::rangedAttack},
        ChooseShot{}, [](const Battle&, const Answer& answer) { return shootsAt(answer, c); }));
    all.push_back(moveOf(attacker, "archers in range", theme,
                         "They stand well and have targets: no need to go nearer.",
                         {.units = {romanArchers(ofGate, 9.8_du), nobles(ofGate, onTheWall),
                                    nobles(ofWest, onTheWall), cohort(ofWest, 13_du)}},
                         [](const Battle& battle, const Answer& answer) {
                             return endOf(battle, a, answer) == battle.unit(a).pose.center;
                         }));
    return all;
}

// ------------------------------------------------------- command, and time

std::vector<Position> command() {
    const std::string theme = "command of the attacker";
    std::vector<Position> all;
    all.push_back(moveOf(
        attacker, "the general", theme, "Without him they are lost: he stays out of the range of arrows.",
        {.units = {praetorians(ofGate, 5.2_du), inside(archersOf(defender, 11.2_du, 15.2_du), westTower),
                   inside(archersOf(defender, 16.8_du, 15.2_du), eastTower), nobles(ofGate, onTheWall),
                   cohort(ofGate, 12_du)},
         .leader = a},
        [](const Battle& battle, const Answer& answer) { return endOf(battle, a, answer).y <= 6.6_du; }));
    all.push_back(
        moveOf(attacker, "no march under arrows", theme,
               "A marching unit defends itself badly: it goes on in order.",
               {.units = {cohort(ofGate, 9.6_du), inside(archersOf(defender, 11.2_du, 15.2_du), westTower),
                          inside(archersOf(defender, 16.8_du, 15.2_du), eastTower), nobles(ofGate, onTheWall),
                          cohort(ofWest, 9.6_du)}},
               [](const Battle&, const Answer& answer) {
                   return moveIn(answer) == nullptr || moveIn(answer)->gait != Gait::forcedMarch;
               }));
    all.push_back(moveOf(attacker, "the last hour", theme,
                         "In a few cards the fortress has held out: up the wall, even alone.",
                         {.units = {cohort(ofWest, atItsFoot), levy(ofWest, onTheWall).wounded(4),
                                    cohort(6_du, 6_du), cohort(20_du, 6_du)},
                          .isLastHour = true,
                          .cardsLeft = 9},
                         [](const Battle&, const Answer& answer) { return climbs(answer); }));
    all.push_back(
        position(attacker, "orders in the last hour", theme, "Cards that are saved now are never played.",
                 {.units = {cohort(ofWest, 13.4_du), levy(ofWest, onTheWall), cohort(ofGate, 13.4_du)},
                  .phase = Phase::activation,
                  .hand = {"skirmish", "two-units"},
                  .isLastHour = true,
                  .cardsLeft = 9},
                 ChooseOrder{}, [](const Battle&, const Answer& answer) { return orders(answer, a); }));
    all.push_back(position(
        attacker, "cards for the assault", theme,
        "Without an order this turn, and two cards in hand: three more.",
        {.units = {cohort(ofWest, 8_du), nobles(ofWest, onTheWall), cohort(ofGate, 8_du)},
         .phase = Phase::endOfTurn,
         .hand = {"three-units", "foot"}},
        ChooseDraw{}, [](const Battle&, const Answer& answer) { return answer == Answer(DrawThree{}); }));
    all.push_back(position(
        attacker, "no order for those who are well", theme,
        "The order is for the cohort at the foot of the empty wall, not for archers who shoot at nobody.",
        {.units = {romanArchers(22_du, 5_du), cohort(ofWest, atItsFoot), cohort(ofGate, atItsFoot),
                   cohort(ofEast, atItsFoot), levy(ofGate, 16.8_du)},
         .phase = Phase::activation,
         .hand = {"three-units"},
         .isFirstOrder = false},
        ChooseOrder{}, [](const Battle&, const Answer& answer) {
            return orders(answer, b) && orders(answer, c) && !orders(answer, a);
        }));
    return all;
}

}  // namespace

std::vector<Position> positionsOfAttackers() {
    std::vector<Position> all;
    for (auto&& part : {waysIn(), ladders(), siegeTowers(), rams(), shots(), command()}) {
        all.insert(all.end(), part.begin(), part.end());
    }
    return all;
}

}  // namespace vallum::players
