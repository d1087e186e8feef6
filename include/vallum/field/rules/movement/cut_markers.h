// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include <vallum/field/rules/movement/movement.h>
#include <vallum/field/rules/movement/passage.h>
#include <vallum/geometry/lining_up.h>

namespace vallum::field {

/// CHG-18, CHG-19: the section markers of an enemy that a charge removes, touching it like this.
MarkersCut markersCut(const Battle&,
                      const geometry::Placement& charger,
                      UnitId owner,
                      const std::optional<geometry::Touch>&);
/// ASL-08: and those that it has wrapped round a tower.
std::vector<TowerMarker> wrapsCut(const Battle&, const geometry::Placement& charger, UnitId owner);
/// The same table when those markers are gone.
Surroundings without(const MarkersCut&, UnitId owner, const Battle&, Surroundings);
Surroundings without(const std::vector<TowerMarker>&, UnitId owner, const Battle&, Surroundings);
geometry::Placement bare(const Battle&, UnitId owner, const MarkersCut&);
/// CHG-19: those of its envelop markers that are still connected with it.
std::vector<EnvelopMarker> connectedMarkers(const Battle&, UnitId owner, std::vector<EnvelopMarker> left);
/// CHG-18: where a charger faces the front that the owner of envelop markers has left bare; nothing when
/// they were extension markers.
std::optional<geometry::Pose> placeAtOwnersFront(const Battle&, UnitId owner, const MarkersCut&);

}  // namespace vallum::field
