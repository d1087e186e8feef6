// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <span>

#include <vallum/field/facts.h>
#include <vallum/hex/facts.h>
#include <vallum/trials/result.h>

namespace vallum::trials {

/// What became of everybody, from how a battle began and all that has happened since. Asks no rule what it
/// did: facts carry their results.
BattleResult counted(field::Battle begin, std::span<const field::Fact>);
/// Banners instead of points, blocks instead of wounds; nobody has sections.
BattleResult counted(hex::Battle begin, std::span<const hex::Fact>);

/// How often things happened where.
class SquareCount {
public:
    void add(int square) { ++times_[square]; }
    [[nodiscard]] Squares squares() const;

private:
    std::map<int, int> times_;
};

}  // namespace vallum::trials
