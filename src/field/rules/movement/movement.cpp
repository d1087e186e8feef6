// SPDX-License-Identifier: GPL-3.0-or-later
#include "move_draft.h"

#include <vallum/field/rules/fortress/field_defenses.h>
#include <vallum/field/rules/fortress/overlapping.h>
#include <vallum/field/rules/ground/choke_points.h>
#include <vallum/field/rules/ground/ground_cost.h>
#include <vallum/field/rules/ground/river_banks.h>
#include <vallum/field/rules/movement/allowance.h>
#include <vallum/field/rules/movement/blocked.h>
#include <vallum/field/rules/movement/charge.h>
#include <vallum/field/rules/movement/movement.h>
#include <vallum/field/rules/movement/passage.h>
#include <vallum/field/rules/movement/setting_out.h>
#include <vallum/field/rules/movement/stacks.h>
#include <vallum/field/rules/optional/advance_in_line.h>
#include <vallum/field/rules/siege/siege_towers.h>
#include <vallum/field/situation/ground/terrain.h>
#include <vallum/field/situation/movement/stacks.h>
#include <vallum/geometry/engagement.h>
#include <vallum/geometry/relation.h>

namespace vallum::field {

using geometry::Footprint;
using geometry::PathStep;
using geometry::Placement;
using geometry::Pose;

namespace {

constexpr Du swing = 0.3_du;     // how far the center of a pivoting card deviates from a straight line
constexpr Du liningUp = 3.6_du;  // along the edge it meets, or an envelop marker around it

std::vector<Pose> wayOf(const Battle& battle, const Move& move) {
    std::vector<Pose> way{move.out.value_or(battle.unit(move.unit).pose)};
    for (const PathStep& step : move.path) way.push_back(geometry::after(step, way.back(), cardSize));
    return way;
}

Surroundings surroundingsOf(const Battle& battle, const Move& move, const Neighborhood* near) {
    const Du reach = reachOfExtendedCard + swing + (move.charge || move.at ? liningUp : 0_du);
    const auto way = wayOf(battle, move);
    Surroundings around =
        near == nullptr ? surroundingsOf(battle, move.unit, way, reach) : near->along(way, reach);
    closeStructureLeft(around, battle, move);
    if (!leavesSupport(move)) return around;
    if (const auto left = supportOf(battle, move.unit)) {
        around.friends.push_back({*left, footprint(battle, *left)});
    }
    return around;
}

RuleId ruleOf(const Draft& draft, const PathStep& step) {
    if (draft.move.gait == Gait::forcedMarch) return "MOV-18"_rule;
    if (std::holds_alternative<geometry::Pivot>(step)) return "MOV-13"_rule;
    if (std::holds_alternative<geometry::Slide>(step)) return "MAN-02"_rule;
    if (std::holds_alternative<geometry::Turn>(step)) return "MAN-04"_rule;
    return "MOV-12"_rule;
}

/// MAN-08: on the table, and without an overlap (GEO-03).
bool hasRoomAt(const Draft& draft, Flank end) {
    const geometry::Outline marker = geometry::extensionMarker(
        draft.plan.end, cardSize, end == Flank::left ? geometry::Side::left : geometry::Side::right);
    return geometry::isOnTable(marker, draft.battle.setting->table) && isFreeOfOthers(marker, draft.around);
}

/// MAN-08, MOV-17: a marker needs room and may not begin a fight.
Verdict hasRoomForMarkers(const Draft& draft, Flank end) {
    if (!isFree(draft.battle, draft.outline(), draft.around) || !hasRoomAt(draft, end)) {
        return refuse("MAN-08"_rule);
    }
    for (const Piece& piece : draft.around.enemies) {
        if (piece.kind != Piece::Kind::card) continue;
        const Placement enemy = placement(draft.battle.unit(piece.owner));
        if (geometry::sectionsInContact({draft.placed(), {}}, {enemy, {}}, cardSize).total > 0) {
            return refuseAt(draft.battle, "MOV-17"_rule, piece.owner, Hindrance::contact);
        }
    }
    return {};
}

/// TER-20
bool standsInWater(const Draft& draft) {
    return std::ranges::any_of(draft.around.tiles, [&](const Tile* tile) {
        return isForded(draft.battle, draft.move.unit, *tile) &&
               geometry::isPartlyIn(draft.outline(), tile->region);
    });
}

Verdict maneuver(Draft& draft, const std::vector<Maneuver>& maneuvers) {
    for (const Maneuver& it : maneuvers) {
        if (Verdict verdict = mayManeuver(draft.battle, draft.move.unit, draft.formed, it); !verdict) {
            return verdict;
        }
        if (std::holds_alternative<TakeFormation>(it) && standsInWater(draft)) return refuse("TER-20"_rule);
        draft.formed = after(it, draft.formed);
        const auto* extending = std::get_if<ExtendFront>(&it);
        if (extending == nullptr) continue;
        if (Verdict verdict = hasRoomForMarkers(draft, extending->end); !verdict) return verdict;
    }
    return {};
}

std::vector<UnitId> enemiesTouched(const Draft& draft, const Footprint& outline) {
    std::vector<UnitId> touched;
    for (const Piece& piece : draft.around.enemies) {
        if (!touched.empty() && touched.back() == piece.owner) continue;
        if (geometry::inContact(outline, Footprint(piece.shape))) touched.push_back(piece.owner);
    }
    return touched;
}

bool isAsBroken(const Draft& draft, UnitId other) {
    const bool isOtherBroken = draft.battle.unit(other).has(Marker::broken) ||
                               std::ranges::count(draft.plan.broken, other, &Disorder::unit) != 0;
    return isOtherBroken == draft.isBroken;
}

/// MOV-06, MOV-07
void spreadDisorder(Draft& draft, const Placement& from, const PathStep& step) {
    const auto isLikeIt = [&](const Bystander& it) { return isAsBroken(draft, it.unit); };
    if (std::ranges::all_of(draft.around.friends, isLikeIt)) return;
    for (const UnitId other : friendsCrossed(draft.battle, draft.move.unit, from, step, draft.around)) {
        if (isAsBroken(draft, other)) continue;
        if (isCrossedInFortress(draft.battle, draft.move.unit, draft.plan.end, step, other)) continue;
        const RuleId why = draft.isBroken ? "MOV-06"_rule : "MOV-07"_rule;
        draft.plan.broken.push_back({draft.isBroken ? other : draft.move.unit, why, draft.plan.steps.size()});
        draft.isBroken = true;
    }
}

/// TER-20, TER-21
void wade(Draft& draft, const Placement& from, const PathStep& step) {
    if (!entersWater(draft.battle, draft.move.unit, from, step, draft.around.tiles)) return;
    draft.plan.flags.put(TurnFlag::chargedFromWater, draft.move.charge.has_value());
    if (!draft.formed.formation) return;
    draft.formed.formation.reset();
    draft.plan.formationLostAt = draft.plan.steps.size();
}

Verdict take(Draft& draft, const PathStep& step) {
    const Placement from = draft.placed();
    if (Verdict verdict = mayTake(draft, from, step); !verdict) return verdict;
    spreadDisorder(draft, from, step);
    if (Verdict verdict =
            mayCrossGround(draft.battle, draft.move.unit, from, step, draft.around.tiles, draft.around.rough);
        !verdict) {
        return verdict;
    }
    wade(draft, from, step);
    const Du slow =
        difficultPart(draft.battle, draft.move.unit, from, step, draft.around.tiles, draft.around.rough);
    const auto bank = facesBank(from, step, draft.around);
    const MovementPoints price =
        bank ? 0_mp : priceOf(draft.battle, draft.move.unit, step) + MovementPoints(slow.raw());
    if (!bank) draft.slowed = draft.slowed + MovementPoints(slow.raw());
    draft.plan.end = geometry::after(step, from.pose, cardSize);
    draft.plan.steps.push_back(
        {step, draft.plan.end, price, bank.value_or(slow > 0_du ? "HGT-12"_rule : ruleOf(draft, step))});
    return {};
}

bool leadsNowhere(const PathStep& step) { return !geometry::mayBeAStep(step); }

/// CHG-01, CHG-07: the last step of a charge goes up to contact.
Verdict close(Draft& draft, const PathStep& step) {
    const Charge& charge = *draft.move.charge;
    const Pose began = draft.plan.end;
    const auto cut = upToContact(draft.battle, draft.move.unit, step, draft.placed(), charge, draft.around);
    if (!cut) return tl::unexpected(cut.error());
    if (!leadsNowhere(*cut)) {
        if (Verdict verdict = take(draft, *cut); !verdict) return verdict;
    }
    auto contact = planContact(draft.battle, draft.move.unit, began, draft.placed(), charge, draft.around);
    if (!contact || !contact->linedUp) {
        if (auto beside = contactOutOfStructure(draft)) contact = *std::move(beside);
    }
    if (!contact) return tl::unexpected(contact.error());
    draft.plan.contact = std::move(*contact);
    draft.plan.end = draft.plan.contact->to;
    return {};
}

Verdict walk(Draft& draft) {
    draft.began = draft.placed();
    for (std::size_t i = 0; i != draft.move.path.size(); ++i) {
        const PathStep& step = draft.move.path.at(i);
        const bool closes = draft.move.charge && i + 1 == draft.move.path.size();
        if (Verdict verdict = closes ? close(draft, step) : take(draft, step); !verdict) return verdict;
    }
    return {};
}

/// HGT-12, HGT-15: the ground, if the move would be short enough without it.
std::optional<RuleId> groundThatSlows(const Draft& draft) {
    const MovementPoints onEasyGround = draft.plan.spent - draft.slowed;
    if (draft.slowed > 0_mp && geometry::isWithin(draft.plan.allowance, onEasyGround)) return "HGT-12"_rule;
    if (draft.limitedBy && geometry::isWithin(draft.unlimited, onEasyGround)) return "HGT-15"_rule;
    return std::nullopt;
}

/// The rule that tells the player most about what to change.
RuleId ruleOfPoints(const Draft& draft, const PriorMovement& before) {
    if (const auto ground = groundThatSlows(draft)) return *ground;
    if (before.finishes != TurnFlag::finishedMove) return before.outOfPoints;
    if (isHeldBackByLine(draft.battle, draft.move)) return "OPT-29"_rule;
    if (draft.move.charge) return "CHG-01"_rule;
    if (draft.move.gait == Gait::forcedMarch) return "MOV-18"_rule;
    if (draft.unit().did(TurnFlag::reorganized)) return "ACT-13"_rule;
    if (reducedBy(draft.battle, draft.move)) return "MOV-25"_rule;
    return draft.limitedBy ? "HGT-15"_rule : before.outOfPoints;
}

/// HGT-15: the structures that require it, and the ground.
std::optional<RuleId> limitedBy(const Draft& draft) {
    if (const auto why = limitedAtStructures(draft)) return why;
    if (const auto why = limitedByChokePoint(draft.battle, draft.move, draft.plan, draft.around)) return why;
    if (draft.around.tiles.empty()) return std::nullopt;
    return limitedBy(draft.battle, draft.move.unit, placement(draft.unit()), draft.placed(),
                     draft.around.tiles);
}

/// HGT-15 to HGT-17
Verdict limit(Draft& draft, const PriorMovement& before) {
    const auto why = limitedBy(draft);
    if (!why) return {};
    draft.plan.flags.insert(TurnFlag::movedLimited);
    draft.limitedBy = why;
    if (draft.move.gait == Gait::forcedMarch) return refuse("HGT-15"_rule);
    if (reducedBy(draft.battle, draft.move)) {
        const bool mayCharge =
            draft.unit().did(TurnFlag::chargesReduced) ||
            (isReducedByCloseOrder(draft.battle, draft.move) && chargesOverTrench(draft.battle, draft.plan));
        return allowIf(!draft.move.charge || mayCharge, "HGT-17"_rule);
    }
    const bool isKnown = !before.allowance && draft.unit().did(TurnFlag::movedLimited);
    if (!isKnown) applyLimit(draft.plan.allowanceTerms, draft.battle, draft.move, *why);
    return {};
}

Verdict pay(Draft& draft, const PriorMovement& before) {
    draft.plan.allowanceTerms = before.allowance ? *before.allowance : allowance(draft.battle, draft.move);
    draft.unlimited = MovementPoints(draft.plan.allowanceTerms.total());
    if (Verdict verdict = limit(draft, before); !verdict) return verdict;
    draft.plan.allowance = MovementPoints(draft.plan.allowanceTerms.total());
    draft.plan.spent = before.spent + draft.price();
    if (draft.plan.departure && draft.plan.departure->takesAll) draft.plan.spent = draft.plan.allowance;
    if (geometry::isWithin(draft.plan.allowance, draft.plan.spent)) return {};
    return refuse(ruleOfPoints(draft, before), draft.move.charge ? Hindrance::outOfReach : Hindrance::other);
}

/// ENG-24
bool isStillWith(const Draft& draft, UnitId enemy) {
    return !draft.unit().did(TurnFlag::finishedMove) &&
           std::ranges::count(draft.unit().turn.left, enemy) != 0;
}

/// MOV-17, MOV-20, MAN-03, ENG-24: only a charge makes contact, and not with enemies the unit has left.
Verdict keepsApart(const Draft& draft) {
    if (draft.around.enemies.empty()) return {};
    if (draft.move.charge && draft.unit().turn.left.empty()) return {};
    const auto touched = enemiesTouched(draft, draft.outline());
    for (const UnitId enemy : touched) {
        if (isStillWith(draft, enemy)) return refuseAt(draft.battle, "ENG-24"_rule, enemy);
    }
    if (touched.empty() || draft.move.charge || endsInside(draft)) return {};  // FOR-20
    const auto before = enemiesTouched(draft, outlineAt(draft.battle, draft.began, draft.around));
    for (const UnitId enemy : touched) {
        const bool wasTouched = std::ranges::count(before, enemy) != 0;
        const bool begins = beginsToFight(draft.battle, draft.move.unit, enemy, draft.plan.end);
        if (wasTouched && !begins) continue;
        return refuseContact(draft, enemy);
    }
    return {};
}

/// The outlines that a unit there would stand on.
std::vector<geometry::Outline> standsOn(const std::vector<Footprint>& taken, const Placement& place) {
    std::vector<geometry::Outline> under;
    const Footprint outline = geometry::footprint(place, cardSize);
    for (const Footprint& other : taken) {
        if (!geometry::overlap(outline, other)) continue;
        const auto pieces = other.pieces();
        under.insert(under.end(), pieces.begin(), pieces.end());
    }
    return under;
}

/// The last position of a step, searching back from `end`, in which the unit stands on nothing;
/// otherwise the start of the step.
Pose lastFreePlace(const PathStep& step,
                   const Placement& from,
                   Pose end,
                   const std::vector<Footprint>& taken) {
    std::vector<geometry::Outline> barred;
    while (end != from.pose) {
        const auto under = standsOn(taken, {end, from.extension});
        if (under.empty()) return end;
        barred.insert(barred.end(), under.begin(), under.end());
        const auto contact = geometry::firstContact(step, from, cardSize, barred);
        if (!contact || leadsNowhere(contact->upTo)) return from.pose;
        const Pose before = geometry::after(contact->upTo, from.pose, cardSize);
        if (before == end) return from.pose;  // it overlaps something from the start
        end = before;
    }
    return end;
}

/// MOV-10: the last position on the path, searching back from its end, on top of no unit and no place kept
/// for one. None if it comes from under its main unit (ABL-34) and meets somebody at once.
std::optional<Pose> lastFreePlace(const Draft& draft) {
    std::vector<Footprint> taken = placesKept(draft.battle, draft.move.unit);
    for (const Bystander& other : draft.around.friends) taken.push_back(other.footprint);
    const geometry::Extension& extension = draft.formed.extension;
    Pose end = draft.plan.end;
    const auto isFree = [&] { return standsOn(taken, {end, extension}).empty(); };
    for (std::size_t i = draft.plan.steps.size(); i-- != 0 && !isFree();) {
        const Pose start = i == 0 ? draft.unit().pose : draft.plan.steps.at(i - 1).to;
        end = lastFreePlace(draft.plan.steps.at(i).step, {start, extension}, end, taken);
    }
    return isFree() ? std::optional(end) : std::nullopt;
}

/// MOV-10: it makes way for a unit on top of it, and could not go back under that one.
bool isTakenMeanwhile(const Draft& draft, const Pose& back) {
    return std::ranges::any_of(draft.battle.crossings, [&](const Crossing& it) {
        if (it.under != draft.move.unit) return false;
        const Placement place{back, draft.plan.extension};
        return geometry::overlap(footprint(draft.battle, it.unit), geometry::footprint(place, cardSize));
    });
}

/// MOV-10: the unit on top would then stand on the support that stays.
bool isStoodOn(const Draft& draft) {
    return std::ranges::count(draft.battle.crossings, draft.move.unit, &Crossing::under) != 0;
}

Verdict mayStandOn(const Draft& draft, UnitId other) {
    if (areStacked(draft.battle, draft.move.unit, other)) return refuseAt(draft.battle, "ABL-34"_rule, other);
    if (draft.move.charge) return refuseAt(draft.battle, "MOV-08"_rule, other);
    return mayCrossOnto(draft.battle, draft.move, other);
}

/// MOV-08, MOV-09
Verdict crossOnto(Draft& draft, const std::vector<UnitId>& under) {
    for (const UnitId other : under) {
        if (Verdict verdict = mayStandOn(draft, other); !verdict) return verdict;
    }
    const auto back = lastFreePlace(draft);
    if (!back || isTakenMeanwhile(draft, *back)) return refuseAt(draft.battle, "MOV-10"_rule, under.front());
    for (const UnitId other : under) draft.plan.crossings.push_back({draft.move.unit, other, *back});
    return {};
}

/// MOV-10
Verdict findPlace(Draft& draft) {
    if (draft.plan.end != draft.unit().pose)
        draft.plan.overlaps = overlapsWithout(draft.battle, draft.move.unit);
    if (endsInside(draft)) return {};
    const Footprint outline = draft.outline();
    if (Verdict verdict = mayEndAtStructures(draft, outline); !verdict) return verdict;
    const auto under = friendsUnder(outline, draft.around);
    if (mayLieOnAll(draft, under)) return lieOnFriends(draft, under);
    if (isKeptForAnother(draft.battle, draft.move.unit, outline)) return refuse("MOV-10"_rule);
    if (leavesSupport(draft.move) && isStoodOn(draft)) return refuse("MOV-10"_rule);
    return under.empty() ? Verdict() : crossOnto(draft, under);
}

template <class Kind> bool anyManeuver(const Move& move) {
    const auto isKind = [](const Maneuver& it) { return std::holds_alternative<Kind>(it); };
    return std::ranges::any_of(move.before, isKind) || std::ranges::any_of(move.after, isKind);
}

/// FRM-28: an engaged unit may still take one of its actions afterward.
Expected<MovePlan> planSwitch(const Battle& battle, const Move& move, const PriorMovement& before) {
    const Unit& unit = battle.unit(move.unit);
    if (unit.did(TurnFlag::tookFormation) || unit.did(TurnFlag::droppedFormation))
        return refuse("FRM-05"_rule);
    auto plan = planFrom(battle, move, before);
    if (plan) plan->flags.erase(TurnFlag::finishedMove);
    return plan;
}

/// TER-22
Verdict mayStopShort(const Battle& battle, const Move& move, const Surroundings& around) {
    for (const Move& charge : chargesInsteadOf(battle, move, around)) {
        const auto plan = planMove(battle, charge);
        if (plan && plan->contact && plan->contact->sections > 0)
            return refuseAt(battle, "TER-22"_rule, charge.charge->target);
    }
    return {};
}

}  // namespace

bool endsInside(const Draft& draft) {
    if (draft.plan.arrival) return draft.plan.arrival->what == Arrival::occupy;
    return draft.unit().inside && !draft.plan.departure;
}

Verdict refuseContact(const Draft& draft, UnitId enemy) {
    if (draft.move.gait == Gait::forcedMarch) return refuseAt(draft.battle, "MOV-20"_rule, enemy);
    if (draft.plan.flags.has(TurnFlag::allDirections)) return refuseAt(draft.battle, "MAN-03"_rule, enemy);
    return refuseAt(draft.battle, "MOV-17"_rule, enemy, Hindrance::contact);
}

Expected<MovePlan> planMove(const Battle& battle,
                            const Move& move,
                            const Verdict& setsOut,
                            const Neighborhood* near) {
    if (isTowerMove(battle, move)) return planTowerMove(battle, move);
    const PriorMovement before{0_mp, TurnFlag::finishedMove, "MOV-12"_rule, {}};
    if (setsOut) {
        const Verdict inLine = mayMoveInLine(battle, move);
        return inLine ? planFrom(battle, move, before, near) : tl::unexpected(inLine.error());
    }
    if (!isHeldByEnemies(battle, move.unit)) return tl::unexpected(setsOut.error());
    if (switchesBravery(battle, move)) return planSwitch(battle, move, before);
    if (!isBlocked(battle, move.unit) && anyManeuver<ExtendFront>(move)) return refuse("ENG-05"_rule);
    if (anyManeuver<TakeFormation>(move) || anyManeuver<DropFormation>(move)) return refuse("ENG-08"_rule);
    return tl::unexpected(setsOut.error());
}

Expected<MovePlan> planFrom(const Battle& battle, const Move& move, const PriorMovement& before) {
    return planFrom(battle, move, before, nullptr);
}

Expected<MovePlan> planFrom(const Battle& battle,
                            const Move& move,
                            const PriorMovement& before,
                            const Neighborhood* near) {
    if (Verdict verdict = mayCombine(battle, move); !verdict) return tl::unexpected(verdict.error());
    Draft draft{battle, move, surroundingsOf(battle, move, near)};
    draft.formed = formationAndFrontOf(draft.unit());
    draft.plan.end = draft.unit().pose;
    draft.plan.flags = turnFlagsOf(battle, move);
    draft.plan.flags.insert(before.finishes);
    draft.isBroken = draft.unit().has(Marker::broken);
    const Verdict verdict = leave(draft)
                                .and_then([&] { return maneuver(draft, move.before); })
                                .and_then([&] { return walk(draft); })
                                .and_then([&] { return pay(draft, before); })
                                .and_then([&] { return arrive(draft); })
                                .and_then([&] { return mayStopShort(battle, move, draft.around); })
                                .and_then([&] { return marchesIntoNoFight(draft); })
                                .and_then([&] { return keepsApart(draft); })
                                .and_then([&] { return maneuver(draft, move.after); })
                                .and_then([&] { return findPlace(draft); })
                                .and_then([&] { return standInTheOpen(draft); });
    if (!verdict) return tl::unexpected(verdict.error());
    draft.plan.formation = draft.formed.formation;
    draft.plan.extension = draft.formed.extension;
    return std::move(draft.plan);
}

}  // namespace vallum::field
