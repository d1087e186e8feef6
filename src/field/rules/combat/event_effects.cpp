// SPDX-License-Identifier: GPL-3.0-or-later
#include <vallum/field/rules/combat/events.h>

namespace vallum::field {

namespace {

bool works(const EventInPlay& event) { return !event.canceled && !event.helps.empty(); }
bool helps(const EventInPlay& event, UnitId unit) { return std::ranges::count(event.helps, unit) > 0; }

/// The event in play, and not canceled, that has this effect.
template <class Effect>
const Effect* effectInPlay(const Battle& battle, std::optional<Effect> EventEffect::* part, auto matches) {
    if (!battle.combat) return nullptr;
    for (const EventInPlay& it : battle.combat->events) {
        const auto& effect = battle.event(it.event).effect.*part;
        if (effect && works(it) && matches(it)) return &*effect;
    }
    return nullptr;
}

constexpr auto any = [](const EventInPlay&) { return true; };

void addEffects(std::vector<EventEffectOnUnit>& effects,
                const Battle& battle,
                const EventInPlay& it,
                UnitId unit) {
    const EventEffect& effect = battle.event(it.event).effect;
    const Opponents& units = battle.combat->units;
    const UnitId enemy = units.enemyOf(unit);
    if (effect.own && helps(it, unit)) effects.push_back({it.event, *effect.own});
    if (effect.enemy && helps(it, enemy)) effects.push_back({it.event, *effect.enemy});
    if (effect.shooter && unit == units.attacker) effects.push_back({it.event, *effect.shooter});
}

}  // namespace

std::vector<EventEffectOnUnit> effectsOn(const Battle& battle, UnitId unit) {
    std::vector<EventEffectOnUnit> effects;
    if (!battle.combat || !battle.combat->units.has(unit)) return effects;
    for (const EventInPlay& it : battle.combat->events) {
        if (works(it)) addEffects(effects, battle, it, unit);
    }
    return effects;
}

/// ABL-20: the event helps only units with javelins.
const ThrowJavelinsEffect* javelinsOf(const Battle& battle, UnitId unit) {
    return effectInPlay(battle, &EventEffect::throwJavelins,
                        [&](const EventInPlay& it) { return helps(it, unit); });
}

const RetargetEffect* retargetOf(const Battle& battle) {
    return effectInPlay(battle, &EventEffect::retarget, any);
}

int shotsAgain(const Battle& battle) {
    const auto* effect = effectInPlay(battle, &EventEffect::shootAgain, any);
    return effect ? effect->times : 0;
}

std::optional<EventId> canceledBy(const Battle& battle) {
    const auto& events = battle.currentCombat().events;
    const auto canceling = std::ranges::find_if(events, [&](const EventInPlay& it) {
        return works(it) && battle.event(it.event).effect.cancel == Cancel::combat;
    });
    return canceling == events.end() ? std::nullopt : std::optional(canceling->event);
}

RuleId ruleOf(const Event& event) {
    using Named = std::pair<std::string_view, RuleId>;
    static constexpr std::array named{Named{"ambush", "EVT-15"_rule},
                                      Named{"hero", "EVT-25"_rule},
                                      Named{"officers-fall", "EVT-26"_rule},
                                      Named{"resist", "EVT-16"_rule},
                                      Named{"the-wind-changes", "EVT-23"_rule},
                                      Named{"throw-javelins", "EVT-17"_rule},
                                      Named{"veterans-and-elites", "EVT-10"_rule}};
    const auto* const found = std::ranges::find(named, event.id, &Named::first);
    return found == named.end() ? "EVT-01"_rule : found->second;
}

}  // namespace vallum::field
