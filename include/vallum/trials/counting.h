// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <span>
#include <utility>

#include <vallum/field/facts.h>
#include <vallum/hex/facts.h>
#include <vallum/trials/result.h>

namespace vallum::trials {

/// Sums up a battle from its beginning and all facts since. It runs no rules, because facts carry their
/// results.
BattleResult counted(field::Battle begin, std::span<const field::Fact>);
/// Counts banners instead of points and blocks instead of wounds; there are no sections.
BattleResult counted(hex::Battle begin, std::span<const hex::Fact>);

/// Counts events by place and turn.
class SquareCount {
public:
    void add(int square, int turn) { ++times_[{square, turn}]; }
    /// For a battle that took so many turns.
    [[nodiscard]] Squares squares(int turns) const;

private:
    std::map<std::pair<int, int>, int> times_;
};

}  // namespace vallum::trials
