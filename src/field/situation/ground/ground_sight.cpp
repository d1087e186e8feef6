// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <array>

#include <boost/container/small_vector.hpp>

#include <vallum/field/situation/fortress/structures.h>
#include <vallum/field/situation/fortress/walls.h>
#include <vallum/field/situation/ground/ground_sight.h>
#include <vallum/field/situation/ground/height.h>
#include <vallum/field/situation/ground/obstacles.h>
#include <vallum/field/situation/movement/cards.h>
#include <vallum/field/situation/movement/stacks.h>
#include <vallum/geometry/relation.h>

namespace vallum::field {

using geometry::Footprint;
using geometry::Point;

namespace {

constexpr int heightOfTrees = 1;  // TER-03
constexpr int heightOfHill = 1;   // TER-13
constexpr Du throughTrees = 1_du;

const Tile& tileAt(const Battle& battle, TileId id) {
    return battle.setting->tiles.at(static_cast<std::size_t>(id.raw()));
}

bool areOnEachOther(const Battle& battle, UnitId one, UnitId other) {
    return areStacked(battle, one, other) || std::ranges::any_of(battle.overlaps, [&](const Overlap& it) {
               return (it.top == one && it.under == other) || (it.top == other && it.under == one);
           });
}

/// True if a point lies inside or on the edge.
bool holds(std::span<const geometry::Occluder> occluders, const Point& point) {
    return std::ranges::any_of(occluders, [&](const geometry::Occluder& it) {
        return it.meets({point, point}) != geometry::Meeting::none;
    });
}

void addStructure(Footing& footing, const Battle& battle, StructureId id) {
    footing.on.push_back(id);
    if (const auto other = battle.structure(id).otherSector) footing.on.push_back(*other);
}

/// How an obstacle affects this line.
enum class Obstruction { none, mountain, trees, tall, low };
using Obstructions = std::span<const Obstruction>;
constexpr std::array mountains{Obstruction::mountain};
constexpr std::array ground{Obstruction::mountain, Obstruction::trees};
constexpr std::array allButLow{Obstruction::mountain, Obstruction::tall};
constexpr std::array everything{Obstruction::mountain, Obstruction::trees, Obstruction::tall,
                                Obstruction::low};

/// The obstacles between both ends, grouped by the rule that applies.
class Between {
public:
    explicit Between(const GroundSight& sight) : sight_(sight) {
        if (sight.to.shape) {
            const geometry::Corridor corridor(sight.lookout.marks(), *sight.to.shape);
            gather([&](const geometry::Occluder& it) { return corridor.isMetBy(it); });
        } else {
            const Area area = areaOf(sight.lookout, sight.to);
            gather([&](const geometry::Occluder& it) {
                return it.reaches(area.low, area.high) && isOnWayToPoint(it);
            });
        }
    }

    [[nodiscard]] bool isEmpty() const { return hiders_.empty(); }
    [[nodiscard]] bool has(Obstruction kind) const {
        return std::ranges::any_of(hiders_, [&](const Hider& it) { return it.kind == kind; });
    }

    /// Past all obstacles of these kinds together.
    [[nodiscard]] bool isSeenPast(Obstructions kinds) const {
        Few<const geometry::Occluder*> occluders;
        Few<const geometry::Region*> trees;
        for (const Hider& it : hiders_) {
            if (std::ranges::count(kinds, it.kind) == 0) continue;
            if (it.kind == Obstruction::trees) {
                trees.push_back(&regionOf(*it.one));
            } else {
                for (std::size_t i = it.first; i != it.last; ++i) occluders.push_back(near_[i]);
            }
        }
        const geometry::Occluders past(occluders.data(), occluders.size());
        const geometry::Woods woods{{trees.data(), trees.size()}, throughTrees};
        return sight_.to.shape ? geometry::isSeenPast(sight_.lookout, *sight_.to.shape, past, woods)
                               : geometry::isSeenPast(sight_.lookout, sight_.to.center, past, woods);
    }

    /// The obstacles that cross a line to the target, the nearest first.
    [[nodiscard]] std::vector<Obstacle> across(Obstructions kinds) const {
        std::vector<std::pair<Du, Obstacle>> found;
        for (const Hider& it : hiders_) {
            if (std::ranges::count(kinds, it.kind) == 0 || !crosses(*it.one)) continue;
            found.emplace_back(distanceTo(it.one->what, sight_.from), it.one->what);
        }
        std::ranges::stable_sort(found, {}, [](const auto& it) { return it.first; });
        std::vector<Obstacle> sorted;
        sorted.reserve(found.size());
        for (const auto& [distance, what] : found) sorted.push_back(what);
        return sorted;
    }

private:
    template <class T> using Few = boost::container::small_vector<T, 16>;

    struct Hider {
        const Obstacles::Entry* one;
        Obstruction kind;
        std::size_t first;  // index of its first nearby occluder
        std::size_t last;
    };

