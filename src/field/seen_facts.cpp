// SPDX-License-Identifier: GPL-3.0-or-later
#include "known_hands.h"

#include <algorithm>

#include <vallum/field/seen_facts.h>
#include <vallum/field/situation/optional/fog.h>
#include <vallum/field/system.h>

namespace vallum::field {

namespace {

using Told = std::optional<Fact>;

/// A face-down card reveals only where it lies: its position, front edge and the markers next
/// to it (OPT-18). Each kind of fact decides how much of it that is; a new kind does not
/// compile until it does so, too.
class Onlooker {
public:
    Onlooker(const Battle& battle, Seat seat) : battle_(battle), seat_(seat) {}

    // Setting up.
    Told operator()(const PlacingBegan& it) const { return it; }
    Told operator()(const UnitPlaced& it) const { return it; }
    Told operator()(const UnitsRevealed& it) const { return it; }
    Told operator()(const Redeployed& it) const { return it; }
    /// Even whether it has taken any formation stays hidden.
    Told operator()(UnitsArranged it) const {
        std::erase_if(it.units,
                      [&](const UnitArrangement& one) { return one.formation && isHidden(one.unit); });
        if (it.units.empty() && hasHidden(it.seat)) return {};
        return it;
    }
    Told operator()(const StageBegan& it) const { return it; }
    Told operator()(const GeneralPlaced& it) const { return ofFace(it); }
    Told operator()(const FirstPlayerRolled& it) const { return it; }
    Told operator()(const CommanderNamed& it) const { return it; }
    Told operator()(const TurnOrderSet& it) const { return it; }
    Told operator()(const FortressAnnounced& it) const { return it; }
    Told operator()(const TowerPlaced& it) const { return it; }
    Told operator()(const EdgeTaken& it) const { return it; }

    // Turns and cards.
    Told operator()(const TurnBegan& it) const { return it; }
    Told operator()(const PhaseBegan& it) const { return it; }
    Told operator()(const AllyBegan& it) const { return it; }
    Told operator()(const PlayerDefeated& it) const { return it; }
    /// Half of an army would reveal all of it.
    Told operator()(LossesChecked it) const {
        if (hasHidden(it.seat)) it.half = 0;
        return it;
    }
    Told operator()(CardsDrawn it) const {
        if (!knowsHand(battle_, it.seat, seat_)) std::ranges::fill(it.cards, faceDown);
        return it;
    }
    Told operator()(CardTaken it) const {
        if (!knowOne(it.by, it.from)) it.card = faceDown;
        return it;
    }
    Told operator()(CardsPassed it) const {
        if (!knowOne(it.from, it.to)) std::ranges::fill(it.cards, faceDown);
        return it;
    }
    Told operator()(const CardsDiscarded& it) const { return it; }
    Told operator()(const DeckRenewed& it) const { return it; }
    Told operator()(const DrawPromised& it) const { return it; }
    Told operator()(const BattleEnded& it) const { return it; }
    Told operator()(const PositionRestored& it) const {
        Battle there = battle_;
        static_cast<Position&>(there) = *it.position;
        return System::restarted(System::seenBy(std::move(there), seat_));
    }

    // Orders. Many of them are for a single kind of units.
    Told operator()(OrderPlayed it) const {
        dropHidden(it.units);
        return it;
    }
    Told operator()(LineOrdered it) const {
        dropHidden(it.units);
        return it;
    }
    Told operator()(OrderReceived it) const {
        dropHidden(it.units);
        return it.units.empty() ? Told() : it;
    }
    Told operator()(const Activated& it) const { return ofFace(it); }
    Told operator()(const Deactivated& it) const { return ofFace(it); }
    Told operator()(const Healed& it) const { return ofFace(it); }
    Told operator()(const Reorganized& it) const { return ofFace(it); }
    Told operator()(const Recovered& it) const { return ofFace(it); }

    // Movement. The cost of a step, and its reason, would reveal the unit.
    Told operator()(Moved it) const {
        if (!isHidden(it.unit)) return it;
        it.price = {};
        it.why = whyHidden(it.unit);
        return it;
    }
    Told operator()(const Turned& it) const { return it; }
    Told operator()(const Shifted& it) const { return it; }
    Told operator()(MoveEnded it) const { return isHidden(it.unit) ? MoveEnded{it.unit, {}, {}, {}} : it; }
    Told operator()(const CrossingEnded& it) const { return it; }
    Told operator()(const FormationTaken& it) const { return ofFace(it); }
    Told operator()(const FormationLost& it) const { return ofFace(it); }
    Told operator()(FrontChanged it) const {
        if (isHidden(it.unit)) it.why = whyHidden(it.unit);
        return it;
    }
    Told operator()(const EnvelopsChanged& it) const { return ofFace(it); }
    Told operator()(BrashProvoked it) const {
        const bool isOver = it.units.empty();
        dropHidden(it.units);
        return it.units.empty() && !isOver ? Told() : it;
    }
    Told operator()(const Charged& it) const { return it; }
    Told operator()(const Repositioned& it) const { return it; }
    Told operator()(const Withdrew& it) const { return it; }
    Told operator()(const Followed& it) const { return it; }
    Told operator()(const BrokeOff& it) const { return it; }
    Told operator()(const StoodUp& it) const { return it; }
    Told operator()(const Separated& it) const { return it; }
    Told operator()(const LineMoved& it) const { return ofFace(it); }
    Told operator()(const Revealed& it) const { return it; }

