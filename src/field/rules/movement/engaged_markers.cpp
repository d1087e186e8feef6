// SPDX-License-Identifier: GPL-3.0-or-later
#include "engaged_steps.h"

#include <vallum/field/rules/movement/engaged.h>
#include <vallum/field/situation/fortress/at_structures.h>
#include <vallum/field/situation/fortress/walls.h>
#include <vallum/field/situation/movement/cards.h>
#include <vallum/field/situation/movement/contact.h>
#include <vallum/field/situation/movement/surroundings.h>
#include <vallum/geometry/engagement.h>
#include <vallum/geometry/grid.h>
#include <vallum/geometry/relation.h>

namespace vallum::field {

using geometry::Extension;
using geometry::Placement;
using geometry::SectionIndex;

namespace {

using Markers = std::vector<EnvelopMarker>;
using Places = std::vector<SectionIndex>;

bool isAmong(const Markers& markers, const EnvelopMarker& marker) {
    return std::ranges::find(markers, marker) != markers.end();
}

// ------------------------------------------------------------- enveloping

/// From the unit's point of view, to the right of the enemy's center.
bool isRightOf(const Battle& battle, UnitId id, UnitId enemy, const geometry::Point& point) {
    const Heading heading = battle.unit(id).pose.heading;
    const geometry::Point& center = battle.unit(enemy).pose.center;
    return (point.x - center.x).raw() * geometry::cosine(heading) >
           (point.y - center.y).raw() * geometry::sine(heading);
}

/// ENG-03: its front sections beyond one end of the contact that fight other enemies.
int sectionsElsewhere(const Battle& battle, UnitId id, UnitId enemy, geometry::Side end) {
    const auto isAtEnd = [&](const geometry::Point& point) {
        return isRightOf(battle, id, enemy, point) == (end == geometry::Side::right);
    };
    int count = 0;
    for (const UnitId other : enemiesInContact(battle, id)) {
        if (other == enemy) continue;
        if (isAtEnd(battle.unit(other).pose.center)) count += frontSectionsOn(battle, id, other);
        for (const EnvelopMarker& marker : battle.unit(other).envelops) {
            const bool isOnFront =
                marker.enemy == id && geometry::edgeOf(marker.section) == geometry::Edge::front;
            if (isOnFront && isAtEnd(envelopSquare(battle, marker).front())) ++count;
        }
    }
    return count;
}

/// How many of its markers occupy the first of these places without a gap.
std::size_t wrappedAlready(const Battle& battle, UnitId id, UnitId enemy, const Places& places) {
    const auto open = std::ranges::find_if(
        places, [&](SectionIndex section) { return !isAmong(battle.unit(id).envelops, {enemy, section}); });
    return static_cast<std::size_t>(open - places.begin());
}

/// ENG-03: without those already occupied. Room there is not checked yet.
Places freeSections(const Battle& battle, UnitId id, UnitId enemy, geometry::Side end) {
    Places places =
        geometry::envelopPlaces(placementInFight(battle, id), placement(battle.unit(enemy)), cardSize, end);
    const int elsewhere = sectionsElsewhere(battle, id, enemy, end);
    places.resize(static_cast<std::size_t>(std::max(static_cast<int>(places.size()) - elsewhere, 0)));
    const auto known = static_cast<std::ptrdiff_t>(wrappedAlready(battle, id, enemy, places));
    places.erase(places.begin(), places.begin() + known);
    return places;
}

/// GEO-18
Places withRoom(const Battle& battle, UnitId id, UnitId enemy, Places places, const Surroundings& around) {
    const auto own = envelopSquares(battle, id);
    const auto isTaken = [&](SectionIndex section) {
        const auto square = geometry::markerSquare(battle.unit(enemy).pose, cardSize, section);
        return !isOpen(battle, id, square, around) ||
               std::ranges::any_of(own, [&](const auto& it) { return geometry::overlap(it, square); });
    };
    places.erase(std::ranges::find_if(places, isTaken), places.end());
    return places;
}

/// ENG-01, ENG-15: as a single action with the repositioning before it.
Verdict mayEnvelop(const Battle& battle, UnitId id) {
    const bool goesOn = battle.onTable(id) && battle.unit(id).did(TurnFlag::repositioned) &&
                        !battle.unit(id).did(TurnFlag::enveloped);
    return goesOn ? mayActAtAll(battle, id) : mayActOnTheSpot(battle, id);
}

Verdict mayEnvelop(const Battle& battle, const Envelop& answer) {
    if (const Verdict verdict = mayEnvelop(battle, answer.unit); !verdict) return verdict;
    const bool isEnemy = battle.onTable(answer.enemy) && areEngaged(battle, answer.unit, answer.enemy);
    if (isEnemy && battle.unit(answer.enemy).inside) return refuseAt(battle, "FOR-04"_rule, answer.enemy);
    if (!isEnemy || answer.wrapLeft < 0 || answer.wrapRight < 0) return refuse("ENG-03"_rule);
    if (frontSectionsOn(battle, answer.unit, answer.enemy) == 0) {
        return refuseAt(battle, "ENG-03"_rule, answer.enemy);
    }
    const bool anyFree = !freeSections(battle, answer.unit, answer.enemy, geometry::Side::left).empty() ||
                         !freeSections(battle, answer.unit, answer.enemy, geometry::Side::right).empty();
    return allowIf(anyFree && answer.wrapLeft + answer.wrapRight > 0, "ENG-03"_rule);
}

void wrap(EngagedPlan& plan, UnitId enemy, int asked, const Places& places) {
    for (int i = 0; i != std::min(asked, static_cast<int>(places.size())); ++i) {
        plan.envelops.push_back({enemy, places.at(static_cast<std::size_t>(i))});
    }
}

// ------------------------------------------------------- removing markers

Extension without(Extension all, Extension gone) {
    return {all.left && !gone.left, all.right && !gone.right};
}
Markers without(Markers all, const Markers& gone) {
    std::erase_if(all, [&](const EnvelopMarker& it) { return isAmong(gone, it); });
    return all;
}

bool hasAll(const Unit& unit, const RemoveMarkers& answer) {
    const Extension left = without(answer.extension, unit.extension);
    Markers named;
    for (const EnvelopMarker& it : answer.envelops) {
        if (isAmong(named, it) || !isAmong(unit.envelops, it)) return false;
        named.push_back(it);
    }
    return left == Extension{};
}

int sectionsOn(const Placement& unit, const Placement& enemy) {
    return geometry::sectionsInContact({unit, {}}, {enemy, {}}, cardSize).total;
}

/// GEO-18: true if all markers left at one end still stand for front sections, without gaps.
bool holdTogether(const Battle& battle, const RemoveMarkers& answer, UnitId enemy, geometry::Side end) {
    const Unit& unit = battle.unit(answer.unit);
    const Placement other = placement(battle.unit(enemy));
    const Placement all = placementInFight(battle, answer.unit);
    const Placement fewer{all.pose, without(all.extension, answer.extension)};
    const auto before = geometry::envelopPlaces(all, other, cardSize, end);
    const auto after = geometry::envelopPlaces(fewer, other, cardSize, end);
    bool mayStand = true;
    for (std::size_t i = 0; i != before.size(); ++i) {
        const EnvelopMarker marker{enemy, before[i]};
        mayStand = mayStand && i < after.size();
        if (isAmong(answer.envelops, marker)) {
            mayStand = false;
        } else if (isAmong(unit.envelops, marker) && !mayStand) {
            return false;
        }
    }
    return true;
}

Verdict mayRemove(const Battle& battle, const RemoveMarkers& answer) {
    if (const Verdict verdict = mayActOnTheSpot(battle, answer.unit); !verdict) return verdict;
    const Unit& unit = battle.unit(answer.unit);
    const bool isNone = answer.extension == Extension{} && answer.envelops.empty();
    if (isNone || !hasAll(unit, answer)) return refuse("ENG-06"_rule);
    for (const EnvelopMarker& marker : unit.envelops) {
        for (const geometry::Side end : {geometry::Side::left, geometry::Side::right}) {
            if (!holdTogether(battle, answer, marker.enemy, end)) return refuse("GEO-18"_rule);
        }
    }
    return {};
}

}  // namespace

Extension extensionAgainst(const Battle& battle, UnitId id, UnitId enemy) {
    const Placement all = placementInFight(battle, id);
    const Placement other = placement(battle.unit(enemy));
    const int sections = sectionsOn(all, other);
    const auto fights = [&](Extension end) {
        return sectionsOn({all.pose, without(all.extension, end)}, other) < sections;
    };
    return {fights({true, false}), fights({false, true})};
}

WrappingPlaces wrappingPlaces(const Battle& battle, UnitId id, UnitId enemy) {
    const Surroundings around = surroundingsOf(battle, id);
    const auto at = [&](geometry::Side end) {
        return withRoom(battle, id, enemy, freeSections(battle, id, enemy, end), around);
    };
    return {at(geometry::Side::left), at(geometry::Side::right)};
}

Expected<EngagedPlan> planEnvelop(const Battle& battle, const Envelop& answer) {
    if (const Verdict verdict = mayEnvelop(battle, answer); !verdict) return tl::unexpected(verdict.error());
    EngagedPlan plan = unchanged(battle, answer.unit);
    const WrappingPlaces places = wrappingPlaces(battle, answer.unit, answer.enemy);
    const std::size_t before = plan.envelops.size();
    wrap(plan, answer.enemy, answer.wrapLeft, places.left);
    wrap(plan, answer.enemy, answer.wrapRight, places.right);
    if (plan.envelops.size() == before) return refuse("GEO-18"_rule);
    return plan;
}

std::vector<PlannedAttack> attacksForMarkers(const Battle& battle, const RemoveMarkers& answer, RuleId why) {
    std::vector<PlannedAttack> attacks;
    for (const UnitId enemy : enemiesInContact(battle, answer.unit)) {
        const Extension fighting = extensionAgainst(battle, answer.unit, enemy);
        auto markers = std::ranges::count(answer.envelops, enemy, &EnvelopMarker::enemy);
        markers += fighting.left && answer.extension.left ? 1 : 0;
        markers += fighting.right && answer.extension.right ? 1 : 0;
        Sum dice;
        dice.add(why, static_cast<int>(markers));
        if (dice.total() > 0) attacks.push_back({enemy, std::move(dice)});
    }
    return attacks;
}

Expected<EngagedPlan> planRemoval(const Battle& battle, const RemoveMarkers& answer) {
    if (const Verdict verdict = mayRemove(battle, answer); !verdict) return tl::unexpected(verdict.error());
    EngagedPlan plan = unchanged(battle, answer.unit);
    plan.attacks = attacksForMarkers(battle, answer, "ENG-07"_rule);
    plan.extension = without(plan.extension, answer.extension);
    plan.envelops = without(std::move(plan.envelops), answer.envelops);
    return plan;
}

Verdict fits(const Battle& battle, const ChooseMove&, const Envelop& answer) {
    return verdictOf(planEnvelop(battle, answer));
}
Verdict fits(const Battle& battle, const ChooseMove&, const RemoveMarkers& answer) {
    return verdictOf(planRemoval(battle, answer));
}

}  // namespace vallum::field
