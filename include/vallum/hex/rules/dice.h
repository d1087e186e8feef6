// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include <vallum/core/chance.h>
#include <vallum/core/rule.h>
#include <vallum/core/sum.h>
#include <vallum/hex/model/battle.h>
#include <vallum/hex/model/blow.h>

namespace vallum::hex {

/// The effects of this turn's card on units; none if one unit was ordered instead (HEX-80).
const Conduct& conductOf(const Battle&);

/// The blow that a unit would strike as it stands, at an adjacent hex or one in range.
Blow blowAt(const Battle&, Roll, UnitId by, Hex at);

/// HEX-38
Sum diceFor(const Battle&, const Blow&);
/// In close combat, from where the unit stands, against an opponent whose own ground sets no limit. None:
/// elephants roll as many as their opponent (HEX-43).
std::optional<Sum> diceInPlace(const Battle&, Roll, UnitId);
/// HEX-67: for a unit whose hex a leader escapes through.
Sum diceAtEscape(const Battle&, UnitId);

/// HEX-04: a request for battle dice.
RollDice battleDice(RuleId why, int dice);
Face faceOf(int shown);
int countOf(const std::vector<int>& faces, Face);

struct BlowResult {
    Sum hits;
    int flags = 0;

    bool operator==(const BlowResult&) const = default;
};
/// HEX-34, HEX-40 to HEX-47, HEX-61, HEX-65: what the faces do to the target of a blow. Any hit
/// eliminates a lone leader.
BlowResult resultOf(const Battle&, const Blow&, const std::vector<int>& faces);
/// The rule of the faces that brought most of the hits; class faces before swords, swords before leaders.
RuleId ruleOfHits(const Sum& hits);
/// HEX-44: how many of the dice so far elephants reroll, including those that
/// they have already rerolled.
int swordHits(const Battle&, const Blow&, const std::vector<int>& faces);

/// HEX-54: how many flags of this blow the target may ignore.
Sum ignorableFlags(const Battle&, const Blow&);
/// HEX-50, HEX-46, HEX-47: hexes of retreat per flag that is not ignored.
int hexesPerFlag(const Battle&, const Blow&);
/// HEX-55
bool isSupported(const Battle&, UnitId);
/// HEX-42: a friendly leader is with the unit or adjacent to it.
bool hasLeaderNear(const Battle&, UnitId);

}  // namespace vallum::hex
