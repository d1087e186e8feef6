// SPDX-License-Identifier: GPL-3.0-or-later
#include <array>
#include <cstdlib>

#include <vallum/field/rules/fortress/field_defenses.h>
#include <vallum/field/rules/ground/choke_points.h>
#include <vallum/field/rules/ground/villages.h>
#include <vallum/field/rules/movement/charge.h>
#include <vallum/field/rules/movement/cut_markers.h>
#include <vallum/field/rules/movement/move_plan.h>
#include <vallum/field/rules/movement/passage.h>
#include <vallum/field/situation/fortress/walls.h>
#include <vallum/field/situation/ground/villages.h>
#include <vallum/field/situation/movement/cards.h>
#include <vallum/field/situation/movement/contact.h>
#include <vallum/field/situation/movement/surroundings.h>
#include <vallum/field/situation/optional/health.h>
#include <vallum/geometry/bearing.h>
#include <vallum/geometry/engagement.h>
#include <vallum/geometry/lining_up.h>
#include <vallum/geometry/relation.h>

namespace vallum::field {

using geometry::Edge;
using geometry::Footprint;
using geometry::PathStep;
using geometry::Placement;
using geometry::Pose;
using geometry::SectionIndex;

namespace {

bool touches(const Footprint& outline, UnitId enemy, const Surroundings& around) {
    return std::ranges::any_of(around.enemies, [&](const Piece& piece) {
        return piece.owner == enemy && geometry::inContact(outline, Footprint(piece.shape));
    });
}

/// CHG-09: the chosen side first, then in the order of GEO-14.
Expected<std::vector<Edge>> sidesInOrder(const geometry::Touch& touch, const Charge& charge) {
    std::vector<Edge> sides = touch.edges;
    if (!charge.side) return sides;
    const auto chosen = std::ranges::find(sides, *charge.side);
    if (chosen == sides.end()) return refuse("CHG-09"_rule);
    std::rotate(sides.begin(), chosen, chosen + 1);
    return sides;
}

/// CHG-13: its front sections beyond one end of the contact that fight other enemies.
int sectionsElsewhere(const Battle& battle,
                      const Placement& charger,
                      UnitId enemy,
                      geometry::Side end,
                      const Surroundings& around) {
    const auto alongFront = [&](UnitId id) {
        return geometry::offsetOf(charger.pose, battle.unit(id).pose.center).right;
    };
    int sections = 0;
    for (const Piece& it : around.enemies) {
        if (it.kind != Piece::Kind::card || it.owner == enemy) continue;
        if ((alongFront(it.owner) > alongFront(enemy)) != (end == geometry::Side::right)) continue;
        for (const int count :
             geometry::frontSectionsOn(charger, placement(battle.unit(it.owner)), cardSize)) {
            sections += count;
        }
    }
    return sections;
}

/// GEO-18: the places that sections can wrap to around one end before something is in the way.
std::vector<SectionIndex> freePlaces(const Battle& battle,
                                     const Placement& charger,
                                     UnitId enemy,
                                     geometry::Side end,
                                     const Surroundings& around) {
    const Placement other = placement(battle.unit(enemy));
    auto places = geometry::envelopPlaces(charger, other, cardSize, end);
    const auto taken = std::ranges::find_if(places, [&](SectionIndex section) {
        return !isFree(battle, geometry::markerSquare(other.pose, cardSize, section), around);
    });
    places.erase(taken, places.end());
    const int elsewhere = sectionsElsewhere(battle, charger, enemy, end, around);
    places.resize(static_cast<std::size_t>(std::max(static_cast<int>(places.size()) - elsewhere, 0)));
    return places;
}

int wrapped(int asked, const std::vector<SectionIndex>& places) {
    return std::clamp(asked, 0, static_cast<int>(places.size()));
}

/// CHG-13, CHG-14
void envelop(const Battle& battle,
             PlannedContact& contact,
             geometry::Extension extension,
             const Charge& charge,
             const Surroundings& around) {
    const Placement charger{contact.to, extension};
    const auto left = freePlaces(battle, charger, contact.target, geometry::Side::left, around);
    const auto right = freePlaces(battle, charger, contact.target, geometry::Side::right, around);
    contact.roomLeft = static_cast<int>(left.size());
    contact.roomRight = static_cast<int>(right.size());
    std::vector<SectionIndex> markers(left.begin(), left.begin() + wrapped(charge.wrapLeft, left));
    markers.insert(markers.end(), right.begin(), right.begin() + wrapped(charge.wrapRight, right));
    for (const SectionIndex section : markers) contact.envelops.push_back({contact.target, section});
    const Placement enemy = placement(battle.unit(contact.target));
    contact.sections = geometry::sectionsInContact({charger, markers}, {enemy, {}}, cardSize).total;
}

/// CHG-08, CHG-11
Expected<PlannedContact> linedUp(const Battle& battle,
                                 const Placement& touching,
                                 const geometry::Touch& touch,
                                 const Charge& charge,
                                 geometry::PlacesAlong placesOn,
                                 const Surroundings& around) {
    const auto sides = sidesInOrder(touch, charge);
    if (!sides) return tl::unexpected(sides.error());
    PlannedContact contact;
    contact.target = charge.target;
    contact.sides = touch.edges;
    contact.side = sides->front();
    contact.to = touching.pose;
    const auto isOpen = [&](const Footprint& outline) { return isFree(battle, outline, around); };
    const auto place = geometry::lineUp(std::span<const Edge>(*sides), touch.at, touching,
                                        placement(battle.unit(charge.target)), cardSize, placesOn, isOpen);
    contact.linedUp = place.has_value();
    contact.sections = 1;
    if (!place) return contact;
    contact.side = place->edge;
    contact.to = place->pose;
    envelop(battle, contact, touching.extension, charge, around);
    return contact;
}

/// TER-35, TER-38, TER-39: after a choke point a card slides on until as much of it as possible faces the
/// enemy. It may lie over closed ground if that gives more of it room.
Expected<PlannedContact> linedUpWithRoom(const Battle& battle,
                                         const Placement& touching,
                                         const geometry::Touch& touch,
                                         const Charge& charge,
                                         const Surroundings& around) {
    Surroundings open = around;
    open.closed.clear();
    open.barriers.clear();
    auto dry = linedUp(battle, touching, touch, charge, &geometry::roomiestPlacesAlong, around);
    auto over = linedUp(battle, touching, touch, charge, &geometry::roomiestPlacesAlong, open);
    if (!dry || !over) return over;
    const bool isRoomier = over->linedUp && (!dry->linedUp || over->sections > dry->sections);
    return isRoomier ? over : dry;
}

/// CHG-18: the charge ends where it met the markers, without combat.
PlannedContact endedAtMarkers(const Placement& touching, const Charge& charge) {
    PlannedContact contact;
    contact.target = charge.target;
    contact.to = touching.pose;
    return contact;
}

/// CHG-18: straight across where the markers were, to the owner's card.
std::optional<PlannedContact> acrossTheGap(const Battle& battle,
                                           UnitId charger,
                                           const Placement& touching,
                                           const Charge& charge,
                                           const MarkersCut& cutOff,
                                           const Surroundings& around) {
    const PathStep ahead = geometry::Advance{0.8_du};
    const auto cut = upToContact(battle, charger, ahead, touching, charge, around);
    if (!cut) return std::nullopt;
    Placement moved = touching;
    if (geometry::mayBeAStep(*cut)) {
        if (!mayPass(battle, charger, battle.unit(charger).formation, touching, *cut, around)) {
            return std::nullopt;
        }
        moved.pose = geometry::after(*cut, touching.pose, cardSize);
    }
    const auto touch = geometry::frontalTouch(moved, bare(battle, charge.target, cutOff), cardSize);
    if (!touch || touch->marker) return std::nullopt;
    Charge again = charge;
    if (again.side && std::ranges::count(touch->edges, *again.side) == 0) again.side.reset();
    auto contact = linedUp(battle, moved, *touch, again, &geometry::placesAlong, around);
    if (!contact || !contact->linedUp) return std::nullopt;
    return *contact;
}

/// CHG-18: next to the enveloped unit, where the markers were, front to front with their owner.
std::optional<PlannedContact> besideTheEnveloped(const Battle& battle,
                                                 const Placement& touching,
                                                 const Charge& charge,
                                                 const MarkersCut& cut,
                                                 const Surroundings& around) {
    const auto pose = placeAtOwnersFront(battle, charge.target, cut);
    if (!pose) return std::nullopt;
    const Placement placed{*pose, touching.extension};
    if (!isFree(battle, geometry::footprint(placed, cardSize), around)) return std::nullopt;
    PlannedContact contact = endedAtMarkers(touching, charge);
    contact.side = Edge::front;
    contact.sides = {Edge::front};
    contact.to = *pose;
    const Placement owner = bare(battle, charge.target, cut);
    contact.sections = geometry::sectionsInContact({placed, {}}, {owner, {}}, cardSize).total;
    if (contact.sections == 0) return std::nullopt;
    return contact;
}

/// CHG-18, CHG-19
PlannedContact chargedMarkers(const Battle& battle,
                              UnitId charger,
                              const Placement& touching,
                              const Charge& charge,
                              const MarkersCut& cut,
                              const Surroundings& around) {
    const auto wraps = wrapsCut(battle, touching, charge.target);
    const Surroundings afterward =
        without(wraps, charge.target, battle, without(cut, charge.target, battle, around));
    const int wounds = battle.unit(charge.target).wounds + cut.count() + static_cast<int>(wraps.size());
    PlannedContact contact = endedAtMarkers(touching, charge);
    if (wounds < health(battle, charge.target)) {
        auto found = acrossTheGap(battle, charger, touching, charge, cut, afterward);
        if (!found) found = besideTheEnveloped(battle, touching, charge, cut, afterward);
        if (found) contact = std::move(*found);
    }
    contact.cut = cut;
    return contact;
}

bool hasComeSideways(const Pose& from, const Pose& to) {
    const auto [right, ahead] = geometry::offsetOf(from, to.center);
    return from.heading == to.heading && right != 0_du && std::abs(ahead.raw()) <= geometry::tolerance.raw();
}

/// WAL-15, WAL-16: a flank against any side of the enemy, as far as the two overlap.
std::optional<PlannedContact> lateralContact(const Battle& battle,
                                             UnitId charger,
                                             const Placement& touching,
                                             UnitId target) {
    const bool isSideways = hasComeSideways(battle.unit(charger).pose, touching.pose);
    if (battle.structures.empty() || !isSideways || !standsOnWall(battle, charger)) return std::nullopt;
    const Battle there = standingAt(battle, charger, touching.pose);
    PlannedContact contact = endedAtMarkers(touching, {.target = target});
    contact.sections = sectionsInContact(there, charger, target);
    if (contact.sections == 0) return std::nullopt;
    constexpr std::array sides{Edge::right, Edge::left, Edge::rear};
    const auto struck =
        std::ranges::find_if(sides, [&](Edge side) { return strikes(there, charger, target, side); });
    contact.side = struck == sides.end() ? Edge::front : *struck;
    contact.sides = {contact.side};
    return contact;
}

}  // namespace

Expected<PathStep> upToContact(const Battle& battle,
                               UnitId charger,
                               const PathStep& step,
                               const Placement& from,
                               const Charge& charge,
                               const Surroundings& around) {
    if (const auto near = upToFieldDefense(battle, charger, step, from, charge.target)) return *near;
    if (const auto squeeze = squeezeThrough(battle, from, step, around)) {
        if (const auto inside = upToContactInside(step, from, *squeeze, around)) {
            const Placement at{geometry::after(*inside, from.pose, cardSize), from.extension};
            if (touches(outlineAt(battle, at, around), charge.target, around)) return *inside;
        }
    }
    const auto first = geometry::firstContact(step, from, cardSize, around.enemyShapes);
    const PathStep cut = first ? first->upTo : step;
    const Placement at{geometry::after(cut, from.pose, cardSize), from.extension};
    if (touches(outlineAt(battle, at, around), charge.target, around)) return cut;
    if (first)
        return refuseAt(battle, "MOV-03"_rule, around.enemies.at(first->obstacle).owner,
                        Hindrance::enemyInTheWay);
    return refuse("CHG-01"_rule, Hindrance::outOfReach);
}

Expected<PlannedContact> planContact(const Battle& battle,
                                     UnitId charger,
                                     const Pose& began,
                                     const Placement& touching,
                                     const Charge& charge,
                                     const Surroundings& around) {
    if (charge.wrapLeft < 0 || charge.wrapRight < 0) return refuse("CHG-13"_rule);
    if (const auto lateral = lateralContact(battle, charger, touching, charge.target)) return *lateral;
    if (auto over = contactOverFieldDefense(battle, charger, touching, charge, around))
        return *std::move(over);
    if (sectorOf(battle, charge.target)) return contactWithHolder(battle, charger, touching, charge, around);
    if (auto narrow = contactAtChokePoint(battle, charger, touching, charge, around))
        return *std::move(narrow);
    const Placement enemy = placement(battle.unit(charge.target));
    const auto touch = geometry::frontalTouch(touching, enemy, cardSize);
    const MarkersCut cut = markersCut(battle, touching, charge.target, touch);
    const bool meetsMarkers = cut.count() != 0 || !wrapsCut(battle, touching, charge.target).empty();
    if (meetsMarkers) return chargedMarkers(battle, charger, touching, charge, cut, around);
    if (touch) {
        if (!comesOutOfChokePoint(battle, charger, began, touching, around)) {
            return linedUp(battle, touching, *touch, charge, &geometry::placesAlong, around);
        }
        auto contact = linedUpWithRoom(battle, touching, *touch, charge, around);
        if (!contact || contact->linedUp) return contact;
        return contactAsColumn(battle, touching, charge, around).value_or(*contact);
    }
    if (battle.type(charger).has(Ability::skirmishers)) {
        return refuseAt(battle, "CHG-05"_rule, charge.target);
    }
    return refuseAt(battle, "CHG-01"_rule, charge.target, Hindrance::outOfReach);
}

bool beginsToFight(const Battle& battle, UnitId unit, UnitId enemy, const Pose& there) {
    constexpr Du near = 3_du;  // across a structure
    if (!geometry::isWithin(near, battle.unit(enemy).pose.center, there.center)) return false;
    const auto fightsAt = [&](const Pose& pose) {
        return areEngaged(standingAt(battle, unit, pose), unit, enemy);
    };
    return fightsAt(there) && !fightsAt(battle.unit(unit).pose);
}

}  // namespace vallum::field
