// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <span>
#include <variant>
#include <vector>

#include <vallum/field/facts.h>
#include <vallum/field/model/battle.h>
#include <vallum/field/rules/combat/modifiers.h>

namespace vallum::field {

/// An event that helps one of the fighting units, or that was canceled.
struct EventShown {
    EventId event;
    std::vector<UnitId> helps;
    std::optional<Seat> playedBy;  // none: drawn at random
    bool hasEffect = true;
    std::optional<Refusal> whyNot = {};  // of one that was drawn and has no effect
};
/// A roll compared with its expectation.
struct BlowShown {
    BlowRolled roll;
    double expected = 0;        // mean number of successes
    double asGoodOrBetter = 0;  // probability of at least this many successes
    EventsBehind behindAttack = {};
    EventsBehind behindDefense = {};
};
/// The same against a structure (FOR-01).
struct StructureBlowShown {
    StructureRolled roll;
    double expected = 0;
    double asGoodOrBetter = 0;
    EventsBehind behindAttack = {};
};
struct DamageShown {
    StructureId structure;
    int before = 0;
    int after = 0;
};
/// The fire markers of a structure.
struct FireShown {
    StructureId structure;
    int before = 0;
    int after = 0;
};
/// What happens to a structure in the end.
enum class Ruin { doorBreaks, fireSpreads, collapses };
struct RuinShown {
    StructureId structure;
    Ruin what = Ruin::collapses;
};
/// Dice for a unit in, on or near a structure that is hit or burns (ART-09, ART-11, FIR-13).
struct CollateralShown {
    CollateralRolled roll;
};
struct WoundsShown {
    UnitId unit;
    int before = 0;
    int after = 0;
};
struct CheckShown {
    MoraleChecked check;
    double chance = 0;  // to pass
    EventsBehind behindMorale = {};
};
/// How a unit fares in the end. One that was broken reorganizes, one that fled rallies.
enum class Consequence { breaks, flees, destroyed, reorganizes, rallies };
struct ConsequenceShown {
    UnitId unit;
    Consequence what = Consequence::breaks;
};
/// SET-13 to SET-15: an army that has lost much may give up.
struct LossesShown {
    LossesChecked check;
    double chance = 0;  // to pass
};
/// An event keeps the units from fighting or shooting.
struct CancelShown {
    EventId by;
};
using FightStep = std::variant<EventShown,
                               BlowShown,
                               WoundsShown,
                               CheckShown,
                               ConsequenceShown,
                               StructureBlowShown,
                               DamageShown,
                               FireShown,
                               RuinShown,
                               CollateralShown,
                               LossesShown,
                               CancelShown>;

struct FightMoment {
    FightStep step;
    Battle after;
};

/// What spectators see on one sheet: an attack, the morale check of a unit outside an attack (MOR-01), the
/// fires at the end of a turn (FIR-11), or the check of an army that has lost much (SET-13).
enum class Occasion { combat, morale, fires, losses };

/// An attack, or another throw of fate, for spectators: what happens step by step.
struct Fight {
    Occasion occasion = Occasion::combat;
    CombatKind kind = CombatKind::melee;  // of a combat
    Opponents units;                      // of a combat; against a structure there is no defender
    std::optional<Target> target;         // the structure attacked
    Battle before;
    std::vector<FightMoment> moments = {};
    bool isOver = false;
    bool isSecondVolley = false;  // the same shot again, by an event
    int number = 0;               // tells it from another fight of the same units; its teller counts from 1

    [[nodiscard]] const Battle& now() const { return moments.empty() ? before : moments.back().after; }
    [[nodiscard]] bool isBetweenUnits() const {
        return occasion == Occasion::combat && kind != CombatKind::structure;
    }
};

/// A unit and a structure that a fight is about at some moment.
struct Concerned {
    std::optional<UnitId> unit;
    std::optional<StructureId> structure;
};
/// After the first `moments` of a fight that is not between two units.
Concerned concernedIn(const Fight& fight, std::size_t moments);

/// Finds fights in a stream of facts. A fight continues while players are asked, so facts may come in parts.
class FightTeller {
public:
    /// The fights in these facts, complete up to now; the battle is the one before them. Fires are told only
    /// if they break something or endanger somebody.
    std::vector<Fight> follow(Battle before, std::span<const Fact> facts);
    /// True if what it tells is still going on in this battle.
    [[nodiscard]] bool isAmid(const Battle&) const;
    /// Drops the open fight: what follows is not connected with it.
    void forget() { open_.reset(); }

private:
    void begin(Fight fight);
    /// Begins a fight with this fact, if one does, or changes the open one.
    void notice(const Fact& fact, const Battle& before, const Battle& after);
    /// Ends the open fight, which counts only if something in it was worth telling.
    void end(std::vector<Fight>& told);

    std::optional<Fight> open_;
    std::optional<Opponents> again_;  // whose last shot is made again
    bool isTold_ = false;             // something of the open fight since the last call
    int begun_ = 0;
};

}  // namespace vallum::field
