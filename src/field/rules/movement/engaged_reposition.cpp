// SPDX-License-Identifier: GPL-3.0-or-later
#include "engaged_steps.h"

#include <vallum/field/rules/movement/engaged.h>
#include <vallum/field/situation/fortress/structure_contact.h>
#include <vallum/field/situation/movement/cards.h>
#include <vallum/field/situation/movement/contact.h>
#include <vallum/field/situation/movement/surroundings.h>
#include <vallum/geometry/bearing.h>
#include <vallum/geometry/engagement.h>
#include <vallum/geometry/grid.h>
#include <vallum/geometry/lining_up.h>
#include <vallum/geometry/relation.h>

namespace vallum::field {

using geometry::Corner;
using geometry::Edge;
using geometry::Extension;
using geometry::Footprint;
using geometry::Outline;
using geometry::Placement;
using geometry::Pose;
using geometry::SectionIndex;

namespace {

/// A unit that changes its front, and the units affected by it.
struct Turning {
    const Battle& battle;
    const Reposition& answer;
    std::vector<UnitId> enemies;
    Surroundings around;

    [[nodiscard]] const Unit& unit() const { return battle.unit(answer.unit); }
    [[nodiscard]] bool isOpen(const Footprint& shape) const {
        return field::isOpen(battle, answer.unit, shape, around);
    }
};

/// ASL-06: over the edge of a wall, only a front in line with its marks is in contact.
bool fightsOverAnEdge(const Battle& battle, UnitId unit) {
    if (battle.structures.empty()) return false;
    const auto isAcross = [&](UnitId enemy) {
        return contactAtStructure(battle, unit, enemy).sections > 0 &&
               !geometry::inContact(footprint(battle, unit), footprint(battle, enemy));
    };
    return battle.unit(unit).climb || std::ranges::any_of(enemiesInContact(battle, unit), isAcross);
}

Verdict mayReposition(const Battle& battle, const Reposition& answer) {
    if (const Verdict verdict = mayActOnTheSpot(battle, answer.unit); !verdict) return verdict;
    if (battle.unit(answer.unit).formation == Formation::square) return refuse("FRM-21"_rule);
    const bool isAbout = answer.turn == ChangeOfFront::about;
    if (fightsOverAnEdge(battle, answer.unit)) return refuse(isAbout ? "ENG-12"_rule : "ENG-10"_rule);
    return allowIf(!isAbout || !answer.about, "ENG-12"_rule);
}

// ------------------------------------------------------- the enemy's markers

bool areAlike(const Outline& one, const Outline& other) {
    const auto isNear = [](Du a, Du b) { return std::max(a - b, b - a) <= geometry::tolerance; };
    const auto has = [&](const geometry::Point& point) {
        return std::ranges::any_of(
            other, [&](const geometry::Point& it) { return isNear(it.x, point.x) && isNear(it.y, point.y); });
    };
    return std::ranges::all_of(one, has);
}

/// ENG-10, ENG-14: the section of the turned card under a marker that stays where it is.
std::optional<SectionIndex> sectionBelow(const Pose& turned, const Outline& square) {
    for (int i = 0; i != geometry::sectionsOfCard; ++i) {
        const SectionIndex section(i);
        if (areAlike(geometry::markerSquare(turned, cardSize, section), square)) return section;
    }
    return std::nullopt;
}

/// None if one of them would no longer be at a section of the card.
std::optional<std::vector<PlannedMarkers>> markersThatStay(const Turning& turning, const Pose& to) {
    std::vector<PlannedMarkers> all;
    for (const UnitId enemy : enemiesOf(turning.battle, turning.answer.unit)) {
        PlannedMarkers markers{enemy, turning.battle.unit(enemy).envelops};
        bool isAround = false;
        for (EnvelopMarker& marker : markers.envelops) {
            if (marker.enemy != turning.answer.unit) continue;
            const auto section = sectionBelow(to, envelopSquare(turning.battle, marker));
            if (!section) return std::nullopt;
            marker.section = *section;
            isAround = true;
        }
        if (isAround) all.push_back(std::move(markers));
    }
    return all;
}

// ------------------------------------------------------------ where they fight

using geometry::EdgeSection;
using Sections = std::vector<EdgeSection>;

std::vector<SectionIndex> sectionsOf(const std::vector<EnvelopMarker>& envelops, UnitId enemy) {
    std::vector<SectionIndex> sections;
    for (const EnvelopMarker& it : envelops) {
        if (it.enemy == enemy) sections.push_back(it.section);
    }
    return sections;
}

/// ENG-10: what may not change in the fight with one enemy.
struct Fight {
    UnitId enemy;
    Sections sections;
    std::vector<Edge> sides;
    bool isAskew = false;  // GEO-16: fights with one section, wherever it is
};
Fight fightWith(const Turning& turning, UnitId enemy) {
    const Unit& unit = turning.unit();
    if (unit.askew && unit.askew->enemy == enemy) return {enemy, {}, {unit.askew->side}, true};
    const Placement other = placement(turning.battle.unit(enemy));
    Fight fight{enemy, geometry::sectionsMet(placement(unit), other, cardSize), {}, false};
    const auto markers = sectionsOf(unit.envelops, enemy);
    for (const SectionIndex it : markers) fight.sections.push_back(geometry::edgeSectionOf(it));
    const auto corner = geometry::cornerContact(placement(unit), other, cardSize);
    if (corner && !markers.empty()) fight.sections.push_back(corner->section);
    for (const EdgeSection& it : fight.sections) fight.sides.push_back(it.edge);
    if (fight.sides.empty()) fight.sides.push_back(Edge::front);  // only the enemy fights
    return fight;
}

bool has(const auto& all, const auto& one) { return std::ranges::find(all, one) != all.end(); }

/// CHG-17: markers around it require contact with its card.
bool mayStayAround(const Turning& turning, const EngagedPlan& plan, UnitId enemy) {
    return geometry::inContact(geometry::footprint({plan.to, plan.extension}, cardSize),
                               footprint(turning.battle, enemy));
}

bool isEngagedAfter(const Turning& turning, const EngagedPlan& plan, UnitId enemy) {
    const auto& askew = turning.battle.unit(enemy).askew;
    const bool staysAskew = askew && askew->enemy == turning.answer.unit;
    if (staysAskew && turning.answer.turn == ChangeOfFront::about) return true;
    const auto found = std::ranges::find(plan.others, enemy, &PlannedMarkers::unit);
    const bool isAround = found != plan.others.end();
    if (isAround && !mayStayAround(turning, plan, enemy)) return false;
    const auto own = sectionsOf(plan.envelops, enemy);
    const auto others =
        isAround ? sectionsOf(found->envelops, turning.answer.unit) : std::vector<SectionIndex>();
    return geometry::sectionsInContact({{plan.to, plan.extension}, own},
                                       {placement(turning.battle.unit(enemy)), others}, cardSize)
               .total > 0;
}

bool isEngagedWithAll(const Turning& turning, const EngagedPlan& plan) {
    return std::ranges::all_of(turning.enemies,
                               [&](UnitId enemy) { return isEngagedAfter(turning, plan, enemy); });
}

// ------------------------------------------------------------ by 90 degrees

/// GEO-18: sections of the turned front, beyond one end of its contact with an enemy, that fight others.
int sectionsElsewhere(const Turning& turning, const EngagedPlan& plan, UnitId enemy, geometry::Side end) {
    const auto alongFront = [&](const geometry::Point& point) {
        return geometry::offsetOf(plan.to, point).right;
    };
    const Du middle = alongFront(turning.battle.unit(enemy).pose.center);
    const auto isAtEnd = [&](const geometry::Point& point) {
        return (alongFront(point) > middle) == (end == geometry::Side::right);
    };
    int sections = 0;
    for (const UnitId other : turning.enemies) {
        const Placement place = placement(turning.battle.unit(other));
        if (other == enemy || !isAtEnd(place.pose.center)) continue;
        for (const int it : geometry::frontSectionsOn({plan.to, plan.extension}, place, cardSize)) {
            sections += it;
        }
    }
    for (const PlannedMarkers& markers : plan.others) {
        for (const SectionIndex it : sectionsOf(markers.envelops, turning.answer.unit)) {
            const Outline square = geometry::markerSquare(plan.to, cardSize, it);
            if (geometry::edgeOf(it) == Edge::front && isAtEnd(square.front())) ++sections;
        }
    }
    return sections;
}

/// GEO-18: the places that free sections beyond one end of the new front can wrap around to.
std::vector<SectionIndex> room(const Turning& turning,
                               const EngagedPlan& plan,
                               UnitId enemy,
                               geometry::Side end) {
    const Placement other = placement(turning.battle.unit(enemy));
    const Placement placed{plan.to, plan.extension};
    const Footprint outline = geometry::footprint(placed, cardSize);
    auto places = geometry::envelopPlaces(placed, other, cardSize, end);
    const int free = static_cast<int>(places.size()) - sectionsElsewhere(turning, plan, enemy, end);
    places.resize(static_cast<std::size_t>(std::max(free, 0)));
    const auto isTaken = [&](SectionIndex section) {
        const Outline square = geometry::markerSquare(other.pose, cardSize, section);
        const auto isThere = [&](const EnvelopMarker& it) {
            return geometry::overlap(envelopSquare(turning.battle, it), square);
        };
        return !turning.isOpen(square) || geometry::overlap(outline, Footprint(square)) ||
               std::ranges::any_of(plan.envelops, isThere);
    };
    places.erase(std::ranges::find_if(places, isTaken), places.end());
    return places;
}

/// ENG-10: places markers at all these sections, each around the nearer end. False if they do not fit, or
/// would fight another side of the enemy.
bool wrap(const Turning& turning, EngagedPlan& plan, const Fight& fight, const Sections& missing) {
    if (!turning.battle.areEnemies(turning.answer.unit, fight.enemy)) return false;  // ELE-10: own elephants
    const auto left = room(turning, plan, fight.enemy, geometry::Side::left);
    const auto right = room(turning, plan, fight.enemy, geometry::Side::right);
    std::ptrdiff_t leftward = 0;
    std::ptrdiff_t rightward = 0;
    for (const EdgeSection& section : missing) {
        const auto isIt = [&](SectionIndex it) { return geometry::edgeSectionOf(it) == section; };
        const std::ptrdiff_t toLeft = std::ranges::find_if(left, isIt) - left.begin();
        const std::ptrdiff_t toRight = std::ranges::find_if(right, isIt) - right.begin();
        const bool isOnLeft = toLeft != std::ssize(left);
        const bool isOnRight = toRight != std::ssize(right);
        if (!isOnLeft && !isOnRight) return false;
        const bool goesLeft = isOnLeft && (!isOnRight || toLeft <= toRight);
        (goesLeft ? leftward : rightward) =
            std::max(goesLeft ? leftward : rightward, (goesLeft ? toLeft : toRight) + 1);
    }
    for (std::ptrdiff_t i = 0; i != leftward; ++i) {
        plan.envelops.push_back({fight.enemy, left.at(static_cast<std::size_t>(i))});
    }
    for (std::ptrdiff_t i = 0; i != rightward; ++i) {
        plan.envelops.push_back({fight.enemy, right.at(static_cast<std::size_t>(i))});
    }
    return std::ranges::all_of(sectionsOf(plan.envelops, fight.enemy),
                               [&](SectionIndex it) { return has(fight.sides, geometry::edgeOf(it)); });
}

/// ENG-10: true if the fight with one enemy can continue where it is.
bool keepsFight(const Turning& turning, EngagedPlan& plan, const Fight& fight) {
    const Placement placed{plan.to, plan.extension};
    const Placement other = placement(turning.battle.unit(fight.enemy));
    Sections met = geometry::sectionsMet(placed, other, cardSize);
    if (fight.isAskew && met.empty()) return false;
    if (std::ranges::any_of(met, [&](const EdgeSection& it) { return !has(fight.sides, it.edge); })) {
        return false;
    }
    if (const auto corner = geometry::cornerContact(placed, other, cardSize)) met.push_back(corner->section);
    Sections missing = fight.sections;
    std::erase_if(missing, [&](const EdgeSection& it) { return has(met, it); });
    return missing.empty() || wrap(turning, plan, fight, missing);
}

/// ENG-10
bool keepsFights(const Turning& turning, EngagedPlan& plan) {
    const auto keeps = [&](UnitId enemy) { return keepsFight(turning, plan, fightWith(turning, enemy)); };
    return std::ranges::all_of(turning.enemies, keeps) && isEngagedWithAll(turning, plan);
}

Expected<EngagedPlan> standingAt(const Turning& turning, const Pose& to) {
    EngagedPlan plan;
    plan.to = to;
    plan.extension = turning.unit().extension;
    const Footprint shape = geometry::footprint({to, plan.extension}, cardSize);
    if (Verdict verdict = mayLieOnGround(turning.battle, shape, turning.around); !verdict) {
        return tl::unexpected(verdict.error());
    }
    if (!turning.isOpen(shape)) return refuse("ENG-11"_rule);
    auto others = markersThatStay(turning, to);
    if (!others) return refuse("ENG-10"_rule, Hindrance::otherFights);
    plan.others = std::move(*others);
    if (!keepsFights(turning, plan)) return refuse("ENG-10"_rule, Hindrance::otherFights);
    return plan;
}

/// ENG-09: the pose of the card before it lines up.
Pose swung(const Pose& pose, const Reposition& answer) {
    const Heading heading = pose.heading + (answer.turn == ChangeOfFront::left ? -90_deg : 90_deg);
    if (!answer.about) return {pose.center, heading};
    const bool isRight = answer.about == Corner::frontRight || answer.about == Corner::rearRight;
    const bool isFront = answer.about == Corner::frontRight || answer.about == Corner::frontLeft;
    const Du right = isRight ? cardSize.width / 2 : -(cardSize.width / 2);
    const Du ahead = isFront ? cardSize.depth / 2 : -(cardSize.depth / 2);
    return {geometry::pointAt({geometry::pointAt(pose, right, ahead), heading}, -right, -ahead), heading};
}

std::int64_t squaredDistance(const geometry::Point& one, const geometry::Point& other) {
    const std::int64_t x = one.x.raw() - other.x.raw();
    const std::int64_t y = one.y.raw() - other.y.raw();
    return x * x + y * y;
}

using Places = std::vector<Pose>;

/// GEO-15, GEO-16: along an edge that the turned front faces.
Places placesBefore(const Turning& turning, const Pose& turned, UnitId enemy, Edge edge) {
    const Placement mover{turned, turning.unit().extension};
    Places places;
    for (const geometry::LinedUp& it :
         geometry::placesAlong(edge, turned.center, mover, placement(turning.battle.unit(enemy)), cardSize)) {
        places.push_back(it.pose);
    }
    return places;
}

/// ENG-10: beside an edge where it fights, so that its whole fight there is in front of it.
Places placeBeside(const Turning& turning, const Pose& turned, UnitId enemy, Edge edge) {
    const Placement other = placement(turning.battle.unit(enemy));
    const Heading facing = geometry::outward(other.pose.heading, edge) + 180_deg;
    const bool looksRight = turned.heading == facing + 90_deg;
    if (!looksRight && turned.heading != facing + -90_deg) return {};
    std::optional<EdgeSection> last;
    for (const EdgeSection& it : fightWith(turning, enemy).sections) {
        if (it.edge != edge) continue;
        if (!last || (it.place > last->place) == looksRight) last = it;
    }
    if (!last) return {};
    return {geometry::besideEdge(turned.heading, turning.unit().extension, *last, other, cardSize)};
}

/// The nearest edge first.
std::vector<Places> placesToLineUp(const Turning& turning, const Pose& turned) {
    std::vector<Places> edges;
    for (const UnitId enemy : turning.enemies) {
        const Heading heading = turning.battle.unit(enemy).pose.heading;
        for (const Edge edge : geometry::allEdges) {
            const Degrees off = geometry::angleBetween(geometry::outward(heading, edge), turned.heading);
            edges.push_back(off < 135_deg ? placeBeside(turning, turned, enemy, edge)
                                          : placesBefore(turning, turned, enemy, edge));
        }
    }
    std::erase_if(edges, [](const Places& it) { return it.empty(); });
    std::ranges::stable_sort(
        edges, {}, [&](const Places& it) { return squaredDistance(it.front().center, turned.center); });
    return edges;
}

Expected<EngagedPlan> planQuarterTurn(const Turning& turning) {
    Expected<EngagedPlan> last = refuse("ENG-09"_rule);
    for (const Places& edge : placesToLineUp(turning, swung(turning.unit().pose, turning.answer))) {
        for (const Pose& place : edge) {
            auto plan = standingAt(turning, place);
            if (plan) return plan;
            const bool isCloser = last.error().hindrance != Hindrance::otherFights;
            if (isCloser) last = std::move(plan);
        }
    }
    return last;
}

// ----------------------------------------------------------- by 180 degrees

/// ENG-13: extension markers that fight nobody stay on their side of the card, if possible.
Extension extensionAfter(const Turning& turning, const Pose& to, Extension fighting) {
    const Extension now = turning.unit().extension;
    const auto fits = [&](geometry::Side side) {
        return turning.isOpen(geometry::extensionMarker(to, cardSize, side));
    };
    return {now.right && !fighting.right && fits(geometry::Side::left),
            now.left && !fighting.left && fits(geometry::Side::right)};
}

Expected<EngagedPlan> planTurnAbout(const Turning& turning) {
    const UnitId id = turning.answer.unit;
    Extension fighting;
    for (const UnitId enemy : turning.enemies) {
        const Extension it = extensionAgainst(turning.battle, id, enemy);
        fighting = {fighting.left || it.left, fighting.right || it.right};
    }
    EngagedPlan plan;
    plan.attacks = attacksForMarkers(turning.battle, {id, fighting, turning.unit().envelops}, "ENG-13"_rule);
    plan.to = {turning.unit().pose.center, turning.unit().pose.heading + 180_deg};
    plan.extension = extensionAfter(turning, plan.to, fighting);
    auto others = markersThatStay(turning, plan.to);
    if (!others) return refuse("ENG-14"_rule);
    plan.others = std::move(*others);
    if (!isEngagedWithAll(turning, plan)) return refuse("ENG-12"_rule);
    return plan;
}

}  // namespace

Expected<EngagedPlan> planReposition(const Battle& battle, const Reposition& answer) {
    if (const Verdict verdict = mayReposition(battle, answer); !verdict) {
        return tl::unexpected(verdict.error());
    }
    for (const UnitId enemy : enemiesInContact(battle, answer.unit)) {
        if (battle.unit(enemy).inside) return refuseAt(battle, "FOR-04"_rule, enemy);
    }
    const Turning turning{battle, answer, enemiesInContact(battle, answer.unit),
                          surroundingsOf(battle, answer.unit)};
    return answer.turn == ChangeOfFront::about ? planTurnAbout(turning) : planQuarterTurn(turning);
}

Verdict fits(const Battle& battle, const ChooseMove&, const Reposition& answer) {
    return verdictOf(planReposition(battle, answer));
}

}  // namespace vallum::field
