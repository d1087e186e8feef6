// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include <vallum/field/rules/fortress/sallies.h>
#include <vallum/field/rules/movement/move_plan.h>
#include <vallum/field/rules/movement/passage.h>
#include <vallum/field/situation/fortress/barriers.h>
#include <vallum/field/situation/movement/cards.h>
#include <vallum/field/situation/movement/surroundings.h>
#include <vallum/geometry/engagement.h>
#include <vallum/geometry/grid.h>
#include <vallum/geometry/relation.h>

namespace vallum::field {

using geometry::Edge;
using geometry::Footprint;
using geometry::PathStep;
using geometry::Placement;
using geometry::Pose;
using geometry::SectionIndex;
using geometry::Segment;

namespace {

constexpr int widest = wholeFront - 1;
/// GEO-15: the farthest that lining up can shift a card.
constexpr Du liningUp = 1.2_du;

geometry::Size columnSize(int sections) { return {Du(sections * sectionWidth.raw()), cardSize.depth}; }

bool isWholeCardFree(const Battle& battle, const Placement& place, const Surroundings& around) {
    return isFree(battle, geometry::footprint(place, cardSize), around);
}

/// Adds the front sections without a place in front of the enemy, at one end of the column.
Placement withTheRest(const Pose& column, int sections, geometry::Side side) {
    const Du half = Du((wholeFront - sections) * sectionWidth.raw()) / 2;
    return {{geometry::pointAt(column, side == geometry::Side::left ? -half : half, 0_du), column.heading},
            {}};
}

/// Around this end of the enemy's edge, as far as there is room.
std::vector<SectionIndex> roomRound(const Battle& battle,
                                    const Pose& column,
                                    int sections,
                                    UnitId enemy,
                                    geometry::Side side,
                                    const Surroundings& around) {
    const Placement other = placement(battle.unit(enemy));
    const Footprint own(field::column(column, sections));
    auto places = geometry::envelopPlaces(withTheRest(column, sections, side), other, cardSize, side);
    const auto isTaken = [&](SectionIndex it) {
        const geometry::Outline square = geometry::markerSquare(other.pose, cardSize, it);
        return !isFree(battle, square, around) || geometry::overlap(own, Footprint(square));
    };
    places.erase(std::ranges::find_if(places, isTaken), places.end());
    return places;
}

/// A place in front of the enemy for some sections, and how many of them touch.
struct Front {
    Pose pose;
    Edge edge = Edge::front;
    int sections = 0;
    int touching = 0;
};

std::vector<Front> frontsAlong(const Battle& battle, UnitId enemy, Edge edge, int sections) {
    const geometry::Outline card = geometry::outline(battle.unit(enemy).pose, cardSize);
    const Segment line = geometry::segmentOf(card, edge);
    const Heading facing = geometry::outward(battle.unit(enemy).pose.heading, edge) + 180_deg;
    const geometry::Point middle{Du((line.from.x.raw() + line.to.x.raw()) / 2),
                                 Du((line.from.y.raw() + line.to.y.raw()) / 2)};
    std::vector<Front> fronts;
    const int places = geometry::sectionsOn(edge);
    // Sections line up with whole sections.
    const int first = -(places + sections) + 2;
    for (int half = first; half <= -first; half += 2) {
        const Du right(half * sectionWidth.raw() / 2);
        const Pose pose{geometry::pointAt({middle, facing}, right, -(cardSize.depth / 2)), facing};
        const Segment front = geometry::segmentOf(field::column(pose, sections), Edge::front);
        const int touching = geometry::flushSections(front, sections, line);
        if (touching > 0) fronts.push_back({pose, edge, sections, touching});
    }
    return fronts;
}

bool looksAt(const Pose& mover, const Pose& enemy, Edge edge) {
    return geometry::angleBetween(geometry::outward(enemy.heading, edge), mover.heading) > 90_deg;
}

PlannedContact contactAt(const Battle& battle,
                         const Front& front,
                         const Charge& charge,
                         const Surroundings& around) {
    const auto room = [&](geometry::Side side) {
        return roomRound(battle, front.pose, front.sections, charge.target, side, around);
    };
    const auto left = room(geometry::Side::left);
    const auto right = room(geometry::Side::right);
    PlannedContact contact;
    contact.target = charge.target;
    contact.to = front.pose;
    contact.side = front.edge;
    contact.sides = {front.edge};
    contact.roomLeft = static_cast<int>(left.size());
    contact.roomRight = static_cast<int>(right.size());
    int rest = wholeFront - front.sections;
    const auto wrap = [&](const std::vector<SectionIndex>& places, int asked) {
        for (int i = 0; i < std::min({asked, static_cast<int>(places.size()), rest}); ++i) {
            contact.envelops.push_back({charge.target, places.at(static_cast<std::size_t>(i))});
        }
        rest -= std::clamp(asked, 0, std::min(static_cast<int>(places.size()), rest));
    };
    wrap(left, charge.wrapLeft);
    wrap(right, charge.wrapRight);
    contact.sections = front.touching + static_cast<int>(contact.envelops.size());
    return contact;
}

}  // namespace

int sectionsAbreastBeside(const Battle& battle, const Placement& place, const Surroundings& around) {
    if (isWholeCardFree(battle, place, around)) return wholeFront;
    for (int sections = widest; sections != 0; --sections) {
        if (isFree(battle, Footprint(column(place.pose, sections)), around)) return sections;
    }
    return 0;
}

Verdict mayGoOnAfterLeaving(const Battle& battle,
                            const Placement& from,
                            const PathStep& step,
                            const Surroundings& around) {
    const int sections = sectionsAbreastBeside(battle, from, around);
    if (sections == 0 || sections == wholeFront) return refuse("FOR-23"_rule);
    const geometry::Sweep sweep(step, {from.pose, {}}, columnSize(sections));
    if (Verdict verdict = staysClear(battle, sweep, around); !verdict) return verdict;
    const auto isMet = [&](const Barrier& it) { return sweep.meets(it.shape); };
    const auto isCovered = [&](const Tile* it) {
        return geometry::sweeps(step, {from.pose, {}}, columnSize(sections), it->region);
    };
    const auto isThere = [&](const Bystander& it) { return sweep.meets(it.footprint); };
    return allowIf(std::ranges::none_of(around.barriers, isMet) &&
                       std::ranges::none_of(around.closed, isCovered) &&
                       std::ranges::none_of(around.friends, isThere),
                   "FOR-23"_rule);
}

namespace {

struct LinedUpBeside {
    PlannedContact contact;
    Du far;
};

bool isBetter(const LinedUpBeside& it, const std::optional<LinedUpBeside>& than) {
    if (!than) return true;
    return std::pair(it.contact.sections, than->far) > std::pair(than->contact.sections, it.far);
}

std::optional<LinedUpBeside> bestAlong(const Battle& battle,
                                       const Placement& touching,
                                       const Charge& charge,
                                       Edge edge,
                                       const Surroundings& around) {
    std::optional<LinedUpBeside> best;
    for (int sections = widest; sections != 0; --sections) {
        for (const Front& front : frontsAlong(battle, charge.target, edge, sections)) {
            const Du far = geometry::distance(front.pose.center, touching.pose.center);
            const Placement place{front.pose, {}};
            if (far > liningUp || sectionsAbreastBeside(battle, place, around) != sections) continue;
            LinedUpBeside found{contactAt(battle, front, charge, around), far};
            if (isBetter(found, best)) best = std::move(found);
        }
    }
    return best;
}

}  // namespace

std::optional<PlannedContact> contactBesideStructure(const Battle& battle,
                                                     const Placement& touching,
                                                     const Charge& charge,
                                                     const Surroundings& around) {
    const Pose& enemy = battle.unit(charge.target).pose;
    std::optional<LinedUpBeside> best;
    for (const Edge edge : geometry::allEdges) {
        if (!looksAt(touching.pose, enemy, edge) || (charge.side && charge.side != edge)) continue;
        auto found = bestAlong(battle, touching, charge, edge, around);
        if (found && isBetter(*found, best)) best = std::move(found);
    }
    if (!best) return std::nullopt;
    return std::move(best->contact);
}

}  // namespace vallum::field
