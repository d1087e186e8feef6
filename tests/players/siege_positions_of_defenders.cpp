// SPDX-License-Identifier: GPL-3.0-or-later
#include "players/siege_scenes.h"

/// The questions of the examination to those who hold a fortress.
namespace vallum::players {

namespace {

using namespace scenes;

Position shotOf(std::string name,
                std::string why,
                Scene scene,
                std::function<bool(const Battle&, const Answer&)> isRight) {
    scene.units.front().active();
    scene.phase = Phase::rangedAttack;
    return position(defender, std::move(name), "shots of the defender", std::move(why), std::move(scene),
                    ChooseShot{}, std::move(isRight));
}

bool staysWithin(const Battle& battle, const Answer& answer) { return endsWithin(battle, a, answer); }
bool leavesTheWall(const Battle& battle, const Answer& answer) {
    return staysWithin(battle, answer) && endOf(battle, a, answer).y > 15.8_du;
}

// -------------------------------------------------------------------- walls

std::vector<Position> walls() {
    const std::string theme = "holding the walls";
    std::vector<Position> all;
    all.push_back(moveOf(
        defender, "the wall that is threatened", theme,
        "Cohorts come up to a wall that nobody holds: man it.",
        {.units = {nobles(ofWest, 16.4_du), cohort(ofWest, 13_du), cohort(11.6_du, 12_du)}},
        [](const Battle&, const Answer& answer) { return arrives(answer, Arrival::lineUp, westWall); }));
    all.push_back(moveOf(
        defender, "the far wall", theme, "Nobody threatens the rear wall: off to the front.",
        {.units = {nobles(ofWest, 17.2_du).facing(0_deg), cohort(ofWest, 13.2_du), cohort(ofGate, 12.6_du)}},
        [](const Battle& battle, const Answer& answer) { return endOf(battle, a, answer).y <= 16.7_du; }));
    all.push_back(
        moveOf(defender, "the spent", theme,
               "With one wound left on a wall that is stormed, and fresh men below: down.",
               {.units = {spent(nobles(ofWest, onTheWall)), cohort(ofWest, atItsFoot),
                          cohort(ofGate, atItsFoot), scythes(ofWest, 16.8_du), scythes(ofGate, 16.8_du)}},
               leavesTheWall));
    all.push_back(moveOf(defender, "the general behind the battered gate", theme,
                         "The gate falls soon, and whoever stands behind it: the general steps down.",
                         {.units = {levy(ofGate, onTheWall), ballista(ofGate, 8_du), cohort(ofGate, 12.4_du),
                                    nobles(ofWest, onTheWall), scythes(ofEast, onTheWall)},
                          .table = scenes::damaged(gate, 5),
                          .leader = a},
                         leavesTheWall));
    all.push_back(
        moveOf(defender, "the opening", theme, "A wall is down and cohorts come: stand in the gap.",
               {.units = {nobles(ofEast, 16.4_du), cohort(ofEast, 13.2_du), cohort(ofGate, 12.6_du)},
                .table = fallen(eastWall)},
               [](const Battle& battle, const Answer& answer) {
                   const geometry::Point end = endOf(battle, a, answer);
                   return end.y <= 15.8_du && end.y >= 14.8_du &&
                          geometry::isWithin(1_du, end, geometry::Point{ofEast, 15.4_du});
               }));
    all.push_back(moveOf(defender, "the intruder on the wall", theme,
                         "One has taken a place up there: along the wall into his flank.",
                         {.units = {nobles(14.4_du, onTheWall), cohort(ofWest, onTheWall).wounded(3),
                                    cohort(ofWest, atItsFoot)}},
                         [](const Battle&, const Answer& answer) { return charges(answer, b); }));
    all.push_back(moveOf(
        defender, "the intruder in the courtyard", theme, "One is in, and shows its flank: strike.",
        {.units = {scythes(12_du, 16.4_du).facing(90_deg), cohort(14_du, 16.4_du), nobles(ofEast, onTheWall)},
         .table = fallen(gate)},
        [](const Battle&, const Answer& answer) { return charges(answer, b); }));
    all.push_back(moveOf(
        defender, "an empty tower", theme, "Archers belong into the tower beside them.",
        {.units = {archersOf(defender, 12_du, 16.2_du), cohort(ofWest, 11_du), cohort(ofGate, 12_du),
                   nobles(ofEast, onTheWall)}},
        [](const Battle&, const Answer& answer) { return arrives(answer, Arrival::occupy, westTower); }));
    all.push_back(moveOf(
        defender, "archers in the courtyard", theme, "They shoot from the wall or from a tower that is free.",
        {.units = {archersOf(defender, ofWest, 16.4_du), cohort(ofWest, 11_du), cohort(ofGate, 12_du),
                   inside(archersOf(defender, 11.2_du, 15.2_du), westTower),
                   inside(archersOf(defender, 16.8_du, 15.2_du), eastTower), nobles(ofEast, onTheWall)}},
        [](const Battle& battle, const Answer& answer) {
            const Move* move = moveIn(answer);
            const bool isInTower = move != nullptr && move->at && move->at->what == Arrival::occupy;
            return isInTower || (staysWithin(battle, answer) && endOf(battle, a, answer).y <= 15.7_du);
        }));
    all.push_back(
        moveOf(defender, "well posted", theme, "It holds the wall before which the enemy stands: it stays.",
               {.units = {nobles(ofWest, onTheWall), cohort(ofWest, 13.2_du), cohort(ofWest, 12.2_du)}},
               [](const Battle& battle, const Answer& answer) {
                   return endOf(battle, a, answer) == battle.unit(a).pose.center;
               }));
    return all;
}

// -------------------------------------------------------------------- fires

std::vector<Position> fires() {
    const std::string theme = "fires";
    std::vector<Position> all;
    const auto fights = [](const Battle&, const Answer& answer) { return answer == Answer(FightFire{a}); };
    all.push_back(moveOf(defender, "a burning wall", theme,
                         "It burns under those who have nothing to shoot: put it out.",
                         {.units = {nobles(ofWest, onTheWall), cohort(ofGate, 12.4_du)},
                          .table = burning(westWall, 2, attacker)},
                         fights));
    all.push_back(moveOf(defender, "archers beside a fire", theme,
                         "Others can put it out: archers with targets shoot.",
                         {.units = {archersOf(defender, 13.2_du, onTheWall), nobles(14.8_du, onTheWall),
                                    cohort(13.2_du, 12.6_du)},
                          .table = burning(gate, 2, attacker)},
                         [](const Battle&, const Answer& answer) { return answer != Answer(FightFire{a}); }));
    all.push_back(moveOf(
        defender, "a burning tower", theme, "Nobody else can put it out, and the tower falls with all in it.",
        {.units = {inside(archersOf(defender, 16.8_du, 15.2_du), eastTower), cohort(ofGate, 12.4_du)},
         .table = scenes::damaged(eastTower, 5, burning(eastTower, 2, attacker))},
        fights));
    all.push_back(
        moveOf(defender, "a tower that is lost", theme,
               "More burns than can be put out, and it falls this turn: get out.",
               {.units = {inside(archersOf(defender, 16.8_du, 15.2_du), eastTower), cohort(ofGate, 12.4_du)},
                .table = scenes::damaged(eastTower, 6, burning(eastTower, 4, attacker))},
               [](const Battle&, const Answer& answer) {
                   return moveIn(answer) != nullptr && moveIn(answer)->out.has_value();
               }));
    all.push_back(
        position(defender, "orders against a fire", theme,
                 "The one order goes to those who stand at the burning wall.",
                 {.units = {scythes(13.2_du, 17.2_du), nobles(ofWest, onTheWall), cohort(ofGate, 11_du)},
                  .table = burning(westWall, 3, attacker),
                  .phase = Phase::activation,
                  .hand = {"skirmish"}},
                 ChooseOrder{}, [](const Battle&, const Answer& answer) { return orders(answer, b); }));
    return all;
}

// -------------------------------------------------------------------- shots

std::vector<Position> shots() {
    const auto inTower = [] { return inside(archersOf(defender, 11.2_du, 15.2_du), westTower); };
    std::vector<Position> all;
    all.push_back(shotOf("the siege tower",
                         "It brings men over the wall if it arrives: burn it before any cohort.",
                         {.units = {inTower(), cohort(10_du, 11.6_du),
                                    inside(soldiers(attacker, "classiarii").at(ofWest, 11.8_du), extra)},
                          .table = withSiegeTower(ofWest, 11.8_du)},
                         [](const Battle&, const Answer& answer) { return shootsAt(answer, extra); }));
    all.push_back(shotOf(
        "those who carry the ram", "Of two cohorts the one that is to break the gate.",
        {.units = {inTower(), cohort(10.2_du, 11.6_du), cohort(12.2_du, 11.6_du)}, .table = withRamOf(c)},
        [](const Battle&, const Answer& answer) { return shootsAt(answer, c); }));
    all.push_back(shotOf("one who is nearly gone", "Of two cohorts the one that a single wound removes.",
                         {.units = {inTower(), cohort(12.2_du, 11.6_du), spent(cohort(10.2_du, 11.6_du))}},
                         [](const Battle&, const Answer& answer) { return shootsAt(answer, c); }));
    all.push_back(
        shotOf("those who march", "A marching unit defends itself badly.",
               {.units = {inTower(), cohort(12.2_du, 11.6_du), cohort(10.2_du, 11.6_du).marching()}},
               [](const Battle&, const Answer& answer) { return shootsAt(answer, c); }));
    all.push_back(
        shotOf("stones", "Somebody climbs up right below: stones cost nothing.",
               {.units = {nobles(ofWest, onTheWall), onLadder(cohort(ofWest, atItsFoot), westWall, 0)}},
               [](const Battle&, const Answer& answer) { return shootsAt(answer, b); }));
    return all;
}

// ---------------------------------------------------- sallies, cards and time

std::vector<Position> command() {
    const std::string theme = "sallies, cards and time";
    const TestUnit ram = cohort(ofGate, 13.9_du).wounded(3);
    std::vector<Position> all;
    all.push_back(moveOf(
        defender, "no sally", theme, "The enemy has to come: nobody goes out of the gate to fight a cohort.",
        {.units = {scythes(ofGate, onTheWall), cohort(ofGate, 13.9_du), nobles(ofWest, onTheWall)}},
        staysWithin));
    all.push_back(moveOf(
        defender, "a sally against a ram", theme, "A worn cohort alone brings the ram: fall upon it.",
        {.units = {nobles(ofGate, onTheWall), ram, nobles(ofWest, onTheWall), scythes(ofGate, 16.8_du)},
         .table = withRamOf(b)},
        [](const Battle&, const Answer& answer) { return charges(answer, b); }));
    all.push_back(moveOf(
        defender, "no sally in the last hour", theme,
        "The fortress has held out before the ram can do anything.",
        {.units = {nobles(ofGate, onTheWall), ram, nobles(ofWest, onTheWall), scythes(ofGate, 16.8_du)},
         .table = withRamOf(b),
         .isLastHour = true,
         .cardsLeft = 1},
        staysWithin));
    all.push_back(moveOf(
        defender, "the last one", theme, "If it leaves, the fortress is empty, and lost.",
        {.units = {levy(ofGate, onTheWall), cohort(ofGate, 13.9_du).wounded(5)}, .leader = a}, staysWithin));
    all.push_back(position(
        defender, "no orders", theme, "All stand where they should, and the enemy is far: save the cards.",
        {.units = {nobles(ofWest, onTheWall), nobles(ofGate, onTheWall), nobles(ofEast, onTheWall),
                   cohort(ofGate, 5_du), cohort(ofWest, 5_du)},
         .phase = Phase::activation,
         .hand = {"skirmish", "two-units"}},
        ChooseOrder{}, [](const Battle&, const Answer& answer) { return answer == Answer(PhaseDone{}); }));
    all.push_back(position(defender, "orders to where the enemy is", theme,
                           "The one order goes to those who can man the stormed wall.",
                           {.units = {nobles(ofEast, onTheWall), scythes(ofWest, 16.4_du),
                                      cohort(ofWest, atItsFoot), cohort(11.6_du, 13.4_du)},
                            .phase = Phase::activation,
                            .hand = {"skirmish"}},
                           ChooseOrder{},
                           [](const Battle&, const Answer& answer) { return orders(answer, b); }));
    all.push_back(
        position(defender, "the last cards", theme,
                 "Five cards changed draw the rest of the deck: the fortress has held out.",
                 {.units = {nobles(ofWest, onTheWall), cohort(ofWest, 13_du), cohort(ofGate, 13_du)},
                  .phase = Phase::endOfTurn,
                  .hand = {"rally", "horse", "horse", "rally", "fall-back"},
                  .isLastHour = true,
                  .cardsLeft = 5},
                 ChooseDraw{}, [](const Battle&, const Answer& answer) {
                     const auto* change = std::get_if<DiscardAndDraw>(&answer);
                     return change != nullptr && change->cards.size() >= 4;
                 }));
    return all;
}

}  // namespace

std::vector<Position> positionsOfDefenders() {
    std::vector<Position> all;
    for (auto&& part : {walls(), fires(), shots(), command()}) {
        all.insert(all.end(), part.begin(), part.end());
    }
    return all;
}

}  // namespace vallum::players
