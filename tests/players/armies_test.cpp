// SPDX-License-Identifier: GPL-3.0-or-later
#include "players/company.h"
#include "support/library.h"
#include "support/preset_battles.h"

#include <gtest/gtest.h>

namespace vallum::players {
namespace {

using field::everyArmyAgainst;
using field::presetBattle;
using field::PresetBattle;

std::string named(const PresetBattle& battle) { return battle.red + " against " + battle.blue; }

template <class... Kinds> std::set<std::string> kindsOf(std::variant<Kinds...>* /*any*/) {
    return {std::string(Kinds::kind)...};
}

/// Each decision and each purpose of a choice is a kind of its own.
std::set<std::string> everyQuestion() {
    auto all = kindsOf(static_cast<field::Question*>(nullptr));
    all.erase("decide");
    all.erase("chooseUnit");
    for (const std::string_view what : names(field::Decision())) all.insert("decide " + std::string(what));
    for (const std::string_view what : names(field::Purpose())) all.insert("chooseUnit " + std::string(what));
    return all;
}
std::set<std::string> everyFact() { return kindsOf(static_cast<field::Fact*>(nullptr)); }

std::string inOneLine(const std::set<std::string>& words) {
    std::string line;
    for (const std::string& word : words) line += (line.empty() ? "" : ", ") + word;
    return line;
}

/// What takes a structure, of which these battles have none.
const std::set<std::string> onlyInSieges{"caltropsRolled",
                                         "chooseHome",
                                         "chooseStructure",
                                         "chooseUnit hit-by-misfire",
                                         "climbEnded",
                                         "climbed",
                                         "collapsed",
                                         "collateralRolled",
                                         "decide occupy-at-top",
                                         "decide roll-one-again",
                                         "decide take-the-place",
                                         "doorDestroyed",
                                         "edgeTaken",
                                         "entered",
                                         "fireLit",
                                         "firePutOut",
                                         "fortressAnnounced",
                                         "left",
                                         "linedUp",
                                         "overlapsChanged",
                                         "ownerChanged",
                                         "passageChanged",
                                         "ramLeft",
                                         "ramTaken",
                                         "structureDamaged",
                                         "structureMeasured",
                                         "structureRolled",
                                         "taskDone",
                                         "tileCleared",
                                         "tookPlace",
                                         "towerPlaced",
                                         "towerRolled"};

class Seen {
public:
    void battle(const field::Scenario& scenario, std::uint64_t seed) {
        RandomPlayer player(mixed(seed + 1));
        const Course found = course(scenario, player, seed);
        ASSERT_EQ(found.broken, std::nullopt) << scenario.id << ", seed " << seed;
        for (const auto& it : found.questions) questions_.erase(it);
        for (const auto& it : found.facts) facts_.erase(it);
    }
    [[nodiscard]] std::set<std::string> missing(const std::set<std::string>& awaited = {}) const {
        std::set<std::string> all = questions_;
        all.insert(facts_.begin(), facts_.end());
        for (const std::string& word : awaited) all.erase(word);
        for (const std::string& word : onlyInSieges) all.erase(word);
        return all;
    }

private:
    std::set<std::string> questions_ = everyQuestion();
    std::set<std::string> facts_ = everyFact();
};

/// What no rule brings about yet, or only an agreement that no scenario can make yet. It may only shrink.
const std::set<std::string> awaited{"allyBegan",
                                    "brokeOff",
                                    "cardsPassed",
                                    "chooseBrashCharge",
                                    "chooseCommander",
                                    "chooseFollowUp",
                                    "chooseOpponent",
                                    "chooseRetreat",
                                    "chooseUnit activated-by-general",
                                    "chooseUnit next-to-strike",
                                    "commanderNamed",
                                    "decide kill-elephants",
                                    "decide maintain-contact",
                                    "decide separate-in-flight",
                                    "decide stand-up-to-elephants",
                                    "followed",
                                    "lineMoved",
                                    "lineOrdered",
                                    "passCards",
                                    "playerDefeated",
                                    "repositioned",
                                    "revealed",
                                    "separated",
                                    "withdrew"};

/// RNG-33: archers alone against one unit, two edges of which they see at the same angle. By itself that
/// hardly ever happens.
field::Scenario shotAtACorner() {
    field::Scenario scenario =
        presetBattle({.red = "greeks", .blue = "mercenaries", .more = {{"firstPlayer", "blue"}}});
    const auto kretes = std::ranges::find(scenario.setting->types, "toxotai-kretes", &field::UnitType::id);
    const field::TypeId archers(static_cast<int>(kretes - scenario.setting->types.begin()));
    const field::StartUnit target = scenario.units.front();
    field::StartUnit shooter = *std::ranges::find(scenario.units, archers, &field::StartUnit::type);
    const geometry::Point& aim = target.pose->center;
    shooter.pose = {{aim.x + 2.8_du, aim.y + 2.4_du}, Heading(225_deg)};
    shooter.general = 0;
    scenario.units = {target, shooter};
    return scenario;
}

TEST(Armies, RandomBattlesOfAllMeetEveryQuestionAndEveryFact) {
    Seen seen;
    std::uint64_t seed = 0;
    const auto isMissing = [&](const std::string& word) { return seen.missing().contains(word); };
    for (; seed != 80 && isMissing("chooseSideStruck"); ++seed) seen.battle(shotAtACorner(), seed);
    // Some are rare: at least three rounds, and more until all have come up.
    for (std::size_t round = 0; round != 15; ++round) {
        if (round >= 3 && seen.missing(awaited).empty()) break;
        for (const PresetBattle& battle : everyArmyAgainst(round, {.byTurns = round == 2})) {
            seen.battle(presetBattle(battle), seed++);
        }
    }
    const std::set<std::string> missing = seen.missing(awaited);
    EXPECT_EQ(inOneLine(missing), "");
}

/// Of ten battles against one who answers at random; red and blue by turns.
int wonBySense(const field::Scenario& scenario) {
    int won = 0;
    for (std::uint64_t seed = 0; seed != 10; ++seed) {
        GreedyPlayer greedy;
        RandomPlayer random(seed);
        DiceBox<field::System> dice(seed);
        const bool asRed = seed % 2 == 0;
        Seats<field::System> seats;
        seats.put(chance, dice);
        seats.put(asRed ? field::redSeat : field::blueSeat, greedy);
        seats.put(asRed ? field::blueSeat : field::redSeat, random);
        Game<field::System> game(field::System::begin(scenario), seats, 0);
        while (!field::System::isOver(game.battle())) {
            field::System::step(game);
            game.takeFacts();
        }
        const Seat sensible = asRed ? field::redSeat : field::blueSeat;
        won += game.battle().outcome->winner == sensible ? 1 : 0;
    }
    return won;
}

TEST(Armies, SenseBeatsChance) {
    for (const PresetBattle& battle : {PresetBattle{.red = "celts", .blue = "germans"},
                                       PresetBattle{.red = "macedonians", .blue = "romans-republic"},
                                       PresetBattle{.red = "parthians", .blue = "romans-imperial"},
                                       PresetBattle{.red = "carthaginians", .blue = "spartans"}}) {
        EXPECT_GE(wonBySense(presetBattle(battle)), 9) << named(battle);
    }
}

TEST(Armies, GreedyBattlesOfAllComeToAnEnd) {
    GreedyPlayer player;
    for (const PresetBattle& battle : everyArmyAgainst(1)) {
        const Course found = course(presetBattle(battle), player, 1);
        EXPECT_EQ(found.broken, std::nullopt) << named(battle);
        EXPECT_LT(found.end.turn, 80) << named(battle);
    }
}

}  // namespace
}  // namespace vallum::players
