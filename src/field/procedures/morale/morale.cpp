// SPDX-License-Identifier: GPL-3.0-or-later
#include <vallum/field/procedures/morale/morale.h>
#include <vallum/field/procedures/siege/rams.h>
#include <vallum/field/rules/combat/events.h>
#include <vallum/field/rules/morale/morale.h>
#include <vallum/field/situation/movement/stacks.h>
#include <vallum/field/situation/optional/health.h>
#include <vallum/field/situation/turn/generals.h>

namespace vallum::field {

namespace {

/// The event that still spares the unit wounds in the combat being resolved, and how many.
struct Spared {
    EventId event;
    int wounds;
};
std::optional<Spared> sparedNow(const Battle& battle, UnitId id) {
    if (!battle.combat || !battle.combat->units.has(id)) return std::nullopt;
    const Combat& combat = *battle.combat;
    int used = id == combat.units.attacker ? combat.ignoredByAttacker : combat.ignoredByDefender;
    for (const EventEffectOnUnit& it : effectsOn(battle, id)) {
        if (it.effect.ignoreWounds > used) return Spared{it.event, it.effect.ignoreWounds - used};
        used -= it.effect.ignoreWounds;
    }
    return std::nullopt;
}

enum class Comparison { counts, doesNotCount };

/// GEN-08
MoraleRoll rollAgain(Game& game, UnitId id, const Sum& morale, RuleId why) {
    const int face = game.ask(chance, RollDice{"GEN-08"_rule, 1}).faces.front();
    const bool passed = passes(face, morale.total());
    game.tell(MoraleChecked{id, face, morale, passed, why, true});
    return {face, passed};
}

void suffer(Game& game, UnitId id, int wounds, Comparison comparison, RuleId why) {
    while (const auto spared = wounds > 0 ? sparedNow(game.battle(), id) : std::nullopt) {
        const int ignored = std::min(wounds, spared->wounds);
        game.tell(WoundsIgnored{id, ignored, spared->event});
        wounds -= ignored;
    }
    if (wounds <= 0) return;
    const auto suffering = withSupport(game.battle(), id);
    for (const UnitId it : suffering) {
        game.tell(Wounded{it, wounds, comparison == Comparison::counts, it == id ? why : "ABL-31"_rule});
    }
    for (const UnitId it : suffering) {
        if (game.battle().unit(it).wounds >= health(game.battle(), it)) eliminate(game, it, "MOR-07"_rule);
    }
}

/// The markers that enemies have left after losing those around this unit.
std::vector<EnvelopsChanged> envelopsWithout(const Battle& battle, UnitId id, RuleId why) {
    std::vector<EnvelopsChanged> changed;
    for (const UnitId enemy : battle.unitsOnTable()) {
        auto envelops = battle.unit(enemy).envelops;
        const auto taken = std::erase_if(envelops, [&](const EnvelopMarker& it) { return it.enemy == id; });
        if (taken != 0) changed.push_back({enemy, std::move(envelops), why});
    }
    return changed;
}

/// FLT-01: and loses its formation and markers. MOR-13: it is the same by choice.
void takeToFlight(Game& game, UnitId id, RuleId why) {
    leaveRam(game, id, "RAM-08"_rule);
    const Unit before = game.battle().unit(id);
    game.tell(StartedToFlee{id, why});
    if (before.formation) game.tell(FormationLost{id, "FLT-01"_rule});
    if (before.extension != geometry::Extension()) game.tell(FrontChanged{id, {}, "FLT-01"_rule});
    if (!before.envelops.empty()) game.tell(EnvelopsChanged{id, {}, "FLT-01"_rule});
}

}  // namespace

MoraleRoll rollMorale(Game& game, UnitId id, const Sum& morale, RuleId why) {
    const int face = game.ask(chance, RollDice{"MOR-01"_rule, 1}).faces.front();
    const bool passed = passes(face, morale.total());
    game.tell(MoraleChecked{id, face, morale, passed, why});
    const bool isLast = passed || !mayCheckAgain(game.battle(), id);
    return isLast ? MoraleRoll{face, passed} : rollAgain(game, id, morale, why);
}

bool passesMoraleCheck(Game& game, UnitId id, const Sum& morale, RuleId why) {
    return rollMorale(game, id, morale, why).passed;
}

void checkMorale(Game& game, UnitId id, const Sum& morale, RuleId why) {
    if (passesMoraleCheck(game, id, morale, why)) return;
    if (game.battle().unit(id).has(Marker::broken)) {
        startToFlee(game, id, "MOR-04"_rule);
    } else {
        breakUnit(game, id, "MOR-03"_rule);
    }
}

void breakUnit(Game& game, UnitId id, RuleId why) {
    for (const UnitId it : withSupport(game.battle(), id)) {
        if (!game.battle().unit(it).has(Marker::broken)) game.tell(Broke{it, why});
    }
}

/// ART-01: artillery is eliminated instead.
void startToFlee(Game& game, UnitId id, RuleId why) {
    if (game.battle().unit(id).has(Marker::fleeing)) return;
    const UnitType& type = game.battle().type(id);
    if (type.unitClass == UnitClass::artillery) return eliminate(game, id, "FLT-19"_rule);
    const bool asks = type.has(Ability::steadfast);
    if (asks && !game.ask(game.battle().owner(id), Decide{Decision::fleeThoughSteadfast, id}).yes) return;
    takeToFlight(game, id, why);
}

void wound(Game& game, UnitId id, int wounds, RuleId why) {
    suffer(game, id, wounds, Comparison::counts, why);
}

void woundOutsideCombat(Game& game, UnitId id, int wounds, RuleId why) {
    suffer(game, id, wounds, Comparison::doesNotCount, why);
}

void takeAwayMarkersAround(Game& game, UnitId id, RuleId why) {
    for (EnvelopsChanged& it : envelopsWithout(game.battle(), id, why)) game.tell(std::move(it));
}

void eliminate(Game& game, UnitId id, RuleId why, Loss how) {
    const auto general = generalAt(game.battle(), id);
    leaveRam(game, id, "RAM-08"_rule);
    auto freed = envelopsWithout(game.battle(), id, "CHG-17"_rule);
    game.tell(Eliminated{id, why, how});
    for (EnvelopsChanged& it : freed) game.tell(std::move(it));
    if (!general) return;
    const bool withItsSide = how == Loss::withItsSide;
    game.tell(GeneralLost{general->seat, GeneralHealth::dead, withItsSide ? why : "GEN-02"_rule,
                          general->index, withItsSide});
}

void offerFlight(Game& game, UnitId id) {
    if (!game.battle().onTable(id) || game.battle().unit(id).has(Marker::fleeing)) return;
    if (game.battle().type(id).unitClass == UnitClass::artillery) return;
    const bool flees = game.ask(game.battle().owner(id), Decide{Decision::fleeByChoice, id}).yes;
    if (!flees) return;
    takeToFlight(game, id, "MOR-12"_rule);
}

}  // namespace vallum::field
