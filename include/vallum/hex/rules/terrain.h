// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>

#include <vallum/core/rule.h>
#include <vallum/core/sum.h>
#include <vallum/hex/model/battle.h>
#include <vallum/hex/model/blow.h>

namespace vallum::hex {

/// What enters a hex, as far as terrain tells it apart.
enum class Piece { foot, mounted, warMachine, leader };
Piece pieceOf(const UnitType&);

/// Rows of the terrain table: at most that of the ground and that of the work on it.
class TerrainRows {
public:
    [[nodiscard]] auto begin() const { return rows_.begin(); }
    [[nodiscard]] auto end() const { return rows_.begin() + count_; }

    void add(const TerrainType& row) { rows_.at(static_cast<std::size_t>(count_++)) = &row; }

private:
    std::array<const TerrainType*, 2> rows_{};
    std::ptrdiff_t count_ = 0;
};

/// HXT-65: the rows of the terrain table that count in a hex. Under a bridge the ground counts for nothing,
/// and under siege a fortified wall is a scalable one (HXT-51).
TerrainRows terrainAt(const Setting&, Hex);
bool hasWall(const Setting&, Hex);
bool isHill(const Setting&, Hex);

struct WayIn {
    Entry entry = Entry::free;
    RuleId rule;  // that makes it so
};
WayIn wayInto(const Setting&, Hex, Piece);
inline bool isPassable(const Setting& setting, Hex hex, Piece piece) {
    return wayInto(setting, hex, piece).entry != Entry::no;
}
/// HXT-54: whoever enters must roll.
bool callsForRoll(const Setting&, Hex);

/// HXT-07, HXT-12: whether a unit may battle in the turn in which it enters the hex; also a bonus close
/// combat after an advance (HXT-09, HXT-13).
Verdict mayBattleAfterEntering(const Setting&, Hex, const UnitType&);
/// HXT-44: a unit that stands here, and where it began the turn.
Verdict mayReachWall(const Setting&, Hex target, Hex start, const UnitType&);

/// HXT-01: brings the dice of a unit down to the lowest limit.
void limitClose(Sum& dice, const Setting&, Hex from, Hex at, const UnitType&);
void limitRanged(Sum& dice, const Setting&, Hex from, Hex at);
/// HXT-34
void takeCampDie(Sum& dice, const Setting&, Hex from);

/// Sword hits that the target need not take, and flags that it may ignore, because of where it stands.
int swordsIgnoredBehindWorks(const Battle&, const Blow&);
void addFlagsIgnoredBehindWorks(Sum& flags, const Battle&, const Blow&);
/// HXT-46
bool strikesFirstFromWall(const Setting&, Hex defender, Hex attacker);

}  // namespace vallum::hex
