// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <vallum/core/chance.h>
#include <vallum/core/rule.h>
#include <vallum/core/sum.h>
#include <vallum/hex/model/battle.h>
#include <vallum/hex/model/blow.h>

namespace vallum::hex {

/// What the card of this turn lets units do; nothing special where one unit was ordered instead (HEX-80).
const Conduct& conductOf(const Battle&);

/// The dice of a unit as it stands, against what stands in a hex next to it or in range.
Blow blowAt(const Battle&, Roll, UnitId by, Hex at);

/// HEX-38
Sum diceFor(const Battle&, const Blow&);
/// HEX-67: of a unit through whose hex a leader escapes.
Sum diceAtEscape(const Battle&, UnitId);

/// HEX-04: a question for so many battle dice.
RollDice battleDice(RuleId why, int dice);
Face faceOf(int shown);
int countOf(const std::vector<int>& faces, Face);

struct BlowResult {
    Sum hits;
    int flags = 0;

    bool operator==(const BlowResult&) const = default;
};
/// HEX-34, HEX-40 to HEX-47, HEX-61, HEX-65: what the faces do to the target of a blow; against a lone leader
/// a hit eliminates.
BlowResult resultOf(const Battle&, const Blow&, const std::vector<int>& faces);
/// HEX-44: how many of all dice shown so far elephants roll again, those included that they have rolled again
/// already.
int swordHits(const Battle&, const Blow&, const std::vector<int>& faces);

/// HEX-54: how many flags of such a blow the target may ignore.
Sum ignorableFlags(const Battle&, const Blow&);
/// HEX-50, HEX-46, HEX-47: hexes for each flag that is not ignored.
int hexesPerFlag(const Battle&, const Blow&);
/// HEX-55
bool isSupported(const Battle&, UnitId);
/// HEX-42: a friendly leader with the unit or next to it.
bool hasLeaderNear(const Battle&, UnitId);

}  // namespace vallum::hex
