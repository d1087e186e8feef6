// SPDX-License-Identifier: GPL-3.0-or-later
#include <vallum/field/rules/contact.h>
#include <vallum/field/rules/cover.h>
#include <vallum/field/rules/fog.h>
#include <vallum/field/rules/free_shots.h>
#include <vallum/field/rules/gaze.h>
#include <vallum/field/rules/height.h>
#include <vallum/field/rules/sight.h>
#include <vallum/field/rules/structures.h>
#include <vallum/field/rules/walls.h>

namespace vallum::field {

namespace {

using Look = SightLine (*)(const Gaze&, bool high);

/// LOS-05
SightLine between(const Gaze& gaze, UnitId shooter, Look look) {
    if (hasObstacles(gaze.battle)) return look(gaze, shootsHigh(gaze.battle, shooter));
    SightLine line = look(gaze, true);
    if (line.covered) line.covered = "LOS-05"_rule;
    return line;
}

SightLine between(const Battle& battle, UnitId shooter, UnitId target, Look look) {
    const Footing from = footingOf(battle, shooter, levelAgainst(battle, shooter, target));
    const Footing to = footingOf(battle, target, levelAgainst(battle, target, shooter));
    const geometry::Lookout lookout = lookoutOf(battle, shooter, *to.shape);
    const Obstacles obstacles(battle, areaOf(lookout, to));
    return between({battle, obstacles, from, lookout, to}, shooter, look);
}

}  // namespace

bool hasObstacles(const Battle& battle) {
    return !battle.setting->tiles.empty() || !battle.structures.empty();
}

bool shootsHigh(const Battle& battle, UnitId unit) {
    const auto& ranged = battle.type(unit).ranged;
    return ranged && (ranged->missile == Missile::bow || ranged->missile == Missile::stone);
}

SightLine sightLine(const Battle& battle, UnitId shooter, UnitId target) {
    return between(battle, shooter, target, lineOf);
}

struct Sights::Parts {
    explicit Parts(const Battle& onTable) : battle(onTable), obstacles(onTable, everywhere(onTable)) {
        for (UnitId id(0); id.raw() != std::ssize(battle.units); id = UnitId(id.raw() + 1)) {
            const bool isThere = battle.onTable(id);
            levels.push_back(isThere ? levelOf(battle, id) : 0);
            walls.push_back(isThere ? wallUnder(battle, id) : std::nullopt);
            footings.push_back(isThere ? footingOf(battle, id, levels.back()) : Footing{});
            behindWalls.push_back(footings.back());
            behindWalls.back().level = levelOfGround(battle, battle.unit(id).pose.center);
        }
    }
    /// WAL-05
    [[nodiscard]] const Footing& footing(UnitId unit, UnitId against) const {
        const auto index = static_cast<std::size_t>(unit.raw());
        const bool isWithinWall = walls[index] && isWithin(battle, against, *walls[index]);
        return isWithinWall ? behindWalls[index] : footings[index];
    }

    const Battle& battle;
    Obstacles obstacles;
    std::vector<int> levels;
    std::vector<std::optional<StructureId>> walls;
    std::vector<Footing> footings;
    std::vector<Footing> behindWalls;
};

Sights::Sights(const Battle& battle) : parts_(std::make_unique<const Parts>(battle)) {}
Sights::~Sights() = default;

SightLine Sights::between(UnitId shooter, UnitId target) const {
    const Footing& from = parts_->footing(shooter, target);
    const Footing& to = parts_->footing(target, shooter);
    const geometry::Lookout lookout = lookoutOf(parts_->battle, shooter, *to.shape);
    const Gaze gaze{parts_->battle, parts_->obstacles, from, lookout, to, parts_->levels};
    return field::between(gaze, shooter, ruleOfLine);
}

bool isHiddenInFortress(const Battle& battle, UnitId target, Seat seat) {
    return battle.unit(target).faceDown && isHiddenFrom(battle, target, seat) &&
           defendsFortress(battle, target);
}

Verdict mayBeSeen(const Battle& battle, UnitId shooter, UnitId target) {
    if (!hasObstacles(battle)) return {};
    if (isHiddenInFortress(battle, target, battle.owner(shooter)) && !shootsHigh(battle, shooter)) {
        return refuse("FOR-07"_rule);
    }
    const SightLine line = between(battle, shooter, target, ruleOfLine);
    return line.refused ? refuse(*line.refused) : Verdict();
}

std::optional<RuleId> coverOf(const Battle& battle, UnitId shooter, UnitId target) {
    if (isHiddenInFortress(battle, target, battle.owner(shooter))) return "FOR-07"_rule;
    return between(battle, shooter, target, ruleOfLine).covered;
}

}  // namespace vallum::field
