// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <cstdlib>

#include <vallum/field/situation/fortress/at_structures.h>
#include <vallum/field/situation/fortress/structures.h>
#include <vallum/field/situation/movement/cards.h>
#include <vallum/geometry/bearing.h>
#include <vallum/geometry/engagement.h>
#include <vallum/geometry/relation.h>

namespace vallum::field {

using geometry::Edge;
using geometry::Footprint;
using geometry::Outline;

bool mayTouch(const Battle& battle, UnitId unit, StructureId id) {
    return mayTouch(battle, battle.unit(unit).pose.center, id);
}

bool mayTouch(const Battle& battle, const geometry::Point& center, StructureId id) {
    constexpr Du reach =
        1.4_du;  // more than the 1.27 DU from the center of a card to the corner of its marker
    const Structure& it = battle.structure(id);
    const geometry::Size size = sizeOf(it.kind, battle.setting->sizes);
    const auto [right, ahead] = geometry::offsetOf(it.pose, center);
    return Du(std::abs(right.raw())) <= size.width / 2 + reach &&
           Du(std::abs(ahead.raw())) <= size.depth / 2 + reach;
}

bool touches(const Battle& battle, UnitId unit, StructureId id) {
    const Footprint card = footprint(battle, unit);
    return std::ranges::any_of(partsOf(battle, id),
                               [&](const Outline& part) { return geometry::inContact(card, part); });
}

int frontSectionsOn(const Battle& battle, UnitId unit, StructureId id, Edge side) {
    const Unit& it = battle.unit(unit);
    if (it.inside) return 0;
    return geometry::flushSections(geometry::frontEdge(placement(it), cardSize),
                                   geometry::frontSections(it.extension),
                                   geometry::segmentOf(boxOf(battle, id), side));
}

int frontSectionsOn(const Battle& battle, UnitId unit, StructureId id) {
    int sections = 0;
    if (mayTouch(battle, unit, id)) {
        for (const Edge side : geometry::allEdges) sections += frontSectionsOn(battle, unit, id, side);
    }
    return sections +
           static_cast<int>(std::ranges::count(battle.unit(unit).wraps, id, &TowerMarker::structure));
}

}  // namespace vallum::field
