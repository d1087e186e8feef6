// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/library.h"
#include "support/passed.h"
#include "support/saves.h"

#include <algorithm>

#include <gtest/gtest.h>

#include <vallum/core/random.h>
#include <vallum/field/files/salvage.h>

namespace vallum::field {
namespace {

const Record& passed() {
    static const Record record = passedFor(12);
    return record;
}
bool isBeginOf(const Record& part, const Record& whole) {
    return part.tape.size() <= whole.tape.size() &&
           std::equal(part.tape.begin(), part.tape.end(), whole.tape.begin()) &&
           std::equal(part.marks.begin(), part.marks.end(), whole.marks.begin());
}
std::string changed(std::string text, const std::string& from, const std::string& to, std::size_t after) {
    const std::size_t at = text.find(from, after);
    VALLUM_CHECK(at != std::string::npos);
    return text.replace(at, from.size(), to);
}

TEST(Salvage, AWholeFileHasNoDamage) {
    const auto whole = salvage(saveText(passed()), library());
    ASSERT_TRUE(whole);
    EXPECT_FALSE(whole->damage);
    EXPECT_EQ(whole->answersLost, 0U);
    EXPECT_EQ(whole->played.record(), passed());
}

TEST(Salvage, CutShortAnywhereItOpensUpToThere) {
    const std::string text =
        saveText({.record = passed(), .branch = Branch{"First battle, turn 3", "First battle", 7}});
    const std::size_t tape = text.find("\"tape\"");
    std::size_t longest = 0;
    for (std::size_t tenth = 1; tenth != 10; ++tenth) {
        const std::size_t length = text.size() * tenth / 10;
        const auto part = salvage(std::string_view(text).substr(0, length), library(), "cut");
        if (length <= tape) {
            EXPECT_FALSE(part) << "no scenario, no battle";
            continue;
        }
        ASSERT_TRUE(part) << tenth;
        EXPECT_EQ(part->damage->file, "cut");
        EXPECT_EQ(part->branch->name, "First battle, turn 3");
        ASSERT_TRUE(isBeginOf(part->played.record(), passed())) << tenth;
        ASSERT_TRUE(Referee<System>::from(part->played.record())) << tenth;
        EXPECT_GE(part->played.record().tape.size(), longest);
        longest = part->played.record().tape.size();
    }
    EXPECT_EQ(longest, passed().tape.size()) << "only marks are missing in the end";
}

TEST(Salvage, AnAnswerThatCannotBeReadEndsIt) {
    const std::string text = saveText(passed());
    const auto part = salvage(changed(text, "\"phaseDone\"", "\"pha\0eDone\"", text.size() / 2), library());
    ASSERT_TRUE(part);
    EXPECT_TRUE(part->damage);
    EXPECT_TRUE(isBeginOf(part->played.record(), passed()));
    EXPECT_LT(part->played.record().tape.size(), passed().tape.size());
    EXPECT_GT(part->played.record().tape.size(), 0U);
    EXPECT_EQ(part->answersLost, passed().tape.size() - part->played.record().tape.size());
}

TEST(Salvage, AnAnswerThatTheRulesRefuseEndsIt) {
    Record record = passed();
    const std::size_t at = record.tape.size() / 2;
    record.tape[at].answer = UnitChosen{UnitId(99)};
    const auto part = salvage(saveText(record), library(), "s");
    ASSERT_TRUE(part);
    EXPECT_EQ(part->damage->place, "/tape/" + std::to_string(at));
    EXPECT_EQ(part->played.record().tape.size(), at);
    EXPECT_EQ(part->answersLost, record.tape.size() - at);
}

TEST(Salvage, ADieThatWasTurnedOverEndsItBeforeItsStep) {
    Record record = passed();
    const auto isDraw = [](const TapeEntry<System>& it) {
        return std::holds_alternative<CardsShown>(it.answer);
    };
    const auto draw =
        std::find_if(record.tape.begin() + std::ssize(record.tape) / 2, record.tape.end(), isDraw);
    ASSERT_NE(draw, record.tape.end());
    auto& cards = std::get<CardsShown>(draw->answer).cards;
    const auto& scenario = *record.scenario.setting;
    cards.front() = CardId((cards.front().raw() + 1) % static_cast<int>(scenario.cards.size()));
    const auto part = salvage(saveText(record), library());
    ASSERT_TRUE(part);
    EXPECT_TRUE(part->damage);
    EXPECT_TRUE(isBeginOf(part->played.record(), passed()));
    EXPECT_LE(part->played.record().tape.size(), static_cast<std::size_t>(draw - record.tape.begin()));
}

TEST(Salvage, ADamagedMarkCostsNoAnswer) {
    Record record = passed();
    record.marks[record.marks.size() / 2].digest = "0";
    const auto part = salvage(saveText(record), library());
    ASSERT_TRUE(part);
    EXPECT_FALSE(part->damage);
    EXPECT_EQ(part->played.record(), passed());
}

/// Changes any byte of the tape or the marks. It can go unnoticed only if no mark follows.
TEST(Salvage, OneWrongByteCostsNoMoreThanWhatFollows) {
    const std::string text = saveText(passed());
    const std::size_t begin = text.find("\"tape\": [") + 10;
    const std::size_t lastStep = text.rfind("\"seat\"") - 400;
    Stream random(11);
    int whole = 0;
    for (int round = 0; round != 300; ++round) {
        std::string wrong = text;
        const bool isInTape = round % 4 != 0;
        const std::size_t first = isInTape ? begin : text.find("\"marks\"");
        const std::size_t end = isInTape ? lastStep : text.size();
        const std::size_t at = first + random.below(end - first);
        wrong[at] = static_cast<char>(random.below(128));
        const auto part = salvage(wrong, library());
        ASSERT_TRUE(part) << round;
        ASSERT_TRUE(isBeginOf(part->played.record(), passed())) << round << ": " << wrong.substr(at - 30, 60);
        whole += part->played.record() == passed() ? 1 : 0;
    }
    EXPECT_GT(whole, 10) << "marks are only there to be compared";
    EXPECT_LT(whole, 200);
}

/// With snapshots, as the window saves it.
SavedBattle kept() {
    const auto referee = Referee<System>::from(passed());
    return {.record = passed(), .snapshots = referee->snapshots()};
}
Battle battleOf(const Record& record) { return Referee<System>::from(record)->battle(); }

TEST(Salvage, SnapshotsComeBackAsTheyWere) {
    const std::string text = saveText(kept());
    const auto loaded = loadSavedBattle(text, library());
    ASSERT_TRUE(loaded) << toText(loaded.error());
    EXPECT_EQ(loaded->snapshots, kept().snapshots);
    EXPECT_EQ(saveText(*loaded), text);
}

TEST(Salvage, WithASnapshotADamagedAnswerCostsOnlyTheLookBack) {
    const std::string text = saveText(kept());
    const auto part =
        salvage(changed(text, "\"phaseDone\"", "\"pha\0eDone\"", text.find("\"tape\"") + 500), library());
    ASSERT_TRUE(part);
    EXPECT_TRUE(part->damage);
    EXPECT_EQ(part->played.battle(), battleOf(passed()));
    EXPECT_EQ(part->answersLost, 0U);
    EXPECT_GT(part->answersUnseen, 0U);
    EXPECT_TRUE(std::ranges::any_of(part->played.news(), [](const Fact& it) {
        return std::holds_alternative<PositionRestored>(it);
    })) << "whoever looks back is told";
    const SavedBattle again{.record = part->played.record(), .snapshots = part->played.snapshots()};
    const auto opened = salvage(saveText(again), library());
    ASSERT_TRUE(opened);
    EXPECT_FALSE(opened->damage);
    EXPECT_EQ(opened->played.battle(), battleOf(passed()));
}

TEST(Salvage, DamagedSeatsCostTheSeatsAlone) {
    SavedBattle battle = kept();
    battle.seats = {.players = {{Seat(1), "greedy"}, {Seat(2), "person"}}, .seed = 7};
    const auto rest =
        salvage(changed(saveText(battle), "\"seat\":2,\"who\"", "\"seat\":9,\"who\"", 0), library());
    ASSERT_TRUE(rest);
    EXPECT_TRUE(rest->damage);
    EXPECT_EQ(rest->played.record(), passed());
    EXPECT_EQ(rest->seats, SavedSeats());
}

TEST(Salvage, DamageInEveryMarkLosesNothing) {
    SavedBattle battle = kept();
    for (Mark& mark : battle.record.marks) mark.digest += '0';
    const auto whole = salvage(saveText(battle), library());
    ASSERT_TRUE(whole);
    EXPECT_FALSE(whole->damage);
    EXPECT_EQ(whole->played.record(), passed());
}

TEST(Salvage, ADamagedSnapshotIsLeftOut) {
    const std::string text = saveText(kept());
    const std::string wrong = changed(text, "\"turn\":", "\"turn\":1", text.rfind("\"stage\""));
    const auto loaded = loadSavedBattle(wrong, library());
    ASSERT_TRUE(loaded) << toText(loaded.error());
    EXPECT_EQ(loaded->snapshots.size(), kept().snapshots.size() - 1);
    EXPECT_FALSE(salvage(wrong, library())->damage);
}

TEST(Salvage, WithOtherCardsItGoesOnFromTheSnapshot) {
    const std::string text = saveText(kept());
    const auto other = salvage(changed(text, "\"data\": \"", "\"data\": \"0", 0), library(), "s");
    ASSERT_TRUE(other);
    EXPECT_EQ(other->played.battle(), battleOf(passed()));
    EXPECT_EQ(other->answersLost, 0U);
}

/// As a program with older rules and digests saved it.
std::string older(std::string text) {
    text = changed(std::move(text), "\"digest\": " + std::to_string(System::digest), "\"digest\": 0", 0);
    return changed(std::move(text), "\"rules\": " + std::to_string(System::rules), "\"rules\": 2", 0);
}

TEST(Salvage, WithOlderRulesAndDigestsItOpensWholeIfItComesOutAsSaved) {
    const auto whole = salvage(older(saveText(kept())), library());
    ASSERT_TRUE(whole);
    EXPECT_FALSE(whole->damage);
    EXPECT_EQ(whole->played.record(), passed());
}

TEST(Salvage, WithOlderRulesAndDigestsItNeverBecomesAnotherBattle) {
    SavedBattle battle = kept();
    for (TapeEntry<System>& it : battle.record.tape) {
        auto* shown = std::get_if<CardsShown>(&it.answer);
        if (shown == nullptr) continue;
        const auto all = static_cast<int>(battle.record.scenario.setting->cards.size());
        shown->cards.front() = CardId((shown->cards.front().raw() + 1) % all);
        break;
    }
    const auto rest = salvage(older(saveText(battle)), library());
    ASSERT_TRUE(rest && rest->recovery);
    EXPECT_EQ(rest->played.battle(), battleOf(passed()));
    EXPECT_EQ(rest->recovery->cause, Recovery::Cause::newRules);
}

TEST(Salvage, VersionOneOpensWhole) {
    std::string text = saveText(passed());
    const std::string newer = "\"version\": 2,\n  \"rules\": " + std::to_string(System::rules) +
                              ",\n  \"digest\": " + std::to_string(System::digest) + ",";
    text = changed(text, newer, "\"version\": 1,", 0);
    const auto whole = salvage(text, library());
    ASSERT_TRUE(whole);
    EXPECT_FALSE(whole->damage);
    EXPECT_EQ(whole->played.record(), passed());
}

TEST(Salvage, RulesOfANewerProgramAreRefusedWithBothVersions) {
    const std::string newest = std::to_string(System::rules);
    const std::string text = changed(saveText(kept()), "\"rules\": " + newest, "\"rules\": 99", 0);
    EXPECT_EQ(salvage(text, library(), "s").error(),
              (FileError{"s", "/rules", "99", "at most " + newest + "; a newer Vallum wrote this file"}));
}

TEST(Salvage, WhatIsNoBattleStaysAnError) {
    EXPECT_FALSE(salvage("", library()));
    EXPECT_FALSE(salvage("{}", library()));
    EXPECT_FALSE(salvage(std::string(100, '\0'), library()));
    const std::string text = saveText(passed());
    EXPECT_EQ(salvage(changed(text, "\"data\": \"", "\"data\": \"0", 0), library(), "s").error().place,
              "/data");
}

}  // namespace
}  // namespace vallum::field
