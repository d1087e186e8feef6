// SPDX-License-Identifier: GPL-3.0-or-later
#include "players/matches.h"
#include "support/library.h"

#include <set>

#include <gtest/gtest.h>

#include <vallum/field/situation/movement/contact.h>

/// What a scenario is named after must happen early in it.
namespace vallum::players {
namespace {

using field::Battle;

struct Charge {
    std::string by;
    std::string of;
    geometry::Edge side = geometry::Edge::front;
};

/// The charges of the first turns when the computer plays both sides.
std::vector<Charge> charges(const std::string& scenario, std::uint64_t seed, int turns) {
    GreedyPlayer player;
    DiceBox<field::System> dice(seed);
    Seats<field::System> seats;
    seats.put(chance, dice);
    seats.put(field::redSeat, player);
    seats.put(field::blueSeat, player);
    const Referee referee(shipped(scenario), seats);
    const Battle& battle = referee.battle();
    std::vector<Charge> found;
    for (const auto& fact : referee.news()) {
        if (const auto* began = std::get_if<field::TurnBegan>(&fact); began && began->turn > turns) break;
        const auto* charged = std::get_if<field::Charged>(&fact);
        if (charged == nullptr) continue;
        const auto& [attacker, defender] = charged->units;
        found.push_back({battle.type(attacker).id, battle.type(defender).id, charged->side});
    }
    return found;
}

/// In at least one of three battles.
bool comesAbout(const std::string& scenario, int turns, int times, const auto& isIt) {
    for (const std::uint64_t seed : {1U, 2U, 3U}) {
        if (std::ranges::count_if(charges(scenario, seed, turns), isIt) >= times) return true;
    }
    return false;
}

TEST(Scenarios, ThePhalanxMeetsTheLegionFrontToFront) {
    const std::set<std::string> legion{"hastati", "principes", "triarii"};
    EXPECT_TRUE(comesAbout("phalanx-and-legion", 2, 3, [&](const Charge& it) {
        return it.by == "pezhetairoi" && legion.contains(it.of) && it.side == geometry::Edge::front;
    }));
}

TEST(Scenarios, ElephantsChargeVelites) {
    EXPECT_TRUE(comesAbout("elephants-and-velites", 2, 2,
                           [](const Charge& it) { return it.by == "elephanti" && it.of == "velites"; }));
}

TEST(Scenarios, HorseFallsUponTheFlankAndTheRear) {
    const std::set<std::string> horse{"equites-poeni", "numidae"};
    const std::set<std::string> legion{"hastati", "principes", "triarii"};
    EXPECT_TRUE(comesAbout("cavalry-envelopment", 6, 2, [&](const Charge& it) {
        return horse.contains(it.by) && legion.contains(it.of) && it.side != geometry::Edge::front;
    }));
}

TEST(Scenarios, TheRearGuardFacesAnEnemyThatIsUponIt) {
    const Battle battle = field::System::begin(shipped("fighting-withdrawal"));
    int engaged = 0;
    for (const auto id : battle.unitsOnTable()) {
        if (battle.type(id).id == "skiritai" && field::isEngaged(battle, id)) ++engaged;
    }
    EXPECT_EQ(engaged, 2);
}

TEST(Scenarios, TheFirstBattleComesToBlowsWithinThreeTurns) {
    for (const std::uint64_t seed : {1U, 2U, 3U, 4U, 5U}) {
        EXPECT_FALSE(charges("first-battle", seed, 3).empty()) << seed;
    }
}

TEST(Scenarios, NobodyStandsInTheWayOfTheLinesOfTheFirstBattle) {
    const Battle battle = field::System::begin(shipped("first-battle"));
    for (const auto id : battle.unitsOnTable()) {
        for (const auto other : battle.unitsOnTable()) {
            if (id == other || battle.areEnemies(id, other)) continue;
            EXPECT_EQ(battle.unit(id).pose.center.y, battle.unit(other).pose.center.y)
                << battle.type(id).id << " and " << battle.type(other).id;
        }
    }
}

}  // namespace
}  // namespace vallum::players
