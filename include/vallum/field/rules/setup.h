// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vallum/field/system.h>

namespace vallum::field {

/// SET-18, SET-20
struct Zone {
    Du from;  // y
    Du to;
};
Zone deploymentZone(const Battle&, Seat);
/// SET-21
Verdict mayPlace(const Battle&, const UnitPlacement&);
/// SET-23
Verdict mayArrange(const Battle&, Seat, const Arrangement&);
/// One answer of a stage before the first turn.
void setupStep(Game&);

Verdict fits(const Battle&, const PlaceUnit&, const UnitPlacement&);
Verdict fits(const Battle&, const ArrangeUnits&, const Arrangement&);
Verdict fits(const Battle&, const PlaceGeneral&, const UnitChosen&);

}  // namespace vallum::field
