// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <iterator>
#include <optional>

#include <vallum/field/queries/harmful_events.h>
#include <vallum/field/queries/odds.h>
#include <vallum/field/queries/structure_odds.h>
#include <vallum/field/rules/combat/events.h>
#include <vallum/field/situation/optional/fog.h>

namespace vallum::field {

namespace {

/// What a side wishes for in an attack, each the more the better.
using Worth = std::vector<double>;

Worth worthOf(const CombatOdds& odds, bool attacks) {
    const Prospect& own = attacks ? odds.attacker : odds.defender;
    const Prospect& enemy = attacks ? odds.defender : odds.attacker;
    return {-own.expectedWounds(),  -own.chanceToGiveWay(),  -own.eliminated,
            enemy.expectedWounds(), enemy.chanceToGiveWay(), enemy.eliminated};
}

Worth worthOf(const StructureOdds& odds) { return {odds.expected(), odds.breaksDoor, odds.collapses}; }

/// With this card, or without any.
std::optional<Worth> worthWith(const Battle& battle, UnitId unit, std::optional<CardId> card) {
    if (battle.currentCombat().target) return worthOf(structureOddsWithEvents(battle, unit, card));
    const auto odds = oddsWithEvents(battle, unit, card);
    if (!odds) return std::nullopt;
    const Seat attacker = battle.owner(battle.currentCombat().units.attacker);
    return worthOf(*odds, battle.areAllied(battle.owner(unit), attacker));
}

bool isOnlyWorse(const Worth& before, const Worth& after) {
    constexpr double visible = 0.001;
    bool isWorse = false;
    for (std::size_t i = 0; i != before.size(); ++i) {
        if (after[i] > before[i] + visible) return false;
        isWorse = isWorse || after[i] < before[i] - visible;
    }
    return isWorse;
}

/// Effects that the odds of this attack do not show.
bool doesMoreThanOdds(const EventEffect& effect) {
    const auto strikesGeneral = [](const std::optional<UnitEffect>& it) {
        return it && it->woundGeneralOn != UnitEffect().woundGeneralOn;
    };
    return effect.shootAgain || effect.handLimit != 0 || strikesGeneral(effect.own) ||
           strikesGeneral(effect.enemy) || strikesGeneral(effect.shooter);
}

/// Of several events that cancel others, the last one holds.
bool isCanceled(const Battle& battle, CardId card) {
    const auto cancels = [&](const EventInPlay& it) {
        return !it.helps.empty() && battle.event(it.event).effect.cancel == Cancel::otherEvents;
    };
    return battle.eventOn(card).effect.cancel == Cancel::nothing &&
           std::ranges::any_of(battle.currentCombat().events, cancels);
}

}  // namespace

std::vector<CardId> harmfulEvents(const Battle& battle, UnitId unit, std::span<const CardId> cards) {
    const Seat owner = battle.owner(unit);
    const auto isHidden = [&](UnitId it) { return isHiddenFrom(battle, it, owner); };
    if (cards.empty()) return {};
    const bool isKnown = std::ranges::none_of(fighters(battle), isHidden);
    const auto now = isKnown ? worthWith(battle, unit, std::nullopt) : std::nullopt;
    const auto hurts = [&](CardId card) {
        if (isCanceled(battle, card)) return true;
        if (!now || doesMoreThanOdds(battle.eventOn(card).effect)) return false;
        const auto then = worthWith(battle, unit, card);
        return then && isOnlyWorse(*now, *then);
    };
    std::vector<CardId> harmful;
    std::ranges::copy_if(cards, std::back_inserter(harmful), hurts);
    return harmful;
}

}  // namespace vallum::field
