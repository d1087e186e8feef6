// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/edited.h"
#include "support/invariants.h"
#include "support/library.h"

#include <set>

#include <gtest/gtest.h>

#include <vallum/core/chance.h>
#include <vallum/core/game.h>
#include <vallum/field/facts.h>
#include <vallum/field/files/scenario_file.h>
#include <vallum/field/seen_facts.h>
#include <vallum/field/situation/optional/fog.h>
#include <vallum/players/field_players.h>

/// Whole battles with each optional rule switched on.
namespace vallum::field {
namespace {

Scenario scenarioWith(const std::string& id, const Json& options) {
    const std::string text = edited(shippedText("scenarios/" + id + ".json"), "/options", options);
    return scenarioFrom(text, library())->scenario;
}

/// The same battle with this unit taken from another one.
Battle withUnit(Battle battle, const Battle& other, UnitId unit) {
    battle.units.at(static_cast<std::size_t>(unit.raw())) = other.unit(unit);
    return battle;
}

struct Playout {
    std::vector<Fact> facts;
    std::string broken;  // the first violated invariant; empty if none
    bool isOver = false;
};

Playout playout(const Scenario& scenario, Asker<System>& player, std::uint64_t seed) {
    DiceBox<System> dice(mixed(seed));
    Seats<System> seats;
    seats.put(chance, dice);
    seats.put(redSeat, player);
    seats.put(blueSeat, player);
    Game game(System::begin(scenario), seats, 0);
    constexpr int longEnough = 3000;
    Playout played;
    for (int step = 0; step != longEnough && !System::isOver(game.battle()); ++step) {
        game.step();
        if (const auto broken = brokenInvariant(game.battle())) {
            played.broken = "fact " + std::to_string(game.facts().size()) + ": " + *broken;
            break;
        }
    }
    played.facts = game.facts();
    played.isOver = System::isOver(game.battle());
    return played;
}

using Kinds = std::set<std::string_view>;

/// The facts of some random battles, each of which must end.
Kinds happened(const std::string& id, const Json& options, std::uint64_t battles) {
    const Scenario scenario = scenarioWith(id, options);
    Kinds kinds;
    for (std::uint64_t seed = 0; seed != battles; ++seed) {
        players::RandomPlayer player(mixed(seed + 1));
        const Playout played = playout(scenario, player, seed);
        EXPECT_EQ(played.broken, "") << id << ", seed " << seed;
        EXPECT_TRUE(played.isOver) << id << ", seed " << seed;
        for (const Fact& fact : played.facts) {
            kinds.insert(std::visit([](const auto& it) { return it.kind; }, fact));
        }
    }
    return kinds;
}

TEST(OptionsPlayouts, AdvanceInLine) {
    const Kinds kinds = happened("first-battle", {{"advanceInLine", true}}, 12);
    EXPECT_TRUE(kinds.contains(LineOrdered::kind));
    EXPECT_TRUE(kinds.contains(LineMoved::kind));
}

/// Facts told to a side must add nothing to a face-down card. Returns the first kind of fact that does.
std::string betrayal(Battle seen, const std::vector<Fact>& told) {
    const auto isHidden = [&](const Unit& it) { return it.type == hiddenType; };
    for (const Fact& fact : told) {
        System::evolve(seen, fact);
        const auto tells = [&](const Unit& it) {
            return isHidden(it) && it.place == Place::table &&
                   (it.formation || it.wounds != 0 || it.status != Status::regular || !it.envelops.empty() ||
                    it.turn.spent != MovementPoints() || it.has(Marker::active) || it.has(Marker::broken) ||
                    it.has(Marker::fleeing) || it.has(Marker::marching));
        };
        const auto isWith = [&](const GeneralInPlay& it) { return it.with && isHidden(seen.unit(*it.with)); };
        const bool isTold = std::ranges::any_of(seen.units, tells) ||
                            std::ranges::any_of(seen.players, [&](const Player& it) {
                                return std::ranges::any_of(it.generals, isWith);
                            });
        if (isTold) return std::visit([](const auto& it) { return std::string(it.kind); }, fact);
    }
    return {};
}

TEST(OPT18, NoFactTellsMoreOfAHiddenUnitThanItsBackDoes) {
    const Scenario scenario = scenarioWith("first-battle", {{"fogOfWar", {{"distance", 4.0}}}});
    std::set<std::string_view> kept;
    for (std::uint64_t seed = 0; seed != 6; ++seed) {
        players::RandomPlayer player(mixed(seed + 1));
        DiceBox<System> dice(mixed(seed));
        Seats<System> seats;
        for (const Seat seat : {redSeat, blueSeat}) seats.put(seat, player);
        seats.put(chance, dice);
        Game game(System::begin(scenario), seats, 0);
        for (int step = 0; step != 300 && !System::isOver(game.battle()); ++step) {
            const Battle before = game.battle();
            const std::size_t first = game.facts().size();
            System::step(game);
            const std::vector<Fact> facts(game.facts().begin() + static_cast<std::ptrdiff_t>(first),
                                          game.facts().end());
            for (const Seat seat : {redSeat, blueSeat, Seat()}) {
                const auto told = seenBy(facts, game.battle(), seat);
                EXPECT_EQ(told, seenBy(facts, System::seenBy(game.battle(), seat), seat));
                // Units seen at the end of the step may be told about.
                Battle seen = System::seenBy(before, seat);
                for (const UnitId id : game.battle().unitsOnTable()) {
                    if (!isHiddenFrom(game.battle(), id, seat)) seen = withUnit(seen, before, id);
                }
                EXPECT_EQ(betrayal(seen, told), "") << "seed " << seed << ", step " << step;
                for (const Fact& fact : facts) {
                    if (!seenBy(fact, game.battle(), seat))
                        kept.insert(std::visit([](const auto& it) { return it.kind; }, fact));
                }
            }
        }
    }
    EXPECT_TRUE(kept.contains(GeneralPlaced::kind));
    EXPECT_TRUE(kept.contains(Activated::kind));
}

TEST(OptionsPlayouts, FogOfWar) {
    for (const double distance : {6.0, 1.0}) {
        const Json options{{"fogOfWar", {{"distance", distance}}}};
        EXPECT_TRUE(happened("first-battle", options, 8).contains(Revealed::kind)) << distance;
    }
    const Kinds kinds = happened("open-field", {{"fogOfWar", Json::object()}}, 3);
    EXPECT_TRUE(kinds.contains(Revealed::kind));
    EXPECT_FALSE(kinds.contains(UnitsRevealed::kind));
}

TEST(OptionsPlayouts, LimitedVisibility) {
    happened("first-battle", {{"limitedVisibility", Json::object()}}, 6);
}

TEST(OptionsPlayouts, WithoutEvents) {
    const Kinds kinds = happened("first-battle", {{"withoutEvents", true}}, 6);
    EXPECT_FALSE(kinds.contains(EventTurnedUp::kind));
    EXPECT_TRUE(kinds.contains(EventPlayed::kind));
}

TEST(OptionsPlayouts, AlwaysActiveGeneral) { happened("first-battle", {{"alwaysActiveGeneral", true}}, 6); }

TEST(OptionsPlayouts, ProtectedFlanksCamelsAndReinforcedUnits) {
    happened("first-battle",
             {{"protectedFlanks", true}, {"intimidatingCamels", true}, {"reinforcedUnits", true}}, 6);
}

TEST(OptionsPlayouts, AllOfThemTogether) {
    const Json all{{"alwaysActiveGeneral", true},   {"limitedVisibility", Json::object()},
                   {"fogOfWar", {{"distance", 4}}}, {"protectedFlanks", true},
                   {"advanceInLine", true},         {"intimidatingCamels", true},
                   {"reinforcedUnits", true}};
    happened("first-battle", all, 8);
    happened("open-field", all, 2);
}

/// Two armies that cannot see each other must still make contact.
TEST(OptionsPlayouts, TheGreedyPlayerFightsInTheFog) {
    for (const std::string id : {"first-battle", "open-field"}) {
        const Scenario scenario = scenarioWith(id, {{"fogOfWar", Json::object()}, {"advanceInLine", true}});
        players::GreedyPlayer player;
        const Playout played = playout(scenario, player, 1);
        EXPECT_EQ(played.broken, "") << id;
        EXPECT_TRUE(played.isOver) << id;
    }
}

/// In the fog, an enemy looks the same whatever it could be.
TEST(OptionsPlayouts, NothingIsSeenThroughTheFog) {
    const Scenario scenario = scenarioWith("first-battle", {{"fogOfWar", Json::object()}});
    const Battle battle = System::begin(scenario);
    Battle other = battle;
    for (Unit& unit : other.units) {
        if (unit.owner != blueSeat || !unit.faceDown) continue;
        unit.type = other.units.back().type;
        unit.wounds = 1;
    }
    for (GeneralInPlay& general : other.players.back().generals) general.with = UnitId(16);
    ASSERT_NE(other, battle);
    EXPECT_TRUE(System::seenBy(battle, redSeat) == System::seenBy(other, redSeat));
}

}  // namespace
}  // namespace vallum::field
