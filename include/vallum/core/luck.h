// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <vallum/core/id.h>
#include <vallum/core/text.h>

/// What the dice brought against what was expected of them, in battles of any system.
namespace vallum {

/// The probability that a throw brings one success, and two.
struct ThrowChances {
    double one = 0;
    double two = 0;
};

/// The results of throws against their expectation. Exact: it holds the probability of every total that these
/// throws could have reached.
class Fortune {
public:
    void add(const ThrowChances&);
    /// Adds dice that count together: `chances` are the probabilities of 0, 1, 2 and more successes.
    void add(int throws, const std::vector<double>& chances);
    void bring(int successes) { actual_ += successes; }

    [[nodiscard]] int throws() const { return throws_; }
    [[nodiscard]] int actual() const { return actual_; }
    [[nodiscard]] double expected() const;
    /// The probability of a total no greater than the actual one.
    [[nodiscard]] double asBadOrWorse() const;
    [[nodiscard]] double asGoodOrBetter() const;

private:
    int throws_ = 0;
    int actual_ = 0;
    std::vector<double> chances_{1.0};  // of each total, from 0
};

/// "As bad or worse in 34 of 100 battles."
Text words(const Fortune&);
/// "unlucky (12 of 100 battles go as badly or worse)", for after a colon.
Text verdictOn(const Fortune&);
/// The number in those words: "34", "fewer than 1", "more than 99".
Text percentile(const Fortune&);

/// A purpose of throws and the names of their faces: "hits", "1" to "6".
struct KindOfThrow {
    Text name;
    std::vector<Text> faces;
};

/// The dice of one side; each list is in the order of the kinds of throw.
struct SideLuck {
    Seat seat;
    std::vector<Fortune> fortunes;  // empty for a kind that is not judged
    Fortune all;
    std::vector<std::vector<int>> faces;  // how often each one was thrown
    int unjudged = 0;                     // dice against units whose values are hidden
};

/// The luck of every side in a battle.
struct BattleLuck {
    std::vector<KindOfThrow> kinds;
    std::vector<SideLuck> sides;
};

}  // namespace vallum
