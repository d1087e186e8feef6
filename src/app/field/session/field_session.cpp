// SPDX-License-Identifier: GPL-3.0-or-later
#include "field/session/field_session.h"

#include "thinking/player_level.h"

#include <algorithm>

#include <vallum/field/queries/dice_wanted.h>
#include <vallum/field/queries/only_answer.h>
#include <vallum/players/player_names.h>

namespace vallum::app {

namespace {

/// SET-21, OPT-17: placing or moving such units means looking at them.
bool hasHiddenUnits(const field::Battle& battle, Seat seat) {
    return std::ranges::any_of(battle.unitsOnTable(), [&](UnitId it) {
        return battle.unit(it).faceDown && battle.owner(it) == seat;
    });
}

}  // namespace

using Field = Seated<field::System>;

std::vector<PlayerKind> Field::computers() { return allComputers(); }

std::unique_ptr<Asker<field::System>> Field::computer(PlayerKind kind, std::uint64_t seed) {
    return players::playerOf(levelOf(kind), characterOf(kind), seed);
}

std::optional<field::Answer> Field::onlyAnswer(const field::Battle& battle, const field::Question& question) {
    return field::onlyAnswer(battle, question);
}

bool Field::isWithinAct(const field::Question& question) {
    return std::holds_alternative<field::ChooseEvent>(question) ||
           std::holds_alternative<field::Decide>(question) ||
           std::holds_alternative<field::ChooseUnit>(question) ||
           std::holds_alternative<field::ChooseSideStruck>(question);
}

Handover Field::handover(const field::Battle& battle, const field::Question& question, Seat seat) {
    const bool isHidden = hasHiddenUnits(battle, seat);
    const bool isFirstCard = std::holds_alternative<field::PlaceUnit>(question) && !isHidden;
    if (isFirstCard) return Handover::withoutCurtain;
    return field::isSecret(question) || isHidden ? Handover::curtain : Handover::open;
}

/// In mid-turn the table stays visible, with public information only, and just the hand is covered.
bool Field::coversTable(const field::Question& question) {
    return std::holds_alternative<field::ChooseOrder>(question);
}

std::optional<field::Answer> Field::passing(const field::Question& question) {
    if (!std::holds_alternative<field::ChooseEvent>(question)) return std::nullopt;
    return field::EventToPlay{};
}

bool Field::isSamePerson(const field::Battle& battle, Seat one, Seat other) {
    const std::string& person = battle.side(one).person;
    return !person.empty() && battle.side(other).person == person;
}

bool Field::staysKnown(const field::Answer& answer) {
    return std::holds_alternative<field::ShotToMake>(answer);
}

bool Field::isRevealed(const field::Fact& fact) { return std::holds_alternative<field::Revealed>(fact); }

Text Field::whoseDice(const FieldReferee& referee, const field::Battle& battle) {
    return field::words(battle, field::diceWanted(referee));
}

template class SessionOf<field::System>;

}  // namespace vallum::app
