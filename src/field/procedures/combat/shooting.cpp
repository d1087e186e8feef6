// SPDX-License-Identifier: GPL-3.0-or-later
#include <vallum/field/procedures/combat/events.h>
#include <vallum/field/procedures/combat/ranged.h>
#include <vallum/field/procedures/combat/strikes.h>
#include <vallum/field/procedures/morale/flight.h>
#include <vallum/field/procedures/morale/morale.h>
#include <vallum/field/procedures/optional/fog.h>
#include <vallum/field/procedures/siege/bombardment.h>
#include <vallum/field/procedures/turn/cards.h>
#include <vallum/field/procedures/turn/turns.h>
#include <vallum/field/procedures/turn/victory.h>
#include <vallum/field/rules/combat/events.h>
#include <vallum/field/rules/combat/modifiers.h>
#include <vallum/field/rules/combat/ranged.h>
#include <vallum/field/rules/siege/bombardment.h>
#include <vallum/field/rules/turn/victory.h>
#include <vallum/field/situation/ground/cover.h>

namespace vallum::field {

namespace {

/// RNG-32, RNG-33
geometry::Edge sideStruck(Game& game, UnitId shooter, UnitId target) {
    const Battle& battle = game.battle();
    const auto side = sideStruckFrom(battle, shooter, target);
    if (!side.orElse) return side.edge;
    return game.ask(battle.owner(target), ChooseSideStruck{target, {side.edge, *side.orElse}}).edge;
}

/// RNG-12 to RNG-14
ShotMeasured measure(Game& game, const ShotToMake& shot) {
    ShotMeasured found = measured(game.battle(), shot.shooter, shot.target);
    if (found.inRange) found.side = sideStruck(game, shot.shooter, shot.target);
    game.tell(found);
    return found;
}

EventId eventOf(const Battle& battle, const RetargetEffect& wind) {
    const auto& events = battle.currentCombat().events;
    const auto blowing = std::ranges::find_if(events, [&](const EventInPlay& it) {
        const auto& effect = battle.event(it.event).effect.retarget;
        return effect && &*effect == &wind;
    });
    VALLUM_CHECK(blowing != events.end());
    return blowing->event;
}

/// EVT-23: returns the event if there is nobody left to hit.
std::optional<EventId> findTarget(Game& game) {
    const auto* wind = retargetOf(game.battle());
    if (!wind) return std::nullopt;
    const auto among = unitsHitByTheWind(game.battle(), wind->within);
    if (among.empty()) return eventOf(game.battle(), *wind);
    UnitId target = among.front();
    if (among.size() > 1) {
        const Seat opponent = game.battle().owner(game.battle().currentCombat().units.defender);
        target = game.ask(opponent, ChooseUnit{Purpose::hitByTheWind, among}).unit;
    }
    const auto side = sideStruck(game, game.battle().currentCombat().units.attacker, target);
    game.tell(Retargeted{target, side});
    return std::nullopt;
}

/// RNG-27 to RNG-29. RNG-26: only the shooter rolls.
void volley(Game& game) {
    const Opponents units = game.battle().currentCombat().units;
    const Sum dice = rangedDice(game.battle(), game.battle().currentCombat().band, units.attacker);
    wound(game, units.defender, strike(game, units, Weapon::missile, dice), "RNG-23"_rule);
    if (!checksMoraleUnderFire(game.battle())) return;
    checkMorale(game, units.defender, moraleUnderFire(game.battle(), units.defender, units.attacker),
                "RNG-29"_rule);
}

void hitTheTarget(Game& game) {
    gainMarkers(game);
    const UnitId target = game.battle().currentCombat().units.defender;
    if (game.battle().currentCombat().hiddenInFortress) reveal(game, target, "FOR-07"_rule);
    const int woundsBefore = game.battle().unit(target).wounds;
    volley(game);
    const bool wounded = game.battle().unit(target).wounds > woundsBefore;
    if (wounded && !outcomeNow(game.battle())) offerFlight(game, target);
    applyEventsAfterCombat(game);
}

enum class Events { drawn, none };

/// Steps 3 to 6 of RNG-10, and the flight that follows at once (RNG-30); returns how many more times the same
/// shot is made.
int resolve(Game& game, const ShotMeasured& shot, Events events) {
    game.tell(CombatBegan{beginningShot(game.battle(), shot)});
    if (events == Events::drawn) playEvents(game);
    auto cancel = canceledBy(game.battle());
    if (!cancel) cancel = findTarget(game);
    if (!cancel) hitTheTarget(game);
    const int again = cancel ? 0 : shotsAgain(game.battle());
    const Opponents units = game.battle().currentCombat().units;
    raiseHandLimits(game);
    game.tell(CombatEnded{CombatKind::ranged, units, cancel});
    renewDeckIfUsedUp(game);
    checkVictory(game);
    fleeAfterCombat(game, units);
    releaseBlocked(game);
    checkVictory(game);
    return again;
}

bool isAnyShotLawful(const Battle& battle) {
    Sights sights(battle);
    return std::ranges::any_of(battle.unitsOnTable(), [&](UnitId shooter) {
        return mayShoot(battle, shooter) && !targetsOf(sights, shooter).empty();
    });
}

}  // namespace

void shoot(Game& game, const ShotToMake& shot) {
    reveal(game, shot.shooter, "OPT-21"_rule);
    const ShotMeasured found = measure(game, shot);
    game.tell(ShotUsed{shot.shooter});
    if (!found.inRange) return;
    int again = resolve(game, found, Events::drawn);
    for (; again > 0; --again) {
        if (!mayTarget(game.battle(), shot.shooter, shot.target)) return;
        const ShotMeasured next = measure(game, shot);
        if (!next.inRange) return;
        resolve(game, next, Events::none);
    }
}

void rangedStep(Game& game) {
    if (!isAnyShotLawful(game.battle()) && structureShots(game.battle()).empty()) return finishPhase(game);
    const auto answer = game.ask(game.battle().active, ChooseShot{});
    if (std::holds_alternative<Surrender>(answer)) return surrender(game);
    if (std::holds_alternative<PhaseDone>(answer)) return finishPhase(game);
    if (const auto* shot = std::get_if<ShotAtStructure>(&answer)) return shootAt(game, *shot);
    shoot(game, std::get<ShotToMake>(answer));
}

}  // namespace vallum::field
