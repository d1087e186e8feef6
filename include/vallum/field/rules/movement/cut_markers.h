// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include <vallum/core/sum.h>
#include <vallum/field/situation/movement/surroundings.h>
#include <vallum/field/system.h>
#include <vallum/geometry/lining_up.h>

namespace vallum::field {

/// CHG-18, CHG-19: what the enemy loses if a charge hits its markers from the side or rear.
struct MarkersCut {
    geometry::Extension extension;  // the ones removed
    std::vector<EnvelopMarker> envelops;

    [[nodiscard]] int count() const {
        return static_cast<int>(extension.left) + static_cast<int>(extension.right) +
               static_cast<int>(envelops.size());
    }
};

/// CHG-18, CHG-19: the enemy's section markers that a charge removes by touching them here.
MarkersCut markersCut(const Battle&,
                      const geometry::Placement& charger,
                      UnitId owner,
                      const std::optional<geometry::Touch>&);
/// ASL-08: and those wrapped around a tower.
std::vector<TowerMarker> wrapsCut(const Battle&, const geometry::Placement& charger, UnitId owner);
/// The surroundings without those markers.
Surroundings without(const MarkersCut&, UnitId owner, const Battle&, Surroundings);
Surroundings without(const std::vector<TowerMarker>&, UnitId owner, const Battle&, Surroundings);
geometry::Placement bare(const Battle&, UnitId owner, const MarkersCut&);
/// CHG-19: the envelop markers that are still connected with the owner.
std::vector<EnvelopMarker> connectedMarkers(const Battle&, UnitId owner, std::vector<EnvelopMarker> left);
/// CHG-18: the pose of a charger facing the part of the front that removed envelop markers have left bare;
/// none if they were extension markers.
std::optional<geometry::Pose> placeAtOwnersFront(const Battle&, UnitId owner, const MarkersCut&);

}  // namespace vallum::field
