// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include <vallum/core/text.h>
#include <vallum/field/queries/timeline.h>

namespace vallum::field {

/// To whom or to what a unit was lost.
struct LossCause {
    enum class Kind { none, blows, shots, fire, collapse, flight };

    Kind kind = Kind::none;
    std::optional<UnitId> enemy = {};           // of blows and shots
    std::optional<StructureId> structure = {};  // of a collapse
    bool operator==(const LossCause&) const = default;
};

/// What cost a side points (SET-12): a unit, a general, or (neither) all that leaves with its side (TEAM-10).
struct Casualty {
    Seat seat;
    std::optional<UnitId> unit = {};
    std::optional<int> general = {};
    int points = 0;      // in hundredths
    bool flees = false;  // it routed before anything else became of it
    LossCause cause = {};
    bool operator==(const Casualty&) const = default;
};

/// Between two moments of a battle with these facts, the most costly first. What had been lost before is
/// none.
std::vector<Casualty> casualtiesIn(const Battle& before, const Battle& after, const std::vector<Fact>&);

/// A clause: "Hiberi 1 routs Hastati 2 (90 points)".
Text words(const Battle&, const Casualty&);
/// The first of them in full, the others by number.
Text words(const Battle&, const std::vector<Casualty>&);

}  // namespace vallum::field
