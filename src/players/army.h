// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <vallum/field/model/battle.h>

namespace vallum::players {

using field::Place;

/// A seat's own units that lie there, in the order of their ids.
inline std::vector<UnitId> own(const field::Battle& battle, Seat seat, Place place) {
    std::vector<UnitId> units;
    for (int raw = 0; raw != static_cast<int>(battle.units.size()); ++raw) {
        const UnitId id(raw);
        if (battle.owner(id) == seat && battle.unit(id).place == place) units.push_back(id);
    }
    return units;
}

}  // namespace vallum::players
