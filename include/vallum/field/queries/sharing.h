// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <optional>
#include <string_view>
#include <vector>

#include <vallum/core/rule.h>
#include <vallum/field/model/unit_type.h>

/// How allies divide an army; their parts of the line are in deployment_zones.h. Players are counted from 0.
namespace vallum::field {

/// TEAM-01
Verdict mayShare(int teamPoints, const std::vector<int>& shares);

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
