// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/hex_fought.h"
#include "support/hex_invariants.h"

#include <cstdio>
#include <cstdlib>
#include <functional>
#include <map>

#include <vallum/core/digest.h>
#include <vallum/core/json.h>
#include <vallum/hex/queries/drawn_option.h>
#include <vallum/hex/words.h>

namespace vallum::hex {
namespace {

using namespace test;

/// Two random players with seeded dice; the invariants are checked after every step.
Battle played(const Scenario& scenario, std::uint64_t seed, std::string& broken) {
    players::HexRandomPlayer one(seed);
    players::HexRandomPlayer other(seed + 1'000'003);
    DiceBox<System> dice(seed);
    Seats<System> seats;
    seats.put(chance, dice);
    seats.put(top, one);
    seats.put(bottom, other);
    Game game(System::begin(scenario), seats, 0);
    while (!System::isOver(game.battle()) && broken.empty()) {
        game.step();
        game.takeFacts();
        broken = Invariants(game.battle()).broken();
    }
    return game.takeBattle();
}

TEST(HexPlayouts, RandomBattlesKeepTheInvariantsAndEnd) {
    std::map<std::string, int> ends;
    constexpr std::uint64_t seeds = 200;
    for (const std::string& id : shipped) {
        const Scenario start = shippedScenario(id);
        for (std::uint64_t seed = 0; seed != seeds; ++seed) {
            std::string broken;
            const Battle battle = played(start, seed, broken);
            ASSERT_EQ(broken, "") << id << ", seed " << seed << ", turn " << battle.turn;
            ASSERT_LE(battle.turn, 2 * battle.setting->turns);
            const bool isDraw = !battle.outcome->winner;
            ++ends[isDraw ? "draw" : "won"];
        }
    }
    EXPECT_GT(ends["won"], 500);
}

TEST(HexPlayouts, TheSameSeedGivesTheSameBattle) {
    for (const std::string& id : shipped) {
        std::string broken;
        const Scenario start = shippedScenario(id);
        EXPECT_EQ(Digest::of(played(start, 7, broken)), Digest::of(played(start, 7, broken))) << id;
        EXPECT_NE(Digest::of(played(start, 7, broken)), Digest::of(played(start, 8, broken))) << id;
    }
}

/// Inspects each question before it is answered.
class Watched final : public Asker<System> {
public:
    Watched(std::uint64_t seed, std::function<void(const Battle&, const OpenQuestion<System>&)> look)
        : dice_(seed),
          player_(seed),
          look_(std::move(look)) {}

    Answer answer(const Battle& battle, const OpenQuestion<System>& asked) override {
        if (asked.seat == chance) return dice_.answer(battle, asked);
        look_(battle, asked);
        return player_.answer(battle, asked);
    }

private:
    DiceBox<System> dice_;
    players::HexRandomPlayer player_;
    std::function<void(const Battle&, const OpenQuestion<System>&)> look_;
};
void watch(const std::string& id, std::function<void(const Battle&, const OpenQuestion<System>&)> look) {
    Watched asker(5, std::move(look));
    Game game(System::begin(shippedScenario(id)), asker, 0);
    while (!System::isOver(game.battle())) {
        game.step();
        game.takeFacts();
    }
}

TEST(HexPlayouts, RandomPlayersDrawAnyOptionAndNothingElse) {
    std::size_t compared = 0;
    for (const std::string& id : shipped) {
        watch(id, [&](const Battle& battle, const OpenQuestion<System>& asked) {
            const auto options = System::options(battle, asked.question);
            if (options.size() > 12 || asked.number % 5 != 0) return;
            std::vector<int> drawn(options.size());
            Stream stream(asked.number);
            for (std::size_t tries = 0; tries != 60 * options.size(); ++tries) {
                const auto found = std::ranges::find(options, drawnOption(battle, asked.question, stream));
                ASSERT_NE(found, options.end());
                ++drawn[static_cast<std::size_t>(found - options.begin())];
            }
            // 60 expected each; only one in a million deviates this far.
            EXPECT_GT(std::ranges::min(drawn), 22) << id << " " << asked.number;
            EXPECT_LT(std::ranges::max(drawn), 105) << id << " " << asked.number;
            ++compared;
        });
    }
    EXPECT_GT(compared, 100U);
}

TEST(HexPlayouts, RandomPlayersHeedNothingThatIsHiddenFromThem) {
    players::HexRandomPlayer player(8);
    EXPECT_TRUE(player.ignoresHiddenState());
    watch("trebia", [&](const Battle& battle, const OpenQuestion<System>& asked) {
        EXPECT_EQ(player.answer(battle, asked), player.answer(System::seenBy(battle, asked.seat), asked));
    });
}

/// Everything that a save contains.
TEST(HexPlayouts, EverythingIsWrittenAndReadBack) {
    for (const std::string& id : shipped) {
        const Referee<System> referee = fought(shippedScenario(id), 3);
        EXPECT_FALSE(referee.open());
        EXPECT_TRUE(referee.refusedAnswers().empty());
        const auto record = JsonReader::read<Record>(JsonWriter::of(referee.record()));
        ASSERT_TRUE(record) << toText(record.error());
        EXPECT_EQ(*record, referee.record()) << id;
        const auto battle = JsonReader::read<Battle>(JsonWriter::of(referee.battle()));
        ASSERT_TRUE(battle) << toText(battle.error());
        EXPECT_EQ(*battle, referee.battle()) << id;
        for (const Fact& fact : referee.news()) {
            const auto read = JsonReader::read<Fact>(JsonWriter::of(fact));
            ASSERT_TRUE(read) << toText(read.error());
            EXPECT_EQ(*read, fact);
            EXPECT_EQ(words(referee.battle(), fact).english().find('%'), std::string::npos);
        }
    }
}

/// The player at the top against the one at the bottom.
std::optional<Seat> winner(const Scenario& scenario,
                           Asker<System>& ofTop,
                           Asker<System>& ofBottom,
                           std::uint64_t seed) {
    DiceBox<System> dice(seed);
    Seats<System> seats;
    seats.put(chance, dice);
    seats.put(top, ofTop);
    seats.put(bottom, ofBottom);
    Game game(System::begin(scenario), seats, 0);
    while (!System::isOver(game.battle())) {
        game.step();
        game.takeFacts();
    }
    return game.takeBattle().outcome->winner;
}

TEST(HexPlayouts, SenseBeatsChance) {
    int won = 0;
    int played = 0;
    for (const std::string& id : shipped) {
        const Scenario start = shippedScenario(id);
        for (std::uint64_t seed = 0; seed != 4; ++seed) {
            players::HexRandomPlayer random(seed);
            players::HexGreedyPlayer greedy;
            won += winner(start, greedy, random, seed) == top ? 1 : 0;
            won += winner(start, random, greedy, seed) == bottom ? 1 : 0;
            played += 2;
        }
    }
    EXPECT_GE(won, played * 9 / 10) << "of " << played;
}

/// For balancing scenarios: set VALLUM_BALANCE to the number of battles per scenario.
TEST(HexPlayouts, HowTheShippedScenariosGo) {
    const char* wanted = std::getenv("VALLUM_BALANCE");
    const int battles = wanted == nullptr ? 1 : std::atoi(wanted);
    for (const std::string& id : shipped) {
        const Scenario start = shippedScenario(id);
        std::map<int, int> wins;
        for (int seed = 0; seed != battles; ++seed) {
            players::HexGreedyPlayer one;
            players::HexGreedyPlayer other;
            const auto by = winner(start, one, other, static_cast<std::uint64_t>(seed));
            ++wins[by ? by->raw() : 0];
        }
        RecordProperty(id, std::to_string(wins[1]) + ":" + std::to_string(wins[2]));
        EXPECT_EQ(wins[0] + wins[1] + wins[2], battles);
        if (wanted != nullptr) {
            std::printf("%s: top %d, bottom %d, draws %d\n", id.c_str(), wins[1], wins[2], wins[0]);
        }
    }
}

/// Random pieces, hexes and cards as answers: most are illegal, a few happen to be legal.
class Babble {
public:
    explicit Babble(std::uint64_t seed) : stream_(seed) {}

