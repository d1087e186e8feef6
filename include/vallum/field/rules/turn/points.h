// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <vallum/core/sum.h>
#include <vallum/field/model/battle.h>

namespace vallum::field {

/// Points in hundredths: a general costs a percentage (GEN-09).
inline constexpr int hundredths = 100;

/// UNIT-08, EVT-14: rounded up.
Sum unitValue(const UnitType&, Status atTheStart);
/// OPT-02: what is proposed to an army of this size.
int rookiePoints(int agreed);
/// SET-04, OPT-02: what the seat may spend when so much has been agreed on.
int pointLimit(const Options&, Seat, int agreed);
/// GEN-09, SET-08
Sum armyValue(int unitPoints, int pointsModifier);
/// OPT-14: the units that a general commands, and what is paid for the general with each hundred of them.
struct CommandedPoints {
    int unitPoints = 0;
    int pointsModifier = 0;
};
Sum armyValue(int unitPoints, const std::vector<CommandedPoints>& generals);
/// OPT-14: of the units that each of the side's generals commands at the start.
int pointsCommanded(const Battle&, Seat, int general);
/// GEN-09: rounded down, for show.
int unitsBudget(int limit, int pointsModifier);
/// SET-12: of one player's army.
Sum losses(const Battle&, Seat);
/// SET-12, OPT-14: of the whole army, its generals included.
Sum startingValue(const Battle&, Seat);
/// SET-12, TEAM-01: the same, of all who fight together with this one.
Sum lossesOfTeam(const Battle&, Seat);
Sum startingValueOfTeam(const Battle&, Seat);

}  // namespace vallum::field
