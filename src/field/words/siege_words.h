// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vallum/field/words.h>

/// The sentences of the log about structures.
namespace vallum::field {

Text sayOfSiege(const Battle&, const Entered&);
Text sayOfSiege(const Battle&, const Left&);
Text sayOfSiege(const Battle&, const LinedUp&);
Text sayOfSiege(const Battle&, const TookPlace&);
Text sayOfSiege(const Battle&, const Climbed&);
Text sayOfSiege(const Battle&, const ClimbEnded&);
Text sayOfSiege(const Battle&, const PassageChanged&);
Text sayOfSiege(const Battle&, const OverlapsChanged&);
Text sayOfSiege(const Battle&, const StructureMeasured&);
Text sayOfSiege(const Battle&, const StructureRolled&);
Text sayOfSiege(const Battle&, const StructureDamaged&);
Text sayOfSiege(const Battle&, const DoorDestroyed&);
Text sayOfSiege(const Battle&, const FireLit&);
Text sayOfSiege(const Battle&, const FirePutOut&);
Text sayOfSiege(const Battle&, const CollateralRolled&);
Text sayOfSiege(const Battle&, const Collapsed&);
Text sayOfSiege(const Battle&, const TileCleared&);
Text sayOfSiege(const Battle&, const CaltropsRolled&);
Text sayOfSiege(const Battle&, const TowerRolled&);
Text sayOfSiege(const Battle&, const OwnerChanged&);
Text sayOfSiege(const Battle&, const RamTaken&);
Text sayOfSiege(const Battle&, const RamLeft&);
Text sayOfSiege(const Battle&, const TaskDone&);
Text sayOfSiege(const Battle&, const FortressAnnounced&);
Text sayOfSiege(const Battle&, const TowerPlaced&);
Text sayOfSiege(const Battle&, const EdgeTaken&);

}  // namespace vallum::field
