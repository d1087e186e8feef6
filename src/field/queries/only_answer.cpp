// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <array>
#include <utility>

#include <vallum/field/queries/harmful_events.h>
#include <vallum/field/queries/only_answer.h>
#include <vallum/field/queries/reach.h>
#include <vallum/field/rules/combat/ranged.h>
#include <vallum/field/rules/siege/structure_attacks.h>
#include <vallum/field/situation/movement/contact.h>

namespace vallum::field {

namespace {

template <class... Kinds> bool isOneOf(const Question& question) {
    return (std::holds_alternative<Kinds>(question) || ...);
}

/// The first order of a turn is never the only answer, because the player may surrender.
bool isFurtherOrder(const Battle& battle, const Question& question) {
    return isOneOf<ChooseOrder>(question) && battle.player(battle.active).ordersPlayed > 0;
}

/// MOR-12: nobody flees by choice from an enemy who is destroyed, nor in good order from one who flees or is
/// broken, unless others are in contact.
bool isFlightFromTheBeaten(const Battle& battle, const Question& question) {
    const auto* decide = std::get_if<Decide>(&question);
    if (decide == nullptr || decide->what != Decision::fleeByChoice) return false;
    if (!battle.combat || battle.combat->kind != CombatKind::melee) return false;
    const UnitId enemy = battle.combat->units.enemyOf(decide->unit);
    const auto isBeaten = [&](UnitId it) {
        return !battle.onTable(it) || battle.unit(it).has(Marker::fleeing) ||
               battle.unit(it).has(Marker::broken);
    };
    const auto others = enemiesInContact(battle, decide->unit);
    const bool isAsBad = battle.onTable(enemy) && battle.unit(decide->unit).has(Marker::broken);
    return isBeaten(enemy) && !isAsBad && std::ranges::all_of(others, [&](UnitId it) { return it == enemy; });
}

/// ART-09: to reroll a die that has missed is a risk only for friends near the engine.
bool isRerollWithoutRisk(const Battle& battle, const Question& question) {
    const auto* decide = std::get_if<Decide>(&question);
    return decide != nullptr && decide->what == Decision::rollOneAgain &&
           endangeredByMisfire(battle, decide->unit).empty();
}

/// Moves are too many to list, but whether anybody can set out is soon known.
bool isMoveOfNobody(const Battle& battle, const Question& question) {
    return isOneOf<ChooseMove, ChooseSkirmishMove>(question) &&
           std::ranges::none_of(battle.unitsOnTable(), [&](UnitId unit) {
               return battle.owner(unit) == battle.active && maySetOutNow(battle, unit).has_value();
           });
}

bool hasMoved(const Battle& battle, UnitId unit) {
    return battle.owner(unit) == battle.active && battle.unit(unit).did(TurnFlag::displaced);
}

/// Where ranges are shown, a shot that falls short is no choice.
void dropShotsOutOfRange(const Battle& battle, std::vector<Answer>& options) {
    if (!battle.setting->rangesShown) return;
    std::erase_if(options, [&](const Answer& it) {
        const auto* shot = std::get_if<ShotToMake>(&it);
        return shot != nullptr && !measured(battle, shot->shooter, shot->target).inRange;
    });
}

/// A phase without a choice may not even be asked about.
bool offersNothing(const Battle& battle, const Question& question) {
    if (isOneOf<ChooseSkirmishMove>(question)) return isMoveOfNobody(battle, question);
    std::vector<Answer> options = System::options(battle, question);
    dropShotsOutOfRange(battle, options);
    return std::ranges::all_of(options, [](const Answer& it) {
        return std::holds_alternative<PhaseDone>(it) || std::holds_alternative<Surrender>(it);
    });
}

/// Whoever has moved ends such a phase himself: he may want to take the move back.
bool isLastMove(const Battle& battle, const Question& question) {
    return isOneOf<ChooseMove, ChooseSkirmishMove>(question) &&
           std::ranges::any_of(battle.unitsOnTable(), [&](UnitId it) { return hasMoved(battle, it); }) &&
           endsTheTurn(battle);
}

void dropHarmful(const Battle& battle, UnitId unit, std::vector<Answer>& options) {
    std::vector<CardId> cards;
    for (const Answer& it : options) {
        const auto* event = std::get_if<EventToPlay>(&it);
        if (event != nullptr && event->card) cards.push_back(*event->card);
    }
    for (const CardId harmful : harmfulEvents(battle, unit, cards))
        std::erase(options, Answer(EventToPlay{harmful}));
}

}  // namespace

bool endsTheTurn(const Battle& battle) {
    const std::array<std::pair<Phase, Question>, 3> choices{{{Phase::rangedAttack, ChooseShot{}},
                                                             {Phase::skirmishers, ChooseSkirmishMove{}},
                                                             {Phase::melee, ChooseCombat{}}}};
    return std::ranges::all_of(choices, [&](const auto& choice) {
        const auto& [phase, question] = choice;
        if (phase <= battle.phase) return true;
        Battle then = battle;
        System::evolve(then, PhaseBegan{phase});
        return offersNothing(then, question);
    });
}

std::optional<Answer> onlyAnswer(const Battle& battle, const Question& question) {
    if (isFlightFromTheBeaten(battle, question)) return YesOrNo{false};
    if (isRerollWithoutRisk(battle, question)) return YesOrNo{true};
    const bool hasList =
        isOneOf<ChooseEvent, ChooseCombat, ChooseShot, ChooseUnit, ChooseSideStruck, ChooseOpponent>(
            question);
    if (!hasList && !isFurtherOrder(battle, question) && !isMoveOfNobody(battle, question))
        return std::nullopt;
    if (isLastMove(battle, question)) return std::nullopt;
    std::vector<Answer> options = System::options(battle, question);
    std::erase_if(options, [](const Answer& it) { return std::holds_alternative<Surrender>(it); });
    if (const auto* choose = std::get_if<ChooseEvent>(&question)) dropHarmful(battle, choose->unit, options);
    dropShotsOutOfRange(battle, options);
    if (options.size() != 1) return std::nullopt;
    return std::move(options.front());
}

}  // namespace vallum::field
