// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/edited.h"
#include "support/hex_fought.h"

#include <gtest/gtest.h>

#include <vallum/core/file_format.h>
#include <vallum/core/random.h>
#include <vallum/hex/files/save_file.h>

namespace vallum::hex {
namespace {

using namespace test;
using Files = BattleFile<System>;

const Referee<System>& telamon() {
    static const Referee<System> referee = fought(shippedScenario("telamon"), 4);
    return referee;
}
SavedBattle kept() {
    return {
        .record = telamon().record(),
        .snapshots = telamon().snapshots(),
        .seats = {.players = {{top, "random"}, {bottom, "person"}}, .seed = 4},
        .branch = Branch{"Telamon, turn 3", "Telamon", 30},
        .annotations = {{Drawing::arrow, Chalk::blue, {middleOf({4, 3}), middleOf({5, 3})}, "", 2, 9},
                        {Drawing::label, Chalk::white, {{BoardLength(625), BoardLength(400)}}, "¡Aquí!"}}};
}
Expected<SavedBattle, FileError> read(const std::string& text) {
    return Files::read(text, library(), "b.vallum");
}
std::string place(const std::string& pointer, const Json& value) {
    const auto loaded = read(edited(Files::textOf(kept()), pointer, value));
    return loaded ? "fine" : loaded.error().place;
}
bool isBeginOf(const Record& part, const Record& whole) {
    return part.tape.size() <= whole.tape.size() &&
           std::equal(part.tape.begin(), part.tape.end(), whole.tape.begin());
}

TEST(HexSaves, AreReadAsTheyWereWritten) {
    for (const std::string& id : shipped) {
        const Referee<System> referee = fought(shippedScenario(id), 11);
        const std::string text =
            Files::textOf({.record = referee.record(), .snapshots = referee.snapshots()});
        const auto loaded = read(text);
        ASSERT_TRUE(loaded) << id << ": " << toText(loaded.error());
        EXPECT_EQ(loaded->record, referee.record()) << id;
        EXPECT_EQ(loaded->snapshots, referee.snapshots()) << id;
        EXPECT_TRUE(loaded->isLibraryUnchanged);
        EXPECT_EQ(Files::textOf(*loaded), text) << id;
        const auto again = Referee<System>::from(loaded->record);
        ASSERT_TRUE(again) << id;
        EXPECT_EQ(again->battle(), referee.battle()) << id;
    }
}

TEST(HexSaves, KeepSeatsBranchAndDrawings) {
    const auto loaded = read(Files::textOf(kept()));
    ASSERT_TRUE(loaded) << toText(loaded.error());
    EXPECT_EQ(loaded->seats, kept().seats);
    EXPECT_EQ(loaded->branch, kept().branch);
    EXPECT_EQ(loaded->annotations, kept().annotations);
    EXPECT_EQ(formatOf(Files::textOf(kept())), "vallum-hex-battle");
}

TEST(HexSaves, AreReadStrictly) {
    EXPECT_EQ(place("/tape/3/answer/kind", "sing"), "/tape/3/answer/kind");
    EXPECT_EQ(place("/annotations/0/points/1/x", "left"), "/annotations/0/points/1/x");
    EXPECT_EQ(place("/annotations/0/points/1/x", 1.005), "/annotations/0/points/1/x") << "hundredths";
    EXPECT_EQ(place("/annotations/1/text", ""), "/annotations/1/text");
    EXPECT_EQ(place("/seats/players/0/seat", 3), "/seats/players/0/seat");
    EXPECT_EQ(place("/rules", System::rules + 1), "/rules");
    EXPECT_EQ(place("/digest", System::digest + 1), "/digest");
    EXPECT_EQ(place("/version", 2), "/version");
    EXPECT_EQ(place("/weather", "rain"), "/weather");
}

TEST(HexSaves, DigestsOfAnOlderKindAreNotCompared) {
    std::string text = edited(Files::textOf(kept()), "/digest", System::digest - 1);
    text = edited(text, "/marks/5/digest", "0");
    const auto part = Files::salvage(text, library(), "b.vallum");
    ASSERT_TRUE(part);
    EXPECT_FALSE(part->damage);
    EXPECT_EQ(part->played.record(), telamon().record()) << "written anew";
}

TEST(HexSaves, WithOtherCardsABattleGoesOnFromItsSnapshot) {
    const std::string text = edited(Files::textOf(kept()), "/data", "0");
    const auto loaded = read(text);
    ASSERT_TRUE(loaded) << toText(loaded.error());
    EXPECT_FALSE(loaded->isLibraryUnchanged);
    const auto bare = Files::textOf({.record = telamon().record()});
    EXPECT_EQ(read(edited(bare, "/data", "0")).error().place, "/data");
}

TEST(HexSaves, TheDigestOfCardsLeavesOutNamesAndWhatNobodyUses) {
    const Scenario scenario = shippedScenario("telamon");
    const std::string before = FilesOf<System>::cardsOf(scenario);
    const auto cardsWith = [&](const auto& change) {
        Scenario other = scenario;
        Setting setting = *scenario.setting;
        change(setting);
        other.setting = Constant<Setting>(std::move(setting));
        return FilesOf<System>::cardsOf(other);
    };
    const auto typeIn = [](Setting& setting, const std::string& code) -> UnitType& {
        return *std::ranges::find(setting.types, code, &UnitType::code);
    };
    EXPECT_EQ(cardsWith([&](Setting& it) { typeIn(it, "WA").name = "Gaesatae"; }), before);
    EXPECT_EQ(cardsWith([](Setting& it) { it.cards.front().name = "Left!"; }), before);
    EXPECT_EQ(cardsWith([&](Setting& it) { ++typeIn(it, "EL").move; }), before) << "no elephants there";
    EXPECT_NE(cardsWith([&](Setting& it) { ++typeIn(it, "WA").move; }), before);
    EXPECT_NE(cardsWith([](Setting& it) { ++it.cards.front().copies; }), before);
    EXPECT_NE(cardsWith([](Setting& it) { it.terrain.back().blocksSight ^= true; }), before);
}

TEST(HexSaves, APositionOfAnotherBattleDoesNotBelong) {
    const Scenario scenario = shippedScenario("telamon");
    const Position sound = telamon().battle();
    const auto belongs = [&](const auto& change) {
        Position position = sound;
        change(position);
        return FilesOf<System>::belongsTo(position, scenario);
    };
    EXPECT_TRUE(belongs([](Position&) {}));
    EXPECT_FALSE(FilesOf<System>::belongsTo(sound, shippedScenario("trebia")));
    EXPECT_FALSE(belongs([](Position& it) { it.units.front().type = 99; }));
    EXPECT_FALSE(belongs([](Position& it) { it.units.front().at = {9, 0}; }));
    EXPECT_FALSE(belongs([](Position& it) { it.units.front().owner = bottom; }));
    EXPECT_FALSE(belongs([](Position& it) { it.leaders.pop_back(); }));
    EXPECT_FALSE(belongs([](Position& it) { it.deck.emplace_back(60); }));
    EXPECT_FALSE(belongs([](Position& it) { it.active = Seat(3); }));
    EXPECT_FALSE(belongs([](Position& it) { it.won.push_back(1); }));
    EXPECT_FALSE(belongs([](Position& it) { it.play = Play{CardId(0), 99, top}; }));
}

TEST(HexSaves, CutShortAnywhereTheyOpenUpToThere) {
    const std::string text = Files::textOf({.record = telamon().record()});
    std::size_t longest = 0;
    for (std::size_t tenth = 1; tenth != 10; ++tenth) {
        const std::size_t length = text.size() * tenth / 10;
        const auto part = Files::salvage(std::string_view(text).substr(0, length), library(), "cut");
        if (length <= text.find("\"tape\"")) {
            EXPECT_FALSE(part);
            continue;
        }
        ASSERT_TRUE(part) << tenth;
        EXPECT_EQ(part->damage->file, "cut");
        ASSERT_TRUE(isBeginOf(part->played.record(), telamon().record())) << tenth;
        EXPECT_GE(part->played.record().tape.size(), longest);
        longest = part->played.record().tape.size();
    }
    EXPECT_GT(longest, 0U);
}

TEST(HexSaves, WithASnapshotADamagedAnswerCostsOnlyTheLookBack) {
    SavedBattle damaged = kept();
    damaged.record.tape[40].answer = UnitChosen{UnitId(99)};
    const auto part = Files::salvage(Files::textOf(damaged), library(), "b.vallum");
    ASSERT_TRUE(part);
    EXPECT_TRUE(part->damage);
    EXPECT_EQ(part->answersLost, 0U);
    EXPECT_GT(part->answersUnseen, 0U);
    EXPECT_EQ(static_cast<const Position&>(part->played.battle()),
              static_cast<const Position&>(telamon().battle()));
}

TEST(HexSaves, OneWrongByteCostsNoMoreThanWhatFollows) {
    const std::string text = Files::textOf({.record = telamon().record()});
    const std::size_t begin = text.find("\"tape\": [") + 10;
    const std::size_t end = text.find("\"marks\"");
    Stream random(5);
    for (int round = 0; round != 60; ++round) {
        std::string wrong = text;
        wrong[begin + random.below(end - begin)] = static_cast<char>(random.below(128));
        const auto part = Files::salvage(wrong, library(), "b.vallum");
        ASSERT_TRUE(part) << round;
        if (!part->damage) continue;
        EXPECT_LE(part->played.record().tape.size(), telamon().record().tape.size()) << round;
    }
}

TEST(HexSaves, AScenarioBringsItsDrawings) {
    const auto path = std::filesystem::path(VALLUM_SOURCE_DIR) / "scenarios" / "hex" / "telamon.json";
    const std::string plain = *readFile(path);
    const Json arrow{
        {"drawing", "arrow"}, {"color", "red"}, {"points", {{{"x", 4.5}, {"y", 5}}, {{"x", 4}, {"y", 2}}}}};
    const auto with = [&](const Json& drawn) {
        return scenarioFrom(edited(plain, "/annotations", Json::array({drawn})), library(), "telamon.json");
    };
    const auto scenario = with(arrow);
    ASSERT_TRUE(scenario) << toText(scenario.error());
    const auto drawn = Files::annotationsOf(scenario->scenario);
    ASSERT_EQ(drawn.size(), 1U);
    EXPECT_EQ(drawn.front().points.front(), middleOf({5, 4}));
    Json late = arrow;
    late["from"] = 1;
    EXPECT_EQ(with(late).error().place, "/annotations/0/from");
    EXPECT_TRUE(Files::annotationsOf(shippedScenario("telamon")).empty());
}

}  // namespace
}  // namespace vallum::hex
