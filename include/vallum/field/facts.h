// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <variant>

#include <vallum/field/facts/combat.h>
#include <vallum/field/facts/movement.h>
#include <vallum/field/facts/setting_up.h>
#include <vallum/field/facts/siege.h>
#include <vallum/field/facts/turn_and_cards.h>

namespace vallum::field {

/// Facts carry their results, so that readers and `evolve` itself run no rules. `why` is the rule
/// by which a fact happened.
using KindsOfFact = std::variant<PlacingBegan,
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
                                 Turned,
                                 Shifted,
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
                                 HandLimitRaised,
                                 EventTurnedUp,
                                 EventRejected,
                                 EventPlayed,
                                 EventsCanceled,
                                 Retargeted,
                                 FirstBlowGranted,
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
                                 Revealed,
                                 Entered,
                                 Left,
                                 LinedUp,
                                 TookPlace,
                                 Climbed,
                                 ClimbEnded,
                                 PassageChanged,
                                 OverlapsChanged,
                                 StructureMeasured,
                                 StructureRolled,
                                 StructureDamaged,
                                 DoorDestroyed,
                                 FireLit,
                                 FirePutOut,
                                 CollateralRolled,
                                 Collapsed,
                                 TileCleared,
                                 CaltropsRolled,
                                 TowerRolled,
                                 OwnerChanged,
                                 RamTaken,
                                 RamLeft,
                                 TaskDone,
                                 FortressAnnounced,
                                 TowerPlaced,
                                 EdgeTaken,
                                 PositionRestored>;
/// A type of its own, so that the special members of this large variant are compiled once and
/// not in every source file.
struct Fact : KindsOfFact {
    using KindsOfFact::variant;
    Fact();
    Fact(const Fact&);
    Fact(Fact&&) noexcept;
    Fact& operator=(const Fact&);
    Fact& operator=(Fact&&) noexcept;
    ~Fact();
    friend bool operator==(const Fact&, const Fact&);
    friend bool operator<(const Fact&, const Fact&) = delete;  // variant's would compare all kinds
};

}  // namespace vallum::field
