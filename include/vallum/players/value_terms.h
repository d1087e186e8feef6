// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

/// The value of a battle of any system: a sum of terms, of which the features are those of the system.
namespace vallum::players {

inline constexpr int certain = 10'000;
/// The chance to win that so many thousandths of log-odds are, in ten thousandths.
int chanceOf(int logOdds);

/// One part of a value.
template <class Feature> struct ValueTermOf {
    Feature what = Feature::tempo;
    int measure = 0;  // by how much more of it is one's own, in thousandths
    int worth = 0;    // in thousandths of log-odds

    bool operator==(const ValueTermOf&) const = default;
};

/// A sum of terms that becomes a chance to win.
template <class Feature> struct ValueOf {
    std::vector<ValueTermOf<Feature>> terms;  // in the order of the features; those worth nothing left out

    [[nodiscard]] int logOdds() const {
        int sum = 0;
        for (const ValueTermOf<Feature>& it : terms) sum += it.worth;
        return sum;
    }
    /// In ten thousandths: 0 and 10000 only where the battle is over.
    [[nodiscard]] int chance() const { return chanceOf(logOdds()); }
    bool operator==(const ValueOf&) const = default;
};

}  // namespace vallum::players
