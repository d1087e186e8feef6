// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

/// Plans of any system that are tried with the same luck, round by round, until one of them stands out.
namespace vallum::players {

class PlanRace {
public:
    /// How much better than the first a plan has to be.
    struct Bar {
        std::int64_t clearly;  // the square of so many standard errors, times a hundred
        int worthwhile = 0;    // in ten thousandths: where nothing is left to chance, any difference is clear
        int trials = 0;        // of both: of a few, two that are alike by chance look certain
    };
    explicit PlanRace(const Bar& bar) : bar_(bar) {}

    /// One more plan. The first stays, because all others are measured against it, and so may others. One
    /// that may not win is tried only to be shown.
    void enter(bool stays = false, bool mayWin = true);
    /// What came of the next trial of this plan, in ten thousandths.
    void note(std::size_t plan, int chance) { runners_[plan].chances.push_back(chance); }
    /// Every few samples the worse half of those that may go.
    void endSample(int sample);
    /// It comes to the same as an earlier one and needs no trials of its own.
    void equate(std::size_t plan, std::size_t earlier);
    /// More trials would change nothing: each of the others is clearly better or worse than the first.
    [[nodiscard]] bool isDecided() const;
    /// What cannot be tried is answered as it would have been without a search.
    void giveUp();

    [[nodiscard]] bool isLeftOut(std::size_t plan) const { return runners_[plan].isLeftOut; }
    /// The first is right as long as nothing is clearly better.
    [[nodiscard]] std::size_t winner() const;
    /// The winner first, the others by their chances.
    [[nodiscard]] std::vector<std::size_t> order() const;

    /// The plan whose trials count for this one: it, or the one that it is equal to.
    [[nodiscard]] std::size_t triedAs(std::size_t plan) const { return runners_[plan].same.value_or(plan); }
    [[nodiscard]] const std::vector<int>& chances(std::size_t plan) const {
        return runners_[triedAs(plan)].chances;
    }
    [[nodiscard]] int mean(std::size_t plan) const;
    /// The standard error of that average.
    [[nodiscard]] int spread(std::size_t plan) const;
    /// And of how far it is behind another, in the trials that both have had.
    [[nodiscard]] int errorBehind(std::size_t plan, std::size_t other) const;

private:
    struct Runner {
        std::vector<int> chances = {};  // of its trials, in their order
        bool stays = false;
        bool mayWin = true;
        bool isLeftOut = false;
        std::optional<std::size_t> same = {};
    };
    struct Lead {
        std::int64_t sum = 0;     // over the first, in the trials that both have had
        std::int64_t trials = 0;  // so many
        std::int64_t signal = 0;  // against what chance alone does
    };
    [[nodiscard]] std::int64_t sum(std::size_t plan) const;
    [[nodiscard]] Lead leadOverFirst(std::size_t plan) const;
    void leaveOutTheWorse();

    Bar bar_;
    std::vector<Runner> runners_;
};

}  // namespace vallum::players