    // Combat. A unit that an event helps reveals that it qualifies.
    Told operator()(const ShotMeasured& it) const { return it; }
    Told operator()(const ShotUsed& it) const { return ofFace(it); }
    Told operator()(const CombatBegan& it) const { return it; }
    Told operator()(const CombatEnded& it) const { return it; }
    Told operator()(const HandLimitRaised& it) const { return it; }
    Told operator()(const EventTurnedUp& it) const { return it; }
    Told operator()(const EventRejected& it) const { return it; }
    Told operator()(const EventPlayed& it) const { return it; }
    Told operator()(const EventsCanceled& it) const { return it; }
    Told operator()(const Retargeted& it) const { return it; }
    Told operator()(const FirstBlowGranted& it) const { return it; }
    Told operator()(BlowRolled it) const {
        if (isHidden(it.units.defender)) it.defense = {};
        return it;
    }
    Told operator()(const Wounded& it) const { return ofFace(it); }
    Told operator()(const WoundsIgnored& it) const { return ofFace(it); }
    /// OPT-18: eliminated units are revealed.
    Told operator()(const Eliminated& it) const { return it; }
    Told operator()(const GeneralLost& it) const { return it; }
    Told operator()(const GeneralStruck& it) const { return mayBeHidden(it.seat, it.general) ? Told() : it; }
    Told operator()(const MarkerGained& it) const { return ofFace(it); }
    Told operator()(const MarkerLost& it) const { return ofFace(it); }
    Told operator()(const Promoted& it) const { return ofFace(it); }
    Told operator()(const MoraleChecked& it) const { return ofFace(it); }
    Told operator()(const Broke& it) const { return ofFace(it); }
    Told operator()(const StartedToFlee& it) const { return ofFace(it); }
    Told operator()(const FlightBlocked& it) const { return ofFace(it); }

    // Structures, and what is done to them, are public.
    Told operator()(const Entered& it) const { return it; }
    Told operator()(const Left& it) const { return it; }
    Told operator()(const LinedUp& it) const { return it; }
    Told operator()(const TookPlace& it) const { return it; }
    Told operator()(const Climbed& it) const { return ofFace(it); }
    Told operator()(const ClimbEnded& it) const { return ofFace(it); }
    Told operator()(const PassageChanged& it) const { return ofFace(it); }
    Told operator()(const OverlapsChanged& it) const { return it; }
    Told operator()(const StructureMeasured& it) const { return it; }
    Told operator()(const StructureRolled& it) const { return it; }
    Told operator()(const StructureDamaged& it) const { return it; }
    Told operator()(const DoorDestroyed& it) const { return it; }
    Told operator()(const FireLit& it) const { return it; }
    Told operator()(const FirePutOut& it) const { return it; }
    Told operator()(const CollateralRolled& it) const { return ofFace(it); }
    Told operator()(const Collapsed& it) const { return it; }
    Told operator()(const TileCleared& it) const { return it; }
    Told operator()(const CaltropsRolled& it) const { return ofFace(it); }
    Told operator()(const TowerRolled& it) const { return it; }
    Told operator()(const OwnerChanged& it) const { return it; }
    Told operator()(const RamTaken& it) const { return it; }
    Told operator()(const RamLeft& it) const { return it; }
    Told operator()(const TaskDone& it) const { return ofFace(it); }

private:
    [[nodiscard]] bool isHidden(UnitId unit) const {
        const bool isNamed = unit.raw() >= 0 && unit.raw() < std::ssize(battle_.units);
        return isNamed && isHiddenFrom(battle_, unit, seat_);
    }
    [[nodiscard]] bool hasHidden(Seat owner) const {
        const auto units = battle_.unitsOnTable();
        return std::ranges::any_of(units,
                                   [&](UnitId it) { return battle_.owner(it) == owner && isHidden(it); });
    }
    [[nodiscard]] RuleId whyHidden(UnitId unit) const { return ruleOfHiding(battle_, battle_.owner(unit)); }
    [[nodiscard]] bool knowOne(Seat one, Seat other) const {
        return knowsHand(battle_, one, seat_) || knowsHand(battle_, other, seat_);
    }
    void dropHidden(std::vector<UnitId>& units) const {
        std::erase_if(units, [&](UnitId it) { return isHidden(it); });
    }
    /// Only for those who may see the face of the card.
    Told ofFace(const auto& it) const { return isHidden(it.unit) ? Told() : Told(it); }
    /// OPT-18: the position of a general would reveal the value of the unit.
    [[nodiscard]] bool mayBeHidden(Seat owner, int general) const {
        const auto with = battle_.player(owner).generals.at(static_cast<std::size_t>(general)).with;
        return with ? isHidden(*with) : hasHidden(owner);
    }

    const Battle& battle_;
    Seat seat_;
};

}  // namespace

std::optional<Fact> seenBy(const Fact& fact, const Battle& battle, Seat seat) {
    return std::visit(Onlooker(battle, seat), fact);
}

std::vector<Fact> seenBy(const std::vector<Fact>& facts, const Battle& battle, Seat seat) {
    std::vector<Fact> told;
    for (const Fact& fact : facts) {
        if (auto seen = seenBy(fact, battle, seat)) told.push_back(*std::move(seen));
    }
    return told;
}

}  // namespace vallum::field
