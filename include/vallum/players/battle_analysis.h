// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <string_view>
#include <vector>

#include <vallum/core/record.h>
#include <vallum/field/queries/luck.h>
#include <vallum/players/searching_player.h>

/// Looking back on a battle: how the chances went, which decisions were good, and who was lucky.
namespace vallum::players {

/// By what a decision gave away: less than 1, 3 and 8 of 100 chances, or more. What may be mere chance in
/// the trials (two standard errors) is nothing worse than good.
enum class Grade { best, good, doubtful, blunder };
constexpr auto names(Grade) { return std::array<std::string_view, 4>{"best", "good", "doubtful", "blunder"}; }
inline constexpr std::size_t grades = names(Grade()).size();
/// All in ten thousandths.
Grade gradeOf(int givenAway, int error);

/// One decision of somebody, and what would have been better.
struct JudgedDecision {
    std::size_t answer = 0;  // its place on the tape
    int turn = 0;
    Seat seat;
    Grade grade = Grade::best;
    Text played;
    Text better;                // the same where nothing is
    int chance = 0;             // to win with what was played, in ten thousandths
    int chanceBetter = 0;       // and with what is better
    std::vector<Text> reasons;  // of that difference

    [[nodiscard]] int givenAway() const { return chanceBetter - chance; }
};

/// As a turn begins.
struct ChanceThen {
    std::size_t answers = 0;  // that had been given
    int turn = 0;
    Seat active;
    int chance = 0;  // of the first side and all who fight with it, in ten thousandths
};

struct SeatReport {
    Seat seat;
    std::array<int, grades> decisions{};  // so many of each grade
    int givenAway = 0;                    // by all of them, in ten thousandths
    field::PlayerLuck luck;
};

struct BattleAnalysis {
    std::vector<ChanceThen> course;          // the last one is how the battle stands now
    std::vector<std::size_t> turningPoints;  // turns of the course in which the chances changed most
    std::vector<JudgedDecision> decisions;   // in their order
    std::vector<SeatReport> seats;           // of all sides
    int answers = 0;                         // played to find that out
};

struct AnalysisTerms {
    std::vector<Seat> seats;  // whose decisions are judged
    int answers = 400'000;    // played at most for all of them together, about
    std::size_t turningPoints = 3;
    SearchTerms search = {};
};
/// Of a battle that plays, up to where its tape ends.
BattleAnalysis analyzed(const Record<field::System>&, const AnalysisTerms&);

}  // namespace vallum::players
