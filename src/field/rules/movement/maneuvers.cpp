// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include <vallum/core/overloaded.h>
#include <vallum/field/rules/movement/maneuvers.h>
#include <vallum/field/rules/siege/rams.h>
#include <vallum/field/situation/fortress/walls.h>
#include <vallum/field/situation/movement/stacks.h>
#include <vallum/field/situation/turn/generals.h>
#include <vallum/geometry/relation.h>

namespace vallum::field {

using geometry::Advance;
using geometry::Edge;
using geometry::PathStep;
using geometry::Pivot;
using geometry::Slide;
using geometry::Turn;

namespace {

bool& markerAt(geometry::Extension& extension, Flank end) {
    return end == Flank::left ? extension.left : extension.right;
}
bool hasMarkerAt(geometry::Extension extension, Flank end) { return markerAt(extension, end); }

bool isSkirmisher(const Battle& battle, UnitId unit) { return battle.type(unit).has(Ability::skirmishers); }
bool maneuversFreely(const Battle& battle, UnitId unit) {
    return isSkirmisher(battle, unit) || battle.type(unit).has(Ability::maneuverable);
}

template <class Kind> bool isA(const Maneuver& maneuver) { return std::holds_alternative<Kind>(maneuver); }
template <class Kind> bool isA(const PathStep& step) { return std::holds_alternative<Kind>(step); }

/// FRM-05 and MAN-13 consider all maneuvers of a move in order. FRM-04: none comes in the middle of the path.
template <class Visit> void forEachManeuver(const Move& move, const Visit& visit) {
    for (const Maneuver& it : move.before) visit(it);
    for (const Maneuver& it : move.after) visit(it);
}
template <class Predicate> bool anyManeuver(const Move& move, const Predicate& predicate) {
    return std::ranges::any_of(move.before, predicate) || std::ranges::any_of(move.after, predicate);
}
template <class Kind> bool anyStep(const Move& move) {
    return std::ranges::any_of(move.path, [](const PathStep& step) { return isA<Kind>(step); });
}

int turnsIn(const Move& move) {
    return static_cast<int>(
        std::ranges::count_if(move.path, [](const PathStep& step) { return isA<Turn>(step); }));
}

/// MAN-07, FRM-26: true if the first free rotation of this move is the one that is free for a diamond.
bool turnsAsDiamond(const Battle& battle, const Move& move) {
    return turnsIn(move) > 0 && formationAndFrontDuringMove(battle, move).formation == Formation::diamond &&
           !battle.unit(move.unit).did(TurnFlag::diamondTurn);
}

/// Free rotations that count as special maneuvers (MAN-04), without those of MAN-06 and MAN-07.
int plainTurns(const Battle& battle, const Move& move) {
    if (isSkirmisher(battle, move.unit)) return 0;
    return turnsIn(move) - static_cast<int>(turnsAsDiamond(battle, move));
}

/// MAN-14, FRM-24
bool slowsDown(Formation formation) {
    return formation != Formation::bravery && formation != Formation::arrowhead &&
           formation != Formation::diamond;
}

bool takesSlowFormation(const Maneuver& maneuver) {
    const auto* taken = std::get_if<TakeFormation>(&maneuver);
    return taken != nullptr && slowsDown(taken->formation);
}
bool changesFront(const Maneuver& maneuver) {
    return isA<ExtendFront>(maneuver) || isA<ReduceFront>(maneuver);
}
bool takesFormation(const Maneuver& maneuver) { return isA<TakeFormation>(maneuver); }
bool dropsFormation(const Maneuver& maneuver) { return isA<DropFormation>(maneuver); }
bool isSpecial(const Maneuver& maneuver) {
    return !isA<DropFormation>(maneuver) && !isA<LeaveSupport>(maneuver) && !isA<DropRam>(maneuver) &&
           !isA<TakeRam>(maneuver);
}

/// MAN-21: a free rotation belongs before or after the movement.
Verdict mayTurnTogether(const Battle& battle, const Move& move) {
    const int turns = plainTurns(battle, move);
    if (turns > 1) return refuse("MAN-04"_rule);
    const bool isDiamonds = turnsAsDiamond(battle, move);
    const bool isAlone = turnsIn(move) == 1;
    const bool isFirst = turns == 1 && !(isDiamonds && isAlone) && isA<Turn>(move.path.front());
    const bool isLast = turns == 1 && isA<Turn>(move.path.back());
    if (turns == 1 && !isFirst && !isLast) return refuse("MAN-04"_rule);
    const bool before = std::ranges::any_of(move.before, isSpecial) || (isFirst && !isLast);
    const bool after = std::ranges::any_of(move.after, isSpecial) || (isLast && !isFirst);
    return allowIf(!before || !after, "MAN-21"_rule);
}

Verdict mayMarch(const Battle& battle, const Move& move) {
    if (move.gait != Gait::forcedMarch) return {};
    if (battle.unit(move.unit).did(TurnFlag::reorganized)) return refuse("ACT-13"_rule);
    if (move.charge) return refuse("MOV-20"_rule);
    if (formationAndFrontDuringMove(battle, move).formation) return refuse("MOV-21"_rule);
    const bool isPlain = !anyStep<Slide>(move) && !anyStep<Turn>(move) && !anyManeuver(move, isSpecial);
    return allowIf(isPlain, "MOV-18"_rule);
}

/// ACT-07: after an order that only lets a unit fall back, it moves backward without turning.
Verdict mayFallBack(const Battle& battle, const Move& move) {
    const Unit& unit = battle.unit(move.unit);
    if (!unit.did(TurnFlag::fellBack)) return {};
    const Heading back = geometry::outward(unit.pose.heading, geometry::Edge::rear);
    const bool isBackward = std::ranges::all_of(move.path, [&](const PathStep& step) {
        const auto* slide = std::get_if<Slide>(&step);
        return slide != nullptr && slide->toward == back;
    });
    const bool isPlain = move.before.empty() && move.after.empty() && !move.charge;
    return allowIf(isBackward && isPlain, "ACT-07"_rule, Hindrance::onlyBack);
}

Verdict mayMoveInFormation(const Battle& battle, const Move& move) {
    const auto formation = formationAndFrontDuringMove(battle, move).formation;
    if (!formation || move.path.empty()) return {};
    if (*formation == Formation::square) return refuse("FRM-21"_rule);
    return allowIf(!anyStep<Slide>(move), "MAN-03"_rule);
}

/// FRM-05, FRM-28: bravery taken in a fight is kept by a unit that then retreats.
Verdict mayKeepFormation(const Battle& battle, const Move& move) {
    bool isTaken = battle.unit(move.unit).did(TurnFlag::tookFormation);
    bool isGivenUp = false;
    forEachManeuver(move, [&](const Maneuver& it) {
        isGivenUp = isGivenUp || (isTaken && (isA<DropFormation>(it) || isA<TakeFormation>(it)));
        isTaken = isTaken || isA<TakeFormation>(it);
    });
    return allowIf(!isGivenUp, "FRM-05"_rule);
}

Verdict mayTakeSteps(const Move& move) {
    for (const PathStep& step : move.path) {
        if (const Verdict verdict = geometry::mayBeAStep(step); !verdict) {
            return isA<Pivot>(step) ? refuse("MOV-13"_rule) : verdict;
        }
    }
    return {};
}

/// MOV-26: for all causes of reduced movement that no rule exempts, as MAN-05 does free rotations and FRM-03
/// taking a formation.
Verdict mayChargeThoughReduced(const Battle& battle, const Move& move) {
    const Unit& unit = battle.unit(move.unit);
    if (unit.did(TurnFlag::reorganized)) return refuse("ACT-13"_rule);
    const bool isSideways = anyStep<Slide>(move) && !movesAlongWall(battle, move);
    if (isSideways || unit.did(TurnFlag::allDirections)) return refuse("MAN-03"_rule);
    const bool changes =
        std::ranges::any_of(move.before, changesFront) && !maneuversFreely(battle, move.unit);
    return allowIf(!changes, "MAN-10"_rule);
}

Verdict may(const Battle& battle, UnitId unit, const FormationAndFront& now, const TakeFormation& it) {
    if (!battle.type(unit).formations.has(it.formation)) return refuse("FRM-01"_rule);
    if (now.formation == it.formation) return refuse("MAN-13"_rule);
    if (!battle.structures.empty() && standsOnWall(battle, unit)) return refuse("ASL-24"_rule);
    return allowIf(now.extension == geometry::Extension{}, "MAN-12"_rule);
}
Verdict may(const Battle&, UnitId, const FormationAndFront& now, const DropFormation&) {
    return allowIf(now.formation.has_value(), "MAN-13"_rule);
}
Verdict may(const Battle&, UnitId, const FormationAndFront& now, const ExtendFront& it) {
    if (now.formation) return refuse("MAN-12"_rule);
    return allowIf(!hasMarkerAt(now.extension, it.end), "MAN-08"_rule);
}
Verdict may(const Battle&, UnitId, const FormationAndFront& now, const ReduceFront& it) {
    return allowIf(hasMarkerAt(now.extension, it.end), "MAN-09"_rule);
}
Verdict may(const Battle& battle, UnitId unit, const FormationAndFront&, const LeaveSupport&) {
    const Unit& main = battle.unit(unit);
    const bool breaksOff = main.did(TurnFlag::retreated) && !main.did(TurnFlag::finishedMove);  // ENG-23
    return allowIf(supportOf(battle, unit).has_value() && !breaksOff, "ABL-34"_rule);
}
Verdict may(const Battle& battle, UnitId unit, const FormationAndFront&, const DropRam&) {
    return allowIf(ramOf(battle, unit).has_value(), "RAM-07"_rule);
}
Verdict may(const Battle& battle, UnitId unit, const FormationAndFront&, const TakeRam& it) {
    return mayTakeRam(battle, unit, it.ram);
}

}  // namespace

FormationAndFront formationAndFrontOf(const Unit& unit) { return {unit.formation, unit.extension}; }

FormationAndFront after(const Maneuver& maneuver, FormationAndFront formed) {
    std::visit(Overloaded{[&](const TakeFormation& it) { formed.formation = it.formation; },
                          [&](const DropFormation&) { formed.formation.reset(); },
                          [&](const ExtendFront& it) { markerAt(formed.extension, it.end) = true; },
                          [&](const ReduceFront& it) { markerAt(formed.extension, it.end) = false; },
                          [](const LeaveSupport&) {}, [](const DropRam&) {},
                          [&](const TakeRam&) { formed.formation.reset(); }},
               maneuver);
    return formed;
}

FormationAndFront formationAndFrontDuringMove(const Battle& battle, const Move& move) {
    FormationAndFront formed = formationAndFrontOf(battle.unit(move.unit));
    for (const Maneuver& maneuver : move.before) formed = after(maneuver, formed);
    return formed;
}

bool switchesBravery(const Battle& battle, const Move& move) {
    const auto& now = battle.unit(move.unit).formation;
    if (move.before.size() != 1 || !move.path.empty() || !move.after.empty() || move.charge) return false;
    if (std::holds_alternative<DropFormation>(move.before.front())) return now == Formation::bravery;
    const auto* taken = std::get_if<TakeFormation>(&move.before.front());
    return taken != nullptr && taken->formation == Formation::bravery && !now;
}

Verdict mayManeuver(const Battle& battle,
                    UnitId unit,
                    const FormationAndFront& now,
                    const Maneuver& maneuver) {
    return std::visit([&](const auto& it) { return may(battle, unit, now, it); }, maneuver);
}

Verdict mayPivotTogether(const Move& move, std::optional<geometry::Corner> used) {
    for (const PathStep& step : move.path) {
        const auto* pivot = std::get_if<Pivot>(&step);
        if (pivot == nullptr) continue;
        if (used.value_or(pivot->about) != pivot->about) return refuse("MOV-15"_rule);
        used = pivot->about;
    }
    return {};
}

Verdict mayCombine(const Battle& battle, const Move& move) {
    return mayTakeSteps(move)
        .and_then([&] { return mayFallBack(battle, move); })
        .and_then([&] { return mayMarch(battle, move); })
        .and_then([&] { return mayMoveInFormation(battle, move); })
        .and_then([&] { return mayPivotTogether(move, std::nullopt); })
        .and_then([&] { return mayKeepFormation(battle, move); })
        .and_then([&] { return mayHandleRams(battle, move); })
        .and_then([&] { return mayTurnTogether(battle, move); })
        .and_then([&] { return mayEndInCharge(battle, move); });
}

EnumSet<TurnFlag> turnFlagsOf(const Battle& battle, const Move& move) {
    EnumSet<TurnFlag> flags;
    flags.put(TurnFlag::displaced, !move.path.empty());
    flags.put(TurnFlag::forcedMarch, move.gait == Gait::forcedMarch);
    flags.put(TurnFlag::allDirections, anyStep<Slide>(move) && !movesAlongWall(battle, move));
    flags.put(TurnFlag::freeTurn, plainTurns(battle, move) > 0);
    flags.put(TurnFlag::diamondTurn, turnsAsDiamond(battle, move));
    flags.put(TurnFlag::changedFront, anyManeuver(move, changesFront));
    flags.put(TurnFlag::tookFormation, anyManeuver(move, takesFormation));
    flags.put(TurnFlag::droppedFormation, anyManeuver(move, dropsFormation));
    flags.put(TurnFlag::movedReduced, reducedBy(battle, move).has_value());
    flags.put(TurnFlag::charged, move.charge.has_value());
    flags.put(TurnFlag::ledCharge, move.charge.has_value() && isLedToCharge(battle, move.unit));
    return flags;
}

bool isReducedByCloseOrder(const Battle& battle, const Move& move) {
    if (battle.unit(move.unit).did(TurnFlag::reorganized)) return false;
    const auto formation = formationAndFrontDuringMove(battle, move).formation;
    return formation == Formation::phalanx || formation == Formation::wallOfShields;
}

/// MOV-27, ABL-11: no maneuver slows skirmishers. ABL-13: changing front or formation does not slow
/// maneuverable units.
std::optional<RuleId> reducedBy(const Battle& battle, const Move& move) {
    if (battle.unit(move.unit).did(TurnFlag::reorganized)) return "ACT-13"_rule;
    const auto formation = formationAndFrontDuringMove(battle, move).formation;
    if (formation == Formation::phalanx) return "FRM-16"_rule;
    if (formation == Formation::wallOfShields) return "FRM-11"_rule;
    if (isSkirmisher(battle, move.unit)) return std::nullopt;
    if (anyStep<Slide>(move) && !movesAlongWall(battle, move)) return "MAN-02"_rule;
    if (plainTurns(battle, move) > 0) return "MAN-04"_rule;
    if (maneuversFreely(battle, move.unit)) return std::nullopt;
    if (anyManeuver(move, changesFront)) return "MAN-10"_rule;
    if (anyManeuver(move, takesSlowFormation)) return "MAN-14"_rule;
    return std::nullopt;
}

Verdict mayEndInCharge(const Battle& battle, const Move& move) {
    if (!move.charge) return {};
    const Unit& unit = battle.unit(move.unit);
    if (move.gait == Gait::forcedMarch) return refuse("MOV-20"_rule);
    if (std::ranges::count(unit.turn.left, move.charge->target) != 0) return refuse("ENG-24"_rule);
    if (formationAndFrontDuringMove(battle, move).formation == Formation::square)
        return refuse("FRM-21"_rule);
    if (!unit.did(TurnFlag::chargesReduced)) {
        if (Verdict verdict = mayChargeThoughReduced(battle, move); !verdict) return verdict;
    }
    return allowIf(!move.path.empty() && move.after.empty(), "CHG-01"_rule, Hindrance::outOfReach);
}

MovementPoints priceOf(const Battle& battle, UnitId unit, const PathStep& step) {
    return std::visit(Overloaded{[](const Advance& it) { return MovementPoints(it.distance.raw()); },
                                 [](const Slide& it) { return MovementPoints(it.distance.raw()); },
                                 [](const Pivot&) { return 1_mp; },
                                 [&](const Turn&) { return isSkirmisher(battle, unit) ? 1_mp : 0_mp; }},
                      step);
}

bool movesAlongWall(const Battle& battle, const Move& move) {
    if (battle.structures.empty() || move.path.size() != 1 || !move.before.empty() || !move.after.empty()) {
        return false;
    }
    const auto* slide = std::get_if<geometry::Slide>(&move.path.front());
    const Heading heading = battle.unit(move.unit).pose.heading;
    const bool isSideways =
        slide != nullptr && (slide->toward == heading + 90_deg || slide->toward == heading + -90_deg);
    return isSideways && standsOnWall(battle, move.unit);
}

}  // namespace vallum::field
