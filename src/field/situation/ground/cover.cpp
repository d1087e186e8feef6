// SPDX-License-Identifier: GPL-3.0-or-later
#include <vallum/field/situation/combat/sight.h>
#include <vallum/field/situation/fortress/structures.h>
#include <vallum/field/situation/fortress/walls.h>
#include <vallum/field/situation/ground/cover.h>
#include <vallum/field/situation/ground/ground_sight.h>
#include <vallum/field/situation/ground/height.h>
#include <vallum/field/situation/ground/obstacles.h>
#include <vallum/field/situation/optional/fog.h>

namespace vallum::field {

namespace {

using Look = SightLine (*)(const GroundSight&, bool high);

/// LOS-05
SightLine between(const GroundSight& sight, UnitId shooter, Look look) {
    if (hasObstacles(sight.battle)) return look(sight, shootsHigh(sight.battle, shooter));
    SightLine line = look(sight, true);
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
        ends_.resize(battle.units.size());
        for (const UnitId id : battle.everyUnit()) {
            levels.push_back(battle.onTable(id) ? levelOf(battle, id) : 0);
        }
    }

    /// WAL-05: against units behind its wall, a unit has the level of the ground.
    const Footing& footing(UnitId unit, UnitId against) {
        Ends& ends = of(unit);
        if (!ends.wall || !isWithin(battle, against, *ends.wall)) return ends.usual;
        if (!ends.behindWall) {
            ends.behindWall = ends.usual;
            ends.behindWall->level = levelOfGround(battle, battle.unit(unit).pose.center);
        }
        return *ends.behindWall;
    }

    const Battle& battle;
    Obstacles obstacles;
    std::vector<int> levels;

private:
    struct Ends {
        std::optional<StructureId> wall;
        Footing usual;
        std::optional<Footing> behindWall;
    };

    Ends& of(UnitId unit) {
        const auto index = static_cast<std::size_t>(unit.raw());
        auto& ends = ends_[index];
        if (!ends) ends = Ends{wallUnder(battle, unit), footingOf(battle, unit, levels[index]), {}};
        return *ends;
    }

    std::vector<std::optional<Ends>> ends_;
};

Sights::Sights(const Battle& onTable) : battle(onTable) {}
Sights::~Sights() = default;

SightLine Sights::between(UnitId shooter, UnitId target) {
    if (last_ && last_->shooter == shooter && last_->target == target) return last_->line;
    if (!parts_) parts_ = std::make_unique<Parts>(battle);
    const Footing& from = parts_->footing(shooter, target);
    const Footing& to = parts_->footing(target, shooter);
    const geometry::Lookout lookout = lookoutOf(battle, shooter, *to.shape);
    const GroundSight sight{battle, parts_->obstacles, from, lookout, to, parts_->levels};
    last_ = Known{shooter, target, field::between(sight, shooter, ruleOfLine)};
    return last_->line;
}

bool isHiddenInFortress(const Battle& battle, UnitId target, Seat seat) {
    return battle.unit(target).faceDown && isHiddenFrom(battle, target, seat) &&
           defendsFortress(battle, target);
}

namespace {

/// HGT-08, FOR-07; `look` finds what is between the two.
Verdict mayBeSeen(const Battle& battle, UnitId shooter, UnitId target, auto look) {
    if (!hasObstacles(battle)) return {};
    if (isHiddenInFortress(battle, target, battle.owner(shooter)) && !shootsHigh(battle, shooter)) {
        return refuse("FOR-07"_rule);
    }
    const SightLine line = look();
    return line.refused ? refuse(*line.refused) : Verdict();
}

}  // namespace

Verdict mayBeSeen(const Battle& battle, UnitId shooter, UnitId target) {
    return mayBeSeen(battle, shooter, target, [&] { return between(battle, shooter, target, ruleOfLine); });
}

Verdict mayBeSeen(Sights& sights, UnitId shooter, UnitId target) {
    return mayBeSeen(sights.battle, shooter, target, [&] { return sights.between(shooter, target); });
}

std::optional<RuleId> coverOf(const Battle& battle, UnitId shooter, UnitId target) {
    if (isHiddenInFortress(battle, target, battle.owner(shooter))) return "FOR-07"_rule;
    return between(battle, shooter, target, ruleOfLine).covered;
}

std::optional<RuleId> coverOf(Sights& sights, UnitId shooter, UnitId target) {
    if (isHiddenInFortress(sights.battle, target, sights.battle.owner(shooter))) return "FOR-07"_rule;
    return sights.between(shooter, target).covered;
}

}  // namespace vallum::field