    Answer next() {
        switch (stream_.below(13)) {
            case 0: return CardChosen{CardId(number(64))};
            case 1: return OrdersChosen{{unit(), unit()}, {leader()}, leader()};
            case 2: return MoveUnit{unit(), path(), stream_.below(4) == 0};
            case 3: return MoveLeader{leader(), path()};
            case 4: return Done{};
            case 5: return Fire{unit(), hex()};
            case 6: return CloseCombat{unit(), hex()};
            case 7: return Evade{path()};
            case 8: return StrikeFirst{};
            case 9: return FlagsIgnored{number(5)};
            case 10: return PathChosen{path(), stream_.below(2) == 0};
            case 11: return HexChosen{hex()};
            default: return UnitChosen{unit()};
        }
    }

private:
    int number(std::uint64_t count) { return static_cast<int>(stream_.below(count)) - 2; }
    UnitId unit() { return UnitId(number(32)); }
    LeaderId leader() { return LeaderId(number(7)); }
    Hex hex() { return {number(12), number(16)}; }
    std::vector<Hex> path() {
        std::vector<Hex> hexes;
        for (std::uint64_t left = stream_.below(4); left != 0; --left) hexes.push_back(hex());
        return hexes;
    }

    Stream stream_;
};

TEST(HexPlayouts, WrongAnswersAreRefusedByARuleAndChangeNothing) {
    std::size_t refused = 0;
    for (const std::string& id : shipped) {
        players::HexRandomPlayer one(3);
        players::HexRandomPlayer other(4);
        DiceBox<System> dice(5);
        Seats<System> fate;
        fate.put(chance, dice);
        Referee<System> referee(shippedScenario(id), fate);
        Babble babble(9);
        for (int asked = 0; asked != 400 && referee.open(); ++asked) {
            const OpenQuestion<System> open = *referee.open();
            const Battle before = referee.battle();
            for (int tries = 0; tries != 20; ++tries) {
                const Answer answer = babble.next();
                const Verdict verdict = System::accepts(before, open.question, answer);
                if (verdict) continue;
                ++refused;
                EXPECT_NE(verdict.error().rule, RuleId());
                EXPECT_FALSE(referee.answer(answer));
                ASSERT_EQ(referee.battle(), before);
            }
            players::HexRandomPlayer& player = open.seat == top ? one : other;
            ASSERT_TRUE(referee.answer(player.answer(System::seenBy(before, open.seat), open)));
        }
        const auto again = Referee<System>::from(referee.record());
        ASSERT_TRUE(again) << id;
        EXPECT_EQ(again->battle(), referee.battle()) << id;
        ASSERT_TRUE(referee.canUndo());
        const Battle now = referee.battle();
        referee.undo();
        referee.redo();
        EXPECT_EQ(referee.battle(), now);
    }
    EXPECT_GT(refused, 10'000U);
}

}  // namespace
}  // namespace vallum::hex
