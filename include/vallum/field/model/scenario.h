// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <vector>

#include <vallum/core/constant.h>
#include <vallum/field/model/unit.h>

namespace vallum::field {

/// A unit as the scenario defines it. Without a pose its owner places it (SET-21).
struct StartUnit {
    TypeId type;
    Seat owner;
    std::optional<geometry::Pose> pose;
    std::optional<Formation> formation;
    geometry::Extension extension;
    std::optional<int> general;    // GEN-01: index of the general who is with it
    std::optional<int> commander;  // OPT-11, OPT-13: index of the general who commands it
    std::optional<UnitId> below;   // ABL-27: the main unit it lies under, by its index in the list
    Status status = Status::regular;
    int wounds = 0;
    bool faceUp = false;                // OPT-18: visible from the start, even in fog
    std::optional<StructureId> inside;  // FOR-04: it starts in this tower or village sector
    bool carriesRam = false;            // RAM-01

    bool operator==(const StartUnit&) const = default;
};

/// The start of a battle. `source` is the text it was read from, kept verbatim so that a save needs no
/// second copy of the rosters.
struct Scenario {
    std::string id;
    std::string title;
    std::string intro;
    Constant<Setting> setting;
    std::vector<StartUnit> units;
    std::vector<Structure> structures;
    std::vector<Ram> rams;  // those that no unit carries
    std::string source;

    bool operator==(const Scenario&) const = default;
};

}  // namespace vallum::field