    void gather(const auto& isNear) {
        for (const Obstacles::Entry& it : sight_.obstacles.all()) {
            const std::size_t first = near_.size();
            for (const geometry::Occluder& occluder : sight_.obstacles.occluders(it)) {
                if (isNear(occluder)) near_.push_back(&occluder);
            }
            if (near_.size() == first) continue;
            if (const Obstruction kind = obstructionOf(it); kind != Obstruction::none) {
                hiders_.push_back({&it, kind, first, near_.size()});
            } else {
                near_.resize(first);
            }
        }
    }

    /// A single point is seen along so few lines that testing those first is cheaper than finding out how
    /// high and how far away something is.
    [[nodiscard]] bool isOnWayToPoint(const geometry::Occluder& it) const {
        return std::ranges::any_of(sight_.lookout.marks(), [&](const Point& eye) {
            return it.meets({eye, sight_.to.center}) != geometry::Meeting::none;
        });
    }

    [[nodiscard]] bool isHigher() const { return sight_.from.level > sight_.to.level; }

    [[nodiscard]] Obstruction obstructionOf(const Obstacles::Entry& it) const {
        return std::visit([&](auto id) { return this->obstructionOf(it, id); }, it.what);
    }
    [[nodiscard]] Obstruction obstructionOf(const Obstacles::Entry& it, TileId id) const {
        const Tile& tile = tileAt(sight_.battle, id);
        if (tile.kind == Terrain::mountain) return Obstruction::mountain;
        const bool holdsEnd = holds(sight_.obstacles.occluders(it), sight_.from.center) ||
                              holds(sight_.obstacles.occluders(it), sight_.to.center);
        if (tile.kind == Terrain::hill)
            return holdsEnd ? Obstruction::none : obstructionByHeight(it, heightOfHill);
        if (sight_.to.level > heightOfTrees) return Obstruction::none;
        if (holdsEnd) return Obstruction::trees;
        return obstructionByHeight(it, heightOfTrees) == Obstruction::none ? Obstruction::none
                                                                           : Obstruction::trees;
    }
    [[nodiscard]] Obstruction obstructionOf(const Obstacles::Entry& it, StructureId id) const {
        if (std::ranges::count(sight_.from.on, id) != 0 || std::ranges::count(sight_.to.on, id) != 0) {
            return Obstruction::none;
        }
        return obstructionByHeight(it, it.height);
    }
    [[nodiscard]] Obstruction obstructionOf(const Obstacles::Entry& it, UnitId id) const {
        if (isOf(sight_.from, it, id) || isOf(sight_.to, it, id)) return Obstruction::none;
        // No unit is lower than the ground.
        if (sight_.to.level == 0 && !isHigher()) return Obstruction::low;
        const auto known = static_cast<std::size_t>(id.raw());
        return obstructionByHeight(it,
                                   sight_.levels.empty() ? levelOf(sight_.battle, id) : sight_.levels[known]);
    }
    [[nodiscard]] bool isOf(const Footing& end, const Obstacles::Entry& it, UnitId id) const {
        if (!end.unit) return holds(sight_.obstacles.occluders(it), end.center);
        return id == *end.unit || areOnEachOther(sight_.battle, id, *end.unit);
    }

    /// HGT-08, HGT-10, HGT-11
    [[nodiscard]] Obstruction obstructionByHeight(const Obstacles::Entry& it, int height) const {
        if (height < sight_.to.level) return Obstruction::none;
        if (!isHigher()) return Obstruction::low;
        if (height > sight_.from.level) return Obstruction::tall;
        return distanceTo(it.what, sight_.from) < distanceTo(it.what, sight_.to) ? Obstruction::none
                                                                                 : Obstruction::low;
    }

    [[nodiscard]] const geometry::Region& regionOf(const Obstacles::Entry& it) const {
        return tileAt(sight_.battle, std::get<TileId>(it.what)).region;
    }

    [[nodiscard]] Du distanceTo(const Obstacle& what, const Footing& end) const {
        return std::visit([&](auto id) { return this->distanceTo(id, end); }, what);
    }
    [[nodiscard]] Du distanceTo(TileId id, const Footing& end) const {
        const geometry::Region& region = tileAt(sight_.battle, id).region;
        return end.shape ? geometry::distance(*end.shape, region) : geometry::distance(end.center, region);
    }
    [[nodiscard]] Du distanceTo(UnitId id, const Footing& end) const {
        return distanceTo(footprint(sight_.battle, id), end);
    }
    [[nodiscard]] Du distanceTo(StructureId id, const Footing& end) const {
        Du least = distanceTo(Footprint(boxOf(sight_.battle, id)), end);
        if (sight_.battle.structure(id).kind != StructureKind::cornerWall) return least;
        least = Du(INT32_MAX);
        for (const geometry::Outline& part : partsOf(sight_.battle, id)) {
            least = std::min(least, distanceTo(Footprint(part), end));
        }
        return least;
    }
    [[nodiscard]] static Du distanceTo(const Footprint& shape, const Footing& end) {
        return end.shape ? geometry::distance(*end.shape, shape) : geometry::distance(end.center, shape);
    }

