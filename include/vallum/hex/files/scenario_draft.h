// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include <vallum/hex/files/library.h>

namespace vallum::hex {

/// A player's own battle, not yet checked: the HXS rules apply to the text made from it. A unit carries its
/// whole type; if set, each camp is worth a banner to its owner's enemy (HEX-94).
struct ScenarioDraft {
    std::string id = "own-battle";
    std::string title;
    std::string intro;
    Setting setting;  // its types, terrain and cards come from the library
    std::vector<Unit> units;
    std::vector<Leader> leaders;
    bool campsCount = true;
};

/// The draft as a scenario file (HXS-01).
std::string textOf(const ScenarioDraft&);

/// Two sides without units on an open board.
ScenarioDraft emptyDraft(const Library&);
/// Lines up the pieces of a side behind its third row: heavy foot in the middle, mounted units on the wings,
/// light foot in front, leaders with the heaviest units. Hexes that a piece may not enter stay free; pieces
/// without room end up at hex (0,0).
void arrange(ScenarioDraft&, Seat);

/// A rough value of a unit, in half points: blocks times close combat dice, where the bonus for full strength
/// (HEX-39) counts as half a die. Elephants count with the four dice of a usual opponent.
int halfPointsOf(const UnitType&);

}  // namespace vallum::hex
