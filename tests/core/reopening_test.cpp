// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/toy_battles.h"

#include <vallum/core/readers/reopening.h>

namespace vallum::toy {
namespace {

constexpr std::size_t answers = 901;  // in the middle of a step

const Referee& played() {
    static const Referee referee = playedByHand(longBattle(), answers);
    return referee;
}
UncheckedSave<System> saved() { return {played().record(), played().snapshots()}; }
std::size_t tapeLength() { return played().record().tape.size(); }

/// No seat has this number, so the answer is illegal.
void spoil(UncheckedSave<System>& file, std::size_t answer) { file.record.tape.at(answer).seat = Seat(-1); }
void spoilMarks(UncheckedSave<System>& file) {
    for (Mark& mark : file.record.marks) mark.digest += 'x';
}

TEST(Reopening, ASaveHasABattleOfEvery64StepsAndTheNewest) {
    const auto snapshots = played().snapshots();
    const auto steps = played().record().marks.size();
    ASSERT_EQ(snapshots.size(), steps / 64 + 1);
    EXPECT_EQ(snapshots.front().steps, 64);
    EXPECT_EQ(snapshots.back().steps, static_cast<int>(steps));
    EXPECT_EQ(snapshots.back().answers, played().record().marks.back().answers);
}

TEST(Reopening, AnOverBattleIsKeptAtItsEnd) {
    const Referee over = playedByHand(battle(), answers);
    ASSERT_FALSE(over.open());
    EXPECT_EQ(over.snapshots().back().position, static_cast<const Position&>(over.battle()));
}

TEST(Reopening, AWholeFileOpensAsItWas) {
    const auto whole = reopened(saved());
    EXPECT_FALSE(whole.firstBreak);
    EXPECT_EQ(whole.referee.record(), played().record());
    EXPECT_EQ(whole.unseen + whole.lost, 0U);
}

TEST(Reopening, DamagedMarksLoseNothing) {
    auto file = saved();
    spoilMarks(file);
    const auto whole = reopened(std::move(file));
    EXPECT_FALSE(whole.firstBreak) << "the newest snapshot is the battle that was played";
    EXPECT_EQ(whole.referee.record(), played().record()) << "with new marks";
}

TEST(Reopening, DigestsOfAnotherKindAreNotCompared) {
    auto file = saved();
    spoilMarks(file);
    file.snapshots.clear();
    file.areDigestsComparable = false;
    const auto whole = reopened(std::move(file));
    EXPECT_FALSE(whole.firstBreak);
    EXPECT_EQ(whole.referee.record(), played().record());
}

TEST(Reopening, WhereDigestsCannotBeComparedTheSnapshotsAre) {
    auto file = saved();
    spoilMarks(file);
    file.areDigestsComparable = false;
    EXPECT_FALSE(reopened(file).firstBreak);
    ASSERT_GT(file.snapshots.size(), 3U);
    for (const std::size_t differing : {file.snapshots.size() - 1, file.snapshots.size() - 2}) {
        auto other = file;
        for (std::size_t at = differing; at != other.snapshots.size(); ++at)
            ++other.snapshots[at].position.points.front();
        const auto rest = reopened(other);
        ASSERT_TRUE(rest.firstBreak);
        EXPECT_EQ(rest.firstBreak->snapshot, differing);
        EXPECT_EQ(rest.referee.record().restarts.front().steps, file.snapshots[differing - 1].steps)
            << "the last that agrees";
        EXPECT_EQ(rest.referee.record().restarts.front().position, other.snapshots.back().position);
        EXPECT_EQ(rest.lost, 0U);
    }
    ++file.snapshots[1].position.points.front();
    EXPECT_FALSE(reopened(file).firstBreak) << "a later one agrees";
}

TEST(Reopening, WhereTheTapeBreaksItGoesOnFromTheNewestSnapshot) {
    auto file = saved();
    spoil(file, 300);
    const auto rest = reopened(std::move(file));
    ASSERT_TRUE(rest.firstBreak);
    EXPECT_EQ(rest.firstBreak->answer, 300U);
    EXPECT_EQ(rest.referee.battle(), played().battle());
    EXPECT_EQ(rest.referee.open()->question, played().open()->question);
    EXPECT_EQ(rest.lost, 0U);
    EXPECT_LE(rest.unseen, tapeLength() - 297) << "up to the break the past plays";
    EXPECT_EQ(rest.referee.record().tape.size() + rest.unseen, tapeLength());
}

TEST(Reopening, WhatWentOnFromASnapshotIsSavedAndOpenedLikeAnyBattle) {
    auto file = saved();
    spoil(file, 300);
    auto rest = reopened(std::move(file));
    DiceBox<System> dice(7);
    Player player;
    for (int more = 0; more != 50; ++more) {
        const auto asked = *rest.referee.open();
        ASSERT_TRUE(rest.referee.answer(asked.seat == chance ? dice.answer(rest.referee.battle(), asked)
                                                             : player.answer(rest.referee.battle(), asked)));
    }
    const auto again = reopened(UncheckedSave<System>{rest.referee.record(), rest.referee.snapshots()});
    EXPECT_FALSE(again.firstBreak);
    EXPECT_EQ(again.referee.record(), rest.referee.record());
    EXPECT_EQ(again.referee.battle(), rest.referee.battle());
}

TEST(Reopening, APastThatWasReplacedCannotBeTakenBackTo) {
    auto file = saved();
    spoil(file, 300);
    auto rest = reopened(std::move(file));
    const auto& record = rest.referee.record();
    const auto restart = static_cast<std::size_t>(record.restarts.front().steps);
    const auto past = static_cast<std::size_t>(record.marks[restart].answers);
    while (rest.referee.canUndo()) rest.referee.undo();
    EXPECT_GE(rest.referee.record().tape.size(), past);
    EXPECT_LE(rest.referee.record().tape.size(), past + 1);
    EXPECT_EQ(rest.referee.record().restarts.size(), 1U);
}

TEST(Reopening, ItSurvivesASecondBreak) {
    auto file = saved();
    spoil(file, 300);
    auto once = reopened(std::move(file));
    UncheckedSave<System> again{once.referee.record(), once.referee.snapshots()};
    spoil(again, 100);
    const auto twice = reopened(std::move(again));
    ASSERT_TRUE(twice.firstBreak);
    EXPECT_EQ(twice.firstBreak->answer, 100U);
    EXPECT_EQ(twice.referee.battle(), played().battle());
    EXPECT_EQ(twice.referee.record().restarts.size(), 1U) << "the older one lies behind the break";
}

TEST(Reopening, WithoutASnapshotItEndsBeforeTheBreak) {
    auto file = saved();
    file.snapshots.clear();
    spoil(file, 300);
    const auto rest = reopened(std::move(file));
    EXPECT_EQ(rest.referee.record().tape.size(), 300U);
    EXPECT_EQ(rest.lost, tapeLength() - 300);
    EXPECT_TRUE(rest.firstBreak->refusal);
}

TEST(Reopening, ABreakAfterTheNewestSnapshotCostsWhatFollows) {
    auto file = saved();
    const auto settled = static_cast<std::size_t>(file.record.marks.back().answers);
    ASSERT_LT(settled, tapeLength());
    spoil(file, settled);
    const auto rest = reopened(std::move(file));
    EXPECT_EQ(rest.referee.record().tape.size(), settled);
    EXPECT_EQ(rest.lost, tapeLength() - settled);
    EXPECT_TRUE(rest.referee.record().restarts.empty());
}

TEST(Reopening, AnswersThatAreMissingAreMissed) {
    auto file = saved();
    file.record.tape.resize(400);
    const auto rest = reopened(std::move(file));
    ASSERT_TRUE(rest.firstBreak);
    EXPECT_TRUE(rest.firstBreak->isMissing);
    EXPECT_EQ(rest.firstBreak->answer, 400U);
    EXPECT_EQ(rest.referee.battle(), played().battle()) << "the newest snapshot has what they led to";
    EXPECT_EQ(rest.lost, 0U);
}

TEST(Reopening, WhereItComesOutDifferentlyTheSavedBattleCounts) {
    auto file = saved();
    auto& tape = file.record.tape;
    const auto dice = std::find_if(tape.begin() + 200, tape.end(), [](const auto& it) {
        return std::holds_alternative<DiceShown>(it.answer);
    });
    auto& face = std::get<DiceShown>(dice->answer).faces.front();
    face = face % 6 + 1;
    const auto rest = reopened(std::move(file));
    ASSERT_TRUE(rest.firstBreak);
    EXPECT_FALSE(rest.firstBreak->refusal);
    EXPECT_LE(rest.firstBreak->answer, static_cast<std::size_t>(dice - tape.begin()));
    EXPECT_EQ(rest.referee.battle(), played().battle());
}

}  // namespace
}  // namespace vallum::toy
