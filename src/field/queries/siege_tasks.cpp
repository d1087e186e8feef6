// SPDX-License-Identifier: GPL-3.0-or-later
#include <array>
#include <utility>

#include <vallum/field/queries/siege_tasks.h>
#include <vallum/field/rules/siege/fires.h>
#include <vallum/field/rules/siege/rams.h>
#include <vallum/field/rules/siege/siege.h>
#include <vallum/field/situation/fortress/structures.h>
#include <vallum/geometry/bearing.h>
#include <vallum/geometry/grid.h>
#include <vallum/geometry/relation.h>

namespace vallum::field {

using geometry::PathStep;

namespace {

using Answers = std::vector<Answer>;
using Path = std::vector<PathStep>;

Move moveOf(UnitId unit, Path path) {
    Move move;
    move.unit = unit;
    move.path = std::move(path);
    return move;
}

// -------------------------------------------------------------------- towers

/// As far as the structure, straight or sideways.
void addLiningUp(Answers& answers, const Battle& battle, UnitId unit, StructureId tower, StructureId id) {
    const geometry::Pose& pose = battle.structure(tower).pose;
    const auto& size = battle.setting->sizes.siegeTower;
    const Heading toward = geometry::headingToward(pose.center, battle.structure(id).pose.center);
    const auto add = [&](Path path) {
        Move move = moveOf(unit, std::move(path));
        move.at = AtStructure{.structure = id, .place = std::nullopt};
        answers.emplace_back(std::move(move));
    };
    if (geometry::inContact(boxOf(battle, tower), boxOf(battle, id))) add({});
    for (const PathStep& step :
         {PathStep(geometry::Advance{2_du}), PathStep(geometry::Slide{toward, 1_du})}) {
        const auto contact = geometry::firstContact(step, {pose, {}}, size, partsOf(battle, id));
        if (contact && geometry::mayBeAStep(contact->upTo)) add({contact->upTo});
    }
}

void addRolling(Answers& answers, const Battle& battle, UnitId unit, StructureId tower) {
    using namespace geometry;
    const Heading heading = battle.structure(tower).pose.heading;
    for (const Du far : {0.5_du, 1_du, 2_du}) answers.emplace_back(moveOf(unit, {Advance{far}}));
    for (const Degrees way : {90_deg, 180_deg, 270_deg}) {
        answers.emplace_back(moveOf(unit, {Slide{heading + way, 1_du}}));
    }
    for (const auto corner : {Corner::frontLeft, Corner::frontRight}) {
        answers.emplace_back(moveOf(unit, {Pivot{corner, 30_deg}, Advance{1_du}}));
    }
}

void addTowerMoves(Answers& answers, const Battle& battle, UnitId unit) {
    const auto inside = battle.unit(unit).inside;
    if (!inside || battle.structure(*inside).kind != StructureKind::siegeTower) return;
    addRolling(answers, battle, unit, *inside);
    for (const StructureId id : standingStructures(battle)) {
        const StructureKind kind = battle.structure(id).kind;
        constexpr Du near = 4_du;
        const bool isNear =
            geometry::isWithin(near, battle.structure(*inside).pose.center, battle.structure(id).pose.center);
        if (id == *inside || !isNear || (!isWall(kind) && !isHighTower(kind))) continue;
        addLiningUp(answers, battle, unit, *inside, id);
        Move crossing = moveOf(unit, {});
        crossing.at = AtStructure{.structure = id, .what = Arrival::occupy, .place = std::nullopt};
        answers.emplace_back(std::move(crossing));
    }
}

// ---------------------------------------------------------------------- rams

/// RAM-08: straight to the ram, with a turn if need be.
void addTaking(Answers& answers, const Battle& battle, UnitId unit, int ram) {
    const geometry::Pose& pose = battle.unit(unit).pose;
    const geometry::Point& lying = battle.rams.at(static_cast<std::size_t>(ram)).pose.center;
    const auto take = [&](Path path) {
        Move move = moveOf(unit, std::move(path));
        move.after = {TakeRam{ram}};
        answers.emplace_back(std::move(move));
    };
    take({});
    if (lying == pose.center) return;
    const Heading toward = geometry::headingToward(pose.center, lying);
    for (const Du far : {0.5_du, 1_du, 2_du}) {
        take({geometry::Advance{far}});
        take({geometry::Slide{toward, far}});
        take({geometry::Turn{geometry::turnFrom(pose.heading, toward)}, geometry::Advance{far}});
    }
}

void addRams(Answers& answers, const Battle& battle, UnitId unit) {
    if (ramOf(battle, unit)) {
        for (Path path : {Path{}, Path{geometry::Advance{2_du}}}) {
            Move move = moveOf(unit, std::move(path));
            move.before = {DropRam{}};
            answers.emplace_back(std::move(move));
        }
        return;
    }
    constexpr Du near = 3_du;
    for (int ram = 0; ram != std::ssize(battle.rams); ++ram) {
        const Ram& it = battle.rams.at(static_cast<std::size_t>(ram));
        const bool isNear = geometry::isWithin(near, battle.unit(unit).pose.center, it.pose.center);
        if (isNear && mayTakeRam(battle, unit, ram)) addTaking(answers, battle, unit, ram);
    }
}

}  // namespace

Answers siegeTasks(const Battle& battle, UnitId unit) {
    Answers answers;
    if (battle.structures.empty() && battle.rams.empty()) return answers;
    if (!firesInReach(battle, unit).empty()) answers.emplace_back(FightFire{unit});
    addTowerMoves(answers, battle, unit);
    addRams(answers, battle, unit);
    return answers;
}

Answers startsInside(const Battle& battle, UnitId unit) {
    Answers answers;
    for (const StructureId id : standingStructures(battle)) {
        if (!mayStartInside(battle, unit, id)) continue;
        answers.emplace_back(UnitPlacement{unit, battle.structure(id).pose, std::nullopt, id});
    }
    return answers;
}

}  // namespace vallum::field
