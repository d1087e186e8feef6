// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include <vallum/core/sum.h>
#include <vallum/field/answers.h>
#include <vallum/field/facts.h>
#include <vallum/field/questions.h>

namespace vallum::field {

/// The part of a unit's state that maneuvers change.
struct FormationAndFront {
    std::optional<Formation> formation;
    geometry::Extension extension;

    bool operator==(const FormationAndFront&) const = default;
};
FormationAndFront formationAndFrontOf(const Unit&);
/// MAN-13, MAN-08, MAN-09: formation and markers after the maneuver, legal or not.
FormationAndFront after(const Maneuver&, FormationAndFront);
/// After the maneuvers before the path of a move, and so all along the path.
FormationAndFront formationAndFrontDuringMove(const Battle&, const Move&);

/// FRM-01, FRM-06, MAN-08, MAN-09, MAN-12, MAN-13: whether a unit with these may do it. Room for markers
/// is checked later, where it will stand.
Verdict mayManeuver(const Battle&, UnitId, const FormationAndFront&, const Maneuver&);
/// MOV-15: all its pivots use one corner, which must be `used` if the move has pivoted before.
Verdict mayPivotTogether(const Move&, std::optional<geometry::Corner> used);
/// MAN-04, MAN-21, MOV-18, FRM-05: whether the parts of a move can be combined.
Verdict mayCombine(const Battle&, const Move&);
/// FRM-28: the move only switches bravery on or off.
bool switchesBravery(const Battle&, const Move&);

/// The turn flags that a move sets.
EnumSet<TurnFlag> turnFlagsOf(const Battle&, const Move&);
/// The rule that makes the whole move reduced movement (MOV-25), if it is.
std::optional<RuleId> reducedBy(const Battle&, const Move&);
/// TRE-10: true if it is reduced because the unit is a phalanx or a wall of shields.
bool isReducedByCloseOrder(const Battle&, const Move&);
/// CHG-02 to CHG-04, MAN-22: whether this move may end in a charge.
Verdict mayEndInCharge(const Battle&, const Move&);
/// MOV-12, MOV-14, MAN-02, MAN-06: in open ground, for one step.
MovementPoints priceOf(const Battle&, UnitId, const geometry::PathStep&);

/// WAL-15: one step sideways along the wall it stands on.
bool movesAlongWall(const Battle&, const Move&);

}  // namespace vallum::field
