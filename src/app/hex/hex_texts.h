// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "texts.h"

#include <optional>

#include <QString>

#include <vallum/hex/model/command_card.h>
#include <vallum/hex/system.h>

/// What the window says about hex battles, in its language.
namespace vallum::app {

/// "Heavy infantry", or the name of its own that the scenario gives.
[[nodiscard]] QString nameIn(const hex::Battle& battle, UnitId unit);
[[nodiscard]] QString nameIn(const hex::Battle& battle, hex::LeaderId leader);
[[nodiscard]] QString nameIn(const hex::Battle& battle, Seat seat);
/// Who stands there: a unit, else a lone leader; empty where nobody is.
[[nodiscard]] QString whoIsAt(const hex::Battle& battle, hex::Hex hex);
/// "hill", "river, bridge"; empty for open ground without work.
[[nodiscard]] QString groundAt(const hex::Battle& battle, hex::Hex hex);
/// What a card does, in a few words, for a player with this Command; for nobody in particular without one.
[[nodiscard]] QString textOf(const hex::CommandCard& card, std::optional<int> command);
/// Why something may not be done.
[[nodiscard]] QString hexSentence(const Refusal& refusal);
[[nodiscard]] QString hexSentence(const hex::Battle& battle, const hex::Fact& fact);
/// "5 − 2 = 3", or the number alone where it has one term.
[[nodiscard]] QString reckoned(const Sum& sum);
/// "5 HEX-37 Close combat dice", a line for each term.
[[nodiscard]] QString termsOf(const Sum& sum);
/// What is done in a step of the turn (HEX-12).
[[nodiscard]] QString nameOf(hex::Phase phase);

}  // namespace vallum::app
