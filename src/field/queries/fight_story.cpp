// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <utility>

#include <vallum/core/overloaded.h>
#include <vallum/field/queries/fight_story.h>
#include <vallum/field/queries/luck.h>
#include <vallum/field/queries/odds.h>
#include <vallum/field/rules/combat/events.h>
#include <vallum/field/situation/fortress/structures.h>
#include <vallum/field/situation/turn/generals.h>
#include <vallum/field/system.h>

namespace vallum::field {

namespace {

/// Whatever strikes a structure may hurt anybody who is there.
bool concerns(const Fight& fight, UnitId unit) { return !fight.isBetweenUnits() || fight.units.has(unit); }

/// How a roll compares with what its dice usually bring. Where ones are rolled again, the other dice are
/// known to show at least a 2; a 1 never succeeds.
Fortune fortuneOf(const Battle& battle, const auto& roll) {
    Fortune fortune;
    const ThrowChances chances = chancesOf(battle, roll);
    constexpr double notAOne = 6.0 / 5;
    const ThrowChances others{chances.one * notAOne, chances.two * notAOne};
    const std::size_t again = roll.rolledAgain.size();
    for (std::size_t die = 0; die != roll.faces.size(); ++die)
        fortune.add(again == 0 || die < again ? chances : others);
    fortune.bring(roll.successes);
    return fortune;
}

BlowShown shown(const Battle& battle, const BlowRolled& roll) {
    const Fortune fortune = fortuneOf(battle, roll);
    return {roll, fortune.expected(), fortune.asGoodOrBetter(),
            eventsBehindAttack(battle, roll.units.attacker, roll.roll, roll.attack),
            eventsBehindDefense(battle, roll.units.defender, roll.roll, roll.defense)};
}
StructureBlowShown shown(const Battle& battle, const StructureRolled& roll) {
    const Fortune fortune = fortuneOf(battle, roll);
    return {roll, fortune.expected(), fortune.asGoodOrBetter(),
            eventsBehindAttack(battle, roll.unit, roll.roll, roll.attack)};
}

EventShown drawn(const Battle& before, const EventTurnedUp& it) {
    const EventId event = before.card(it.card).event;
    EventShown shown{event, it.helps, {}, !it.helps.empty()};
    if (!shown.hasEffect && before.combat) shown.whyNot = whyItHelpsNobody(before, event);
    return shown;
}

DamageShown shown(const StructureDamaged& it) { return {it.structure, it.total - it.damage, it.total}; }
FireShown shown(const Battle& battle, const FireLit& it) {
    const int before = fireMarkers(battle.structure(it.structure));
    return {it.structure, before, before + it.markers};
}

std::optional<FightStep> wounds(const Fight& fight, const Battle& before, UnitId unit, int wounds) {
    if (!concerns(fight, unit) || wounds == 0) return std::nullopt;
    const int had = before.unit(unit).wounds;
    return WoundsShown{unit, had, had + wounds};
}
std::optional<FightStep> consequence(const Fight& fight, UnitId unit, Consequence what) {
    if (!concerns(fight, unit)) return std::nullopt;
    return ConsequenceShown{unit, what};
}

/// The facts that get a step of their own; others belong to one of these.
std::optional<FightStep> stepFor(const Fight& fight, const Battle& before, const Fact& fact) {
    using Step = std::optional<FightStep>;
    return std::visit(
        Overloaded{
            [&](const EventTurnedUp& it) -> Step { return drawn(before, it); },
            [&](const EventPlayed& it) -> Step {
                return EventShown{before.card(it.card).event, {it.helps}, it.by};
            },
            [&](const BlowRolled& it) -> Step { return shown(before, it); },
            [&](const Wounded& it) { return wounds(fight, before, it.unit, it.wounds); },
            [&](const MoraleChecked& it) -> Step {
                if (!concerns(fight, it.unit)) return std::nullopt;
                return CheckShown{it, chanceToPass(it.morale),
                                  eventsBehindMorale(before, it.unit, it.morale)};
            },
            [&](const Broke& it) { return consequence(fight, it.unit, Consequence::breaks); },
            [&](const StartedToFlee& it) { return consequence(fight, it.unit, Consequence::flees); },
            [&](const Eliminated& it) { return consequence(fight, it.unit, Consequence::destroyed); },
            [&](const StructureRolled& it) -> Step { return shown(before, it); },
            [](const StructureDamaged& it) -> Step { return shown(it); },
            [&](const FireLit& it) -> Step { return shown(before, it); },
            [](const FirePutOut& it) -> Step {
                if (!it.spreads) return std::nullopt;
                return RuinShown{it.structure, Ruin::fireSpreads};
            },
            [](const DoorDestroyed& it) -> Step { return RuinShown{it.structure, Ruin::doorBreaks}; },
            [](const Collapsed& it) -> Step { return RuinShown{it.structure, Ruin::collapses}; },
            [](const CollateralRolled& it) -> Step { return CollateralShown{it}; },
            [&](const Recovered& it) { return consequence(fight, it.unit, Consequence::rallies); },
            [&](const Reorganized& it) { return consequence(fight, it.unit, Consequence::reorganizes); },
            [&](const MarkerLost& it) -> Step {
                if (fight.occasion != Occasion::morale || it.marker != Marker::broken) return std::nullopt;
                return ConsequenceShown{it.unit, Consequence::reorganizes};
            },
            [](const LossesChecked& it) -> Step { return LossesShown{it, chanceToHold(it.leadership)}; },
            [](const CombatEnded& it) -> Step {
                if (!it.canceledBy) return std::nullopt;
                return CancelShown{*it.canceledBy};
            },
            [](const auto&) { return Step(); }},
        fact);
}

bool isShotAgain(const Fight& fight) {
    return std::ranges::any_of(fight.moments, [&](const FightMoment& it) {
        const auto* shown = std::get_if<EventShown>(&it.step);
        return shown != nullptr && shown->hasEffect && fight.before.event(shown->event).effect.shootAgain;
    });
}

/// Fires that only smolder are told by the table alone.
bool isWorthTelling(const Fight& fight, const FightStep& step) {
    return fight.occasion != Occasion::fires || !std::holds_alternative<DamageShown>(step);
}

/// GEN-08: a check may be made again.
bool comesOfCheck(const Fight& fight, const Fact& fact) {
    const auto* first = std::get_if<CheckShown>(&fight.moments.front().step);
    const auto* check = std::get_if<MoraleChecked>(&fact);
    if (check != nullptr) return first != nullptr && check->unit == first->check.unit;
    return std::holds_alternative<Broke>(fact) || std::holds_alternative<StartedToFlee>(fact) ||
           std::holds_alternative<Eliminated>(fact) || std::holds_alternative<Recovered>(fact) ||
           std::holds_alternative<Reorganized>(fact) || std::holds_alternative<MarkerLost>(fact) ||
           std::holds_alternative<RamLeft>(fact);
}

/// Fires burn until the turn is over.
bool isOverBefore(const Fight& fight, const Fact& fact) {
    switch (fight.occasion) {
        case Occasion::combat: return false;
        case Occasion::morale: return !comesOfCheck(fight, fact);
        case Occasion::fires:
            return std::holds_alternative<TurnBegan>(fact) || std::holds_alternative<PhaseBegan>(fact) ||
                   std::holds_alternative<BattleEnded>(fact);
        case Occasion::losses: return !std::holds_alternative<LossesChecked>(fact);
    }
    return false;
}

/// SET-14: a check that was passed is not made again.
bool isOverAfter(const Fact& fact) {
    const auto* check = std::get_if<LossesChecked>(&fact);
    return std::holds_alternative<CombatEnded>(fact) || (check != nullptr && check->passed);
}

/// FIR-11: nothing else damages a structure outside an attack.
bool startsFires(const Fact& fact, const Battle& before) {
    return std::holds_alternative<StructureDamaged>(fact) && !before.combat;
}

}  // namespace

Concerned concernedIn(const Fight& fight, std::size_t moments) {
    Concerned concerned;
    if (fight.occasion == Occasion::combat) concerned.unit = fight.units.attacker;
    if (fight.target) concerned.structure = fight.target->structure;
    const auto structure = [&](StructureId it) {
        // Fire goes from one structure to the next; whoever was in danger there is safe.
        if (fight.occasion == Occasion::fires && concerned.structure != it) concerned.unit.reset();
        concerned.structure = it;
    };
    for (std::size_t i = 0; i != moments; ++i) {
        std::visit(Overloaded{[](const EventShown&) {}, [](const CancelShown&) {},
                              [&](const BlowShown& it) { concerned.unit = it.roll.units.attacker; },
                              [&](const WoundsShown& it) { concerned.unit = it.unit; },
                              [&](const CheckShown& it) { concerned.unit = it.check.unit; },
                              [&](const ConsequenceShown& it) { concerned.unit = it.unit; },
                              [&](const StructureBlowShown& it) { concerned.unit = it.roll.unit; },
                              [&](const DamageShown& it) { structure(it.structure); },
                              [&](const FireShown& it) { structure(it.structure); },
                              [&](const RuinShown& it) { structure(it.structure); },
                              [&](const CollateralShown& it) {
                                  structure(it.roll.structure);
                                  concerned.unit = it.roll.unit;
                              },
                              [&](const LossesShown& it) {
                                  concerned.unit =
                                      chiefOf(fight.before, it.check.seat).state(fight.before).with;
                              }},
                   fight.moments[i].step);
    }
    return concerned;
}

bool FightTeller::isAmid(const Battle& battle) const {
    if (!open_) return false;
    switch (open_->occasion) {
        case Occasion::combat: return battle.combat && battle.combat->units == open_->units;
        case Occasion::fires: return battle.phase == Phase::endOfTurn;
        case Occasion::morale:
        case Occasion::losses: break;
    }
    return false;
}

void FightTeller::begin(Fight fight) {
    open_ = std::move(fight);
    open_->number = ++begun_;
    isTold_ = false;
}

void FightTeller::end(std::vector<Fight>& told) {
    open_->isOver = true;
    if (isShotAgain(*open_)) again_ = open_->units;
    if (isTold_) told.push_back(*std::move(open_));
    open_.reset();
}

void FightTeller::notice(const Fact& fact, const Battle& before, const Battle& after) {
    if (const auto* began = std::get_if<CombatBegan>(&fact)) {
        const Combat& combat = began->combat;
        const bool isAgain = combat.kind == CombatKind::ranged && std::exchange(again_, {}) == combat.units;
        begin({.kind = combat.kind,
               .units = combat.units,
               .target = combat.target,
               .before = after,
               .isSecondVolley = isAgain});
    } else if (std::holds_alternative<PhaseBegan>(fact)) {
        again_.reset();  // the target was out of reach by then
    } else if (open_) {
        if (const auto* retargeted = std::get_if<Retargeted>(&fact)) open_->units.defender = retargeted->unit;
    } else if (startsFires(fact, before)) {
        begin({.occasion = Occasion::fires, .units = {}, .target = {}, .before = before});
    } else if (std::holds_alternative<MoraleChecked>(fact)) {
        begin({.occasion = Occasion::morale, .units = {}, .target = {}, .before = before});
    } else if (std::holds_alternative<LossesChecked>(fact)) {
        begin({.occasion = Occasion::losses, .units = {}, .target = {}, .before = before});
    }
}

std::vector<Fight> FightTeller::follow(Battle before, std::span<const Fact> facts) {
    std::vector<Fight> told;
    isTold_ = false;
    for (const Fact& fact : facts) {
        const Battle then = before;
        System::evolve(before, fact);
        if (open_ && isOverBefore(*open_, fact)) end(told);
        notice(fact, then, before);
        if (!open_) continue;
        if (auto step = stepFor(*open_, then, fact)) {
            isTold_ = isTold_ || isWorthTelling(*open_, *step);
            open_->moments.push_back({*std::move(step), before});
        }
        if (isOverAfter(fact)) end(told);
    }
    if (open_ && isTold_) told.push_back(*open_);
    // Nothing is known to follow a lone check.
    if (open_ && isTold_ && open_->occasion == Occasion::morale) told.back().isOver = true;
    return told;
}

}  // namespace vallum::field
