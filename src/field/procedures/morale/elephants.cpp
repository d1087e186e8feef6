// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/morale/elephants_detail.h"

#include <span>
#include <variant>

#include <vallum/core/overloaded.h>
#include <vallum/field/procedures/combat/melee.h>
#include <vallum/field/procedures/combat/strikes.h>
#include <vallum/field/procedures/fortress/caltrops.h>
#include <vallum/field/procedures/morale/elephants.h>
#include <vallum/field/procedures/morale/flight.h>
#include <vallum/field/procedures/morale/morale.h>
#include <vallum/field/procedures/optional/fog.h>
#include <vallum/field/rules/combat/melee.h>
#include <vallum/field/rules/combat/modifiers.h>
#include <vallum/field/rules/morale/elephants.h>
#include <vallum/field/rules/morale/flight.h>
#include <vallum/field/situation/movement/contact.h>
#include <vallum/geometry/relation.h>

namespace vallum::field {

namespace {

using geometry::PathStep;
using geometry::Placement;
using geometry::Pose;

PathStep first(Du distance, const PathStep& straight) {
    return std::visit(
        Overloaded{[&](const geometry::Advance&) { return PathStep(geometry::Advance{distance}); },
                   [&](const geometry::Slide& it) { return PathStep(geometry::Slide{it.toward, distance}); },
                   [&](const auto& it) { return PathStep(it); }},
        straight);
}

/// Where a straight step first touches a unit.
struct Meeting {
    UnitId unit;
    Du at;
};
Du touchedAt(const Battle& battle, UnitId elephants, const PathStep& step, UnitId unit) {
    const Placement from{battle.unit(elephants).pose, {}};
    const auto pieces = piecesOf(battle, unit);
    const auto contact = geometry::firstContact(step, from, cardSize, std::span(pieces));
    return contact ? geometry::lengthOf(contact->upTo) : 0_du;
}

/// ELE-02: in the order of the meetings.
std::vector<Meeting> meetingsOn(const Battle& battle, UnitId elephants, const FlightLeg& leg) {
    std::vector<Meeting> meetings;
    meetings.reserve(leg.crossed.size());
    for (const UnitId unit : leg.crossed) {
        meetings.push_back({unit, touchedAt(battle, elephants, leg.step, unit)});
    }
    std::ranges::stable_sort(meetings, {}, &Meeting::at);
    return meetings;
}

/// MEL-03: the active player's unit is the attacker.
Opponents fighters(const Battle& battle, UnitId elephants, UnitId unit) {
    const bool isDefended = battle.owner(elephants) != battle.active && battle.owner(unit) == battle.active;
    return isDefended ? Opponents{unit, elephants} : Opponents{elephants, unit};
}

int enemiesWith(const Battle& battle, UnitId unit, UnitId elephants) {
    const auto enemies = enemiesInContact(battle, unit);
    const bool isCounted = std::ranges::count(enemies, elephants) > 0;
    return static_cast<int>(enemies.size()) + (isCounted ? 0 : 1);
}

Combat beginningTrample(const Battle& battle, UnitId elephants, UnitId trampled) {
    Combat combat{.kind = CombatKind::trample, .units = {elephants, trampled}, .withoutEvents = true};
    combat.sideStruck = edgeTrampled(battle, elephants, trampled);
    combat.enemiesOfAttacker = static_cast<int>(enemiesInContact(battle, elephants).size());
    combat.enemiesOfDefender = enemiesWith(battle, trampled, elephants);
    return combat;
}

/// ELE-04, ELE-05, ELE-07
void trample(Game& game, UnitId elephants, const PathStep& step, UnitId unit) {
    game.tell(CombatBegan{beginningTrample(game.battle(), elephants, unit)});
    const Sum dice = trampleDice(game.battle(), elephants, step, unit);
    wound(game, unit, strike(game, {elephants, unit}, Weapon::hand, dice), "ELE-04"_rule);
    if (checksMoraleInCombat(game.battle(), unit) && game.battle().unit(unit).newWounds > 0) {
        checkMorale(game, unit, moraleInMelee(game.battle(), unit, elephants), "ELE-05"_rule);
    }
    game.tell(CombatEnded{CombatKind::trample, {elephants, unit}});
    if (game.battle().onTable(unit)) breakUnit(game, unit, "ELE-07"_rule);
}

/// One flight movement of elephants.
class Run {
public:
    Run(Game& game, UnitId elephants)
        : game_(game),
          elephants_(elephants),
          start_(battle().unit(elephants).pose),
          left_(pointsInFlight(battle(), elephants)) {}

