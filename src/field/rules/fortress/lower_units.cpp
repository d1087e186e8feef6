// SPDX-License-Identifier: GPL-3.0-or-later
#include <vallum/field/rules/fortress/lower_units.h>

namespace vallum::field {

std::vector<LowerUnits> lowerUnitsOf(const Battle& battle, const Opponents& units) {
    std::vector<LowerUnits> all;
    if (battle.overlaps.empty()) return all;
    for (const UnitId top : {units.attacker, units.defender}) {
        LowerUnits lower{units, top, {}, battle.unit(top).has(Marker::fleeing)};
        for (const Overlap& it : battle.overlaps) {
            if (it.top == top) lower.under.push_back(it.under);
        }
        if (!lower.under.empty()) all.push_back(std::move(lower));
    }
    return all;
}

}  // namespace vallum::field