    [[nodiscard]] bool crosses(const Obstacles::Entry& it) const {
        const auto isMetBy = [&](const Point& end) {
            return std::ranges::any_of(sight_.lookout.marks(), [&](const Point& eye) {
                return std::ranges::any_of(
                    sight_.obstacles.occluders(it), [&](const geometry::Occluder& occluder) {
                        return occluder.meets({eye, end}) == geometry::Meeting::crosses;
                    });
            });
        };
        if (isMetBy(sight_.to.center)) return true;
        return sight_.to.shape && std::ranges::any_of(sight_.to.shape->card(), isMetBy);
    }

    const GroundSight& sight_;
    Few<const geometry::Occluder*> near_;
    Few<Hider> hiders_;
};

/// The rule for a line, and the kinds of obstacles it is about.
struct Judgment {
    SightLine line = {};
    Obstructions by = {};
};

/// Nobody can shoot, or only units that shoot high.
Judgment hidden(RuleId why, bool high, Obstructions by) {
    SightLine line;
    (high ? line.covered : line.refused) = why;
    return {std::move(line), by};
}
Judgment closed(RuleId why, Obstructions by) { return hidden(why, false, by); }
Judgment behindMountain() {
    Judgment judgment = closed("TER-07"_rule, mountains);
    judgment.line.behindMountain = true;
    return judgment;
}

/// TER-04, TER-05
Judgment behindTrees(const GroundSight& sight, bool high) {
    if (sight.to.underTrees) return closed(high ? "TER-05"_rule : "TER-04"_rule, ground);
    if (sight.from.underTrees) return closed("TER-04"_rule, ground);
    const bool isHigher = sight.from.level > sight.to.level;
    return hidden(isHigher ? "HGT-11"_rule : "TER-05"_rule, high, ground);
}

Judgment judged(const GroundSight& sight, const Between& between, bool high) {
    if (between.isEmpty() || between.isSeenPast(everything)) return {};
    if (between.has(Obstruction::mountain) && !between.isSeenPast(mountains)) return behindMountain();
    if (between.has(Obstruction::trees) && !between.isSeenPast(ground)) return behindTrees(sight, high);
    const bool isHigher = sight.from.level > sight.to.level;
    const bool isNearTarget = isHigher && between.isSeenPast(allButLow);
    return hidden(isNearTarget ? "HGT-11"_rule : "HGT-08"_rule, high, everything);
}

bool isAhead(const GroundSight& sight) {
    return sight.to.shape ? sight.lookout.isAhead(*sight.to.shape) : sight.lookout.isAhead(sight.to.center);
}

}  // namespace

Footing footingOf(const Battle& battle, UnitId unit, int level) {
    const Unit& it = battle.unit(unit);
    Footing footing{.center = it.pose.center, .shape = footprint(battle, unit), .unit = unit, .level = level};
    footing.underTrees = std::ranges::any_of(battle.setting->tiles, [&](const Tile& tile) {
        return tile.kind == Terrain::forest && geometry::standsIn(it.pose.center, tile.region);
    });
    if (battle.structures.empty()) return footing;
    if (it.inside) addStructure(footing, battle, *it.inside);
    if (it.climb && hasClimbed(battle, unit)) footing.on.push_back(it.climb->structure);
    for (const WallPlace& place : placesHeld(battle, unit)) footing.on.push_back(place.wall);
    for (const StructureId id : battle.everyStructure()) {
        const Point& there = battle.structure(id).pose.center;
        const Area near{there, there};
        if (!near.has(it.pose.center, 1.2_du)) continue;
        if (geometry::standsIn(it.pose.center, geometry::Region(boxOf(battle, id)))) {
            addStructure(footing, battle, id);
        }
    }
    return footing;
}

Footing footingAt(const Battle& battle, const Point& point) {
    Footing footing{.center = point, .level = levelOfGround(battle, point)};
    footing.underTrees = std::ranges::any_of(battle.setting->tiles, [&](const Tile& tile) {
        return tile.kind == Terrain::forest && geometry::standsIn(point, tile.region);
    });
    for (const StructureId id : battle.everyStructure()) {
        const Structure& it = battle.structure(id);
        const Area near{it.pose.center, it.pose.center};
        if (!it.stands() || !near.has(point, 1.2_du)) continue;
        if (!geometry::standsIn(point, geometry::Region(boxOf(battle, id)))) continue;
        addStructure(footing, battle, id);
        footing.level += valuesOf(battle, id).level;
    }
    return footing;
}

Area areaOf(const geometry::Lookout& lookout, const Footing& to) {
    Area area{to.center, to.center};
    for (const Point& it : lookout.marks()) area.include(it);
    if (!to.shape) return area;
    for (const geometry::Outline& piece : to.shape->pieces()) {
        for (const Point& corner : piece) area.include(corner);
    }
    return area;
}

SightLine lineOf(const GroundSight& sight, bool high) {
    if (!isAhead(sight)) return {};
    const Between between(sight);
    Judgment judgment = judged(sight, between, high);
    if (!judgment.by.empty()) judgment.line.hiddenBy = between.across(judgment.by);
    return std::move(judgment.line);
}

SightLine ruleOfLine(const GroundSight& sight, bool high) {
    return isAhead(sight) ? judged(sight, Between(sight), high).line : SightLine();
}

}  // namespace vallum::field
