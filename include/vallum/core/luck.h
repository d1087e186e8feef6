// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <vallum/core/id.h>
#include <vallum/core/text.h>

/// What dice have brought, against what was to be expected of them, in battles of whatever system.
namespace vallum {

/// How likely a throw is to bring one success, and two.
struct ThrowChances {
    double one = 0;
    double two = 0;
};

/// What throws have brought against what was to be expected of them. Exact: it knows the chance of every
/// total that these throws could have come to.
class Fortune {
public:
    void add(const ThrowChances&);
    /// Several dice that count together: how likely they are to bring none, one, and so on.
    void add(int throws, const std::vector<double>& chances);
    void bring(int successes) { actual_ += successes; }

    [[nodiscard]] int throws() const { return throws_; }
    [[nodiscard]] int actual() const { return actual_; }
    [[nodiscard]] double expected() const;
    /// How likely a total as small as the actual one is, or a smaller one.
    [[nodiscard]] double asBadOrWorse() const;
    [[nodiscard]] double asGoodOrBetter() const;

private:
    int throws_ = 0;
    int actual_ = 0;
    std::vector<double> chances_{1.0};  // of each total
};

/// "As bad or worse in 34 of 100 battles."
Text words(const Fortune&);
/// The number in it: "34", "fewer than 1", "more than 99".
Text percentile(const Fortune&);

/// What dice are thrown for, and what their faces are called: "hits", "1" to "6".
struct KindOfThrow {
    Text name;
    std::vector<Text> faces;
};

/// The dice of one side, each list in the order of the kinds of throw.
struct SideLuck {
    Seat seat;
    std::vector<Fortune> fortunes;  // of a kind that is not judged it stays empty
    Fortune all;
    std::vector<std::vector<int>> faces;  // how often each one was thrown
    int unjudged = 0;                     // dice against units whose values nobody may know
};

/// The luck of every side with the dice of a battle.
struct BattleLuck {
    std::vector<KindOfThrow> kinds;
    std::vector<SideLuck> sides;
};

}  // namespace vallum
