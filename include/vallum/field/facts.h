// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <variant>

#include <vallum/field/facts/combat.h>
#include <vallum/field/facts/movement.h>
#include <vallum/field/facts/setting_up.h>
#include <vallum/field/facts/turn_and_cards.h>

namespace vallum::field {

/// Facts carry their results: who reads one, and `evolve` itself, asks no rule. `why` is the rule by which
/// it happened.
using Fact = std::variant<PlacingBegan,
                          UnitPlaced,
                          UnitsRevealed,
                          Redeployed,
                          UnitsArranged,
                          StageBegan,
                          GeneralPlaced,
                          FirstPlayerRolled,
                          TurnBegan,
                          PhaseBegan,
                          LossesChecked,
                          CardsDrawn,
                          CardTaken,
                          CardsDiscarded,
                          DeckRenewed,
                          OrderPlayed,
                          OrderReceived,
                          Activated,
                          Deactivated,
                          DrawPromised,
                          Healed,
                          Reorganized,
                          Recovered,
                          Faced,
                          Moved,
                          FormationTaken,
                          FormationLost,
                          FrontChanged,
                          EnvelopsChanged,
                          BrashProvoked,
                          Charged,
                          MoveEnded,
                          CrossingEnded,
                          ShotMeasured,
                          ShotUsed,
                          CombatBegan,
                          CombatEnded,
                          EventTurnedUp,
                          EventRejected,
                          EventPlayed,
                          EventsCanceled,
                          Retargeted,
                          BlowRolled,
                          Wounded,
                          WoundsIgnored,
                          Eliminated,
                          GeneralLost,
                          GeneralStruck,
                          MarkerGained,
                          MarkerLost,
                          Promoted,
                          MoraleChecked,
                          Broke,
                          StartedToFlee,
                          FlightBlocked,
                          BattleEnded,
                          CommanderNamed,
                          TurnOrderSet,
                          AllyBegan,
                          PlayerDefeated,
                          CardsPassed,
                          LineOrdered,
                          Repositioned,
                          Withdrew,
                          Followed,
                          BrokeOff,
                          StoodUp,
                          Separated,
                          LineMoved,
                          Revealed>;

}  // namespace vallum::field
