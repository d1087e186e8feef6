// SPDX-License-Identifier: GPL-3.0-or-later
#include "situation/ground/choke_points_detail.h"

#include <algorithm>
#include <cstdlib>

#include <vallum/field/rules/ground/choke_points.h>
#include <vallum/field/rules/movement/move_plan.h>
#include <vallum/field/situation/fortress/barriers.h>
#include <vallum/field/situation/fortress/structures.h>
#include <vallum/field/situation/movement/cards.h>
#include <vallum/field/situation/movement/surroundings.h>
#include <vallum/geometry/bearing.h>
#include <vallum/geometry/engagement.h>
#include <vallum/geometry/grid.h>
#include <vallum/geometry/relation.h>
#include <vallum/geometry/step_parts.h>

namespace vallum::field {

using geometry::Edge;
using geometry::Footprint;
using geometry::Outline;
using geometry::PathStep;
using geometry::Placement;
using geometry::Pose;
using geometry::Segment;

namespace {

constexpr int widest = 3;

// ----------------------------------------------------------- what is closed

/// TER-31: a bridge that carries a column of this width across the tile.
std::optional<StructureId> bridgeOver(const Battle& battle,
                                      const Pose& pose,
                                      int sections,
                                      const Tile& tile) {
    if (tile.kind != Terrain::river) return std::nullopt;
    for (const StructureId id : standingStructures(battle)) {
        const Structure& it = battle.structure(id);
        if (!isBridge(it.kind)) continue;
        const bool isAlong = pose.heading == it.pose.heading || pose.heading == it.pose.heading + 180_deg;
        if (!isAlong || !geometry::overlap(Footprint(boxOf(battle, id)), tile.region)) continue;
        const Du aside(std::abs(geometry::offsetOf(it.pose, pose.center).right.raw()));
        const Du most = sizeOf(it.kind, battle.setting->sizes).width / 2;
        if (geometry::isWithin(most, aside + columnWidth(sections) / 2)) return id;
    }
    return std::nullopt;
}

/// Something that part of a card might lie over, in a position or on a way.
class CardPart {
public:
    CardPart(const Pose& pose, Du right, Du width, const PathStep* step)
        : pose_{geometry::pointAt(pose, right, 0_du), pose.heading},
          size_{width, cardSize.depth},
          step_(step) {
        if (step != nullptr) sweep_.emplace(*step, Placement{pose_, {}}, size_);
    }

