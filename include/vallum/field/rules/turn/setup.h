// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vallum/field/system.h>

namespace vallum::field {

/// SET-21: whether this card may be placed there now.
Verdict mayPlace(const Battle&, const UnitPlacement&);
/// GEN-08: to another free place in the zone.
Verdict mayRedeploy(const Battle&, const Redeploy&, const UnitPlacement&);
/// SET-23: formations and extension markers at the start.
Verdict mayArrange(const Battle&, Seat, const Arrangement&);
/// GEN-01, SET-02, OPT-11, OPT-13: whether this general, by index, may start with the unit.
Verdict mayPlaceGeneral(const Battle&, Seat, int general, UnitId);

/// SET-02: the next task before the first turn, and whose it is.
struct SetupTask {
    Stage stage;
    Seat active;

    bool operator==(const SetupTask&) const = default;
};
SetupTask nextSetupTask(const Battle&);

Verdict fits(const Battle&, const PlaceUnit&, const UnitPlacement&);
Verdict fits(const Battle&, const Redeploy&, const UnitPlacement&);
Verdict fits(const Battle&, const Redeploy&, const PhaseDone&);
Verdict fits(const Battle&, const ArrangeUnits&, const Arrangement&);
Verdict fits(const Battle&, const PlaceGeneral&, const UnitChosen&);

}  // namespace vallum::field
