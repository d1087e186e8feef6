// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/library.h"
#include "support/saves.h"
#include "tapes/tapes.h"

#include <algorithm>

#include <gtest/gtest.h>

#include <vallum/core/referee.h>
#include <vallum/field/queries/recap.h>
#include <vallum/field/queries/timeline.h>
#include <vallum/field/words.h>

namespace vallum::tapes {
namespace {

using field::Beginning;
using field::Timeline;
using Referee = vallum::Referee<field::System>;

field::Record taped(const std::string& name) {
    return field::loadSave(readTape(name), field::library(), name).value();
}
Timeline timelineOf(const Referee& referee) {
    return {field::System::begin(referee.record().scenario),
            field::happenings(referee.news(), referee.newsAfter())};
}
Timeline timelineOf(const field::Record& record) { return timelineOf(Referee::from(record).value()); }

/// Seeks every answer of battles with dice in the middle of a fight, doors, fires and four players.
TEST(Timeline, SeekingGivesTheBattleThatIsPlayed) {
    for (const std::string name : {"first-battle", "standard-fortress-wood", "four-players"}) {
        const field::Record record = taped(name);
        const Timeline timeline = timelineOf(record);
        Referee referee(record.scenario);
        ASSERT_EQ(timeline.at(0), referee.battle()) << name;
        std::size_t answers = 0;
        for (const auto& [seat, answer] : record.tape) {
            ASSERT_TRUE(referee.answer(seat, answer));
            const field::Battle sought = timeline.at(momentOf(timeline.moments(), ++answers));
            ASSERT_EQ(Digest::of(sought), Digest::of(referee.battle())) << name << " after " << answers;
        }
        EXPECT_EQ(timeline.at(timeline.last()), referee.battle());
    }
}

TEST(Timeline, AnswersByHandTellTheSameAtTheSamePlaces) {
    const field::Record record = taped("first-battle");
    const Timeline timeline = timelineOf(record);
    Referee referee(record.scenario);
    auto byHand = field::happenings(referee.news(), referee.newsAfter());
    for (const auto& [seat, answer] : record.tape) {
        ASSERT_TRUE(referee.answer(seat, answer));
        std::ranges::copy(field::happenings(referee.news(), referee.newsAfter()), std::back_inserter(byHand));
    }
    ASSERT_EQ(byHand.size(), timeline.happenings().size());
    for (std::size_t i = 0; i != byHand.size(); ++i) {
        ASSERT_EQ(byHand[i].answers, timeline.happenings()[i].answers) << i;
        ASSERT_TRUE(byHand[i].fact == timeline.happenings()[i].fact) << i;
    }
}

TEST(Timeline, MomentsFollowEachOtherAndTellEverything) {
    const Timeline timeline = timelineOf(taped("standard-fortress-wood"));
    const auto& moments = timeline.moments();
    ASSERT_GT(moments.size(), 100U);
    for (std::size_t i = 1; i != moments.size(); ++i) {
        ASSERT_GT(moments[i].answers, moments[i - 1].answers);
        ASSERT_EQ(moments[i].begin, moments[i - 1].end);
        ASSERT_FALSE(timeline.factsOf(i).empty());
        ASSERT_EQ(momentOf(timeline.moments(), moments[i].answers), i);
        ASSERT_EQ(momentOf(timeline.moments(), moments[i].answers - 1), i - 1);
    }
    EXPECT_EQ(moments.back().end, timeline.happenings().size());
    EXPECT_EQ(moments.back().turn, timeline.at(timeline.last()).turn);
}

TEST(Timeline, OneGoesFromTurnToTurnAndFromFightToFight) {
    const Timeline timeline = timelineOf(taped("first-battle"));
    int turn = 0;
    std::size_t at = 0;
    while (const auto next = nextMoment(timeline.moments(), at, Beginning::turn)) {
        at = *next;
        EXPECT_EQ(timeline.at(at).turn, ++turn);
    }
    EXPECT_EQ(turn, timeline.moments().back().turn);
    EXPECT_EQ(timeline.moments()[previousMoment(timeline.moments(), at, Beginning::turn).value()].turn,
              turn - 1);
    const auto fight = nextMoment(timeline.moments(), 0, Beginning::combat);
    ASSERT_TRUE(fight);
    EXPECT_FALSE(previousMoment(timeline.moments(), *fight, Beginning::combat));
    EXPECT_TRUE(std::ranges::any_of(timeline.factsOf(*fight), [](const field::Fact& it) {
        return std::holds_alternative<field::CombatBegan>(it);
    }));
    EXPECT_FALSE(nextMoment(timeline.moments(), timeline.last(), Beginning::phase));
}

TEST(Timeline, RemembersLosses) {
    const Timeline timeline = timelineOf(taped("first-battle"));
    const field::Battle end = timeline.at(timeline.last());
    const auto gone = std::ranges::count(end.units, field::Place::eliminated, &field::Unit::place);
    EXPECT_EQ(std::ranges::count(timeline.landmarks(), field::Memorable::eliminated, &field::Landmark::what),
              gone);
    EXPECT_EQ(timeline.landmarks().back().what, field::Memorable::ended);
    EXPECT_EQ(timeline.landmarks().back().moment, timeline.last());
    for (const field::Landmark& it : timeline.landmarks()) {
        const field::Moment& moment = timeline.moments()[it.moment];
        EXPECT_TRUE(moment.begin <= it.happening && it.happening < moment.end);
    }
}

/// Compares the recap of a turn with the cards before and after it.
TEST(Recap, CountsTheWoundsOfTheOtherTurns) {
    const Timeline timeline = timelineOf(taped("first-battle"));
    int recaps = 0;
    for (auto at = nextMoment(timeline.moments(), 0, Beginning::turn); at;
         at = nextMoment(timeline.moments(), *at, Beginning::turn)) {
        const field::Battle now = timeline.at(*at);
        const auto begin = previousMoment(timeline.moments(), *at, Beginning::turn);
        if (!begin) continue;
        const auto& all = timeline.happenings();
        const auto turnBegan = [&](std::size_t moment) {
            std::size_t i = timeline.moments()[moment].begin;
            while (!std::holds_alternative<field::TurnBegan>(all[i].fact)) ++i;
            return i;
        };
        std::map<UnitId, int> wounds;
        for (std::size_t i = turnBegan(*begin); i != turnBegan(*at); ++i) {
            if (const auto* it = std::get_if<field::Wounded>(&all[i].fact)) wounds[it->unit] += it->wounds;
        }
        const std::vector<field::Happening> so(
            all.begin(), all.begin() + static_cast<std::ptrdiff_t>(timeline.moments()[*at].end));
        for (const field::RecapLine& line : field::recapFor(now, so, now.active)) {
            if (!line.unit) continue;
            EXPECT_EQ(line.wounds, wounds[*line.unit]) << field::words(now, line);
            wounds.erase(*line.unit);
            ++recaps;
        }
        EXPECT_TRUE(std::ranges::all_of(wounds, [](const auto& it) { return it.second == 0; }));
    }
    EXPECT_GT(recaps, 5);
}

}  // namespace
}  // namespace vallum::tapes
