// SPDX-License-Identifier: GPL-3.0-or-later
#include <vallum/core/overloaded.h>
#include <vallum/field/procedures/fortress/caltrops.h>
#include <vallum/field/procedures/fortress/field_defenses.h>
#include <vallum/field/procedures/fortress/garrisons.h>
#include <vallum/field/procedures/fortress/sallies.h>
#include <vallum/field/procedures/ground/choke_points.h>
#include <vallum/field/procedures/morale/morale.h>
#include <vallum/field/procedures/movement/charge.h>
#include <vallum/field/procedures/movement/engaged.h>
#include <vallum/field/procedures/movement/movement.h>
#include <vallum/field/procedures/movement/stacks.h>
#include <vallum/field/procedures/optional/advance_in_line.h>
#include <vallum/field/procedures/optional/fog.h>
#include <vallum/field/procedures/siege/climbing.h>
#include <vallum/field/procedures/siege/fires.h>
#include <vallum/field/procedures/siege/rams.h>
#include <vallum/field/procedures/siege/siege_towers.h>
#include <vallum/field/procedures/turn/turns.h>
#include <vallum/field/procedures/turn/victory.h>
#include <vallum/field/rules/movement/cut_markers.h>
#include <vallum/field/rules/movement/maneuvers.h>
#include <vallum/field/rules/movement/move_plan.h>
#include <vallum/field/rules/movement/movement.h>
#include <vallum/field/rules/movement/stacks.h>
#include <vallum/field/rules/siege/siege_towers.h>
#include <vallum/field/situation/movement/cards.h>
#include <vallum/field/situation/movement/stacks.h>

namespace vallum::field {

namespace {

void leaveSupport(Game& game, UnitId main) {
    if (const auto support = supportOf(game.battle(), main)) separate(game, *support, "ABL-34"_rule);
}

void tellManeuvers(Game& game, UnitId unit, const std::vector<Maneuver>& maneuvers) {
    for (const Maneuver& maneuver : maneuvers) {
        const FormationAndFront formed = after(maneuver, formationAndFrontOf(game.battle().unit(unit)));
        std::visit(
            Overloaded{
                [&](const TakeFormation& it) { game.tell(FormationTaken{unit, it.formation}); },
                [&](const DropFormation&) { game.tell(FormationLost{unit, "MAN-15"_rule}); },
                [&](const ExtendFront&) { game.tell(FrontChanged{unit, formed.extension, "MAN-08"_rule}); },
                [&](const ReduceFront&) { game.tell(FrontChanged{unit, formed.extension, "MAN-09"_rule}); },
                [](const LeaveSupport&) {},  // before all of them
                [&](const DropRam&) { leaveRam(game, unit, "RAM-07"_rule); },
                [&](const TakeRam& it) { takeRam(game, unit, it.ram); }},
            maneuver);
    }
}

/// ABL-29, ABL-34: the unit below has moved as well and may not move again.
void endMove(Game& game, UnitId unit, const MovePlan& plan) {
    game.tell(MoveEnded{unit, plan.spent, plan.flags, plan.crossings});
    const auto support = supportOf(game.battle(), unit);
    if (!support) return;
    EnumSet<TurnFlag> flags;
    for (const TurnFlag deed : {TurnFlag::displaced, TurnFlag::forcedMarch, TurnFlag::allDirections,
                                TurnFlag::finishedMove, TurnFlag::finishedSkirmish}) {
        flags.put(deed, plan.flags.has(deed));
    }
    game.tell(MoveEnded{*support, plan.spent, flags, {}});
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

/// CHG-18: around a tower; the unit stays where it is.
void cutWraps(Game& game, UnitId owner, const std::vector<TowerMarker>& cut) {
    if (cut.empty()) return;
    const Unit& unit = game.battle().unit(owner);
    auto left = unit.wraps;
    std::erase_if(left, [&](const TowerMarker& it) { return std::ranges::count(cut, it) != 0; });
    game.tell(LinedUp{owner, cut.front().structure, unit.pose, "CHG-18"_rule, std::move(left), true});
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

/// MOV-10: units that stood on this one now stand alone.
void endCrossings(Game& game, UnitId under) {
    const auto crossings = game.battle().crossings;
    for (const Crossing& it : crossings) {
        if (it.under == under) game.tell(CrossingEnded{it.unit, it.under, std::nullopt});
    }
}

/// MOV-10: undoes crossings that cannot be resolved.
void takeBackCrossings(Game& game) {
    const auto crossings = game.battle().crossings;
    for (const Crossing& it : crossings) game.tell(CrossingEnded{it.unit, it.under, it.back});
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
    if (leavesSupport(move)) leaveSupport(game, move.unit);
    tellManeuvers(game, move.unit, move.before);
    walk(game, move.unit, plan);
    if (plan.contact) makeContact(game, move.unit, *plan.contact);
    if (plan.arrival) arrive(game, move.unit, *plan.arrival);
    if (game.battle().unit(move.unit).pose != plan.end && !plan.contact) {
        game.tell(Shifted{move.unit, plan.end, Shift::ontoFriend, "FOR-10"_rule});
    }
    if (plan.overlaps) game.tell(OverlapsChanged{*plan.overlaps, "FOR-11"_rule});
    tellManeuvers(game, move.unit, move.after);
    if (game.battle().unit(move.unit).formation && !plan.formation) {
        game.tell(FormationLost{move.unit, "ASL-24"_rule});
    }
    if (move.gait == Gait::forcedMarch) {
        for (const UnitId it : withSupport(game.battle(), move.unit)) {
            game.tell(MarkerGained{it, Marker::marching, "MOV-19"_rule});
        }
    }
    enterOrLeavePassage(game, move.unit, from, plan.contact ? &*plan.contact : nullptr);
    if (plan.departure && plan.contact) standBesideStructure(game, move.unit, plan.departure->structure);
    endMove(game, move.unit, plan);
    revealInFortress(game, move.unit);
    sufferCaltrops(game, move.unit, from, stepsOf(plan));
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

}  // namespace vallum::field
