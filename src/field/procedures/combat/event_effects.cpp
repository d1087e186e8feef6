// SPDX-License-Identifier: GPL-3.0-or-later
#include <vallum/field/procedures/combat/events.h>
#include <vallum/field/procedures/morale/morale.h>
#include <vallum/field/rules/combat/events.h>
#include <vallum/field/situation/turn/generals.h>

namespace vallum::field {

namespace {

Marker markerOf(LastingMarker marker) {
    return marker == LastingMarker::hero ? Marker::hero : Marker::noOfficer;
}

void promote(Game& game, UnitId unit) {
    const Status status = game.battle().unit(unit).status;
    if (status == Status::elite) return;
    game.tell(Promoted{unit, status == Status::regular ? Status::veteran : Status::elite});
}

void strikeGeneral(Game& game, UnitId unit, int woundedFrom) {
    const auto general = generalAt(game.battle(), unit);
    if (!general || general->state(game.battle()).health != GeneralHealth::well) return;
    const int face = game.ask(chance, RollDice{"EVT-03"_rule, 1}).faces.front();
    game.tell(GeneralStruck{general->seat, face, woundedFrom, general->index});
    if (face < woundedFrom) return;
    game.tell(GeneralLost{general->seat, GeneralHealth::wounded, "EVT-03"_rule, general->index});
}

}  // namespace

void sufferAmbush(Game& game) {
    const Opponents units = game.battle().currentCombat().units;
    for (const UnitId unit : {units.attacker, units.defender}) {
        for (const EventEffectOnUnit& it : effectsOn(game.battle(), unit)) {
            if (game.battle().onTable(unit)) wound(game, unit, it.effect.woundsBeforeDice, "EVT-15"_rule);
        }
    }
}

void gainMarkers(Game& game) {
    const Opponents units = game.battle().currentCombat().units;
    for (const UnitId unit : {units.attacker, units.defender}) {
        for (const EventEffectOnUnit& it : effectsOn(game.battle(), unit)) {
            if (!it.effect.marker) continue;
            const Marker marker = markerOf(*it.effect.marker);
            const RuleId why = marker == Marker::hero ? "EVT-25"_rule : "EVT-26"_rule;
            if (!game.battle().unit(unit).has(marker)) game.tell(MarkerGained{unit, marker, why});
        }
    }
}

void applyEventsAfterCombat(Game& game) {
    const Opponents units = game.battle().currentCombat().units;
    for (const UnitId unit : {units.attacker, units.defender}) {
        for (const EventEffectOnUnit& it : effectsOn(game.battle(), unit)) {
            if (!game.battle().onTable(unit)) continue;
            for (int step = 0; step != it.effect.promote; ++step) promote(game, unit);
            if (it.effect.woundGeneralOn > 0) strikeGeneral(game, unit, it.effect.woundGeneralOn);
        }
    }
}

void raiseHandLimits(Game& game) {
    const auto events = game.battle().currentCombat().events;
    for (const EventInPlay& it : events) {
        const int more = game.battle().event(it.event).effect.handLimit;
        if (more == 0 || it.canceled) continue;
        for (const UnitId unit : it.helps) {
            game.tell(HandLimitRaised{game.battle().owner(unit), more, it.event});
        }
    }
}

}  // namespace vallum::field
