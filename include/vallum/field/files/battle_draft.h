// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include <vallum/field/files/ground_cover.h>
#include <vallum/field/files/library.h>
#include <vallum/field/model/unit.h>
#include <vallum/field/queries/sharing.h>
#include <vallum/geometry/card.h>

/// The terms of a free battle, before it begins.
namespace vallum::field {

struct DraftUnits {
    std::string id;
    int count = 0;
    Status status = Status::regular;  // EVT-14

    bool operator==(const DraftUnits&) const = default;
};

/// SET-03 to SET-09, TEAM-01
struct DraftSide {
    Seat seat;
    std::string name;
    std::string army;
    std::string general;
    int team = 0;
    std::vector<DraftUnits> units;

    bool operator==(const DraftSide&) const = default;
};

/// The terrain between the armies, the same for both sides.
enum class Landscape { plain, woods, hills, woodsAndHills, stream };

struct BattleDraft {
    std::string title;
    int points = 1000;  // SET-04: per team
    geometry::Size table;
    Landscape landscape = Landscape::plain;
    GroundCover cover = GroundCover::grass;
    EnumSet<Victory> victory{Victory::casualties};
    Options options;
    TurnOrder turnOrder = TurnOrder::teamTurns;
    Sharing sharing = Sharing::zone;
    bool placed = false;  // in ranks, both armies alike, instead of card by card (SET-21)
    std::vector<DraftSide> sides;

    bool operator==(const BattleDraft&) const = default;
};

/// FLT-07, TEAM-10: the table edge behind the side.
Home homeIn(const BattleDraft&, const DraftSide&);
/// SET-18, SET-19: the smallest table for these points, with some margin at the edges, enlarged until
/// all armies fit in ranks.
geometry::Size usualTable(const BattleDraft&, const Library&);
/// SET-07: takes the units and the general of a ready-made army.
void takePreset(DraftSide&, const PresetArmy&);
/// SET-07, SET-08: builds an army for any number of points: the closest ready-made one, scaled in the same
/// proportions. If its units run out, other units of the same army fill the gap.
void fillArmy(DraftSide&, int points, const Library&);
/// UNIT-08, EVT-14
int unitPoints(const DraftSide&, const Library&);

/// The poses of `inRanks`, in the order of the units.
Expected<std::vector<geometry::Pose>> ranksOf(const BattleDraft&, const DraftSide&, const Library&);

/// The draft as the text of a scenario file, not yet checked: the scenario reader does that.
Expected<std::string> scenarioText(const BattleDraft&, const Library&);

}  // namespace vallum::field
