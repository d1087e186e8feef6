// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include <vallum/field/words.h>

/// What the log says of structures.
namespace vallum::field {

std::string sayOfSiege(const Battle&, const Entered&);
std::string sayOfSiege(const Battle&, const Left&);
std::string sayOfSiege(const Battle&, const LinedUp&);
std::string sayOfSiege(const Battle&, const TookPlace&);
std::string sayOfSiege(const Battle&, const Climbed&);
std::string sayOfSiege(const Battle&, const ClimbEnded&);
std::string sayOfSiege(const Battle&, const PassageChanged&);
std::string sayOfSiege(const Battle&, const OverlapsChanged&);
std::string sayOfSiege(const Battle&, const StructureMeasured&);
std::string sayOfSiege(const Battle&, const StructureRolled&);
std::string sayOfSiege(const Battle&, const StructureDamaged&);
std::string sayOfSiege(const Battle&, const DoorDestroyed&);
std::string sayOfSiege(const Battle&, const FireLit&);
std::string sayOfSiege(const Battle&, const FirePutOut&);
std::string sayOfSiege(const Battle&, const CollateralRolled&);
std::string sayOfSiege(const Battle&, const Collapsed&);
std::string sayOfSiege(const Battle&, const TileCleared&);
std::string sayOfSiege(const Battle&, const CaltropsRolled&);
std::string sayOfSiege(const Battle&, const TowerRolled&);
std::string sayOfSiege(const Battle&, const OwnerChanged&);
std::string sayOfSiege(const Battle&, const RamTaken&);
std::string sayOfSiege(const Battle&, const RamLeft&);
std::string sayOfSiege(const Battle&, const TaskDone&);
std::string sayOfSiege(const Battle&, const FortressAnnounced&);
std::string sayOfSiege(const Battle&, const TowerPlaced&);
std::string sayOfSiege(const Battle&, const EdgeTaken&);

}  // namespace vallum::field
