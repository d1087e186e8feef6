// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <optional>

#include <vallum/core/rule.h>
#include <vallum/core/sum.h>
#include <vallum/hex/model/battle.h>
#include <vallum/hex/model/blow.h>

namespace vallum::hex {

/// Kinds of pieces that terrain distinguishes.
enum class Piece { foot, mounted, warMachine, leader };
Piece pieceOf(const UnitType&);

/// Rows of the terrain table: at most one for the ground and one for the work on it.
class TerrainRows {
public:
    [[nodiscard]] auto begin() const { return rows_.begin(); }
    [[nodiscard]] auto end() const { return rows_.begin() + count_; }

    void add(const TerrainType& row) { rows_.at(static_cast<std::size_t>(count_++)) = &row; }

private:
    std::array<const TerrainType*, 2> rows_{};
    std::ptrdiff_t count_ = 0;
};

/// HXT-65: the rows of the terrain table that apply in a hex. Under a bridge the ground does not count, and
/// under siege a fortified wall counts as a scalable one (HXT-51).
TerrainRows terrainAt(const Setting&, Hex);
bool hasWall(const Setting&, Hex);
bool isHill(const Setting&, Hex);

struct WayIn {
    Entry entry = Entry::free;
    RuleId rule;  // the rule it follows from
};
WayIn wayInto(const Setting&, Hex, Piece);
inline bool isPassable(const Setting& setting, Hex hex, Piece piece) {
    return wayInto(setting, hex, piece).entry != Entry::no;
}
/// HXT-54: true if a unit that enters must roll.
bool callsForRoll(const Setting&, Hex);

/// HXT-07, HXT-12: whether a unit may battle in the turn in which it enters the hex. It also applies to bonus
/// close combats after an advance (HXT-09, HXT-13).
Verdict mayBattleAfterEntering(const Setting&, Hex, const UnitType&);
/// HXT-44: for a unit that stands here and began the turn at `start`.
Verdict mayReachWall(const Setting&, Hex target, Hex start, const UnitType&);

/// HXT-01: reduces the dice of a unit to the lowest limit.
void limitClose(Sum& dice, const Setting&, Hex from, Hex at, const UnitType&);
void limitRanged(Sum& dice, const Setting&, Hex from, Hex at);
/// Only to the limit of its own ground, which is the same against any opponent.
void limitCloseFrom(Sum& dice, const Setting&, Hex from, const UnitType&);
/// That limit; none: there is none.
std::optional<int> closeLimitIn(const Setting&, Hex from, const UnitType&);
/// HXT-34
void takeCampDie(Sum& dice, const Setting&, Hex from);

/// Sword hits and flags that the target may ignore because of works in its hex.
int swordsIgnoredBehindWorks(const Battle&, const Blow&);
void addFlagsIgnoredBehindWorks(Sum& flags, const Battle&, const Blow&);
/// HXT-46
bool strikesFirstFromWall(const Setting&, Hex defender, Hex attacker);

}  // namespace vallum::hex