    std::vector<UnitId> made() {
        while (left_ > 0_mp && goOn() == LegResult::reopened) {
        }
        sufferCaltrops(game_, elephants_, start_, steps_);
        return std::move(trampled_);
    }

private:
    /// ELE-11: the leg was completed, or a unit stood up and is still there, or is gone.
    enum class LegResult { completed, blocked, reopened };

    [[nodiscard]] const Battle& battle() const { return game_.battle(); }

    LegResult goOn() {
        for (const FlightLeg& leg : chosenFlightWay(game_, elephants_, left_)) {
            const LegResult result = take(leg);
            if (result != LegResult::completed) return result;
        }
        return LegResult::completed;
    }

    LegResult take(const FlightLeg& leg) {
        FlightLeg rest = leg;
        std::vector<Meeting> meetings = meetingsOn(battle(), elephants_, leg);
        std::erase_if(meetings,
                      [&](const Meeting& it) { return std::ranges::count(trampled_, it.unit) > 0; });
        while (!meetings.empty()) {
            const Du at = meetings.front().at;
            go(rest, geometry::lengthOf(rest.step) - (geometry::lengthOf(leg.step) - at));
            const auto abreast = std::ranges::find_if(
                meetings, [&](const Meeting& it) { return !geometry::isWithin(at, it.at); });
            const std::vector<Meeting> met(meetings.begin(), abreast);
            meetings.erase(meetings.begin(), abreast);
            if (const auto stand = firstWhoStands(met)) return fight(*stand);
            for (const Meeting& it : met) {
                trample(game_, elephants_, rest.step, it.unit);
                trampled_.push_back(it.unit);
            }
        }
        go(rest, geometry::lengthOf(rest.step));
        return LegResult::completed;
    }

    /// ELE-09: units that are met side by side are all asked before any is trampled, because the
    /// elephants stop if one stands up.
    std::optional<StoodUp> firstWhoStands(const std::vector<Meeting>& met) {
        for (const Meeting& it : met) {
            if (auto stand = standIfTheyWill(it.unit)) return stand;
        }
        return std::nullopt;
    }

    /// Moves this far along the rest of a leg.
    void go(FlightLeg& rest, Du distance) {
        const Du whole = geometry::lengthOf(rest.step);
        const bool isTurn = whole == 0_du;
        if (distance == 0_du && !isTurn) return;
        const std::int64_t part = isTurn ? rest.price.raw() : std::int64_t{rest.price.raw()} * distance.raw();
        const MovementPoints price(static_cast<std::int32_t>(isTurn ? part : part / whole.raw()));
        const PathStep step = first(distance, rest.step);
        const Pose from = battle().unit(elephants_).pose;
        game_.tell(Moved{elephants_, step, geometry::after(step, from, cardSize), price, rest.why});
        revealOnTheWay(game_, elephants_, step, from);
        steps_.push_back(step);
        left_ = left_ - price;
        rest.price = rest.price - price;
        rest.step = first(whole - distance, rest.step);
    }

    /// ELE-09
    std::optional<StoodUp> standIfTheyWill(UnitId unit) {
        const auto stand = standAgainst(battle(), elephants_, unit);
        if (!stand) return std::nullopt;
        const bool stands = game_.ask(battle().owner(unit), Decide{Decision::standUpToElephants, unit}).yes;
        return stands ? stand : std::nullopt;
    }

    /// ELE-10, ELE-11
    LegResult fight(const StoodUp& stand) {
        const UnitId unit = stand.units.defender;
        game_.tell(stand);
        meleeWithoutEvents(game_, fighters(battle(), elephants_, unit));
        if (isToFlee(battle(), unit)) makeFlightMove(game_, unit);
        return battle().onTable(elephants_) && !isHeld(battle(), elephants_) ? LegResult::reopened
                                                                             : LegResult::blocked;
    }

    Game& game_;
    UnitId elephants_;
    Pose start_;
    MovementPoints left_;
    std::vector<PathStep> steps_;
    std::vector<UnitId> trampled_;
};

}  // namespace

std::vector<UnitId> runAmok(Game& game, UnitId elephants) { return Run(game, elephants).made(); }

}  // namespace vallum::field
