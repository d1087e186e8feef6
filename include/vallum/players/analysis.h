// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <mutex>
#include <numeric>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

#include <vallum/core/id.h>
#include <vallum/core/text.h>
#include <vallum/players/plans.h>
#include <vallum/players/thinking.h>

/// What looking back on a battle comes to, in every system: how the chances went, which decisions were good,
/// and who was lucky.
namespace vallum::players {

/// By what a decision gave away: less than 1, 3 and 8 of 100 chances, or more. What may be mere chance in
/// the trials (two standard errors) is nothing worse than good. Untried are those with too few trials to
/// grade them.
enum class Grade { best, good, doubtful, blunder, untried };
constexpr auto names(Grade) {
    return std::array<std::string_view, 5>{"best", "good", "doubtful", "blunder", "untried"};
}
inline constexpr std::size_t grades = names(Grade()).size();
constexpr bool isPoor(Grade grade) { return grade == Grade::doubtful || grade == Grade::blunder; }
/// All in ten thousandths.
Grade gradeOf(int givenAway, int error);

/// One decision of somebody, and what would have been better. What the search prefers is tried once more with
/// other luck against what was played; only that counts.
struct JudgedDecision {
    std::size_t answer = 0;  // its place on the tape
    int turn = 0;
    Seat seat;
    Grade grade = Grade::best;
    Text played;
    Text better;                // the same where nothing is
    int chance = 0;             // to win with what was played, in ten thousandths
    int chanceBetter = 0;       // and with what is better; the same where nothing is
    int behind = 0;             // what was played, behind what the search preferred: right on average, so
                                // that it may be less than nothing
    int error = 0;              // its standard error; 0 where the search preferred nothing else
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

struct DecisionReport {
    Seat seat;
    std::array<int, grades> decisions{};  // so many of each grade
    int givenAway = 0;  // by all that were graded, in ten thousandths: chance has no part in it
    int error = 0;      // but makes it uncertain; its standard error

    [[nodiscard]] int untried() const { return decisions.at(static_cast<std::size_t>(Grade::untried)); }
    [[nodiscard]] int graded() const {
        return std::accumulate(decisions.begin(), decisions.end(), 0) - untried();
    }
};
/// What many decisions have given away together. Where each is right on average so is their sum; none of them
/// alone may be cut off at nothing, or noise would count as loss.
DecisionReport decisionsOf(Seat, const std::vector<JudgedDecision>&);

/// Beside its decisions the luck that a side has had, as its system tells it.
template <class Luck> struct SeatReportOf : DecisionReport {
    Luck luck;
};

template <class Luck> struct AnalysisOf {
    std::vector<ChanceThen> course;          // the last one is how the battle stands now
    std::vector<std::size_t> turningPoints;  // turns of the course in which the chances changed most
    std::vector<JudgedDecision> decisions;   // in their order
    std::vector<SeatReportOf<Luck>> seats;   // of all sides
    int answers = 0;                         // played to find that out
    int asked = 0;                           // decisions that there are to judge
    int single = 0;                          // of those looked at: only what was played came to mind
};

/// A decision that has been made, looked into once more.
template <class System, class Advice> struct ExplainedOf {
    typename System::Battle seen;  // when it was made
    Seat seat;
    typename System::Answer played;
    Advice advice;  // what was played is among its plans

    /// None where nothing was tried: the question is not one that is thought ahead about, or what was weighed
    /// are cards of somebody else.
    [[nodiscard]] const auto* plan() const {
        const auto found =
            std::ranges::find_if(advice.plans, [&](const auto& it) { return it.answer == played; });
        return found == advice.plans.end() || found->trials == 0 ? nullptr : &*found;
    }
};

/// For a battle in the field about a minute on a current computer.
inline constexpr int usualAnswers = 600'000;

template <class Search> struct AnalysisTermsOf {
    std::vector<Seat> seats;         // whose decisions are judged
    int answers = usualAnswers;      // played at most for all of them together, about
    int leastTrials = enoughTrials;  // of each plan, even where that takes more answers
    std::size_t turningPoints = 3;
    Search search = {};
};

/// The same for everybody who has a battle analyzed. A limit that somebody sets is kept whatever that means
/// for the trials.
template <class Terms> Terms analysisTerms(std::vector<Seat> seats, std::optional<int> limit) {
    Terms terms;
    terms.seats = std::move(seats);
    if (!limit) return terms;
    terms.answers = *limit;
    terms.leastTrials = 0;
    return terms;
}

/// Looks on while a battle is analyzed.
template <class Analysis> class AnalysisWatchOf final : public Thinking {
public:
    void tell(const Analysis& analysis) {
        const std::lock_guard lock(guard_);
        news_ = analysis;
    }
    /// What has been found since it was asked last.
    [[nodiscard]] std::optional<Analysis> news() {
        const std::lock_guard lock(guard_);
        return std::exchange(news_, std::nullopt);
    }

private:
    std::mutex guard_;
    std::optional<Analysis> news_;
};

}  // namespace vallum::players
