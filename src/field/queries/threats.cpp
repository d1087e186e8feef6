// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <array>

#include <vallum/field/queries/reach.h>
#include <vallum/field/queries/threats.h>
#include <vallum/field/rules/combat/ranged.h>
#include <vallum/field/rules/fortress/free_shots.h>
#include <vallum/field/situation/movement/cards.h>
#include <vallum/field/situation/movement/contact.h>

namespace vallum::field {

namespace {

/// The movement phase of this seat's next turn, with orders for all its units.
Battle nextTurnOf(Battle battle, Seat seat) {
    if (battle.combat) System::evolve(battle, CombatEnded{battle.combat->kind, battle.combat->units});
    System::evolve(battle, BrashProvoked{});
    System::evolve(battle, TurnBegan{battle.turn + 1, seat});
    for (const UnitId id : battle.unitsOnTable()) {
        const bool isOrdered = battle.owner(id) == seat && !battle.unit(id).has(Marker::fleeing);
        if (isOrdered) System::evolve(battle, Activated{.unit = id});
    }
    System::evolve(battle, PhaseBegan{Phase::movement});
    return battle;
}

/// The edge where a hit is worst, if markers are at several.
geometry::Edge edgeStruck(const Battle& battle, const Opponents& units) {
    using enum geometry::Edge;
    constexpr std::array worstFirst{rear, left, right};
    const auto* struck = std::ranges::find_if(worstFirst, [&](geometry::Edge edge) {
        return strikes(battle, units.attacker, units.defender, edge);
    });
    return struck == worstFirst.end() ? front : *struck;
}

bool isWorse(const Threat& one, const Threat& other) {
    if (!one.odds || !other.odds) return one.odds && !other.odds;
    const double chance = one.chanceToGiveWay();
    if (chance != other.chanceToGiveWay()) return chance > other.chanceToGiveWay();
    return one.odds->expectedWounds() > other.odds->expectedWounds();
}

bool isKnown(const Battle& battle, UnitId unit) { return battle.unit(unit).type != hiddenType; }

}  // namespace

double Threat::chanceToGiveWay() const { return odds ? odds->chanceToGiveWay() : 0; }

bool canBeThreatened(const Battle& battle, UnitId unit) {
    const bool isSetUp = battle.stage != Stage::deployment && battle.stage != Stage::over;
    return isSetUp && battle.onTable(unit) && isKnown(battle, unit);
}

ThreatSearch::ThreatSearch(const Battle& battle, UnitId unit) : battle_(battle), unit_(unit) {
    if (!canBeThreatened(battle_, unit)) return;
    enemies_ = enemiesOf(battle_, unit);
    std::erase_if(enemies_, [&](UnitId it) { return !isKnown(battle_, it); });
    std::ranges::reverse(enemies_);  // taken from the back
}

const Battle& ThreatSearch::turnOf(Seat seat) {
    const auto known = turns_.find(seat);
    if (known != turns_.end()) return known->second;
    return turns_.emplace(seat, nextTurnOf(battle_, seat)).first->second;
}

void ThreatSearch::lookAtNext() {
    const UnitId enemy = enemies_.back();
    enemies_.pop_back();
    const Battle& turn = turnOf(battle_.owner(enemy));
    if (areEngaged(turn, enemy, unit_)) return addMelee(turn, enemy);
    addCharge(turn, enemy);
    addShot(turn, enemy);
}

void ThreatSearch::addMelee(const Battle& turn, UnitId enemy) {
    const Opponents units{enemy, unit_};
    found_.push_back({enemy, Threat::Kind::melee, edgeStruck(turn, units), meleeOdds(turn, units).defender});
}

void ThreatSearch::addCharge(const Battle& turn, UnitId enemy) {
    const Opponents units{enemy, unit_};
    std::optional<Threat> worst;
    for (const Move& charge : chargesInReach(turn, enemy, unit_)) {
        const Battle then = afterMove(turn, charge);
        if (!then.onTable(enemy) || !then.onTable(unit_)) continue;
        Threat threat{enemy, Threat::Kind::charge, edgeStruck(then, units), meleeOdds(then, units).defender};
        if (!worst || isWorse(threat, *worst)) worst = std::move(threat);
    }
    if (worst) found_.push_back(*std::move(worst));
}

void ThreatSearch::addShot(Battle turn, UnitId enemy) {
    System::evolve(turn, PhaseBegan{Phase::rangedAttack});
    if (!mayShoot(turn, enemy) || !mayTarget(turn, enemy, unit_)) return;
    Threat threat{enemy, Threat::Kind::shot, sideStruckFrom(turn, enemy, unit_).edge, {}};
    if (turn.setting->rangesShown) {
        if (!measured(turn, enemy, unit_).inRange) return;
        threat.odds = shotOdds(turn, enemy, unit_).defender;
    }
    found_.push_back(std::move(threat));
}

std::vector<Threat> ThreatSearch::threats() const {
    std::vector<Threat> sorted = found_;
    std::ranges::stable_sort(sorted, isWorse);
    return sorted;
}

std::vector<Threat> threatsTo(const Battle& battle, UnitId unit) {
    ThreatSearch search(battle, unit);
    while (!search.isDone()) search.lookAtNext();
    return search.threats();
}

std::vector<UnitId> inReachNextTurn(const Battle& battle, UnitId unit) {
    if (!battle.onTable(unit) || battle.unit(unit).has(Marker::fleeing)) return {};
    std::vector<UnitId> enemies;
    for (const Move& charge : chargesInReach(nextTurnOf(battle, battle.owner(unit)), unit)) {
        const UnitId target = charge.charge->target;
        if (std::ranges::count(enemies, target) == 0) enemies.push_back(target);
    }
    return enemies;
}

Verdict shotAfter(const Battle& moved, UnitId unit) {
    const bool isToShoot = moved.phase == Phase::movement && canShoot(moved, unit) &&
                           moved.unit(unit).has(Marker::active) &&
                           !moved.unit(unit).did(TurnFlag::forcedMarch);
    return isToShoot ? mayShootAfterMoving(moved, unit) : Verdict();
}

Outlook outlookOf(const Battle& moved, UnitId unit) {
    return {threatsTo(moved, unit), inReachNextTurn(moved, unit), shotAfter(moved, unit)};
}

}  // namespace vallum::field
