// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/invariants.h"
#include "support/library.h"
#include "support/saves.h"

#include <set>

#include <gtest/gtest.h>

#include <vallum/core/chance.h>
#include <vallum/core/referee.h>
#include <vallum/players/field_players.h>

namespace vallum::field {
namespace {

using Referee = vallum::Referee<System>;

const Scenario& firstBattle() {
    static const Scenario scenario = shippedScenario("first-battle");
    return scenario;
}

/// Dice, cards and players from one seed.
class Company {
public:
    explicit Company(std::uint64_t seed) : box_(mixed(seed)), player_(mixed(seed + 1)) {}

    Seats<System> everybody() {
        Seats<System> seats;
        seats.put(chance, box_);
        seats.put(redSeat, player_);
        seats.put(blueSeat, player_);
        return seats;
    }
    /// What the players would answer to the open question.
    Answer answer(const Referee& referee) { return everybody().answer(referee.battle(), *referee.open()); }

private:
    DiceBox<System> box_;
    players::RandomPlayer player_;
};

Seat anotherThan(Seat seat) { return seat == redSeat ? blueSeat : redSeat; }

std::string_view kindOf(const Fact& fact) {
    return std::visit([](const auto& it) { return it.kind; }, fact);
}

/// Facts that require real fighting: playouts without them would prove nothing.
const std::set<std::string_view> worthSeeing{
    Charged::kind,    ShotUsed::kind,      EventPlayed::kind,    EnvelopsChanged::kind, Wounded::kind,
    Eliminated::kind, GeneralLost::kind,   Broke::kind,          StartedToFlee::kind,   Recovered::kind,
    Turned::kind,     Reorganized::kind,   FormationTaken::kind, FrontChanged::kind,    CrossingEnded::kind,
    Healed::kind,     EventTurnedUp::kind, LossesChecked::kind,  DeckRenewed::kind,     Repositioned::kind,
    Withdrew::kind,   Followed::kind,      BrokeOff::kind};

/// All facts of a playout, or the first violated invariant.
Expected<std::vector<Fact>, std::string> playout(const Scenario& scenario, std::uint64_t seed) {
    Company company(seed);
    Seats<System> seats = company.everybody();
    Game game(System::begin(scenario), seats, 0);
    while (!System::isOver(game.battle())) {
        game.step();
        const auto broken = brokenInvariant(game.battle());
        if (broken) return tl::unexpected("fact " + std::to_string(game.facts().size()) + ": " + *broken);
    }
    return game.facts();
}

TEST(Playouts, WhatIsTrueOfEveryBattleStaysTrueAfterEveryStep) {
    std::set<std::string_view> unseen = worthSeeing;
    const auto play = [&](const Scenario& scenario, std::uint64_t battles) {
        for (std::uint64_t seed = 0; seed != battles; ++seed) {
            const auto facts = playout(scenario, seed);
            ASSERT_TRUE(facts) << scenario.id << ", seed " << seed << ", " << facts.error();
            for (const Fact& fact : *facts) unseen.erase(kindOf(fact));
        }
    };
    play(firstBattle(), 200);
    play(shippedScenario("open-field"), 20);
    EXPECT_TRUE(unseen.empty()) << *unseen.begin() << " and " << unseen.size() - 1 << " more never happened";
}

TEST(Playouts, ASavedBattleIsReadBackAndPlaysToTheSameEnd) {
    for (std::uint64_t seed = 0; seed != 200; ++seed) {
        Company company(seed);
        const Referee played(firstBattle(), company.everybody());
        const std::string text = saveText(played.record());
        const auto loaded = loadSave(text, library());
        ASSERT_TRUE(loaded) << "seed " << seed;
        ASSERT_EQ(saveText(*loaded), text) << "seed " << seed;
        const auto replayed = Referee::from(*loaded);
        ASSERT_TRUE(replayed) << "seed " << seed << ", answer " << replayed.error().answer;
        ASSERT_EQ(replayed->battle(), played.battle()) << "seed " << seed;
        ASSERT_EQ(replayed->record().marks, played.record().marks) << "seed " << seed;
    }
}

TEST(Playouts, WaitingForEveryAnswerChangesNothing) {
    for (std::uint64_t seed = 0; seed != 10; ++seed) {
        Company company(seed);
        const Referee straight(firstBattle(), company.everybody());
        Referee waiting(firstBattle());
        while (waiting.open()) ASSERT_TRUE(waiting.answer(company.answer(waiting))) << "seed " << seed;
        ASSERT_EQ(waiting.battle(), straight.battle()) << "seed " << seed;
        ASSERT_EQ(waiting.record(), straight.record()) << "seed " << seed;
    }
}

TEST(Playouts, WhoIsNotAskedCanDoNothing) {
    Company company(7);
    Referee referee(firstBattle());
    while (referee.open()) {
        const Answer answer = company.answer(referee);
        const std::size_t answers = referee.record().tape.size();
        const Verdict verdict = referee.answer(anotherThan(referee.open()->seat), answer);
        ASSERT_FALSE(verdict);
        ASSERT_EQ(verdict.error().rule, "ASK-01"_rule);
        ASSERT_EQ(referee.record().tape.size(), answers);
        ASSERT_TRUE(referee.answer(referee.open()->seat, answer));
    }
}

TEST(Playouts, UndoAndRedoReturnTheVeryBattle) {
    for (std::uint64_t seed = 0; seed != 3; ++seed) {
        Company company(seed);
        Referee referee(firstBattle());
        std::vector<std::uint64_t> past;
        while (referee.open() && past.size() != 400) {
            past.push_back(Digest::number(referee.battle()));
            ASSERT_TRUE(referee.answer(company.answer(referee)));
        }
        const Battle end = referee.battle();
        for (; !past.empty(); past.pop_back()) {
            referee.undo();
            ASSERT_EQ(Digest::number(referee.battle()), past.back()) << "answer " << past.size();
        }
        EXPECT_FALSE(referee.canUndo());
        while (referee.canRedo()) referee.redo();
        EXPECT_EQ(referee.battle(), end);
    }
}

/// An invariant that cannot fail guards nothing.
TEST(Invariants, NoticeWhatMayNotBe) {
    const Battle good = System::begin(firstBattle());
    ASSERT_EQ(brokenInvariant(good), std::nullopt);
    const auto after = [&](auto change) {
        Battle battle = good;
        change(battle);
        return brokenInvariant(battle).value_or("");
    };
    EXPECT_EQ(after([](Battle& it) { it.units[1].pose = it.units[0].pose; }), "unit 0: lies on unit 1");
    EXPECT_EQ(after([](Battle& it) { it.units[0].pose.center.x = 0_du; }), "unit 0: not wholly on the table");
    EXPECT_EQ(after([](Battle& it) { it.deck.pop_back(); }), "a card too many or too few");
    EXPECT_EQ(after([](Battle& it) { it.deck[0] = it.deck[1]; }), "card 0 is not there once");
    EXPECT_EQ(after([](Battle& it) { it.units[0].markers.insert(Marker::fleeing); }),
              "unit 0: fleeing, not broken");
    EXPECT_EQ(after([](Battle& it) { it.units[0].wounds = 99; }), "unit 0: dead on the table");
    EXPECT_EQ(after([](Battle& it) { it.units[0].wounds = it.units[0].newWounds = 1; }),
              "unit 0: new wounds between combats");
    EXPECT_EQ(after([](Battle& it) { it.players[0].generals[0].with = UnitId(16); }),
              "a general with an enemy");
    EXPECT_EQ(
        after([](Battle& it) { it.units[0].envelops.push_back({UnitId(16), geometry::SectionIndex(4)}); }),
        "unit 0: envelops an enemy that it does not touch (CHG-17)");
    EXPECT_EQ(after([](Battle& it) {
                  it.units[0].formation = Formation::phalanx;
                  it.units[0].extension.left = true;
              }),
              "unit 0: a formation and extension markers (MAN-12)");
}

}  // namespace
}  // namespace vallum::field
