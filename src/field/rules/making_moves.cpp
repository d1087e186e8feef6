// SPDX-License-Identifier: GPL-3.0-or-later
#include <vallum/core/overloaded.h>
#include <vallum/field/rules/advance_in_line.h>
#include <vallum/field/rules/caltrops.h>
#include <vallum/field/rules/charge.h>
#include <vallum/field/rules/choke_points.h>
#include <vallum/field/rules/climbing.h>
#include <vallum/field/rules/contact.h>
#include <vallum/field/rules/cut_markers.h>
#include <vallum/field/rules/engaged.h>
#include <vallum/field/rules/field_defenses.h>
#include <vallum/field/rules/fires.h>
#include <vallum/field/rules/fog.h>
#include <vallum/field/rules/garrisons.h>
#include <vallum/field/rules/maneuvers.h>
#include <vallum/field/rules/morale.h>
#include <vallum/field/rules/movement.h>
#include <vallum/field/rules/rams.h>
#include <vallum/field/rules/sallies.h>
#include <vallum/field/rules/siege_towers.h>
#include <vallum/field/rules/stacks.h>
#include <vallum/field/rules/turns.h>
#include <vallum/field/rules/victory.h>

namespace vallum::field {

namespace {

void leaveSupport(Game& game, UnitId main) {
    if (const auto support = supportOf(game.battle(), main)) separate(game, *support, "ABL-34"_rule);
}

void tellManeuvers(Game& game, UnitId unit, const std::vector<Maneuver>& maneuvers) {
    for (const Maneuver& maneuver : maneuvers) {
        const Array array = after(maneuver, arrayOf(game.battle().unit(unit)));
        std::visit(
            Overloaded{
                [&](const TakeFormation& it) { game.tell(FormationTaken{unit, it.formation}); },
                [&](const DropFormation&) { game.tell(FormationLost{unit, "MAN-15"_rule}); },
                [&](const ExtendFront&) { game.tell(FrontChanged{unit, array.extension, "MAN-08"_rule}); },
                [&](const ReduceFront&) { game.tell(FrontChanged{unit, array.extension, "MAN-09"_rule}); },
                [&](const LeaveSupport&) { leaveSupport(game, unit); },
                [&](const DropRam&) { leaveRam(game, unit, "RAM-07"_rule); },
                [&](const TakeRam& it) { takeRam(game, unit, it.ram); }},
            maneuver);
    }
}

/// ABL-29, ABL-34: what is below has moved as well, and moves no more.
void endMove(Game& game, UnitId unit, const MovePlan& plan) {
    game.tell(MoveEnded{unit, plan.spent, plan.deeds, plan.crossings});
    const auto support = supportOf(game.battle(), unit);
    if (!support) return;
    EnumSet<Deed> deeds;
    for (const Deed deed : {Deed::displaced, Deed::forcedMarch, Deed::allDirections, Deed::finishedMove,
                            Deed::finishedSkirmish}) {
        deeds.put(deed, plan.deeds.has(deed));
    }
    game.tell(MoveEnded{*support, plan.spent, deeds, {}});
}

void walk(Game& game, UnitId unit, const MovePlan& plan) {
    for (std::size_t i = 0; i != plan.steps.size(); ++i) {
        const PlannedStep& step = plan.steps.at(i);
        const geometry::Pose from = game.battle().unit(unit).pose;
        if (plan.formationLostAt == i) game.tell(FormationLost{unit, "TER-20"_rule});
        game.tell(Moved{unit, step.step, step.to, step.price, step.why});
        revealOnTheWay(game, unit, step.step, from);
        for (const Disorder& disorder : plan.broken) {
            if (disorder.step == i) breakUnit(game, disorder.unit, disorder.why);
        }
    }
}

std::vector<geometry::PathStep> stepsOf(const MovePlan& plan) {
    std::vector<geometry::PathStep> steps;
    steps.reserve(plan.steps.size());
    for (const PlannedStep& it : plan.steps) steps.push_back(it.step);
    return steps;
}

/// CHG-18: round a tower; the unit stays where it is.
void cutWraps(Game& game, UnitId owner, const std::vector<TowerMarker>& cut) {
    if (cut.empty()) return;
    const Unit& unit = game.battle().unit(owner);
    auto left = unit.wraps;
    std::erase_if(left, [&](const TowerMarker& it) { return std::ranges::count(cut, it) != 0; });
    game.tell(LinedUp{owner, cut.front().structure, unit.pose, "CHG-18"_rule, std::move(left)});
}

/// CHG-18
void cutMarkers(Game& game, UnitId charger, UnitId owner, const MarkersCut& cut) {
    const auto wraps = wrapsCut(game.battle(), placement(game.battle().unit(charger)), owner);
    const int count = cut.count() + static_cast<int>(wraps.size());
    if (count == 0) return;
    cutWraps(game, owner, wraps);
    const Unit unit = game.battle().unit(owner);
    if (cut.extension != geometry::Extension{}) {
        const geometry::Extension left{unit.extension.left && !cut.extension.left,
                                       unit.extension.right && !cut.extension.right};
        game.tell(FrontChanged{owner, left, "CHG-18"_rule});
    }
    if (!cut.envelops.empty()) {
        auto left = unit.envelops;
        std::erase_if(left, [&](const EnvelopMarker& it) {
            return std::ranges::find(cut.envelops, it) != cut.envelops.end();
        });
        game.tell(EnvelopsChanged{owner, left, "CHG-18"_rule});
    }
    woundOutsideCombat(game, owner, count, "CHG-18"_rule);
}

/// MOV-10: whoever stood on the unit stands alone now.
void endCrossings(Game& game, UnitId under) {
    const auto crossings = game.battle().crossings;
    for (const Crossing& it : crossings) {
        if (it.under == under) game.tell(CrossingEnded{it.unit, it.under, std::nullopt});
    }
}

/// MOV-10: what cannot be resolved is taken back.
void takeBackCrossings(Game& game) {
    const auto crossings = game.battle().crossings;
    for (const Crossing& it : crossings) game.tell(CrossingEnded{it.unit, it.under, it.back});
}

std::vector<geometry::PathStep> stepsAside(const Battle& battle, UnitId under) {
    std::vector<geometry::PathStep> steps;
    const Heading heading = battle.unit(under).pose.heading;
    const Sum points = movementPoints(battle, under, Gait::regular);
    for (const Du distance : {Du(points.total()), Du(points.total() / 2), 1_du}) {
        if (distance <= 0_du) continue;
        steps.emplace_back(geometry::Advance{distance});
        for (int turn = 45; turn != 360; turn += 45) {
            steps.emplace_back(geometry::Slide{heading + Degrees(turn * Degrees::perUnit), distance});
        }
    }
    for (const auto corner : {geometry::Corner::rearLeft, geometry::Corner::rearRight}) {
        steps.emplace_back(geometry::Pivot{corner, 90_deg});
    }
    return steps;
}

std::optional<Move> wayAside(const Battle& battle, UnitId under, const geometry::PathStep& step) {
    Move move{under, Gait::regular, {}, {step}, {}, {}};
    return planMove(battle, move) ? std::optional(std::move(move)) : std::nullopt;
}

}  // namespace

void makeContact(Game& game, UnitId charger, const PlannedContact& contact) {
    cutMarkers(game, charger, contact.target, contact.cut);
    if (contact.sections == 0 || !game.battle().onTable(contact.target)) return;
    game.tell(
        Charged{{charger, contact.target}, contact.side, contact.to, contact.linedUp, contact.sections});
    revealUnitsInSight(game);
    endClimbOfCharged(game, contact.target);
    if (!contact.envelops.empty()) game.tell(EnvelopsChanged{charger, contact.envelops, "CHG-13"_rule});
}

void carryOut(Game& game, const Move& move, const MovePlan& plan) {
    if (isTowerMove(game.battle(), move)) {
        const auto caltrops = caltropsRolledOver(game.battle(), move);
        makeTowerMove(game, move, plan);
        endMove(game, move.unit, plan);
        return treadOn(game, move.unit, caltrops);
    }
    if (game.battle().isCovered(move.unit)) separate(game, move.unit, "ABL-34"_rule);
    if (plan.departure) depart(game, move.unit, *plan.departure);
    const geometry::Pose from = game.battle().unit(move.unit).pose;
    tellManeuvers(game, move.unit, move.before);
    walk(game, move.unit, plan);
    if (plan.contact) makeContact(game, move.unit, *plan.contact);
    if (plan.arrival) arrive(game, move.unit, *plan.arrival);
    if (game.battle().unit(move.unit).pose != plan.end && !plan.contact) {
        game.tell(Shifted{move.unit, plan.end, "FOR-10"_rule});
    }
    if (plan.overlaps) game.tell(OverlapsChanged{*plan.overlaps, "FOR-11"_rule});
    tellManeuvers(game, move.unit, move.after);
    if (game.battle().unit(move.unit).formation && !plan.formation) {
        game.tell(FormationLost{move.unit, "ASL-24"_rule});
    }
    if (move.gait == Gait::forcedMarch) {
        game.tell(MarkerGained{move.unit, Marker::marching, "MOV-19"_rule});
    }
    enterOrLeavePassage(game, move.unit, from, plan.contact ? &*plan.contact : nullptr);
    if (plan.departure && plan.contact) standBesideStructure(game, move.unit, plan.departure->structure);
    endMove(game, move.unit, plan);
    revealInFortress(game, move.unit);
    sufferCaltrops(game, move.unit, from, stepsOf(plan));
}

std::vector<CaltropsCrossed> caltropsAhead(const Battle& battle, const Move& move, const MovePlan& plan) {
    if (isTowerMove(battle, move)) return caltropsRolledOver(battle, move);
    const auto steps = stepsOf(plan);
    const geometry::Pose from = plan.departure ? plan.departure->to : battle.unit(move.unit).pose;
    const geometry::Pose to = plan.contact ? plan.contact->to : plan.end;
    const bool entersAndStays = plan.arrival && plan.arrival->what == Arrival::occupy;
    return caltropsCrossed(battle, {move.unit, from, steps, {to, plan.extension}, entersAndStays});
}

void makeMove(Game& game, const Move& move) {
    const auto plan = planMove(game.battle(), move);
    VALLUM_CHECK(plan);
    makeMove(game, move, *plan);
}

void makeMove(Game& game, const Move& move, const MovePlan& plan) {
    showTheWay(game, move);
    carryOut(game, move, plan);
    endCrossings(game, move.unit);
}

void movementStep(Game& game) {
    const Seat active = game.battle().active;
    std::visit(Overloaded{[&](const Move& move) { makeMove(game, move); },
                          [&](const PhaseDone&) {
                              takeBackCrossings(game);
                              finishPhase(game);
                          },
                          [&](const Surrender&) { surrender(game); },
                          [&](const auto& engaged) { act(game, engaged); }},
               game.ask(active, ChooseMove{}));
}

Verdict fits(const Battle& battle, const ChooseMove&, const Move& answer) {
    const auto plan = planMove(battle, answer);
    return plan ? Verdict() : tl::unexpected(plan.error());
}

Verdict fits(const Battle& battle, const ChooseMove&, const PhaseDone&) {
    for (const Crossing& it : battle.crossings) {
        if (firstWayClear(battle, it.under)) return refuseAt(battle, "MOV-10"_rule, it.under);
    }
    return {};
}

std::vector<Move> waysClear(const Battle& battle, UnitId under) {
    std::vector<Move> ways;
    for (const geometry::PathStep& step : stepsAside(battle, under)) {
        if (auto way = wayAside(battle, under, step)) ways.push_back(*std::move(way));
    }
    return ways;
}

std::optional<Move> firstWayClear(const Battle& battle, UnitId under) {
    for (const geometry::PathStep& step : stepsAside(battle, under)) {
        if (auto way = wayAside(battle, under, step)) return way;
    }
    return std::nullopt;
}

}  // namespace vallum::field
