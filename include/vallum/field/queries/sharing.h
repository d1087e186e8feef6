// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <optional>
#include <string_view>
#include <vector>

#include <vallum/core/rule.h>
#include <vallum/field/model/unit_type.h>

/// How allies divide an army. Players are counted from 0; of the ways by zone, `shareOf` in
/// deployment_zones.h is the one that a table shows.
namespace vallum::field {

/// TEAM-01
Verdict mayShare(int teamPoints, const std::vector<int>& shares);
/// TEAM-01: as equal as they can be.
std::vector<int> equalShares(int teamPoints, int players);

/// TEAM-02: left, center or right of so many parts, counted from the left as the team looks.
enum class LinePart { left, center, right };
std::vector<LinePart> partsOfLine(int players);

/// TEAM-02 to TEAM-04: by what allies divide their army besides the parts of the line.
enum class Sharing { zone, type, army };
constexpr auto names(Sharing) { return std::array<std::string_view, 3>{"zone", "type", "army"}; }

/// TEAM-03
enum class UnitKind { infantry, mounted, ranged };
UnitKind kindOf(const UnitType&);
/// TEAM-03: who of two or three allies commands such a unit.
int shareByType(const UnitType&, int players);

/// TEAM-04: who commands the units of this army, one player for each in the order given; nobody where it is
/// not among them.
std::optional<int> shareByArmy(const std::vector<std::string_view>& armies, std::string_view army);

}  // namespace vallum::field
