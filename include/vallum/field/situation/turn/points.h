// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <vallum/core/sum.h>
#include <vallum/field/model/battle.h>

namespace vallum::field {

struct GeneralOf;

/// Points are in hundredths, because a general costs a percentage (GEN-09).
inline constexpr int hundredths = 100;

/// UNIT-08, EVT-14: rounded up.
Sum unitValue(const UnitType&, Status atTheStart);
/// OPT-02: the proposal for an army of this size.
int rookiePoints(int agreed);
/// OPT-02, SET-04: what the seat may spend if this much was agreed on.
int pointLimit(const Options&, Seat, int agreed);
/// GEN-09, SET-08: in hundredths; the modifier is a percentage of the units' points.
Sum armyValue(int unitPoints, int pointsModifier);
/// OPT-14: the units that a general commands, and the general's price per hundred of their points.
struct CommandedPoints {
    int unitPoints = 0;
    int pointsModifier = 0;
};
Sum armyValue(int unitPoints, const std::vector<CommandedPoints>& generals);
/// OPT-14: for the units under this general at the start.
int pointsCommanded(const Battle&, Seat, int general);
/// GEN-09: rounded down, for display.
int unitsBudget(int limit, int pointsModifier);
/// GEN-09: what a general costs, in hundredths.
int generalPrice(const Battle&, const GeneralOf&);
/// SET-12: eliminated or fleeing.
bool countsAsLost(const Unit&);
/// SET-12: dead, or with a unit that flees.
bool countsAsLost(const Battle&, const GeneralOf&);
/// SET-12: for one player's army.
Sum losses(const Battle&, Seat);
/// SET-12, OPT-14: for the whole army, including its generals.
Sum startingValue(const Battle&, Seat);
/// SET-12, TEAM-01: the same for the whole team.
Sum lossesOfTeam(const Battle&, Seat);
Sum startingValueOfTeam(const Battle&, Seat);

}  // namespace vallum::field
