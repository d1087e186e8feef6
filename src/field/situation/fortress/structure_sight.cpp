// SPDX-License-Identifier: GPL-3.0-or-later
#include <vallum/field/situation/combat/sight.h>
#include <vallum/field/situation/fortress/structure_sight.h>
#include <vallum/field/situation/fortress/structures.h>
#include <vallum/field/situation/ground/cover.h>
#include <vallum/field/situation/ground/ground_sight.h>
#include <vallum/field/situation/ground/height.h>
#include <vallum/field/situation/ground/obstacles.h>

namespace vallum::field {

namespace {

bool isSiegeTower(const Battle& battle, StructureId id) {
    return battle.structure(id).kind == StructureKind::siegeTower;
}

/// SGT-18: the base of a siege tower is what counts, and it is on the ground.
Footing footingOf(const Battle& battle, StructureId id) {
    const Structure& it = battle.structure(id);
    Footing footing{.center = it.pose.center, .shape = shapeOf(battle, id), .unit = std::nullopt};
    footing.level = isSiegeTower(battle, id) ? levelOfGround(battle, it.pose.center) : heightOf(battle, id);
    footing.on = {id};
    if (it.otherSector) footing.on.push_back(*it.otherSector);
    return footing;
}

}  // namespace

SightLine sightLine(const Battle& battle, UnitId shooter, StructureId id) {
    const Footing from = footingOf(battle, shooter, levelOf(battle, shooter));
    const Footing to = footingOf(battle, id);
    const geometry::Lookout lookout = lookoutOf(battle, shooter, *to.shape);
    const Obstacles obstacles(battle, areaOf(lookout, to));
    SightLine line = lineOf({battle, obstacles, from, lookout, to}, shootsHigh(battle, shooter));
    if (isSiegeTower(battle, id)) {
        line.covered.reset();
        if (!line.behindMountain) line.refused.reset();
    }
    return line;
}

}  // namespace vallum::field
