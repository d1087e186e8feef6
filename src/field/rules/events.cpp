// SPDX-License-Identifier: GPL-3.0-or-later
#include <vallum/field/rules/cards.h>
#include <vallum/field/rules/events.h>
#include <vallum/field/rules/fog.h>
#include <vallum/field/rules/formations_in_combat.h>
#include <vallum/field/rules/generals.h>
#include <vallum/field/rules/stacks.h>
#include <vallum/field/rules/structure_attacks.h>

namespace vallum::field {

namespace {

bool isRanged(const Combat& combat) {
    return combat.kind == CombatKind::ranged || (combat.target && isShot(combat.target->by));
}

/// MEL-10, RNG-19
bool fitsKind(const Combat& combat, const Event& event) {
    if (event.when == EventWhen::both) return true;
    return (event.when == EventWhen::ranged) == isRanged(combat);
}

/// ABL-33: javelins of either half of a stack will do.
EnumSet<Ability> abilitiesOf(const Battle& battle, UnitId unit) {
    EnumSet<Ability> abilities = battle.type(unit).abilities;
    const UnitType& thrower = battle.type(javelinThrower(battle, unit));
    if (thrower.has(Ability::javelins)) abilities.insert(Ability::javelins);
    return abilities;
}

bool hasOneOf(EnumSet<Ability> own, EnumSet<Ability> abilities) {
    return abilities.empty() || (abilities.bits() & own.bits()) != 0;
}

/// The conditions of an event's text.
bool meets(const Battle& battle, UnitId unit, const EventRequirement& requirement) {
    const UnitId enemy = battle.currentCombat().units.enemyOf(unit);
    const UnitType& type = battle.type(unit);
    if (!hasOneOf(abilitiesOf(battle, unit), requirement.ownAbility)) return false;
    if (!requirement.ownClass.empty() && !requirement.ownClass.has(type.unitClass)) return false;
    if (requirement.ownCharged && !charged(battle, unit, enemy)) return false;
    if (requirement.enemyMounted && !battle.type(enemy).mounted) return false;
    const bool asksForEnemy = requirement.enemyMounted || requirement.enemyGeneral;
    if (asksForEnemy && isHiddenFrom(battle, enemy, battle.owner(unit))) return false;  // OPT-18
    return !requirement.enemyGeneral || generalAt(battle, enemy).has_value();
}

/// FIR-08, RAM-12: it changes the dice or values of the attacker and needs no defending unit.
bool worksOnStructures(const Event& event) {
    const EventEffect& effect = event.effect;
    if (event.onlyAfterCharge || event.requirement.enemyMounted || event.requirement.enemyGeneral)
        return false;
    const auto strengthens = [](const std::optional<UnitEffect>& it) {
        return it && (it->attack != Attack{} || it->dice != 0);
    };
    return strengthens(effect.own) || strengthens(effect.shooter) || effect.shootAgain ||
           effect.cancel == Cancel::otherEvents;
}

Verdict suits(const Combat& combat, const Event& event) {
    if (!fitsKind(combat, event)) return refuse(isRanged(combat) ? "RNG-19"_rule : "MEL-10"_rule);
    const bool isVain = combat.target && !worksOnStructures(event);
    return isVain ? refuse(isRanged(combat) ? "FIR-08"_rule : "RAM-12"_rule) : Verdict();
}

Verdict mayHelp(const Battle& battle, UnitId unit, const Event& event) {
    const Combat& combat = battle.currentCombat();
    if (const Verdict verdict = suits(combat, event); !verdict) return verdict;
    if (event.onlyAfterCharge && !beganWithCharge(battle, combat.units)) return refuse("MEL-11"_rule);
    const bool isForShooter = event.effect.shootAgain && unit != combat.units.attacker;
    if (isForShooter) return refuse("CARD-10"_rule);
    if (meets(battle, unit, event.requirement)) return {};
    return refuse(event.effect.throwJavelins ? "EVT-20"_rule : "CARD-10"_rule);
}

bool isElite(const Battle& battle, UnitId unit) { return battle.unit(unit).status == Status::elite; }

// -------------------------------------------------------- the random event

/// CARD-06, RNG-16
std::optional<CardId> turnUpEvent(Game& game) {
    const auto card = topCard(game, "CARD-06"_rule);
    if (!card) return std::nullopt;
    game.tell(EventTurnedUp{*card, helpedAtRandom(game.battle(), game.battle().card(*card).event)});
    renewDeckIfUsedUp(game);
    return card;
}

/// EVT-13
bool mayDrawTwo(const Battle& battle, UnitId unit) {
    if (battle.deck.size() + battle.discarded.size() < 2) return false;
    const auto fighting = fighters(battle);
    return isElite(battle, unit) &&
           std::ranges::all_of(fighting, [&](UnitId it) { return it == unit || !isElite(battle, it); });
}

/// The unit whose owner wants to draw two.
std::optional<UnitId> unitThatDrawsTwo(Game& game) {
    for (const UnitId unit : fighters(game.battle())) {
        if (!mayDrawTwo(game.battle(), unit)) continue;
        if (game.ask(game.battle().owner(unit), Decide{Decision::drawTwoEvents, unit}).yes) return unit;
    }
    return std::nullopt;
}

/// EVT-13: the event that is applied.
std::optional<CardId> turnUpTwoEvents(Game& game, UnitId unit) {
    const auto first = turnUpEvent(game);
    const auto second = turnUpEvent(game);
    if (!first || !second) return first;
    const bool takesSecond =
        game.ask(game.battle().owner(unit), Decide{Decision::applySecondEvent, unit}).yes;
    game.tell(EventRejected{takesSecond ? *first : *second, "EVT-13"_rule, unit});
    return takesSecond ? second : first;
}

/// EVT-12, GEN-08
int exchangesAllowed(const Battle& battle, UnitId unit) {
    const int ofUnit = battle.unit(unit).status == Status::regular ? 0 : 1;
    const auto omens = abilityWith(battle, unit, &AbilityEffect::replaceRandomEvent);
    return omens ? std::max(ofUnit, omens->timesPerCombat) : ofUnit;
}

/// EVT-12: the event that lies there afterward.
CardId offerExchange(Game& game, UnitId unit, CardId event) {
    for (int left = exchangesAllowed(game.battle(), unit); left > 0; --left) {
        if (!game.ask(game.battle().owner(unit), Decide{Decision::exchangeEvent, unit}).yes) return event;
        game.tell(EventRejected{event, "EVT-12"_rule, unit});
        renewDeckIfUsedUp(game);
        event = turnUpEvent(game).value_or(event);
    }
    return event;
}

/// The unit whose owner drew two.
std::optional<UnitId> drawRandomEvent(Game& game) {
    const auto chooser = unitThatDrawsTwo(game);
    auto event = chooser ? turnUpTwoEvents(game, *chooser) : turnUpEvent(game);
    for (const UnitId unit : fighters(game.battle())) {
        if (event && unit != chooser) event = offerExchange(game, unit, *event);
    }
    return chooser;
}

// ---------------------------------------------------- events from the hand

/// GEN-08: whatever the unit itself is.
int eventsByAbility(const Battle& battle, UnitId unit) {
    const auto ready = abilityWith(battle, unit, &AbilityEffect::handEvents);
    return ready ? std::max(1, ready->count) : 1;
}

void playFromHand(Game& game, UnitId unit, int limit) {
    const Seat owner = game.battle().owner(unit);
    for (int played = 0; played != limit; ++played) {
        if (game.battle().player(owner).hand.empty()) return;
        const auto card = game.ask(owner, ChooseEvent{unit}).card;
        if (!card) return;
        game.tell(EventPlayed{owner, *card, unit});
    }
}

/// RNG-18: the last one that was played cancels first.
void cancelEvents(Game& game) {
    const auto& events = game.battle().currentCombat().events;
    const auto cancels = [&](const EventInPlay& it) {
        return !it.helps.empty() && game.battle().event(it.event).effect.cancel != Cancel::nothing;
    };
    const auto last = std::ranges::find_if(events.rbegin(), events.rend(), cancels);
    if (last == events.rend()) return;
    if (game.battle().event(last->event).effect.cancel == Cancel::combat) return;
    EventsCanceled fact;
    for (int i = 0; i != static_cast<int>(events.size()); ++i) {
        const EventInPlay& it = events.at(static_cast<std::size_t>(i));
        if (&it == &*last) continue;
        fact.events.push_back(i);
        fact.canceled.push_back(it.event);
    }
    if (!fact.events.empty()) game.tell(std::move(fact));
}

}  // namespace

std::vector<UnitId> fighters(const Battle& battle) {
    const Combat& combat = battle.currentCombat();
    if (combat.target) return {combat.units.attacker};
    return {combat.units.attacker, combat.units.defender};
}

std::vector<UnitId> helpedAtRandom(const Battle& battle, EventId id) {
    const Event& event = battle.event(id);
    const Opponents& units = battle.currentCombat().units;
    std::vector<UnitId> helped;
    const auto add = [&](UnitId unit) {
        if (mayHelp(battle, unit, event)) helped.push_back(unit);
    };
    if (battle.currentCombat().target) {
        if (event.randomFor != RandomFor::defender || event.effect.shooter) add(units.attacker);
        return helped;
    }
    if (event.randomFor != RandomFor::defender) add(units.attacker);
    if (event.randomFor != RandomFor::attacker) add(units.defender);
    return helped;
}

int eventsFromHand(const Battle& battle, UnitId forUnit) {
    return std::max(isElite(battle, forUnit) ? 2 : 1, eventsByAbility(battle, forUnit));
}

Verdict mayPlayEvent(const Battle& battle, UnitId forUnit, CardId card) {
    if (!battle.combat) return refuse("CARD-05"_rule);
    if (battle.combat->target && forUnit != battle.combat->units.attacker) return refuse("FIR-08"_rule);
    const Seat seat = battle.owner(forUnit);
    if (std::ranges::count(battle.player(seat).hand, card) == 0) return refuse("CARD-07"_rule);
    const Combat& combat = *battle.combat;
    const auto played = std::ranges::count(combat.events, std::optional(seat), &EventInPlay::playedBy);
    if (played >= eventsFromHand(battle, forUnit)) {
        return refuse(isRanged(combat) ? "RNG-17"_rule : "MEL-07"_rule);
    }
    if (std::ranges::count(combat.events, battle.card(card).event, &EventInPlay::event) > 0) {
        return refuse(isRanged(combat) ? "RNG-21"_rule : "MEL-12"_rule);
    }
    return mayHelp(battle, forUnit, battle.eventOn(card));
}

void playEvents(Game& game) {
    const bool isRandom = !game.battle().setting->options.withoutEvents;  // OPT-15
    const auto drewTwo = isRandom ? drawRandomEvent(game) : std::nullopt;
    for (const UnitId unit : fighters(game.battle())) {
        // EVT-13: not both options of an elite unit
        playFromHand(
            game, unit,
            unit == drewTwo ? eventsByAbility(game.battle(), unit) : eventsFromHand(game.battle(), unit));
    }
    cancelEvents(game);
}

Verdict fits(const Battle& battle, const ChooseEvent& question, const EventToPlay& answer) {
    return answer.card ? mayPlayEvent(battle, question.unit, *answer.card) : Verdict();
}

}  // namespace vallum::field
