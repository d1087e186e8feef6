// SPDX-License-Identifier: GPL-3.0-or-later
#include <vallum/field/procedures/combat/events.h>
#include <vallum/field/procedures/turn/cards.h>
#include <vallum/field/rules/combat/events.h>
#include <vallum/field/situation/turn/cards.h>
#include <vallum/field/situation/turn/generals.h>

namespace vallum::field {

namespace {

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

/// The unit whose owner decides to draw two.
std::optional<UnitId> unitThatDrawsTwo(Game& game) {
    for (const UnitId unit : fighters(game.battle())) {
        if (!mayDrawTwo(game.battle(), unit)) continue;
        if (game.ask(game.battle().owner(unit), Decide{Decision::drawTwoEvents, unit}).yes) return unit;
    }
    return std::nullopt;
}

void reject(Game& game, CardId event, RuleId why, UnitId unit) {
    game.tell(EventRejected{event, why, unit, cardsInUse(game.battle()) - 1});
}

/// EVT-13: the event that is applied.
std::optional<CardId> turnUpTwoEvents(Game& game, UnitId unit) {
    const auto first = turnUpEvent(game);
    const auto second = turnUpEvent(game);
    if (!first || !second) return first;
    const bool takesSecond =
        game.ask(game.battle().owner(unit), Decide{Decision::applySecondEvent, unit}).yes;
    reject(game, takesSecond ? *first : *second, "EVT-13"_rule, unit);
    return takesSecond ? second : first;
}

/// EVT-12, GEN-08
int exchangesAllowed(const Battle& battle, UnitId unit) {
    const int ofUnit = battle.unit(unit).status == Status::regular ? 0 : 1;
    const auto omens = abilityWith(battle, unit, &AbilityEffect::replaceRandomEvent);
    return omens ? std::max(ofUnit, omens->timesPerCombat) : ofUnit;
}

/// EVT-12: returns the event in play afterward.
CardId offerExchange(Game& game, UnitId unit, CardId event) {
    for (int left = exchangesAllowed(game.battle(), unit); left > 0; --left) {
        if (!game.ask(game.battle().owner(unit), Decide{Decision::exchangeEvent, unit}).yes) return event;
        reject(game, event, "EVT-12"_rule, unit);
        renewDeckIfUsedUp(game);
        event = turnUpEvent(game).value_or(event);
    }
    return event;
}

/// Returns the unit whose owner drew two.
std::optional<UnitId> drawRandomEvent(Game& game) {
    const auto chooser = unitThatDrawsTwo(game);
    auto event = chooser ? turnUpTwoEvents(game, *chooser) : turnUpEvent(game);
    for (const UnitId unit : fighters(game.battle())) {
        if (event && unit != chooser) event = offerExchange(game, unit, *event);
    }
    return chooser;
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

}  // namespace

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

void playEvents(Game& game) {
    const bool isRandom = !game.battle().setting->options.withoutEvents;  // OPT-15
    const auto drewTwo = isRandom ? drawRandomEvent(game) : std::nullopt;
    for (const UnitId unit : fighters(game.battle())) {
        // EVT-13: an elite unit gets only one of its two options.
        playFromHand(
            game, unit,
            unit == drewTwo ? eventsByAbility(game.battle(), unit) : eventsFromHand(game.battle(), unit));
    }
    cancelEvents(game);
}

}  // namespace vallum::field
