// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include <vallum/hex/files/library.h>

namespace vallum::hex {

/// What fights on a board of one's own, before anybody has looked whether it may: HXS says that of the text.
/// A unit is its whole type; each camp is worth a banner to the enemy of its owner (HEX-94) if that is set.
struct ScenarioDraft {
    std::string id = "own-battle";
    std::string title;
    std::string intro;
    Setting setting;  // its types, terrain and cards are those of the library
    std::vector<Unit> units;
    std::vector<Leader> leaders;
    bool campsCount = true;
};

/// As a scenario file (HXS-01).
std::string textOf(const ScenarioDraft&);

/// Two sides without a unit on an open board.
ScenarioDraft emptyDraft(const Library&);
/// Puts the pieces of a side in order of battle behind its third row: heavy foot in the middle, mounted ones
/// on the wings, light foot before them, leaders with the heaviest. Hexes that a piece may not enter stay
/// free; whoever finds no room stays at the hex (0,0).
void arrange(ScenarioDraft&, Seat);

/// A rough measure of what a unit is worth, in half points: blocks times dice in close combat, with half a
/// die more where it has the bonus of full strength (HEX-39), and the four of a usual opponent for elephants.
int halfPointsOf(const UnitType&);

}  // namespace vallum::hex
