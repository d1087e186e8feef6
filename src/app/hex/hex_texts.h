// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "hex/board_map.h"
#include "language/texts.h"

#include <optional>

#include <QString>

#include <vallum/hex/model/command_card.h>
#include <vallum/hex/rules/retreat.h>
#include <vallum/hex/system.h>

/// Texts about hex battles in the language of the window.
namespace vallum::app {

/// "Heavy infantry", or the unit's own name if the scenario gives one.
[[nodiscard]] QString nameIn(const hex::Battle& battle, UnitId unit);
[[nodiscard]] QString nameIn(const hex::Battle& battle, hex::LeaderId leader);
[[nodiscard]] QString nameIn(const hex::Battle& battle, Seat seat);
/// The letters on its piece, and what they stand for.
[[nodiscard]] QString codeExplained(const hex::Battle& battle, UnitId unit);
/// The unit there, or else a lone leader; empty if there is nobody.
[[nodiscard]] QString whoIsAt(const hex::Battle& battle, hex::Hex hex);
/// "hill", "river, bridge"; empty for open ground without a work.
[[nodiscard]] QString groundAt(const hex::Battle& battle, hex::Hex hex);
/// The effect of a card in a few words, for a player with this Command, or in general.
[[nodiscard]] QString textOf(const hex::CommandCard& card, std::optional<int> command);
/// The reason for a refusal.
[[nodiscard]] QString hexSentence(const Refusal& refusal);
/// Cards are named as they lie on a board that is turned like this.
[[nodiscard]] QString hexSentence(const hex::Battle& battle, const hex::Fact& fact, BoardTurn turn);
/// The seat whose army has its home at the lower edge of the screen: its left is left there (HEX-02).
[[nodiscard]] Seat seatInFront(const hex::Battle& battle, BoardTurn turn);
/// What this way costs the unit itself, "loses 1 block" or "destroyed"; empty if nothing (HEX-52).
[[nodiscard]] QString priceOf(const hex::Battle& battle, UnitId unit, const hex::RetreatWay& way);
/// "5 − 2 = 3", or just the number if there is only one term.
[[nodiscard]] QString reckoned(const Sum& sum);
/// One line per term, such as "5 HEX-37 Close combat dice".
[[nodiscard]] QString termsOf(const Sum& sum);
/// The name of the step of the turn (HEX-12).
[[nodiscard]] QString nameOf(hex::Phase phase);

}  // namespace vallum::app