    [[nodiscard]] bool isOver(const Barrier& it) const {
        return (sweep_ && sweep_->meets(it.shape)) ||
               (!box_.isApartFrom(it.box, 0) && geometry::overlap(outline_, it.shape));
    }
    [[nodiscard]] bool isOver(const geometry::Region& region) const {
        if (step_ != nullptr && geometry::sweeps(*step_, {pose_, {}}, size_, region)) return true;
        return geometry::isPartlyIn(outline_, region);
    }
    [[nodiscard]] bool isOverAny(const Surroundings& around) const {
        return std::ranges::any_of(around.closed, [&](const Tile* it) { return isOver(it->region); }) ||
               std::ranges::any_of(around.barriers, [&](const Barrier& it) { return isOver(it); });
    }

private:
    Pose pose_;
    geometry::Size size_;
    const PathStep* step_;
    Outline outline_ = geometry::outline(pose_, size_);
    geometry::Box box_ = geometry::boxAround(outline_);
    std::optional<geometry::Sweep> sweep_;  // of the step
};

bool isColumnFree(
    const Battle& battle, const Pose& pose, int sections, const PathStep* step, const Surroundings& around) {
    const CardPart middle(pose, 0_du, columnWidth(sections), step);
    const auto stops = [&](const Tile* it) {
        return middle.isOver(it->region) && !bridgeOver(battle, pose, sections, *it);
    };
    return std::ranges::none_of(around.closed, stops) &&
           std::ranges::none_of(around.barriers, [&](const Barrier& it) { return middle.isOver(it); });
}

/// TER-36: a passage is closed on both sides; a single bank is not a passage.
bool isBetween(const Pose& pose, int sections, const PathStep* step, const Surroundings& around) {
    const Du wing = (cardSize.width - columnWidth(sections)) / 2;
    const Du right = (columnWidth(sections) + wing) / 2;
    return CardPart(pose, right, wing, step).isOverAny(around) &&
           CardPart(pose, -right, wing, step).isOverAny(around);
}

std::optional<int> sectionsAbreast(const Battle& battle,
                                   const Pose& pose,
                                   const PathStep* step,
                                   const Surroundings& around) {
    for (int sections = widest; sections != 0; --sections) {
        if (!isColumnFree(battle, pose, sections, step, around)) continue;
        return isBetween(pose, sections, step, around) ? std::optional(sections) : std::nullopt;
    }
    return std::nullopt;
}

std::optional<StructureId> structureAt(const Battle& battle,
                                       const Pose& pose,
                                       int sections,
                                       const Surroundings& around) {
    for (const Tile* it : around.closed) {
        if (const auto bridge = bridgeOver(battle, pose, sections, *it)) return bridge;
    }
    const Outline middle = column(pose, sections);
    for (const Opening& it : around.openings) {
        if (geometry::overlap(middle, it.shape)) return it.structure;
    }
    return std::nullopt;
}

// ------------------------------------------------------------------- steps

bool isStraight(const PathStep& step, const Pose& from) {
    const auto* slide = std::get_if<geometry::Slide>(&step);
    return std::holds_alternative<geometry::Advance>(step) ||
           (slide != nullptr && slide->toward == from.heading + 180_deg);
}

/// The interval of the step in which the card lies over closed ground.
struct Interval {
    Du begin;
    Du end;
};
std::optional<Interval> closedPart(const Placement& from, const PathStep& step, const Surroundings& around) {
    const Footprint card = geometry::footprint(from, cardSize);
    const geometry::Box box = geometry::boxAroundAll(card.pieces());
    const geometry::Sweep sweep(step, from, cardSize);
    std::optional<Interval> found;
    const auto add = [&](const geometry::Region& region) {
        const auto way = geometry::passage(step, from, cardSize, region);
        if (!way) return;
        const Interval it{geometry::lengthOf(way->untilTouched), geometry::lengthOf(way->untilLeft)};
        found = found ? Interval{std::min(found->begin, it.begin), std::max(found->end, it.end)} : it;
    };
    for (const Tile* it : around.closed) {
        const bool isMet =
            geometry::sweeps(step, from, cardSize, it->region) || geometry::isPartlyIn(card, it->region);
        if (isMet) add(it->region);
    }
    for (const Barrier& it : around.barriers) {
        const bool isMet =
            sweep.meets(it.shape) || (!box.isApartFrom(it.box, 0) && geometry::overlap(card, it.shape));
        if (isMet) add(geometry::Region(it.shape));
    }
    return found;
}

// ----------------------------------------------------------------- contact

PlannedContact contactOf(UnitId target, const Pose& to, int sections, Edge side) {
    PlannedContact contact;
    contact.target = target;
    contact.to = to;
    contact.sections = sections;
    contact.side = side;
    contact.sides = {side};
    return contact;
}

/// GEO-16
PlannedContact askewAt(UnitId target, const Pose& to) {
    PlannedContact contact = contactOf(target, to, 1, Edge::front);
    contact.linedUp = false;
    return contact;
}

/// True if a wing of the card lies over closed ground on a line this far ahead of its center.
bool isBesideClosedGround(const Pose& pose, Du ahead, int sections, const Surroundings& around) {
    constexpr Du thin = 0.01_du;
    const Du wing = (cardSize.width - columnWidth(sections)) / 2;
    const Du right = (columnWidth(sections) + wing) / 2;
    const auto isClosed = [&](Du aside) {
        const Outline strip =
            geometry::outline({geometry::pointAt(pose, aside, ahead), pose.heading}, {wing, thin});
        return std::ranges::any_of(around.closed,
                                   [&](const Tile* it) { return geometry::isPartlyIn(strip, it->region); }) ||
               std::ranges::any_of(around.barriers,
                                   [&](const Barrier& it) { return geometry::overlap(strip, it.shape); });
    };
    return isClosed(right) || isClosed(-right);
}

/// TER-38: true if every section of a column faces an enemy that touches the end of the passage.
bool isClosedByEnemies(const Battle& battle,
                       const Pose& pose,
                       const ColumnHere& narrow,
                       const Surroundings& around) {
    const bool isOnBridge = narrow.structure && isBridge(battle.structure(*narrow.structure).kind);
    const bool isAtEnd = isBesideClosedGround(pose, cardSize.depth / 2 - 0.01_du, narrow.sections, around);
    const auto closes = [&](const Segment& front, const Piece& enemy) {
        const bool touchesEnd =
            isAtEnd || (isOnBridge && geometry::inContact(Footprint(enemy.shape),
                                                          Footprint(boxOf(battle, *narrow.structure))));
        return touchesEnd && std::ranges::any_of(geometry::allEdges, [&](Edge edge) {
                   return geometry::flushSections(front, 1, geometry::segmentOf(enemy.shape, edge)) > 0;
               });
    };
    for (int i = 0; i != narrow.sections; ++i) {
        const Du right = columnWidth(2 * i + 1 - narrow.sections) / 2;
        const Pose file{geometry::pointAt(pose, right, 0_du), pose.heading};
        const Segment front = geometry::segmentOf(column(file, 1), Edge::front);
        const auto isBefore = [&](const Piece& enemy) { return closes(front, enemy); };
        if (std::ranges::none_of(around.enemies, isBefore)) return false;
    }
    return true;
}

/// TER-38: it has not reached the end of the passage, or finds it closed.
bool staysInPassage(const Battle& battle,
                    const Pose& pose,
                    const ColumnHere& narrow,
                    const Surroundings& around) {
    return isBesideClosedGround(pose, cardSize.depth / 2 + 0.01_du, narrow.sections, around) ||
           isClosedByEnemies(battle, pose, narrow, around);
}

bool looksAt(const Pose& mover, const Fighting& enemy, Edge edge) {
    const Degrees off = geometry::turnFrom(geometry::outward(enemy.pose.heading, edge), mover.heading);
    return off > 90_deg || off < -90_deg;
}

Segment reversed(const Segment& it) { return {it.to, it.from}; }

/// TER-34: poses at an enemy's column, the nearest first.
std::vector<std::pair<Pose, Edge>> placesAtColumn(const Fighting& enemy, const Pose& mover) {
    std::vector<std::pair<Pose, Edge>> found;
    for (const Edge edge : geometry::allEdges) {
        if (!looksAt(mover, enemy, edge)) continue;
        const Segment line = reversed(enemy.edge(edge));
        const geometry::Point middle{Du((line.from.x.raw() + line.to.x.raw()) / 2),
                                     Du((line.from.y.raw() + line.to.y.raw()) / 2)};
        const Pose facing{middle, geometry::outward(enemy.pose.heading, edge) + 180_deg};
        for (Du right = -0.8_du; right <= 0.8_du; right = right + sectionWidth / 2) {
            found.emplace_back(Pose{geometry::pointAt(facing, right, -(cardSize.depth / 2)), facing.heading},
                               edge);
        }
    }
    std::ranges::stable_sort(
        found, {}, [&](const auto& it) { return geometry::distance(it.first.center, mover.center); });
    return found;
}

std::optional<PlannedContact> contactWithColumn(const Battle& battle,
                                                const Placement& touching,
                                                UnitId target,
                                                const Surroundings& around) {
    const Fighting enemy = fighting(battle.unit(target));
    std::optional<PlannedContact> best;
    for (const auto& [pose, edge] : placesAtColumn(enemy, touching.pose)) {
        const Placement place{pose, touching.extension};
        const auto counts = frontOn(asCard(place), enemy);
        const auto back = frontOn(enemy, asCard(place));
        const int sections = sum(counts) + sum(back) - std::min(counts.front(), back.front());
        if (sections == 0 || (best && sections <= best->sections)) continue;
        if (isFree(battle, geometry::footprint(place, cardSize), around)) {
            best = contactOf(target, pose, sections, edge);
        }
    }
    return best;
}

// -------------------------------------------------------------------- facts

}  // namespace

/// GAT-11: outside of it the whole card fights.
bool isThroughWall(const Battle& battle, const ColumnHere& narrow) {
    return narrow.structure && isWall(battle.structure(*narrow.structure).kind);
}

std::optional<ColumnHere> columnAt(const Battle& battle, const Placement& place, const Surroundings& around) {
    if (around.closed.empty() && around.barriers.empty()) return std::nullopt;
    if (isOnOpenGround(place, around)) return std::nullopt;
    const auto sections = sectionsAbreast(battle, place.pose, nullptr, around);
    if (!sections) return std::nullopt;
    return ColumnHere{*sections, structureAt(battle, place.pose, *sections, around)};
}

Footprint outlineAt(const Battle& battle, const Placement& place, const Surroundings& around) {
    if (const auto narrow = columnAt(battle, place, around)) return column(place.pose, narrow->sections);
    return geometry::footprint(place, cardSize);
}

std::optional<Squeeze> squeezeThrough(const Battle& battle,
                                      const Placement& from,
                                      const PathStep& step,
                                      const Surroundings& around) {
    if (around.closed.empty() && around.barriers.empty()) return std::nullopt;
    if (!isStraight(step, from.pose)) return std::nullopt;
    const auto closed = closedPart(from, step, around);
    if (!closed) return std::nullopt;
    const auto sections = sectionsAbreast(battle, from.pose, &step, around);
    if (!sections) return std::nullopt;
    return Squeeze{closed->begin, closed->end, *sections};
}

Pose poseAlong(const PathStep& step, const Pose& from, Du distance) {
    return distance == 0_du ? from : geometry::after(geometry::partOf(step, distance.raw()), from, cardSize);
}

std::optional<PathStep> upToContactInside(const PathStep& step,
                                          const Placement& from,
                                          const Squeeze& squeeze,
                                          const Surroundings& around) {
    if (squeeze.end <= squeeze.begin) return std::nullopt;
    const Pose entry = poseAlong(step, from.pose, squeeze.begin);
    const PathStep narrow = geometry::partOf(step, (squeeze.end - squeeze.begin).raw());
    const auto met = geometry::firstContact(
        narrow, {entry, {}}, {columnWidth(squeeze.sections), cardSize.depth}, around.enemyShapes);
    if (!met) return std::nullopt;
    return geometry::partOf(step, (squeeze.begin + geometry::lengthOf(met->upTo)).raw());
}

std::optional<RuleId> limitedByChokePoint(const Battle& battle,
                                          const Move& move,
                                          const MovePlan& plan,
                                          const Surroundings& around) {
    if (battle.unit(move.unit).passage && !plan.steps.empty()) return "TER-37"_rule;
    Placement from{move.out.value_or(battle.unit(move.unit).pose), plan.extension};
    for (const PlannedStep& it : plan.steps) {
        if (const auto squeeze = squeezeThrough(battle, from, it.step, around)) {
            const auto carrier = structureAt(battle, from.pose, squeeze->sections, around);
            const bool isBridged = carrier && isBridge(battle.structure(*carrier).kind);
            return isBridged ? "TER-30"_rule : "TER-37"_rule;
        }
        from.pose = it.to;
    }
    return std::nullopt;
}

std::optional<PlannedContact> contactAtChokePoint(const Battle& battle,
                                                  UnitId /*charger*/,
                                                  const Placement& touching,
                                                  const Charge& charge,
                                                  const Surroundings& around) {
    const Unit& target = battle.unit(charge.target);
    if (target.inside) return std::nullopt;
    const auto narrow = columnAt(battle, touching, around);
    if (!narrow) {
        if (!target.passage) return std::nullopt;
        return contactWithColumn(battle, touching, charge.target, around)
            .value_or(askewAt(charge.target, touching.pose));
    }
    if (isThroughWall(battle, *narrow)) return std::nullopt;
    const auto asColumn = contactAsColumn(battle, touching, charge, around);
    if (asColumn) {
        const bool stays = target.passage || (asColumn->side == Edge::front &&
                                              staysInPassage(battle, touching.pose, *narrow, around));
        return stays ? asColumn : std::nullopt;
    }
    if (!looksAt(touching.pose, fighting(target), Edge::front)) return std::nullopt;
    return askewAt(charge.target, touching.pose);
}

std::optional<PlannedContact> contactAsColumn(const Battle& battle,
                                              const Placement& touching,
                                              const Charge& charge,
                                              const Surroundings& around) {
    const auto narrow = columnAt(battle, touching, around);
    if (!narrow) return std::nullopt;
    const auto counts =
        frontOn(asColumn(touching.pose, narrow->sections), fighting(battle.unit(charge.target)));
    const auto struck = std::ranges::max_element(counts);
    if (*struck == 0) return std::nullopt;
    const Edge side = geometry::allEdges.at(static_cast<std::size_t>(struck - counts.begin()));
    return contactOf(charge.target, touching.pose, *struck, side);
}

bool comesOutOfChokePoint(const Battle& battle,
                          UnitId charger,
                          const Pose& began,
                          const Placement& touching,
                          const Surroundings& around) {
    if (battle.unit(charger).passage || columnAt(battle, touching, around)) return true;
    const Placement from{began, touching.extension};
    const auto [right, ahead] = geometry::offsetOf(began, touching.pose.center);
    if (began.heading != touching.pose.heading || ahead <= 0_du || !geometry::isWithin(0_du, right) ||
        !geometry::isWithin(0_du, -right)) {
        return false;
    }
    return squeezeThrough(battle, from, geometry::Advance{ahead}, around).has_value();
}

}  // namespace vallum::field
