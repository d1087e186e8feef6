// SPDX-License-Identifier: GPL-3.0-or-later
#include <vallum/field/rules/siege/collapse.h>
#include <vallum/field/situation/fortress/at_structures.h>
#include <vallum/field/situation/fortress/structures.h>
#include <vallum/field/situation/fortress/walls.h>

namespace vallum::field {

namespace {

bool isOfFortressOwner(const Battle& battle, UnitId unit, const Structure& it) {
    if (!it.fortress) return false;
    const Fortress& fortress = battle.setting->fortresses.at(static_cast<std::size_t>(*it.fortress));
    return battle.areAllied(fortress.owner, battle.owner(unit));
}

/// WAL-21: of a gate that was already open, only the sections beside the door count.
int sectionsOnTop(const Battle& battle, UnitId unit, StructureId wall, bool doorFell) {
    return static_cast<int>(std::ranges::count_if(placesHeld(battle, unit), [&](const WallPlace& it) {
        return it.wall == wall && (doorFell || !isOpen(battle, it));
    }));
}

int sectionsCrushed(const Battle& battle, UnitId unit, StructureId id, bool doorFell) {
    const Structure& it = battle.structure(id);
    if (isWall(it.kind)) return sectionsOnTop(battle, unit, id, doorFell);
    return isOfFortressOwner(battle, unit, it) ? frontSectionsOn(battle, unit, id) : 0;
}

}  // namespace

std::vector<Crushed> unitsCrushedBy(const Battle& battle, StructureId id, bool doorFell) {
    std::vector<Crushed> crushed;
    for (const UnitId unit : battle.unitsOnTable()) {
        if (battle.isCovered(unit)) continue;
        const int sections = sectionsCrushed(battle, unit, id, doorFell);
        if (sections > 0) crushed.push_back({unit, sections});
    }
    return crushed;
}

}  // namespace vallum::field
