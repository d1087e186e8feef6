// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <optional>
#include <string_view>
#include <vector>

#include <vallum/core/rule.h>
#include <vallum/field/model/unit_type.h>

/// How allies divide an army; for parts of the line see deployment_zones.h. Players are numbered from 0.
namespace vallum::field {

/// TEAM-01: whether the shares of the players, in points, are no more than those of the team.
Verdict mayShare(int teamPoints, const std::vector<int>& shares);

/// TEAM-02 to TEAM-04: the ways for allies to divide their army.
enum class Sharing { zone, type, army };
constexpr auto names(Sharing) { return std::array<std::string_view, 3>{"zone", "type", "army"}; }

/// TEAM-03: the kinds of units, each with a player of its own.
enum class UnitKind { infantry, mounted, ranged };
UnitKind kindOf(const UnitType&);
/// TEAM-03: which of two or three allies commands such a unit.
int shareByType(const UnitType&, int players);

/// TEAM-04: who commands the units of this army; each player has one entry in `armies`. None if
/// the army is not among them.
std::optional<int> shareByArmy(const std::vector<std::string_view>& armies, std::string_view army);

}  // namespace vallum::field
